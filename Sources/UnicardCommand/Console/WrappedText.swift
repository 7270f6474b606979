/// Sentences on lines that are no wider than the terminal.
enum WrappedText {
  /// The lines of a text, broken at blanks.
  ///
  /// - Parameter breaksWords: Whether a word that is wider than a line goes on in the next one; it stays
  ///   whole otherwise.
  static func lines(_ text: String, width: Int, breaksWords: Bool = false) -> [String] {
    var lines: [String] = []
    var line = ""
    var used = 0
    for word in text.split(separator: " ", omittingEmptySubsequences: false) {
      for (number, piece) in pieces(of: word, width: breaksWords ? width : nil).enumerated() {
        let size = DisplayWidth.of(piece)
        if number > 0 || used > 0 && used + 1 + size > width {
          lines.append(line)
          (line, used) = (piece, size)
        } else {
          line += (line.isEmpty ? "" : " ") + piece
          used += (used > 0 ? 1 : 0) + size
        }
      }
    }
    return lines + [line]
  }

  /// The lines of a line that may be indented, those behind the first a little more.
  static func hanging(_ line: String, width: Int) -> [String] {
    guard DisplayWidth.of(line) > width else { return [line] }
    let indent = line.prefix { $0 == " " }.count
    let further = indent > 0 ? indent + 2 : 0
    let lines = lines(String(line.dropFirst(indent)), width: max(20, width - further))
    return lines.enumerated().map { number, text in
      String(repeating: " ", count: number == 0 ? indent : further) + text
    }
  }

  /// A word in parts that are no wider than that; the word where no width is given.
  private static func pieces(of word: Substring, width: Int?) -> [String] {
    guard let width, width > 0, DisplayWidth.of(String(word)) > width else { return [String(word)] }
    var pieces: [String] = []
    var piece = ""
    var used = 0
    for character in word {
      let size = DisplayWidth.of(character)
      if used > 0, used + size > width {
        pieces.append(piece)
        (piece, used) = ("", 0)
      }
      piece.append(character)
      used += size
    }
    return pieces + [piece]
  }
}
