import ContactCoding
import ContactSelection
import SourceText

/// One call of `unicard convert`: opens, converts, puts in place, and tells.
struct ConversionJob {
  let command: ConvertCommand
  let console: Console

  private var output: OutputOptions { command.output }

  func run() throws -> ExitStatus {
    let predicate = try command.selection.predicate()
    let inputs = try InputFile.openAll(
      command.input.inputs, command.input.reading, on: console)
    let outputGuard = OutputGuard(
      inputs: inputs, force: output.force, inPlace: output.inPlace)
    // Opened first of all, so that a name that can't be written fails before the work is done.
    let reportFile = try command.report.map { path -> any ByteSink in
      path == "-" ? console.output : try outputGuard.open(path)
    }
    let report = reportFile.map { ConversionReport($0) }
    let status: ExitStatus
    if output.inPlace, output.output == nil {
      status = try replaceEach(inputs, predicate, report, outputGuard)
    } else {
      status = try convert(inputs, predicate, report, outputGuard)
    }
    try report?.finish()
    try (reportFile as? AtomicFile)?.commit()
    return status
  }

  private func replaceEach(
    _ inputs: [OpenInput], _ predicate: ContactPredicate?, _ report: ConversionReport?,
    _ outputGuard: OutputGuard
  ) throws -> ExitStatus {
    var worst = ExitStatus.success
    for input in inputs {
      var options = writingOptions(ownFormat: input.input.format, path: nil)
      if command.format.to == nil { options.headerLanguage = input.input.mapping?.language }
      let conversion = try makeConversion(options, predicate, report)
      let file = command.dryRun ? nil : try outputGuard.open(input.file.path)
      let totals = try conversion.run([input], to: file ?? NullSink())
      let status = judge(totals, [input])
      if status == .success { try file?.commit() }
      if status.rawValue > worst.rawValue { worst = status }
      finish(totals, [input], options, to: input.file.path, status, report)
    }
    return worst
  }

  private func convert(
    _ inputs: [OpenInput], _ predicate: ContactPredicate?, _ report: ConversionReport?,
    _ outputGuard: OutputGuard
  ) throws -> ExitStatus {
    let options = writingOptions(ownFormat: nil, path: output.path)
    let conversion = try makeConversion(options, predicate, report)
    let totals: ConversionTotals
    let status: ExitStatus
    var place = output.path
    if command.dryRun {
      totals = try conversion.run(inputs, to: NullSink())
      status = judge(totals, inputs)
    } else if let folder = command.split {
      place = folder
      if command.strict, let refused = try refusal(inputs, options, predicate) { return refused }
      let files = try SplitFiles(folder: folder, output: outputGuard, force: output.force)
      totals = try conversion.split(inputs, into: files)
      files.finish()
      status = judge(totals, inputs)
    } else if let path = output.path {
      let file = try outputGuard.open(path)
      totals = try conversion.run(inputs, to: file)
      status = judge(totals, inputs)
      if status == .success { try file.commit() }
    } else {
      try outputGuard.checkStandardOutput(of: console)
      // What went to standard output can't be taken back: look first.
      if command.strict, let refused = try refusal(inputs, options, predicate) { return refused }
      let sink = console.isOutputTerminal ? TerminalSink(console.output) : console.output
      totals = try conversion.run(inputs, to: sink)
      try sink.flush()
      status = judge(totals, inputs)
    }
    finish(totals, inputs, options, to: place, status, report)
    return status
  }

  /// Converts without writing, to see whether `--strict` allows it.
  private func refusal(
    _ inputs: [OpenInput], _ options: WritingOptions, _ predicate: ContactPredicate?
  ) throws -> ExitStatus? {
    let trial = Conversion(
      options: options, jobs: command.input.reading.jobs, predicate: predicate,
      phones: phoneRewriting(), photos: nil, report: nil, console: console)
    // Reading consumes a stream.
    let totals = try trial.run(inputs.map { try $0.again() }, to: NullSink())
    let status = judge(totals, inputs)
    guard status != .success else { return nil }
    finish(totals, inputs, options, to: nil, status, nil)
    return status
  }

  // MARK: Settings

  private func writingOptions(ownFormat: ContactFormat?, path: String?) -> WritingOptions {
    var options = command.format.writing(path: path, ownFormat: ownFormat)
    options.folds = !command.noFold
    if command.spreadsheetSafe { options.isSpreadsheetSafe = true }
    switch command.photos {
    case .keep, .extract: options.photos = .keep
    case .drop: options.photos = .drop
    case .limit(let bytes): options.photos = .limit(bytes: bytes)
    }
    return options
  }

  private func makeConversion(
    _ options: WritingOptions, _ predicate: ContactPredicate?, _ report: ConversionReport?
  ) throws -> Conversion {
    var photos: PhotoExtraction?
    if case .extract(let folder) = command.photos, !command.dryRun {
      photos = try PhotoExtraction(folder: folder)
    }
    return Conversion(
      options: options, jobs: command.input.reading.jobs, predicate: predicate,
      phones: phoneRewriting(), photos: photos, report: report, console: console)
  }

  private func phoneRewriting() -> PhoneRewriting? {
    guard command.normalizePhones else { return nil }
    return PhoneRewriting(region: command.region, locale: console.locale)
  }

  private func judge(_ totals: ConversionTotals, _ inputs: [OpenInput]) -> ExitStatus {
    if totals.contacts == 0 { return totals.leftOut > 0 ? .found : .failure }
    return command.strict && totals.isDoubtful ? .found : .success
  }

  // MARK: Telling

  private func finish(
    _ totals: ConversionTotals, _ inputs: [OpenInput], _ options: WritingOptions,
    to place: String?, _ status: ExitStatus, _ report: ConversionReport?
  ) {
    report?.add(totals, format: options.format)
    ConversionSummaryText(
      totals: totals, inputs: inputs, options: options, place: place,
      isSplit: command.split != nil, isDryRun: command.dryRun,
      isRefused: status != .success && command.strict, hasReport: command.report != nil,
      hasRegion: command.region != nil,
      console: console
    ).print()
  }
}
