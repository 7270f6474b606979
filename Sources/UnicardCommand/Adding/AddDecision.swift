import ContactChanges
import ContactCoding
import ContactModel
import ContactUnification
import FileFormats

/// Decides what becomes of new cards: who is new, and who is in the book.
struct AddDecision {
  private(set) var cards: [Contact]
  let book: [Contact]
  let names: Names
  let formats: ReaderFormats
  let jobs: Int
  let isDryRun: Bool
  /// Whether all of the book is one file or account, whose groups are of those in it.
  var isOneBook = true
  /// The groups that contacts of the book come into by the cards of these, by their places.
  var joinedGroups: [Int: [String]] = [:]
  let console: Console

  /// What the book's contacts are named by in groups and relations.
  enum Names {
    /// The UIDs of their own.
    case own
    /// The same, but for people whose records have none: what these have together is made up.
    case ownOrMadeUp
    /// No UIDs, for which there is no room.
    case none
  }

  /// What is to be done.
  struct Outcome {
    var changes: [ContactChange] = []
    /// What cards say otherwise than the contacts of the book that they are added to.
    var conflicts: [(card: Contact, contact: Contact, said: [ContactSupplement.Conflict])] = []
    /// How many cards say nothing new.
    var sameCount = 0
    /// How many cards were left out because somebody said so.
    var skippedCount = 0
    /// The cards that somebody has to be asked about, with who they may be.
    var open: [(card: Contact, known: [Contact])] = []
    /// What is told of cards that get another UID.
    var losses: [ConversionLoss] = []
  }

  /// All cards as new contacts. One with the UID of somebody in the book gets another.
  func creating() -> Outcome {
    var distinct = DistinctIdentifiers(mayBeSame: false)
    for contact in book + cards { distinct.note(contact) }
    var made = self
    made.cards = cards.map(distinct.distinct)
    // Groups of one name are one group all the same.
    var groups: [String: Int] = [:]
    for (place, contact) in book.enumerated().reversed() where contact.kind == .group {
      groups[contact.displayName] = place
    }
    groups[""] = nil
    var outcome = made.outcome(
      made.cards.map { card in
        card.kind == .group ? groups[card.displayName].map { .same($0) } ?? .new : .new
      })
    outcome.losses = distinct.losses
    return outcome
  }

  private var groupsInCards: GroupsInCards? { isOneBook ? GroupsInCards(book) : nil }

  /// Adds what becomes of the cards of groups that somebody comes into.
  private func settle(_ groups: GroupsInCards?, _ outcome: inout Outcome) {
    guard let groups else { return }
    let places = outcome.changes.indices.filter { outcome.changes[$0].kind == .added }
    var added = places.compactMap { outcome.changes[$0].after }
    var revised: [(card: Contact, revised: Contact)] = []
    let changes = outcome.changes
    func place(of card: Contact) -> Int? {
      changes.firstIndex { $0.before?.sourceIndex == card.sourceIndex }
    }
    groups.settle(&added) { card in
      place(of: card).map { changes[$0].after } ?? card
    } revise: {
      revised.append(($0, $1))
    }
    for (place, contact) in zip(places, added) { outcome.changes[place] = .added(contact) }
    outcome.changes += added.dropFirst(places.count).map { .added($0) }
    for (card, after) in revised {
      let change = ContactChange.changed(from: card, to: after)
      if let place = place(of: card) {
        outcome.changes[place] = change
      } else {
        outcome.changes.append(change)
      }
    }
  }

  enum Verdict {
    case new
    case same(Int)
    case skipped
    /// Who may be of the book, and there is nobody to ask.
    case open([Int])
  }

  /// Puts the card into the contact of that name; nil where there is none.
  func updating(_ name: String) throws -> Outcome? {
    guard cards.count == 1 else {
      throw CommandFailure(
        "--update adds one card to a contact, and there are \(cards.count).",
        hint: "Put the card into a file of its own, or leave out --update to have each found out.",
        status: .usage)
    }
    let lookup = try ContactLookup(name, names: formats.names)
    var found = FoundContacts()
    for contact in book {
      if let fit = lookup.fit(contact) { found.note(contact, fit) }
    }
    guard let contact = found.contacts.first else {
      lookup.reportNone(on: console)
      return nil
    }
    if found.contacts.count > 1 { throw ContactChoice.ambiguous(name, found.contacts) }
    return outcome(cards.map { _ in .same(contact.sourceIndex) })
  }

