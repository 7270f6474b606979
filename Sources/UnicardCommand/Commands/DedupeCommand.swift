import ArgumentParser

/// `unicard dedupe`: one contact a person within one file, which stays what it is.
struct DedupeCommand: UnicardSubcommand {
  static let configuration = CommandConfiguration(
    commandName: "dedupe",
    abstract: "Find duplicates in one file, and write it without them in its own format.",
    discussion: """
      Of contacts that are one person, one stays in its place and gains what the others say; all \
      other contacts stay byte for byte. Nothing is written without -o or --in-place. It is \
      'unicard merge FILE --into FILE', whose other options are not needed here.

      EXAMPLES
        unicard dedupe contacts.vcf
        unicard dedupe contacts.vcf -o clean.vcf --review
        unicard dedupe google.csv --in-place --decisions decisions.jsonl
        unicard dedupe contacts.vcf --html review.html
      """)

  @Argument(
    help: ArgumentHelp("The file.", valueName: "file"),
    completion: .file(extensions: InputFile.extensions))
  var file: String

  @OptionGroup var output: OutputOptions

  @Flag(help: "Show who would be joined, and write no contacts.")
  var dryRun = false

  @Flag(help: "Print why records were joined, and why doubtful ones were not.")
  var explain = false

  @Flag(help: "Ask about the doubtful pairs.")
  var review = false

  @Option(
    help: ArgumentHelp(
      "Ask about the doubtful pairs, and about joins that are less certain than this, as 0.95.",
      valueName: "p"))
  var reviewBelow: Double?

  @Option(
    help: ArgumentHelp(
      "Obey the decisions in this file, and keep those of --review in it.", valueName: "file"),
    completion: .file())
  var decisions: String?

  @Option(
    help: ArgumentHelp("Keep two contacts apart, named by place or name.", valueName: "a> <b"))
  var apart: [String] = []

  @Option(help: ArgumentHelp("Join two contacts, named in the same way.", valueName: "a> <b"))
  var together: [String] = []

  @Option(
    help: ArgumentHelp(
      "Join contacts that are one person with this probability, 0.5 to 1; 0.9 if not given.",
      valueName: "p"))
  var threshold: Double?

  @Option(
    help: ArgumentHelp("Write a page for a browser to this file.", valueName: "file"),
    completion: .file(extensions: ["html"]))
  var html: String?

  @Option(
    help: ArgumentHelp("Write people, reasons and conflicts to this file.", valueName: "file"),
    completion: .file())
  var report: String?

  @OptionGroup var common: CommonOptions

  func run(on console: Console) throws -> ExitStatus {
    try MergeJob(command: merge, console: console).run()
  }

  /// The merge that does it.
  private var merge: MergeCommand {
    get throws {
      var arguments = [file, "--into", file]
      if let path = output.output { arguments += ["-o", path] }
      if output.force { arguments.append("--force") }
      if output.inPlace { arguments.append("--in-place") }
      // To look is the use of it that changes nothing.
      if dryRun || output.output == nil && !output.inPlace { arguments.append("--dry-run") }
      if explain { arguments.append("--explain") }
      if review { arguments.append("--review") }
      for (name, value) in [
        ("--review-below", reviewBelow.map { "\($0)" }), ("--threshold", threshold.map { "\($0)" }),
        ("--decisions", decisions), ("--html", html), ("--report", report),
      ] {
        if let value { arguments += [name, value] }
      }
      for text in apart { arguments += ["--apart", text] }
      for text in together { arguments += ["--together", text] }
      return try MergeCommand.parse(arguments)
    }
  }

  func validate() throws { _ = try merge }
}
