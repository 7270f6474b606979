import ContactModel

/// Two contacts beside each other, with what they have in common on the same line and dimmed, so
/// that the differences stand out.
struct SideBySideCards {
  let style: TextStyle
  let formats: ReaderFormats
  /// Ages are those of this day.
  let today: PartialDate
  /// How many columns there are for both.
  let width: Int

  private static let gap = " │ "

  func lines(
    _ first: Contact, heading firstHeading: String, _ second: Contact,
    heading secondHeading: String
  ) -> [String] {
    let column = max(20, (width - Self.gap.count) / 2)
    let plain = TextStyle(isEnabled: false)
    func card(_ contact: Contact) -> ContactCard {
      // Values need the room more than labels do.
      ContactCard(
        contact: contact, style: plain, formats: formats, today: today,
        widestHeading: min(24, column / 4), repeatsFields: true)
    }
    let leftCard = card(first)
    let rightCard = card(second)
    func line(_ a: String, _ b: String, _ paint: (String) -> String) -> String {
      let a = DisplayWidth.truncated(a, to: column)
      let b = DisplayWidth.truncated(b, to: column)
      let blanks = String(repeating: " ", count: max(0, column - DisplayWidth.of(a)))
      return paint(a) + (b.isEmpty ? "" : blanks + Self.gap + paint(b))
    }
    func pairs(_ left: [String], _ right: [String], _ paint: (String) -> String) -> [String] {
      (0..<max(left.count, right.count)).map { index in
        line(
          index < left.count ? left[index] : "", index < right.count ? right[index] : "", paint)
      }
    }
    var lines = [
      line(VisibleText.cell(firstHeading), VisibleText.cell(secondHeading), style.cyan)
    ]
    lines += pairs(leftCard.title, rightCard.title, style.bold)
    // Labels differ from program to program; the values are compared.
    var left: [ContactCard.Entry] = []
    var right = rightCard.entries
    for entry in leftCard.entries {
      if let match = right.firstIndex(where: { $0.value == entry.value }) {
        lines += pairs(entry.lines, right.remove(at: match).lines, style.dim)
      } else {
        left.append(entry)
      }
    }
    lines += pairs(left.flatMap(\.lines), right.flatMap(\.lines)) { $0 }
    return lines
  }
}
