import ArgumentParser
import ContactModel
import ContactStore

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
    let found = try StoredName(store: store.open()).matches(name)
    guard !found.isEmpty else {
      console.error(
        "Nobody in the store is called “\(name)”, or has it as a number or e-mail address.",
        hint: "unicard book list shows who there is.")
      return .found
    }
    let formats = try ReaderFormats(reader.reader(on: console).identifier, layout: .lines)
    for (index, stored) in found.enumerated() {
      if json {
        try console.print(BookListCommand.json(stored))
        continue
      }
      if index > 0 { try console.print("") }
      let card = ContactCard(
        contact: stored.contact, style: console.outputStyle, formats: formats,
        today: console.today)
      try console.printPicture(of: stored.contact)
      for line in card.lines { try console.print(line) }
      let records = stored.records.map { "\($0.id) \(VisibleText.cell($0.container))" }
      try console.print("\(stored.id): \(records.joined(separator: ", "))")
    }
    return .success
  }
}
