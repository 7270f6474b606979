/// What the value of a post office box says: its number alone, or what kind of box it is as well.
enum BoxText {
  /// Whether it is a number that still needs a word before it.
  ///
  /// Letters before a number are such a word, known or not: the mail for 'Antwoordnummer 12' or 'в/ч 12345' goes to
  /// another counter than that for a box of the same number.
  ///
  /// - Parameter letters: How many letters the numbers of the country's boxes begin with at most, as in 'HM 1179'.
  static func isBareNumber(_ text: String, letters: Int) -> Bool {
    guard let number = text.firstIndex(where: isDigit) else { return false }
    let before = wordsBefore(number, in: text)
    guard before.reduce(0, { $0 + $1.count }) <= letters, !labels.contains(before.joined()) else {
      return false
    }
    // Behind a number, too: '01 BP 1234'.
    let behind = UnitText.words(of: String(text[number...])).dropFirst()
    return !(1...2).contains { labels.contains(behind.prefix($0).joined()) }
      && !nativeWords.contains { text.contains($0) }
  }

  /// Whether a line of a street is a box.
  static func isBox(_ line: String) -> Bool {
    guard let number = line.firstIndex(where: isDigit) else { return false }
    return labels.contains(wordsBefore(number, in: line).joined())
  }

  private static func wordsBefore(_ number: String.Index, in text: String) -> [String] {
    UnitText.words(of: String(text[..<number])).filter { !numberWords.contains($0) }
  }

  private static func isDigit(_ character: Character) -> Bool {
    character.unicodeScalars.first?.properties.numericType == .decimal
  }

  private static let numberWords: Set<String> = [
    "#", "no", "nr", "nº", "num", "núm", "number", "nummer",
  ]

  private static let labels: Set<String> = [
    "pobox", "postofficebox", "box", "postboks", "boks", "postbus", "postfach", "privatebag", "bag",
    "lockedbag", "gpobox", "casepostale", "bp", "cp", "po", "pb",
  ]

  private static let nativeWords = ["私書箱", "信箱", "郵箱", "邮箱", "사서함", "ตู้"]
}
