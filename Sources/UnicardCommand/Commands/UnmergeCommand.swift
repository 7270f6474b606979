import ArgumentParser

/// `unicard unmerge`: takes merged contacts apart.
struct UnmergeCommand: UnicardSubcommand {
  static let configuration = CommandConfiguration(
    commandName: "unmerge",
    abstract: "Give back the records that 'unicard merge' joined.",
    discussion: """
      A merged contact holds its records whole, so each comes back as it was, in its own version of \
      vCard where no other format is asked for. Changes made to the merged contact since are not \
      in them. Contacts that were not merged stay as they are.

      EXAMPLES
        unicard unmerge all.vcf -o apart.vcf
        unicard unmerge all.vcf --where 'name = "Jane Doe"' -o corrected.vcf
        unicard unmerge all.vcf --where 'name = Jo' -o apart.vcf --decisions d.jsonl
        unicard unmerge all.csv --report report.json --to vcard4 -o apart.vcf
        unicard unmerge --report report.json -o records.vcf
      """)

  @Argument(
    help: ArgumentHelp(
      "Files, folders with contact files in them, or - for standard input; with --report none is "
        + "needed.",
      valueName: "input"),
    completion: .file(extensions: InputFile.extensions))
  var inputs: [String] = []

  @OptionGroup var reading: ReadingOptions

  @Option(
    name: [.customShort("w"), .customLong("where")],
    help: ArgumentHelp(
      "Take apart only the contacts that this is true of; the others stay.", valueName: "expr"))
  var expression: String?

  @OptionGroup var output: NewFileOptions

  @Option(
    help: ArgumentHelp(
      "Take the records of contacts that don't hold them from the report that merge wrote; "
        + "without an input, those of all who were joined.",
      valueName: "file"),
    completion: .file())
  var report: String?

  @Option(
    help: ArgumentHelp(
      "Note in this file that the records of the contacts that --where selects are not one person, "
        + "for later merges.",
      valueName: "file"),
    completion: .file())
  var decisions: String?

  @OptionGroup var common: CommonOptions

  func validate() throws {
    if decisions != nil, expression == nil {
      throw ValidationError(
        "--decisions notes that records stay apart, which is not true of all; select with --where.")
    }
    if inputs.isEmpty, report == nil {
      throw ValidationError("Name an input, or the --report of a merge.")
    }
    if inputs.isEmpty, expression != nil {
      throw ValidationError("--where selects contacts of the inputs; name one.")
    }
  }

  func run(on console: Console) throws -> ExitStatus {
    try UnmergeJob(command: self, console: console).run()
  }
}
