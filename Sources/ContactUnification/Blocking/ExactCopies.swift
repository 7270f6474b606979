import ContactModel

/// Records that say the same, word for word, of which the first stands for all.
struct ExactCopies: Sendable {
  /// By row, the first that says the same; itself where none does.
  private let firsts: [Int32]

  /// What a record that says nothing is.
  private static let nothing = ContentHash.of(Contact(), withIdentifier: false)

  /// - Parameter decisions: What was decided of a record is asked of it alone, so it stands for itself.
  init(_ table: RecordTable, _ decisions: DecidedRows) {
    var firsts = (0..<Int32(truncatingIfNeeded: table.count)).map { $0 }
    let decided = decisions.rows
    var sorted: [(content: UInt64, row: Int32)] = []
    for row in firsts.indices {
      if case .other = table[row].kind { continue }
      if decided.contains(row) || table[row].content == Self.nothing { continue }
      sorted.append((table[row].content, firsts[row]))
    }
    sorted.sort { ($0.content, $0.row) < ($1.content, $1.row) }
    for index in sorted.indices.dropFirst() where sorted[index].content == sorted[index - 1].content
    {
      firsts[Int(sorted[index].row)] = firsts[Int(sorted[index - 1].row)]
    }
    self.firsts = firsts
  }

  /// The first record that says the same as a row; nil for that one itself.
  func first(of row: Int) -> Int? {
    let first = Int(firsts[row])
    return first == row ? nil : first
  }
}
