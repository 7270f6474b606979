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
    if command.edits.isEmpty {
      let contact = try selection.only(for: "opened in an editor")
      let reader = command.target.reader.reader(on: console).identifier
      let session = EditorSession(text: ContactText(locale: reader), console: console)
      guard let edited = try session.edit(contact) else {
        console.note("Nothing was changed.")
        return .success
      }
      outcome = try edited.keepingText(session, console) {
        try rewriting.run { $0.sourceIndex == contact.sourceIndex ? edited.contact : $0 }
      }
    } else {
      try GroupsWithCards(command.edits.edits(), rewriting).check { selection.takes($0) }
      let edit = try command.edits.editor(on: console, removed)
      outcome = try rewriting.run { selection.takes($0) ? edit($0) : $0 }
    }
    rewriting.tell(outcome)
    removed.tell(on: console)
    return .success
  }
}
