import ContactCoding
import ContactSelection
import FileWriting
import LocaleSupport
import MailingLabels
import SourceText

/// The work of `unicard labels`.
struct LabelJob {
  let command: LabelsCommand
  let console: Console

  func run() throws -> ExitStatus {
    let sheet = try SheetOption.sheet(command.sheet)
    let style = try command.style.labelStyle()
    let document = try makeDocument(sheet, style)
    if command.calibrate { return try calibrate(document) }

    let predicate = try command.contacts.predicate(on: console)
    var selection = try makeSelection()
    let inputs = try InputFile.openAll(command.inputs, command.reading, on: console)
    // Whether it can be written is known before the work.
    let file = try openOutput(inputs)
    var hasContacts = false
    for opened in inputs {
      try opened.input.enumerateContacts(jobs: command.reading.jobs) { read in
        hasContacts = true
        if predicate?.matches(read.contact) ?? true { selection.add(read.contact) }
        return true
      }
    }
    guard hasContacts else {
      throw NoContact.failure(inputs)
    }
    guard selection.contactCount > 0 else {
      console.note("No contact matches.")
      return .found
    }
    return try draw(selection, document, to: file)
  }

  private func draw(
    _ selection: LabelSelection, _ document: LabelDocument, to file: AtomicFile?
  ) throws -> ExitStatus {
    let labels = selection.labels()
    let report = LabelReport(console: console)
    report.list(selection.omissions)
    guard !labels.isEmpty else {
      throw CommandFailure(
        selection.contactCount == 1
          ? "The contact has no address that a label could be made of."
          : "None of \(Count(selection.contactCount, "contact")) has an address that a label could "
            + "be made of.",
        hint: "A label needs two of street, town and postcode, and a name.")
    }
    let bar = ProgressBar(console, total: labels.count, verb: "Drawing")
    for label in labels {
      document.add(label)
      bar.advance(bytes: 1, contacts: 1)
    }
    let bytes = try finish { () throws(LabelDocumentError) in try document.finish() }
    bar.finish()
    report.list(document.issues)
    if command.strict, !selection.omissions.isEmpty || !document.issues.isEmpty {
      console.error("Nothing was written, because of --strict.")
      return .found
    }
    try write(bytes, to: file)
    report.summarize(document, page: command.format.page, path: command.path)
    return .success
  }

  /// Draws a test page.
  private func calibrate(_ document: LabelDocument) throws -> ExitStatus {
    let file = try openOutput([])
    try write(
      finish { () throws(LabelDocumentError) in try document.finishCalibration() }, to: file)
    if let path = command.path {
      console.note("Wrote a page to measure the printer with to \(path).")
    }
    return .success
  }

  // MARK: Settings

  private func makeSelection() throws -> LabelSelection {
    do throws(UnknownLocale) {
      return try LabelSelection(command.selection.labelOptions(on: console))
    } catch {
      throw CommandFailure(error.description, status: .usage)
    }
  }

  private func makeDocument(_ sheet: Sheet, _ style: LabelStyle) throws -> LabelDocument {
    let language = command.selection.reader.reader(on: console).identifier.languageTag
    return try finish { () throws(LabelDocumentError) in
      try LabelDocument(
        sheet: sheet, style: style, placement: command.placement.placement,
        format: command.format, title: command.title, language: language)
    }
  }

  private func finish<Result>(
    _ step: () throws(LabelDocumentError) -> Result
  ) throws -> Result {
    do throws(LabelDocumentError) {
      return try step()
    } catch {
      switch error {
      case .placement, .noPage: throw CommandFailure(error.description, status: .usage)
      case .noLabels, .outOfMemory: throw CommandFailure(error.description)
      }
    }
  }

  // MARK: Output

  private func openOutput(_ inputs: [OpenInput]) throws -> AtomicFile? {
    let outputs = Outputs(
      inputs: inputs, others: command.inputs, force: command.force, inPlace: nil, on: console)
    if let path = command.path { return try outputs.open(path) }
    try outputs.checkStandardOutput()
    if console.isOutputTerminal {
      throw CommandFailure(
        "A terminal can't show PDF.", hint: "Add -o labels.pdf.", status: .usage)
    }
    return nil
  }

  private func write(_ bytes: [UInt8], to file: AtomicFile?) throws {
    guard let file else {
      try console.output.write(bytes)
      return
    }
    try file.write(bytes)
    try file.commit()
  }
}
