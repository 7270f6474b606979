import ArgumentParser
import ContactCoding

/// `unicard diff`: what is different between two address books.
struct DiffCommand: UnicardSubcommand {
  static let configuration = CommandConfiguration(
    commandName: "diff",
    abstract: "Show which contacts were added, removed and changed between two address books.",
    discussion: """
      Contacts are compared by what they say: the order of contacts and values, the format, REV and \
      how lines are folded do not count. A contact is known by its UID, else by what it says, its \
      name, its mailboxes and numbers. Books of two formats are compared in what both can hold, and \
      the rest is told. Exits with 1 where there are differences.

      EXAMPLES
        unicard diff yesterday.vcf today.vcf
        unicard diff phone.vcf google.csv --quiet && echo 'the same'
        unicard diff old.vcf new.vcf --json | jq -r 'select(.type == "removed").name'
        unicard diff backup/ ~/.contacts/main/
      """)

  @Argument(
    help: ArgumentHelp("The old book: a file, a folder, or - for standard input.", valueName: "a"),
    completion: .file(extensions: InputFile.extensions))
  var old: String

  @Argument(
    help: ArgumentHelp("The new book: a file, a folder, or -.", valueName: "b"),
    completion: .file(extensions: InputFile.extensions))
  var new: String

  @OptionGroup var reading: ReadingOptions

  @OptionGroup var reader: LocaleOptions

  @Flag(help: "Print the differences as JSON, one contact a line.")
  var json = false

  @OptionGroup var common: CommonOptions

  func run(on console: Console) throws -> ExitStatus {
    try DifferenceJob(command: self, console: console).run()
  }
}
