import CardCoding
package import ContactModel
import SourceText
import TableCoding

extension ContactInput {
  /// Reads every contact and makes something of it, both on several threads.
  ///
  /// - Parameters:
  ///   - jobs: How many threads work; 0 for one a core. The result does not depend on it.
  ///   - makeTransform: Makes what makes something of a contact; called once a thread.
  ///   - progress: Told how many bytes were read since the last call.
  ///   - body: Takes what was made of contacts that follow each other, on the caller's thread.
  package func mapContacts<Result>(
    jobs: Int = 0, makeTransform: @escaping @Sendable () -> (Contact) -> Result,
    progress: (_ bytesRead: Int) -> Void = { _ in },
    to body: ([Result]) throws -> Void
  ) throws {
    try mapDecoded(
      jobs: jobs,
      makeTransform: {
        let transform = makeTransform()
        return { transform($0.contact) }
      }, progress: progress, to: body)
  }

  /// Makes something of the records of every contact, where these are enough: no contact is put
  /// together.
  ///
  /// - Parameter makeTransform: Makes what gets the text and the records of a contact, which are
  ///   valid while it runs; called once a thread.
  package func mapRecords<Result>(
    jobs: Int = 0,
    makeTransform:
      @escaping @Sendable () -> (
        UnsafeBufferPointer<UInt8>, UnsafeBufferPointer<FieldRecord>
      ) -> Result,
    progress: (_ bytesRead: Int) -> Void = { _ in },
    to body: ([Result]) throws -> Void
  ) throws {
    try mapDecoded(
      jobs: jobs,
      makeTransform: {
        let transform = makeTransform()
        return { transform($0.content.bytes.unsafeBuffer, $0.content.records.unsafeBuffer) }
      }, progress: progress, to: body)
  }

  private func mapDecoded<Result>(
    jobs: Int, makeTransform: () -> (DecodedContact) -> Result,
    progress: (_ bytesRead: Int) -> Void, to body: ([Result]) throws -> Void
  ) throws {
    let pipeline = try makePipeline(
      jobs: jobs, makeSlot: { MappingSlot($0, $1, makeTransform()) }, work: { $0.map() })
    try pipeline.run { slot in
      try body(slot.results)
      progress(slot.bytesRead)
      return true
    }
  }

  /// Reads the contacts at some positions, in their order. Cards at others are not decoded.
  ///
  /// - Parameter isWanted: Whether the contact at each position is read; none behind the end is.
  /// - Returns: How many contacts there are.
  package func readContacts(
    at isWanted: [Bool], jobs: Int = 0, to body: (_ position: Int, Contact) throws -> Void
  ) throws -> Int {
    var position = 0
    let pipeline = try makePipeline(
      jobs: jobs, makeSlot: { MappingSlot($0, $1) { $0.contact } }, work: { $0.map(at: isWanted) })
    try pipeline.run { slot in
      for contact in slot.found {
        if let contact, position < isWanted.count, isWanted[position] {
          try body(position, contact)
        }
        position += 1
      }
      return true
    }
    return position
  }
}

/// A slot that reads contacts and makes something of each.
private final class MappingSlot<Result>: ReadingSlot {
  private let transform: (DecodedContact) -> Result
  private(set) var results: [Result] = []
  /// What was made of the contacts at some positions; nil stands for the others.
  private(set) var found: [Result?] = []

  init(
    _ context: CardContext, _ plan: RowPlan?, _ transform: @escaping (DecodedContact) -> Result
  ) {
    self.transform = transform
    super.init(context, plan)
  }

  func map() {
    results.removeAll(keepingCapacity: true)
    forEachDecoded { decoded, _ in results.append(transform(decoded)) }
  }

  func map(at isWanted: [Bool]) {
    found.removeAll(keepingCapacity: true)
    forEachDecoded(at: isWanted) { found.append($0.map(transform)) }
  }
}
