/// A line as it is shown to people: on one line of a terminal, and without surprises for it.
struct LineExcerpt {
  /// How many characters are shown before the marked ones at most, and how many from them on.
  static let charactersBefore = 60
  static let charactersAfter = 60

  private(set) var text = ""
  /// How many characters of the text come before the marked ones.
  private(set) var caret = 0
  /// How many characters are marked.
  private(set) var length = 0

  init(before: String, marked: String, after: String, isCutBefore: Bool, isCutAfter: Bool) {
    var scalars = String.UnicodeScalarView()
    let head = before.unicodeScalars.suffix(Self.charactersBefore)
    if isCutBefore || head.startIndex > before.unicodeScalars.startIndex { scalars.append("…") }
    scalars.append(contentsOf: head.lazy.map(Self.visible))
    caret = scalars.count
    let middle = marked.unicodeScalars.prefix(Self.charactersAfter)
    scalars.append(contentsOf: middle.lazy.map(Self.visible))
    length = middle.count
    let tail = after.unicodeScalars.prefix(Self.charactersAfter - length)
    scalars.append(contentsOf: tail.lazy.map(Self.visible))
    let isWhole =
      middle.endIndex == marked.unicodeScalars.endIndex
      && tail.endIndex == after.unicodeScalars.endIndex
    if isCutAfter || !isWhole { scalars.append("…") }
    text = String(scalars)
  }

  /// A character that shows itself: the picture of a control character, and U+FFFD for what would
  /// turn the direction of the line around or not show at all.
  static func visible(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    switch scalar.value {
    case 0...0x1F: return Unicode.Scalar(0x2400 + scalar.value) ?? "\u{FFFD}"
    case 0x7F: return "\u{2421}"
    case 0x80...0x9F, 0x2028...0x202E, 0x2066...0x2069, 0x200B, 0x200E, 0x200F, 0x61C, 0xFEFF,
      0xE0000...0xE007F:
      return "\u{FFFD}"
    default: return scalar
    }
  }
}
