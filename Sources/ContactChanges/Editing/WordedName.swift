import ContactLikeness
import ContactModel

/// The parts of a name of several words on one line, where nothing but the words tells which are whose.
///
/// Most write the family name last. It stands first in characters and Hangul, where it is in capitals, where a
/// patronymic ends the name, and where lists of names leave no doubt: Kovács Ágnes.
struct WordedName {
  private let words: [String]

  /// - Parameter words: At least two.
  init(_ words: [String]) { self.words = words }

  var name: PersonName {
    if words.count == 3, Self.isPatronymic(words[1]) {
      return PersonName(familyName: words[2], givenName: words[0], middleName: words[1])
    }
    if words.count == 3, Self.isPatronymic(words[2]) {
      return PersonName(familyName: words[0], givenName: words[1], middleName: words[2])
    }
    let count = familyWordsInFront
    if count > 0 {
      return PersonName(familyName: joined(words[..<count]), givenName: joined(words[count...]))
    }
    // Particles in small letters belong to the name behind them: van der Berg.
    var start = words.count - 1
    while start > 1, words[start - 1].first?.isLowercase ?? false { start -= 1 }
    return PersonName(familyName: joined(words[start...]), givenName: joined(words[..<start]))
  }

  private func joined(_ words: ArraySlice<String>) -> String { words.joined(separator: " ") }

  /// How many words in front are the family's for certain.
  private var familyWordsInFront: Int {
    if words.allSatisfy(Self.isEastAsian) { return 1 }
    let capitals = words.prefix(while: Self.isInCapitals)
    // Two or three are the letters of given names: JD Vance.
    if capitals.contains(where: { $0.count > 3 }), CommonNames.role(ofWord: capitals[0]) != .given,
      words[capitals.count...].contains(where: { $0.contains(where: \.isLowercase) })
    {
      return capitals.count
    }
    // English names are family and given names in turn: Taylor James. Hungarian and Vietnamese ones have marks.
    let isMarked = words.contains { !$0.utf8.allSatisfy { $0 < 0x80 } }
    return isMarked && CommonNames.role(ofWord: words[0]) == .family
      && CommonNames.role(ofWord: words[words.count - 1]) == .given ? 1 : 0
  }

  /// Whether a word is in characters, hiragana or Hangul. Katakana spell names from abroad in their own order.
  private static func isEastAsian(_ word: String) -> Bool {
    word.unicodeScalars.allSatisfy {
      (0x2E80...0x9FFF).contains($0.value) && !(0x30A0...0x30FF).contains($0.value)
        || (0xAC00...0xD7A3).contains($0.value)
    }
  }

  /// Whether a word of more than an initial has capitals alone.
  private static func isInCapitals(_ word: String) -> Bool {
    word.count(where: \.isUppercase) > 1 && !word.contains(where: \.isLowercase)
  }

  /// Whether a word says whose son or daughter somebody is. In Latin letters it may as well be a family name:
  /// Rabinovich.
  private static func isPatronymic(_ word: String) -> Bool {
    let letters = Array(word.lowercased().utf8)
    return ScriptClass(LetterFolding.folded(letters)[...]) == .cyrillic
      && WordLists.patronymicEndings.contains { ending in
        letters.count > ending.count + 2 && letters.suffix(ending.count).elementsEqual(ending)
      }
  }
}
