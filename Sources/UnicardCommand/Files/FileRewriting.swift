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
    // A table's column of days has no room for a second.
    let saysWhen = !input.input.format.isCSV
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
      to: { try target.write($0) }, additions: additions,
      revise: { contact in
        let revision = try revise(contact)
        guard saysWhen, case .replace(let revised) = revision else { return revision }
        return .replace(revised.later(than: contact))
      })
    try batch?.finish()
    if !lost.isEmpty, !force {
      outcome.refusal = Refusal(lost[...], of: lostCount, in: input.name, input.input.format)
    } else {
      try held?.release(to: sink)
    }
    return outcome
  }

  /// Refuses a new file whose name says that it is of another form than the one that is kept.
  private func checkName(of sink: any ByteSink) throws {
    guard let path = (sink as? AtomicFile)?.path, path != input.file.path else { return }
    try OutputName.check(path, of: input.name, keeping: input.input.format)
  }
}
