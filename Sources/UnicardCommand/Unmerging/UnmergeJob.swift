import ContactCoding
import ContactModel
import ContactSelection
import Unicard

/// One call of `unicard unmerge`: reads, takes apart, writes, and tells.
struct UnmergeJob {
  let command: UnmergeCommand
  let console: Console

  /// What came of it.
  private struct Totals {
    var contacts = 0
    var takenApart = 0
    var records = 0
    /// Contacts of one record, in which a merge had changed references.
    var givenBack = 0
    /// Contacts that stay because the records in them are not all there.
    var damaged = 0
  }

  func run() throws -> ExitStatus {
    let predicate = try command.expression.map { expression throws(ExpressionError) in
      try ContactPredicate(expression)
    }
    let inputs = try InputFile.openAll(
      command.input.inputs, command.input.reading, on: console)
    let output = OutputGuard(inputs: inputs, force: command.output.force, inPlace: false)
    let report = try command.report.map { try MergeReportFile(path: $0) }
    let file = try command.output.path.map { try output.open($0) }
    if file == nil { try output.checkStandardOutput(of: console) }
    let sink: any ByteSink =
      file ?? (console.isOutputTerminal ? TerminalSink(console.output) : console.output)

    var totals = Totals()
    // Written at the end, because nothing is to be written where there is nothing to take apart.
    var contacts: [Contact] = []
    for opened in inputs {
      try opened.input.enumerateContacts(jobs: command.input.reading.jobs) { read in
        contacts.append(read.contact)
        return true
      }
    }
    guard !contacts.isEmpty else {
      throw NoContact.failure(inputs, consequence: "nothing was written")
    }
    let parts = contacts.map { contact -> [Constituent] in
      guard predicate?.matches(contact) ?? true else { return [] }
      let own = contact.constituents
      let found = own.isEmpty ? report?.constituents(of: contact) ?? [] : own
      if found.isEmpty, contact.isMerged { totals.damaged += 1 }
      return found
    }
    guard parts.contains(where: { !$0.isEmpty }) else {
      if totals.damaged > 0 {
        console.error(
          "\(damaged(totals.damaged)); nothing was written.",
          hint: "A --report of the merge has them too.")
        return .found
      }
      console.error(
        "No contact \(predicate == nil ? "" : "that matches --where ")holds the records that it "
          + "was merged from; nothing was written.",
        hint: "unicard merge leaves them out with --no-undo; a --report of the merge has them too.")
      return .found
    }
    var options = command.output.writing
    if options.format.isCSV {
      var needs = ColumnNeeds(format: options.format, language: options.headerLanguage)
      for (contact, constituents) in zip(contacts, parts) {
        if constituents.isEmpty { needs.note(contact) }
        for constituent in constituents { needs.note(constituent.contact) }
      }
      options.prepare(needs)
    }
    let writer = try RecordWriter(sink, options: ownVersions ? nil : options)
    for (contact, constituents) in zip(contacts, parts) {
      totals.contacts += 1
      guard !constituents.isEmpty else {
        try writer.write(contact)
        continue
      }
      if constituents.count == 1 {
        totals.givenBack += 1
      } else {
        totals.takenApart += 1
        totals.records += constituents.count
      }
      for constituent in constituents { try writer.write(constituent) }
    }
    try writer.finish()
    try sink.flush()
    try file?.commit()
    tell(totals)
    return .success
  }

  /// Whether each record is written in the version that it had.
  private var ownVersions: Bool {
    guard command.output.format.isEmpty else { return false }
    return command.output.writing.format == .vCard40
  }

  private func tell(_ totals: Totals) {
    var parts: [String] = []
    if totals.takenApart > 0 {
      parts.append(
        "Took \(Count(totals.takenApart, "contact")) apart into \(Count(totals.records, "record"))."
      )
    }
    if totals.givenBack > 0 {
      parts.append(
        "\(Count(totals.givenBack, "contact")) of one record "
          + "\(totals.givenBack == 1 ? "has" : "have") the members or relations of before again.")
    }
    let others = totals.contacts - totals.takenApart - totals.givenBack
    if others > 0 {
      parts.append("\(Count(others, "other")) stayed as \(others == 1 ? "it was" : "they were").")
    }
    if let path = command.output.path { parts.append("Wrote \(VisibleText.line(path)).") }
    console.note(parts.joined(separator: " "))
    if totals.damaged > 0 {
      console.warning("\(damaged(totals.damaged)) and stayed merged. A --report has them too.")
    }
  }

  private func damaged(_ count: Int) -> String {
    "\(Count(count, "contact")) can't be taken apart, because the records in "
      + "\(count == 1 ? "it" : "them") are not all there or damaged"
  }
}

/// Writes records one after the other, each in its own version or all in one format.
private final class RecordWriter {
  private let sink: any ByteSink
  private let options: WritingOptions?
  private var isFirst = true

  init(_ sink: any ByteSink, options: WritingOptions?) throws(OutputError) {
    self.sink = sink
    self.options = options
    if let options { try sink.write(FileFrame.prefix(options)) }
  }

  func write(_ constituent: Constituent) throws(OutputError) {
    if options == nil { try write(constituent.encoded()) } else { try write(constituent.contact) }
  }

  func write(_ contact: Contact) throws(OutputError) {
    var writer = ContactWriter(options ?? WritingOptions(format: contact.ownFormat))
    try write(writer.write(contact).bytes)
  }

  private func write(_ bytes: [UInt8]) throws(OutputError) {
    if let options, !isFirst { try sink.write(FileFrame.separator(options.format)) }
    isFirst = false
    try sink.write(bytes)
    // A card may be the last of a file that ends within its line.
    let isCard = options.map { $0.format != .jCard && !$0.format.isCSV } ?? true
    if isCard, let last = bytes.last, last != 0x0A, last != 0x0D {
      try sink.write("\r\n")
    }
  }

  func finish() throws(OutputError) {
    if let options { try sink.write(FileFrame.suffix(options.format)) }
  }
}
