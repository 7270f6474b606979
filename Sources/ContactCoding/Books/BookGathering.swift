package import ContactModel
package import FileFormats

/// What must be known of all contacts before one is written for a program: the cards of groups and,
/// where each group is to have a card, who names it; and whom relations name by UID.
package struct BookGathering: Sendable {
  let form: GroupForm
  /// The cards that stand for groups, in order.
  private(set) var cards: [Contact] = []
  /// Who names a group in its categories, group by group.
  private(set) var named: [(name: String, members: [Member])] = []
  private var places: [String: Int] = [:]
  private(set) var identifiers = AddedIdentifiers()
  private(set) var relatedNames = RelatedNames()
  /// Who has the UIDs that members of groups name.
  private var owners = IdentifierOwners()
  /// Who gets another UID, because somebody else has theirs.
  package var distinct: DistinctIdentifiers?
  /// What becomes of a group's card that is not wanted as it is; nil for one that is left out, of which nothing is
  /// told.
  package var revisesCard: (@Sendable (Contact) -> Contact?)?
  /// Whether relations are to name people.
  let namesRelations: Bool
  /// What the contacts go into, in a sentence; nil for what the options say.
  var reader: String?

  /// A contact in a group: its UID, or what it gets one from.
  enum Member: Sendable {
    case identifier(String)
    case content(UUIDText, AddedIdentifiers.Place)
  }

  package init(_ options: WritingOptions) {
    form = options.groupForm
    let knowsIdentifiers = options.destination?.rules.contains(.relationsByIdentifier) ?? false
    namesRelations = form != .asRead && !knowsIdentifiers
  }

  /// What is needed to know groups.
  package static var groups: BookGathering { BookGathering(.categories) }

  init(_ form: GroupForm, reader: String? = nil) {
    self.form = form
    self.reader = reader
    namesRelations = false
  }

  /// Whether it counts who names a group.
  var needsCategories: Bool { form == .cards }

  /// Names of properties, one of which each card has that says something; see
  /// ``ContactInput/mayHave(_:)``.
  package var signs: [String] {
    ["kind", "evolution-list"] + (namesRelations ? ["related"] : [])
      + (needsCategories ? ["categories", "x-gn"] : [])
  }

  /// Whether the contacts must be gone through once more, for ``noteNamed(_:)``.
  ///
  /// - Parameter several: Whether they are from several files or accounts.
  package func needsNamed(ofSeveral several: Bool) -> Bool {
    !relatedNames.isEmpty || several && distinct == nil && !owners.isEmpty
  }

  /// Notes whom others may name: each contact, after all were noted.
  package mutating func noteNamed(_ contact: Contact) {
    let contact = distinct?.distinct(contact) ?? contact
    relatedNames.noteName(of: contact)
    owners.note(contact)
  }

  /// Whether there is nothing to translate.
  package var isEmpty: Bool { cards.isEmpty && named.isEmpty && relatedNames.isEmpty }

  /// The groups of the cards.
  package var groups: ContactGroups { ContactGroups(cards: cards, owners: owners) }

  /// Notes a contact, in the order of the input.
  package mutating func note(_ contact: Contact) {
    var contact = contact
    if let revisesCard, ContactGroup.isGroup(contact) {
      guard let card = revisesCard(contact) else { return }
      contact = card
    }
    contact = distinct?.distinct(contact) ?? contact
    if namesRelations { relatedNames.noteReferences(of: contact) }
    if ContactGroup.isGroup(contact) {
      cards.append(contact)
      owners.noteMembers(of: contact)
    } else if form == .cards {
      noteCategories(contact)
    }
  }

  private mutating func noteCategories(_ contact: Contact) {
    let names = ContactGroups().names(of: contact)
    if names.isEmpty { return }
    let member: Member
    if let identifier = contact.identifier {
      member = .identifier(identifier)
    } else {
      member = .content(identifiers.note(contact), AddedIdentifiers.Place(contact))
    }
    for name in names {
      let place = places[name] ?? named.count
      if place == named.count {
        places[name] = place
        named.append((name, []))
      }
      named[place].members.append(member)
    }
  }
}
