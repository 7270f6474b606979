import ContactChanges
import ContactCoding
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
  let rooms: AccountRooms

  /// Carries out several requests as one step.
  ///
  /// - Throws: ``ContactStoreError`` where any of them can't be done.
  static func run(
    _ requests: [(request: SaveRequest, account: String?)], in database: Database
  ) throws {
    guard requests.contains(where: { !$0.request.operations.isEmpty }) else { return }
    var title = StepTitle(database)
    for (request, _) in requests { try title.add(request) }
    let step = try StoreStep(database, title: title.text)
    let rooms = AccountRooms(database)
    for (request, account) in requests {
      try StoreSaving(database: database, request: request, container: account, rooms: rooms)
        .run(step)
    }
    // Taking back what changed nothing would be no undo.
    try step.forgetUnlessChanged()
  }

  private func run(_ step: StoreStep) throws {
    var groups = GroupOperations()
    for (number, operation) in request.operations.enumerated() {
      guard case .change(let change) = operation else {
        if !groups.take(operation) {
          try carryOut(&groups, step)
          _ = groups.take(operation)
        }
        continue
      }
      // What is there may be what the members are to come into.
      if change.kind != .added { try carryOut(&groups, step) }
      switch (change.before, change.after) {
      case (nil, let after?): try add(after, step)
      case (let before?, nil):
        for record in try people(number, like: before) { try step.delete(record) }
      case (let before?, _?):
        try update(
          try people(number, like: before), change, step,
          isPartial: request.records?[number]?.isPartial ?? false)
      case (nil, nil): break
      }
      // What follows may be about what this has done.
      try step.finish()
    }
    try carryOut(&groups, step)
  }

  // MARK: Adding

  private func add(_ contact: Contact, _ step: StoreStep) throws {
    let target = try target()
    try refuseKnownIdentifier(of: contact, in: target)
    let account = try ContactContainer.numbered(target, database)
    let card = try insert(contact, as: account?.cardFormat, step)
    let kept = try self.contact(ofCard: card, container: target, step)
    try step.add(kept, card: card, to: target, place: nil)
  }

  /// Sees that no two records of an account come to have one UID.
  private func refuseKnownIdentifier(
    of contact: Contact, in container: Int64, except record: Int64? = nil
  ) throws {
    guard request.refusesKnownIdentifiers, let identifier = contact.identifier,
      try records(matching: .comparing(ContactAttribute(.identifier), .equal, identifier))
        .contains(where: {
          $0.container == container && $0.record != record
            && RecordKey($0.contact) == RecordKey(contact)
        })
    else { return }
    throw ContactStoreError(
      .exists, "\(contact.displayName): There is a contact with its UID already.",
      hint: record == nil
        ? "Change that one, or add this one without a UID; nothing was saved."
        : "Give it another UID; nothing was saved.")
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
    try insert(
      format.flatMap { CardWriting.bytes(of: contact, as: $0) }
        ?? CardWriting.bytes(of: contact), of: contact, step)
  }

  private func insert(
    _ card: [UInt8], of contact: Contact, _ step: StoreStep
  ) throws -> Int64 {
    try card.withUnsafeBytes {
      try step.cards.insert($0, hash: CardTable.hash(of: $0), of: contact)
    }
  }

  /// What becomes of a record's card: what was edited is written into it, where it is read as it is meant then.
  private func insert(
    _ contact: Contact, editing record: StoreStep.Former, _ step: StoreStep
  ) throws -> Int64 {
    if let card = EditedCard.text(of: contact, from: record.contact) {
      let read = try reading(of: record.container).contact(card, index: 0)
      if read.hasSameMeaning(as: contact) { return try insert(card, of: contact, step) }
    }
    return try insert(contact, step)
  }

  // MARK: Changing

  /// - Parameter isPartial: Whether not all fields were fetched of the contact.
  private func update(
    _ records: [StoreStep.Former], _ change: ContactChange, _ step: StoreStep,
    isPartial: Bool = false
  ) throws {
    if let only = records.first, records.count == 1 {
      let wanted = try Self.applied(change, to: only.contact)
      try replace(only, with: wanted, step)
      return
    }
    let now = try Self.unified(records, id: first(of: records[0].record))
    let hasRoom = { [rooms] (place: Int, contact: Contact) in
      let record = records[place]
      return rooms.hasRoom(in: record.container, for: contact, beside: record.contact)
    }
    let edit: UnifiedEdit
    if !isPartial, let before = change.before, let after = change.after,
      change.keys.allSatisfy({ now.hasSameMeaning(as: before, for: $0) })
    {
      // Its values have the identifiers by which they are found in the records.
      edit = UnifiedEdit(
        from: before, to: after, records: records.map(\.contact), hasRoom: hasRoom)
    } else {
      // What others saved, and what was not fetched, is no part of the change.
      let wanted = try Self.applied(change, to: now)
      edit = UnifiedEdit(
        from: now, to: wanted, records: records.map(\.contact), hasRoom: hasRoom)
    }
    for (record, contact) in zip(records, try edit.result()) {
      // What says the same stays in the record's notation.
      let change = ContactChange.changed(from: record.contact, to: contact)
      try replace(record, with: Self.applied(change, to: record.contact), step)
    }
  }

  private static func unified(_ records: [StoreStep.Former], id: Int64) throws -> Contact {
    try ContactFetch.unified(
      records.map { ($0.contact, $0.container, $0.place ?? 0) }, id: id)
  }

  private static func applied(
    _ change: ContactChange, to current: Contact
  ) throws -> Contact {
    let changed: Contact?
    do throws(ChangeRefusal) {
      changed = try change.applied(to: current)
    } catch {
      throw ContactStoreError(
        .changedMeanwhile, "\(change.name): \(error)",
        hint: "Fetch the contact anew, and change it again; nothing was saved.")
    }
    return changed ?? current
  }

  private func replace(
    _ record: StoreStep.Former, with changed: Contact, _ step: StoreStep
  ) throws {
    guard changed != record.contact else { return }
    if changed.identifier != record.contact.identifier {
      try refuseKnownIdentifier(of: changed, in: record.container, except: record.record)
    }
    let card = try insert(changed.later(than: record.contact), editing: record, step)
    // What is kept is what is read of the card.
    let kept = try contact(ofCard: card, container: record.container, step)
    try step.replace(record, with: kept, card: card, place: record.place)
  }

  private func contact(ofCard card: Int64, container: Int64, _ step: StoreStep) throws -> Contact {
    try reading(of: container).contact(
      try step.cards.wholeBytes(of: step.cards.card(card)), index: 0)
  }

  private func reading(of container: Int64) throws -> CardReading {
    let container = try ContactContainer.numbered(container, database)
    return CardReading(
      source: container?.source ?? Source(name: ""), charset: container?.charset)
  }

  // MARK: Finding

  /// The records that an operation is about: those that it names, else those that say what its
  /// contact says.
  private func people(_ operation: Int, like contact: Contact) throws -> [StoreStep.Former] {
    guard let named = request.records?[operation],
      try StoreHistory(database: database).identifier() == named.store
    else { return try people(like: contact) }
    let records = try self.records(named.numbers)
    if records.isEmpty { throw Self.notThere(contact) }
    return records
  }

  /// The record, or the records of one person, that a contact was fetched from.
  private func people(like contact: Contact) throws -> [StoreStep.Former] {
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
    if account != nil, let found { return [found] }
    // A unified contact says what its records say together.
    for first in Set(try records.map { try first(of: $0.record) }).sorted() {
      let members = try self.records(of: first)
      guard members.count > 1 else { continue }
      let unified = try Self.unified(members, id: first)
      if unified.hasSameMeaning(as: contact) { return members }
    }
    if let found { return [found] }
    // It was changed meanwhile, perhaps in another field.
    let key = RecordKey(contact)
    let known = candidates.first { RecordKey($0.contact) == key }
    if key.text.hasPrefix("uid:"), let known { return [known] }
    if candidates.count == 1 { return candidates }
    throw Self.notThere(contact)
  }

  private static func notThere(_ contact: Contact) -> ContactStoreError {
    ContactStoreError(
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
    try records(
      try database.rows(
        "SELECT id FROM record WHERE id = ?1 OR person = ?1 ORDER BY id", .integer(first)
      ) { $0.integer(0) })
  }

  private func records(_ numbers: [Int64]) throws -> [StoreStep.Former] {
    let fetch = try ContactFetch.whole(database)
    return try numbers.compactMap { try former($0, fetch) }
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

  private func carryOut(_ groups: inout GroupOperations, _ step: StoreStep) throws {
    // The records of those without a UID, who can't be found any more once one of these got one.
    var named: [ObjectIdentifier: [Int64]] = [:]
    for (group, operations) in groups.all {
      let isAllNamed = operations.allSatisfy { $0.member.map(Self.isNamed) ?? true }
      let account = isAllNamed ? nil : try people(like: group).first?.container
      let operations = try operations.map { try identified($0, account, &named, step) }
      let records = try people(like: group)
      let before = records.count == 1 ? records[0].contact : group
      let after: Contact
      do throws(ChangeRefusal) {
        var members = try GroupMembers(before)
        for operation in operations { try members.carryOut(operation) }
        after = members.contact
      } catch {
        throw ContactStoreError(
          .unsuitable, "\(group.displayName): \(error)",
          hint: "Name a group, and who is to be in it; nothing was saved.")
      }
      try update(records, .changed(from: before, to: after), step)
      try step.finish()
    }
    groups = GroupOperations()
  }

  private static func hasIdentifier(_ contact: Contact) -> Bool {
    contact.identifier.flatMap(IdentifierNotation.normalized) != nil
  }

  /// Whether the UID can be a record's: where no record of somebody has one, the unified contact has
  /// one that was made of its number.
  private static func isNamed(_ member: Contact) -> Bool {
    hasIdentifier(member) && !(member.identifier ?? "").hasPrefix("unicard-")
  }

  /// The operation with a member that has a UID, which its record gets where it has none: the one of
  /// the group's account, if there is one, because a group names who is in its own address book.
  private func identified(
    _ operation: SaveRequest.Operation, _ account: Int64?,
    _ named: inout [ObjectIdentifier: [Int64]], _ step: StoreStep
  ) throws -> SaveRequest.Operation {
    guard let member = operation.member, !Self.isNamed(member) else { return operation }
    let value = ObjectIdentifier(member.storage)
    let all = try named[value].map(self.records(_:)) ?? people(like: member)
    named[value] = all.map(\.record)
    let own = all.filter { $0.container == account }
    let records = own.isEmpty ? all : own
    if let known = records.first(where: { Self.hasIdentifier($0.contact) }) {
      return operation.with(member: known.contact)
    }
    guard case .addMember = operation else {
      let other = all.first { Self.hasIdentifier($0.contact) }
      return other.map { operation.with(member: $0.contact) } ?? operation
    }
    guard let record = records.first else { throw Self.notThere(member) }
    let text = UUIDText(Array("\(RecordKey(record.contact)) \(record.record)".utf8))
    let contact = record.contact.editing { $0.identifier = "urn:uuid:\(text)" }
    try replace(record, with: contact, step)
    try step.finish()
    return operation.with(member: contact)
  }
}
