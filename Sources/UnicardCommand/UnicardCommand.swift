import ArgumentParser

/// The `unicard` command.
struct UnicardCommand: ParsableCommand {
  /// The version that `--version` prints.
  static let version = "1.0.0"

  static let configuration = CommandConfiguration(
    commandName: "unicard",
    abstract: "Reads, checks and converts contacts without losing any of them.",
    discussion: """
      An INPUT is a file, a folder with contact files in it, or - for standard input. Its format \
      is told by its content. Data goes to standard output, all else to standard error.

      EXAMPLES
        unicard check contacts.vcf
        unicard convert contacts.vcf --for google -o google.vcf
        unicard merge phone.vcf cloud.vcf -o all.vcf
        unicard list contacts.vcf --where 'has birthday and group = Friends'

      EXIT CODES
        0   all is well
        1   check found problems, diff found differences, or nothing matched
        2   something could not be read or written, or held no contact
        64  wrong usage
      """,
    version: version,
    subcommands: [
      ConvertCommand.self, MergeCommand.self, DedupeCommand.self, UnmergeCommand.self,
      LabelsCommand.self,
      SheetsCommand.self, DirectoryCommand.self, CheckCommand.self, InspectCommand.self,
      DiffCommand.self, EditCommand.self, NewCommand.self, DeleteCommand.self, AddCommand.self,
      ListCommand.self,
      ShowCommand.self, GroupsCommand.self, FormatCommand.self, FormatsCommand.self,
      BookCommand.self,
      PickCommand.self,
    ])
}
