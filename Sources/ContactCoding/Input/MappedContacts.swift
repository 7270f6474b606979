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
    try run(
      jobs: jobs,
      makeSlot: { context, plan in
        let transform = makeTransform()
        return MappingSlot(context, plan) { $1.append(transform($0.contact)) }
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
    try run(
      jobs: jobs,
      makeSlot: { context, plan in
        let transform = makeTransform()
        return MappingSlot(context, plan) { decoded, results in
          let content = decoded.content
          results.append(transform(content.bytes.unsafeBuffer, content.records.unsafeBuffer))
        }
      }, progress: progress, to: body)
  }

  /// Reads the contacts at some positions, in their order. Cards at others are not decoded.
  ///
  /// - Parameter isWanted: Whether the contact at each position is read; none behind the end is.
  /// - Returns: How many contacts there are.
  package func readContacts(
    at isWanted: [Bool], jobs: Int = 0, to body: (_ position: Int, Contact) throws -> Void
  ) throws -> Int {
    var position = 0
    try run(
      jobs: jobs,
      makeSlot: { MappingSlot<Contact?>($0, $1, at: isWanted) { $0.contact } },
      to: { contacts in
        for contact in contacts {
          if let contact, position < isWanted.count, isWanted[position] {
            try body(position, contact)
          }
          position += 1
        }
      })
    return position
  }

  private func run<Result>(
    jobs: Int, makeSlot: @escaping @Sendable (CardContext, RowPlan?) -> MappingSlot<Result>,
    progress: (_ bytesRead: Int) -> Void = { _ in }, to body: ([Result]) throws -> Void
  ) throws {
    try makePipeline(jobs: jobs, makeSlot: makeSlot, work: { $0.map() }).run { slot in
      try body(slot.results)
      progress(slot.bytesRead)
      return true
    }
  }
}

/// A slot that reads contacts and makes something of each.
private final class MappingSlot<Result>: ReadingSlot {
  private let mapChunk: (MappingSlot) -> Void
  fileprivate private(set) var results: [Result] = []

  /// - Parameter add: Adds what it makes of a contact.
  init(
    _ context: CardContext, _ plan: RowPlan?,
    _ add: @escaping (DecodedContact, _ results: inout [Result]) -> Void
  ) {
    mapChunk = { slot in
      slot.forEachDecoded { decoded, _ in add(decoded, &slot.results) }
    }
    super.init(context, plan)
  }

  /// Makes something of the contacts at some positions; nil stands for the others.
  init<Value>(
    _ context: CardContext, _ plan: RowPlan?, at isWanted: [Bool],
    _ transform: @escaping (DecodedContact) -> Value
  ) where Result == Value? {
    mapChunk = { slot in
      slot.forEachDecoded(at: isWanted) { slot.results.append($0.map(transform)) }
    }
    super.init(context, plan)
  }

  func map() {
    results.removeAll(keepingCapacity: true)
    mapChunk(self)
  }
}
