import ContactFormatting
import ContactModel
import ContactSelection
import ContactUnification
import GRDB
import LocaleSupport
import SourceText

/// Finds contacts and puts them together, within one reading of the store.
final class ContactFetch {
  private let database: Database
  private let store: String
  private var request: ContactFetchRequest
  /// The fields that are wanted, the UID among them; nil for all.
  private let keys: Set<ContactKey>?
  private let containers: [Int64: ContactContainer]
  private let wanted: Set<Int64>?
  private var readings: [Int64: CardReading] = [:]
  private let cards: CardTable
  private let findRow: StoreStatement
  private let readSummary: StoreStatement
  /// What the predicate asks for besides the fields that are wanted; nil for all.
  private var testedKeys: Set<ContactKey>? {
    guard let keys, let predicate = request.predicate else { return keys }
    return predicate.keys.map { keys.union($0) }
  }
  /// The other records of people who have several, by the number of the first.
  private let others: [Int64: [Int64]]
  private static let mediaKeys: Set<ContactKey> = [.image, .logo, .sound, .cryptographicKey]

  /// - Parameters:
  ///   - keys: The fields that are wanted, beside the UID; nil for all.
  ///   - links: Who the first record of each person is, where the store can't say.
  init(
    _ database: Database, _ request: ContactFetchRequest, keys: Set<ContactKey>? = nil,
    links: [Int64: Int64]? = nil
  ) throws {
    self.database = database
    self.request = request
    // By which a part of a contact is known.
    self.keys = keys?.union([.identifier])
    store = try StoreHistory(database: database).identifier()
    cards = try CardTable(database)
    findRow = try StoreStatement(
      database, "SELECT id, container, card, place FROM record WHERE id = ?")
    readSummary = try StoreStatement(database, "SELECT summary FROM record WHERE id = ?")
    let all = try ContactContainer.allUncounted(database)
    containers = Dictionary(uniqueKeysWithValues: all.map { ($0.id, $0) })
    if let names = request.containers {
      wanted = Set(try names.map { try ContactContainer.required($0, database).id })
    } else {
      wanted = nil
    }
    others = request.isUnified ? try Self.others(database, links) : [:]
    if let predicate = request.predicate, predicate.asksForGroups {
      let groups = try self.groups()
      if !groups.cards.isEmpty { self.request.predicate = predicate.knowing(groups) }
    }
  }

  /// The groups that have cards of their own.
  private func groups() throws -> ContactGroups {
    let records = try candidates(.beginning(LookupKey.ofGroups), isUnified: false).sorted()
    let cards = try records.compactMap { try row($0) }.map { try contact($0, nil) }
    var owners = IdentifierOwners()
    for card in cards { owners.noteMembers(of: card) }
    if containers.count > 1, let lookup = ContactPredicate.identifiers(owners.identifiers).lookup {
      for record in try candidates(lookup, isUnified: false).sorted() {
        if let row = try row(record) { owners.note(try contact(row, [.identifier])) }
      }
    }
    return ContactGroups(cards: cards, owners: owners)
  }

  private static func others(
    _ database: Database, _ links: [Int64: Int64]?
  ) throws -> [Int64: [Int64]] {
    var others: [Int64: [Int64]] = [:]
    if let links {
      for (record, person) in links.sorted(by: { $0.key < $1.key }) where record != person {
        others[person, default: []].append(record)
      }
      return others
    }
    // Sorted by SQLite, it would go through all records.
    try StoreStatement(database, "SELECT person, id FROM record WHERE person > 0").enumerate {
      others[$0.integer(0), default: []].append($0.integer(1))
      return true
    }
    return others.mapValues { $0.sorted() }
  }

  // MARK: Going through

  /// Hands over every contact that is wanted, until `body` returns false.
  func enumerate(_ body: (StoredContact) throws -> Bool) throws {
    guard let sorter = try sorter() else { return try forEachInStoreOrder(body) }
    let sorted = testedKeys.map { $0.union(ContactSorter.requiredKeys) }
    var found: [(key: ContactSortKey, contact: StoredContact)] = []
    try forEachInStoreOrder(keys: sorted) { stored in
      found.append((sorter.sortKey(for: stored.contact), stored))
      return true
    }
    let order = found.indices.sorted {
      found[$0].key == found[$1].key ? $0 < $1 : found[$0].key < found[$1].key
    }
    for index in order {
      let stored = found[index].contact
      let contact = StoredContact(
        store: store, identifier: stored.identifier,
        contact: restricted(stored.contact, to: keys), records: stored.records)
      guard try body(contact) else { return }
    }
  }

  private func sorter() throws -> ContactSorter? {
    do {
      switch request.order {
      case .none: return nil
      case .familyName(let locale): return try ContactSorter(locale: locale, order: .familyName)
      case .givenName(let locale): return try ContactSorter(locale: locale, order: .givenName)
      }
    } catch {
      throw ContactStoreError(.unsuitable, error.description)
    }
  }

