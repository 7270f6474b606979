import ContactChanges
import ContactModel
import ContactUnification

/// What becomes of the records of a person when their unified contact is edited: each change goes to
/// the records that the value comes from, and what is new to the one that has most of the field and room for it.
struct UnifiedEdit {
  private let records: [Contact]
  private let before: Contact
  private let after: Contact
  private let hasRoom: (_ record: Int, _ contact: Contact) -> Bool

  /// - Parameters:
  ///   - before: What the records say together.
  ///   - after: What they are to say.
  ///   - hasRoom: Whether the account of a record, by its place, can hold what is to become of it.
  init(
    from before: Contact, to after: Contact, records: [Contact],
    hasRoom: @escaping (_ record: Int, _ contact: Contact) -> Bool = { _, _ in true }
  ) {
    self.hasRoom = hasRoom
    self.records = records
    self.before = before
    self.after = after
  }

  /// The records afterwards, which together make the contact as it was edited.
  func result() throws -> [Contact] {
    let keys = ContactChange.changed(from: before, to: after).keys.filter { !$0.isAboutCard }
    var result = records
    var left = keys
    // Each changes more than the one before, and is taken where that was not enough.
    let ways: [([Contact], ContactKey) -> [Contact]] = [
      editedVerbatim, editedAlike, sharedOut, replaced,
    ]
    let old = try Self.unified(records)
    var done: [Contact]?
    for way in ways {
      for key in left { result = way(result, key) }
      let unified = try Self.unified(result)
      left = keys.filter { !unified.hasSameMeaning(as: after, for: $0) && !isDone($0, in: unified) }
      guard left.isEmpty else { continue }
      if !saysElsewhere(unified, old, besides: keys) { break }
      // A record that says less of a value than the one that was edited would say something else now, which a
      // contact shows in another field.
      done = done ?? result
      left = keys
    }
    if !left.isEmpty, let done { result = done }
    guard keys.contains(.name) || keys.contains(.organization) else { return result }
    // A record that is called otherwise than the contact follows its own parts.
    let following = zip(result, records).map { edited, record in
      edited[.formattedNames] == record[.formattedNames]
        ? edited.editing { $0.carryOverFormattedName(from: record) } : edited
    }
    let isAsWanted = try Self.unified(following).hasSameMeaning(as: after, for: .formattedName)
    return isAsWanted ? following : result
  }

  /// Whether a contact says what was edited in a field, and still has the values that were left alone, be
  /// it in another record's words: whose count most depends on all that the records say.
  private func isDone(_ key: ContactKey, in unified: Contact) -> Bool {
    let field = Field<JSONFieldValue>(key)
    let (old, new, now) = (before[field], after[field], unified[field])
    let numbers = Self.numbers(old + new + now, field)
    func numbered(_ values: [LabeledValue<JSONFieldValue>]) -> Set<Int?> {
      Set(values.map { numbers[$0.value] })
    }
    let alone = numbered(new.filter(old.contains))
    let touched = numbered(new.filter { !old.contains($0) } + old.filter { !new.contains($0) })
    guard !alone.isEmpty, alone.isDisjoint(with: touched), alone.isSubset(of: numbered(now)) else {
      return false
    }
    func edited(_ values: [LabeledValue<JSONFieldValue>]) -> Contact {
      let values = values.filter { !alone.contains(numbers[$0.value]) }
      return Contact { $0[field] = values.map { Self.without($0) } }
    }
    return edited(new).hasSameMeaning(as: edited(now), for: key)
  }

  /// Whether a field that was not edited says something else than before.
  private func saysElsewhere(
    _ unified: Contact, _ old: Contact, besides keys: [ContactKey]
  ) -> Bool {
    ContactKey.allCases.contains { key in
      !keys.contains(key) && !key.isAboutCard && key != .formattedName
        && !unified.hasSameMeaning(as: old, for: key)
    }
  }

  private static func unified(_ records: [Contact]) throws -> Contact {
    try ContactFetch.unified(
      records.enumerated().map { ($1, Int64($0), 0) }, id: 1)
  }

  // MARK: One field

  /// Edits the values that the records have as the contact has them.
  private func editedVerbatim(_ result: [Contact], _ key: ContactKey) -> [Contact] {
    edited(result, Field(key)) { $0 }
  }

  /// Edits the values that the contact has, in whatever notation each record has them.
  private func editedAlike(_ result: [Contact], _ key: ContactKey) -> [Contact] {
    let field = Field<JSONFieldValue>(key)
    let numbers = Self.numbers(before[field] + records.flatMap { $0[field] }, field)
    return edited(result, field) { numbers[$0] }
  }

  /// - Parameter identity: What values share that are one.
  private func edited<Identity: Hashable>(
    _ result: [Contact], _ field: Field<JSONFieldValue>,
    identity: (JSONFieldValue) -> Identity
  ) -> [Contact] {
    let old = before[field]
    let new = after[field]
    let oldIDs = Set(old.map(\.id))
    // A value that was changed has the identifier that it had.
    var replacements: [String: LabeledValue<JSONFieldValue>] = [:]
    for value in new where oldIDs.contains(value.id) { replacements[value.id] = value }
    let removed = old.filter { value in
      !new.contains { $0 == value || !value.id.isEmpty && $0.id == value.id }
    }
    let changed = old.compactMap {
      value -> (LabeledValue<JSONFieldValue>, LabeledValue<JSONFieldValue>)? in
      guard let other = replacements[value.id], other != value else { return nil }
      return (value, other)
    }
    let added = new.filter { value in
      !old.contains { $0 == value || !value.id.isEmpty && $0.id == value.id }
    }
    let gone = Set(removed.map { identity($0.value) })
    let changes = Dictionary(grouping: changed) { identity($0.0.value) }
    var edited = records.map { record in
      var values = record[field]
      values.removeAll { gone.contains(identity($0.value)) }
      for index in values.indices {
        for (value, other) in changes[identity(values[index].value)] ?? [] {
          if value.value != other.value {
            values[index].value = Self.changed(
              values[index].value, from: value.value, to: other.value, field.key)
          }
          if value.label != other.label { values[index].label = other.label }
        }
      }
      return values
    }
    for value in added.map({ Self.without($0) }) {
      let home = home(of: field) { index in
        result[index].editing { $0[field] = edited[index] + [value] }
      }
      edited[home].append(value)
    }
    return zip(result, edited).map { contact, values in
      values == contact[field] ? contact : contact.editing { $0[field] = values }
    }
  }

