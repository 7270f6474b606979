import ContactChanges
import ContactModel

/// One call of `unicard edit`.
struct EditJob {
  let command: EditCommand
  let console: Console

  func run() throws -> ExitStatus {
    guard let (selection, rewriting) = try command.target.open(on: console) else { return .found }
    let outcome: BookRewriting.Outcome
    let removed = RemovedValues(formats: rewriting.formats)
    var groups: [String] = []
    func run(
      changingIdentifiers: Bool, knowing known: @escaping (Contact) -> Contact,
      edit: (Contact) -> Contact
    ) throws -> BookRewriting.Outcome {
      guard changingIdentifiers else { return try rewriting.run { edit($0) } }
      let changes = try IdentifierChanges(rewriting, edit: known)
      return try rewriting.run { contact in
        if changes.losesMember(contact) { groups.append(VisibleText.cell(contact.listedName)) }
        return changes.revised(edit(contact))
      }
    }
    if command.edits.isEmpty {
      let contact = try selection.only(for: "opened in an editor")
      let reader = command.target.reader.reader(on: console).identifier
      let session = EditorSession(text: ContactText(locale: reader), console: console)
      guard let edited = try session.edit(contact) else {
        console.note("Nothing was changed.")
        return .success
      }
      let edit = { (other: Contact) in
        other.sourceIndex == contact.sourceIndex ? edited.contact : other
      }
      outcome = try edited.keepingText(session, console) {
        try GroupsWithCards(from: contact, to: edited.contact)
          .check(rewriting) { $0.sourceIndex == contact.sourceIndex }
        return try run(
          changingIdentifiers: edited.contact.identifier != contact.identifier, knowing: edit,
          edit: edit)
      }
    } else {
      let edits = try command.edits.edits()
      try GroupsWithCards(edits).check(rewriting) { selection.takes($0) }
      let edit = try command.edits.editor(on: console, removed)
      outcome = try run(
        changingIdentifiers: edits.contains { $0.concerns(.identifier) },
        knowing: { selection.takes($0) ? $0.edited(by: edits) : $0 },
        edit: { selection.takes($0) ? edit($0) : $0 })
    }
    rewriting.tell(outcome)
    MemberRemoval.tell(on: console, isDone: !command.target.book.dryRun, names: groups)
    removed.tell(on: console)
    return .success
  }
}
