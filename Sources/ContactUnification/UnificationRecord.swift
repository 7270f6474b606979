public import ContactModel

/// A contact of an account, as it is compared with those of others.
public struct UnificationRecord: Sendable {
  /// The contact.
  public var contact: Contact {
    switch held {
    case .contact(let contact): contact
    case .compact(let compact): compact.contact
    }
  }
  /// Which account or file the contact is from, by a number of the caller's. Two records of one
  /// account are less often the same person than records of two.
  public let source: Int
  /// The contact's position in its account, from 0.
  public let index: Int
  /// What decisions know the record by.
  public let key: RecordKey
  /// The keys of the records that this one was merged from before; decisions about them are
  /// decisions about this record.
  public let formerKeys: [RecordKey]
  /// Whether the contact holds records that it was merged from.
  package let holdsRecords: Bool
  /// Whether the contact names others.
  let hasReferences: Bool
  private var held: Held

  /// Contacts without pictures have a few hundred bytes.
  private static let mostCopied = 4096

  private enum Held: Sendable {
    case contact(Contact)
    case compact(CompactContact)
  }

  /// - Parameters:
  ///   - contact: The contact.
  ///   - source: The number of the account that it is from.
  ///   - index: Its position there.
  ///   - key: The record's key, where it is known already.
  ///   - formerKeys: The keys of the records that it was merged from before; if not given, those
  ///     that the contact names, as merged contacts do that hold their records.
  public init(
    contact: Contact, source: Int, index: Int, key: RecordKey? = nil,
    formerKeys: [RecordKey]? = nil
  ) {
    held = .contact(contact)
    self.source = source
    self.index = index
    self.key = key ?? RecordKey(contact)
    holdsRecords = contact.hasConstituentValues
    hasReferences = contact.hasReferences
    self.formerKeys = formerKeys ?? (holdsRecords ? ConstituentHeader.keys(of: contact) : [])
  }

  /// The same in less memory, for who holds a million: ``contact`` is made anew each time. A contact with
  /// pictures stays as it is, since they would be copied each time and take as much as before.
  package var compact: UnificationRecord {
    if contact.storage.bytes.count > Self.mostCopied { return self }
    var record = self
    record.held = .compact(CompactContact(contact))
    return record
  }
}
