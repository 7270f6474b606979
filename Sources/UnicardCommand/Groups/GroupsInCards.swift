import ContactCoding
import ContactModel

/// Puts contacts into groups as a book has them that has cards for its groups: who is in one is said by its
/// card, and the programs of such books know of no other group.
struct GroupsInCards {
  private let groups: ContactGroups
  /// The cards of the book's groups, of which the first of a name gets who comes in.
  private let cards: [Contact]
  /// The groups that contacts of the book name themselves, and that have no card.
  private let named: Set<String>
  /// These and those that have one.
  private let all: GroupNames
  /// Who comes in, by the groups' names, which are in the order in which somebody came into them.
  private var references: [String: [String]] = [:]
  private var names: [String] = []
  /// The UIDs that contacts got.
  private var given: Set<String> = []

  /// Nil for a book in which contacts name their groups.
  init?(_ book: [Contact]) {
    guard GroupFormEvidence(book).form == .cards else { return nil }
    cards = book.filter { $0.kind == .group }
    groups = ContactGroups(book)
    let withCards = Set(cards.map(\.displayName))
    named = Set(
      book.lazy.filter { !ContactGroup.isGroup($0) }.flatMap(\.categories).map(\.value)
    ).subtracting(withCards)
    all = GroupNames(withCards.union(named))
  }

  /// Whether a card says who is in a group, or would.
  func isInCard(_ name: String) -> Bool { !named.contains(known(name)) }

  /// What the book calls a group.
  private func known(_ name: String) -> String { all.known(name) ?? name }

  /// What a contact says beside the cards of the groups that it comes to name: nothing of these.
  ///
  /// - Parameters:
  ///   - before: The contact as the book has it; nil for a new one.
  ///   - isIn: Whether it is in one of these groups already, or comes into it all the same.
  private func unnamed(
    _ contact: Contact, from before: Contact?, where isIn: (String) -> Bool
  ) -> Contact {
    let known = Set(before?.categories.map(\.value) ?? [])
    let gone = Set(ContactGroups().names(of: contact)).filter {
      !known.contains($0) && isInCard($0) && isIn($0)
    }
    if gone.isEmpty { return contact }
    return contact.editing { draft in
      draft.categories.removeAll { gone.contains($0.value) && $0.parameters.isEmpty }
    }
  }

  /// A contact of the book without the names of groups whose cards name it anyway.
  func withoutKnown(_ contact: Contact, from before: Contact) -> Contact {
    let names = Set(groups.names(of: before))
    return unnamed(contact, from: before, where: names.contains)
  }

  /// What a contact becomes, or a new one: the groups that it comes to name are noted for their cards.
  ///
  /// - Parameter before: The contact as the book has it; nil for a new one.
  mutating func placed(_ contact: Contact, from before: Contact?) -> Contact {
    guard !ContactGroup.isGroup(contact) else { return contact }
    let placed = unnamed(contact, from: before) { _ in true }
    let left = Set(placed.categories.map(\.value))
    let known = Set(before.map(groups.names) ?? [])
    let joined = ContactGroups().names(of: contact)
      .filter { !left.contains($0) && !known.contains($0) }
    if joined.isEmpty { return placed }
    let member = AddedIdentifiers().identified(placed) {
      given.contains($0.identifier ?? "")
    }
    guard let identifier = member.identifier else { return contact }
    given.insert(identifier)
    for name in joined.map({ self.known($0) }) {
      if references[name] == nil { names.append(name) }
      references[name, default: []].append(IdentifierNotation.reference(to: identifier))
    }
    return member
  }

  /// Puts who came in into the cards.
  ///
  /// - Parameters:
  ///   - additions: The new contacts, which get a card for each group that has none.
  ///   - current: What becomes of a card of the book otherwise; nil where it is removed.
  ///   - revise: Told what a card of the book is to be.
  func settle(
    _ additions: inout [Contact], current: (Contact) -> Contact? = { $0 },
    revise: (_ card: Contact, _ revised: Contact) -> Void
  ) {
    for name in names {
      let members = references[name] ?? []
      let card = cards.first { $0.displayName == name && current($0) != nil }
      if let card, let now = current(card) {
        let revised = Self.adding(members, to: now)
        if revised != now { revise(card, revised) }
      } else if let place = additions.firstIndex(where: { ContactGroup($0)?.name == name }) {
        additions[place] = Self.adding(members, to: additions[place])
      } else {
        let card = ContactGroup(
          name: name, identifier: BookTranslation.identifier(ofGroup: name)
        ).card
        additions.append(Self.adding(members, to: card))
      }
    }
  }

  private static func adding(_ members: [String], to card: Contact) -> Contact {
    var known = Set(card[.members].compactMap { IdentifierNotation.normalized($0.value) })
    let added = members.filter { member in
      IdentifierNotation.normalized(member).map { known.insert($0).inserted } ?? false
    }
    if added.isEmpty { return card }
    return card.editing { $0[.members] += added.map { LabeledValue($0) } }
  }
}
