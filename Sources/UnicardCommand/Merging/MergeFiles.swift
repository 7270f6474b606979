import ContactCoding
import ContactModel
import ContactUnification
import FileFormats
import FileWriting
import TableCoding
import Unicard

/// What a merge writes: the contacts, and what is told of them.
struct MergeFiles {
  /// What came of writing.
  struct Outcome {
    var losses = LossTally()
    /// What became of the file of `--into`; nil without it.
    var plan: AccountMerging.Plan?
    /// Why the file of `--into` is not written; nil where every value has a place in it.
    var refusal: CommandFailure?
  }

  private let command: MergeCommand
  private let console: Console
  private let sources: MergeSources
  private let outputs: Outputs
  private let contacts: AtomicFile?
  private let assignments: (any ByteSink)?
  private let report: (any ByteSink)?
  private let page: (any ByteSink)?

  init(
    command: MergeCommand, sources: MergeSources, outputs: Outputs, console: Console
  ) throws {
    self.sources = sources
    self.command = command
    self.outputs = outputs
    self.console = console
    // The name of a packed file leads to no place that could be written to.
    if command.inPlace, let into = command.into {
      let book = sources.inputs[try sources.positions(of: [into])[0]]
      if book.isPacked { throw CommandFailure.packed(book) }
    }
    func open(_ path: String?) throws -> (any ByteSink)? {
      try path.map { $0 == "-" ? console.output : try outputs.open($0) }
    }
    if !command.matching.dryRun, command.contactsPath == nil {
      try outputs.checkStandardOutput()
    }
    contacts = try command.matching.dryRun ? nil : command.contactsPath.map { try outputs.open($0) }
    assignments = try open(command.assignments)
    report = try open(command.matching.report)
    page = try open(command.matching.html)
  }

  /// Writes everything, and puts the files in their places at the end. Returns what was
  /// lost.
  func write(
    _ unification: Unification, names: MergeNames, _ resolution: DecisionResolution,
    _ decisions: MergeDecisions, _ unifier: ContactUnifier, _ read: MergeRecords
  ) throws -> Outcome {
    lazy var links = StrongestLinks(unification.matches)
    var outcome = Outcome()
    let rewriting = try rewriting(unification, read)
    outcome.plan = rewriting?.plan
    let report = report.map {
      MergeReport(
        $0, unification, links, names, places: places(unification, rewriting, outcome.plan))
    }
    try report?.addPeople(withConstituents: command.undo.undo ?? true)
    try report?.add(resolution)
    if command.matching.dryRun, !command.matching.explain {
      try MergePlanTable(unification, links, names).print(on: console)
    }
    // A trial is written, too, to nowhere: it tells what would be lost.
    func add(_ loss: ConversionLoss) {
      outcome.losses.add(loss)
      report?.add(loss)
    }
    // More may be lost of the same contacts when they are written.
    func addFirst(_ losses: [ConversionLoss]) {
      outcome.losses.remember(losses)
      losses.forEach(add)
    }
    addFirst(read.groupLosses)
    if try writesIdentifiers {
      addFirst(
        unification.recordsWithNewIdentifiers.map {
          let contact = unification.records[$0].contact
          return ConversionLoss(.sharedIdentifier(contact.identifier ?? ""), contact)
        })
    }
    if var plan = outcome.plan {
      addFirst(plan.losses)
      do {
        let written = try write(&plan, losses: add)
        outcome.refusal = written.refusal?.failure(
          consequence: "no contacts \(command.matching.dryRun ? "would be" : "were") written",
          listing: command.matching.report == nil
            ? "" : "The report lists every value.")
      } catch let error as ContactFileError where command.matching.dryRun {
        // Duplicates can be looked at in a file that can't be changed, too.
        outcome.refusal = CommandFailure(error.message, hint: error.commandHint)
      }
      outcome.plan = plan
    } else {
      try writeContacts(unification, names: names, groupLosses: addFirst, losses: add)
    }
    if outcome.refusal != nil, let contacts { outputs.abandon(contacts) }
    if command.matching.explain {
      try MergeExplanationText(
        unification, links, names, decisions: resolution.decisions,
        positions: command.matching.explained.map {
          try NamedRecords(
            unification.records, names, for: command.reader.reader(on: console)
          ).positions($0)
        }, showsBits: command.matching.bits,
        // Where the contacts go to standard output, the reasons can't.
        toErrors: !command.matching.dryRun && command.contactsPath == nil, console
      ).print()
    }
    if let assignments {
      try MergeAssignments(names: names).write(unification, to: assignments)
    }
    if let page {
      var content = try MergePage(
        unification, links, decisions, unifier,
        locale: command.reader.reader(on: console).identifier,
        weakLimit: command.matching.reviewBelow ?? Self.weakLimit)
      try content.write(to: page)
    }
    try report?.finish(lossyCount: outcome.losses.contacts)
    try console.output.flush()
    try outputs.commit()
    return outcome
  }

