import ContactModel
import Testing

@testable import ContactUnification

/// The order in which records are compared.
struct RecordOrderTests {
  /// Records with UIDs in no order, of which some come again, and some without any.
  private static let records = (0..<2600).map { index in
    let number = index * 7919 % 2003
    let contact = Contact { draft in
      draft.formattedName = "Person \(index % 900)"
      if index % 3 > 0 { draft.identifier = "\(number)-card" }
    }
    return UnificationRecord(contact: contact, source: index % 2, index: index)
  }

  @Test("Any number of threads puts the keys in their order", arguments: 1...9)
  func threads(_ jobs: Int) throws {
    let records = Self.records
    let positions = try RecordOrder.positions(of: records, jobs: jobs, isCancelled: { false })
    #expect(positions.sorted() == Array(records.indices))
    let keys = positions.map { records[$0].key }
    #expect(zip(keys, keys.dropFirst()).allSatisfy { $0 <= $1 })
    let one = try RecordOrder.positions(of: records, jobs: 1, isCancelled: { false })
    #expect(positions == one)
  }
}
