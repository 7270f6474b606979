import ContactModel
import FileFormats
import Synchronization

/// Members of groups that there was a contact of.
final class MetMembers: Sendable {
  private struct Found {
    var names: Set<String> = []
    var references: Set<ContactGroups.Reference> = []
  }

  private let found = Mutex(Found())

  /// Notes a contact; called on any thread.
  func note(_ contact: Contact, _ groups: ContactGroups) {
    let references = groups.references(to: contact)
    let names = groups.names(of: contact)
    if names.isEmpty { return }
    found.withLock {
      $0.references.formUnion(references)
      $0.names.formUnion(names)
    }
  }

  func has(_ name: String) -> Bool { found.withLock { $0.names.contains(name) } }

  func has(_ reference: ContactGroups.Reference) -> Bool {
    found.withLock { $0.references.contains(reference) }
  }
}

/// What is lost of groups whose members alone name them.
struct GroupLosses: Sendable {
  private let cards: [Contact]
  private let reader: String
  private let groups: ContactGroups

  init(_ gathering: BookGathering, _ options: WritingOptions) {
    cards = gathering.cards
    reader = gathering.reader ?? options.reader
    groups = gathering.groups
  }

  /// The losses, in the order of the cards.
  func losses(_ met: MetMembers) -> [ConversionLoss] {
    let cardReferences = Set(
      groups.cards.compactMap { $0.identifier.flatMap(ContactGroups.Reference.init) })
    var losses: [ConversionLoss] = []
    for (place, card) in cards.enumerated() {
      let group = groups.cards[place]
      let isList = ContactGroup.isContactList(card)
      if group.name.isEmpty {
        losses += [loss(card, .member, "", .dropped, "A group without a name can't be named.")]
      } else if !met.has(group.name) {
        let reason = "\(reader) knows groups by their members alone, and this one has none."
        losses += [loss(card, .formattedName, group.name, .dropped, reason)]
      }
      for member in group.members {
        guard let reference = ContactGroups.Reference(member), !met.has(reference),
          !cardReferences.contains(reference)
        else { continue }
        let reason = "No contact in the inputs is this member, so that nothing names the group."
        losses.append(loss(card, isList ? .emailAddress : .member, member, .dropped, reason))
      }
      for outer in groups.supergroups(of: place) {
        let reason =
          "\(reader) has no groups within groups; who is in the inner one was put into both."
        losses.append(loss(cards[outer], .member, group.name, .changed, reason))
      }
      losses += Self.content(of: card, besides: nil, because: Self.reason)
    }
    return losses
  }

  private static let reason = "The card of a group is left out, since its members name the group."

  /// What a card that is left out says besides its name and members.
  ///
  /// - Parameter other: A card that stays, and may say the same.
  static func content(
    of card: Contact, besides other: Contact?, because reason: String
  ) -> [ConversionLoss] {
    let isList = ContactGroup.isContactList(card)
    return ContactKey.allCases.filter(card.has).flatMap { key -> [ConversionLoss] in
      let field = Field<JSONFieldValue>(key)
      if let other, other[field].map(\.value) == card[field].map(\.value) { return [] }
      switch key {
      case .kind, .member, .formattedName, .name, .identifier, .revision, .productIdentifier,
        .created:
        return []
      case .emailAddress where isList: return []
      case .preserved:
        return card.preservedProperties.map(\.value)
          .filter { !$0.name.uppercased().hasPrefix("X-EVOLUTION-") }
          .map { loss(card, key, $0.rawValue, .dropped, reason, property: $0.name) }
      default: return [loss(card, key, "", .dropped, reason)]
      }
    }
  }

  private func loss(
    _ card: Contact, _ key: ContactKey, _ value: String, _ effect: ConversionLoss.Effect,
    _ reason: String
  ) -> ConversionLoss {
    Self.loss(card, key, value, effect, reason)
  }

  private static func loss(
    _ card: Contact, _ key: ContactKey, _ value: String, _ effect: ConversionLoss.Effect,
    _ reason: String, property: String? = nil
  ) -> ConversionLoss {
    ConversionLoss(
      FieldLoss(
        key: key, property: property ?? LossNames.property(key, label: nil, name: ""),
        value: String(value.prefix(200)), effect: effect, reason: reason), card)
  }
}
