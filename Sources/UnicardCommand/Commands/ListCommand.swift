import ArgumentParser
import CSV
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
        unicard list backups/ --json --fields name,email | jq -r '.email[]'
        unicard list contacts.vcf --sort birthday --where 'birthday.in <= 30'
        unicard list contacts.vcf --template '{email}\\t{name}' --where 'name ~ ann'

      FIELDS, for --fields and --where
      \(ContactAttribute.all.map(\.name).joined(separator: ", ")); and the parts of dates, as \
      birthday.month; values with a label, as phone.mobile or email.home; count(FIELD)

      CONDITIONS
      has FIELD, FIELD = VALUE, FIELD ~ "beginning of words", FIELD ^= "beginning", FIELD < VALUE, \
      and !=, !~, <=, >, >=; with and, or, not and parentheses. Case and accents don't matter. \
      Dates may count from today: modified > -30d.
      """)

  @OptionGroup var input: InputOptions
  @OptionGroup var selection: SelectionOptions

  @Option(
    help: ArgumentHelp("The columns, with commas between.", valueName: "a,b,c"),
    transform: Self.columns)
  var fields: [ContactAttribute] = []

  @Option(
    help: ArgumentHelp(
      "Sort by name, which is by family name, or by given name, or by a field; birthday is by the "
        + "next one.", valueName: "order"),
    transform: ListOrder.parse)
  var sort: ListOrder = .none

  @OptionGroup var reader: LocaleOptions

  @Flag(help: "Print whole contacts, or the --fields of each, one JSON object a line.")
  var json = false

  @Flag(
    help: "Print the table with tabs between cells, numbers as written and dates as 2024-05-12.")
  var tsv = false

  @Flag(help: "Print the same as CSV.")
  var csv = false

  @Flag(help: "Leave out the line with the names of the columns.")
  var noHeader = false

  @Option(
    help: ArgumentHelp(
      "Print a line for each value of the first field, as '{email}\\t{name}'; numbers and dates are as "
        + "the table has them.", valueName: "text"),
    transform: Self.template)
  var template: ContactTemplate?

  @OptionGroup var common: CommonOptions

  func validate() throws {
    let forms = [json, tsv, csv, template != nil].filter { $0 }.count
    if forms > 1 {
      throw ValidationError("Choose one of --json, --tsv, --csv and --template.")
    }
    if noHeader, json || template != nil {
      throw ValidationError("--no-header is for tables; there is no header here.")
    }
  }

  @Sendable private static func template(_ text: String) throws -> ContactTemplate {
    do throws(TemplateError) {
      return try ContactTemplate(text)
    } catch {
      throw ValidationError(error.message)
    }
  }

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
    var predicate = try selection.predicate(on: console)
    let sorter = try sorter(on: console)
    let reader = reader.reader(on: console).identifier
    var columns = ContactColumns(
      columns, formats: try ReaderFormats(reader, layout: .singleLine), today: console.today)
    var rows: [ListRow] = []
    var hasContacts = false
    var hasMatches = false
    var groupCount = 0
    let inputs = try InputFile.openAll(input.inputs, input.reading, on: console)
    predicate = try predicate?.knowing(inputs, jobs: input.reading.jobs)
    if columns.askForGroups || template?.attributes.contains(where: \.asksForGroups) == true {
      columns.groups = try ContactGroups(inputs, jobs: input.reading.jobs)
    }
    for opened in inputs {
      try opened.input.enumerateContacts(jobs: input.reading.jobs) { read in
        hasContacts = true
        guard predicate?.matches(read.contact) ?? true else { return true }
        hasMatches = true
        if ContactGroup.isGroup(read.contact) { groupCount += 1 }
        let row = ListRow(
          cells: cells(of: read.contact, columns), key: sorter?.bytes(for: read.contact),
          position: rows.count)
        if sorter == nil, json || template != nil {
          for line in row.cells { try console.print(line) }
        } else {
          rows.append(row)
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
    if sorter != nil { rows.sort() }
    if json || template != nil {
      for line in rows.lazy.flatMap(\.cells) { try console.print(line) }
    } else {
      try printTable(rows.map(\.cells), columns, groupCount, on: console)
    }
    return .success
  }

  /// The cells of a contact's row, or its lines where it is printed otherwise.
  private func cells(of contact: Contact, _ columns: ContactColumns) -> [String] {
    if json {
      let object = fields.isEmpty ? ContactJSON.json(contact) : columns.json(of: contact)
      return [String(decoding: object.lineBytes.dropLast(), as: UTF8.self)]
    }
    if let template { return template.lines { columns.values($0, of: contact) } }
    if csv { return columns.rawCells(of: contact) }
    return tsv ? columns.rawCells(of: contact).map(VisibleText.cell) : columns.cells(of: contact)
  }

  /// What sorts the rows; nil where their order stays.
  private func sorter(on console: Console) throws -> ListSorter? {
    do throws(UnknownLocale) {
      return try ListSorter(sort, reader.locale ?? console.sortingLocale, today: console.today)
    } catch {
      throw CommandFailure(error.description, status: .usage)
    }
  }

  private func printTable(
    _ rows: [[String]], _ columns: ContactColumns, _ groupCount: Int, on console: Console
  ) throws {
    // The names that --fields takes, in whatever language the reader is.
    let header = noHeader ? [] : [columns.names]
    if csv {
      var writer = CSVWriter()
      for row in header + rows { writer.write(row: row) }
      try console.output.write(writer.takeBytes())
    } else if tsv {
      for row in header + rows { try console.print(row.joined(separator: "\t")) }
    } else {
      let table = TextTable(headings: noHeader ? [] : columns.headings, rows: rows)
      let width = console.isOutputTerminal ? console.width : nil
      for line in table.lines(width: width, style: console.outputStyle) {
        try console.print(line)
      }
      console.note(Count.contacts(rows.count - groupCount, groups: groupCount) + ".")
    }
  }
}

/// A row of the table, and where it belongs.
private struct ListRow: Comparable {
  let cells: [String]
  /// Nil where it comes last.
  let key: [UInt8]?
  /// Where it came, which decides among equals.
  let position: Int

  static func == (a: ListRow, b: ListRow) -> Bool { a.position == b.position }
  static func < (a: ListRow, b: ListRow) -> Bool {
    guard a.key != b.key else { return a.position < b.position }
    guard let x = a.key, let y = b.key else { return a.key != nil }
    return x.lexicographicallyPrecedes(y)
  }
}
