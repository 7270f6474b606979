import ContactCoding
import ContactModel
import ContactSelection
import ContactUnification
import FileFormats
import FileWriting
import TableCoding
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
    /// Contacts of one record that keep what was changed in them since.
    var changed = 0
    /// Contacts that name those who were taken apart.
    var pointed = 0
    /// Contacts that stay because the records in them are not all there.
    var damaged = 0
    /// Contacts of several records that were changed since they were merged.
    var edited: [(name: String, edits: MergeEdits)] = []
  }

  func run() throws -> ExitStatus {
    var predicate = try command.expression.map { expression throws(ExpressionError) in
      try ContactPredicate(expression)
    }
    let inputs = try InputFile.openAll(
      command.inputs, command.reading, on: console)
    predicate = try predicate?.knowing(inputs, jobs: command.reading.jobs)
    let outputs = Outputs(
      inputs: inputs, force: command.output.force, inPlace: nil, on: console)
    outputs.reserve(command.report, as: "the report of the merge")
    outputs.reserve(command.decisions, as: "the file of decisions")
    let decisions = try DecisionStore(path: command.decisions, outputs: outputs)
    let report = try command.report.map { try MergeReportFile(path: $0) }
    let file = try command.output.path.map { try outputs.open($0) }
    if file == nil { try outputs.checkStandardOutput() }
    let sink: any ByteSink =
      file ?? (console.isOutputTerminal ? TerminalSink(console.output) : console.output)

    var totals = Totals()
    // Written at the end, because nothing is to be written where there is nothing to take apart.
    var contacts: [Contact] = []
    for opened in inputs {
      try opened.input.enumerateContacts(jobs: command.reading.jobs) { read in
        contacts.append(read.contact)
        return true
      }
    }
    if command.inputs.isEmpty {
      return try write([], report?.all ?? [], to: sink, file, outputs, decisions)
    }
    guard !contacts.isEmpty else {
      throw NoContact.failure(inputs, consequence: "nothing was written")
    }
    let reported = report?.reported(of: contacts)
    var parts = contacts.enumerated().map { position, contact -> [Constituent] in
      guard predicate?.matches(contact) ?? true else { return [] }
      let own = contact.constituents
      let told = own.isEmpty ? reported?[position] : nil
      let found = told?.constituents ?? own
      if found.isEmpty, contact.isMerged { totals.damaged += 1 }
      if found.count > 1 {
        let alone = contact.withoutConstituents
        let edits = MergeEdits(alone, records: found.map(\.contact))
          .withoutLosses(told?.losses ?? [], in: alone)
        if !edits.isEmpty { totals.edited.append((MergeNames.name(contact), edits)) }
      }
      return found
    }
    // A file in which nobody was joined gives back what it was made of.
    let isWhole = command.expression == nil && totals.damaged == 0
    guard parts.contains(where: { $0.count > 1 || isWhole && $0.count == 1 }) else {
      console.error(nothing(damaged: totals.damaged), hint: nothingHint)
      return .found
    }
    keepChanges(&contacts, &parts, &totals)
    return try write(contacts, parts, to: sink, file, outputs, decisions, totals)
  }

  /// Leaves in the contacts that are not taken apart what was changed in them since the merge, and
  /// points their references to the records of those who are.
  private func keepChanges(
    _ contacts: inout [Contact], _ parts: inout [[Constituent]], _ totals: inout Totals
  ) {
    var references = RestoredReferences()
    for (contact, records) in zip(contacts, parts) {
      if records.count > 1 {
        references.add(contact, records)
      } else if contact.holdsSeveralRecords {
        references.addMerged(contact, contact.constituents)
      }
    }
    for position in contacts.indices where parts[position].count > 1 {
      parts[position] = parts[position].map(references.pointed)
    }
    for position in contacts.indices where parts[position].count < 2 {
      let contact = contacts[position]
      let only = parts[position].first
      let own = only.map { $0.isItself ? $0.contact : contact.withoutConstituents } ?? contact
      let pointed = references.restored(own) { only.map { [$0] } ?? contact.constituents }
      if let only {
        guard let changed = only.taking(changesOf: pointed) else { continue }
        contacts[position] = changed
        parts[position] = []
        totals.changed += 1
      } else if pointed.storage !== own.storage {
        contacts[position] = pointed
        totals.pointed += 1
      }
    }
  }

  /// Notes that the records of each contact are not one person, and saves nothing yet.
  ///
  /// - Returns: Whether anything is noted, and the records that say the same as others.
  private func keepApart(
    _ parts: [[Constituent]], _ store: DecisionStore
  ) -> (isNoted: Bool, alike: [String]) {
    var added: [DecisionFile.Entry] = []
    var alike: [String] = []
    var isNoted = false
    if store.path == nil { return (isNoted, alike) }
    for constituents in parts where constituents.count > 1 {
      let sources = constituents.map(\.sourceName)
      let records = constituents.enumerated().map { number, constituent in
        UnificationRecord(
          contact: constituent.contact, source: number, index: constituent.index,
          key: constituent.key, formerKeys: [])
      }
      let names = MergeNames(sources: sources)
      for (number, first) in records.enumerated() {
        for second in records[(number + 1)...] {
          let entry = MergeDecisions.entry(.apart, first, second, names)
          if case .decision(let decision) = entry.content,
            decision.pair.first == decision.pair.second
          {
            alike.append(VisibleText.line(names.text(second)))
          } else {
            added.append(entry)
            isNoted = true
          }
        }
      }
      store.replace(with: added, among: records, sourceNames: sources)
      added = []
    }
    return (isNoted, alike)
  }

  private func tell(ofApart isNoted: Bool, _ alike: [String], in path: String?) {
    if isNoted, let path {
      console.note("Noted in \(VisibleText.line(path)) that these records stay apart.")
    }
    if !alike.isEmpty {
      console.warning(
        "\(Count(Set(alike).count, "record")) can't be told from another that says the same, and will be "
          + "joined again: \(Set(alike).sorted().prefix(3).joined(separator: ", ")).")
    }
  }

  /// Writes the records of contacts, or the contact itself where it has none. Where there are no
  /// contacts, all records.
  private func write(
    _ contacts: [Contact], _ parts: [[Constituent]], to sink: any ByteSink, _ file: AtomicFile?,
    _ outputs: Outputs, _ decisions: DecisionStore, _ counted: Totals = Totals()
  ) throws -> ExitStatus {
    var totals = counted
    guard !parts.isEmpty else {
      console.error(
        "The report \(command.report ?? "") holds no records; nothing was written.",
        hint: "unicard merge leaves them out with --no-undo.")
      return .found
    }
    var options = command.output.writing
    options.settleColumns(
      for: zip(contacts, parts).filter(\.1.isEmpty).map(\.0)
        + parts.joined().map(\.contact))
    let writer = try RecordWriter(sink, options: ownVersions ? nil : options)
    for (position, constituents) in parts.enumerated() {
      totals.contacts += 1
      switch constituents.count {
      case 0: try writer.write(contacts[position])
      case 1: if !constituents[0].isItself { totals.givenBack += 1 }
      default:
        totals.takenApart += 1
        totals.records += constituents.count
      }
      for constituent in constituents { try writer.write(constituent) }
    }
    try writer.finish()
    try sink.flush()
    let (isNoted, alike) = keepApart(parts, decisions)
    // A device is written to as it is, and only closed here.
    let devices = file.map { $0.isDirect ? [$0] : [] } ?? []
    if decisions.path == nil || command.inputs.isEmpty {
      try outputs.commit(with: devices)
    } else {
      // Who was taken apart is to stay so: both files appear, or neither.
      try decisions.save { try outputs.commit(with: devices + [$0]) }
    }
    tell(totals)
    tell(ofApart: isNoted, alike, in: decisions.path)
    return .success
  }

  private func nothing(damaged count: Int) -> String {
    if count > 0 { return "\(damaged(count)); nothing was written." }
    let which = command.expression == nil ? "" : "that matches --where "
    return "No contact \(which)holds the records that it was merged from"
      + (command.report == nil ? "" : ", and none is known to the report")
      + "; nothing was written."
  }

  private var nothingHint: String {
    command.report == nil
      ? "unicard merge leaves them out with --no-undo; a --report of the merge has them too."
      : "Without an input, unicard unmerge --report gives the records of all who were joined."
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
    let others =
      totals.contacts - totals.takenApart - totals.givenBack - totals.changed - totals.pointed
    parts += [
      Count(
        totals.givenBack, "contact of one record is as it was before.",
        "contacts of one record are as they were before."),
      Count(
        totals.changed, "contact of one record keeps what was changed since the merge.",
        "contacts of one record keep what was changed since the merge."),
      Count(
        totals.pointed, "contact names the records of those who were taken apart.",
        "contacts name the records of those who were taken apart."),
      Count(others, "other stayed as it was.", "others stayed as they were."),
    ].filter { $0.number > 0 }.map(\.description)
    if command.inputs.isEmpty {
      parts.append("Who had one record is not in the report.")
    }
    if let path = command.output.path { parts.append("Wrote \(VisibleText.line(path)).") }
    console.note(parts.joined(separator: " "))
    MergeEditsText(totals.edited, console).printForUnmerging()
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
    let isCard = options?.format.isVCard ?? true
    if isCard, let last = bytes.last, last != 0x0A, last != 0x0D {
      try sink.write("\r\n")
    }
  }

  func finish() throws(OutputError) {
    if let options { try sink.write(FileFrame.suffix(options.format)) }
  }
}
