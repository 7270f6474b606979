/// Which given names stand for each other in everyday use.
///
/// A line is a name and its short and pet forms; two forms of one line are taken for each other
/// too. A form may be in several lines: Alex is Alexander or Alexandra, who are two people.
enum Nicknames {
  /// The lines that a name is in, by their numbers; empty for most names.
  static func groups(of name: ArraySlice<UInt8>) -> [UInt16] {
    table[StableHash.of(Array(name))] ?? []
  }

  /// The lines that a name is in by the way it sounds, for romanised Slavic names.
  static func slavicGroups(of latin: ArraySlice<UInt8>) -> [UInt16] {
    slavicTable[StableHash.of(SpellingRules.cyrillic.apply(latin))] ?? []
  }

  /// Whether a form in one of the lines begins with the letter.
  static func hasForm(in groups: [UInt16], startingWith letter: UInt8) -> Bool {
    groups.contains { group in
      lines[Int(group)].contains { $0.utf8.first == letter }
    }
  }

  private static let table: [UInt64: [UInt16]] = {
    var table: [UInt64: [UInt16]] = [:]
    for (number, line) in lines.enumerated() {
      for name in line {
        let folded = NameWords(name).words.first ?? []
        table[StableHash.of(folded), default: []].append(UInt16(clamping: number))
      }
    }
    return table
  }()

  private static let slavicTable: [UInt64: [UInt16]] = {
    var table: [UInt64: [UInt16]] = [:]
    for (number, line) in lines.enumerated() {
      for name in line {
        let folded = NameWords(name).words.first ?? []
        let script = ScriptClass(folded[...])
        guard case .cyrillic = script else { continue }
        let latin = Romanization.latin(folded[...], script: script)
        let key = StableHash.of(SpellingRules.cyrillic.apply(latin[...]))
        table[key, default: []].append(UInt16(clamping: number))
      }
    }
    return table
  }()

  private static let lines: [[Substring]] =
    NicknameLists.all.flatMap { $0.split(separator: "\n") }.map { $0.split(separator: " ") }
    .filter { $0.count > 1 }
}

extension NameWords {
  init(_ text: Substring) {
    var text = String(text)
    self = text.withUTF8 { NameWords($0) }
  }
}
