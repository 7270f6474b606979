import ArgumentParser
import ContactModel

/// `unicard merge`: one contact a person.
struct MergeCommand: UnicardSubcommand {
  static let configuration = CommandConfiguration(
    commandName: "merge",
    abstract: "Unify duplicates across and within address books.",
    discussion: """
      Every person becomes one contact that holds all values of the records it is made of, each \
      once. Where records contradict each other, the account named first by --prefer, else the \
      newest record, else the fullest decides; the rest is kept and told of. 'unicard unmerge' \
      gives the records back.

      EXAMPLES
        unicard merge phone.vcf cloud.vcf --dry-run
        unicard merge phone.vcf cloud.vcf -o all.vcf
        unicard merge *.vcf -o all.vcf --review --decisions decisions.jsonl
        unicard merge a.vcf b.vcf -o all.vcf --apart "a.vcf 3" "b.vcf 7"
        unicard merge old.vcf new.vcf -o all.vcf --prefer new.vcf --report report.json
        unicard merge old.vcf new.vcf --dry-run --explain | less
      """)

  @OptionGroup var input: InputOptions
  @OptionGroup var selection: SelectionOptions
  @OptionGroup var output: NewFileOptions

  @Flag(help: "Show who would be joined, and write no contacts.")
  var dryRun = false

  @Flag(help: "Print why records were joined, and why doubtful ones were not.")
  var explain = false

  @Flag(help: "Ask about the doubtful pairs.")
  var review = false

  @Option(
    help: ArgumentHelp(
      "Obey the decisions in this file, and keep those of --review in it.", valueName: "file"),
    completion: .file())
  var decisions: String?

  @Option(
    help: ArgumentHelp(
      "Keep two records apart, named by place as \"phone.vcf 12\", by key, or by name.",
      valueName: "a> <b"))
  var apart: [String] = []

  @Option(help: ArgumentHelp("Join two records, named in the same way.", valueName: "a> <b"))
  var together: [String] = []

  @Option(
    help: ArgumentHelp(
      "Join records that are one person with this probability, 0.5 to 1; 0.9 if not given.",
      valueName: "p"))
  var threshold: Double?

  @Option(
    help: ArgumentHelp(
      "The inputs whose values decide, the most preferred first.", valueName: "source,..."),
    transform: Self.names)
  var prefer: [String] = []

  @Option(
    help: ArgumentHelp(
      "The country of phone numbers without a country code, where no address tells, as DE.",
      valueName: "country"),
    transform: CountryArgument.code)
  var region: String?

  @Option(
    help: ArgumentHelp(
      "Write which record belongs to whom to this file, as CSV.", valueName: "file"),
    completion: .file())
  var assignments: String?

  @Option(
    help: ArgumentHelp(
      "Write people, reasons, conflicts and losses to this file, as JSON lines.", valueName: "file"),
    completion: .file())
  var report: String?

  @Flag(name: .customLong("no-undo"), help: "Leave out what 'unicard unmerge' needs.")
  var noUndo = false

  @OptionGroup var common: CommonOptions

  @Sendable private static func names(_ text: String) throws -> [String] {
    text.split(separator: ",").map(String.init).filter { !$0.isEmpty }
  }

  /// Whether the command line itself decides about records.
  var isDeciding: Bool { !apart.isEmpty || !together.isEmpty }

  func validate() throws {
    for (name, texts) in [("apart", apart), ("together", together)]
    where !texts.count.isMultiple(of: 2) {
      throw ValidationError("--\(name) takes two records, as --\(name) \"a.vcf 3\" \"b.vcf 7\".")
    }
    if let threshold, !(0.5...1).contains(threshold) {
      throw ValidationError("--threshold takes a probability from 0.5 to 1, as 0.9.")
    }
    if review, input.inputs.contains("-") {
      throw ValidationError("--review reads answers from standard input; name the inputs as files.")
    }
    let places = [output.output, assignments, report, decisions].compactMap { $0 }
    if Set(places).count < places.count {
      throw ValidationError(
        "Two of the outputs go to the same place, or one to the decisions; name a file for each.")
    }
    let usesOutput = !dryRun && output.path == nil
    if usesOutput, assignments == "-" || report == "-" {
      throw ValidationError("The contacts go to standard output; write the rest to files.")
    }
  }

  func run(on console: Console) throws -> ExitStatus {
    try MergeJob(command: self, console: console).run()
  }
}
