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
  /// On a narrower terminal the cards stand one below the other.
  static let narrowest = 56
  /// A longer value is cut.
  private static let mostLines = 4

  /// Whether the cards stand beside each other.
  var isBeside: Bool { width >= Self.narrowest }
  /// Where the second card begins, from 0, if it stands beside the first.
  var secondColumn: Int { column + Self.gap.count }

  /// How many columns a card has.
  private var column: Int {
    isBeside ? (width - Self.gap.count) / 2 : max(16, width - 1)
  }

  /// - Parameter limit: How many lines there are; nil for as many as are needed. What both have gives
  ///   way first, then the ends of the cards.
  func lines(
    _ first: Contact, heading firstHeading: String, _ second: Contact,
    heading secondHeading: String, limit: Int? = nil
  ) -> [String] {
    let column = column
    let plain = TextStyle(isEnabled: false)
    func part(_ contact: Contact, _ heading: String) -> Part {
      // Values need the room more than labels do.
      let card = ContactCard(
        contact: contact, style: plain, formats: formats, today: today,
        widestHeading: min(24, max(8, column / 4)), repeatsFields: true,
        isForPeople: true)
      return Part(
        heading: Self.wrapped(VisibleText.cell(heading), to: column),
        title: card.title.flatMap { Self.wrapped($0, to: column) },
        entries: card.entries.map { entry in
          (entry.value, entry.lines.flatMap { Self.wrapped($0, to: column) })
        })
    }
    var left = part(first, firstHeading)
    var right = part(second, secondHeading)
    let common = Self.takeCommon(&left, &right)
    if !isBeside {
      let leftLines = left.lines(style, common: common.map(\.left))
      let rightLines = right.lines(style, common: common.map(\.right))
      guard let limit, leftLines.count + rightLines.count + 1 > limit else {
        return leftLines + [""] + rightLines
      }
      let isCommon = Self.summary(of: common.count).map { [Self.wrapped($0, to: column)] } ?? []
      let half = (limit - 1) / 2
      return cut(left.lines(style, common: isCommon), to: half) + [""]
        + cut(right.lines(style, common: isCommon), to: limit - 1 - half)
    }
    func pairs(_ left: [String], _ right: [String], _ paint: (String) -> String) -> [String] {
      (0..<max(left.count, right.count)).map { index in
        let a = index < left.count ? left[index] : ""
        let b = index < right.count ? right[index] : ""
        let blanks = String(repeating: " ", count: max(0, column - DisplayWidth.of(a)))
        return paint(a) + blanks + Self.gap + paint(b)
      }
    }
    let top =
      pairs(left.heading, right.heading, style.cyan) + pairs(left.title, right.title, style.bold)
    let middle = common.flatMap { pairs($0.left, $0.right, style.dim) }
    let own = pairs(left.entries.flatMap(\.lines), right.entries.flatMap(\.lines)) { $0 }
    guard let limit, top.count + middle.count + own.count > limit else { return top + middle + own }
    let summary = Self.summary(of: common.count).map { [style.dim($0)] } ?? []
    return cut(top + summary + own, to: limit)
  }

  /// What stands in the place of values that both have.
  private static func summary(of count: Int) -> String? {
    count == 0 ? nil : "  (\(Count(count, "value")) in common; m shows all)"
  }

  /// As many lines as there is room for.
  private func cut(_ lines: [String], to limit: Int) -> [String] {
    guard lines.count > limit, limit > 1 else { return lines }
    let left = lines.count - limit + 1
    let rest = "  … \(left) more lines; m shows all"
    return lines.prefix(limit - 1)
      + [DisplayWidth.of(rest) < max(16, width) ? rest : "  … \(left) more; m"]
  }

  /// One of the cards.
  private struct Part {
    let heading: [String]
    let title: [String]
    var entries: [(value: String, lines: [String])]

    func lines(_ style: TextStyle, common: [[String]]) -> [String] {
      heading.map(style.cyan) + title.map(style.bold) + common.flatMap { $0.map(style.dim) }
        + entries.flatMap(\.lines)
    }
  }

  /// Takes out what both cards have. Labels differ from program to program; the values are compared.
  private static func takeCommon(
    _ left: inout Part, _ right: inout Part
  ) -> [(left: [String], right: [String])] {
    var common: [(left: [String], right: [String])] = []
    var own: [(value: String, lines: [String])] = []
    for entry in left.entries {
      if let match = right.entries.firstIndex(where: { $0.value == entry.value }) {
        common.append((entry.lines, right.entries.remove(at: match).lines))
      } else {
        own.append(entry)
      }
    }
    left.entries = own
    return common
  }

  /// A line in as many as it needs, so that no difference is out of sight.
  private static func wrapped(_ line: String, to column: Int) -> [String] {
    var lines: [String] = []
    var rest = line[...]
    while DisplayWidth.of(String(rest)) > column, lines.count < mostLines - 1 {
      var used = 0
      var end = rest.startIndex
      var blank: Substring.Index?
      while end < rest.endIndex {
        let width = DisplayWidth.of(rest[end])
        if used + width > column { break }
        used += width
        // A word that takes most of the line is broken.
        if rest[end] == " ", used > column / 2 { blank = end }
        end = rest.index(after: end)
      }
      let cut = blank ?? end
      guard cut > rest.startIndex else { break }
      lines.append(String(rest[..<cut]))
      rest = ("    " + rest[cut...].drop { $0 == " " })[...]
    }
    return lines + [DisplayWidth.truncated(String(rest), to: column)]
  }
}
