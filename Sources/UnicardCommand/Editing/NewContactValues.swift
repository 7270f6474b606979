import ArgumentParser
import ContactChanges
import ContactModel

/// What a new contact has, as the command line says it, or as it is typed in an editor.
struct NewContactValues: ParsableArguments {
  @Argument(help: ArgumentHelp("What the contact has.", valueName: "key=value"))
  var values: [String] = []

  /// The contact that the arguments say; nil where they say nothing.
  private func made() throws -> Contact? {
    guard !values.isEmpty else { return nil }
    do throws(EditError) {
      var pairs: [(path: String, text: String)] = []
      for value in values { pairs.append(try EditOptions.complete(value, "new")) }
      return try ContactEdit.add(pairs).applied(to: Contact())
    } catch {
      // Not before all options are known: what stands behind one that there is not looks like a value.
      throw CommandFailure(error.message, hint: error.hint, status: .usage)
    }
  }

  /// Makes the contact, in an editor where the arguments say nothing, and hands it over.
  func make(
    reader: LocaleOptions, on console: Console, _ body: (Contact) throws -> ExitStatus
  ) throws -> ExitStatus {
    if let contact = try made() { return try body(Self.named(contact)) }
    let session = EditorSession(
      text: ContactText(locale: reader.reader(on: console).identifier), console: console)
    guard let edited = try session.edit(Contact()) else {
      console.note("Nothing was written, so that no contact was made.")
      return .success
    }
    return try edited.keepingText(session, console) { try body(Self.named(edited.contact)) }
  }

  /// A contact made of the parts of a name shows it, too.
  private static func named(_ contact: Contact) -> Contact {
    guard contact.formattedName == nil, !contact.displayName.isEmpty else { return contact }
    let name = contact.displayName
    return contact.editing { $0.formattedName = name }
  }
}
