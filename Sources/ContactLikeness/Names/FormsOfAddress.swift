/// How people are called: in most languages by a word in front of their titles; in Chinese, Japanese and Korean by a
/// title behind the name or a familiar word in front of it, mostly without a blank; in Thai by a title in front,
/// without one.
package enum FormsOfAddress {
  /// Whether a word in front of a name says of which sex somebody is, and nothing else: Frau, Mr., Sra.
  package static func tellsOnlySex(_ word: some StringProtocol) -> Bool {
    tellsOnlySex(Array(word.lowercased().filter { $0 != "." }.utf8))
  }

  /// The same of a word in small letters.
  package static func tellsOnlySex(_ word: [UInt8]) -> Bool {
    (WordLists.womensTitles.contains(word) || WordLists.mensTitles.contains(word))
      && !WordLists.ranksOfOneSex.contains(word)
  }

  /// Whether a word is a title that stands behind a name.
  package static func isTitle(_ word: [UInt8]) -> Bool { isEastern(word) && titles.contains(word) }

  /// A name without the title that ends it; nil where there is none.
  static func withoutTitle(_ word: [UInt8]) -> [UInt8]? {
    guard isEastern(word) else { return nil }
    return titles.first { word.count > $0.count && word.suffix($0.count) == $0[...] }
      .map { Array(word.dropLast($0.count)) }
  }

  /// The family name of 李总; nil for given names that end so, as 文君 does, and for other words.
  static func familyName(beforeTitle word: [UInt8]) -> [UInt8]? {
    guard isEastern(word) else { return nil }
    for title in titlesOfSurnames
    where word.count == 3 + title.count && word.suffix(title.count) == title[...] {
      let name = Array(word.dropLast(title.count))
      if Surnames.isNative(name) { return name }
    }
    return nil
  }

  /// The family name of 老张 and 小王; nil for names, and for what is said of given names.
  static func familyName(ofFamiliar word: [UInt8]) -> [UInt8]? {
    guard let name = named(byFamiliar: word), Surnames.isNative(name), !Surnames.isNative(word)
    else { return nil }
    return name
  }

  /// What stands behind the familiar word of 阿偉, or is said twice in 丽丽; nil for other names.
  static func named(byFamiliar word: [UInt8]) -> [UInt8]? {
    guard word.count == 6 else { return nil }
    let name = Array(word.dropFirst(3))
    return familiar.contains(word.prefix(3)) || word.prefix(3) == name[...] ? name : nil
  }

  /// Whether of two names one begins with big and the other with little: 大双, 小双.
  static func areBigAndLittle(_ a: [UInt8], _ b: [UInt8]) -> Bool {
    let sizes = ["大", "小"].map { Array($0.utf8) }
    return a.count > 3 && b.count > 3
      && [[a, b], [b, a]].contains { zip($0, sizes).allSatisfy { $0.starts(with: $1) } }
  }

  /// The title that a Thai name begins with: คุณ of คุณสมชาย, but not of คุณากร, where a vowel follows.
  static func thaiTitle(of word: [UInt8]) -> [UInt8]? {
    guard word.first == 0xE0 else { return nil }
    return thaiTitles.first { title in
      guard word.count >= title.count + 6, word.starts(with: title) else { return false }
      // A consonant, or a vowel that is written before its consonant.
      let (row, letter) = (word[title.count + 1], word[title.count + 2])
      return row == 0xB8 ? letter <= 0xAE : row == 0xB9 && (0x80...0x84).contains(letter)
    }
  }

  /// What somebody is in a firm or an office, by what stands behind the name or alone: 部長 of 田中部長, 과장 of 김과장님.
  package static func rank(of word: [UInt8]) -> [UInt8]? {
    guard isEastern(word) else { return nil }
    let word =
      word.count > 3 && word.suffix(3).elementsEqual("님".utf8) ? word.dropLast(3) : word[...]
    return ranks.first { word.count >= $0.count && word.suffix($0.count).elementsEqual($0) }
  }

  private static let ranks = longestFirst("easternRanks")

  private static let thaiTitles = longestFirst("thaiTitles")

  private static let titles = longestFirst("easternTitles")
  private static let titlesOfSurnames = longestFirst("easternTitlesOfSurnames")
  private static let familiar = WordLists.list("familiarWords")

  /// Whether a word begins with a letter of three bytes, as all of these scripts are: nothing is looked
  /// for in others.
  private static func isEastern(_ word: [UInt8]) -> Bool { word.first.map { $0 >= 0xE3 } ?? false }

  /// The words of a list, the longest first, so that of 선생님 nothing stays.
  private static func longestFirst(_ title: String) -> [[UInt8]] {
    WordLists.words(title).sorted { $0.count > $1.count }
  }
}
