package import ContactModel
import Threading

extension ContactInput {
  /// Reads every contact and gathers which columns it needs, in parallel.
  ///
  /// - Parameters:
  ///   - needs: What the contacts are counted into.
  ///   - jobs: How many threads work; 0 for one a core. The result does not depend on it.
  ///   - isWanted: Whether a contact counts; nil where all do. It is called on any thread.
  package func gather(
    _ needs: inout ColumnNeeds, jobs: Int = 0, where isWanted: (@Sendable (Contact) -> Bool)? = nil
  ) throws {
    let parts = try makeParts()
    let context = context
    let plan = rows?.plan
    let empty = ColumnNeeds(format: needs.format, language: needs.language)
    let pipeline = OrderedPipeline<NeedsSlot>(
      jobs: ThreadCount.resolved(jobs), makeSlot: { NeedsSlot(context, plan, empty, isWanted) },
      take: { try parts.next($0) }, work: { $0.gather() })
    try pipeline.run { slot in
      needs.add(slot.needs)
      return true
    }
  }
}

/// A slot that finds out which columns its contacts need.
private final class NeedsSlot: ReadingSlot {
  private(set) var needs: ColumnNeeds
  private let isWanted: (@Sendable (Contact) -> Bool)?

  init(
    _ context: CardContext, _ plan: RowPlan?, _ empty: ColumnNeeds,
    _ isWanted: (@Sendable (Contact) -> Bool)?
  ) {
    needs = empty
    self.isWanted = isWanted
    super.init(context, plan)
  }

  func gather() {
    needs.removeAll()
    forEachDecoded { decoded, _ in
      if let isWanted, !isWanted(decoded.contact) { return }
      decoded.note(in: &needs)
    }
  }
}
