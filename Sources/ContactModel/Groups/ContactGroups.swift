import SourceText

/// The groups of an address book, in whichever way it has them.
///
/// They are made from the cards that stand for groups, which are few, and tell of any contact which
/// groups it is in: those that its own categories name, those whose cards name it, and those around
/// these.
///
/// ```swift
/// let groups = ContactGroups(file.contacts)
/// for contact in file.contacts where groups.names(of: contact).contains("Friends") {
///   print(contact.displayName)
/// }
/// ```
///
/// Groups of one name are one group. What Google calls `myContacts` and `starred` is none.
public struct ContactGroups: Hashable, Sendable {
  /// Groups within groups are followed so many levels up.
  public static let depthLimit = 64

  /// The groups that have a card, in the order of the cards.
  public let cards: [ContactGroup]
  /// The groups that name a contact or a group as their own, by what they name it by.
  private let places: [Reference: [Int]]
  /// What each card was read from.
  private let sources: [Source?]
  /// Who has the UIDs that cards name; empty where all contacts are from one place.
  private let owners: IdentifierOwners

  /// What a member is named by, without what programs change in it.
  package enum Reference: Hashable, Sendable {
    case identifier(String)
    case mailbox(String)

    package init?(_ member: String) {
      if member.lowercased().hasPrefix("mailto:") {
        self = .mailbox(ContactGroup.mailbox(member.dropFirst(7)).lowercased())
      } else if let identifier = IdentifierNotation.normalized(member) {
        self = .identifier(identifier)
      } else {
        return nil
      }
    }
  }

  /// The groups of cards.
  public init(_ cards: [ContactGroup] = []) {
    self.init(cards, sources: cards.map { _ in nil }, owners: IdentifierOwners())
  }

  private init(_ cards: [ContactGroup], sources: [Source?], owners: IdentifierOwners) {
    self.cards = cards
    self.sources = sources
    self.owners = owners
    var places: [Reference: [Int]] = [:]
    for (place, group) in cards.enumerated() {
      for reference in group.members.compactMap(Reference.init) {
        if places[reference]?.last != place { places[reference, default: []].append(place) }
      }
    }
    self.places = places
  }

  /// The groups that there is a card of among the contacts. A card names the contacts of its own file,
  /// or account, before others of the same UID.
  public init(_ contacts: some Sequence<Contact>) {
    let all = Array(contacts)
    var owners = IdentifierOwners()
    for card in all where ContactGroup.isGroup(card) { owners.noteMembers(of: card) }
    if Set(all.map(\.source)).count > 1 {
      for contact in all { owners.note(contact) }
    }
    self.init(cards: all, owners: owners)
  }

  /// The groups of cards, with those who have the UIDs that they name.
  package init(cards: [Contact], owners: IdentifierOwners) {
    let found = cards.compactMap { card in ContactGroup(card).map { ($0, card.source) } }
    self.init(found.map(\.0), sources: found.map(\.1), owners: owners)
  }

  /// The names of the groups that the contact is in, each once: those that it names itself, then
  /// those whose cards name it, then those that these are within.
  public func names(of contact: Contact) -> [String] {
    var names = UniqueTexts()
    for category in contact.categories
    where !category.value.isEmpty && !GoogleGroups.isMark(category.value) {
      names.append(category.value)
    }
    for place in cardsAround(contact) where !cards[place].name.isEmpty {
      names.append(cards[place].name)
    }
    return names.texts
  }

  /// Whether the contact is in a group of exactly that name, or in a group within it. Case counts, as
  /// programs keep `Family` and `family` apart; a `ContactPredicate` asks without regard to it.
  public func contains(_ contact: Contact, in name: String) -> Bool {
    names(of: contact).contains(name)
  }

  /// The contact with a category for each group that it is in, and the card of a group with the
  /// group's own; unchanged where it has them all.
  public func categorized(_ contact: Contact) -> Contact { categorized(contact, withCards: true) }

