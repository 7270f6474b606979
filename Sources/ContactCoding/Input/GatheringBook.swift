package import ContactModel
import SourceText
import Threading

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
    let parts = try makeParts()
    let context = context
    let plan = rows?.plan
    let needsCategories = gathering.form == .cards
    let namesRelations = gathering.namesRelations
    let pipeline = OrderedPipeline<GroupSlot>(
      jobs: ThreadCount.resolved(jobs),
      makeSlot: {
        GroupSlot(
          context, plan, needsCategories: needsCategories, namesRelations: namesRelations, isWanted)
      },
      take: { try parts.next($0) }, work: { $0.gather() })
    try pipeline.run { slot in
      for contact in slot.found { gathering.note(contact) }
      return true
    }
  }
}

/// A slot that looks for the cards of groups, and for contacts that name theirs.
private final class GroupSlot: ReadingSlot {
  private(set) var found: [Contact] = []
  private let needsCategories: Bool
  private let namesRelations: Bool
  private let isWanted: @Sendable (Contact) -> Bool

  init(
    _ context: CardContext, _ plan: RowPlan?, needsCategories: Bool, namesRelations: Bool,
    _ isWanted: @escaping @Sendable (Contact) -> Bool
  ) {
    self.needsCategories = needsCategories
    self.namesRelations = namesRelations
    self.isWanted = isWanted
    super.init(context, plan)
  }

  func gather() {
    found.removeAll(keepingCapacity: true)
    guard rows != nil || hasSigns else { return }
    forEachDecoded { decoded, _ in
      let keys = decoded.referringKeys
      let hasRelation = namesRelations && keys.hasRelation
      guard keys.isGroup || hasRelation || needsCategories && keys.hasCategory else { return }
      let contact = decoded.contact
      if ContactGroup.isGroup(contact)
        || (hasRelation || needsCategories && keys.hasCategory) && isWanted(contact)
      {
        found.append(contact)
      }
    }
  }

  /// Whether a card of the chunk may say something about groups: a look at bytes, before anything is
  /// decoded.
  private var hasSigns: Bool {
    chunk.bytes.withUnsafeBufferPointer { bytes in
      Self.contains("KIND", bytes) || Self.contains("EVOLUTION-LIST", bytes)
        || namesRelations && Self.contains("RELATED", bytes)
        || needsCategories && (Self.contains("CATEGORIES", bytes) || Self.contains("X-GN", bytes))
    }
  }

  /// Whether a word in capitals occurs, whatever its case and wherever its line is folded.
  private static func contains(_ word: StaticString, _ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    let wanted = UnsafeBufferPointer(start: word.utf8Start, count: word.utf8CodeUnitCount)
    var start = 0
    while start < bytes.count {
      guard bytes[start] & 0xDF == wanted[0] else {
        start += 1
        continue
      }
      var index = start + 1
      var matched = 1
      while matched < wanted.count, index < bytes.count {
        let byte = bytes[index]
        let upper = byte &- 0x61 < 26 ? byte & 0xDF : byte
        if upper == wanted[matched] {
          matched += 1
        } else if byte != 0x0A, byte != 0x0D, byte != 0x20, byte != 0x09 {
          break
        }
        index += 1
      }
      if matched == wanted.count { return true }
      start += 1
    }
    return false
  }
}