  /// Finds out who is who; nil where somebody would have to be asked and nobody is there.
  func decide() throws -> Outcome? {
    var options = UnificationOptions()
    options.jobs = jobs
    let known = book.enumerated().map { UnificationRecord(contact: $1, source: 0, index: $0) }
    let new = cards.enumerated().map { UnificationRecord(contact: $1, source: 1, index: $0) }
    let matches = try ContactUnifier(matching: options).match(known + new)
    var verdicts: [Verdict] = cards.map { _ in .new }
    for cluster in matches.clusters {
      let known = cluster.filter { $0 < book.count }
      guard let first = known.first else { continue }
      for place in cluster where place >= book.count {
        let card = place - book.count
        // Where the book has somebody twice, the one who is most like the card.
        verdicts[card] = .same(
          known.max { likeness($0, cards[card]) < likeness($1, cards[card]) } ?? first)
      }
    }
    var doubts: [Int: [Int]] = [:]
    let personOf = matches.clusterOfRecord
    for pair in matches.doubtful {
      let places = [pair.first, pair.second].flatMap { matches.clusters[personOf[$0]] }.sorted()
      let inBook = places.filter { $0 < book.count }
      for place in places where place >= book.count {
        if case .new = verdicts[place - book.count] {
          doubts[place - book.count, default: []] += inBook
        }
      }
    }
    for card in doubts.keys.sorted() {
      let places = doubts[card] ?? []
      let answer = try ask(cards[card], places) ?? .open(places)
      if case .open = answer, !isDryRun {
        let known = Contact.namesWithMarks(of: places.prefix(3).map { book[$0] }, formats)
        throw CommandFailure(
          "\(cards[card].listedName) may be \(known.joined(separator: " or ")) of the book; "
            + "nothing was written.",
          hint: "Say it with --update NAME or --create, or run it on a terminal to be asked; "
            + "--dry-run shows what would become of it.",
          status: .found)
      }
      verdicts[card] = answer
    }
    return outcome(verdicts)
  }

  /// How many fields of a card the contact has, too.
  private func likeness(_ place: Int, _ card: Contact) -> Int {
    ContactKey.allCases.count { card.has($0) && book[place].hasSameMeaning(as: card, for: $0) }
  }

  func outcome(_ verdicts: [Verdict]) -> Outcome {
    var outcome = Outcome()
    // Several cards may be one person's.
    var updated: [Int: Contact] = [:]
    var order: [Int] = []
    let (cards, needed) = referring(verdicts)
    var groups = groupsInCards
    for (card, verdict) in verdicts.enumerated() {
      switch verdict {
      case .new:
        outcome.changes.append(.added(groups?.placed(cards[card], from: nil) ?? cards[card]))
      case .skipped: outcome.skippedCount += 1
      case .open(let places):
        outcome.open.append((cards[card], places.prefix(Self.mostAsked).map { book[$0] }))
      case .same(let place):
        if updated[place] == nil { order.append(place) }
        let before = updated[place] ?? book[place]
        let supplement = ContactSupplement(before, from: cards[card])
        var after = supplement.contact
        if let identifier = needed[place] { after = after.editing { $0.identifier = identifier } }
        // Who comes into a group is no other contact.
        let isSame = groups?.withoutKnown(after, from: book[place]) ?? after == before
        updated[place] = groups?.placed(after, from: book[place]) ?? after
        if !supplement.conflicts.isEmpty {
          outcome.conflicts.append((cards[card], book[place], supplement.conflicts))
        }
        if isSame, supplement.conflicts.isEmpty { outcome.sameCount += 1 }
      }
    }
    for (place, names) in joinedGroups.sorted(by: { $0.key < $1.key }) {
      if updated[place] == nil { order.append(place) }
      updated[place] = (updated[place] ?? book[place]).named(in: names)
    }
    for place in order {
      if let contact = updated[place], contact != book[place] {
        outcome.changes.append(.changed(from: book[place], to: contact))
      }
    }
    settle(groups, &outcome)
    return outcome
  }

  /// The cards with members and relations that name the book's contacts as these are called there; and,
  /// by their places, the UIDs that contacts without any need to be named by others.
  private func referring(_ verdicts: [Verdict]) -> (cards: [Contact], needed: [Int: String]) {
    let references = cards.flatMap { $0[.members] + $0.relations }
    let named = Set(references.compactMap { IdentifierNotation.normalized($0.value) })
    var successors: [String: String] = [:]
    var needed: [Int: String] = [:]
    for (card, verdict) in verdicts.enumerated() {
      guard case .same(let place) = verdict, let identifier = cards[card].identifier,
        let own = IdentifierNotation.normalized(identifier), named.contains(own)
      else { continue }
      if let successor = known(place) ?? needed[place] {
        successors[own] = successor
      } else if names != .none {
        needed[place] = identifier
      }
    }
    return (cards.map { ReferenceUpdate.updated($0, successors) ?? $0 }, needed)
  }

  /// The UID of a contact of the book; nil where it has none of its own.
  private func known(_ place: Int) -> String? {
    book[place].identifier.flatMap {
      names == .ownOrMadeUp && $0.hasPrefix("unicard-") ? nil : $0
    }
  }
}

extension Contact {
  /// The contact with the names of groups that it does not name yet.
  func named(in groups: [String]) -> Contact {
    let known = Set(categories.map(\.value))
    let added = groups.filter { !known.contains($0) }
    if added.isEmpty { return self }
    return editing { $0.categories += added.map { LabeledValue($0) } }
  }
}
