import ArgumentParser
import ContactCoding
import ContactModel
import FileFormats
import FileWriting
import PackedFiles
import SourceText

/// `unicard check`: shows what is wrong with files of contacts.
struct CheckCommand: UnicardSubcommand {
  static let configuration = CommandConfiguration(
    commandName: "check",
    abstract: "Show every problem of the inputs, with its line.",
    discussion: """
      The exit code is 0 if there is none, 1 if there is one, and 2 if an input can't be read or \
      holds no contact. Notes are no problems.

      EXAMPLES
        unicard check contacts.vcf
        unicard check --json backups/ > problems.jsonl
        unicard check --addresses --sender DE contacts.vcf
        unicard check --fix contacts.vcf -o repaired.vcf
      """)

  @OptionGroup var input: InputOptions

  @Flag(help: "Print one JSON object for each problem.")
  var json = false

  @Flag(help: "Report every deviation from the standard, harmless ones too.")
  var strictRfc = false

  @Flag(help: "Look at postal addresses as well: countries, postcodes, towns.")
  var addresses = false

  @Option(
    help: ArgumentHelp(
      "The country that addresses are in which name none, as DE; for --addresses.",
      valueName: "country"),
    transform: CountryArgument.code)
  var sender: String?

  @Flag(help: "Write a repaired file, in the input's own format, to --output.")
  var fix = false

  @OptionGroup var output: OutputOptions
  @OptionGroup var common: CommonOptions

  func validate() throws {
    if sender != nil, !addresses {
      throw ValidationError("--sender is for --addresses; add it.")
    }
    if fix, output.output == nil, !output.inPlace {
      throw ValidationError("--fix needs to know where to write: add -o FILE, or --in-place.")
    }
    if !fix, output.output != nil || output.inPlace {
      throw ValidationError("check writes a file only with --fix; use > FILE to keep the list.")
    }
    if fix, output.output == "-" {
      throw ValidationError("The list goes to standard output; write the repaired file to -o FILE.")
    }
    if fix, input.inputs.count > 1 {
      throw ValidationError("--fix repairs one input at a time.")
    }
    if fix, output.output == nil, input.inputs.contains("-") {
      throw ValidationError("Standard input can't be replaced; name an --output.")
    }
  }

  func run(on console: Console) throws -> ExitStatus {
    var tally = CheckTally()
    let files = try InputFile.files(input.inputs, input.reading, on: console)
    if fix, files.count > 1, output.output != nil {
      throw CommandFailure(
        "--fix writes one file, and there are \(files.count) in the folder.",
        hint: "Name one of them, or repair each in its place with --in-place.", status: .usage)
    }
    for file in files {
      do {
        let inputs = try file.openUnlessLeftOut(input.reading, on: console)
        if fix, inputs.count > 1 { throw CommandFailure.several(inputs, in: file.path) }
        for opened in inputs {
          try check(opened, &tally, console)
          if fix { try repair(opened, console) }
        }
      } catch let error as SourceError {
        tally.failures += 1
        console.error(error.message)
      } catch let error as PackedFileError {
        tally.failures += 1
        console.error(error.message)
      } catch let error as ContactFileError {
        tally.failures += 1
        console.error(error.message, hint: error.commandHint)
      }
    }
    try console.output.flush()
    if tally.inputs == 0, tally.failures == 0 { throw NoContact.failure([]) }
    if !json, tally.contacts > 0 { console.note(tally.summary) }
    return tally.status
  }

