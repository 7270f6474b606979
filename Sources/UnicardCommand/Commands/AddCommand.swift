import ArgumentParser

/// `unicard add`: takes new cards into a book, as new contacts or into those that are there.
struct AddCommand: UnicardSubcommand {
  static let configuration = CommandConfiguration(
    commandName: "add",
    abstract: "Add cards to a book: as new contacts, or to those of the same people.",
    discussion: """
      Who is in the book already gets what the card says beside: numbers, addresses and other \
      values that are missing. Where a card says something else in a field with one value, as \
      another birthday, the book's stays, and both are told. Who may be the same is asked for on a \
      terminal: s (same) is the same person, d (different) a different one, k (skip) leaves the \
      card out, m (more) shows both cards whole, and q (quit) writes nothing. Elsewhere nothing is \
      written, and --dry-run shows the questions. The book's other contacts stay byte for byte.

      The book may be a store: book:, or book:NAME for one of its accounts.

      --changes writes what was done to a file, by which --undo takes it out again. What somebody \
      has changed since stays, and is told.

      EXAMPLES
        unicard add new.vcf --to contacts.vcf --dry-run
        unicard add jane.vcf --to contacts.vcf --changes added.json
        unicard add --undo added.json --to contacts.vcf
        unicard add card.vcf --to contacts.vcf --update 'Jane Doe'
        unicard add guests.csv --to contacts.vcf --create
        unicard add card.vcf --to book: --review
      """)

  @Argument(
    help: ArgumentHelp("Files with the new cards, or -.", valueName: "new"),
    completion: .file(extensions: InputFile.extensions))
  var inputs: [String] = []

  @Option(
    name: .customLong("to"), help: ArgumentHelp("The book that is changed.", valueName: "book"),
    completion: .file(extensions: InputFile.extensions))
  var book: String

  @Flag(help: "Take every card for a new contact.")
  var create = false

  @Flag(help: "Show each card, and ask whether to create a contact or add it to one like it.")
  var review = false

  @Option(
    help: ArgumentHelp(
      "Add the card to this contact: a name, a number, an e-mail address, a UID.",
      valueName: "name"))
  var update: String?

  @Option(
    help: ArgumentHelp("Write what was done to this file, as JSON lines.", valueName: "file"),
    completion: .file())
  var changes: String?

  @Option(
    help: ArgumentHelp("Take out again what --changes wrote to this file.", valueName: "file"),
    completion: .file())
  var undo: String?

  @Flag(help: "Show what would change, and write nothing.")
  var dryRun = false

  @Flag(
    help: ArgumentHelp(
      "Replace the file of --changes that exists, and write even if a value has no place in the "
        + "book's file."))
  var force = false

  @OptionGroup var reading: ReadingOptions

  @OptionGroup var reader: LocaleOptions

  @OptionGroup var common: CommonOptions

  func validate() throws {
    if undo != nil {
      guard inputs.isEmpty, !create, update == nil, changes == nil else {
        throw ValidationError("--undo takes out again what was added; name the book alone.")
      }
    } else if inputs.isEmpty {
      throw ValidationError("Name the file with the new cards, and the book after --to.")
    }
    if [create, review, update != nil].count(where: { $0 }) > 1 {
      throw ValidationError(
        "--create, --review and --update say different things; use one of them.")
    }
    if StoreInput.account(book) != nil, undo != nil || changes != nil {
      throw ValidationError(
        "--changes and --undo are for files; unicard book undo takes back what was done to a store."
      )
    }
  }

  func run(on console: Console) throws -> ExitStatus {
    try AddJob(command: self, console: console).run()
  }
}
