import ContactLikeness

/// Mailboxes of records without a name that spell somebody's: torsten.quadflieg@ is Torsten Quadflieg's.
struct SpelledNames {
  private let table: RecordTable
  /// The letters of all such mailboxes; of most books none, or a few.
  private let mailboxes: Set<[UInt8]>

  init(_ table: RecordTable) {
    self.table = table
    var mailboxes: Set<[UInt8]> = []
    for row in 0..<table.count {
      Self.forEachMailbox(of: row, in: table) { mailboxes.insert($0) }
    }
    self.mailboxes = mailboxes
  }

  /// Calls with what a record can be found by: the letters of its mailboxes where it has no name, else those of
  /// its name that some mailbox spells.
  func forEachSpelling(of row: Int, _ body: ([UInt8]) -> Void) {
    guard !mailboxes.isEmpty else { return }
    switch table[row].kind {
    case .nameless: Self.forEachMailbox(of: row, in: table, body)
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
    var isFound = false
    forEachMailbox(of: row, in: table) { if spellings.contains($0) { isFound = true } }
    return isFound
  }

  /// Shorter names are those of others, too.
  private static let fewestLetters = InternedTexts.fewestTelling

  private static func forEachMailbox(
    of row: Int, in table: RecordTable, _ body: ([UInt8]) -> Void
  ) {
    guard case .nameless = table[row].kind else { return }
    for mail in table.mails[row] where mail.kind == .personal || mail.kind == .domain {
      let letters = table.locals[mail.local].filter { ASCII.isLetter($0) }
      guard letters.count >= fewestLetters else { continue }
      body(letters)
      let plain = SpellingRules.umlauts.apply(keepingOthers: letters)
      if plain.count < letters.count { body(plain) }
    }
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
