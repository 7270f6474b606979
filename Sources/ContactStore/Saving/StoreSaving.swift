import ContactChanges
import ContactModel
import ContactSelection
import ContactUnification
import FileFormats
import GRDB
import SourceText

/// Carries out a request in a store: all of it, or nothing.
struct StoreSaving {
  let database: Database
  let request: SaveRequest
  /// The account that new contacts go to; nil for the default one.
  let container: String?

  /// Carries out several requests as one step.
  ///
  /// - Throws: ``ContactStoreError`` where any of them can't be done.
  static func run(
    _ requests: [(request: SaveRequest, account: String?)], in database: Database
  ) throws {
    let operations = requests.flatMap(\.request.operations)
    guard !operations.isEmpty else { return }
    let step = try StoreStep(database, title: title(of: operations))
    for (request, account) in requests {
      try StoreSaving(database: database, request: request, container: account).run(step)
    }
  }

  private func run(_ step: StoreStep) throws {
    for operation in request.operations {
      switch operation {
      case .change(let change):
        switch (change.before, change.after) {
        case (nil, let after?): try add(after, step)
        case (let before?, nil): try delete(before, step)
        case (let before?, let after?): try update(before, to: after, step)
        case (nil, nil): break
        }
      case .addMember(let member, let group):
        try update(group, to: group.editing { try Self.reference(member).add(to: &$0) }, step)
      case .removeMember(let member, let group):
        try update(group, to: group.editing { try Self.reference(member).remove(from: &$0) }, step)
      }
      // What follows may be about what this has done.
      try step.finish()
    }
  }

  private static func title(of operations: [SaveRequest.Operation]) -> String {
    var names: [String] = []
    // A person may have several records, and a name is enough once.
    var seen: Set<String> = []
    for operation in operations {
      let name =
        switch operation {
        case .change(let change):
          switch change.kind {
          case .added: "addition of \(change.name)"
          case .changed: "change of \(change.name)"
          case .removed: "removal of \(change.name)"
          }
        case .addMember(let member, let group), .removeMember(let member, let group):
          "change of the members of \(group.displayName): \(member.displayName)"
        }
      if seen.insert(name).inserted { names.append(name) }
    }
    let rest = names.count - 3
    return names.prefix(3).joined(separator: ", ") + (rest > 0 ? " and \(rest) more" : "")
  }

  // MARK: Adding

  private func add(_ contact: Contact, _ step: StoreStep) throws {
    let target = try target()
    if request.refusesKnownIdentifiers, let identifier = contact.identifier,
      try records(matching: .comparing(ContactAttribute(.identifier), .equal, identifier))
        .contains(where: {
          $0.container == target && RecordKey($0.contact) == RecordKey(contact)
        })
    {
      throw ContactStoreError(
        .changedMeanwhile, "\(contact.displayName): there is a contact with its UID already.")
    }
    let account = try ContactContainer.numbered(target, database)
    let card = try insert(contact, as: account?.cardFormat, step)
    let kept = try self.contact(ofCard: card, container: target, step)
    try step.add(kept, card: card, to: target, place: nil)
  }

  /// The account that new contacts go to, which is made where there is none at all.
  private func target() throws -> Int64 {
    if let container { return try ContactContainer.required(container, database).id }
    let all = try ContactContainer.all(database)
    if let found = all.first(where: \.isDefault) ?? all.first { return found.id }
    try database.run(
      """
      INSERT INTO container (name, type, format, isDefault) VALUES ('Contacts', 'local', ?, 1)
      """, .text(ContactFormat.vCard40.rawValue))
    return database.lastInsertedRowID
  }

  private func insert(
    _ contact: Contact, as format: ContactFormat? = nil, _ step: StoreStep
  ) throws -> Int64 {
    let card =
      format.flatMap { CardWriting.bytes(of: contact, as: $0) }
      ?? CardWriting.bytes(of: contact)
    return try card.withUnsafeBytes {
      try step.cards.insert($0, hash: CardTable.hash(of: $0), of: contact)
    }
  }

  // MARK: Changing

  private func delete(_ contact: Contact, _ step: StoreStep) throws {
    for record in try people(like: contact).records { try step.delete(record) }
  }

  private func update(_ before: Contact, to after: Contact, _ step: StoreStep) throws {
    let change = ContactChange.changed(from: before, to: after)
    let found = try people(like: before)
    if let only = found.records.first, found.records.count == 1 {
      try replace(only, with: change, step)
      return
    }
    let edit = UnifiedEdit(change, records: found.records.map(\.contact))
    for (record, contact) in zip(found.records, try edit.result()) {
      try replace(record, with: .changed(from: record.contact, to: contact), step)
    }
  }

  private func replace(
    _ record: StoreStep.Former, with change: ContactChange, _ step: StoreStep
  ) throws {
    let changed: Contact?
    do throws(ChangeRefusal) {
      changed = try change.applied(to: record.contact)
    } catch {
      throw ContactStoreError(
        .changedMeanwhile, "\(change.name): \(error)",
        hint: "Fetch the contact anew, and change it again; nothing was saved.")
    }
    guard let changed, changed != record.contact else { return }
    let card = try insert(changed, step)
    // What is kept is what is read of the card.
    let kept = try contact(ofCard: card, container: record.container, step)
    try step.replace(record, with: kept, card: card, place: record.place)
  }

