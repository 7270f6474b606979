import ContactChanges
import ContactCoding
import ContactModel
import ContactStore
import ContactUnification
import FileFormats
import FileWriting
import TableCoding

/// One call of `unicard add`.
struct AddJob {
  let command: AddCommand
  let console: Console

  func run() throws -> ExitStatus {
    let formats = try ReaderFormats(
      command.reader.reader(on: console).identifier, layout: .singleLine)
    if let account = StoreInput.account(command.book) { return try add(to: account, formats) }
    let destination: BookRewriting.Destination = command.dryRun ? .nowhere : .inPlace
    let book = try BookRewriting.open(command.book, command.reading, destination, on: console)
    let rewriting = BookRewriting(
      input: book, destination: destination, force: command.force, jobs: command.reading.jobs,
      formats: formats, console: console)
    if let undo = command.undo {
      let done = ContactChanges(try ChangesFile.read(undo))
      return try carryOut(
        AddUndo(done, in: contacts([book])).request, with: rewriting, leavesOthers: true)
    }
    let inputs = try InputFile.openAll(command.inputs, command.reading, on: console)
    let outputs = Outputs(
      inputs: inputs + [book], force: command.force, inPlace: nil, on: console)
    outputs.reserve(command.reading.map, as: "the file that says what columns hold")
    let changesFile = command.dryRun ? nil : try command.changes.map { try outputs.open($0) }
    let known = try contacts([book])
    let joining = BookGroups(known, book.input.format).joining(try cards(inputs))
    var (cards, losses) = (joining.contacts, joining.losses)
    if !known.contains(where: \.hasGoogleMarks) {
      for (place, card) in cards.enumerated() {
        let (contact, marks) = card.withoutGoogleMarks
        cards[place] = contact
        losses += marks
      }
    }
    // A table without a column for UIDs has no room for any.
    let names: AddDecision.Names =
      book.input.format.isCSV && !known.contains { $0.identifier != nil } ? .none : .own
    guard
      let decided = try decided(cards, known, names, formats, groups: joining.groupsInBook)
    else { return .found }
    let status = try tell(decided, formats)
    LossText(LossTally(losses + decided.losses), hasReport: true, console: console).print()
    if decided.changes.isEmpty { return status }
    let done = try carryOut(request(decided), with: rewriting, into: changesFile)
    return status == .success ? done : status
  }

  /// Adds the cards to a store: to one of its accounts, or where new contacts go.
  private func add(to account: String, _ formats: ReaderFormats) throws -> ExitStatus {
    let cards = try cards(
      try InputFile.openAll(command.inputs, command.reading, on: console))
    let store = try command.reading.store.openForWriting(on: console)
    let wanted = ContactFetchRequest(
      isUnified: account.isEmpty, containers: account.isEmpty ? nil : [account])
    let known = try Waiting.result { try await store.contacts(wanted) }
    let places = known.enumerated().map { $1.contact.placed(at: $0) }
    let names: AddDecision.Names = account.isEmpty ? .ownOrMadeUp : .own
    let groups =
      account.isEmpty
      ? try StoreAddition.groups(of: store, places)
      : BookGroups(places, try Waiting.result { try await store.container(account) }.format)
    let joining = groups.joining(cards)
    guard
      let decided = try decided(
        joining.contacts, places, names, formats, groups: joining.groupsInBook,
        isOneBook: !account.isEmpty)
    else { return .found }
    let status = try tell(decided, formats)
    LossText(LossTally(joining.losses + decided.losses), hasReport: true, console: console).print()
    if decided.changes.isEmpty { return status }
    let writing = StoreWriting(
      store: store, isDryRun: command.dryRun, formats: formats, console: console)
    guard account.isEmpty else {
      try writing.save(request(decided), to: account)
      return status
    }
    let requests = try StoreAddition(store).requests(request(decided), known: known)
    var tally = ChangeTally()
    for change in decided.changes { tally.add(change) }
    // The cards of groups come beside the people.
    for case .change(let change) in requests.flatMap(\.request.operations) {
      if let after = change.after, ContactGroup.isGroup(after),
        !decided.changes.contains(where: { $0.after?.displayName == after.displayName })
      {
        tally.add(change)
      }
    }
    try writing.save(requests, tally)
    return status
  }

  private func cards(_ inputs: [OpenInput]) throws -> [Contact] {
    let cards = try contacts(inputs)
    guard !cards.isEmpty else { throw NoContact.failure(inputs) }
    return cards
  }

  /// What becomes of the cards; nil where that is not known.
  private func decided(
    _ cards: [Contact], _ known: [Contact], _ names: AddDecision.Names, _ formats: ReaderFormats,
    groups: [Int: [String]], isOneBook: Bool = true
  ) throws -> AddDecision.Outcome? {
    let decision = AddDecision(
      cards: cards, book: known, names: names, formats: formats, jobs: command.reading.jobs,
      isDryRun: command.dryRun, isOneBook: isOneBook, joinedGroups: groups, console: console)
    if command.create { return decision.creating() }
    if command.review { return try decision.review() }
    if let name = command.update { return try decision.updating(name) }
    return try decision.decide()
  }

  private func request(_ decided: AddDecision.Outcome) -> SaveRequest {
    var request = SaveRequest(decided.changes.map { .change($0) })
    // Whoever says so may have a contact twice.
    request.refusesKnownIdentifiers = !command.create
    return request
  }

  private func contacts(_ inputs: [OpenInput]) throws -> [Contact] {
    var contacts: [Contact] = []
    for input in inputs {
      try input.again().input.enumerateContacts(jobs: command.reading.jobs) { read in
        contacts.append(read.contact)
        return true
      }
    }
    return contacts
  }

