public import ContactChanges
public import ContactModel

/// A record of a store, which a contact is made of.
public struct StoredRecord: Hashable, Sendable {
  /// What the record is called in the store, for as long as it is there.
  public var id: String { StoredIdentifier.record(number).text }
  /// The name of its account.
  public let container: String
  let number: Int64
}

/// A contact as a store gives it: a value that has nothing to do with the store any more.
///
/// What was asked for with keys is a ``ContactModel/PartialContact``, so that nobody takes a field
/// that was not fetched for one without values.
public struct Stored<Fetched: Hashable & Sendable>: Hashable, Sendable, Identifiable {
  /// What the contact is called in the store: that of its record, or, of a unified contact, of its
  /// records together.
  public var id: String { identifier.text }
  /// What tells the store from others.
  let store: String
  let identifier: StoredIdentifier
  /// What was fetched of the contact, to be read, edited and saved.
  public let contact: Fetched
  /// The records that it is made of.
  public let records: [StoredRecord]

  /// Whether it has records of several accounts, or several of one.
  public var isUnified: Bool { records.count > 1 }

  fileprivate func place(isPartial: Bool) -> SaveRequest.StoredRecords {
    SaveRequest.StoredRecords(store: store, numbers: records.map(\.number), isPartial: isPartial)
  }
}

/// A whole contact of a store.
public typealias StoredContact = Stored<Contact>

/// Some fields of a contact of a store. It refuses to tell of others:
///
/// ```swift
/// let people = try await store.contacts(keys: [.name])
/// try people[0].contact[.notes]  // throws MissingKeyError
/// ```
public typealias StoredPartialContact = Stored<PartialContact>

extension StoredPartialContact {
  init(_ stored: StoredContact, keys: Set<ContactKey>) {
    self.init(
      store: stored.store, identifier: stored.identifier,
      contact: PartialContact(of: stored.contact, keys: keys), records: stored.records)
  }
}

extension SaveRequest {
  /// Asks a store to update the very records that a contact was fetched from, whatever others say
  /// the same, in what was changed since.
  ///
  /// - Parameters:
  ///   - contact: The contact as it is to be.
  ///   - original: The contact as it was fetched.
  public mutating func update(_ contact: Contact, from original: StoredContact) {
    change(original.place(isPartial: false), .changed(from: original.contact, to: contact))
  }

  /// Asks a store to update the very records that some fields were fetched from, in these fields; a
  /// formatted name that is none of them follows its parts.
  ///
  /// ```swift
  /// request.update(try found.contact.editing { $0.familyName = "Ek" }, from: found)
  /// ```
  ///
  /// - Parameters:
  ///   - contact: The fields as they are to be.
  ///   - original: The fields as they were fetched.
  public mutating func update(_ contact: PartialContact, from original: StoredPartialContact) {
    change(
      original.place(isPartial: true),
      .changed(from: original.contact.contact, to: contact.contact))
  }

  /// Asks a store to delete the very records that a contact was fetched from, whatever others say
  /// the same. Groups that name it as a member are left as they are.
  public mutating func delete(_ contact: StoredContact) {
    change(contact.place(isPartial: false), .removed(contact.contact))
  }

  /// Asks a store to delete the very records that some fields were fetched from.
  public mutating func delete(_ contact: StoredPartialContact) {
    change(contact.place(isPartial: true), .removed(contact.contact.contact))
  }
}
