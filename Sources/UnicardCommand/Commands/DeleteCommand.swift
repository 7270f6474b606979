import ArgumentParser

/// `unicard delete`: removes contacts from a file.
struct DeleteCommand: UnicardSubcommand {
  static let configuration = CommandConfiguration(
    commandName: "delete",
    abstract: "Remove contacts from a file; all others stay byte for byte.",
    usage: "unicard delete <file> [<name>] [<options>]",
    discussion: """
      EXAMPLES
        unicard delete contacts.vcf 'Jane Doe' --in-place
        unicard delete contacts.vcf --where 'not has phone and not has email' --dry-run
        unicard delete kontakte.csv --where 'group = Old' -o rest.csv
      """)

  @Argument(
    help: ArgumentHelp("The file of contacts.", valueName: "file"),
    completion: .file(extensions: InputFile.extensions))
  var file: String

  @Argument(
    help: ArgumentHelp(
      "The contact: a name or its beginning, a number, an e-mail address, a UID.",
      valueName: "name"))
  var name: String?

  @OptionGroup var selection: SelectionOptions

  @OptionGroup var book: BookOptions

  @OptionGroup var reader: LocaleOptions

  @OptionGroup var common: CommonOptions

  func validate() throws {
    guard (name == nil) != (selection.expression == nil) else {
      throw ValidationError("Say whom to remove, by a name or by --where.")
    }
  }

  func run(on console: Console) throws -> ExitStatus {
    let formats = try ReaderFormats(reader.reader(on: console).identifier, layout: .singleLine)
    let input = try BookRewriting.open(file, book.reading, book.destination, on: console)
    guard
      let choice = try ContactChoice(
        name: name, selection: selection, input: input, jobs: book.reading.jobs,
        formats: formats, console: console)
    else { return .found }
    let rewriting = BookRewriting(
      input: input, destination: book.destination, force: book.force, jobs: book.reading.jobs,
      formats: formats, console: console)
    rewriting.tell(try rewriting.run { choice.takes($0) ? nil : $0 })
    return .success
  }
}