  // MARK: Doing

  /// - Parameter leavesOthers: Whether what can't be done is told of while the rest is done.
  private func carryOut(
    _ request: SaveRequest, with rewriting: BookRewriting, into changesFile: AtomicFile? = nil,
    leavesOthers: Bool = false
  ) throws -> ExitStatus {
    var index = RecordIndex()
    try rewriting.input.again().input.enumerateContacts(jobs: command.reading.jobs) { read in
      index.append(read.contact)
      return true
    }
    var plan = SavePlan(request, index)
    let isCSV = rewriting.input.input.format.isCSV
    var done: [ContactChange] = []
    let outcome = try rewriting.run(
      additions: {
        let added = plan.additions().map { contact in
          // Of a table, no cell holds it.
          isCSV ? contact : AddedIdentifiers().identified(contact)
        }
        done += added.map { .added($0) }
        if !leavesOthers || plan.refusals.count == request.operations.count {
          try refuse(plan.refusals)
        }
        return added
      },
      others: {
        // The book does not change where it could not be told how to undo that.
        guard let changesFile else { return [] }
        try ChangesFile.write(done, to: changesFile)
        return [changesFile]
      },
      revise: { contact in
        let position = contact.sourceIndex
        guard plan.concerns(position) else { return contact }
        let changed = plan.result(at: position, of: contact)
        done.append(changed.map { .changed(from: contact, to: $0) } ?? .removed(contact))
        return changed
      })
    rewriting.tell(outcome)
    for refusal in plan.refusals {
      console.warning("\(refusal)\(refusal.reason == .notFound ? "" : " It stays as it is.")")
    }
    if let changesFile {
      if outcome.place == nil {
        try ChangesFile.write(done, to: changesFile)
        try changesFile.commit()
      } else if !changesFile.isDirect,
        let changes = try? written(done, countBefore: outcome.contacts), changes != done
      {
        // Whatever becomes of this, what was to be written is there to be undone.
        do {
          let exact = try AtomicFile(path: changesFile.path, replaces: true)
          try ChangesFile.write(changes, to: exact)
          try exact.commit()
        } catch {
          console.warning(
            "\(changesFile.path) has what was to be written, and not how \(command.book) says it.")
        }
      }
      console.hint(
        "unicard add --undo \(changesFile.path) --to \(command.book) takes it out again.")
    }
    return plan.refusals.isEmpty ? .success : .found
  }

  /// Changes with what the book says now: a table joins texts and leaves out what it has no column for,
  /// and undoing is about what is there.
  private func written(_ done: [ContactChange], countBefore: Int) throws -> [ContactChange] {
    let book = try contacts(InputFile.openAll([command.book], command.reading, on: console))
    // Somebody else may have written it meanwhile.
    guard book.count == countBefore + done.count(where: { $0.kind == .added }) else { return done }
    var place = countBefore
    return done.map { change in
      guard let before = change.before else {
        place += 1
        return .added(book[place - 1])
      }
      return .changed(from: before, to: book[before.sourceIndex])
    }
  }

  private func refuse(_ refusals: [SaveResult.Refusal]) throws {
    guard !refusals.isEmpty else { return }
    throw CommandFailure(
      refusals.map(\.description).joined(separator: " ") + " Nothing was written.",
      hint: "unicard diff shows what a book says now.", status: .found)
  }

  // MARK: Telling

  private func tell(
    _ decided: AddDecision.Outcome, _ formats: ReaderFormats
  ) throws -> ExitStatus {
    for (card, contact, conflicts) in decided.conflicts {
      console.warning(
        "The card of \(card.listedName) says something else than \(contact.listedName) of the "
          + "book, where this stays as it is:")
      for line in Self.lines(of: conflicts, card, contact, formats) { console.note(line) }
    }
    if decided.sameCount > 0 {
      console.note(
        "\(Count(decided.sameCount, "card")) \(decided.sameCount == 1 ? "says" : "say") nothing "
          + "that the book does not.")
    }
    if decided.skippedCount > 0 {
      console.note(
        "\(Count(decided.skippedCount, "card")) \(decided.skippedCount == 1 ? "was" : "were") left "
          + "out.")
    }
    let text = DifferenceText(
      formats: formats, style: console.outputStyle,
      width: console.isOutputTerminal ? console.width : 100)
    for (card, known) in decided.open {
      for contact in known {
        for line in AddDecision.question(card, contact, text) { try console.print(line) }
      }
      console.warning("Is \(card.listedName) the same person? Nobody is there to answer.")
    }
    guard !decided.open.isEmpty else { return .success }
    console.hint(
      "Say it with --update NAME or --create, or run it on a terminal to be asked.")
    return .found
  }

  /// What a card says, and what stays instead, a line for each field.
  private static func lines(
    of conflicts: [ContactSupplement.Conflict], _ card: Contact, _ contact: Contact,
    _ formats: ReaderFormats
  ) -> [String] {
    // The parts of a name say what the whole does.
    let hasName = conflicts.contains { $0.key == .formattedName }
    return conflicts.filter { !hasName || $0.key != .name }.map { conflict in
      let said = ValueText(conflict.said, conflict.key, of: card, formats)
      let kept = conflict.kept.map { ValueText($0, conflict.key, of: contact, formats) }
      let pair = ValueText.pair(said, kept)
      let own = kept == nil ? VisibleText.cell(contact.listedName) : pair.after
      return "  \(FieldNames.name(of: conflict.key)): “\(pair.before)”; the book has “\(own)”."
    }
  }
}
