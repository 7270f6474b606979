import ArgumentParser
import ContactCoding
import ContactModel
import ContactSelection
import LocaleSupport

/// `unicard list`: contacts as a table or as JSON.
struct ListCommand: UnicardSubcommand {
  static let configuration = CommandConfiguration(
    commandName: "list",
    abstract: "List contacts as a table, or whole as JSON.",
    discussion: """
      EXAMPLES
        unicard list contacts.vcf --sort family
        unicard list contacts.vcf --where 'has birthday' --fields name,birthday
        unicard list contacts.vcf --where 'phone = "0171 555 0123"'
        unicard list backups/ --json | jq -r .displayName

      FIELDS, for --fields and --where
      \(ContactAttribute.all.map(\.name).joined(separator: ", ")); and the parts of dates, as \
      birthday.month

      CONDITIONS
      has FIELD, FIELD = VALUE, FIELD ~ "beginning of words", FIELD < VALUE, and !=, !~, <=, \
      >, >=; with and, or, not and parentheses. Case and accents don't matter.
      """)

  /// The order of the table.
  enum Order: String, CaseIterable, ExpressibleByArgument { case family, given, none }

  @OptionGroup var input: InputOptions
  @OptionGroup var selection: SelectionOptions

  @Option(
    help: ArgumentHelp("The columns, with commas between.", valueName: "a,b,c"),
    transform: Self.columns)
  var fields: [ContactAttribute] = []

  @Option(
    help: ArgumentHelp("Sort by family or given name, or leave the order.", valueName: "order"))
  var sort: Order = .none

  @Option(
    help: ArgumentHelp(
      "Sort as the speakers of this language do, as de or sv_SE.", valueName: "locale"),
    transform: Self.locale)
  var locale: LocaleIdentifier?

  @Flag(help: "Print whole contacts, one JSON object a line.")
  var json = false

  @OptionGroup var common: CommonOptions

  @Sendable private static func columns(_ text: String) throws -> [ContactAttribute] {
    try text.split(separator: ",").map { name in
      let name = String(name.drop { $0 == " " })
      if let attribute = ContactAttribute(name: name) { return attribute }
      let suggestion = ContactAttribute.suggestion(for: name).map { " Did you mean \($0)?" } ?? ""
      throw ValidationError("There is no field “\(name)”.\(suggestion)")
    }
  }

  @Sendable private static func locale(_ text: String) throws -> LocaleIdentifier {
    do throws(UnknownLocale) {
      return try LocaleIdentifier(known: text)
    } catch {
      throw ValidationError("\(error)")
    }
  }

  private var columns: [ContactAttribute] {
    fields.isEmpty
      ? ["name", "email", "phone", "organization"].compactMap { ContactAttribute(name: $0) }
      : fields
  }

  func run(on console: Console) throws -> ExitStatus {
    let predicate = try selection.predicate()
    let collator = Collator.shared(for: locale ?? console.locale)
    var rows: [ListRow] = []
    var hasContacts = false
    var hasMatches = false
    for opened in try InputFile.openAll(input.inputs, input.reading, on: console) {
      try opened.input.enumerateContacts(jobs: input.reading.jobs) { read in
        hasContacts = true
        guard predicate?.matches(read.contact) ?? true else { return true }
        hasMatches = true
        if json, sort == .none {
          try console.print(ContactJSON.json(read.contact))
        } else {
          rows.append(row(read.contact, collator))
        }
        return true
      }
    }
    guard hasContacts else {
      throw CommandFailure(
        "There is no contact in the input.", hint: "unicard check tells what is wrong with it.")
    }
    guard hasMatches else {
      console.note("No contact matches.")
      return .found
    }
    if sort != .none { rows.sort() }
    if json {
      for row in rows { try console.output.write(row.json) }
    } else {
      try printTable(rows, on: console)
    }
    return .success
  }

  private func row(_ contact: Contact, _ collator: Collator) -> ListRow {
    ListRow(
      cells: json ? [] : columns.map { Self.cell($0, of: contact) },
      json: json ? ContactJSON.json(contact).lineBytes : [],
      key: SortingKey(contact, order: sort, collator: collator))
  }

  private static func cell(_ column: ContactAttribute, of contact: Contact) -> String {
    // Of its names a contact shows the one it goes by.
    if column == ContactAttribute(.name) { return VisibleText.cell(contact.displayName) }
    return VisibleText.cell(column.texts(of: contact).joined(separator: ", "))
  }

  private func printTable(_ rows: [ListRow], on console: Console) throws {
    let table = TextTable(
      headings: columns.map { $0.name.uppercased() }, rows: rows.map(\.cells))
    let width = console.isOutputTerminal ? console.width : nil
    for line in table.lines(width: width, style: console.outputStyle) { try console.print(line) }
    console.note("\(Count(rows.count, "contact")).")
  }
}

/// A row of the table, and where it belongs.
private struct ListRow: Comparable {
  let cells: [String]
  /// The whole contact, where that is asked for.
  let json: [UInt8]
  let key: SortingKey

  static func == (a: ListRow, b: ListRow) -> Bool { a.key == b.key }
  static func < (a: ListRow, b: ListRow) -> Bool { a.key < b.key }
}
