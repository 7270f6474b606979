import GRDB

/// What became of records, step by step.
///
/// A row is a record and its cards before and after. Of the records that an import adds, which are
/// numbered one behind the other as their cards are, a row holds as many as there are.
struct ChangeTable {
  /// What a step did to a record.
  struct Change {
    let step: Int64
    let record: Int64
    let container: Int64
    /// The card before and after; none where there was no record.
    let before, after: Int64?
    /// Where the record stood before.
    let place: Int64?
  }

  /// How many records a step added, changed and deleted.
  struct Counts {
    let added, updated, deleted: Int
  }

  private let database: Database

  init(_ database: Database) { self.database = database }

  // MARK: Reading

  /// What a step did.
  func changes(of step: Int64) throws -> [Change] { try changes("step = ?", step) }

  /// What the steps behind one did, those of a record in their order.
  func changes(since step: Int64) throws -> [Change] { try changes("step > ?", step) }

  private func changes(_ condition: String, _ step: Int64) throws -> [Change] {
    var found: [Change] = []
    // Nothing became of a record before it was added.
    try StoreStatement(
      database, "SELECT record, count, container, card, step FROM addition WHERE \(condition)"
    ).enumerate([.integer(step)]) { row in
      for offset in 0..<max(0, row.integer(1)) {
        found.append(
          Change(
            step: row.integer(4), record: row.integer(0) + offset, container: row.integer(2),
            before: nil,
            after: row.integer(3) + offset, place: nil))
      }
      return true
    }
    found += try database.rows(
      """
      SELECT record, container, before, after, place, step FROM change WHERE \(condition)
      ORDER BY step, record
      """, .integer(step)
    ) {
      Change(
        step: $0.integer(5), record: $0.integer(0), container: $0.integer(1),
        before: $0.optionalInteger(2), after: $0.optionalInteger(3), place: $0.optionalInteger(4))
    }
    return found
  }

  /// How much a step did.
  func counts(of step: Int64) throws -> Counts {
    let counts = try database.row(
      """
      SELECT
        count(*) FILTER (WHERE before IS NULL)
          + (SELECT total(count) FROM addition WHERE step = ?1),
        count(*) FILTER (WHERE before IS NOT NULL AND after IS NOT NULL),
        count(*) FILTER (WHERE after IS NULL)
      FROM change WHERE step = ?1
      """, .integer(step)
    ) {
      Counts(
        added: Int($0.integer(0)), updated: Int($0.integer(1)), deleted: Int($0.integer(2)))
    }
    return counts ?? Counts(added: 0, updated: 0, deleted: 0)
  }

  /// The cards that are needed to tell what was done.
  func cards() throws -> Set<Int64> {
    var cards = Set(
      try database.rows(
        """
        SELECT before FROM change WHERE before IS NOT NULL
        UNION SELECT after FROM change WHERE after IS NOT NULL
        """
      ) { $0.integer(0) })
    for run in try database.rows(
      "SELECT card, count FROM addition", read: { ($0.integer(0), $0.integer(1)) })
    {
      cards.formUnion(run.0..<run.0 + max(0, run.1))
    }
    return cards
  }

  // MARK: Writing

  /// Notes that records were added, one behind the other, with cards likewise. Nothing else may have
  /// become of them in the step.
  func add(step: Int64, records: Range<Int64>, firstCard: Int64, container: Int64) throws {
    try database.run(
      "INSERT INTO addition (step, record, count, container, card) VALUES (?, ?, ?, ?, ?)",
      .integer(step), .integer(records.lowerBound), .integer(Int64(records.count)),
      .integer(container), .integer(firstCard))
  }

  /// Forgets what was done up to a step.
  func forget(through step: Int64) throws {
    try database.run("DELETE FROM change WHERE step <= ?", .integer(step))
    try database.run("DELETE FROM addition WHERE step <= ?", .integer(step))
  }
}
