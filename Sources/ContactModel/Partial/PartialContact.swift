import SourceText

/// Some fields of a contact: what somebody asked for, and nothing else.
///
/// It answers for its keys alone, so that nobody takes a field that was not fetched for one without
/// values.
///
/// ```swift
/// let partial = PartialContact(contact, keys: [.phoneNumber] + NameFormatter.requiredKeys)
/// let numbers = try partial[.phoneNumbers]
/// try partial[.notes]  // throws MissingKeyError
/// ```
public struct PartialContact: Hashable, Sendable {
  /// The fields that it answers for.
  public let keys: Set<ContactKey>
  /// The values, of ``keys`` alone.
  package let contact: Contact

  /// The fields of a contact that are named; none of the others goes along, nor do the bytes that
  /// the contact was read from.
  ///
  /// The UID always does: a partial contact is known by it.
  public init(_ contact: Contact, keys: some Sequence<ContactKey>) {
    let keys = Set(keys).union([.identifier])
    self.keys = keys
    self.contact = contact.keeping(keys)
  }

  /// A contact that has nothing but values of the fields.
  package init(of contact: Contact, keys: Set<ContactKey>) {
    self.keys = keys.union([.identifier])
    self.contact = contact
  }

  /// The values of a field.
  ///
  /// - Throws: ``MissingKeyError`` where the field is none of ``keys``.
  public subscript<Value>(field: Field<Value>) -> [LabeledValue<Value>] {
    get throws(MissingKeyError) {
      try require([field.key])
      return contact[field]
    }
  }

  /// The contact's UID; nil where it has none.
  public var identifier: String? { contact.identifier }

  /// Whether the field can be asked for.
  public func isAvailable(_ key: ContactKey) -> Bool { keys.contains(key) }

  /// Whether all the fields can be asked for, such as those that a formatter needs.
  public func areAvailable(_ keys: some Sequence<ContactKey>) -> Bool {
    keys.allSatisfy(self.keys.contains)
  }

  /// A contact with the fields that something needs, to be handed to a formatter.
  ///
  /// ```swift
  /// let name = formatter.string(from: try partial.contact(for: NameFormatter.requiredKeys))
  /// ```
  ///
  /// - Throws: ``MissingKeyError`` where one of them was not fetched.
  public func contact(for required: some Sequence<ContactKey>) throws(MissingKeyError) -> Contact {
    let required = Array(required)
    try require(required)
    return contact.keeping(Set(required).union([.identifier]))
  }

  private func require(_ required: [ContactKey]) throws(MissingKeyError) {
    let missing = required.filter { !keys.contains($0) }
    if !missing.isEmpty { throw MissingKeyError(keys: missing) }
  }

  /// The same contact with more fields, taken from the whole record.
  ///
  /// Fields that are there already stay as they are in this one.
  public func completed(
    from record: Contact, with more: some Sequence<ContactKey>
  ) -> PartialContact {
    let keys = keys.union(more)
    return PartialContact(applied(to: record), keys: keys)
  }

  /// A copy with changes to its own fields.
  ///
  /// - Throws: ``MissingKeyError`` where another field was changed, which would not be saved.
  public func editing(
    _ change: (inout ContactDraft) -> Void
  ) throws(MissingKeyError) -> PartialContact {
    let changed = contact.editing(change)
    let others = ContactKey.allCases.filter { !keys.contains($0) && changed.has($0) }
    if !others.isEmpty { throw MissingKeyError(keys: others) }
    return PartialContact(changed, keys: keys)
  }

  /// A whole record with this one's fields in place of its own: what saving makes of it. All other
  /// fields stay as they are, with their bytes; a formatted name that is none of the fields follows
  /// a change of its parts.
  public func applied(to record: Contact) -> Contact {
    record.editing { draft in
      for key in ContactKey.allCases where keys.contains(key) {
        guard !contact.hasSameValues(as: record, for: key) else { continue }
        let field = Field<JSONFieldValue>(key)
        draft[field] = contact[field]
      }
      if !keys.contains(.formattedName) { draft.carryOverFormattedName(from: record) }
    }
  }
}

/// Fields of a partial contact were asked for that it does not have.
public struct MissingKeyError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The fields.
  public let keys: [ContactKey]

  package init(keys: [ContactKey]) { self.keys = keys }

  /// What is missing, as a sentence.
  public var description: String {
    let names = keys.map(\.name).joined(separator: ", ")
    return
      "\(names) \(keys.count == 1 ? "was" : "were") not fetched; name \(keys.count == 1 ? "it" : "them") among the keys."
  }
}

extension Contact {
  /// The contact with values of some fields alone, made anew: bytes of the others, and of the card
  /// that it was read from, are not in it.
  package func keeping(_ keys: Set<ContactKey>) -> Contact {
    var builder = ContactBuilder()
    for range in FieldRanges(storage.records)
    where keys.contains(storage.records[range.lowerBound].key) {
      for var record in storage.records[range] {
        let start = builder.bytes.count
        builder.bytes += storage.bytes[record.text.range]
        record.text = ByteRange(start: start, count: Int(record.text.count))
        record.source = .empty
        builder.records.append(record)
      }
    }
    var origin = ContactOrigin(source: source, index: sourceIndex)
    origin.isEdited = true
    return Contact(
      storage: ContactStorage(bytes: builder.bytes, records: builder.records, origin: origin))
  }
}
