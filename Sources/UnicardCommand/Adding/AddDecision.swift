import ContactChanges
import ContactModel
import ContactSelection
import ContactUnification

/// Decides what becomes of new cards: who is new, and who is in the book.
struct AddDecision {
  let cards: [Contact]
  let book: [Contact]
  let names: Names
  let formats: ReaderFormats
  let jobs: Int
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
    /// Contacts of the book whose cards say something else in these fields.
    var conflicts: [(contact: Contact, fields: [ContactKey])] = []
    /// How many cards say nothing new.
    var sameCount = 0
  }

  private enum Verdict {
    case new
    case same(Int)
    case skipped
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
      guard let answer = try ask(cards[card], doubts[card] ?? []) else {
        let known = (doubts[card] ?? []).prefix(3).map { book[$0].displayName }
        throw CommandFailure(
          "\(cards[card].displayName) may be \(known.joined(separator: " or ")) of the book; "
            + "nothing was written.",
          hint: "Say it with --update NAME or --create, or run it on a terminal to be asked.",
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

  private func outcome(_ verdicts: [Verdict]) -> Outcome {
    var outcome = Outcome()
    // Several cards may be one person's.
    var updated: [Int: Contact] = [:]
    var order: [Int] = []
    let (cards, needed) = referring(verdicts)
    for (card, verdict) in verdicts.enumerated() {
      switch verdict {
      case .new: outcome.changes.append(.added(cards[card]))
      case .skipped: continue
      case .same(let place):
        if updated[place] == nil { order.append(place) }
        let before = updated[place] ?? book[place]
        let supplement = ContactSupplement(before, from: cards[card])
        var after = supplement.contact
        if let identifier = needed[place] { after = after.editing { $0.identifier = identifier } }
        updated[place] = after
        if !supplement.conflicts.isEmpty {
          outcome.conflicts.append((book[place], supplement.conflicts))
        }
        if after == before, supplement.conflicts.isEmpty { outcome.sameCount += 1 }
      }
    }
    for place in order {
      if let contact = updated[place], contact != book[place] {
        outcome.changes.append(.changed(from: book[place], to: contact))
      }
    }
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

  // MARK: Asking

  /// Asks whether a card is somebody of the book; nil where nobody can be asked.
  private func ask(_ card: Contact, _ places: [Int]) throws -> Verdict? {
    guard console.isErrorTerminal, console.isOutputTerminal else { return nil }
    let text = DifferenceText(
      formats: formats, style: console.errorStyle, width: console.width)
    for place in places.prefix(5) {
      let supplement = ContactSupplement(book[place], from: card)
      console.complain("\(VisibleText.cell(card.displayName)) may be in the book already:")
      for line in text.lines(of: .changed(from: book[place], to: supplement.contact)) {
        console.complain(line)
      }
      console.complain("Is it the same person? y: yes, n: no, s: leave the card out. Then Return.")
      switch console.answer() {
      case "y": return .same(place)
      case "s": return .skipped
      case "n": continue
      default: throw CommandFailure("Nothing was written.", status: .found)
      }
    }
    return .new
  }

  // MARK: Looking

  /// Shows each card, and asks whether it is a new contact or one that is called so, has its number or
  /// its mailbox.
  func review() throws -> Outcome {
    guard console.isErrorTerminal, console.isInputTerminal else {
      throw CommandFailure(
        "--review asks about each card, and nobody is there to answer.",
        hint: "Run it on a terminal, or say it with --create or --update NAME.", status: .usage)
    }
    return outcome(try cards.map(verdict))
  }

  private func verdict(_ card: Contact) throws -> Verdict {
    let view = ContactCard(
      contact: card, style: console.errorStyle, formats: formats, today: console.today)
    for line in view.lines { console.complain(line) }
    let places = Array(similar(to: card).prefix(9))
    for (number, place) in places.enumerated() {
      let name = VisibleText.cell(book[place].displayName)
      console.complain("\(number + 1): add to \(name)")
    }
    console.complain("c: create a contact, s: leave the card out, q: quit. Then Return.")
    while let answer = console.answer() {
      switch answer {
      case "c": return .new
      case "s": return .skipped
      case "q": throw CommandFailure("Nothing was written.", status: .found)
      default:
        if let number = answer.wholeNumberValue, places.indices.contains(number - 1) {
          return .same(places[number - 1])
        }
        console.complain("Type one of these letters or numbers, then Return.")
      }
    }
    throw CommandFailure("Nothing was written.", status: .found)
  }

  /// Who has the name, a number or a mailbox of a card.
  private func similar(to card: Contact) -> [Int] {
    var predicate = ContactPredicate.name(matching: card.displayName)
    for phone in card.phoneNumbers { predicate = predicate || .phone(phone.value.stringValue) }
    for mail in card.emailAddresses { predicate = predicate || .email(mail.value) }
    return book.indices.filter { predicate.matches(book[$0]) }
  }
}
