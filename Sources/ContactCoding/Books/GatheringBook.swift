import CSV
import CardCoding
package import ContactModel
import SourceText
import TableCoding

extension ContactInput {
  /// Notes the contacts that say something about groups. Of an input that says nothing, hardly more
  /// is read than its bytes.
  ///
  /// - Parameters:
  ///   - jobs: How many threads work; 0 for one a core. The result does not depend on it.
  ///   - isWanted: Whether a contact's own categories count; cards of groups always do.
  package func gather(
    into gathering: inout BookGathering, jobs: Int = 0,
    isWanted: @escaping @Sendable (Contact) -> Bool = { _ in true }
  ) throws {
    let look = GroupLook(gathering, isWanted)
    let pipeline = try makePipeline(
      jobs: jobs, makeSlot: { GroupSlot($0, $1, look) }, work: { $0.gather() })
    try pipeline.run { slot in
      for contact in slot.found { gathering.note(contact) }
      return true
    }
  }
}

/// A slot that looks for what says something about groups, and decodes nothing else.
private final class GroupSlot: ReadingSlot {
  private(set) var found: [Contact] = []
  private let look: GroupLook

  init(_ context: CardContext, _ plan: RowPlan?, _ look: GroupLook) {
    self.look = look
    super.init(context, plan)
  }

  func gather() {
    found.removeAll(keepingCapacity: true)
    guard look.mayFind(in: self) else { return }
    forEachDecoded { decoded, _ in
      if let contact = look.contact(decoded) { found.append(contact) }
    }
  }
}

/// Looks for the cards of groups, and for contacts that name theirs.
struct GroupLook: Sendable {
  private let needsCategories: Bool
  private let namesRelations: Bool
  private let signs: [[UInt8]]
  private let isWanted: @Sendable (Contact) -> Bool

  /// - Parameter isWanted: Whether a contact's own categories count; cards of groups always do.
  init(_ gathering: BookGathering, _ isWanted: @escaping @Sendable (Contact) -> Bool) {
    needsCategories = gathering.needsCategories
    namesRelations = gathering.namesRelations
    signs = gathering.signs.map { Array($0.utf8) }
    self.isWanted = isWanted
  }

  /// Whether a card or row may say something about groups: a look at bytes and columns, before
  /// anything is decoded.
  func mayFind(in slot: ReadingSlot) -> Bool {
    if let rows = slot.rows {
      if rows.plan.canHoldGroups(orAny: needsCategories ? [.category] : []) { return true }
      // What relations name is of interest where it is a URI of a UID.
      return namesRelations && rows.plan.canHoldGroups(orAny: [.relation])
        && PropertySigns(rows.batch.rowText).hasText(Array("urn:".utf8))
    }
    return slot.chunk.bytes.withUnsafeBufferPointer { bytes in
      PropertySigns(Bytes(bytes)).has(signs)
    }
  }

  /// The contact, if it says something about groups.
  func contact(_ decoded: DecodedContact) -> Contact? {
    let keys = decoded.referringKeys
    let names = namesRelations && keys.hasRelation || needsCategories && keys.hasCategory
    guard keys.isGroup || names else { return nil }
    let contact = decoded.contact
    return ContactGroup.isGroup(contact) || names && isWanted(contact) ? contact : nil
  }
}
