import CNameLists

/// Which given names stand for each other in everyday use, by the lists of `CNameLists`: another project's
/// of English names, and those gathered for this project from what is commonly known.
///
/// A line is a name and its short and pet forms; two forms of one line are taken for each other
/// too. A form may be in several lines: Alex is Alexander or Alexandra, who are two people.
enum Nicknames {
  /// The lines that a name is in, by their numbers; empty for most names.
  static func groups(of name: ArraySlice<UInt8>) -> [UInt16] {
    table[Array(name)] ?? []
  }

  /// The lines that a romanised name is in by the way it sounds: of Slavic names, as Russian has them or as Ukraine
  /// does, else of Greek ones.
  static func groups(heardAs latin: ArraySlice<UInt8>) -> [UInt16] {
    slavicTable[SpellingRules.cyrillic.apply(latin)]
      ?? ukrainianTable[SpellingRules.ukrainian.apply(latin)]
      ?? greekTable[SpellingRules.greek.apply(latin)] ?? []
  }

  /// The lines of the full names that a name in Latin letters is another spelling of: Terrence is Terry, too.
  static func groups(spelledAs latin: ArraySlice<UInt8>) -> [UInt16] {
    westernTable[SpellingRules.western.apply(latin)] ?? []
  }

  /// Whether a name is the one that the others of the line are short forms of.
  static func isHead(_ name: [UInt8], of group: UInt16) -> Bool {
    hasShortForms(group) && lines[Int(group)][0] == name
  }

  /// The name that the others of the line are short forms of; nil for a line of translations.
  static func head(of group: UInt16) -> [UInt8]? {
    hasShortForms(group) ? lines[Int(group)][0] : nil
  }

  /// Whether one is a short form of a woman's name, and not the man's of which that is made: Jess of Jessica,
  /// but not Edwin of Edwina. It is so where it is short for other women's names, too, or nothing is short
  /// for it.
  static func isShortForWoman(_ name: [UInt8], in groups: [UInt16], _ woman: [UInt8]) -> Bool {
    groups.contains { group in
      let head = lines[Int(group)][0]
      guard hasShortForms(group), head != name, CommonNames.sex(of: head) == .female else {
        return false
      }
      return head != woman || !heads.contains(name)
    }
  }

  /// The names that others are short forms of.
  private static let heads = Set(lines.prefix(Int(firstTranslations)).map { $0[0] })

  /// Whether the other names of the line are short for the first, rather than what it is in another
  /// language.
  static func hasShortForms(_ group: UInt16) -> Bool { group < firstTranslations }

  /// The names of each line, folded.
  private static let (lines, firstTranslations): ([ListFile.Entry], UInt16) = {
    let shortForms =
      ListFile.entries(of: cn_english_nicknames()) + ListFile.entries(of: cn_nicknames())
    let translations = ListFile.entries(of: cn_names_in_two_languages())
    let lines = (shortForms + translations).map { $0.map(folded) }
    return (lines, UInt16(clamping: shortForms.count))
  }()

  private static let table = LinesByName(lines) { $0 }
  private static let westernTable = LinesByName(
    lines.prefix(Int(firstTranslations)).map { Array($0.prefix(1)) }
  ) { $0.count >= 4 && ScriptClass($0[...]) == .latin ? SpellingRules.western.apply($0[...]) : nil }
  private static let slavicTable = heard(.cyrillic, SpellingRules.cyrillic)
  private static let ukrainianTable = heard(.cyrillic, SpellingRules.ukrainian)
  private static let greekTable = heard(.greek, SpellingRules.greek)

  /// The lines by what the rules make of the names of a script in Latin letters.
  private static func heard(_ script: ScriptClass, _ rules: SpellingRules) -> LinesByName {
    LinesByName(lines) { name in
      ScriptClass(name[...]) == script
        ? rules.apply(Romanization.latin(name[...], script: script)[...]) : nil
    }
  }

  private static func folded(_ name: [UInt8]) -> [UInt8] {
    let folded = LetterFolding.folded(name)
    return folded.allSatisfy(isOfName) ? folded : folded.filter(isOfName)
  }

  private static func isOfName(_ byte: UInt8) -> Bool {
    byte >= 0x80 || ASCII.isLetter(byte)
  }
}
