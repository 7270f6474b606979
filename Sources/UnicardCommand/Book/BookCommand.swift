import ArgumentParser

/// `unicard book`: contacts that are kept.
struct BookCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "book",
    abstract: "Keep accounts of contacts, and tell what changed since they were exported last.",
    discussion: """
      A store holds accounts, each the contacts of one export. Importing a newer export replaces \
      the account and says what is new, changed and gone; exporting one that nobody edited gives \
      the imported file back byte for byte. Whoever is in several accounts is shown once.

      Other commands read a store as an input: book: is all of it, and book:NAME an account.

      EXAMPLES
        unicard book import phone.vcf --account Phone
        unicard book import google.csv --account Google
        unicard book list --where 'birthday.month = 5'
        unicard book edit 'Jane Doe' --set title=Editor
        unicard add card.vcf --to book:Phone
        unicard book export Phone -o phone.vcf
        unicard convert book:Google --for apple -o cards.vcf
        unicard merge book: -o all.vcf
      """,
    subcommands: [
      BookImportCommand.self, BookAccountsCommand.self, BookListCommand.self,
      BookShowCommand.self, BookEditCommand.self, BookNewCommand.self, BookDeleteCommand.self,
      BookGroupsCommand.self, BookExportCommand.self, BookHistoryCommand.self,
      BookUndoCommand.self, BookLinkCommand.self, BookUnlinkCommand.self, BookMeCommand.self,
    ])
}
