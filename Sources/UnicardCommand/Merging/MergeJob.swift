import ContactCoding
import ContactUnification
import Unicard

/// One call of `unicard merge`: reads, finds who is who, asks, merges, writes, and tells.
struct MergeJob {
  let command: MergeCommand
  let console: Console

  private var jobs: Int { command.input.reading.jobs }

  func run() throws -> ExitStatus {
    var predicate = try command.selection.predicate(on: console)
    let sources = try MergeSources(
      InputFile.openAll(command.input.inputs, command.input.reading, on: console))
    predicate = try predicate?.knowing(sources.inputs, jobs: jobs)
    let names = MergeNames(sources: sources.names)
    var unifier = try unifier(sources)
    let outputs = Outputs(
      inputs: sources.inputs, force: command.output.force, inPlace: nil, on: console)
    outputs.reserve(command.input.reading.map, as: "the file that says what columns hold")
    // The decisions are read and written by themselves.
    outputs.reserve(command.decisions, as: "the file of decisions")
    let files = try MergeFiles(command: command, outputs: outputs, console: console)
    let store = try DecisionStore(path: command.decisions, outputs: outputs)
    if store.isNew, !command.review, !command.isDeciding, let path = store.path {
      console.warning("There is no file \(VisibleText.line(path)), so no decision is obeyed.")
    }

    let read = try MergeRecords(sources, jobs: jobs, predicate: predicate, on: console)
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
    let decisions = MergeDecisions(store, read.records, names, command, console)
    var matches = try decisions.match(unifier)
    if let named = try decisions.addNamed(to: matches, unifier) { matches = named }
    bar.finish()
    var asked: ReviewOutcome?
    if command.review {
      let session = ReviewSession(
        records: read.records, names: names, decisions: decisions, console: console,
        threshold: unifier.matching.threshold)
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
    let losses = try files.write(unification, names: names, resolution)
    MergeSummaryText(
      unification: unification, read: read, inputCount: sources.inputs.count,
      decisions: decisions, resolution: resolution, asked: asked,
      losses: losses, command: command, console: console
    ).print()
    return .success
  }

  private func unifier(_ sources: MergeSources) throws -> ContactUnifier {
    var unifier = ContactUnifier()
    unifier.matching.jobs = jobs
    unifier.matching.region = command.region
    if let threshold = command.threshold {
      unifier.matching.threshold = threshold
      unifier.matching.doubtfulThreshold = min(unifier.matching.doubtfulThreshold, threshold)
    }
    unifier.merging.region = command.region
    unifier.merging.preferredSources = try sources.positions(of: command.prefer)
    return unifier
  }
}
