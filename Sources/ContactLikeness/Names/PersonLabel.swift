import CNameLists

/// What stands in the place of a name and says who somebody is to the owner of the book, or what he
/// does: Mom, Oma, neighbour, plumber; `person-labels.txt` of `CNameLists` has these words.
package struct PersonLabel: Sendable, Hashable {
  /// The section of the list that the word is in; words of one section may be the same person's.
  package let role: UInt8
  /// Of whom it is said.
  package let sex: CommonNames.Sex
  /// Whether it is a relative's, of whom it may be said whose he is: Ben's mother.
  package let isKin: Bool
  /// Whether it stands in front of the relative's own name, too, or of a priest's: Tío Gonzalo, Padre Pío.
  package let isTitle: Bool
  /// Whether it is an office's, beside the name of whose it is: Sekretariat Weber.
  package let isOffice: Bool
  /// Whether it is what somebody is called who is loved, behind what she is too: Mom dear.
  package let isOfLove: Bool
  /// The word itself, by its hash.
  package let word: UInt64
  /// Of a woman's word for what she does, the man's, by its hash; 0 for other words.
  private let mansWord: UInt64

  /// The label that a word is; nil for other words.
  ///
  /// - Parameter word: In small letters, composed, with its accents, as ``NameText`` gives it.
  package init?(_ word: [UInt8]) {
    guard let label = Self.table[StableHash.of(word)] else { return nil }
    self = label
  }

  private init(
    role: UInt8, sex: CommonNames.Sex, kind: Substring, word: [UInt8], mansWord: [UInt8]?
  ) {
    self.role = role
    (isKin, isTitle, isOffice) = (
      ["kin", "elder", "priest"].contains(kind), ["elder", "priest"].contains(kind),
      kind == "office"
    )
    isOfLove = kind == "love"
    self.sex = mansWord == nil ? sex : .female
    self.word = StableHash.of(word)
    self.mansWord = mansWord.map { StableHash.of($0) } ?? 0
  }

  /// Whether one is a woman's word for what the other says of a man, or of whomever: Chefin and Chef.
  package func isWomansForm(of other: PersonLabel) -> Bool {
    mansWord == other.word || word == other.mansWord
  }

  /// How a man's word ends, and the woman's that is made of it.
  private static let womansEndings = [
    ("", "in"), ("e", "in"), ("", "owa"), ("", "ova"), ("", "ová"), ("", "ka"), ("", "ша"),
    ("", "ка"),
    ("ик", "ица"), ("", "ница"), ("ь", "ница"), ("eur", "euse"), ("eur", "rice"), ("or", "ora"),
    ("ier", "ière"), ("ien", "ienne"), ("o", "a"), ("е", "а"), ("", "ne"),
  ].map { (man: Array($0.utf8), woman: Array($1.utf8)) }

  /// The man's word that a woman's is made of; nil where none of a section's words is.
  private static func mansWord(of word: [UInt8], in words: Set<[UInt8]>) -> [UInt8]? {
    for (man, woman) in womansEndings
    where word.count >= woman.count + 3 && word.suffix(woman.count).elementsEqual(woman) {
      let other = Array(word.dropLast(woman.count)) + man
      if words.contains(other) { return other }
    }
    return nil
  }

  /// The relative that ends a name which is written in one word, as in 민준엄마 and 健太ママ.
  package init?(atEndOf word: [UInt8]) {
    guard word.first ?? 0 >= 0xE3,
      let end = Self.easternKin.first(where: {
        word.count > $0.count && word.suffix($0.count).elementsEqual($0)
      })
    else { return nil }
    self.init(end)
  }

  private static let sections = ListFile.sections(of: cn_person_labels())

  private static let table: [UInt64: PersonLabel] = {
    var table: [UInt64: PersonLabel] = [:]
    var folds: [[UInt8]: PersonLabel?] = [:]
    for (number, section) in sections.enumerated() {
      let title = section.title
      let sex: CommonNames.Sex =
        title.hasPrefix("f ") ? .female : title.hasPrefix("m ") ? .male : .unknown
      let words = sex == .unknown ? Set(section.entries.joined()) : []
      for canonical in section.entries.joined() {
        // Characters, kana and Hangul have no accents.
        let folded = canonical[0] >= 0xE3 ? canonical : LetterFolding.folded(canonical)
        // Father is Dad, where it is no priest.
        let role = title.hasSuffix(" priest") ? number - 1 : number
        let label = PersonLabel(
          role: UInt8(truncatingIfNeeded: role), sex: sex, kind: title.dropFirst(2),
          word: canonical, mansWord: mansWord(of: canonical, in: words))
        table[StableHash.of(canonical)] = label
        // Without its accents, unless it is another word then, or may be a name.
        if folded == canonical || folded.count < 5 { continue }
        if CommonNames.share(of: folded, as: .given) == nil {
          folds[folded] = folds[folded].map { $0?.role == label.role ? label : nil } ?? label
        }
      }
    }
    for (folded, label) in folds where table[StableHash.of(folded)] == nil {
      table[StableHash.of(folded)] = label
    }
    return table
  }()

  /// Words for relatives in characters, kana and Hangul, of more than one letter.
  private static let easternKin = sections.filter { ["f kin", "m kin"].contains($0.title) }
    .flatMap { $0.entries.joined() }.filter { $0.count >= 6 && $0[0] >= 0xE3 }
}
