import CUnicode

/// How many columns text takes on a terminal.
enum DisplayWidth {
  static func of(_ text: String) -> Int {
    if text.utf8.allSatisfy({ $0 < 0x80 }) { return text.utf8.count }
    return text.reduce(0) { $0 + of($1) }
  }

  /// A character and its marks are as wide as the widest of them: a family of emoji is one emoji.
  static func of(_ character: Character) -> Int {
    var width = 0
    for scalar in character.unicodeScalars {
      if (0x1F1E6...0x1F1FF).contains(scalar.value) {
        width += 1  // A flag is a pair of these.
        continue
      }
      // U+FE0F asks for the emoji form of a character that is a narrow sign otherwise.
      width = max(width, scalar.value == 0xFE0F ? 2 : Int(cu_code_point_width(scalar.value)))
    }
    return width
  }

  /// The text cut to so many columns, with an ellipsis if something is missing.
  static func truncated(_ text: String, to width: Int) -> String {
    guard of(text) > width else { return text }
    guard width > 0 else { return "" }
    var result = ""
    var used = 0
    for character in text {
      let next = of(character)
      if used + next > width - 1 { break }
      used += next
      result.append(character)
    }
    return result + "…"
  }

  /// The text with spaces up to so many columns.
  static func padded(_ text: String, to width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - of(text)))
  }
}
