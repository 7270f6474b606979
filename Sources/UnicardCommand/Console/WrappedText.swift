/// Sentences on lines that are no wider than the terminal.
enum WrappedText {
  /// The lines of a text, broken at blanks; a word that is wider than a line stays whole.
  static func lines(_ text: String, width: Int) -> [String] {
    var lines: [String] = []
    var line = ""
    var used = 0
    for word in text.split(separator: " ", omittingEmptySubsequences: false) {
      let size = DisplayWidth.of(String(word))
      if used > 0, used + 1 + size > width {
        lines.append(line)
        (line, used) = (String(word), size)
      } else {
        line += (line.isEmpty ? "" : " ") + word
        used += (used > 0 ? 1 : 0) + size
      }
    }
    return lines + [line]
  }
}
