import ContactCoding
import ContactModel
import ContactSelection

/// The cards of groups that go along with those who are wanted, so that these stay in their groups: of
/// each group that one of them is in, with the members who go along.
struct CompanionGroups: Sendable {
  private var names: Set<String> = []
  private var members: Set<ContactGroups.Reference> = []

  /// Finds out who is wanted, for which the inputs are read; nil where there is no card of a group.
  init?(_ inputs: [OpenInput], _ predicate: ContactPredicate, jobs: Int) throws {
    let groups = try ContactGroups(inputs, jobs: jobs)
    guard !groups.cards.isEmpty else { return nil }
    for input in inputs {
      try input.again().input.enumerateContacts(jobs: jobs) { read in
        let contact = read.contact
        if !ContactGroup.isGroup(contact), predicate.matches(contact) {
          names.formUnion(groups.names(of: contact))
          members.formUnion(groups.references(to: contact))
        }
        return true
      }
    }
    for card in groups.cards where names.contains(card.name) {
      if let own = card.identifier.flatMap(ContactGroups.Reference.init) { members.insert(own) }
    }
  }

  /// The card with those of its members who go along; nil for what is no card of such a group.
  func card(_ contact: Contact) -> Contact? {
    guard let group = ContactGroup(contact), names.contains(group.name) else { return nil }
    let isLeft = group.members.map { member in
      ContactGroups.Reference(member).map(members.contains) ?? false
    }
    if isLeft.allSatisfy(\.self) { return contact }
    // A list of Evolution's has a member for each address.
    return contact.editing { draft in
      if contact.kind == .group {
        draft[.members] = zip(contact[.members], isLeft).filter(\.1).map(\.0)
      } else {
        draft.emailAddresses = zip(contact.emailAddresses, isLeft).filter(\.1).map(\.0)
      }
    }
  }
}
