// What words beside a name say.
extension NameText {
  /// Joins a title with its end, which a period or a sign parts from it: Sig.ra, Prof.ssa.
  mutating func joinTitles() {
    for index in words.indices.dropFirst().reversed()
    where shortened.contains(index - 1) && Self.endsOfTitles.contains(words[index]) {
      let end = words[index]
      remove(at: index)
      words[index - 1] += end
    }
  }

  private static let endsOfTitles = ["ra", "na", "ssa"].map { Array($0.utf8) }

  /// Whether a word in parentheses is a title and no name, nor says whose wife somebody is: Dr. (Mrs.) Bello.
  static func isTitleOfSex(_ word: [UInt8]) -> Bool {
    word.count > 1 && FormsOfAddress.tellsOnlySex(word) && PersonLabel(word) == nil
  }

  /// Whether it is nothing but a word that says that the name beside it is a family's.
  var isFamilyWord: Bool { words.count == 1 && Self.isFamilyWord(words[0]) }

  /// Whether it is nothing but what stands in front of such a word, or of the name: The Lind Family.
  var isArticle: Bool { words.count == 1 && Self.isArticle(words[0]) }

  static func isFamilyWord(_ word: [UInt8]) -> Bool {
    WordLists.families.contains(LetterFolding.folded(word))
  }

  static func isArticle(_ word: [UInt8]) -> Bool {
    WordLists.articlesOfFamilies.contains(LetterFolding.folded(word))
  }

  /// Whether it is what an elder relative is called, in front of a word that is a given name, as far as the lists
  /// tell: Oma Hilde, but Oma Berg.
  var isElders: Bool {
    guard words.count == 1, let title = titles.last, PersonLabel(title)?.isTitle ?? false else {
      return false
    }
    let name = LetterFolding.folded(words[0])
    return CommonNames.role(of: name) == .given || CommonNames.share(of: name) == nil
  }

  /// Whether a word is hardly anything but a given name.
  static func isGiven(_ word: [UInt8]) -> Bool {
    CommonNames.role(of: LetterFolding.folded(word)) == .given
      && !WordLists.particles.contains(word)
  }

  /// Whether somebody's given name stands in front, behind titles or not.
  var beginsWithGivenName: Bool {
    words.first { !WordLists.titles.contains(LetterFolding.folded($0)) }.map(Self.isGiven) ?? false
  }

  /// Whether a word stands in front of a Burmese name, and says how old somebody is: Ko Zaw Min, but not Ma Lin, who
  /// is Chinese.
  func isBurmeseTitle(at index: Int) -> Bool {
    guard WordLists.burmeseTitles.contains(words[index]) else { return false }
    let names = words[(index + 1)...]
    let count = names.count { WordLists.burmeseNames.contains($0) }
    return count > 0 && 2 * count >= names.count
  }

  /// Whether a word stands in front of a woman's or a man's name alone, and is no name itself.
  static func isFormOfAddress(_ word: [UInt8]) -> Bool {
    word.count > 2 && (WordLists.womensTitles.contains(word) || WordLists.mensTitles.contains(word))
      && CommonNames.share(of: LetterFolding.folded(word), as: .given) == nil
  }

  /// Whether a word for a relative stands behind the own name of whoever is called so, as in Nurten Teyze: Emma Uncle
  /// is Emma's.
  package static func isRelative(_ word: [UInt8], behindName name: [UInt8]) -> Bool {
    guard WordLists.relativesBehindNames.contains(LetterFolding.folded(word)),
      let label = PersonLabel(word), label.isKin
    else { return false }
    return !label.sex.contradicts(CommonNames.sex(of: LetterFolding.folded(name)))
  }

  /// Whether the second of two words is a firm's kind behind somebody's given name: Sunil Transport.
  var isFirmsKindBehindName: Bool {
    guard words.count == 2 else { return false }
    let kind = LetterFolding.folded(words[1])
    return Self.isGiven(words[0]) && LegalForms.isKind(kind)
      && CommonNames.share(of: kind) == nil
  }

  /// Whether a word says what somebody does, and is nobody's name: plumber.
  static func isTrade(_ word: [UInt8]) -> Bool {
    guard let label = PersonLabel(word), !label.isKin, !label.isOfLove else { return false }
    return CommonNames.share(of: LetterFolding.folded(word)) == nil
  }
}