  /// A record's value with those of its parts changed that were changed in the contact's: the others are
  /// as its account has them.
  private static func changed(
    _ value: JSONFieldValue, from old: JSONFieldValue, to new: JSONFieldValue, _ key: ContactKey
  ) -> JSONFieldValue {
    let kind = FieldSchema[key].kind
    if kind == .date { return changedDate(value, from: old, to: new) }
    guard !kind.components.isEmpty, var members = value.json.members else { return new }
    func isChanged(_ member: ValueMember) -> Bool {
      [member.name, member.listName ?? member.name].contains { old.json[$0] != new.json[$0] }
    }
    var parts = kind.members.filter(isChanged)
    // What stands on a label follows its parts, in the record's own words.
    if parts.count > 1 { parts.removeAll { $0.part == .formatted } }
    // The code of a country is not every account's.
    if parts.count > 1 {
      parts.removeAll { $0.part == .countryCode && value.json[$0.name] == nil }
    }
    for name in parts.flatMap({ [$0.name, $0.listName ?? $0.name] }) {
      members.removeAll { $0.name == name }
      if let text = new.json[name] { members.append(JSON.Member(name, text)) }
    }
    return JSONFieldValue(.object(members))
  }

  /// A date that has no year gets none unless another one was meant.
  private static func changedDate(
    _ value: JSONFieldValue, from old: JSONFieldValue, to new: JSONFieldValue
  ) -> JSONFieldValue {
    guard let own = value.json["text"]?.string, let before = old.json["text"]?.string,
      let after = new.json["text"]?.string, own.hasPrefix("--"), after.count == 10,
      before.prefix(5) == after.prefix(5), let members = new.json.members
    else { return new }
    let text = JSON.Member("text", .string("--" + after.dropFirst(5)))
    return JSONFieldValue(
      .object([text] + members.filter { $0.name != "text" && $0.name != "year" }))
  }

  /// For each value a number that those share which are one in a unified contact, in whatever notation
  /// each is written.
  private static func numbers(
    _ values: [LabeledValue<JSONFieldValue>], _ field: Field<JSONFieldValue>
  ) -> [JSONFieldValue: Int] {
    var distinct: Set<JSONFieldValue> = []
    let values = values.filter { distinct.insert($0.value).inserted }
    let contacts = values.map { value in Contact { $0[field] = [without(value)] } }
    return Dictionary(
      uniqueKeysWithValues: zip(values.map(\.value), ValueNumbers.of(field.key, in: contacts)))
  }

  /// The record with most values of the field, the first of several; one whose account has no room only where none has.
  ///
  /// - Parameter edited: What a record, by its place, would be to say.
  private func home(
    of field: Field<JSONFieldValue>, for edited: (Int) -> Contact
  ) -> Int {
    let order = records.indices.sorted { a, b in
      let (first, second) = (records[a][field].count, records[b][field].count)
      return first == second ? a < b : first > second
    }
    return order.first { hasRoom($0, edited($0)) } ?? order.first ?? 0
  }

  /// The records with those of the values that they have, in the words of the contact that was
  /// edited; what none has goes to the one with most of the field. A record that has another value in
  /// the place of the only one says that one.
  private func sharedOut(_ result: [Contact], _ key: ContactKey) -> [Contact] {
    let field = Field<JSONFieldValue>(key)
    let numbers = Self.numbers(after[field] + result.flatMap { $0[field] }, field)
    let held = result.map { record in Set(record[field].map { numbers[$0.value] }) }
    let holders = after[field].map { value in
      let found = result.indices.filter { held[$0].contains(numbers[value.value]) }
      let new = Self.without(value)
      guard found.isEmpty else { return (value: new, records: found) }
      let home = home(of: field) { index in
        records[index].editing { $0[field] = records[index][field] + [new] }
      }
      return (value: new, records: [home])
    }
    return result.enumerated().map { index, record in
      var values = holders.filter { $0.records.contains(index) }.map(\.value)
      if values.isEmpty, record.has(key), let only = holders.first, holders.count == 1 {
        values = [only.value]
      }
      return record.editing { $0[field] = values }
    }
  }

  /// The records with all of the values, where they have any.
  private func replaced(_ result: [Contact], _ key: ContactKey) -> [Contact] {
    let field = Field<JSONFieldValue>(key)
    let values = after[field].map { Self.without($0) }
    let home = home(of: field) { index in records[index].editing { $0[field] = values } }
    return result.enumerated().map { index, record in
      guard index == home || record.has(key) else { return record }
      return record.editing { $0[field] = values }
    }
  }

  /// The value without what ties it to the contact that it was in.
  private static func without(
    _ value: LabeledValue<JSONFieldValue>
  ) -> LabeledValue<JSONFieldValue> {
    LabeledValue(
      value.value, label: value.label, preference: value.preference, parameters: value.parameters)
  }
}
