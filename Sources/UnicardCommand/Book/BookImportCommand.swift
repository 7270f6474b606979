import ArgumentParser
import ContactModel
import ContactStore
import SourceText

/// `unicard book import`: replaces an account by its newest export.
struct BookImportCommand: UnicardSubcommand {
  static let configuration = CommandConfiguration(
    commandName: "import",
    abstract: "Replace an account by its newest export, and say what changed.",
    discussion: """
      The account is made where there is none of the name. Contacts are told by their UID, else by \
      what they say. 'unicard book undo' takes an import back.

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

  /// So many names are told of each kind.
  private static let mostNames = 20

  func run(on console: Console) throws -> ExitStatus {
    guard !InputFolder.isFolder(file) else {
      throw CommandFailure(
        "\(file) is a folder.", hint: "An account is the export of one file; name it.",
        status: .usage)
    }
    let opened = try InputFile(path: file, isFromFolder: false).open(reading, on: console)
    guard opened.count == 1, let input = opened.first else {
      throw CommandFailure(
        "\(file) holds \(opened.count) files of contacts.",
        hint: "Unpack it, and import each file into an account of its own.", status: .usage)
    }
    let bytes = try input.stream.originalBytes()
    let (name, account, reading) = (input.path, account, reading)
    let store = try reading.store.open(creates: true)
    let summary = try Waiting.result {
      try await store.importContacts(
        bytes: bytes, name: name, into: account, format: reading.from, encoding: reading.encoding)
    }
    if json {
      try printJSON(summary, on: console)
    } else {
      try printText(summary, on: console)
    }
    let problems = summary.diagnostics.filter { $0.severity >= .warning }.count
    if problems > 0 {
      console.warning(
        "\(Count(problems, "problem")) in \(input.name); everything readable was imported.")
      console.hint("unicard check shows them.")
    }
    return .success
  }

  private func printText(_ summary: ImportSummary, on console: Console) throws {
    let count = summary.container.count
    try console.print(
      "\(summary.container.name): \(Count(count, "contact")), \(summary.added.count) new, "
        + "\(summary.updated.count) changed, \(summary.deleted.count) gone.")
    // Of a first import everybody is new.
    guard summary.added.count < count else { return }
    try printNames(summary.added, mark: "+", on: console)
    try printNames(summary.updated.map(\.after), mark: "~", on: console)
    try printNames(summary.deleted, mark: "-", on: console)
  }

  private func printNames(_ contacts: [Contact], mark: String, on console: Console) throws {
    for contact in contacts.prefix(Self.mostNames) {
      try console.print("  \(mark) \(VisibleText.cell(contact.displayName))")
    }
    let rest = contacts.count - Self.mostNames
    if rest > 0 { try console.print("  \(mark) \(rest) more (--json names them all)") }
  }

  private func printJSON(_ summary: ImportSummary, on console: Console) throws {
    func print(_ type: String, _ contact: Contact) throws {
      try console.print(
        .object([
          ("type", .string(type)), ("account", .string(summary.container.name)),
          ("uid", contact.identifier.map { .string($0) } ?? .null),
          ("name", .string(contact.displayName)),
        ]))
    }
    for contact in summary.added { try print("added", contact) }
    for (_, after) in summary.updated { try print("changed", after) }
    for contact in summary.deleted { try print("removed", contact) }
  }
}
