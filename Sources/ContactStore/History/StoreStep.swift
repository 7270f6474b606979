import ContactModel
import ContactSelection
import GRDB
import Glibc

/// One change of a store, of any number of records: what was before each is noted, so that it can be
/// told of and taken back.
final class StoreStep {
  let id: Int64
  let database: Database
  let cards: CardTable
  private let insertRecord: StoreStatement
  private let updateRecord: StoreStatement
  private let insertChange: StoreStatement
  private let lookup: LookupTable
  /// What is to be found from now on, and what is not any more.
  private var added: [LookupTable.Entry] = []
  private var removed: [LookupTable.Entry] = []
  /// Records of which it is to be found out anew whose they are.
  private var changed: [Int64] = []

  /// Begins a step within a transaction.
  ///
  /// - Parameters:
  ///   - title: What is done, for people.
  ///   - container: The account that is changed, where it is one that was there before.
  init(
    _ database: Database, title: String, container: Int64? = nil, undoes: Int64? = nil
  ) throws {
    self.database = database
    try database.run(
      "INSERT INTO step (time, title, container, undoes) VALUES (?, ?, ?, ?)",
      StoreValue(time(nil)), .text(title), StoreValue(container), StoreValue(undoes))
    id = database.lastInsertedRowID
    cards = try CardTable(database)
    insertRecord = try StoreStatement(
      database,
      "INSERT INTO record (id, container, card, place, summary) VALUES (?, ?, ?, ?, ?)")
    updateRecord = try StoreStatement(
      database, "UPDATE record SET card = ?, place = ?, summary = ? WHERE id = ?")
    insertChange = try StoreStatement(
      database,
      """
      INSERT INTO change (step, record, container, before, after, place)
      VALUES (?, ?, ?, ?, ?, ?)
      ON CONFLICT DO UPDATE SET after = excluded.after
      """)
    lookup = try LookupTable(database)
    if let container { try noteContainer(container) }
  }

  /// Notes what an account is like before it is changed.
  private func noteContainer(_ container: Int64) throws {
    try database.run(
      """
      INSERT OR IGNORE INTO containerBefore
        (step, id, name, type, format, fileName, charset, image, isDefault)
      SELECT ?, id, name, type, format, fileName, charset, image, isDefault
      FROM container WHERE id = ?
      """, .integer(id), .integer(container))
  }

  /// Forgets the step where it did nothing to any record.
  func forgetUnlessChanged() throws {
    try database.run(
      """
      DELETE FROM step WHERE id = ?1
        AND NOT EXISTS (SELECT 1 FROM change WHERE step = ?1)
        AND NOT EXISTS (SELECT 1 FROM addition WHERE step = ?1)
        AND NOT EXISTS (SELECT 1 FROM decisionBefore WHERE step = ?1)
        AND NOT EXISTS (SELECT 1 FROM containerBefore WHERE step = ?1)
      """, .integer(id))
  }

  // MARK: Records

  /// Adds a record.
  ///
  /// - Parameters:
  ///   - card: The number of its card.
  ///   - number: The number that the record had, where it was there before.
  func add(
    _ contact: Contact, card: Int64, to container: Int64, place: Int64?, number: Int64? = nil
  ) throws {
    try insertRecord.run(
      StoreValue(number), .integer(container), .integer(card), StoreValue(place),
      .blob(CardSummary.bytes(of: contact)))
    if let number { try FormerRecords(database: database).remove(number) }
    let record = number ?? database.lastInsertedRowID
    added += LookupKey.keys(of: contact).map { .init(key: $0, record: record) }
    changed.append(record)
    try insertChange.run(
      .integer(id), .integer(record), .integer(container), .null, .integer(card), .null)
  }

  /// The number that the next new record gets.
  func nextRecord() throws -> Int64 {
    1 + (try database.number("SELECT seq FROM sqlite_sequence WHERE name = 'record'") ?? 0)
  }

  /// Adds many records, one behind the other, to which nothing else happens in this step.
  ///
  /// - Parameters:
  ///   - derived: What is derived of what their cards say.
  ///   - cards: The numbers of their cards, in the same order.
  ///   - places: Where they stand in their file.
  func add(
    _ derived: DerivedRecords, cards: [Int64], places: [Int], to container: Int64
  ) throws {
    let first = derived.firstRecord
    try derived.forEachSummary { index, summary in
      try insertRecord.run(
        .integer(first + Int64(index)), .integer(container), .integer(cards[index]),
        StoreValue(places[index]), .bytes(summary))
    }
    try lookup.add(sorted: derived.entries())
    let table = ChangeTable(database)
    var start = 0
    while start < cards.count {
      var end = start + 1
      while end < cards.count, cards[end] == cards[end - 1] + 1 { end += 1 }
      let records = first + Int64(start)..<first + Int64(end)
      try table.add(
        step: id, records: records, firstCard: cards[start], container: container)
      changed += records
      start = end
    }
  }

  /// A record as it is before a change.
  struct Former {
    let record: Int64
    let container: Int64
    let card: Int64
    let place: Int64?
    let contact: Contact
  }

  /// Turns a record to another card.
  func replace(
    _ old: Former, with contact: Contact, card: Int64, place: Int64?
  ) throws {
    try updateRecord.run(
      .integer(card), StoreValue(place), .blob(CardSummary.bytes(of: contact)),
      .integer(old.record))
    let before = Set(LookupKey.keys(of: old.contact))
    let after = Set(LookupKey.keys(of: contact))
    removed += before.subtracting(after).map { .init(key: $0, record: old.record) }
    added += after.subtracting(before).map { .init(key: $0, record: old.record) }
    changed.append(old.record)
    try note(old, after: .integer(card))
  }

  /// Removes a record.
  func delete(_ old: Former) throws {
    removed += LookupKey.keys(of: old.contact).map { .init(key: $0, record: old.record) }
    // Whoever was linked with it is found out anew.
    changed += try RecordLinks(database: database).others(linkedWith: old.record)
    try database.run("DELETE FROM record WHERE id = ?", .integer(old.record))
    try FormerRecords(database: database).note(old)
    try note(old, after: .null)
  }

  private func note(_ old: Former, after: StoreValue) throws {
    try insertChange.run(
      .integer(id), .integer(old.record), .integer(old.container), .integer(old.card), after,
      StoreValue(old.place))
  }

  /// Writes what was held back. To be called once, at the end.
  func finish() throws {
    try lookup.remove(removed)
    try lookup.add(added)
    (removed, added) = ([], [])
    try RecordLinks(database: database).forget(changed)
    changed = []
  }
}
