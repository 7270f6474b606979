package import ContactModel

/// What must be known of all contacts to write their groups: the cards of groups and, where each
/// group is to have a card, who names it.
package struct GroupGathering: Sendable {
  let form: GroupForm
  /// The cards that stand for groups, in order.
  private(set) var cards: [Contact] = []
  /// Who names a group in its categories, group by group.
  private(set) var named: [(name: String, members: [Member])] = []
  private var places: [String: Int] = [:]
  private(set) var identifiers = AddedIdentifiers()

  /// A contact in a group: its UID, or what it gets one from.
  enum Member: Sendable {
    case identifier(String)
    case content(UUIDText, AddedIdentifiers.Place)
  }

  package init(_ form: GroupForm) { self.form = form }

  /// Whether there is nothing to translate.
  package var isEmpty: Bool { cards.isEmpty && named.isEmpty }

  /// The groups of the cards.
  package var groups: ContactGroups { ContactGroups(cards) }

  /// Notes a contact, in the order of the input.
  package mutating func note(_ contact: Contact) {
    if ContactGroup.isGroup(contact) {
      cards.append(contact)
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
