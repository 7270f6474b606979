public import ContactChanges
public import ContactModel
public import ContactSelection
public import LocaleSupport

/// Which contacts of a store are wanted, what of them, and in which order.
public struct ContactFetchRequest: Sendable {
  /// The order of contacts.
  public enum Order: Hashable, Sendable {
    /// That of the accounts and their files.
    case none
    /// By family name, as readers of a language sort.
    case familyName(LocaleIdentifier)
    /// By given name, as readers of a language sort.
    case givenName(LocaleIdentifier)
  }

  /// Who is wanted; nil for everybody.
  public var predicate: ContactPredicate?
  /// The fields that are wanted; nil for all that a contact has. Few are read much faster. The UID
  /// comes with them. Ask ``StoredContact/partial`` for their values: it refuses to tell of others,
  /// which ``StoredContact/contact`` shows as empty.
  public var keys: Set<ContactKey>?
  /// The order.
  public var order = Order.none
  /// Whether the records of one person come as one contact.
  public var isUnified = true
  /// The names of the accounts that are looked into; nil for all.
  public var containers: Set<String>?

  /// A request; by default for everybody, whole and unified.
  public init(
    predicate: ContactPredicate? = nil, keys: Set<ContactKey>? = nil, order: Order = .none,
    isUnified: Bool = true, containers: Set<String>? = nil
  ) {
    self.predicate = predicate
    self.keys = keys
    self.order = order
    self.isUnified = isUnified
    self.containers = containers
  }

  /// A request for some fields, such as those that a formatter needs:
  /// `keys: NameFormatter.requiredKeys + [.phoneNumber]`.
  public init(
    predicate: ContactPredicate? = nil, keys: some Sequence<ContactKey>, order: Order = .none,
    isUnified: Bool = true, containers: Set<String>? = nil
  ) {
    self.predicate = predicate
    self.keys = Set(keys)
    self.order = order
    self.isUnified = isUnified
    self.containers = containers
  }
}

/// A contact as a store gives it: a value that has nothing to do with the store any more.
public struct StoredContact: Hashable, Sendable, Identifiable {
  /// A record that the contact is made of.
  public struct Record: Hashable, Sendable {
    /// What the record is called in the store, for as long as it is there.
    public var id: String { StoredIdentifier.record(number).text }
    /// The name of its account.
    public let container: String
    let number: Int64
  }

  /// What the contact is called in the store: that of its record, or, of a unified contact, of its
  /// records together.
  public var id: String { identifier.text }
  /// What tells the store from others.
  let store: String
  let identifier: StoredIdentifier
  /// What was fetched of the contact, to be edited and saved. A field that was not fetched has no
  /// values in it, as one that the record has none of, and so a formatter finds no name where none was
  /// fetched: ``partial`` tells them apart.
  public let contact: Contact
  /// The fields that were fetched, the UID among them; nil for all.
  public let keys: Set<ContactKey>?
  /// The records that it is made of.
  public let records: [Record]

  /// What was fetched, which throws where a field is asked for that was not.
  ///
  /// ```swift
  /// let people = try await store.contacts(ContactFetchRequest(keys: [.name]))
  /// try people[0].partial[.notes]  // throws MissingKeyError
  /// ```
  public var partial: PartialContact {
    PartialContact(contact, keys: keys ?? Set(ContactKey.allCases))
  }

  /// Whether it has records of several accounts, or several of one.
  public var isUnified: Bool { records.count > 1 }
}

extension SaveRequest {
  /// Asks a store to update the very records that a contact was fetched from, whatever others say
  /// the same, in what was changed since.
  ///
  /// - Parameters:
  ///   - contact: The contact as it is to be.
  ///   - original: The contact as it was fetched.
  public mutating func update(_ contact: Contact, from original: StoredContact) {
    change(original.place, .changed(from: original.contact, to: contact))
  }

  /// Asks a store to delete the very records that a contact was fetched from, whatever others say
  /// the same. Groups that name it as a member are left as they are.
  public mutating func delete(_ contact: StoredContact) {
    change(contact.place, .removed(contact.contact))
  }
}

extension StoredContact {
  fileprivate var place: SaveRequest.StoredRecords {
    SaveRequest.StoredRecords(
      store: store, numbers: records.map(\.number), isPartial: keys != nil)
  }
}
