public import ContactModel

/// A contact of an account, as it is compared with those of others.
public struct UnificationRecord: Sendable {
  /// One object, since records are handed on by the million. It is never changed once it is made.
  nonisolated(unsafe) private let storage: Storage

  /// The contact.
  public var contact: Contact {
    switch storage.header.held {
    case .contact(let contact): contact
    case .compact(let form): storage.withUnsafeMutablePointerToElements { form.contact($0) }
    }
  }
  /// Which account or file the contact is from, by a number of the caller's. Two records of one
  /// account are less often the same person than records of two.
  public var source: Int { Int(storage.header.source) }
  /// The contact's position in its account, from 0.
  public var index: Int { Int(storage.header.index) }
  /// What decisions know the record by.
  public var key: RecordKey { storage.header.key }
  /// The keys of the records that this one was merged from before; decisions about them are
  /// decisions about this record.
  public var formerKeys: [RecordKey] { storage.header.formerKeys }
  /// Whether the contact holds records that it was merged from.
  package var holdsRecords: Bool { storage.header.holdsRecords }
  /// Whether the contact names others.
  var hasReferences: Bool { storage.header.hasReferences }

  /// The name of the account that the contact is from; empty where it has none.
  ///
  /// - Parameter names: Those of all accounts, by ``source``.
  package func sourceName(in names: [String]) -> String {
    names.indices.contains(source) ? names[source] : ""
  }

  /// Contacts without pictures have a few hundred bytes.
  private static let mostCopied = 4096

  private enum Held: Sendable {
    case contact(Contact)
    /// What it is made of lies behind the rest.
    case compact(CompactContact)
  }

  private struct Header: Sendable {
    let held: Held
    let key: RecordKey
    let formerKeys: [RecordKey]
    let source: Int32
    let index: Int32
    let holdsRecords: Bool
    let hasReferences: Bool

    init(
      _ held: Held, _ contact: Contact, source: Int, index: Int, key: RecordKey? = nil,
      formerKeys: [RecordKey]? = nil
    ) {
      self.held = held
      self.source = Int32(clamping: source)
      self.index = Int32(clamping: index)
      self.key = key ?? RecordKey(contact)
      holdsRecords = contact.hasConstituentValues
      hasReferences = contact.hasReferences
      self.formerKeys = formerKeys ?? (holdsRecords ? ConstituentHeader.keys(of: contact) : [])
    }
  }

  private final class Storage: ManagedBuffer<Header, UInt8> {
    static func make(_ header: Header, byteCount: Int = 0) -> Storage {
      unsafeDowncast(create(minimumCapacity: byteCount) { _ in header }, to: Storage.self)
    }
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
    storage = .make(
      Header(
        .contact(contact), contact, source: source, index: index, key: key, formerKeys: formerKeys))
  }

  /// A record in less memory, for who holds a million: ``contact`` is made anew each time. A contact with
  /// pictures stays as it is, since they would be copied each time and take as much as before.
  package init(compact contact: Contact, source: Int) {
    let index = contact.sourceIndex
    var made: Storage?
    if contact.storage.bytes.count <= Self.mostCopied {
      CompactContact.pack(contact) { form, head, bytes in
        let storage = Storage.make(
          Header(.compact(form), contact, source: source, index: index),
          byteCount: head.count + bytes.count)
        storage.withUnsafeMutablePointerToElements { elements in
          let target = UnsafeMutableRawBufferPointer(
            start: elements, count: head.count + bytes.count)
          target.copyMemory(from: head)
          UnsafeMutableRawBufferPointer(rebasing: target[head.count...]).copyMemory(from: bytes)
        }
        made = storage
      }
    }
    storage =
      made ?? .make(Header(.contact(contact), contact, source: source, index: index))
  }
}
