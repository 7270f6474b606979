import ContactCoding
import ContactModel
import ContactSelection
import FileFormats
import FileWriting
import LocaleSupport
import SourceText
import TableCoding
import Unicard

/// One call of `unicard convert`: opens, converts, puts in place, and tells.
struct ConversionJob {
  let command: ConvertCommand
  let console: Console

  private var output: OutputOptions { command.output }

  func run() throws -> ExitStatus {
    try refuseOutputAsInput()
    let inputs = try InputFile.openAll(
      command.input.inputs, command.input.reading, on: console)
    let predicate = try command.selection.predicate(on: console)?
      .knowing(inputs, jobs: command.input.reading.jobs, takesCards: true)
    let outputs = Outputs(
      inputs: inputs, force: output.force, inPlace: output.inPlace, on: console)
    outputs.reserve(command.input.reading.map, as: "the file that says what columns hold")
    let reportFile = try command.report.map { path -> any ByteSink in
      path == "-" ? console.output : try outputs.open(path)
    }
    let report = reportFile.map { ConversionReport($0) }
    let status: ExitStatus
    if output.inPlace, replacesItself(inputs, outputs) {
      status = try replaceEach(inputs, predicate, report, outputs)
    } else {
      status = try convert(inputs, predicate, report, outputs)
    }
    return status
  }

  /// Says how an output is named, where the last input is not there and was meant as one.
  private func refuseOutputAsInput() throws {
    guard output.path == nil, command.input.inputs.count > 1, let last = command.input.inputs.last,
      ContactFormat(fileName: last) != nil, FileIdentity(path: last) == nil,
      PackedInput.container(of: last) == nil,
      command.input.inputs.dropLast().allSatisfy({ $0 == "-" || FileIdentity(path: $0) != nil })
    else { return }
    throw CommandFailure(
      "There is no input \(last).", hint: "To write it, put -o before its name: -o \(last).",
      status: .usage)
  }

  /// Whether each input is replaced by what is made of it alone.
  private func replacesItself(_ inputs: [OpenInput], _ outputs: Outputs) -> Bool {
    guard let path = output.path else { return output.output == nil }
    return inputs.count == 1 && outputs.input(at: path) != nil
  }

  private func replaceEach(
    _ inputs: [OpenInput], _ predicate: ContactPredicate?, _ report: ConversionReport?,
    _ outputs: Outputs
  ) throws -> ExitStatus {
    var worst = ExitStatus.success
    var photos: [AtomicFile] = []
    var told: [() -> Void] = []
    if let packed = inputs.first(where: \.isPacked) { throw CommandFailure.packed(packed) }
    for input in inputs {
      try refuseOtherTable(input)
      let options = writingOptions(ownFormat: input.input.format, path: nil)
      let conversion = try makeConversion([input], options, predicate, report, outputs)
      let file = command.dryRun ? nil : try outputs.open(input.file.path)
      let sink: any ByteSink = file ?? NullSink()
      // A table stays the one that it is, whosever columns it has.
      let totals =
        try input.input.format.isCSV && command.format.isEmpty
        ? conversion.rewrite(input, force: output.force || command.dryRun, to: sink)
        : conversion.run([input], to: sink)
      let status = judge(totals, [input])
      report?.add(totals, format: options.format)
      if let file {
        if status == .success {
          try file.prepare()
          // Somebody's picture may be in two files.
          for photo in try conversion.photos?.files() ?? [] {
            if photos.contains(where: { $0.path == photo.path }) {
              photo.abandon()
            } else {
              photos.append(photo)
            }
          }
        } else {
          outputs.abandon(file)
        }
      }
      if status.rawValue > worst.rawValue { worst = status }
      told.append {
        tell(totals, [input], options, input.file.path, status)
        conversion.records?.tell(options, isStated: command.undo.undo != nil, on: console)
        tell(conversion.fields)
      }
    }
    try report?.finish()
    try outputs.commit(with: photos)
    for tell in told { tell() }
    return worst
  }

