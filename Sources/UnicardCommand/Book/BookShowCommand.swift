import ArgumentParser
import ContactCoding
import ContactModel
import ContactSelection
import ContactStore
import SourceText

/// `unicard book show`: a person of a store as a card.
struct BookShowCommand: UnicardSubcommand {
  static let configuration = CommandConfiguration(
    commandName: "show",
    abstract: "Show a person as a card, and the records that it is made of.",
    discussion: """
      NAME is a name or the beginning of some of its words, a phone number, an e-mail address, the \
      UID, or the identifier that 'book list' shows.

      EXAMPLES
        unicard book show 'Jane Doe'
        unicard book show p12
        unicard book show r15 --json
      """)

  @Argument(help: ArgumentHelp("Whom to show.", valueName: "name"))
  var name: String

  @OptionGroup var store: StoreOptions
  @OptionGroup var reader: LocaleOptions

  @Flag(help: "Print the whole contact as JSON.")
  var json = false

  @OptionGroup var common: CommonOptions

  func run(on console: Console) throws -> ExitStatus {
    let store = try store.open()
    let found = try StoredName(store: store).matches(name)
    guard !found.isEmpty else {
      console.error(
        "Nobody in the store is called “\(name)”, or has it as a number or e-mail address.",
        hint: "unicard book list shows who there is.")
      return .found
    }
    let formats = try ReaderFormats(reader.reader(on: console).identifier, layout: .lines)
    if json {
      for stored in found { try console.print(BookListCommand.json(stored)) }
      return .success
    }
    for (index, stored) in found.enumerated() {
      if index > 0 { try console.print("") }
      let related = try names(ofRelatedTo: stored, in: store)
      let card = ContactCard(related.named(stored.contact), formats, on: console)
      try console.printPicture(of: stored.contact)
      for line in card.lines { try console.print(line) }
      let records = stored.records.map { "\($0.id) \(VisibleText.cell($0.container))" }
      try console.print("\(stored.id): \(records.joined(separator: ", "))")
    }
    return .success
  }

  /// What people are called whom a person's records name by their UIDs, those of the same accounts
  /// before others.
  private func names(
    ofRelatedTo stored: StoredContact, in store: ContactStore
  ) throws -> RelatedNames {
    var names = RelatedNames()
    names.noteReferences(of: stored.contact)
    if names.isEmpty { return names }
    let request = ContactFetchRequest(
      predicate: .identifiers(names.identifiers), isUnified: false)
    let own = Set(stored.records.map(\.container))
    let others = try Waiting.result { try await store.contacts(request) }
    for isOwn in [true, false] {
      for other in others where own.contains(other.contact.source?.name ?? "") == isOwn {
        names.noteName(of: other.contact)
      }
    }
    return names
  }
}
