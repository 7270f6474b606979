import ContactChanges
import ContactModel
import ContactSelection

/// What is asked about cards, on a terminal.
extension AddDecision {
  /// Asks whether a card is somebody of the book; nil where nobody can be asked.
  func ask(_ card: Contact, _ places: [Int]) throws -> Verdict? {
    guard console.isErrorTerminal, console.isOutputTerminal else { return nil }
    let text = DifferenceText(
      formats: formats, style: console.errorStyle, width: console.width)
    for place in places.prefix(Self.mostAsked) {
      for line in Self.question(card, book[place], text) { console.complain(line) }
      asking: while true {
        // No line is longer than a terminal is wide.
        console.complain("Is it the same person?")
        console.complain(
          "s: same, d: different, k: leave the card out, m: more, q: quit. Then Return.")
        switch console.answer(among: Self.letters) {
        case "s": return .same(place)
        case "k": return .skipped
        case "d": break asking
        case "m": show(card, beside: book[place])
        default: throw Self.nothingWritten
        }
      }
    }
    return .new
  }

  /// The letters of the review of a merge.
  private static let letters: [AnswerLetter] = [
    ("s", ["same"]), ("d", ["different"]), ("k", ["skip"]), ("m", ["more"]), ("q", ["quit"]),
  ]

  /// Whom a card may be is asked about so many contacts.
  static let mostAsked = 5

  private static let nothingWritten = CommandFailure("Nothing was written.", status: .found)

  /// What would become of a contact that a card may be of.
  static func question(_ card: Contact, _ known: Contact, _ text: DifferenceText) -> [String] {
    ["\(VisibleText.cell(card.listedName)) may be in the book already:"]
      + text.lines(of: .changed(from: known, to: ContactSupplement(known, from: card).contact))
  }

  /// Shows all of a card beside all of the contact that it may be of.
  private func show(_ card: Contact, beside known: Contact) {
    let cards = SideBySideCards(
      style: console.errorStyle, formats: formats, today: console.today, width: console.width)
    for line in cards.lines(card, heading: "new card", known, heading: "in the book") {
      console.complain(line)
    }
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
    let names = Contact.namesWithMarks(of: places.map { book[$0] }, formats)
    let more: [AnswerLetter] = places.isEmpty ? [] : [("m", ["more"])]
    let letters: [AnswerLetter] = [("c", ["create"]), ("k", ["skip"])] + more + [("q", ["quit"])]
    let numbers: [AnswerLetter] = places.indices.map { ("\($0 + 1)", []) }
    while true {
      for (number, name) in names.enumerated() {
        console.complain("\(number + 1): add to \(VisibleText.cell(name))")
      }
      console.complain(
        "c: create a contact, k: leave the card out, \(more.isEmpty ? "" : "m: more, ")q: quit. Then "
          + "Return.")
      switch console.answer(among: letters + numbers) {
      case "c": return .new
      case "k": return .skipped
      case "m":
        for (number, place) in places.enumerated() {
          let view = ContactCard(
            contact: book[place], style: console.errorStyle, formats: formats,
            today: console.today)
          for line in ["\(number + 1):"] + view.lines { console.complain(line) }
        }
      case let answer:
        guard let number = answer.flatMap({ Int($0) }) else { throw Self.nothingWritten }
        return .same(places[number - 1])
      }
    }
  }

  /// Who has the name, a number or a mailbox of a card.
  private func similar(to card: Contact) -> [Int] {
    var predicate = ContactPredicate.name(matching: card.displayName)
    for phone in card.phoneNumbers { predicate = predicate || .phone(phone.value.stringValue) }
    for mail in card.emailAddresses { predicate = predicate || .email(mail.value) }
    return book.indices.filter { predicate.matches(book[$0]) }
  }
}
