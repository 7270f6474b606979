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
        unicard merge old.vcf new.vcf --dry-run --explain "Jane Doe"
        unicard merge old.vcf new.vcf -o all.vcf --review-below 0.95
        unicard merge old.vcf new.vcf --dry-run --html review.html
        unicard merge phone.vcf --into google.csv -o google-new.csv
      """)

  @OptionGroup var input: InputOptions
  @OptionGroup var selection: SelectionOptions
  @OptionGroup var output: NewFileOptions

  @Option(
    help: ArgumentHelp(
      "Merge into this file, which stays what it is: its contacts keep their places and bytes but "
        + "for values they gain, and who is new comes last. Written to -o, or in place; a value that "
        + "has no place in it is refused, unless --force says to leave it out.",
      valueName: "book"),
    completion: .file(extensions: InputFile.extensions))
  var into: String?

  @Flag(help: "With --into: replace that file.")
  var inPlace = false

  @OptionGroup var matching: MatchingOptions

  @Option(
    help: ArgumentHelp(
      "The inputs whose values decide, the most preferred first.", valueName: "source,..."),
    transform: Self.names)
  var prefer: [String] = []

  @Option(
    help: ArgumentHelp(
      "Write which record belongs to whom to this file, as CSV.", valueName: "file"),
    completion: .file())
  var assignments: String?

  @OptionGroup var reader: LocaleOptions

  @OptionGroup var undo: UndoOption

  @OptionGroup var common: CommonOptions

  @Sendable private static func names(_ text: String) throws -> [String] {
    text.split(separator: ",").map(String.init).filter { !$0.isEmpty }
  }

  /// All files to read.
  var inputs: [String] {
    guard let into, !input.inputs.contains(into) else { return input.inputs }
    return input.inputs + [into]
  }

  /// The file that the contacts go to; nil for standard output.
  var contactsPath: String? { output.path ?? (inPlace ? into : nil) }

  /// Whether contacts hold the records that they were merged from. A file of another program's, into
  /// which is merged, does only if asked for.
  var keepsRecords: Bool {
    into == nil ? undo.keepsRecords(output.writing) : undo.undo ?? false
  }

  /// The file of the decisions: the one that was named, or, for a review, one beside the output.
  var decisionsPath: String? {
    if matching.decisions != nil || !matching.review { return matching.decisions }
    let path = contactsPath ?? inputs[0]
    let name = path.split(separator: "/").last ?? ""
    let dot = name.lastIndex(of: ".").map { name.distance(from: $0, to: name.endIndex) } ?? 0
    return path.dropLast(dot) + ".decisions.jsonl"
  }

  func validate() throws {
    if inPlace, into == nil || output.output != nil {
      throw ValidationError("--in-place replaces the file of --into; leave out -o.")
    }
    if into != nil, !output.format.isEmpty {
      throw ValidationError("--into keeps the file's own format; leave out --to and --for.")
    }
    if into == "-" { throw ValidationError("--into takes a file; name it.") }
    if matching.review, inputs.contains("-") {
      throw ValidationError("--review reads answers from standard input; name the inputs as files.")
    }
    let places = [
      output.output, inPlace ? into : nil, assignments, matching.report, matching.html,
      decisionsPath,
    ].compactMap { $0 }
    if Set(places).count < places.count {
      throw ValidationError(
        "Two of the outputs go to the same place, or one to the decisions; name a file for each.")
    }
    let usesOutput = !matching.dryRun && contactsPath == nil
    if usesOutput, assignments == "-" || matching.report == "-" {
      throw ValidationError("The contacts go to standard output; write the rest to files.")
    }
  }

  func run(on console: Console) throws -> ExitStatus {
    try MergeJob(command: self, console: console).run()
  }
}
