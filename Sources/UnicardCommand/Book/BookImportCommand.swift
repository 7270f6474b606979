import ArgumentParser
import ContactChanges
import ContactCoding
import ContactModel
import ContactStore
import ContactUnification
import SourceText

/// `unicard book import`: replaces an account by its newest export.
struct BookImportCommand: UnicardSubcommand {
  static let configuration = CommandConfiguration(
    commandName: "import",
    abstract: "Replace an account by its newest export, and say what changed.",
    discussion: """
      The account is made where there is none of the name. Contacts are told by their UID, else by \
      what they say. What was changed here since the last import, and is not in the file, is \
      replaced and told of. 'unicard book undo' takes an import back.

      EXAMPLES
        unicard book import phone.vcf --account Phone
        unicard book import google.csv --account Google --json
      """)

  @Argument(
    help: ArgumentHelp("The file, or - for standard input.", valueName: "file"),
    completion: .file(extensions: InputFile.extensions))
  var file: String

  @Option(help: ArgumentHelp("The account that the file is the export of.", valueName: "name"))
  var account: String

  @OptionGroup var reading: ReadingOptions

  @Flag(help: "Print each contact that is new, changed or gone as a JSON object a line.")
  var json = false

  @OptionGroup var common: CommonOptions

  /// So many changes are told of.
  private static let mostChanges = 50
  /// So many contacts are named whose changes are replaced.
  private static let mostNames = 5

  func validate() throws {
    // The file is read again when it is exported, with nothing but itself to go by.
    guard reading.map == nil, reading.mapColumn.isEmpty, reading.dateOrder == nil,
      reading.delimiter == nil, reading.quote == nil
    else {
      throw ValidationError(
        "A store reads a table as it is. To say what is in its columns, convert it first, with these "
          + "options and -o contacts.vcf, and import that.")
    }
  }

  func run(on console: Console) throws -> ExitStatus {
    guard !InputFolder.isFolder(file) else {
      throw CommandFailure(
        "\(file) is a folder.", hint: "An account is the export of one file; name it.",
        status: .usage)
    }
    let opened = try InputFile.named(file).open(reading, on: console)
    guard opened.count == 1, let input = opened.first else {
      throw CommandFailure.several(opened, in: file, verb: "imported")
    }
    // An export that failed would empty the account.
    var hasContacts = false
    try input.input.enumerateContacts { _ in
      hasContacts = true
      return false
    }
    guard hasContacts else {
      throw NoContact.failure(opened, consequence: "nothing was changed")
    }
    let bytes = try input.stream.originalBytes()
    // Of a sheet, the workbook is the file.
    let (name, account, reading) = (
      input.isSheet ? input.file.path : input.path, account, reading
    )
    let store = try reading.store.openForWriting(on: console)
    let summary = try Waiting.result {
      try await store.importContacts(
        bytes: bytes, name: name, into: account, format: reading.from, encoding: reading.encoding)
    }
    if json {
      try printJSON(summary, on: console)
    } else {
      try printText(summary, on: console)
    }
    tellOfReplaced(summary.replacedEdits, by: input, on: console)
    tellOfWaiting(summary.waitingDecisions, on: console)
    let problems = summary.diagnostics.filter { $0.severity >= .warning }.count
    if problems > 0 {
      console.warning(
        "\(Count(problems, "problem")) in \(input.name); everything readable was imported.")
      console.hint("unicard check shows them.")
    }
    return .success
  }

  private func tellOfWaiting(_ names: [String], on console: Console) {
    guard !names.isEmpty else { return }
    let isOne = names.count == 1
    console.warning(
      "\(Count(names.count, "contact")) of whom book link or unlink said who they are \(isOne ? "is" : "are") "
        + "gone: \(Self.list(names)) What was said counts again once \(isOne ? "it is" : "they are") back."
    )
  }

  /// The first of some names, as the end of a sentence.
  private static func list(_ names: [String]) -> String {
    let rest = names.count - mostNames
    return names.prefix(mostNames).map(VisibleText.cell).joined(separator: ", ")
      + (rest > 0 ? " and \(rest) more." : ".")
  }

  private func tellOfReplaced(_ names: [String], by input: OpenInput, on console: Console) {
    guard !names.isEmpty else { return }
    console.warning(
      "What was changed here of \(Count(names.count, "contact")) is not in \(input.name) and was "
        + "replaced: " + Self.list(names))
    console.hint("unicard book undo brings it back; unicard book export writes it to a file.")
  }

  private func printText(_ summary: ImportSummary, on console: Console) throws {
    var counts: [ContactChange.Kind: Int] = [:]
    for change in summary.changes { counts[change.kind, default: 0] += 1 }
    func count(_ kind: ContactChange.Kind) -> Int { counts[kind] ?? 0 }
    let total = summary.container.count
    let groups = summary.container.groupCount
    try console.print(
      "\(VisibleText.cell(summary.container.name)): \(Count.contacts(total - groups, groups: groups)), "
        + "\(Count.grouped(count(.added))) new, \(Count.grouped(count(.changed))) changed, "
        + "\(Count.grouped(count(.removed))) gone.")
    // Of a first import everybody is new.
    guard count(.added) < total || count(.removed) > 0 else { return }
    let text = DifferenceText(
      formats: try ReaderFormats(console.locale.identifier, layout: .lines),
      style: console.outputStyle, width: console.isOutputTerminal ? console.width : 80)
    for change in summary.changes.prefix(Self.mostChanges) {
      for line in text.lines(of: change) { try console.print("  " + line) }
    }
    let rest = summary.changes.count - Self.mostChanges
    if rest > 0 { try console.print("  and \(rest) more (--json names them all)") }
  }

  private func printJSON(_ summary: ImportSummary, on console: Console) throws {
    for change in summary.changes {
      try console.print(
        .object([
          ("type", .string(change.kind.rawValue)), ("account", .string(summary.container.name)),
          ("contact", .string(change.key.text)), ("name", .string(change.name)),
          ("keys", .array(change.keys.map { .string($0.name) })),
        ]))
    }
  }
}
