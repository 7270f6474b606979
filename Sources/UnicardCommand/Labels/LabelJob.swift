import ContactCoding
import ContactFormatting
import ContactModel
import ContactSelection
import LocaleSupport
import MailingLabels
import SourceText

/// The work of `unicard labels`.
struct LabelJob {
  let command: LabelsCommand
  let console: Console

  func run() throws -> ExitStatus {
    let sheet = try SheetOption.sheet(command.sheet)
    let style = try command.style.labelStyle(hasTemplate: command.template != nil)
    let drawing = LabelDrawing(command: command, console: console, sheet: sheet, style: style)
    // What is wrong with the measures is known before the work.
    let document = try drawing.document(command.format)
    for warning in document.warnings { console.warning(warning) }
    if command.calibrate { return try calibrate(document) }

    let predicate = try command.contacts.predicate()
    let inputs = try InputFile.openAll(command.inputs, command.reading, on: console)
    // So is whether it can be written.
    let output = try LabelOutput(command: command, console: console, inputs: inputs)
    var source = try makeSource()
    var hasContacts = false
    for opened in inputs {
      try opened.input.enumerateContacts(jobs: command.reading.jobs) { read in
        hasContacts = true
        if predicate?.matches(read.contact) ?? true { source.add(read.contact) }
        return true
      }
    }
    guard hasContacts || inputs.isEmpty else {
      throw NoContact.failure(inputs)
    }
    guard source.contactCount > 0 || inputs.isEmpty else {
      console.note("No contact matches.")
      return .found
    }
    return try draw(source, document, drawing, to: output)
  }

  private func draw(
    _ source: LabelSource, _ document: LabelDocument, _ drawing: LabelDrawing,
    to output: LabelOutput
  ) throws -> ExitStatus {
    let labels = source.labels()
    let report = LabelReport(console: console)
    report.list(source.omissions)
    guard !labels.isEmpty else { throw source.emptyFailure }
    drawing.draw(labels, on: document)
    report.list(document.issues)
    if command.strict, !source.omissions.isEmpty || !document.issues.isEmpty {
      console.error("Nothing was written, because of --strict.")
      return .found
    }
    guard document.smallestFontSize != nil else {
      throw CommandFailure(
        "No label has room for its text, so that nothing was written.",
        hint: "Take larger labels, or a smaller --margin or --size.")
    }
    if output.hasDocument { try output.write(drawing.bytes(of: document)) }
    if let folder = command.preview {
      let pictures = try drawing.document(.pictures(resolution: command.resolution))
      drawing.draw(labels, on: pictures)
      try output.write(drawing.pictures(of: pictures), into: folder)
    }
    report.summarize(
      document, labels, source.omissions, page: command.format.page, path: command.path,
      preview: command.preview)
    return .success
  }

  /// Draws a test page.
  private func calibrate(_ document: LabelDocument) throws -> ExitStatus {
    let output = try LabelOutput(command: command, console: console, inputs: [])
    try output.write(
      LabelDrawing.finish { () throws(LabelDocumentError) in try document.finishCalibration() })
    if let path = command.path {
      console.note("Wrote a page to measure the printer with to \(path).")
    }
    return .success
  }

  private func makeSource() throws -> LabelSource {
    do throws(UnknownLocale) {
      let options = command.selection.labelOptions(on: console)
      guard let template = command.template else {
        return .addresses(try LabelSelection(options))
      }
      let sorter = options.order == .none
        ? nil : try ContactSorter(locale: options.locale, variant: options.collation)
      let option = try TemplateOption(
        template, reader: command.selection.reader.reader(on: console))
      return .template(
        TemplateLabels(option: option, sorter: sorter, copies: options.copies,
          isFixed: command.inputs.isEmpty))
    } catch let error as UnknownLocale {
      throw CommandFailure(error.description, status: .usage)
    }
  }
}
