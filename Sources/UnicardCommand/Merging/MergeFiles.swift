import ContactCoding
import ContactModel
import ContactUnification
import FileWriting
import Unicard

/// What a merge writes: the contacts, and what is told of them.
struct MergeFiles {
  private let command: MergeCommand
  private let console: Console
  private let outputs: Outputs
  private let contacts: AtomicFile?
  private let assignments: (any ByteSink)?
  private let report: (any ByteSink)?

  init(command: MergeCommand, outputs: Outputs, console: Console) throws {
    self.command = command
    self.outputs = outputs
    self.console = console
    func open(_ path: String?) throws -> (any ByteSink)? {
      try path.map { $0 == "-" ? console.output : try outputs.open($0) }
    }
    if !command.dryRun, command.output.path == nil {
      try outputs.checkStandardOutput()
    }
    contacts = try command.dryRun ? nil : command.output.path.map { try outputs.open($0) }
    assignments = try open(command.assignments)
    report = try open(command.report)
  }

  /// Writes everything, and puts the files in their places at the end. Returns what was
  /// lost.
  func write(
    _ unification: Unification, names: MergeNames, _ resolution: DecisionResolution
  ) throws -> LossTally {
    let links = StrongestLinks(unification.matches)
    let report = report.map { MergeReport($0, unification, links, names) }
    try report?.addPeople(withConstituents: !command.noUndo)
    try report?.add(resolution)
    var lossyCount = 0
    var losses = LossTally()
    if command.dryRun {
      if !command.explain { try MergePlanTable(unification, names).print(on: console) }
    } else {
      lossyCount = try writeContacts(unification, names: names) { loss in
        losses.add(loss)
        report?.add(loss)
      }
    }
    if command.explain {
      try MergeExplanationText(
        unification, links, names,
        // Where the contacts go to standard output, the reasons can't.
        toErrors: !command.dryRun && command.output.path == nil, console
      ).print()
    }
    if let assignments {
      try MergeAssignments(names: names).write(unification, to: assignments)
    }
    try report?.finish(lossyCount: lossyCount)
    try console.output.flush()
    try outputs.commit()
    return losses
  }

  private func writeContacts(
    _ unification: Unification, names: MergeNames, losses: (ConversionLoss) -> Void
  ) throws -> Int {
    var options = command.output.writing
    let sink: any ByteSink =
      contacts ?? (console.isOutputTerminal ? TerminalSink(console.output) : console.output)
    let people = unification.contacts
    // A table would need a column for each, and no program has a use for them; the report has them.
    let keepsConstituents = !command.noUndo && !options.format.isCSV && options.destination == nil
    let sources = names.sources
    if options.groupForm != .asRead {
      return try writeTranslated(
        people.map {
          keepsConstituents
            ? $0.contactWithConstituents(sourceNames: sources) : $0.contactWithoutConstituents
        }, &options, to: sink, losses: losses)
    }
    options.settleColumns(for: people.lazy.map(\.contactWithoutConstituents))
    try sink.write(FileFrame.prefix(options))
    let lossyCount = try ParallelWriting.write(
      people.count, options: options, jobs: command.input.reading.jobs,
      contact: { position in
        let person = people[position]
        return keepsConstituents
          ? person.contactWithConstituents(sourceNames: sources)
          : person.contactWithoutConstituents
      }, losses: losses, to: { try sink.write($0) })
    try sink.write(FileFrame.suffix(options.format))
    try sink.flush()
    return lossyCount
  }
  /// Writes contacts with their groups as the program knows them that the file is for.
  private func writeTranslated(
    _ people: [Contact], _ options: inout WritingOptions, to sink: any ByteSink,
    losses: (ConversionLoss) -> Void
  ) throws -> Int {
    let (contacts, groupLosses) = BookTranslation.translated(people, options)
    groupLosses.forEach(losses)
    options.settleColumns(for: contacts)
    try sink.write(FileFrame.prefix(options))
    let lossyCount = try ParallelWriting.write(
      contacts.count, options: options, jobs: command.input.reading.jobs,
      contact: { contacts[$0] }, losses: losses, to: { try sink.write($0) })
    try sink.write(FileFrame.suffix(options.format))
    try sink.flush()
    return lossyCount
  }
}
