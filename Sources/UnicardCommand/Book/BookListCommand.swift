import ArgumentParser
import ContactModel
import ContactSelection
import ContactStore
import LocaleSupport

/// `unicard book list`: who is in a store.
struct BookListCommand: UnicardSubcommand {
  static let configuration = CommandConfiguration(
    commandName: "list",
    abstract: "List the people of a store, each once.",
    discussion: """
      'unicard list book:' lists the records of all accounts, with all of that command's options.

      EXAMPLES
        unicard book list --sort family
        unicard book list --where 'name ~ ann' --account Phone
        unicard book list --records
      """)

  @OptionGroup var selection: SelectionOptions

  @Option(
    help: ArgumentHelp("Only those of this account; may be given several times.", valueName: "name")
  )
  var account: [String] = []

  @Option(help: ArgumentHelp("Sort by family or given name.", valueName: "order"))
  var sort: Order = .none

  @Flag(help: "List each record by itself.")
  var records = false

  @OptionGroup var store: StoreOptions
  @OptionGroup var reader: LocaleOptions

  @Flag(help: "Print whole contacts, one JSON object a line.")
  var json = false

  @OptionGroup var common: CommonOptions

  enum Order: String, CaseIterable, ExpressibleByArgument { case none, family, given }

  func run(on console: Console) throws -> ExitStatus {
    let predicate = try selection.predicate(on: console)
    let locale = (reader.locale ?? console.sortingLocale).identifier
    let order: ContactFetchRequest.Order =
      switch sort {
      case .none: .none
      case .family: .familyName(locale)
      case .given: .givenName(locale)
      }
    let columns = ["name", "email", "phone", "organization"].compactMap {
      ContactAttribute(name: $0)
    }
    // Addresses tell which country a number is of.
    let keys = columns.reduce(into: Set<ContactKey>([.kind, .postalAddress])) {
      $0.formUnion($1.keys ?? [])
    }
    let request = ContactFetchRequest(
      predicate: predicate, order: order, isUnified: !records,
      containers: account.isEmpty ? nil : Set(account))
    let store = try store.open()
    if json {
      let found = try Waiting.result { try await store.contacts(request) }
      for stored in found { try console.print(Self.json(stored)) }
      return found.isEmpty ? Self.nobody(on: console) : .success
    }
    let found = try Waiting.result { try await store.contacts(request, keys: keys) }
    guard !found.isEmpty else { return Self.nobody(on: console) }
    let formats = try ReaderFormats(
      reader.reader(on: console).identifier, layout: .singleLine)
    let texts = ContactColumns(columns, formats: formats, today: console.today)
    let rows = found.map { stored in
      texts.cells(of: stored.contact.contact)
        + [VisibleText.cell(stored.accounts.joined(separator: ", ")), stored.id]
    }
    let table = TextTable(headings: texts.headings + ["ACCOUNT", "ID"], rows: rows)
    let width = console.isOutputTerminal ? console.width : nil
    for line in table.lines(width: width, style: console.outputStyle) { try console.print(line) }
    let groupCount = found.count { ContactGroup.isGroup($0.contact.contact) }
    console.note(Count.contacts(found.count - groupCount, groups: groupCount) + ".")
    return .success
  }

  private static func nobody(on console: Console) -> ExitStatus {
    console.note("No contact matches.")
    return .found
  }

  /// A contact as `list --json` prints it, with what the store knows.
  static func json(_ stored: StoredContact) -> JSON {
    guard case .object(let members) = ContactJSON.json(stored.contact) else { return .null }
    let records = stored.records.map {
      JSON.object([("id", .string($0.id)), ("account", .string($0.container))])
    }
    return .object(
      members + [
        JSON.Member("id", .string(stored.id)), JSON.Member("records", .array(records)),
      ])
  }
}

extension Stored {
  /// The accounts that the contact is in, each once.
  var accounts: [String] {
    var seen: Set<String> = []
    return records.map(\.container).filter { seen.insert($0).inserted }
  }
}
