public import ContactModel
import GRDB
import SourceText

/// A moment of a store's history, to be kept and asked with later.
public struct HistoryToken: Hashable, Sendable, Codable, CustomStringConvertible {
  let store: String
  let step: Int64

  /// The token as a text, which ``init(_:)`` reads.
  public var description: String { "\(store):\(step)" }

  init(store: String, step: Int64) {
    self.store = store
    self.step = step
  }

  /// Reads a token that was written down; nil for what is none.
  public init?(_ text: String) {
    let parts = text.split(separator: ":")
    guard parts.count == 2, let step = Int64(parts[1]), step >= 0 else { return nil }
    self.init(store: String(parts[0]), step: step)
  }
}

/// What became of a record since a moment.
public struct RecordChange: Sendable {
  /// The kind of change.
  public enum Kind: String, Hashable, Sendable {
    /// The record is new.
    case added
    /// The record says something else.
    case updated
    /// The record is no more.
    case deleted
  }

  /// What happened.
  public let kind: Kind
  /// What the record is called in the store.
  public let record: String
  /// The name of its account; nil where the account is no more.
  public let container: String?
  /// What it said at the moment; nil for one that was added since.
  public let before: Contact?
  /// What it says now; nil for one that was deleted.
  public let after: Contact?
}

/// What was done to a store in one go.
public struct StoreAction: Hashable, Sendable {
  /// The moment behind it.
  public let token: HistoryToken
  /// When it was done, in seconds since 1970.
  public let time: Int
  /// What was done, for people.
  public let title: String
  /// How many records it added, changed and deleted.
  public let added, updated, deleted: Int
  /// Whether it was taken back.
  public let isUndone: Bool
}

/// Reads and forgets what happened in a store.
struct StoreHistory {
  let database: Database

  /// The moment that it is now.
  func now() throws -> HistoryToken {
    let last = try database.number("SELECT max(id) FROM step") ?? 0
    return HistoryToken(store: try identifier(), step: last)
  }

  /// What tells the store from others.
  func identifier() throws -> String {
    try database.row("SELECT identifier FROM store") { $0.text(0) } ?? ""
  }

  /// What became of each record since a moment, up to another one, in the order of records.
  func changes(
    since token: HistoryToken, through end: HistoryToken? = nil
  ) throws -> [RecordChange] {
    let oldest = try database.number("SELECT expiredStep FROM store") ?? 0
    let now = try now()
    for token in [token, end ?? now]
    where token.store != now.store || token.step < oldest || token.step > now.step {
      throw ContactStoreError(
        .expiredToken, "The history does not reach back to \(token).",
        hint: "Fetch everything anew, and go on from there.")
    }
    var states: [Int64: (container: Int64, before: Int64?, after: Int64?)] = [:]
    for change in try ChangeTable(database).changes(since: token.step)
    where change.step <= end?.step ?? now.step {
      let first = states[change.record].map(\.before) ?? change.before
      states[change.record] = (change.container, first, change.after)
    }
    let containers = try ContactContainer.all(database)
    let byNumber = Dictionary(uniqueKeysWithValues: containers.map { ($0.id, $0) })
    let cards = try CardTable(database)
    return try states.sorted { $0.key < $1.key }.compactMap { record, state -> RecordChange? in
      guard state.before != state.after else { return nil }
      let container = byNumber[state.container]
      let reading = CardReading(
        source: container?.source ?? Source(name: ""), charset: container?.charset)
      func contact(_ card: Int64?) throws -> Contact? {
        try card.map { reading.contact(try cards.wholeBytes(of: cards.card($0)), index: 0) }
      }
      return RecordChange(
        kind: state.before == nil ? .added : state.after == nil ? .deleted : .updated,
        record: StoredIdentifier.record(record).text, container: container?.name,
        before: try contact(state.before), after: try contact(state.after))
    }
  }

  /// What was done, the latest first.
  func actions(limit: Int) throws -> [StoreAction] {
    let store = try identifier()
    let table = ChangeTable(database)
    return try database.rows(
      "SELECT id, time, title, isUndone FROM step ORDER BY id DESC LIMIT ?", StoreValue(limit)
    ) {
      let counts = try table.counts(of: $0.integer(0))
      return StoreAction(
        token: HistoryToken(store: store, step: $0.integer(0)), time: Int($0.integer(1)),
        title: $0.text(2), added: counts.added, updated: counts.updated,
        deleted: counts.deleted, isUndone: $0.integer(3) != 0)
    }
  }

  // MARK: Expiry

  /// Forgets all but the last so many steps, with the cards and files that nothing else needs.
  func forget(keeping count: Int) throws {
    let last = try database.number(
      "SELECT id FROM step ORDER BY id DESC LIMIT 1 OFFSET ?", StoreValue(count))
    guard let last else { return }
    try ChangeTable(database).forget(through: last)
    try database.run("DELETE FROM containerBefore WHERE step <= ?", .integer(last))
    try database.run("DELETE FROM decisionBefore WHERE step <= ?", .integer(last))
    try database.run("DELETE FROM step WHERE id <= ?", .integer(last))
    try database.run("UPDATE store SET expiredStep = ?", .integer(last))
    try removeUnused()
  }

  private func removeUnused() throws {
    try database.run(
      """
      DELETE FROM image WHERE id NOT IN (
        SELECT image FROM container WHERE image IS NOT NULL
        UNION SELECT image FROM containerBefore WHERE image IS NOT NULL)
      """)
    var used = try ChangeTable(database).cards()
    used.formUnion(
      try database.rows("SELECT card FROM record UNION SELECT card FROM formerRecord") {
        $0.integer(0)
      })
    for number in try database.rows("SELECT id FROM image", read: { $0.integer(0) }) {
      used.formUnion(try FileImage(number, in: database).cards)
    }
    var media: Set<Int64> = []
    var unused: [Int64] = []
    try StoreStatement(database, "SELECT id, media FROM card").enumerate { row in
      if used.contains(row.integer(0)) {
        media.formUnion(CardTable.cuts(row.bytes(1)).map(\.media))
      } else {
        unused.append(row.integer(0))
      }
      return true
    }
    let deleteCard = try StoreStatement(database, "DELETE FROM card WHERE id = ?")
    for card in unused { try deleteCard.run(.integer(card)) }
    let deleteMedia = try StoreStatement(database, "DELETE FROM media WHERE id = ?")
    for number in try database.rows("SELECT id FROM media", read: { $0.integer(0) })
    where !media.contains(number) { try deleteMedia.run(.integer(number)) }
  }
}
