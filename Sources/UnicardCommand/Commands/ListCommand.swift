import ArgumentParser
import ContactCoding
import ContactFormatting
import ContactModel
import ContactSelection
import FileWriting
import LocaleSupport

/// `unicard list`: contacts as a table or as JSON.
struct ListCommand: UnicardSubcommand {
  static let configuration = CommandConfiguration(
    commandName: "list",
    abstract: "List contacts as a table, or whole as JSON.",
    discussion: """
      EXAMPLES
        unicard list contacts.vcf --sort family
        unicard list contacts.vcf --sort family --locale de-u-co-phonebk
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
  enum Order: String, CaseIterable, ExpressibleByArgument {
    /// `name` is what `labels` calls the order by family name.
    case name, family, given, none
  }

  @OptionGroup var input: InputOptions
  @OptionGroup var selection: SelectionOptions

  @Option(
    help: ArgumentHelp("The columns, with commas between.", valueName: "a,b,c"),
    transform: Self.columns)
  var fields: [ContactAttribute] = []

  @Option(
    help: ArgumentHelp(
      "Sort by name, which is by family name, or by given name, or leave the order.",
      valueName: "order"))
  var sort: Order = .none

  @OptionGroup var reader: LocaleOptions

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

  private var columns: [ContactAttribute] {
    fields.isEmpty
      ? ["name", "email", "phone", "organization"].compactMap { ContactAttribute(name: $0) }
      : fields
  }

  func run(on console: Console) throws -> ExitStatus {
    let predicate = try selection.predicate()
    let sorter = try sorter(on: console)
    let reader = reader.reader(on: console).identifier
    let columns = ContactColumns(
      columns, formats: try ReaderFormats(reader, layout: .singleLine))
    var rows: [ListRow] = []
    var hasContacts = false
    var hasMatches = false
    let inputs = try InputFile.openAll(input.inputs, input.reading, on: console)
    for opened in inputs {
      try opened.input.enumerateContacts(jobs: input.reading.jobs) { read in
        hasContacts = true
        guard predicate?.matches(read.contact) ?? true else { return true }
        hasMatches = true
        if json, sort == .none {
          try console.print(ContactJSON.json(read.contact))
        } else {
          rows.append(row(read.contact, rows.count, columns, sorter))
        }
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
    if sort != .none { rows.sort() }
    if json {
      for row in rows { try console.output.write(row.json) }
    } else {
      try printTable(rows, columns, on: console)
    }
    return .success
  }

  /// What sorts the rows; nil where their order stays.
  private func sorter(on console: Console) throws -> ContactSorter? {
    let locale = reader.locale ?? console.sortingLocale
    do throws(UnknownLocale) {
      switch sort {
      case .none: return nil
      case .name, .family:
        return try ContactSorter(
          locale: locale.identifier, order: .familyName, variant: locale.collation)
      case .given:
        return try ContactSorter(
          locale: locale.identifier, order: .givenName, variant: locale.collation)
      }
    } catch {
      throw CommandFailure(error.description, status: .usage)
    }
  }

  private func row(
    _ contact: Contact, _ position: Int, _ columns: ContactColumns, _ sorter: ContactSorter?
  ) -> ListRow {
    ListRow(
      cells: json ? [] : columns.cells(of: contact),
      json: json ? ContactJSON.json(contact).lineBytes : [],
      key: sorter?.sortKey(for: contact), position: position)
  }

  private func printTable(
    _ rows: [ListRow], _ columns: ContactColumns, on console: Console
  ) throws {
    let table = TextTable(headings: columns.headings, rows: rows.map(\.cells))
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
  let key: ContactSortKey?
  /// Where it came, which decides among those of one name.
  let position: Int

  static func == (a: ListRow, b: ListRow) -> Bool { a.position == b.position }
  static func < (a: ListRow, b: ListRow) -> Bool {
    guard let x = a.key, let y = b.key, x != y else { return a.position < b.position }
    return x < y
  }
}