  private var writesIdentifiers: Bool {
    get throws {
      let book = try sources.positions(of: command.into.map { [$0] } ?? []).first
      let format = book.map { sources.inputs[$0].input.format } ?? command.output.writing.format
      return !format.isCSV || format == .csv
    }
  }

  /// Where each person's contact stands in what is written; nil for a group that has no row there.
  private func places(
    _ unification: Unification, _ rewriting: AccountMerging?, _ plan: AccountMerging.Plan?
  ) -> [Int?] {
    if let rewriting, let plan { return rewriting.places(plan) }
    let leavesOut = command.output.writing.groupForm == .categories
    var next = 0
    return unification.contacts.map { person in
      if leavesOut, ContactGroup.isGroup(person.contact) { return nil }
      next += 1
      return next - 1
    }
  }

  /// What becomes of the file of `--into`; nil without it.
  private func rewriting(
    _ unification: Unification, _ read: MergeRecords
  ) throws -> AccountMerging? {
    guard let into = command.into else { return nil }
    let book = try sources.positions(of: [into])[0]
    return AccountMerging(
      unification, book: book, sourceNames: sources.names, keepsRecords: command.keepsRecords,
      joinedGroups: read.joinedGroups)
  }

  /// Writes the file of `--into` again, unless a value has no place in it.
  private func write(
    _ plan: inout AccountMerging.Plan, losses: (ConversionLoss) -> Void
  ) throws -> FileRewriting.Outcome {
    let book = try sources.positions(of: command.into.map { [$0] } ?? [])[0]
    let sink: any ByteSink = command.matching.dryRun ? NullSink() : contacts ?? console.output
    let rewriting = FileRewriting(
      input: sources.inputs[book].again(), force: command.output.force,
      jobs: command.input.reading.jobs, console: console)
    // Losses are told of the contact that was revised last, then of those that are new.
    var position: Int?
    var lossy: Set<Int> = []
    let (revisions, additions) = (plan.revisions, plan.additions)
    let outcome = try rewriting.tried(
      to: sink,
      additions: {
        position = nil
        return additions
      },
      losses: { loss in
        if loss.isOfValue, let position { lossy.insert(position) }
        losses(loss)
      },
      revise: {
        position = $0.sourceIndex
        return revisions[$0.sourceIndex] ?? .keep
      })
    try sink.flush()
    plan.settle(changed: outcome.summary.replaced, lossy: lossy)
    return outcome
  }

  /// Joins of less certainty are worth a look.
  private static let weakLimit = 0.95

  private func writeContacts(
    _ unification: Unification, names: MergeNames, groupLosses: ([ConversionLoss]) -> Void,
    losses: (ConversionLoss) -> Void
  ) throws {
    var options = command.output.writing
    let sink: any ByteSink =
      command.matching.dryRun
      ? NullSink()
      : contacts ?? (console.isOutputTerminal ? TerminalSink(console.output) : console.output)
    let people = unification.contacts
    let keepsRecords = command.keepsRecords
    let sources = names.sources
    let asked = options
    let whole: @Sendable (Int) -> Contact = { position in
      keepsRecords
        ? people[position].contactWithConstituents(sourceNames: sources, writing: asked)
        : people[position].contactWithoutConstituents
    }
    var (count, contact) = (people.count, whole)
    if options.groupForm == .asRead {
      options.settleColumns(for: people.lazy.map(\.contactWithoutConstituents))
    } else {
      // Groups are written as the program knows them that the file is for.
      let (contacts, lost) = BookTranslation.translated(people.indices.map(whole), options)
      groupLosses(lost)
      options.settleColumns(for: contacts)
      (count, contact) = (contacts.count, { contacts[$0] })
    }
    try sink.write(FileFrame.prefix(options))
    try ParallelWriting.write(
      count, options: options, jobs: command.input.reading.jobs, contact: contact,
      losses: losses, to: { try sink.write($0) })
    try sink.write(FileFrame.suffix(options.format))
    try sink.flush()
  }
}
