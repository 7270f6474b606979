import ContactCoding
import ContactModel
import ContactSelection

/// The contacts of the inputs, one after the other.
struct SelectedContacts {
  let input: InputOptions
  let selection: SelectionOptions

  /// Hands over each contact that is wanted.
  func forEach(on console: Console, _ body: (Contact) throws -> Void) throws -> ExitStatus {
    let predicate = try selection.predicate()
    var hasContacts = false
    let inputs = try InputFile.openAll(input.inputs, input.reading, on: console)
    for opened in inputs {
      try opened.input.enumerateContacts(jobs: input.reading.jobs) { read in
        hasContacts = true
        if predicate?.matches(read.contact) ?? true { try body(read.contact) }
        return true
      }
    }
    guard hasContacts else {
      throw NoContact.failure(inputs)
    }
    return .success
  }
}
