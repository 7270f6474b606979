import ContactUnification
import GRDB

/// Which records of a store are one person's: by the rules of unification, and by what somebody said,
/// which stays.
///
/// They are found for the whole store after an import of many records. What changes later is compared
/// with those that have something in common with it, on the scale of the whole.
struct RecordLinks {
  let database: Database

  /// Whether the links are those of the records as they are.
  var areCurrent: Bool {
    get throws {
      try database.number(
        """
        SELECT scale IS NOT NULL AND NOT EXISTS (SELECT 1 FROM record WHERE person = 0) FROM store
        """) == 1
    }
  }

  // MARK: Finding

  /// The first record of each record's person, among all records.
  func found() throws -> [Int64: Int64] { try foundAnew().persons }

  private func foundAnew() throws -> (persons: [Int64: Int64], scale: MatchingScale) {
    let records = try MatchedRecords(database)
    let matches = try records.matches(decisions: try Decision.all(database))
    var persons: [Int64: Int64] = [:]
    for cluster in matches.clusters where cluster.count > 1 {
      let members = cluster.map { records.numbers[$0] }.sorted()
      for member in members { persons[member] = members[0] }
    }
    return (persons, matches.scale)
  }

  /// Sees that the links are those of the records as they are, and keeps them.
  func refresh() throws {
    if try areCurrent { return }
    let unknown = try database.rows("SELECT id FROM record WHERE person = 0 ORDER BY id") {
      $0.integer(0)
    }
    let count = Int(try database.number("SELECT count(*) FROM record") ?? 0)
    if !Self.isMost(unknown.count, of: count), let scale = try scale(of: count) {
      return try keep(LinkRefresh(database, unknown: unknown, count: count, scale: scale).found())
    }
    let (persons, scale) = try foundAnew()
    try database.run("UPDATE record SET person = NULL WHERE person IS NOT NULL")
    try keep(persons.filter { $0.key != $0.value }.mapValues { $0 })
    try database.run("UPDATE store SET scale = ?", .blob(scale.bytes))
  }

  /// The scale of the store; nil where it is of another version, or the store has grown or shrunk so
  /// much since that it says little.
  private func scale(of count: Int) throws -> MatchingScale? {
    let bytes = try database.row("SELECT scale FROM store") { Array($0.bytes(0)) }
    guard let scale = MatchingScale(bytes: bytes ?? []) else { return nil }
    let share = scale.recordCount / Double(max(1, count))
    return (0.75...1.25).contains(share) ? scale : nil
  }

  /// Whether so many are found out of sooner together with all others.
  private static func isMost(_ count: Int, of all: Int) -> Bool { count * 8 > all }

  /// From so many on it is worth counting them.
  private static let manyRecords = 1000

  /// The other records of a record's person.
  func others(linkedWith record: Int64) throws -> [Int64] {
    try database.rows(
      """
      SELECT id FROM record WHERE id != ?1 AND (person = ?1
        OR person = (SELECT person FROM record WHERE id = ?1 AND person > 0)
        OR id = (SELECT person FROM record WHERE id = ?1 AND person > 0))
      """, .integer(record)
    ) { $0.integer(0) }
  }

  // MARK: Keeping

  private func keep(_ persons: [Int64: Int64?]) throws {
    let update = try StoreStatement(database, "UPDATE record SET person = ? WHERE id = ?")
    for (record, person) in persons.sorted(by: { $0.key < $1.key }) {
      try update.run(StoreValue(person), .integer(record))
    }
  }

  /// Forgets whose some records are, and those that were linked with them.
  func forget(_ records: [Int64]) throws {
    guard !records.isEmpty else { return }
    if records.count > Self.manyRecords {
      let count = Int(try database.number("SELECT count(*) FROM record") ?? 0)
      if Self.isMost(records.count, of: count) {
        return try database.run("UPDATE store SET scale = NULL")
      }
    }
    let find = try StoreStatement(database, "SELECT person FROM record WHERE id = ?")
    let update = try StoreStatement(
      database, "UPDATE record SET person = 0 WHERE id = ?1 OR id = ?2 OR person = ?2")
    for record in records {
      var first = record
      try find.enumerate([.integer(record)]) {
        let person = $0.integer(0)
        if person > 0 { first = person }
        return false
      }
      try update.run(.integer(record), .integer(first))
    }
  }

  /// Keeps what somebody says about two records.
  ///
  /// - Parameter step: The step that it is, which notes what was said before.
  func decide(
    _ verdict: UnificationDecision.Verdict, _ a: Int64, _ b: Int64, step: Int64
  ) throws {
    let (first, second) = (StoreValue.integer(min(a, b)), StoreValue.integer(max(a, b)))
    try database.run(
      """
      INSERT INTO decisionBefore (step, first, second, verdict) VALUES (?1, ?2, ?3,
        (SELECT verdict FROM decision WHERE first = ?2 AND second = ?3))
      """, .integer(step), first, second)
    try database.run(
      """
      INSERT INTO decision (first, second, verdict) VALUES (?, ?, ?)
      ON CONFLICT DO UPDATE SET verdict = excluded.verdict
      """, first, second, .text(verdict.rawValue))
    try forget([a, b])
  }

  /// Forgets what a step said about two records, if it did, for what was said before.
  func takeBack(step: Int64) throws {
    let pair = try database.row(
      "SELECT first, second FROM decisionBefore WHERE step = ?", .integer(step)
    ) { [$0.integer(0), $0.integer(1)] }
    guard let pair else { return }
    try database.run(
      "DELETE FROM decision WHERE first = ? AND second = ?", .integer(pair[0]), .integer(pair[1]))
    try database.run(
      """
      INSERT INTO decision (first, second, verdict)
      SELECT first, second, verdict FROM decisionBefore WHERE step = ? AND verdict IS NOT NULL
      """, .integer(step))
    try forget(pair)
  }

  /// What somebody said about two records.
  struct Decision {
    let first: Int64
    let second: Int64
    let verdict: UnificationDecision.Verdict

    static func all(_ database: Database) throws -> [Decision] {
      try database.rows("SELECT first, second, verdict FROM decision") {
        ($0.integer(0), $0.integer(1), $0.text(2))
      }.compactMap { first, second, verdict in
        UnificationDecision.Verdict(rawValue: verdict).map {
          Decision(first: first, second: second, verdict: $0)
        }
      }
    }
  }
}
