import ContactModel
import ContactSelection
import GRDB
import Glibc

/// The records that have most in common with one, by the index of names, numbers, mailboxes and
/// birthdays.
struct LinkNeighbours {
  private let lookup: LookupTable
  private let count: Double

  /// What more records have says next to nothing.
  private static let mostHolders = 5000
  private static let kinds: Set<LookupKey.Kind> = [
    .nameWord, .mailbox, .phoneNumber, .birthday, .identifier,
  ]

  /// - Parameter count: How many records there are.
  init(_ database: Database, count: Int) throws {
    self.count = Double(max(2, count))
    lookup = try LookupTable(database)
  }

  /// The records that have most in common with a contact; what few have counts more.
  ///
  /// - Parameter most: How many are wanted.
  func nearest(to contact: Contact, most: Int) throws -> [Int64] {
    var bits: [Int64: Double] = [:]
    for key in LookupKey.keys(of: contact) {
      guard let kind = key.kind, Self.kinds.contains(kind) else { continue }
      var holders: [Int64] = []
      try lookup.enumerate(key) {
        holders.append($0)
        return holders.count <= Self.mostHolders
      }
      guard holders.count <= Self.mostHolders else { continue }
      let rarity = log2(count / Double(max(1, holders.count))) + 1
      for holder in holders { bits[holder, default: 0] += rarity }
    }
    return bits.sorted { $0.value == $1.value ? $0.key < $1.key : $0.value > $1.value }
      .prefix(most).map(\.key)
  }
}
