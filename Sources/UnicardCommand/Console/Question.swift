import Glibc

/// A letter that is an answer, and the words that people type for it.
typealias AnswerLetter = (letter: String, words: [String])

extension Console {
  /// The line that is typed, small and without blanks around it; nil at the end of the input.
  func answer() -> String? {
    var byte: UInt8 = 0
    var line: [UInt8] = []
    var count = read(input, &byte, 1)
    while count == 1, byte != 0x0A {
      line.append(byte)
      count = read(input, &byte, 1)
    }
    guard count == 1 || !line.isEmpty else { return nil }
    while let last = line.last, last <= 0x20 { line.removeLast() }
    return String(decoding: line.drop { $0 <= 0x20 }, as: UTF8.self).lowercased()
  }

  /// The letter that is typed, by itself or as one of the words that stand for it. Whatever else is
  /// typed, such as a line that was pasted, is no answer, and is asked for again.
  ///
  /// - Returns: The letter; nil at the end of the input.
  func answer(among letters: [AnswerLetter]) -> String? {
    while let typed = answer() {
      if let found = letters.first(where: { $0.letter == typed || $0.words.contains(typed) }) {
        return found.letter
      }
      let all = letters.map(\.letter).joined(separator: ", ")
      complain("Type one of these letters or numbers alone, then Return: \(all).")
    }
    return nil
  }
}
