import ContactChanges
import ContactModel

/// Contacts of a book that are compared with the other's: what they are found by is in memory, they
/// themselves in a temporary file.
struct ContactsAside {
  /// Where each stands in its book, from 0, in ascending order.
  private(set) var positions: [Int] = []
  /// What each is found by.
  private(set) var traits: [RecordTraits] = []
  private var places: [Int] = []
  private let spool: ContactSpool

  init() throws { spool = try ContactSpool() }

  mutating func append(
    _ contact: Contact, _ fingerprint: RecordFingerprint, at position: Int
  ) throws {
    places.append(try spool.append(contact))
    traits.append(RecordTraits(contact, fingerprint))
    positions.append(position)
  }

  func contact(_ index: Int) throws -> Contact { try spool.contact(at: places[index]) }

  /// Some of them, in their order.
  func keeping(_ indices: [Int]) -> ContactsAside {
    guard indices.count < positions.count else { return self }
    var kept = self
    kept.positions = indices.map { positions[$0] }
    kept.traits = indices.map { traits[$0] }
    kept.places = indices.map { places[$0] }
    return kept
  }
}
