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
    func card(_ contact: Contact) -> [String] {
      // Values need the room more than labels do.
      ContactCard(
        contact: contact, style: plain, formats: formats, today: today,
        widestHeading: min(24, column / 4)
      ).lines
    }
    var left = card(first)
    var right = card(second)
    let leftName = left.isEmpty ? "" : left.removeFirst()
    let rightName = right.isEmpty ? "" : right.removeFirst()
    func line(_ a: String, _ b: String, _ paint: (String) -> String) -> String {
      let a = DisplayWidth.truncated(a, to: column)
      let b = DisplayWidth.truncated(b, to: column)
      let blanks = String(repeating: " ", count: max(0, column - DisplayWidth.of(a)))
      return paint(a) + (b.isEmpty ? "" : blanks + Self.gap + paint(b))
    }
    var lines = [
      line(VisibleText.cell(firstHeading), VisibleText.cell(secondHeading), style.cyan),
      line(leftName, rightName, style.bold),
    ]
    // Labels differ from program to program; the values are compared.
    let common = Set(left.map(Self.value)).intersection(right.map(Self.value))
    for text in left where common.contains(Self.value(text)) {
      guard let match = right.firstIndex(where: { Self.value($0) == Self.value(text) }) else {
        continue
      }
      lines.append(line(text, right.remove(at: match), style.dim))
    }
    left.removeAll { common.contains(Self.value($0)) }
    for index in 0..<max(left.count, right.count) {
      lines.append(
        line(
          index < left.count ? left[index] : "", index < right.count ? right[index] : "",
          { $0 }))
    }
    return lines
  }

  /// A card's line without its label.
  private static func value(_ line: String) -> String {
    let text = line.drop { $0 == " " }
    guard let gap = text.firstRange(of: "  ") else { return String(text) }
    return String(text[gap.upperBound...])
  }
}
