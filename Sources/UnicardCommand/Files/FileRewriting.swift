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
    if !lost.isEmpty, !force { throw refusal(lost, lostCount) }
    try held?.release(to: sink)
    return outcome
  }

  /// Refuses a new file whose name says that it is of another form than the one that is kept.
  private func checkName(of sink: any ByteSink) throws {
    guard let path = (sink as? AtomicFile)?.path, path != input.file.path else { return }
    try OutputName.check(path, of: input.name, keeping: input.input.format)
  }

  private func refusal(_ lost: [ConversionLoss], _ count: Int) -> CommandFailure {
    .noPlace(for: lost[...], of: count, in: input.name, input.input.format)
  }
}

extension CommandFailure {
  /// Says that values have no place in a file that is written again in its own form.
  ///
  /// - Parameters:
  ///   - lost: The first of the values.
  ///   - count: How many there are.
  ///   - name: The file.
  ///   - convertible: What `convert` calls the file; nil where that is its name.
  static func noPlace(
    for lost: ArraySlice<ConversionLoss>, of count: Int, in name: String,
    convertible: String? = nil, _ format: ContactFormat
  ) -> CommandFailure {
    let values = lost.map { loss in
      let name = VisibleText.line(loss.contactName)
      let value = VisibleText.line(DisplayWidth.truncated(loss.value, to: 40))
      let field = loss.key == .preserved ? loss.property : FieldSchema[loss.key].columnTitle
      return "\(VisibleText.line(field)) “\(value)”\(name.isEmpty ? "" : " of \(name)")"
    }
    // What the file's encoding can't say, another column would not say either.
    let reasons = Set(lost.map(\.reason))
    let reason = lost.first.flatMap { $0.reason.hasPrefix("The file") ? $0.reason : nil }
    let cause = reasons.count == 1 ? reason.map { " " + $0 } ?? "" : ""
    let more = count > lost.count ? " and \(Count(count - lost.count, "other value"))" : ""
    return CommandFailure(
      "\(name) has no place for \(values.joined(separator: ", "))\(more); "
        + "nothing was written.\(cause)",
      hint: format.isCSV
        ? "--force writes it without; unicard convert \(convertible ?? name) -o contacts.vcf makes a "
          + "file that has room for it."
        : "--force writes it without.",
      status: .found)
  }
}
