import ContactLikeness
import ContactModel
import ContactSelection
import GRDB

/// What is derived from cards: summaries and look-up keys. A store that another version has derived
/// them for is gone through once.
struct Derivation {
  let database: Database

  /// To be counted up whenever texts are folded otherwise, or a summary has another form.
  private static let form = 6

  /// What this version derives by: its form, and the numbers of fields and types.
  static let current: Int64 = {
    let names =
      ["\(form)"] + ContactKey.allCases.map(\.name) + TypeSet.names
      + CardSummary.keys.map(\.name).sorted()
    return Int64(bitPattern: StableHash.of(Array(names.joined(separator: "\n").utf8)))
  }()

  /// Whether the store's is this version's.
  var isCurrent: Bool {
    get throws { try database.number("SELECT derivation FROM store") == Self.current }
  }

  /// Derives everything anew.
  func refresh() throws {
    let cards = try CardTable(database)
    let update = try StoreStatement(database, "UPDATE record SET summary = ? WHERE id = ?")
    let lookup = try LookupTable(database)
    try lookup.removeAll()
    var keys: [LookupTable.Entry] = []
    for container in try ContactContainer.all(database) {
      let reading = CardReading(source: container.source, charset: container.charset)
      let records = try database.rows(
        "SELECT id, card FROM record WHERE container = ?", .integer(container.id)
      ) { (id: $0.integer(0), card: $0.integer(1)) }
      for record in records {
        let card = try cards.wholeBytes(of: cards.card(record.card))
        let contact = reading.contact(card, index: 0)
        try update.run(.blob(CardSummary.bytes(of: contact)), .integer(record.id))
        for key in LookupKey.keys(of: contact) {
          keys.append(.init(key: key, record: record.id))
        }
      }
    }
    try lookup.add(keys)
    try database.run("UPDATE store SET derivation = ?, scale = NULL", .integer(Self.current))
  }
}
