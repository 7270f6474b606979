public import ContactModel

/// Changes to a book that belong together: contacts and groups to add, to update and to delete, and
/// who is in which group.
///
/// ```swift
/// var request = SaveRequest()
/// request.update(contact.editing { $0.jobTitle = "Editor" }, from: contact)
/// request.delete(other)
/// let result = request.applied(to: contacts)
/// for refusal in result.refusals { print(refusal) }
/// ```
///
/// A request changes nothing by itself. ``applied(to:)`` says what comes of it; a file or a store
/// carries it out as a whole or not at all.
public struct SaveRequest: Hashable, Sendable, Codable {
  /// One of the changes of a request.
  public enum Operation: Hashable, Sendable, Codable {
    /// A contact or a group is added, removed or changed.
    case change(ContactChange)
    /// A contact or a group becomes a member of a group.
    case addMember(Contact, group: Contact)
    /// A contact or a group is no member any more.
    case removeMember(Contact, group: Contact)
  }

  /// The changes, in the order in which they were asked for and are carried out.
  public private(set) var operations: [Operation]

  /// Records that an operation is about, whatever others say the same.
  package struct StoredRecords: Hashable, Sendable, Codable {
    /// What tells their store from others, where their numbers mean nothing.
    package let store: String
    package let numbers: [Int64]
    /// Whether their contact was fetched with some of its fields alone.
    package let isPartial: Bool

    package init(store: String, numbers: [Int64], isPartial: Bool) {
      self.store = store
      self.numbers = numbers
      self.isPartial = isPartial
    }
  }

  /// The records that were named, by the place of the operation.
  package private(set) var records: [Int: StoredRecords]?

  /// Whether contacts are refused that are to be added with a UID that is there already. Books may
  /// hold several of one UID all the same.
  public var refusesKnownIdentifiers = true

  /// A request; by default, of nothing.
  public init(_ operations: [Operation] = []) { self.operations = operations }

  /// A request to make one book of another, records of one UID in it included.
  public init(_ changes: ContactChanges) {
    operations = changes.map { .change($0) }
    refusesKnownIdentifiers = false
  }

  /// Whether nothing is asked for.
  public var isEmpty: Bool { operations.isEmpty }

  /// Asks for a contact or a group to be added.
  public mutating func add(_ contact: Contact) { operations.append(.change(.added(contact))) }

  /// Asks for a contact or a group to be updated, in what was changed since it was read.
  ///
  /// - Parameters:
  ///   - contact: The contact as it is to be.
  ///   - original: The contact as it was read.
  public mutating func update(_ contact: Contact, from original: Contact) {
    operations.append(.change(.changed(from: original, to: contact)))
  }

  /// Asks for a contact or a group to be deleted, if it is still as it was read. Groups that name
  /// it as a member are left as they are.
  public mutating func delete(_ contact: Contact) { operations.append(.change(.removed(contact))) }

  /// Asks for a change of records of a store.
  package mutating func change(_ records: StoredRecords, _ change: ContactChange) {
    // In place: a copy for each operation would take time that grows with the square of them.
    if self.records == nil { self.records = [:] }
    self.records?[operations.count] = records
    operations.append(.change(change))
  }

  /// Asks for a contact to become a member of a group (KIND:group).
  public mutating func addMember(_ contact: Contact, to group: Contact) {
    operations.append(.addMember(contact, group: group))
  }

  /// Asks for a contact to be no member of a group any more.
  public mutating func removeMember(_ contact: Contact, from group: Contact) {
    operations.append(.removeMember(contact, group: group))
  }

  /// Asks for a group to become a subgroup: a member that is a group itself, and another one.
  public mutating func addSubgroup(_ subgroup: Contact, to group: Contact) {
    addMember(subgroup, to: group)
  }

  /// Asks for a group to be no subgroup any more.
  public mutating func removeSubgroup(_ subgroup: Contact, from group: Contact) {
    removeMember(subgroup, from: group)
  }

  /// What comes of the request in a book. What can't be done is left out and named.
  public func applied(to contacts: [Contact]) -> SaveResult {
    var plan = SavePlan(self, RecordIndex(contacts))
    var result = SaveResult()
    for (position, contact) in contacts.enumerated() {
      if let changed = plan.result(at: position, of: contact) { result.contacts.append(changed) }
    }
    result.contacts += plan.additions()
    result.refusals = plan.refusals
    return result
  }
}

/// What came of a request.
public struct SaveResult: Hashable, Sendable {
  /// An operation that could not be carried out.
  public struct Refusal: Hashable, Sendable {
    /// Its place among the request's operations.
    public let index: Int
    /// The operation.
    public let operation: SaveRequest.Operation
    /// Why.
    public let reason: ChangeRefusal
  }

  /// The book afterwards: its contacts in their order, then those that were added.
  public internal(set) var contacts: [Contact] = []
  /// What could not be done, in the order of the request.
  public internal(set) var refusals: [Refusal] = []
}

extension SaveResult.Refusal: CustomStringConvertible {
  /// Whom it is about and why, as sentences.
  public var description: String { "\(operation.subject.displayName): \(reason)" }
}

extension SaveRequest.Operation {
  /// The contact that is to be added, removed or changed.
  package var subject: Contact {
    switch self {
    case .change(let change): change.subject
    case .addMember(_, let group), .removeMember(_, let group): group
    }
  }
}
