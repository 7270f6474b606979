package import ContactModel
package import FileFormats

/// Puts contacts into the form of groups and relations that a destination knows.
///
/// All contacts were gathered before the first is translated. Where each member names its groups,
/// the cards of groups are left out, and what they say beyond names and members is lost; where each
/// group has a card, categories become members of theirs.
package struct BookTranslation: Sendable {
  private let form: GroupForm
  private let groups: ContactGroups
  private let identifiers: AddedIdentifiers
  private let relatedNames: RelatedNames
  private let reader: String
  /// What is added to the members of cards that there are, by the groups' names.
  private var added: [String: [String]] = [:]
  /// The cards that there were not.
  package private(set) var newCards: [Contact] = []
  /// The cards whose members come into one that another file or account has of the same name.
  private var joined = JoinedCards()
  /// How many cards of groups are left out, since members name the groups.
  package private(set) var leftOutCards = 0
  private var groupLosses: GroupLosses?
  private let met = MetMembers()

  package init(_ gathering: BookGathering, _ options: WritingOptions) {
    form = gathering.form
    groups = gathering.groups
    identifiers = gathering.identifiers.settled()
    relatedNames = gathering.relatedNames
    reader = options.reader
    switch form {
    case .asRead: break
    case .cards:
      joined = JoinedCards(gathering.cards)
      makeCards(gathering)
    case .categories:
      leftOutCards = gathering.cards.count
      groupLosses = GroupLosses(gathering, options)
    }
  }

  /// How many cards of groups are left out, since another one has their members.
  package var joinedCards: Int { joined.count }

  /// What can't be said of groups, once all contacts were translated.
  package var losses: [ConversionLoss] {
    (groupLosses?.losses(met) ?? []) + joined.losses + relatedNames.losses(reader)
  }

  /// The contact as it is written; nil for the card of a group whose members say all of it.
  package func translated(_ contact: Contact) -> Contact? {
    let contact = relatedNames.named(contact)
    switch form {
    case .asRead: return contact
    case .cards:
      guard ContactGroup.isGroup(contact) else { return uncategorized(contact) }
      return joined.contains(contact) ? nil : extended(contact)
    case .categories:
      if ContactGroup.isGroup(contact) { return nil }
      met.note(contact, groups)
      return groups.categorized(contact)
    }
  }

  /// The groups that cards say a contact is in, which does not name them itself.
  func newNames(of contact: Contact) -> [String] {
    met.note(contact, groups)
    let known = Set(contact.categories.map(\.value))
    return groups.names(of: contact).filter { !known.contains($0) }
  }

  /// The contacts as they are written, and what can't be said of their groups.
  package static func translated(
    _ contacts: [Contact], _ options: WritingOptions
  ) -> (contacts: [Contact], losses: [ConversionLoss]) {
    guard options.groupForm != .asRead else { return (contacts, []) }
    var gathering = BookGathering(options)
    for contact in contacts { gathering.note(contact) }
    if gathering.needsNamed(ofSeveral: true) {
      for contact in contacts { gathering.noteNamed(contact) }
    }
    guard !gathering.isEmpty else { return (contacts, []) }
    let translation = BookTranslation(gathering, options)
    let translated = contacts.compactMap(translation.translated) + translation.newCards
    return (translated, translation.losses)
  }

  // MARK: Cards

  private mutating func makeCards(_ gathering: BookGathering) {
    let known = Set(groups.cards.map(\.name))
    for (name, members) in gathering.named {
      let references = members.map { member in
        switch member {
        case .identifier(let identifier): IdentifierNotation.reference(to: identifier)
        case .content(let content, let place): identifiers.identifier(of: content, at: place)
        }
      }
      if known.contains(name) {
        added[name] = references
      } else {
        let group = ContactGroup(
          name: name, identifier: Self.identifier(ofGroup: name),
          members: Self.unique(references, besides: []))
        newCards.append(group.card)
      }
    }
  }

  private func extended(_ card: Contact) -> Contact {
    // Other programs' lists of contacts become groups.
    let card = joined.renamingMembers(of: Self.card(ofList: card))
    guard let group = ContactGroup(card) else { return card }
    // Somebody who names a group comes into the first card of its name.
    let more = joined.members(of: card) + (added[group.name] ?? [])
    let references = Self.unique(more, besides: group.members)
    if references.isEmpty { return card }
    return card.editing { $0[.members] += references.map { LabeledValue($0) } }
  }

  /// The card of a group that stands for another program's list of contacts; any other contact as it is.
  static func card(ofList list: Contact) -> Contact {
    guard list.kind != .group, let group = ContactGroup(list) else { return list }
    return list.editing { draft in
      draft.kind = .group
      draft[.members] = group.members.map { LabeledValue($0) }
      draft.emailAddresses = []
      draft.preservedProperties.removeAll { $0.value.name.uppercased().hasPrefix("X-EVOLUTION-") }
    }
  }

  /// The UID of the card that a group gets: the same each time.
  package static func identifier(ofGroup name: String) -> String {
    UUIDText(Array("group \(name)".utf8)).description
  }

  private static func unique(_ references: [String], besides known: [String]) -> [String] {
    var seen = Set(known.compactMap(IdentifierNotation.normalized))
    return references.filter { reference in
      IdentifierNotation.normalized(reference).map { seen.insert($0).inserted } ?? false
    }
  }

  /// A contact whose groups' cards name it; what else its categories say stays.
  private func uncategorized(_ contact: Contact) -> Contact {
    guard contact.has(.category) else { return contact }
    let names = Set(ContactGroups().names(of: contact))
    if names.isEmpty { return contact }
    return identifiers.identified(contact).editing { draft in
      draft.categories.removeAll { names.contains($0.value) && $0.parameters.isEmpty }
    }
  }
}
