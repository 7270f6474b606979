import ContactCoding
import ContactModel
import FileFormats
import FileWriting
import SourceText
import TableCoding

/// Writes an input again in its own form, with changes: what is not changed stays byte for byte.
struct FileRewriting {
  /// What came of it.
  struct Outcome {
    var summary = RewritingSummary()
    var losses = LossTally()
    /// Why nothing is to be put in place; nil where all has one.
    var refusal: Refusal?
  }

  /// Values that have no place in the file.
  struct Refusal {
    fileprivate let input: OpenInput
    /// What it has no place for, and of whom.
    fileprivate let values: String
    fileprivate let cause: String

    /// What is wrong, as a sentence without an end.
    var problem: String { "\(input.name) has no place for \(values)" }

    /// - Parameters:
    ///   - listing: Where all values are listed, as a sentence; empty where they are not.
    func failure(
      consequence: String = "nothing was written", listing: String = ""
    ) -> CommandFailure {
      CommandFailure(
        "\(problem); \(consequence).\(cause)",
        hint: (listing.isEmpty ? "" : listing + " ")
          + (input.input.format.isCSV
            ? "--force writes it without; unicard convert \(input.name) -o contacts.vcf makes a file "
              + "that has room for it."
            : "--force writes it without."),
        status: .found)
    }
  }

  let input: OpenInput
  /// Whether it is written even if a value has no place in it.
  let force: Bool
  var jobs = 0
  /// Whether what the reader complained of is written anew.
  var isRepairing = false
  var report: ConversionReport?
  let console: Console

  /// Writes to a sink, which the caller puts in place.
  ///
  /// - Parameters:
  ///   - additions: New contacts, asked for once all others were revised.
  ///   - losses: Told what could not be kept, in order.
  ///   - revise: Says what becomes of each contact, in the file's order.
  /// - Throws: ``CommandFailure`` where a value would be lost without `--force`; nothing is to be
  ///   put in place then.
  func run(
    to sink: any ByteSink, additions: () throws -> [Contact] = { [] },
    losses: (ConversionLoss) -> Void = { _ in },
    revise: (Contact) throws -> ContactRevision
  ) throws -> Outcome {
    let outcome = try tried(to: sink, additions: additions, losses: losses, revise: revise)
    if let refusal = outcome.refusal { throw refusal.failure() }
    return outcome
  }

  /// Writes to a sink, which the caller puts in place unless the outcome has a refusal.
  func tried(
    to sink: any ByteSink, additions: () throws -> [Contact] = { [] },
    losses: (ConversionLoss) -> Void = { _ in },
    revise: (Contact) throws -> ContactRevision
  ) throws -> Outcome {
    try checkName(of: sink)
    var outcome = Outcome()
    var lost: [ConversionLoss] = []
    var lostCount = 0
    let bar = ProgressBar(console, total: input.stream.byteCount, verb: "Writing")
    defer { bar.finish() }
    let batch = report.map { report in DiagnosticBatch(input) { report.add($0) } }
    // A file that is refused is not put in place; what went to another program could not be taken back.
    let isUndone = sink is AtomicFile || sink is NullSink
    let held = try force || isUndone || !input.input.format.isCSV ? nil : HeldSink()
    let target = held ?? sink
    outcome.summary = try input.input.rewrite(
      jobs: jobs, isRepairing: isRepairing,
      losses: { loss in
        if loss.isOfValue {
          lostCount += 1
          if lost.count < 3 { lost.append(loss) }
        }
        outcome.losses.add(loss)
        losses(loss)
        report?.add(loss)
      },
      diagnostics: { batch?.add($0) },
      progress: { bar.advance(bytes: $0, contacts: $1) },
      to: { try target.write($0) }, additions: additions, revise: revise)
    try batch?.finish()
    if !lost.isEmpty, !force {
      outcome.refusal = refusal(lost, lostCount)
    } else {
      try held?.release(to: sink)
    }
    return outcome
  }

  /// Refuses a new file whose name says that it is of another form than the one that is kept.
  private func checkName(of sink: any ByteSink) throws {
    let format = input.input.format
    guard let path = (sink as? AtomicFile)?.path, path != input.file.path,
      let named = ContactFormat(fileName: path), named.fileExtension != format.fileExtension
    else { return }
    let shown = VisibleText.line(path)
    throw CommandFailure(
      "\(input.name) stays \(format.title), and \(shown) is named as \(named.title).",
      hint: "Call it .\(format.fileExtension), or change the form first: unicard convert "
        + "\(input.name) -o contacts.\(named.fileExtension)",
      status: .usage)
  }

  private func refusal(_ lost: [ConversionLoss], _ count: Int) -> Refusal {
    let values = lost.map { loss in
      let name = VisibleText.line(loss.contactName)
      let value = VisibleText.line(DisplayWidth.truncated(loss.value, to: 40))
      return "\(FieldSchema[loss.key].columnTitle) “\(value)”\(name.isEmpty ? "" : " of \(name)")"
    }
    // What the file's encoding can't say, another column would not say either.
    let reasons = Set(lost.map(\.reason))
    let reason = lost.first.flatMap { $0.reason.hasPrefix("The file") ? $0.reason : nil }
    let cause = reasons.count == 1 ? reason.map { " " + $0 } ?? "" : ""
    let more = count > lost.count ? " and \(Count(count - lost.count, "other value"))" : ""
    return Refusal(input: input, values: values.joined(separator: ", ") + more, cause: cause)
  }
}
