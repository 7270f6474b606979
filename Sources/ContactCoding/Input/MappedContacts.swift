package import ContactModel
import SourceText
import Threading

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
    let parts = try makeParts()
    let context = context
    let plan = rows?.plan
    let pipeline = OrderedPipeline<MappingSlot<Result>>(
      jobs: ThreadCount.resolved(jobs),
      makeSlot: { MappingSlot(context, plan, makeTransform()) },
      take: { try parts.next($0) }, work: { $0.mapContacts() })
    try pipeline.run { slot in
      try body(slot.results)
      progress(slot.bytesRead)
      return true
    }
  }
}

/// A slot that reads and makes something of contacts.
private final class MappingSlot<Result>: ReadingSlot {
  private let transform: (Contact) -> Result
  private(set) var results: [Result] = []

  init(_ context: CardContext, _ plan: RowPlan?, _ transform: @escaping (Contact) -> Result) {
    self.transform = transform
    super.init(context, plan)
  }

  func mapContacts() {
    results.removeAll(keepingCapacity: true)
    forEachDecoded { decoded, _ in results.append(transform(decoded.contact)) }
  }
}
