/// Which given names stand for each other in everyday use.
///
/// A line is a name and its short and pet forms; two forms of one line are taken for each other
/// too. A form may be in several lines: Alex is Alexander or Alexandra, who are two people.
package enum Nicknames {
  /// The lines that a name is in, by their numbers; empty for most names.
  package static func groups(of name: ArraySlice<UInt8>) -> [UInt16] {
    table[StableHash.of(Array(name))] ?? []
  }

  /// The lines that a romanised name is in by the way it sounds: of Slavic names, else of Greek ones.
  package static func groups(heardAs latin: ArraySlice<UInt8>) -> [UInt16] {
    slavicTable[StableHash.of(SpellingRules.cyrillic.apply(latin))]
      ?? greekTable[StableHash.of(SpellingRules.greek.apply(latin))] ?? []
  }

  /// Whether a form in one of the lines begins with the letter.
  package static func hasForm(in groups: [UInt16], startingWith letter: UInt8) -> Bool {
    groups.contains { group in
      lines[Int(group)].contains { $0.first == letter }
    }
  }

  /// Whether a name is the one that the others of the line are short forms of.
  static func isHead(_ name: [UInt8], of group: UInt16) -> Bool {
    hasShortForms(group) && lines[Int(group)][0] == name
  }

  /// Whether one is a short form of a woman's name, other than the one given.
  static func isShortForWomen(_ name: [UInt8], in groups: [UInt16], besides woman: [UInt8]) -> Bool
  {
    groups.contains { group in
      let head = lines[Int(group)][0]
      return hasShortForms(group) && head != name && head != woman
        && CommonNames.sex(of: head) == .female
    }
  }

  /// Whether the other names of the line are short for the first, rather than what it is in another
  /// language.
  static func hasShortForms(_ group: UInt16) -> Bool { group < firstTranslations }

  /// The names of each line, folded.
  private static let (lines, firstTranslations): ([[[UInt8]]], UInt16) = {
    let lines = NicknameLists.all.flatMap(namesByLine)
    let translations = namesByLine(NicknameLists.inTwoLanguages)
    return (lines + translations, UInt16(clamping: lines.count))
  }()

  private static func namesByLine(_ list: String) -> [[[UInt8]]] {
    Array(list.utf8).split(separator: UInt8(ascii: "\n")).compactMap { line in
      let names = line.split(separator: UInt8(ascii: " "))
      return names.count > 1 && names[0].first != UInt8(ascii: "#") ? names.map(folded) : nil
    }
  }

  private static let table: [UInt64: [UInt16]] = {
    var table: [UInt64: [UInt16]] = [:]
    for (number, line) in lines.enumerated() {
      for name in line {
        table[StableHash.of(name), default: []].append(UInt16(clamping: number))
      }
    }
    return table
  }()

  private static let slavicTable = heard(.cyrillic, SpellingRules.cyrillic)
  private static let greekTable = heard(.greek, SpellingRules.greek)

  /// The lines by what the rules make of the names of a script in Latin letters.
  private static func heard(_ script: ScriptClass, _ rules: SpellingRules) -> [UInt64: [UInt16]] {
    var table: [UInt64: [UInt16]] = [:]
    for (number, line) in lines.enumerated() {
      for name in line where ScriptClass(name[...]) == script {
        let latin = Romanization.latin(name[...], script: script)
        table[StableHash.of(rules.apply(latin[...])), default: []].append(UInt16(clamping: number))
      }
    }
    return table
  }

  private static func folded(_ name: ArraySlice<UInt8>) -> [UInt8] {
    LetterFolding.folded(Array(name)).filter { $0 >= 0x80 || ASCII.isLetter($0) }
  }
}
