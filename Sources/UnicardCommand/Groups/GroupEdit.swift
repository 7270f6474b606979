import ContactCoding
import ContactModel

/// What is to become of a group.
enum GroupChange {
  case add, remove
  case rename(to: String)
}

/// Looks at the contacts of a file, before a group is changed in it.
struct GroupSurvey {
  let change: GroupChange
  /// The name of the group.
  let name: String
  let groups: ContactGroups
  /// The positions of the contacts that are added or removed.
  private(set) var chosen: Set<Int> = []
  /// The same, as a card names them.
  private(set) var members: [Member] = []
  private(set) var identifiers = AddedIdentifiers()
  /// How many of those who are wanted are in the group already, or not at all.
  private(set) var unchangedCount = 0
  /// Whether the name is that of a list of addresses.
  private(set) var hasContactList = false
  /// Whether a contact names the group itself.
  private(set) var isCategory = false
  private var form = GroupFormEvidence()

  /// A contact: its UID, or what it gets one from.
  enum Member {
    case known(String)
    case unknown(UUIDText, AddedIdentifiers.Place)
  }

  init(_ change: GroupChange, _ name: String, _ groups: ContactGroups) {
    self.change = change
    self.name = name
    self.groups = groups
  }

  private var hasCard: Bool { groups.cards.contains { $0.name == name } }

  /// Whether a card names who is added: that of the group, or a new one where the file has cards for
  /// its groups.
  var usesCard: Bool { hasCard || form.form == .cards && !isCategory }

  /// Whether the group gets a card.
  var needsCard: Bool { usesCard && !hasCard }

  /// Notes a contact; every one in order.
  mutating func note(_ contact: Contact, isWanted: Bool) {
    form.note(contact)
    if ContactGroup.isGroup(contact) {
      if contact.kind != .group, contact.displayName == name { hasContactList = true }
      return
    }
    if contact.categories.contains(where: { $0.value == name }) { isCategory = true }
    if case .rename = change { return }
    guard isWanted else { return }
    let isIn = groups.contains(contact, in: name)
    let shouldBeIn = if case .add = change { true } else { false }
    guard isIn != shouldBeIn else {
      unchangedCount += 1
      return
    }
    chosen.insert(contact.sourceIndex)
    if let identifier = contact.identifier {
      members.append(.known(identifier))
    } else {
      members.append(.unknown(identifiers.note(contact), AddedIdentifiers.Place(contact)))
    }
  }
}

/// Changes a group contact by contact as the file has its groups: in the card that stands for the
/// group, or in the categories of its members.
struct GroupEdit {
  private let change: GroupChange
  private let name: String
  private let usesCard: Bool
  private let chosen: Set<Int>
  private let identifiers: AddedIdentifiers
  /// How a card names those who are added or removed.
  private let references: [String]

  init(_ survey: GroupSurvey) {
    change = survey.change
    name = survey.name
    usesCard = survey.usesCard
    chosen = survey.chosen
    let identifiers = survey.identifiers.settled()
    self.identifiers = identifiers
    references = survey.members.map { member in
      switch member {
      case .known(let identifier): IdentifierNotation.reference(to: identifier)
      case .unknown(let content, let place): identifiers.identifier(of: content, at: place)
      }
    }
  }

  /// The card of a group that had none, with its first members.
  var newCard: Contact {
    ContactGroup(
      name: name, identifier: BookTranslation.identifier(ofGroup: name), members: references
    ).card
  }

  /// What the contact becomes; nil where it stays as it is.
  func revised(_ contact: Contact) -> Contact? {
    if ContactGroup(contact)?.name == name { return revisedCard(contact) }
    switch change {
    case .add:
      guard chosen.contains(contact.sourceIndex) else { return nil }
      if usesCard { return contact.identifier == nil ? identifiers.identified(contact) : nil }
      return contact.editing { $0.categories.append(LabeledValue(name)) }
    case .remove:
      guard chosen.contains(contact.sourceIndex), namesGroup(contact) else { return nil }
      return contact.editing { $0.categories.removeAll { $0.value == name } }
    case .rename(let new):
      guard namesGroup(contact) else { return nil }
      return Self.renamedCategory(of: contact, from: name, to: new)
    }
  }

  /// A contact that names a group otherwise; once, where it names both.
  static func renamedCategory(of contact: Contact, from old: String, to new: String) -> Contact {
    let isDouble = contact.categories.contains { $0.value == new }
    return contact.editing { draft in
      if isDouble { draft.categories.removeAll { $0.value == old } }
      for index in draft.categories.indices where draft.categories[index].value == old {
        draft.categories[index].value = new
      }
    }
  }

  /// The card of a group that is called otherwise.
  static func renamed(_ card: Contact, from old: String, to new: String) -> Contact {
    card.editing { draft in
      draft.formattedName = new
      for path in [\PersonName.familyName, \.givenName]
      where draft.name?[keyPath: path] == old {
        draft.name?[keyPath: path] = new
      }
    }
  }

  private func namesGroup(_ contact: Contact) -> Bool {
    !ContactGroup.isGroup(contact) && contact.categories.contains { $0.value == name }
  }

  private func revisedCard(_ card: Contact) -> Contact? {
    switch change {
    case .add:
      let known = keys(card[.members].map(\.value))
      let added = references.filter { keys([$0]).isDisjoint(with: known) }
      return added.isEmpty ? nil : card.editing { $0[.members] += added.map { LabeledValue($0) } }
    case .remove:
      let removed = keys(references)
      let isLeft = { (member: LabeledValue<String>) in
        keys([member.value]).isDisjoint(with: removed)
      }
      guard !card[.members].allSatisfy(isLeft) else { return nil }
      return card.editing { $0[.members] = $0[.members].filter(isLeft) }
    case .rename(let new): return Self.renamed(card, from: name, to: new)
    }
  }

  private func keys(_ references: [String]) -> Set<String> {
    Set(references.compactMap(IdentifierNotation.normalized))
  }
}
