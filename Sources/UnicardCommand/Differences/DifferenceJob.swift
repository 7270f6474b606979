import ContactChanges
import ContactCoding
import ContactModel
import ContactUnification
import FileWriting
import SourceText
import Unicard

/// One call of `unicard diff`: compares, prints, and tells.
struct DifferenceJob {
  let command: DiffCommand
  let console: Console

  func run() throws -> ExitStatus {
    guard command.old != "-" || command.new != "-" else {
      throw CommandFailure(
        "Standard input can be read only once.", hint: "Name a file for one of the books.",
        status: .usage)
    }
    let formats = try ReaderFormats(
      command.reader.reader(on: console).identifier, layout: .singleLine)
    let old = try InputFile.openAll([command.old], command.reading, on: console)
    let new = try InputFile.openAll([command.new], command.reading, on: console)
    let form = CommonForm(old, new, jobs: command.reading.jobs, console: console)
    let books = try form.books()
    let size = (old + new).reduce(0) { $0 + $1.stream.byteCount }
    let bar = ProgressBar(console, total: size, verb: "Comparing")
    // What a contact was merged from is nothing that it says.
    let hasRecords = try (books.old + books.new).contains { input in
      try (input.format.isVCard || input.format == .jCard)
        && input.mayHave([UnifiedContact.constituentPropertyName], folded: false)[0]
    }
    let transform: @Sendable (Contact) -> Contact = { [other = form.transform] contact in
      let plain = contact.withoutConstituents
      return other.map { $0(plain) } ?? plain
    }
    var comparison = FileComparison(
      from: books.old, to: books.new, jobs: command.reading.jobs,
      transform: hasRecords ? transform : form.transform)
    comparison.progress = { bar.advance(bytes: $0, contacts: 0) }
    let text = DifferenceText(
      formats: formats, style: console.outputStyle,
      width: console.isOutputTerminal ? console.width : 100)
    let summary = try comparison.run { change in
      bar.finish()
      // What both can hold may be the same though the files are not.
      if command.json {
        try console.print(Self.json(change, command))
      } else {
        for line in text.lines(of: change.change) { try console.print(line) }
      }
    }
    bar.finish()
    // An empty book is a book, so that all of the other is new or gone; but two say nothing.
    guard summary.counts != [0, 0] else { throw NoContact.failure(old + new) }
    if hasRecords {
      console.note("The records that merged contacts hold were not compared.")
    }
    try tell(summary, form, old)
    return summary.isEmpty ? .success : .found
  }

  private static func json(_ change: FileComparison.Change, _ command: DiffCommand) -> JSON {
    let isNew = change.change.kind == .added
    let fields = change.change.keys.map { key in
      JSON.object([
        ("key", .string(FieldSchema[key].jsonName)),
        ("before", items(change.change.before, key)), ("after", items(change.change.after, key)),
      ])
    }
    var members: [(String, JSON)] = [
      ("type", .string(change.change.kind.rawValue)),
      ("file", .string(isNew ? command.new : command.old)),
      ("contact", .optional(change.positions[isNew ? 1 : 0])),
    ]
    if change.change.kind == .changed {
      members.append(("contactAfter", .optional(change.positions[1])))
    }
    return .object(
      members + [("name", .string(change.change.name)), ("fields", .array(fields))])
  }

  private static func items(_ contact: Contact?, _ key: ContactKey) -> JSON {
    let name = FieldSchema[key].jsonName
    let members = contact.map { ContactJSON.members($0) } ?? []
    return members.first { $0.name == name }?.value ?? .array([])
  }

  private func tell(
    _ summary: FileComparison.Summary, _ form: CommonForm, _ old: [OpenInput]
  ) throws {
    form.tell()
    if summary.ignoresIdentifiers {
      console.note(
        "No UID is in both books, so that contacts were found by what they say, and UIDs were not "
          + "compared.")
    }
    if summary.isEmpty {
      let groups = try ContactGroups.cardCount(old, jobs: command.reading.jobs)
      let contacts = Count.contacts(summary.same - groups, groups: groups)
      console.note("No differences in \(contacts).")
      return
    }
    let parts = ContactChange.Kind.allCases.compactMap { kind in
      summary.changes[kind].map { "\(Count.grouped($0)) \(kind.rawValue)" }
    }
    let same =
      summary.same == 0
      ? "none is the same"
      : "\(Count.grouped(summary.same)) \(summary.same == 1 ? "is" : "are") the same"
    console.note("\(parts.joined(separator: ", ")); \(same).")
  }
}
