import ContactModel
import ContactUnification
import GRDB

/// Which records of a store are one person's: by the rules of unification, and by what somebody said,
/// which stays.
struct RecordLinks {
  let database: Database

  /// Whether the links are those of the records as they are.
  var areCurrent: Bool {
    get throws {
      try database.number(
        "SELECT linkedStep = coalesce((SELECT max(id) FROM step), 0) FROM store") == 1
    }
  }

  /// The first record of each record's person.
  func found() throws -> [Int64: Int64] {
    var numbers: [Int64] = []
    var records: [UnificationRecord] = []
    try ContactFetch(database, ContactFetchRequest(keys: Self.keys, isUnified: false)).enumerate {
      guard case .record(let number) = StoredIdentifier($0.id) else { return true }
      numbers.append(number)
      records.append(
        UnificationRecord(
          contact: $0.contact, source: try source(of: $0), index: $0.contact.sourceIndex))
      return true
    }
    guard records.count > 1 else { return [:] }
    let positions = Dictionary(uniqueKeysWithValues: numbers.enumerated().map { ($1, $0) })
    let decisions = try database.rows("SELECT first, second, verdict FROM decision") {
      ($0.integer(0), $0.integer(1), $0.text(2))
    }.compactMap { first, second, verdict -> UnificationDecision? in
      guard let first = positions[first], let second = positions[second],
        let verdict = UnificationDecision.Verdict(rawValue: verdict)
      else { return nil }
      return UnificationDecision(verdict, records[first], records[second])
    }
    let matches = try ContactUnifier().match(records, decisions: decisions)
    var persons: [Int64: Int64] = [:]
    for cluster in matches.clusters where cluster.count > 1 {
      let members = cluster.map { numbers[$0] }.sorted()
      for member in members { persons[member] = members[0] }
    }
    return persons
  }

  /// Pictures say nothing about who somebody is.
  private static let keys = Set(ContactKey.allCases).subtracting([
    .image, .logo, .sound, .cryptographicKey,
  ])

  private func source(of contact: StoredContact) throws -> Int {
    let name = contact.records.first?.container ?? ""
    return Int(try database.number("SELECT id FROM container WHERE name = ?", .text(name)) ?? 0)
  }

  /// Finds the links anew and keeps them.
  func refresh() throws {
    if try areCurrent { return }
    let persons = try found()
    try database.run("UPDATE record SET person = NULL WHERE person IS NOT NULL")
    let update = try StoreStatement(database, "UPDATE record SET person = ? WHERE id = ?")
    for (record, person) in persons where record != person {
      try update.run(.integer(person), .integer(record))
    }
    try database.run(
      "UPDATE store SET linkedStep = coalesce((SELECT max(id) FROM step), 0)")
  }

  /// Keeps what somebody says about two records.
  func decide(_ verdict: UnificationDecision.Verdict, _ a: Int64, _ b: Int64) throws {
    try database.run(
      """
      INSERT INTO decision (first, second, verdict) VALUES (?, ?, ?)
      ON CONFLICT DO UPDATE SET verdict = excluded.verdict
      """, .integer(min(a, b)), .integer(max(a, b)), .text(verdict.rawValue))
    // Steps are counted from 1, so that this is never the last one.
    try database.run("UPDATE store SET linkedStep = -1")
  }
}
