import ArgumentParser

/// `unicard format`: names and addresses as readers and posts want them.
struct FormatCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "format",
    abstract: "Print names or addresses as a language or a postal service wants them.",
    discussion: """
      EXAMPLES
        unicard format names contacts.vcf --locale ja
        unicard format names contacts.vcf --order sorting
        unicard format addresses contacts.vcf --locale fr --sender FR --style postal
      """,
    subcommands: [FormatNamesCommand.self, FormatAddressesCommand.self])
}
