import ContactCoding
import ContactFormatting
import ContactModel
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
    let drawing = LabelDrawing(
      command: command, console: console, sheet: try SheetOption.sheet(command.sheet),
      style: try command.style.labelStyle(hasTemplate: command.template != nil))
    // What is wrong with the measures is known before the work.
    let document = try drawing.document(command.format)
    for warning in document.warnings { console.warning(warning) }
    if command.calibrate { return try calibrate(document) }

    var predicate = try command.contacts.predicate(on: console)
    var source = try makeSource()
    let inputs = try InputFile.openAll(command.inputs, command.reading, on: console)
    predicate = try predicate?.knowing(inputs, jobs: command.reading.jobs)
    // So is whether it can be written.
    let output = try openOutput(inputs)
    var hasContacts = inputs.isEmpty
    var hasGroups = false
    for opened in inputs {
      try opened.input.enumerateContacts(jobs: command.reading.jobs) { read in
        let isGroup = ContactGroup.isGroup(read.contact)
        hasContacts = hasContacts || !isGroup
        hasGroups = hasGroups || isGroup
        if predicate?.matches(read.contact) ?? true { source.add(read.contact) }
        return true
      }
    }
    guard hasContacts else {
      throw hasGroups ? NoContact.onlyGroups(inputs) : NoContact.failure(inputs)
    }
    guard source.contactCount > 0 || inputs.isEmpty else {
      console.note("No contact matches.")
      return .found
    }
    return try draw(source, document, drawing, to: output)
  }

  private func draw(
    _ source: any LabelSource, _ document: LabelDocument, _ drawing: LabelDrawing,
    to output: PageOutput
  ) throws -> ExitStatus {
    let labels = source.labels()
    let report = LabelReport(console: console)
    report.list(source.omissions)
    let remarks = AddressRemarks(source.findings)
    remarks.print(on: console)
    guard !labels.isEmpty else {
      throw CommandFailure(source.emptyReason.message, hint: source.emptyReason.hint)
    }
    drawing.draw(labels, on: document)
    report.list(document.issues)
    let hasProblems =
      !source.omissions.isEmpty || remarks.hasProblems || !document.issues.isEmpty
      || console.hasFailed
    if command.strict, hasProblems {
      console.error("Nothing was written, because of --strict.")
      return .found
    }
    guard document.smallestFontSize != nil else {
      throw CommandFailure(
        "No label has room for its text, so that nothing was written.",
        hint: "Take larger labels, or a smaller --margin or --size.")
    }
    if output.hasDocument {
      try output.write(
        LabelDrawing.finish { () throws(LabelDocumentError) in try document.finish() })
    }
    if command.preview != nil {
      let pages = try drawing.document(.pictures(resolution: command.resolution))
      drawing.draw(labels, on: pages)
      try output.write(
        pictures: LabelDrawing.finish { () throws(LabelDocumentError) in
          try pages.finishPictures()
        })
    }
    try output.commit()
    report.summarize(document, labels, source, command)
    return .success
  }

  /// Draws a test page.
  private func calibrate(_ document: LabelDocument) throws -> ExitStatus {
    let output = try openOutput([])
    try output.write(
      LabelDrawing.finish { () throws(LabelDocumentError) in try document.finishCalibration() })
    try output.commit()
    if let path = command.path {
      console.note("Wrote a page to measure the printer with to \(path).")
    }
    return .success
  }

  private func openOutput(_ inputs: [OpenInput]) throws -> PageOutput {
    try PageOutput(
      path: command.path, folder: command.preview,
      outputs: Outputs(
        inputs: inputs, others: command.inputs, force: command.force, inPlace: nil, on: console),
      on: console)
  }

  private func makeSource() throws -> any LabelSource {
    let options = command.selection.labelOptions(on: console)
    if let template = command.template { return try templateSelection(template, options) }
    do throws(UnknownLocale) {
      return try LabelSelection(options)
    } catch {
      throw CommandFailure(error.description, status: .usage)
    }
  }

  private func templateSelection(
    _ template: LabelTemplate, _ options: LabelOptions
  ) throws -> TemplateSelection {
    let sorter: ContactSorter?
    do throws(UnknownLocale) {
      sorter =
        options.order == .none
        ? nil : try ContactSorter(locale: options.locale, variant: options.collation)
    } catch {
      throw CommandFailure(error.description, status: .usage)
    }
    // Cards and badges are for reading; who says where mail is sent from means mail.
    let fields = try TemplateOption(
      reader: command.selection.reader.reader(on: console),
      mail: command.selection.sender == nil ? nil : options.addressStyle)
    return TemplateSelection(template, sorter: sorter, copies: options.copies) {
      VisibleText.lines(fields.value(of: $0, in: $1)).joined(separator: "\n")
    }
  }
}