  private func contact(ofCard card: Int64, container: Int64, _ step: StoreStep) throws -> Contact {
    let container = try ContactContainer.numbered(container, database)
    let reading = CardReading(
      source: container?.source ?? Source(name: ""), charset: container?.charset)
    return reading.contact(try step.cards.wholeBytes(of: step.cards.card(card)), index: 0)
  }

  // MARK: Finding

  /// The record, or the records of one person, that a contact was fetched from.
  private func people(like contact: Contact) throws -> (id: Int64, records: [StoreStep.Former]) {
    var named: [ContactPredicate] = []
    if let identifier = contact.identifier {
      named.append(try .comparing(ContactAttribute(.identifier), .equal, identifier))
    }
    if let name = ContactAttribute(.name).texts(of: contact).first {
      named.append(try .comparing(ContactAttribute(.name), .equal, name))
    }
    let records = try named.reduce(into: [Int64: StoreStep.Former]()) { found, predicate in
      for record in try self.records(matching: predicate) { found[record.record] = record }
    }.values.sorted { $0.record < $1.record }
    // Records of several accounts may say the same, and so may the person whose they are: a contact
    // of one record says where it is from.
    let account = try contact.source.flatMap(number)
    let candidates = records.filter { account == nil || $0.container == account }
    let same = candidates.filter { $0.contact.hasSameMeaning(as: contact) }
    let found = same.first { $0.place == Int64(contact.sourceIndex) } ?? same.first
    if account != nil, let found { return (found.record, [found]) }
    // A unified contact says what its records say together.
    for first in Set(try records.map { try first(of: $0.record) }).sorted() {
      let members = try self.records(of: first)
      guard members.count > 1 else { continue }
      let unified = try ContactFetch.unified(
        members.map { ($0.contact, $0.container, $0.place ?? 0) }, id: first)
      if unified.hasSameMeaning(as: contact) { return (first, members) }
    }
    if let found { return (found.record, [found]) }
    // It was changed meanwhile, perhaps in another field.
    let key = RecordKey(contact)
    let known = candidates.first { RecordKey($0.contact) == key }
    if key.text.hasPrefix("uid:"), let known { return (known.record, [known]) }
    if candidates.count == 1 { return (candidates[0].record, candidates) }
    throw ContactStoreError(
      .noContact, "\(contact.displayName) is not in the store as it was fetched.",
      hint: "Fetch the contact anew, and change it again; nothing was saved.")
  }

  private func number(of account: Source) throws -> Int64? {
    try database.number("SELECT id FROM container WHERE name = ?", .text(account.name))
  }

  private func first(of record: Int64) throws -> Int64 {
    try database.number("SELECT coalesce(person, id) FROM record WHERE id = ?", .integer(record))
      ?? record
  }

  private func records(of first: Int64) throws -> [StoreStep.Former] {
    try database.rows(
      "SELECT id FROM record WHERE id = ?1 OR person = ?1 ORDER BY id", .integer(first)
    ) { $0.integer(0) }.compactMap { try former($0, try ContactFetch.whole(database)) }
  }

  private func records(matching predicate: ContactPredicate) throws -> [StoreStep.Former] {
    let request = ContactFetchRequest(predicate: predicate, isUnified: false)
    let fetch = try ContactFetch(database, request)
    var found: [StoreStep.Former] = []
    try fetch.enumerate { stored in
      if case .record(let number) = StoredIdentifier(stored.id),
        let former = try former(number, stored.contact)
      {
        found.append(former)
      }
      return true
    }
    return found
  }

  private func former(_ record: Int64, _ fetch: ContactFetch) throws -> StoreStep.Former? {
    guard let stored = try fetch.contact(.record(record)) else { return nil }
    return try former(record, stored.contact)
  }

  private func former(_ record: Int64, _ contact: Contact) throws -> StoreStep.Former? {
    try database.row(
      "SELECT container, card, place FROM record WHERE id = ?", .integer(record)
    ) {
      StoreStep.Former(
        record: record, container: $0.integer(0), card: $0.integer(1),
        place: $0.optionalInteger(2), contact: contact)
    }
  }

  // MARK: Members

  /// What a group calls a member.
  private struct Reference {
    let key: RecordKey
    let uri: String

    func add(to group: inout ContactDraft) {
      guard !group[.members].contains(where: isSame) else { return }
      group[.members].append(LabeledValue(uri))
    }

    func remove(from group: inout ContactDraft) { group[.members].removeAll(where: isSame) }

    private func isSame(_ member: LabeledValue<String>) -> Bool {
      RecordKey(written: "uid:" + member.value) == key
    }
  }

  private static func reference(_ member: Contact) throws -> Reference {
    let key = RecordKey(member)
    guard let identifier = member.identifier, key.text.hasPrefix("uid:") else {
      throw ContactStoreError(
        .unsuitable, "\(member.displayName) has no UID, by which a group names its members.")
    }
    return Reference(
      key: key, uri: identifier.contains(":") ? identifier : "urn:uuid:\(identifier)")
  }
}