  private func forEachInStoreOrder(
    keys: Set<ContactKey>?? = nil, _ body: (StoredContact) throws -> Bool
  ) throws {
    let keys = keys ?? self.keys
    let tested =
      keys.flatMap { keys in request.predicate.map { $0.keys.map { keys.union($0) } } ?? keys }
    let needsCard = !CardSummary.holds(tested)
    let summaries = SummaryKeys(keys ?? [], tested ?? [])
    func visit(_ row: StoreStatement) throws -> Bool {
      let found = RecordRow(
        record: row.integer(0), container: row.integer(1), card: row.integer(2),
        place: row.integer(3))
      // Of most contacts nothing but the summary is read.
      guard !needsCard, others[found.record] == nil, let container = containers[found.container]
      else { return try self.visit(found, keys: keys, tested: tested, body) }
      guard wanted?.contains(container.id) ?? true else { return true }
      return try visitSummary(row.bytes(4), found, container, summaries, body)
    }
    if let lookup = request.predicate?.lookup {
      let find = try StoreStatement(database, "SELECT \(Self.columns) FROM record WHERE id = ?")
      for record in try candidates(lookup).sorted() {
        var goesOn = true
        try find.enumerate([.integer(record)]) {
          goesOn = try visit($0)
          return false
        }
        guard goesOn else { return }
      }
      return
    }
    var laterRecords: Set<Int64> = []
    for records in others.values { laterRecords.formUnion(records) }
    for container in containers.keys.sorted() {
      // The first record of somebody in a wanted account may stand in another.
      if let wanted, others.isEmpty, !wanted.contains(container) { continue }
      // What was added since stands behind what the file had. In one query, SQLite would put all
      // rows aside to sort them.
      for rows in ["place IS NOT NULL ORDER BY place, id", "place IS NULL ORDER BY id"] {
        var goesOn = true
        try StoreStatement(
          database, "SELECT \(Self.columns) FROM record WHERE container = ? AND \(rows)"
        ).enumerate([.integer(container)]) { row in
          goesOn = try laterRecords.contains(row.integer(0)) || visit(row)
          return goesOn
        }
        guard goesOn else { return }
      }
    }
  }

  private static let columns = "id, container, card, place, summary"

  private struct RecordRow {
    let record: Int64
    let container: Int64
    let card: Int64
    let place: Int64
  }

  private func row(_ record: Int64) throws -> RecordRow? {
    var found: RecordRow?
    try findRow.enumerate([.integer(record)]) {
      found = RecordRow(
        record: $0.integer(0), container: $0.integer(1), card: $0.integer(2),
        place: $0.integer(3))
      return false
    }
    return found
  }

  // MARK: One contact

  /// What is read of summaries, and what of it is handed over.
  private struct SummaryKeys {
    let wanted: Set<ContactKey>
    let tested: CardSummary.KeyMask
    /// Nil where these are the tested ones.
    let restricted: CardSummary.KeyMask?

    init(_ wanted: Set<ContactKey>, _ tested: Set<ContactKey>) {
      self.wanted = wanted
      self.tested = CardSummary.KeyMask(tested)
      restricted = wanted == tested ? nil : CardSummary.KeyMask(wanted)
    }
  }

  private func visitSummary(
    _ summary: UnsafeRawBufferPointer, _ row: RecordRow, _ container: ContactContainer,
    _ keys: SummaryKeys, _ body: (StoredContact) throws -> Bool
  ) throws -> Bool {
    let source = container.source
    let index = Int(row.place)
    var contact = CardSummary.contact(summary, keys: keys.tested, source: source, index: index)
    if let predicate = request.predicate {
      guard predicate.matches(contact) else { return true }
      if let restricted = keys.restricted {
        contact = CardSummary.contact(summary, keys: restricted, source: source, index: index)
      }
    }
    return try body(
      StoredContact(
        store: store, identifier: identifier(row.record), contact: contact,
        records: [.init(container: container.name, number: row.record)]))
  }

  private func identifier(_ record: Int64) -> StoredIdentifier {
    request.isUnified ? .person(record) : .record(record)
  }

  private func visit(
    _ row: RecordRow, keys: Set<ContactKey>?, tested: Set<ContactKey>?,
    _ body: (StoredContact) throws -> Bool
  ) throws -> Bool {
    guard let stored = try stored(row, keys: keys, tested: tested) else { return true }
    return try body(stored)
  }

