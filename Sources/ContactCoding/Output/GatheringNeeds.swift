import CardCoding
package import ContactModel
package import FileFormats
package import TableCoding

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
    try columnNeeds(options, jobs: jobs, transform: transform, look: nil) { _ in }
  }

  /// Does the same, and what ``gather(into:jobs:isWanted:)`` does, in one reading.
  package func columnNeeds(
    _ options: WritingOptions, jobs: Int = 0, transform: (@Sendable (Contact) -> Contact?)? = nil,
    gatheringInto gathering: inout BookGathering,
    isWanted: @escaping @Sendable (Contact) -> Bool = { _ in true }
  ) throws -> ColumnNeeds {
    let look = GroupLook(gathering, isWanted)
    return try columnNeeds(options, jobs: jobs, transform: transform, look: look) {
      gathering.note($0)
    }
  }

  private func columnNeeds(
    _ options: WritingOptions, jobs: Int, transform: (@Sendable (Contact) -> Contact?)?,
    look: GroupLook?, found: (Contact) -> Void
  ) throws -> ColumnNeeds {
    var needs = ColumnNeeds(options)
    let pipeline = try makePipeline(
      jobs: jobs, makeSlot: { NeedsSlot($0, $1, options, transform, look) },
      work: { $0.gather() })
    try pipeline.run { slot in
      needs.add(slot.gathering.needs)
      slot.found.forEach(found)
      return true
    }
    return needs
  }
}

/// A slot that finds out which columns its contacts need.
private final class NeedsSlot: ReadingSlot {
  let gathering: ColumnGathering
  /// What says something about groups, if that is looked for.
  private(set) var found: [Contact] = []
  private let transform: (@Sendable (Contact) -> Contact?)?
  private let look: GroupLook?

  init(
    _ context: CardContext, _ plan: RowPlan?, _ options: WritingOptions,
    _ transform: (@Sendable (Contact) -> Contact?)?, _ look: GroupLook?
  ) {
    gathering = ColumnGathering(options)
    self.transform = transform
    self.look = look
    super.init(context, plan)
  }

  func gather() {
    gathering.removeAll()
    found.removeAll(keepingCapacity: true)
    let look = look.flatMap { $0.mayFind(in: self) ? $0 : nil }
    forEachDecoded { decoded, _ in
      if let contact = look?.contact(decoded) { found.append(contact) }
      guard let transform else { return gathering.note(decoded.content) }
      if let changed = transform(decoded.contact) { gathering.note(changed) }
    }
  }
}
