import CardCoding
package import ContactModel
package import FileFormats
package import TableCoding
import Threading

extension ContactInput {
  /// Reads every contact and gathers which columns it needs, in parallel.
  ///
  /// - Parameters:
  ///   - options: How the contacts will be written.
  ///   - jobs: How many threads work; 0 for one a core. The result does not depend on it.
  ///   - transform: What is done with each contact before it is written; nil where it is left
  ///     out. It is called on any thread.
  package func columnNeeds(
    _ options: WritingOptions, jobs: Int = 0,
    transform: (@Sendable (Contact) -> Contact?)? = nil
  ) throws -> ColumnNeeds {
    let parts = try makeParts()
    let context = context
    let plan = rows?.plan
    var needs = ColumnNeeds(options)
    let pipeline = OrderedPipeline<NeedsSlot>(
      jobs: ThreadCount.resolved(jobs), makeSlot: { NeedsSlot(context, plan, options, transform) },
      take: { try parts.next($0) }, work: { $0.gather() })
    try pipeline.run { slot in
      needs.add(slot.gathering.needs)
      return true
    }
    return needs
  }
}

/// A slot that finds out which columns its contacts need.
private final class NeedsSlot: ReadingSlot {
  let gathering: ColumnGathering
  private let transform: (@Sendable (Contact) -> Contact?)?

  init(
    _ context: CardContext, _ plan: RowPlan?, _ options: WritingOptions,
    _ transform: (@Sendable (Contact) -> Contact?)?
  ) {
    gathering = ColumnGathering(options)
    self.transform = transform
    super.init(context, plan)
  }

  func gather() {
    gathering.removeAll()
    forEachDecoded { decoded, _ in
      guard let transform else { return decoded.note(in: gathering) }
      if let changed = transform(decoded.contact) { gathering.note(changed) }
    }
  }
}
