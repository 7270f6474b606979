/// Which given names stand for each other in everyday use.
///
/// A line is a name and its short and pet forms; two forms of one line are taken for each other
/// too. A form may be in several lines: Alex is Alexander or Alexandra, who are two people.
package enum Nicknames {
  /// The lines that a name is in, by their numbers; empty for most names.
  package static func groups(of name: ArraySlice<UInt8>) -> [UInt16] {
    table[StableHash.of(Array(name))] ?? []
  }

  /// The lines that a name is in by the way it sounds, for romanised Slavic names.
  package static func slavicGroups(of latin: ArraySlice<UInt8>) -> [UInt16] {
    slavicTable[StableHash.of(SpellingRules.cyrillic.apply(latin))] ?? []
  }

  /// Whether a form in one of the lines begins with the letter.
  package static func hasForm(in groups: [UInt16], startingWith letter: UInt8) -> Bool {
    groups.contains { group in
      lines[Int(group)].contains { $0.utf8.first == letter }
    }
  }

  /// Whether a name is the one that the others of the line are forms of.
  static func isHead(_ name: [UInt8], of group: UInt16) -> Bool { heads[Int(group)] == name }

  private static let lines: [[Substring]] =
    NicknameLists.all.flatMap { $0.split(separator: "\n") }.map { $0.split(separator: " ") }
    .filter { $0.count > 1 && $0[0] != "#" }

  private static let heads: [[UInt8]] = lines.map { folded($0[0]) }

  private static let table: [UInt64: [UInt16]] = {
    var table: [UInt64: [UInt16]] = [:]
    for (number, line) in lines.enumerated() {
      for name in line {
        table[StableHash.of(folded(name)), default: []].append(UInt16(clamping: number))
      }
    }
    return table
  }()

  private static let slavicTable: [UInt64: [UInt16]] = {
    var table: [UInt64: [UInt16]] = [:]
    for (number, line) in lines.enumerated() {
      for name in line {
        let folded = folded(name)
        let script = ScriptClass(folded[...])
        guard case .cyrillic = script else { continue }
        let latin = Romanization.latin(folded[...], script: script)
        let key = StableHash.of(SpellingRules.cyrillic.apply(latin[...]))
        table[key, default: []].append(UInt16(clamping: number))
      }
    }
    return table
  }()

  private static func folded(_ name: Substring) -> [UInt8] {
    LetterFolding.folded(Array(name.utf8)).filter { $0 >= 0x80 || ASCII.isLetter($0) }
  }
}