  /// Refuses to put a table of Unicard's own columns in the place of one that was to stay what it is.
  private func refuseOtherTable(_ input: OpenInput) throws {
    guard input.input.format.isCSV, command.format.isEmpty else { return }
    let isSorted = if case .none = command.sort { false } else { true }
    let options = [
      ("--sort", isSorted), ("--canonical", command.canonical),
      ("--spreadsheet-safe", command.spreadsheetSafe),
    ]
    guard let option = options.first(where: \.1)?.0 else { return }
    throw CommandFailure(
      "\(option) writes tables with Unicard's own columns; \(input.name) would not stay the table that "
        + "it is. Nothing was changed.",
      hint:
        "Write to another file with -o, or say which columns are wanted with --to, as google-csv.",
      status: .usage)
  }

  private func convert(
    _ inputs: [OpenInput], _ predicate: ContactPredicate?, _ report: ConversionReport?,
    _ outputs: Outputs
  ) throws -> ExitStatus {
    // A file that replaces an input stays what it is.
    let replaced = output.path.flatMap { outputs.input(at: $0) }
    let options = writingOptions(ownFormat: replaced?.input.format, path: output.path)
    let place = command.split ?? output.path
    let file = command.dryRun ? nil : try output.path.map { try outputs.open($0) }
    if !command.dryRun, place == nil { try outputs.checkStandardOutput() }
    // What went to standard output or into a pipe can't be taken back, and many files are no trial:
    // look first.
    let canTakeBack = file.map { !$0.isDirect } ?? false
    if command.strict, !command.dryRun, !canTakeBack,
      let refused = try refusal(inputs, options, predicate, report, outputs)
    {
      return refused
    }
    let conversion = try makeConversion(inputs, options, predicate, report, outputs)
    let totals: ConversionTotals
    var files: SplitFiles?
    if command.dryRun {
      totals = try conversion.run(inputs, to: NullSink())
    } else if let folder = command.split {
      let split = try SplitFiles(folder: folder, outputs: outputs, force: output.force)
      files = split
      totals = try conversion.split(inputs, into: split)
    } else {
      let sink: any ByteSink =
        file ?? (console.isOutputTerminal ? TerminalSink(console.output) : console.output)
      totals = try conversion.run(inputs, to: sink)
      try sink.flush()
    }
    let status = judge(totals, inputs)
    report?.add(totals, format: options.format)
    try report?.finish()
    if status != .success {
      if let file { outputs.abandon(file) }
      try outputs.commit()
    } else {
      let photos = try conversion.photos?.files() ?? []
      if let files {
        try files.place { try outputs.commit(with: photos) }
      } else {
        try outputs.commit(with: photos)
      }
    }
    tell(totals, inputs, options, place, status)
    conversion.records?.tell(options, isStated: command.undo.undo != nil, on: console)
    tell(conversion.fields)
    return status
  }

  /// Converts without writing, to see whether `--strict` allows it.
  private func refusal(
    _ inputs: [OpenInput], _ options: WritingOptions, _ predicate: ContactPredicate?,
    _ report: ConversionReport?, _ outputs: Outputs
  ) throws -> ExitStatus? {
    var trial = try makeConversion(inputs, options, predicate, nil, outputs, isTrial: true)
    // Reading consumes a stream.
    let totals = try trial.run(inputs.map { $0.again() }, to: NullSink())
    let status = judge(totals, inputs)
    guard status != .success else { return nil }
    if report != nil {
      // Once more, for the report of what was in the way.
      trial = try makeConversion(inputs, options, predicate, report, outputs, isTrial: true)
      _ = try trial.run(inputs.map { $0.again() }, to: NullSink())
    }
    report?.add(totals, format: options.format)
    try report?.finish()
    try outputs.commit()
    tell(totals, inputs, options, nil, status)
    return status
  }

  // MARK: Settings

  private func writingOptions(ownFormat: ContactFormat?, path: String?) -> WritingOptions {
    var options = command.format.writing(path: path, ownFormat: ownFormat)
    options.folds = !command.noFold && !command.canonical
    if command.spreadsheetSafe { options.isSpreadsheetSafe = true }
    switch command.photos {
    case .keep, .extract: options.photos = .keep
    case .drop: options.photos = .drop
    case .limit(let bytes): options.photos = .limit(bytes: bytes)
    }
    return options
  }

