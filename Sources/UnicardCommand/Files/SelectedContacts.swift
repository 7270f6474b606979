import ContactCoding
import ContactModel
import ContactSelection

/// The contacts of the inputs, one after the other.
struct SelectedContacts {
  let input: InputOptions
  let selection: SelectionOptions

  /// Hands over each contact that is wanted, and says so where there is none.
  func forEach(on console: Console, _ body: (Contact) throws -> Void) throws -> ExitStatus {
    var predicate = try selection.predicate(on: console)
    var hasContacts = false
    var hasMatches = false
    let inputs = try InputFile.openAll(input.inputs, input.reading, on: console)
    predicate = try predicate?.knowing(inputs, jobs: input.reading.jobs)
    for opened in inputs {
      try opened.input.enumerateContacts(jobs: input.reading.jobs) { read in
        hasContacts = true
        guard predicate?.matches(read.contact) ?? true else { return true }
        hasMatches = true
        try body(read.contact)
        return true
      }
    }
    guard hasContacts else {
      throw NoContact.failure(inputs)
    }
    guard hasMatches else {
      console.note("No contact matches.")
      return .found
    }
    return .success
  }
}
