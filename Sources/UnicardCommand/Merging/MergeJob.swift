import ContactCoding
import ContactModel
import ContactUnification
import FileFormats
import TableCoding
import Unicard

/// One call of `unicard merge`: reads, finds who is who, asks, merges, writes, and tells.
struct MergeJob {
  let command: MergeCommand
  /// Whether somebody only looks, without having said where to write.
  var isLook = false
  let console: Console

  private var jobs: Int { command.input.reading.jobs }

  func run() throws -> ExitStatus {
    var predicate = try command.selection.predicate(on: console)
    let opened = try InputFile.openAll(
      command.inputs, command.input.reading, into: command.into, on: console)
    if let into = command.into, !opened.contains(where: { $0.path == into }) {
      throw CommandFailure.several(opened.filter { $0.path.hasPrefix(into) }, in: into)
    }
    let sources = try MergeSources(opened)
    predicate = try predicate?.knowing(sources.inputs, jobs: jobs)
    let names = MergeNames(sources: sources.names)
    var unifier = try unifier(sources)
    let outputs = Outputs(
      inputs: sources.inputs, force: command.output.force,
      inPlace: command.into == nil ? nil : command.inPlace, on: console)
    outputs.reserve(command.input.reading.map, as: "the file that says what columns hold")
    // The decisions are read and written by themselves.
    outputs.reserve(command.decisionsPath, as: "the file of decisions")
    let files = try MergeFiles(
      command: command, sources: sources, outputs: outputs, console: console)
    let store = try DecisionStore(path: command.decisionsPath, outputs: outputs)
    if store.isNew, !command.matching.review, !command.matching.isDeciding, let path = store.path {
      console.warning("There is no file \(VisibleText.line(path)), so no decision is obeyed.")
    }

    let read = try MergeRecords(
      sources, into: command.into, jobs: jobs, predicate: predicate, on: console)
    guard !read.records.isEmpty else {
      if read.leftOut > 0 {
        console.error(
          "None of \(Count(read.leftOut, "contact")) matches --where; nothing was written.")
        return .found
      }
      throw NoContact.failure(sources.inputs, consequence: "nothing was written")
    }
    unifier.matching.knownPairs = read.knownPairs
    let bar = SharedProgressBar(console, contacts: read.records.count, verb: "Merging")
    unifier.onProgress = { bar.move(to: $0) }
    let linked = try StoreInput.decisions(
      sources.inputs, read.records, command.input.reading.store)
    let decisions = MergeDecisions(store, linked, read.records, names, command, console)
    var matches = try decisions.match(unifier)
    if let named = try decisions.addNamed(to: matches, unifier) { matches = named }
    if let book = try command.into.map({ try sources.positions(of: [$0])[0] }) {
      let file = sources.inputs[book]
      let contained = ContainedRecords(
        read.records, book: book,
        echoes: file.input.format.isCSV ? EncodingEchoes(file.stream.encoding.charset) : nil,
        unifier
      ).pairs(in: matches)
      if !contained.isEmpty {
        // By what all records said before, so that nobody else is joined or parted by it.
        unifier.matching.scale = matches.scale
        unifier.matching.knownPairs += contained
        matches = try decisions.match(unifier)
      }
    }
    bar.finish()
    var asked: ReviewOutcome?
    if command.matching.review {
      let session = ReviewSession(
        decisions: decisions, unifier: unifier, console: console,
        limit: command.matching.reviewBelow,
        showsBits: command.matching.bits)
      let outcome = try session.run(matches)
      if outcome.decisionCount > 0 {
        matches = try decisions.match(unifier)
        bar.finish()
      }
      asked = outcome
    }
    let resolution = decisions.resolution
    unifier.merging.choices = resolution.choices
    let unification = try unifier.unify(records: read.records, matches: matches)
    console.keep(unification)
    bar.finish()
    let written = try files.write(
      unification, names: names, resolution, decisions, unifier, read)
    MergeSummaryText(
      unification: unification, read: read, inputCount: sources.inputs.count,
      decisions: decisions, resolution: resolution, asked: asked,
      written: written, command: command, isLook: isLook,
      isReplaceable: !opened.contains(where: \.isPacked), console: console
    ).print()
    if let refusal = written.refusal, !command.matching.dryRun { throw refusal }
    return .success
  }

  private func unifier(_ sources: MergeSources) throws -> ContactUnifier {
    var unifier = ContactUnifier()
    unifier.matching.jobs = jobs
    unifier.matching.region = command.matching.region
    unifier.matching.keepsEvidence = command.matching.isExplaining
    if let threshold = command.matching.threshold {
      unifier.matching.threshold = threshold
      unifier.matching.doubtfulThreshold = min(unifier.matching.doubtfulThreshold, threshold)
    }
    unifier.merging.region = command.matching.region
    unifier.merging.keepsRestated =
      command.matching.isExplaining || !command.keepsRecords || command.into != nil
    if command.into == nil, !command.output.writing.format.isCSV {
      unifier.merging.productIdentifier = "-//Unicard//Unicard \(UnicardCommand.version)//EN"
    }
    unifier.merging.preferredSources = try sources.positions(
      of: (command.into.map { [$0] } ?? []) + command.prefer)
    return unifier
  }
}
