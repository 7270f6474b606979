import CNameLists

/// Words that are no part of what tells one name from another, and others that are looked up;
/// `word-lists.txt` of `CNameLists` has them and says what each list is.
package enum WordLists {
  package static let noise = list("noise")
  package static let titles = list("titles")
  static let namesAmongTitles = list("namesAmongTitles")
  static let titleParts = list("titleParts")
  static let womensTitles = list("womensTitles")
  static let mensTitles = list("mensTitles")
  static let ranksOfOneSex = list("ranksOfOneSex")
  static let titlesBeforeGivenNames = list("titlesBeforeGivenNames")
  package static let possessives = list("possessives")
  package static let wordsBeforeFormerNames = list("wordsBeforeFormerNames")
  static let joiningWords = list("joiningWords")
  static let joiningWordsBetweenGivenNames = list("joiningWordsBetweenGivenNames")
  static let parents = list("parents")
  static let relativesBehindNames = list("relativesBehindNames")
  package static let endearments = list("endearments")
  static let families = list("families")
  static let articlesOfFamilies = list("articlesOfFamilies")
  static let credentials = list("credentials")
  package static let particles = list("particles")
  package static let patronymics = list("patronymics")
  package static let patronymicEndings = words("patronymicEndings")
  static let burmeseTitles = list("burmeseTitles")
  static let burmeseNames = list("burmeseNames")
  static let vietnameseSurnames = list("vietnameseSurnames")
  static let charactersOfSeveralReadings = Set(
    words("charactersOfSeveralReadings").flatMap { String(decoding: $0, as: UTF8.self) })
  /// How characters are read at the end of given names.
  static let japaneseEndings = Dictionary(
    lines("japaneseEndings").map { ($0[0], Array($0.dropFirst())) }, uniquingKeysWith: +)
  package static let placeholderWords = list("placeholderWords")
  package static let placeholderNames = list("placeholderNames")
  static let roleMailboxes = list("roleMailboxes")
  static let familyMailboxes = words("familyMailboxes")
  static let unansweredMailboxes = list("unansweredMailboxes")
  static let mailProviders = list("mailProviders")
  static let saints = list("saints")
  static let noEmployer = list("noEmployer")

  /// Whether a word in front of a family name, in the field of the given name, is a title there.
  package static func isTitle(_ word: some Collection<UInt8>) -> Bool {
    let word = Array(word)
    return titles.contains(word) && !namesAmongTitles.contains(word)
  }

  /// The words of the list with a title.
  static func list(_ title: String) -> WordList { WordList(words(title)) }

  static func words(_ title: String) -> [[UInt8]] { lines(title).flatMap { $0 } }

  /// The lines of a list of which each has words that stand for one another.
  static func lines(_ title: String) -> [ListFile.Entry] {
    let lines = lists[title]
    assert(lines != nil, "word-lists.txt has no list \(title).")
    return lines ?? []
  }

  /// What each of such words stands for: the first of the first line that it is in.
  static func firstWords(_ title: String) -> [[UInt8]: [UInt8]] {
    var firstWords: [[UInt8]: [UInt8]] = [:]
    for line in lines(title) {
      for word in line where firstWords[word] == nil { firstWords[word] = line[0] }
    }
    return firstWords
  }

  private static let lists = Dictionary(
    ListFile.sections(of: cn_word_lists()).map { ($0.title, $0.entries) }, uniquingKeysWith: +)
}
