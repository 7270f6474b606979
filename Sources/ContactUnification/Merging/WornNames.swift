import ContactLikeness

// Names that lost letters or marks on their way through a program, and are another record's but for that.

extension RecordNames {
  /// Whether the name is another's without its marks (Jurgen Muller), or with signs in the place of its letters beyond
  /// ASCII (J?rgen M?ller): it is no other name, and says less.
  func isWornForm(of other: RecordNames) -> Bool {
    let text = text.utf8
    guard other.text.utf8.contains(where: { $0 >= 0x80 }) else { return false }
    if text.allSatisfy({ $0 < 0x80 }), words == other.wordsWithoutMarks { return true }
    return text.contains(where: { $0 == UInt8(ascii: "?") || $0 == 0xEF })
      && Self.isMangled(self.text, of: other.text)
  }

  /// Whether a text is another with question marks, or U+FFFD, for its letters beyond ASCII: one for each letter or
  /// for each of its bytes.
  private static func isMangled(_ text: String, of other: String) -> Bool {
    var rest = other[...]
    var isMangled = false
    var hasLetters = false
    var left = text[...]
    while let first = left.first {
      guard first == "?" || first == "\u{FFFD}" else {
        guard let letter = rest.popFirst(), letter.lowercased() == first.lowercased() else {
          return false
        }
        left.removeFirst()
        hasLetters = hasLetters || first.isLetter
        continue
      }
      let marks = left.prefix { $0 == first }
      let letters = rest.prefix { $0.utf8.count > 1 }
      guard (1...marks.count).contains(letters.count) else { return false }
      isMangled = true
      left = left[marks.endIndex...]
      rest = rest[letters.endIndex...]
    }
    return isMangled && hasLetters && rest.isEmpty
  }

  /// How many words of a text are written in capitals, initials apart: Jean DUPONT, McDONALD.
  static func capitalWordCount(of text: String) -> Int {
    guard text.utf8.contains(where: { $0 >= 0x80 }) else {
      return text.utf8.split { !ASCII.isLetter($0) }.count { word in
        word.count > 2 && 2 * word.count(where: { $0 < 0x61 }) > word.count
      }
    }
    return text.split(whereSeparator: { !$0.isLetter }).count { word in
      word.count > 2 && word.count(where: \.isUppercase) > word.count(where: \.isLowercase)
    }
  }
}
