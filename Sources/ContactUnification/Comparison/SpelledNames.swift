import ContactLikeness

/// Mailboxes of records without a name that spell somebody's: torsten.quadflieg@ is Torsten Quadflieg's.
struct SpelledNames {
  private let table: RecordTable
  /// The letters of all such mailboxes; of most books none, or a few.
  private let mailboxes: Set<[UInt8]>

  init(_ table: RecordTable) {
    self.table = table
    mailboxes = Set((0..<table.count).lazy.flatMap { Self.mailboxes(of: $0, in: table) })
  }

  /// Calls with what a record can be found by: the letters of its mailboxes where it has no name, else those of
  /// its name that some mailbox spells.
  func forEachSpelling(of row: Int, _ body: ([UInt8]) -> Void) {
    guard !mailboxes.isEmpty else { return }
    switch table[row].kind {
    case .nameless: for letters in Self.mailboxes(of: row, in: table) { body(letters) }
    case .person:
      guard let name = table.names.first(row) else { return }
      for letters in Self.spellings(of: name, in: table) where mailboxes.contains(letters) {
        body(letters)
      }
    default: break
    }
  }

  /// Whether a mailbox of a record without a name spells the name of another.
  static func isSpelled(by row: Int, nameOf other: Int, in table: RecordTable) -> Bool {
    guard let name = table.names.first(other) else { return false }
    let spellings = spellings(of: name, in: table)
    return mailboxes(of: row, in: table).contains(where: spellings.contains)
  }

  /// Shorter names are those of others, too.
  private static let fewestLetters = InternedTexts.fewestTelling

  /// The letters of a record's mailboxes where it has no name, with umlauts as they are written out, too.
  private static func mailboxes(of row: Int, in table: RecordTable) -> [[UInt8]] {
    guard case .nameless = table[row].kind else { return [] }
    return table.mails[row].filter { $0.kind == .personal || $0.kind == .domain }
      .map { table.locals[$0.local].filter { ASCII.isLetter($0) } }
      .filter { $0.count >= fewestLetters }
      .flatMap { [$0, SpellingRules.umlauts.apply(keepingOthers: $0)] }
  }

  private static func spellings(of name: NameVariant, in table: RecordTable) -> [[UInt8]] {
    guard name.given >= 0, name.family >= 0 else { return [] }
    let parts = [name.given, name.family].map { number in
      table.components[number].latin.filter { ASCII.isLetter($0) }
    }
    guard parts.allSatisfy({ $0.count > 1 }), parts[0].count + parts[1].count >= fewestLetters
    else {
      return []
    }
    return [parts[0] + parts[1], parts[1] + parts[0]]
  }
}
