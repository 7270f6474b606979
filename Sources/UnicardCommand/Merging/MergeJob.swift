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
    let decisions = try DecisionStore(path: command.decisions, outputs: outputs)
    if decisions.isNew, !command.review, let path = decisions.path {
      console.warning("There is no file \(VisibleText.line(path)), so no decision is obeyed.")
    }

    let decisionCount = decisions.decisions.count
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
    var matches = try unifier.match(read.records, decisions: decisions.decisions)
    bar.finish()
    try refuseContradictions(matches, read.records, names)
    var asked: ReviewOutcome?
    if command.review {
      let session = ReviewSession(
        records: read.records, names: names, decisions: decisions, console: console,
        threshold: unifier.matching.threshold)
      let outcome = try session.run(matches)
      if outcome.decisionCount > 0 {
        matches = try unifier.match(read.records, decisions: decisions.decisions)
        bar.finish()
        try refuseContradictions(matches, read.records, names)
      }
      asked = outcome
    }
    let unification = try unifier.unify(records: read.records, matches: matches)
    console.keep(unification)
    bar.finish()
    let losses = try files.write(unification, names: names)
    MergeSummaryText(
      unification: unification, read: read, inputCount: sources.inputs.count,
      decisionCount: decisionCount, asked: asked,
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

  /// Decisions that can't all be obeyed are not obeyed in part.
  private func refuseContradictions(
    _ matches: UnificationResult, _ records: [UnificationRecord], _ names: MergeNames
  ) throws {
    guard !matches.contradictions.isEmpty else { return }
    var known: [RecordKey: UnificationRecord] = [:]
    var former: [RecordKey: UnificationRecord] = [:]
    for record in records {
      if known[record.key] == nil { known[record.key] = record }
      for key in record.formerKeys { former[key] = record }
    }
    func text(_ key: RecordKey) -> String {
      guard let record = known[key] else {
        guard let whole = former[key] else { return VisibleText.line(key.text) }
        return "\(VisibleText.line(key.text)), which is in \(VisibleText.cell(names.place(whole))),"
      }
      return "\(MergeNames.name(record.contact)) (\(VisibleText.cell(names.place(record))))"
    }
    for contradiction in matches.contradictions {
      console.complain(
        "\(text(contradiction.apart.first)) and \(text(contradiction.apart.second)) are to be kept "
          + "apart, but:")
      for pair in contradiction.chain {
        console.complain("  \(text(pair.first)) is the same as \(text(pair.second))")
      }
    }
    let count = Count(matches.contradictions.count, "contradiction")
    throw CommandFailure(
      "The decisions can't all be obeyed: \(count). Nothing was written.",
      hint: "Remove one of the lines named above from \(command.decisions ?? "the decisions")"
        + (former.isEmpty ? "." : "; unicard unmerge takes apart what was merged before."))
  }
}
