import ContactLikeness

// Names that lost letters or marks on their way through a program, and are another record's but for that.

extension RecordNames {
  /// Whether the name is another's without its marks (Jurgen Muller), or with signs in the place of its letters beyond
  /// ASCII (J?rgen M?ller): it is no other name, and says less.
  func isWornForm(of other: RecordNames) -> Bool {
    let text = text.utf8
    guard other.text.utf8.contains(where: { $0 >= 0x80 }) else { return false }
    if text.allSatisfy({ $0 < 0x80 }), words == other.wordsWithoutMarks { return true }
    guard text.contains(where: { $0 == UInt8(ascii: "?") || $0 == 0xEF }),
      self.text.contains(where: \.isLetter)
    else { return false }
    let broken = self.text.lowercased().replacing("\u{FFFD}", with: "?")
    return TextRepair.isSame(
      Array(broken.utf8), withLostLettersOf: Array(other.text.lowercased().utf8))
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