  private func makeConversion(
    _ inputs: [OpenInput], _ options: WritingOptions, _ predicate: ContactPredicate?,
    _ report: ConversionReport?,
    _ outputs: Outputs, isTrial: Bool = false
  ) throws -> Conversion {
    var photos: PhotoExtraction?
    if case .extract(let folder) = command.photos {
      photos = try PhotoExtraction(
        folder: folder, replaces: output.force, rights: outputs.rights,
        isTrial: isTrial || command.dryRun)
    }
    var options = options
    options.useWordsOfHeaders()
    let signs = try inputs.map { try CardSigns($0, options) }
    return Conversion(
      options: options, jobs: command.input.reading.jobs, predicate: predicate,
      companions: try predicate.flatMap {
        try CompanionGroups(inputs, $0, jobs: command.input.reading.jobs)
      },
      phones: phoneRewriting(), photos: photos,
      identifiers: try command.addUids ? addedIdentifiers(inputs) : nil,
      distinct: try distinctIdentifiers(inputs, options.format, predicate),
      records: signs.contains(where: \.mayHaveRecords)
        ? RecordRemoval(keeps: command.undo.keepsRecords(options)) : nil,
      withGroups: signs.map(\.mayHaveGroups),
      fields: try FieldChoice(
        only: command.only.paths, without: command.without.paths, options.groupForm
      ) { try ContactGroups(inputs, jobs: command.input.reading.jobs) },
      order: try order(), report: report, console: console)
  }

  /// The order of the contacts; nil for that of the inputs.
  private func order() throws -> WritingOrder? {
    if command.canonical { return .canonical }
    do throws(UnknownLocale) {
      let sorter = try ListSorter(
        command.sort, console.sortingLocale, today: console.today)
      return sorter.map { .sorted($0) }
    } catch {
      throw CommandFailure(error.description, status: .usage)
    }
  }

  /// What gives contacts a UID, once all that have none are known.
  private func addedIdentifiers(_ inputs: [OpenInput]) throws -> AddedIdentifiers {
    var identifiers = AddedIdentifiers()
    for input in inputs {
      try input.again().input.enumerateContacts(jobs: command.input.reading.jobs) { read in
        if read.contact.identifier == nil { identifiers.note(read.contact) }
        return true
      }
    }
    return identifiers.settled()
  }

  /// What gives a contact another UID where somebody of another input has the same; nil where no UIDs
  /// are written.
  private func distinctIdentifiers(
    _ inputs: [OpenInput], _ format: ContactFormat, _ predicate: ContactPredicate?
  ) throws -> DistinctIdentifiers? {
    guard inputs.count > 1, !format.isCSV || format == .csv else { return nil }
    // Nearly all programs write UUIDs, which nobody else has, or none.
    let shared = try ContactInput.sharedUUIDs(of: inputs.map(\.input))
    let counting = try inputs.filter { try $0.input.mayHaveCountedIdentifiers() }
    guard counting.count > 1 || !shared.isEmpty else { return nil }
    var distinct = DistinctIdentifiers(sharedUUIDs: shared)
    for input in shared.isEmpty ? counting : inputs {
      try input.again().input.enumerateContacts(jobs: command.input.reading.jobs) { read in
        if predicate?.matches(read.contact) ?? true { distinct.note(read.contact) }
        return true
      }
    }
    return distinct.settled()
  }

  private func phoneRewriting() -> PhoneRewriting? {
    guard command.normalizePhones else { return nil }
    return PhoneRewriting(region: command.region, locale: console.locale)
  }

  private func judge(_ totals: ConversionTotals, _ inputs: [OpenInput]) -> ExitStatus {
    if totals.contacts == 0 { return totals.leftOut > 0 ? .found : .failure }
    return command.strict && (totals.isDoubtful || console.hasFailed) ? .found : .success
  }

  // MARK: Telling

  /// Says what was left out because somebody asked for it.
  private func tell(_ fields: FieldChoice?) {
    if let summary = fields?.summary { console.note("Left out as asked: \(summary).") }
    if let remark = fields?.remark { console.warning(remark) }
    if command.canonical {
      console.note("Left out of the canonical form: REV, CREATED and PRODID, where there are any.")
    }
  }

  private func tell(
    _ totals: ConversionTotals, _ inputs: [OpenInput], _ options: WritingOptions,
    _ place: String?, _ status: ExitStatus
  ) {
    ConversionSummaryText(
      totals: totals, inputs: inputs, options: options, place: place,
      isSplit: command.split != nil, isDryRun: command.dryRun,
      isRefused: status != .success && command.strict, hasReport: command.report != nil,
      hasRegion: command.region != nil,
      console: console
    ).print()
  }
}