  /// - Parameter withCards: Whether the card of a group gets the group's own category.
  package func categorized(_ contact: Contact, withCards: Bool) -> Contact {
    let own = withCards ? ContactGroup(contact)?.name ?? "" : ""
    guard !places.isEmpty || !own.isEmpty else { return contact }
    let known = Set(contact.categories.map(\.value))
    let added = ((own.isEmpty ? [] : [own]) + names(of: contact)).filter { !known.contains($0) }
    if added.isEmpty { return contact }
    return contact.editing { $0.categories += added.map { LabeledValue($0) } }
  }

  /// The places among ``cards`` of the groups that the one at a place is within, itself never.
  public func supergroups(of place: Int) -> [Int] {
    precondition(cards.indices.contains(place), "There is no card at this place.")
    return placesNaming(place).filter { $0 != place }
  }

  // MARK: Who names whom

  private func placesNaming(_ inner: Int) -> [Int] {
    cards[inner].identifier.flatMap(Reference.init)
      .map { places($0, meaning: sources[inner]) } ?? []
  }

  /// The places of the groups that name somebody of that source so.
  private func places(_ reference: Reference, meaning source: Source?) -> [Int] {
    let all = places[reference] ?? []
    guard case .identifier(let identifier) = reference, !owners.isEmpty else { return all }
    return all.filter { owners.means(source, identifier, in: sources[$0]) }
  }

  /// What cards name the contact by.
  package func references(to contact: Contact) -> [Reference] {
    var references: [Reference] = []
    if let identifier = contact.identifier.flatMap(IdentifierNotation.normalized) {
      references.append(.identifier(identifier))
    }
    for address in contact.emailAddresses {
      references.append(.mailbox(ContactGroup.mailbox(address.value).lowercased()))
    }
    return references.filter { places[$0] != nil }
  }

  /// The places of the groups that name the contact, and of those around these, level by level.
  private func cardsAround(_ contact: Contact) -> [Int] {
    guard !places.isEmpty else { return [] }
    var found: [Int] = []
    var seen: Set<Int> = []
    func add(_ all: [Int]) {
      for place in all where seen.insert(place).inserted { found.append(place) }
    }
    for reference in references(to: contact) { add(places(reference, meaning: contact.source)) }
    var level = 0
    for _ in 1..<Self.depthLimit where level < found.count {
      let inner = found[level...]
      level = found.count
      for place in inner { add(placesNaming(place)) }
    }
    return found
  }
}

extension ContactGroups {
  /// A group and who is in it.
  public struct Roster: Hashable, Sendable {
    /// What the group is called.
    public let name: String
    /// The UID of its card; nil where it has none.
    public let identifier: String?
    /// The positions of its members among the contacts, those of groups within it among them.
    public internal(set) var positions: [Int] = []
  }

  /// Who is in which group, in the order of the cards and then of the contacts.
  public static func rosters(of contacts: [Contact]) -> [Roster] {
    let groups = ContactGroups(contacts)
    var rosters = Rosters(groups)
    for (position, contact) in contacts.enumerated() where !ContactGroup.isGroup(contact) {
      rosters.add(position, groups.names(of: contact))
    }
    return rosters.all
  }
}

/// Rosters being put together, contact by contact.
package struct Rosters {
  package private(set) var all: [ContactGroups.Roster] = []
  private var places: [String: Int] = [:]

  package init(_ groups: ContactGroups) {
    for card in groups.cards where !card.name.isEmpty && places[card.name] == nil {
      places[card.name] = all.count
      all.append(ContactGroups.Roster(name: card.name, identifier: card.identifier))
    }
  }

  package mutating func add(_ position: Int, _ names: [String]) {
    for name in names {
      let place = places[name] ?? all.count
      if place == all.count {
        places[name] = place
        all.append(ContactGroups.Roster(name: name, identifier: nil))
      }
      all[place].positions.append(position)
    }
  }
}

/// Texts, each once, in the order in which they came.
private struct UniqueTexts {
  private(set) var texts: [String] = []
  private var seen: Set<String> = []

  mutating func append(_ text: String) {
    // Few contacts are in many groups.
    if texts.count < 8 {
      if !texts.contains(text) { texts.append(text) }
      return
    }
    if seen.isEmpty { seen.formUnion(texts) }
    if seen.insert(text).inserted { texts.append(text) }
  }
}