  private func check(
    _ opened: OpenInput, _ tally: inout CheckTally, _ console: Console
  ) throws {
    let printer = DiagnosticPrinter(isJSON: json, console: console)
    // The second pass of a strict check begins at the start again.
    let batch = DiagnosticBatch(opened, capacity: strictRfc || addresses ? 50_000 : 4096) {
      try printer.print($0)
    }
    let bar = ProgressBar(console, total: opened.stream.byteCount, verb: "Checking")
    var counts: [Severity: Int] = [:]
    let summary = try opened.input.check(
      jobs: input.reading.jobs,
      diagnostics: { diagnostic, contact in
        counts[diagnostic.severity, default: 0] += 1
        batch.add(diagnostic, contactName: json ? nil : contact?.displayName)
      },
      progress: { bar.advance(bytes: $0, contacts: $1) })
    if strictRfc {
      try opened.again().input.checkConformance(
        jobs: input.reading.jobs,
        diagnostics: { diagnostic, contact in
          counts[diagnostic.severity, default: 0] += 1
          batch.add(diagnostic, contactName: json ? nil : contact.displayName)
        })
    }
    if addresses {
      let review = AddressCheck(sender: sender, locale: console.locale.identifier)
      try review.check(opened.again(), jobs: input.reading.jobs) { diagnostic, contact in
        counts[diagnostic.severity, default: 0] += 1
        batch.add(diagnostic, contactName: json ? nil : contact.displayName)
      }
    }
    bar.finish()
    try batch.finish()
    if summary.contacts == 0 {
      tally.failures += 1
      NoContact.report(opened, on: console)
    } else {
      tally.add(contacts: summary.contacts, groups: summary.groups, counts)
    }
  }

  private func repair(_ opened: OpenInput, _ console: Console) throws {
    let again = opened.again()
    let outputs = Outputs(
      inputs: [again], force: output.force, inPlace: output.inPlace, on: console)
    if output.path == nil, opened.isPacked { throw CommandFailure.packed(opened) }
    let path = output.path ?? again.file.path
    let file = try outputs.open(path)
    let rewriting = FileRewriting(
      input: again, force: output.force, jobs: input.reading.jobs, isRepairing: true,
      console: console)
    let outcome = try rewriting.run(to: file) { _ in .keep }
    guard outcome.summary.contacts > 0 else { return }
    try outputs.commit(file)
    let repaired = outcome.summary.replaced
    let removed = outcome.summary.removedTexts
    let groups = outcome.summary.groups
    console.note(
      "Wrote \(Count.contacts(outcome.summary.contacts - groups, groups: groups)) to \(VisibleText.line(path)); "
        + (repaired == 0 ? "none needed repair" : "\(Count.grouped(repaired)) of them repaired")
        + (removed == 0 ? "." : ", and \(Count(removed, "text")) between them left out."))
    LossText(outcome.losses, hasReport: true, console: console).print()
  }
}

/// Counts what was found in all inputs.
struct CheckTally {
  private(set) var inputs = 0
  /// How many contacts there are, and how many of them are cards of groups.
  private(set) var contacts = 0
  private(set) var groups = 0
  private(set) var counts: [Severity: Int] = [:]
  /// How many files could not be read, or hold no contact.
  var failures = 0

  mutating func add(contacts: Int, groups: Int, _ counts: [Severity: Int]) {
    inputs += 1
    self.contacts += contacts
    self.groups += groups
    self.counts.merge(counts, uniquingKeysWith: +)
  }

  private var problems: Int { (counts[.error] ?? 0) + (counts[.warning] ?? 0) }

  var status: ExitStatus { failures > 0 ? .failure : problems > 0 ? .found : .success }

  /// The last line for a person.
  var summary: String {
    var parts: [String] = []
    if let count = counts[.error] { parts.append("\(Count(count, "error"))") }
    if let count = counts[.warning] { parts.append("\(Count(count, "warning"))") }
    if let count = counts[.note] { parts.append("\(Count(count, "note"))") }
    let place = inputs == 1 ? "" : " in \(Count(inputs, "file"))"
    let found = parts.isEmpty ? "no problem" : parts.joined(separator: ", ")
    let failed = failures == 0 ? "" : "; \(Count(failures, "file")) could not be checked"
    let checked = Count.contacts(contacts - groups, groups: groups)
    return "Checked \(checked)\(place): \(found)\(failed)."
  }
}
