import ContactChanges
import ContactCoding
import ContactModel
import ContactSelection

/// One call of `unicard edit`.
struct EditJob {
  let command: EditCommand
  let console: Console

  func run() throws -> ExitStatus {
    let destination = command.book.destination
    let reader = command.reader.reader(on: console).identifier
    let formats = try ReaderFormats(reader, layout: .singleLine)
    let input = try BookRewriting.open(
      command.file, command.book.reading, destination, on: console)
    let rewriting = BookRewriting(
      input: input, destination: destination, force: command.book.force,
      jobs: command.book.reading.jobs, formats: formats, console: console)
    let selection = try ContactChoice(
      name: command.name, selection: command.selection, input: input,
      jobs: command.book.reading.jobs, formats: formats, console: console)
    guard let selection else { return .found }
    let outcome: BookRewriting.Outcome
    if command.edits.isEmpty {
      let contact = try selection.only(for: "opened in an editor")
      let session = EditorSession(text: ContactText(locale: reader), console: console)
      guard let edited = try session.edit(contact) else {
        console.note("Nothing was changed.")
        return .success
      }
      outcome = try edited.keepingText(session, console) {
        try rewriting.run { $0.sourceIndex == contact.sourceIndex ? edited.contact : $0 }
      }
    } else {
      let edit = try command.edits.editor(on: console)
      outcome = try rewriting.run { selection.takes($0) ? edit($0) : $0 }
    }
    rewriting.tell(outcome)
    return .success
  }
}
