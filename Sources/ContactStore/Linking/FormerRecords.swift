import GRDB

/// Records that are gone, and of which somebody said who they are. One that comes back to its account,
/// because an export lacked it or because it was restored, is the record that it was, so that what was
/// said stays said.
struct FormerRecords {
  let database: Database

  /// Notes that a record goes, if somebody said something of it.
  func note(_ record: StoreStep.Former) throws {
    try database.run(
      """
      INSERT OR REPLACE INTO formerRecord (record, container, card)
      SELECT ?1, ?2, ?3 WHERE EXISTS (SELECT 1 FROM decision WHERE first = ?1 OR second = ?1)
      """, .integer(record.record), .integer(record.container), .integer(record.card))
  }

  /// Notes that a record is back.
  func remove(_ record: Int64) throws {
    try database.run("DELETE FROM formerRecord WHERE record = ?", .integer(record))
  }

  /// Those of an account.
  func records(of container: Int64) throws -> [AccountImport.Known] {
    try database.rows(
      """
      SELECT record, card, card.hash FROM formerRecord JOIN card ON card.id = formerRecord.card
      WHERE container = ? ORDER BY record
      """, .integer(container)
    ) {
      AccountImport.Known(
        record: $0.integer(0), card: $0.integer(1), hash: $0.integer(2), place: nil)
    }
  }
}
