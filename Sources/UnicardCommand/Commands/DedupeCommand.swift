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

  @OptionGroup var matching: MatchingOptions

  @OptionGroup var common: CommonOptions

  func run(on console: Console) throws -> ExitStatus {
    try MergeJob(command: merge, isLook: isLook && !matching.dryRun, console: console).run()
  }

  /// Whether nobody has said where to write.
  private var isLook: Bool { output.output == nil && !output.inPlace }

  /// The merge that does it.
  private var merge: MergeCommand {
    get throws {
      var merge = try MergeCommand.parse([file, "--into", file])
      merge.output.output = output.output
      merge.output.force = output.force
      merge.inPlace = output.inPlace
      merge.matching = matching
      // To look is the use of it that changes nothing.
      if isLook { merge.matching.dryRun = true }
      try merge.validate()
      return merge
    }
  }

  func validate() throws { _ = try merge }
}