  /// The contact whose first record it is; nil where it is not wanted.
  private func stored(
    _ row: RecordRow, keys: Set<ContactKey>?, tested: Set<ContactKey>?
  ) throws -> StoredContact? {
    var rows = [row]
    for other in others[row.record] ?? [] {
      if let found = try self.row(other) { rows.append(found) }
    }
    // Of somebody who is in a wanted account, the records of others are left out.
    if let wanted { rows = rows.filter { wanted.contains($0.container) } }
    guard !rows.isEmpty else { return nil }
    let contact: Contact
    var members: [Contact] = []
    if rows.count == 1 {
      contact = try self.contact(rows[0], tested)
    } else {
      members = try rows.map { try self.contact($0, nil) }
      contact = try Self.unified(
        zip(rows, members).map { ($1, $0.container, $0.place) }, id: row.record)
    }
    if let predicate = request.predicate, !predicate.matches(contact) {
      // A group names one of the records, whose UID may not be the unified contact's.
      guard predicate.asksForGroups, members.contains(where: predicate.matches) else { return nil }
    }
    return StoredContact(
      store: store, identifier: identifier(row.record), contact: restricted(contact, to: keys),
      records: rows.map {
        .init(container: containers[$0.container]?.name ?? "", number: $0.record)
      })
  }

  /// The contact that several records of one person make, which is from no account in particular.
  static func unified(
    _ records: [(contact: Contact, container: Int64, place: Int64)], id: Int64
  ) throws -> Contact {
    let members = records.map {
      UnificationRecord(contact: $0.contact, source: Int($0.container), index: Int($0.place))
    }
    let person = ContactUnifier().person(of: members, id: StoredIdentifier.person(id).text)
    let storage = person.contact.storage
    return Contact(
      storage: ContactStorage(
        bytes: storage.bytes, records: storage.records,
        origin: ContactOrigin(source: nil, index: 0)))
  }

  private func contact(_ row: RecordRow, _ keys: Set<ContactKey>?) throws -> Contact {
    guard let container = containers[row.container] else {
      throw ContactStoreError(.damaged, "A record of the store is in no account.")
    }
    if let keys, CardSummary.holds(keys) {
      var contact: Contact?
      let mask = CardSummary.KeyMask(keys)
      try readSummary.enumerate([.integer(row.record)]) {
        contact = CardSummary.contact(
          $0.bytes(0), keys: mask, source: container.source, index: Int(row.place))
        return false
      }
      if let contact { return contact }
    }
    let card = try cards.card(row.card)
    let bytes =
      keys?.isDisjoint(with: Self.mediaKeys) ?? false ? card.bytes : try cards.wholeBytes(of: card)
    return reading(container).contact(bytes, index: Int(row.place))
  }

  private func reading(_ container: ContactContainer) -> CardReading {
    if let known = readings[container.id] { return known }
    let reading = CardReading(source: container.source, charset: container.charset)
    readings[container.id] = reading
    return reading
  }

  /// A contact with nothing but some of its fields.
  private func restricted(_ contact: Contact, to keys: Set<ContactKey>?) -> Contact {
    guard let keys else { return contact }
    let storage = contact.storage
    var records: [FieldRecord] = []
    for range in FieldRanges(storage.records)
    where keys.contains(storage.records[range.lowerBound].key) {
      for var record in storage.records[range] {
        record.source = .empty
        records.append(record)
      }
    }
    return Contact(
      storage: ContactStorage(
        bytes: storage.bytes, records: records,
        origin: ContactOrigin(source: storage.origin.source, index: storage.origin.index)))
  }

  /// What fetches whole records.
  static func whole(_ database: Database) throws -> ContactFetch {
    try ContactFetch(database, ContactFetchRequest(isUnified: false))
  }

  // MARK: By number

  /// The contact of an identifier; nil where there is none.
  func contact(_ identifier: StoredIdentifier) throws -> StoredContact? {
    switch identifier {
    case .record(let number):
      guard let row = try row(number) else { return nil }
      return try stored(row, keys: keys, tested: testedKeys)
    case .person(let number):
      let first = others.first { $0.value.contains(number) }?.key ?? number
      guard let row = try row(first) else { return nil }
      return try stored(row, keys: keys, tested: testedKeys)
    }
  }

  // MARK: The index

  /// The first records of everybody who may match.
  private func candidates(
    _ query: LookupQuery, isUnified: Bool = true
  ) throws -> Set<Int64> {
    switch query {
    case .beginning(let key):
      var found: Set<Int64> = []
      try LookupTable(database).enumerate(beginning: key) { found.insert($0) }
      if others.isEmpty || !isUnified { return found }
      return Set(found.map { first[$0] ?? $0 })
    case .all(let queries):
      var found: Set<Int64>?
      for query in queries {
        let part = try candidates(query, isUnified: isUnified)
        found = found?.intersection(part) ?? part
      }
      return found ?? []
    case .any(let queries):
      return try queries.reduce(into: Set<Int64>()) {
        $0.formUnion(try candidates($1, isUnified: isUnified))
      }
    }
  }

  /// The first record of those who are not their person's first.
  private lazy var first: [Int64: Int64] = {
    var first: [Int64: Int64] = [:]
    for (person, records) in others { for record in records { first[record] = person } }
    return first
  }()
}
