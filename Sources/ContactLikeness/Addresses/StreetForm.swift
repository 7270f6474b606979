/// A street and a house's number, taken apart: `12a High Street`, `Hauptstr. 5`, `ul. Szkolna 3/4`.
package struct StreetForm: Sendable, Hashable {
  /// What names the street, without what kind of street it is; empty where it has no name.
  package private(set) var name: [UInt8] = []
  /// The kind of street, in one word for all that mean the same; empty where none is said.
  package private(set) var kind: [UInt8] = []
  /// The house's number with its letter; empty where there is none.
  package private(set) var number: [UInt8] = []

  package init(_ text: UnsafeBufferPointer<UInt8>) {
    guard text.count <= 300 else { return }
    let words = Self.words(text)
    var names: [[UInt8]] = []
    for (index, word) in words.enumerated() {
      if let first = word.first, ASCII.isDigit(first), !Self.isOrdinal(word) {
        if number.isEmpty {
          number = word
        } else if names.isEmpty, word.count > 1 {
          names.append(word)
        } else {
          // Behind the number may stand another, of the flat.
          break
        }
        continue
      }
      // The letter of a house's number, apart from it: 12 a.
      if word.count == 1, ASCII.isLetter(word[0]), !number.isEmpty, index > 0,
        words[index - 1] == number, index == words.count - 1
      {
        number += word
        continue
      }
      if !number.isEmpty, !names.isEmpty, Self.unitWords.contains(word) { break }
      if Self.numberWords.contains(word) { continue }
      // St is a street behind its name, and a saint in front of one.
      if let found = Self.kinds[word], !names.isEmpty || !word.elementsEqual("st".utf8) {
        if kind.isEmpty { kind = found }
        continue
      }
      if WordLists.saints.contains(word) {
        names.append(Array("st".utf8))
        continue
      }
      let (stem, ending) = Self.split(word)
      if kind.isEmpty, !ending.isEmpty {
        kind = ending
        if !stem.isEmpty { names.append(stem) }
      } else {
        names.append(word)
      }
    }
    let own = names.filter { !Self.articles.contains($0) }
    // Umlauts are spelled out or left out within names; kinds are looked up as they are.
    name = SpellingRules.umlauts.apply(keepingOthers: Array((own.isEmpty ? names : own).joined()))
    // A street that is called by what it is: Weg 1.
    if name.isEmpty { (name, kind) = (kind, []) }
  }

  package init(_ text: String) {
    var text = text
    self = text.withUTF8 { StreetForm($0) }
  }

  package var isEmpty: Bool { name.isEmpty && number.isEmpty }

  /// The house's number without its letter; -1 for none, or one of more digits than houses have.
  package var houseNumber: Int32 {
    let digits = number.prefix { ASCII.isDigit($0) }
    guard !digits.isEmpty, digits.count <= 7 else { return -1 }
    return digits.reduce(0) { $0 * 10 + Int32($1 - 0x30) }
  }

  /// What streets with their numbers are equal by.
  package var canonical: [UInt8] { number + [0x20] + name + [0x20] + kind }

  /// 5th, 2nd and the like, which name a street.
  private static func isOrdinal(_ word: [UInt8]) -> Bool {
    let letters = word.drop { ASCII.isDigit($0) }
    return ["th", "nd", "rd", "st", "eme", "er"].contains(String(decoding: letters, as: UTF8.self))
  }

  /// Words, folded; a hyphen or a slash between numbers stays in them.
  private static func words(_ text: UnsafeBufferPointer<UInt8>) -> [[UInt8]] {
    let folded = LetterFolding.folded(text)
    var words: [[UInt8]] = []
    var word: [UInt8] = []
    for (index, byte) in folded.enumerated() {
      if byte >= 0x80 || ASCII.isLetter(byte) || ASCII.isDigit(byte) {
        word.append(byte)
        continue
      }
      let isBetweenDigits =
        word.last.map(ASCII.isDigit) ?? false && index + 1 < folded.count
        && ASCII.isDigit(folded[index + 1])
      if byte == UInt8(ascii: "-") || byte == UInt8(ascii: "/"), isBetweenDigits {
        word.append(byte)
      } else if byte != UInt8(ascii: "'") {
        if !word.isEmpty { words.append(word) }
        word = []
      }
    }
    if !word.isEmpty { words.append(word) }
    return words
  }

  /// Takes a compound apart: hauptstrasse is the str called haupt.
  private static func split(_ word: [UInt8]) -> (stem: [UInt8], kind: [UInt8]) {
    for (ending, kind) in endings
    where word.count > ending.count + 1 && word.suffix(ending.count).elementsEqual(ending) {
      return (Array(word.dropLast(ending.count)), kind)
    }
    return (word, [])
  }

  /// A word of an address, folded, as all who mean it may write it: Hauptstr, N, Apt.
  package static func abbreviated(_ word: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    if word.first.map(ASCII.isDigit) ?? true { return word }
    if let short = abbreviations[Array(word)] { return short[...] }
    let isCompound = word.count > 7 && word.suffix(7).elementsEqual("strasse".utf8)
    return isCompound ? word.dropLast(4) : word
  }

  /// Of kinds of streets those that are no short form of a region.
  private static let abbreviations = WordLists.firstWords("abbreviationsInAddresses")
    .merging(kinds.filter { $0.key.count > 2 }) { first, _ in first }

  private static let endings: [(ending: [UInt8], kind: [UInt8])] = [
    ("strasse", "str"), ("str", "str"), ("straat", "str"), ("platz", "pl"), ("allee", "allee"),
    ("gasse", "gasse"), ("weg", "weg"), ("damm", "damm"), ("ufer", "ufer"), ("ring", "ring"),
    ("gatan", "gatan"), ("vagen", "vagen"), ("laan", "laan"), ("plein", "plein"), ("kade", "kade"),
    ("gata", "gatan"), ("veien", "vagen"), ("vej", "vagen"), ("gade", "gatan"), ("katu", "katu"),
    ("tie", "tie"),
  ].map { (Array($0.0.utf8), Array($0.1.utf8)) }

  /// Kinds of streets, each with the word that stands for all that mean the same.
  private static let kinds = WordLists.firstWords("kindsOfStreets")
  private static let articles = WordLists.list("articlesInStreets")
  private static let numberWords = WordLists.list("wordsBeforeHouseNumbers")
  private static let unitWords = WordLists.list("wordsForFlats")
}
