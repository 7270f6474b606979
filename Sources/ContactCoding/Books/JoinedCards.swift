import ContactModel
import FileFormats
import SourceText

/// Cards of groups of several files or accounts that become one: programs with a card for each group take two cards of
/// one name for two groups. Two of one file stay two, as that file has them.
struct JoinedCards: Sendable {
  private struct Place: Hashable {
    let source: String?
    let index: Int

    init(_ card: Contact) {
      source = card.source?.name
      index = card.sourceIndex
    }
  }

  private var left: Set<Place> = []
  /// What comes into the cards that stay.
  private var members: [Place: [String]] = [:]
  /// How cards of groups around them name the cards that stay, for those that are left out.
  private var successors: [String: String] = [:]
  /// What those that are left out say besides their names and members.
  private(set) var losses: [ConversionLoss] = []

  init(_ cards: [Contact] = []) {
    var first: [String: Contact] = [:]
    for card in cards {
      guard let group = ContactGroup(card), !group.name.isEmpty else { continue }
      guard let kept = first[group.name] else {
        first[group.name] = card
        continue
      }
      guard kept.source != card.source else { continue }
      left.insert(Place(card))
      members[Place(kept), default: []] += group.members
      if let own = card.identifier.flatMap(IdentifierNotation.normalized),
        let successor = kept.identifier, IdentifierNotation.normalized(successor) != own
      {
        successors[own] = IdentifierNotation.reference(to: successor)
      }
      losses += GroupLosses.content(of: card, besides: kept, because: Self.reason)
    }
  }

  private static let reason = "The members are in another card, which the group has already."

  var count: Int { left.count }

  func contains(_ card: Contact) -> Bool { !left.isEmpty && left.contains(Place(card)) }

  /// Who comes into a card from others of its name.
  func members(of card: Contact) -> [String] {
    (members[Place(card)] ?? []).map(renamed)
  }

  /// A card that names those that stay in the place of those that are left out.
  func renamingMembers(of card: Contact) -> Contact {
    if successors.isEmpty { return card }
    let members = card[.members].map { renamed($0.value) }
    if members == card[.members].map(\.value) { return card }
    return card.editing { draft in
      for place in members.indices { draft[.members][place].value = members[place] }
    }
  }

  private func renamed(_ member: String) -> String {
    IdentifierNotation.normalized(member).flatMap { successors[$0] } ?? member
  }
}
