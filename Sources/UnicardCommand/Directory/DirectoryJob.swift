import ContactCoding
import ContactModel
import ContactSelection
import LocaleSupport
import MailingLabels

/// The work of `unicard directory`.
struct DirectoryJob {
  let command: DirectoryCommand
  let console: Console

  func run() throws -> ExitStatus {
    let reader = command.reader.reader(on: console)
    let style = try style(reader)
    var predicate = try command.selection.predicate(on: console)
    var contents = try DirectoryContents(command.style, reader: reader)
    let inputs = try InputFile.openAll(command.input.inputs, command.input.reading, on: console)
    predicate = try predicate?.knowing(inputs, jobs: command.input.reading.jobs)
    let output = try PageOutput(
      path: command.path, folder: command.preview,
      outputs: Outputs(
        inputs: inputs, others: command.input.inputs, force: command.force, inPlace: nil,
        on: console),
      isText: command.form == .text, on: console)
    var hasContacts = false
    var hasGroups = false
    for opened in inputs {
      try opened.input.enumerateContacts(jobs: command.input.reading.jobs) { read in
        let isGroup = ContactGroup.isGroup(read.contact)
        hasContacts = hasContacts || !isGroup
        hasGroups = hasGroups || isGroup
        if predicate?.matches(read.contact) ?? true { contents.add(read.contact) }
        return true
      }
    }
    guard hasContacts else {
      throw hasGroups ? NoContact.onlyGroups(inputs) : NoContact.failure(inputs)
    }
    let directory = contents.directory(title: command.title)
    guard directory.entryCount > 0 else {
      console.note("No contact has \(command.style.article) \(command.style.what).")
      return .found
    }
    var issues: [LabelIssue] = []
    if output.hasDocument { try output.write(bytes(of: directory, contents, style, &issues)) }
    if command.preview != nil {
      let format = PageFormat.pictures(resolution: command.resolution)
      try output.write(pictures: Self.draw(directory, style, format, &issues))
    }
    try output.commit()
    LabelReport(console: console).list(issues)
    summarize(directory, contents)
    return .success
  }

  private func style(_ reader: ReaderLocale) throws -> DirectoryStyle {
    var style = DirectoryStyle()
    style.paper = command.paper ?? reader.identifier.paper
    style.columns = command.columns
    style.fontSize = command.size
    if command.form == .pages || command.preview != nil {
      style.fontFamily = try LabelStyleOptions.family(command.font)
    }
    if let problem = style.problem { throw CommandFailure(problem, status: .usage) }
    return style
  }

  private func bytes(
    of directory: ContactDirectory, _ contents: DirectoryContents, _ style: DirectoryStyle,
    _ issues: inout [LabelIssue]
  ) throws -> [UInt8] {
    switch command.form {
    case .text: return Array(DirectoryText(directory).plain.utf8)
    case .html: return Array(DirectoryText(directory).html.utf8)
    case .calendar:
      return Array(BirthdayCalendar(title: directory.title, events: contents.events).text.utf8)
    case .pages:
      let format = PageFormat(
        path: command.path, page: command.page, resolution: command.resolution)
      return try Self.draw(directory, style, format, &issues).first ?? []
    }
  }

  private static func draw(
    _ directory: ContactDirectory, _ style: DirectoryStyle, _ format: PageFormat,
    _ issues: inout [LabelIssue]
  ) throws -> [[UInt8]] {
    try LabelDrawing.finish { () throws(LabelDocumentError) in
      let document = try DirectoryDocument(directory, style: style, format: format)
      let pages = try document.finish()
      issues += document.issues
      return pages
    }
  }

  private func summarize(_ directory: ContactDirectory, _ contents: DirectoryContents) {
    var text = "Listed \(Count(directory.entryCount, "contact"))"
    if let path = command.path ?? command.preview { text += " in \(path)" }
    text += "."
    if contents.omittedCount > 0 {
      text += " \(Count(contents.omittedCount, "contact has", "contacts have")) no "
      text += "\(command.style.what) and \(contents.omittedCount == 1 ? "is" : "are") not in it."
    }
    console.note(VisibleText.line(text))
  }
}

extension DirectoryContents.Style {
  fileprivate var article: String { self == .addressPages ? "an" : "a" }

  /// What a contact needs to be listed.
  fileprivate var what: String {
    switch self {
    case .phoneList: "phone number"
    case .addressPages: "address, phone number or e-mail address"
    case .birthdays: "birthday with a month and a day"
    }
  }
}
