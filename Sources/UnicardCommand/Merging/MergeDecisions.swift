import ContactUnification
import Unicard

/// What people decided for a merge: in the file of `--decisions`, with `--apart` and `--together`, and
/// in the review; and who is who by all of that.
struct MergeDecisions {
  let store: DecisionStore
  /// What was said in a store of contacts, which counts where nothing else is said.
  let linked: [UnificationDecision]
  let records: [UnificationRecord]
  let names: MergeNames
  let command: MergeCommand
  let console: Console

  /// How many there were in the file before.
  let countBefore: Int

  init(
    _ store: DecisionStore, _ linked: [UnificationDecision], _ records: [UnificationRecord],
    _ names: MergeNames, _ command: MergeCommand, _ console: Console
  ) {
    self.store = store
    self.linked = linked
    self.records = records
    self.names = names
    self.command = command
    self.console = console
    countBefore = store.file.entries.count
  }

  /// The decisions for the records as they are now.
  var resolution: DecisionResolution {
    store.resolved(for: records, sourceNames: names.sources)
  }

  /// A decision about two records, with a note of who they are.
  func entry(
    _ verdict: UnificationDecision.Verdict, _ first: UnificationRecord,
    _ second: UnificationRecord
  ) -> DecisionFile.Entry { Self.entry(verdict, first, second, names) }

  static func entry(
    _ verdict: UnificationDecision.Verdict, _ first: UnificationRecord,
    _ second: UnificationRecord, _ names: MergeNames
  ) -> DecisionFile.Entry {
    DecisionFile.Entry(
      UnificationDecision(
        verdict, first, second, sourceNames: names.sources, keyAsCard: \.keyAsCard),
      note: [first, second].map(names.text).joined(
        separator: verdict == .together ? " is " : " is not "))
  }

  /// Who is who, by everything that was decided so far.
  func match(_ unifier: ContactUnifier) throws -> UnificationResult {
    let decided = resolution.decisions
    let pairs = Set(decided.map(\.pair))
    let matches = try unifier.match(
      records, decisions: decided + linked.filter { !pairs.contains($0.pair) })
    try refuseContradictions(matches)
    return matches
  }

  /// Adds what the command line says; nil where it says nothing.
  func addNamed(
    to matches: UnificationResult, _ unifier: ContactUnifier
  ) throws -> UnificationResult? {
    if !command.matching.isDeciding { return nil }
    let named = try NamedRecords(records, names, for: command.reader.reader(on: console))
    var added: [DecisionFile.Entry] = []
    for (first, second) in Self.pairs(command.matching.apart) {
      added += try named.apart(first, second).map { entry(.apart, records[$0.0], records[$0.1]) }
    }
    for (first, second) in Self.pairs(command.matching.together) {
      let pair = try named.together(first, second, matches)
      added.append(entry(.together, records[pair.0], records[pair.1]))
    }
    guard !added.isEmpty else { return nil }
    for case .decision(let decision) in added.map(\.content)
    where decision.pair.first == decision.pair.second {
      throw CommandFailure(
        "Two records that say the same under one key can't be told apart.",
        hint: "Remove one of them from its file.", status: .usage)
    }
    store.replace(with: added, among: records, sourceNames: names.sources)
    let matches = try match(unifier)
    if !command.matching.dryRun { try store.save() }
    return matches
  }

  private static func pairs(_ texts: [String]) -> [(String, String)] {
    stride(from: 0, to: texts.count - 1, by: 2).map { (texts[$0], texts[$0 + 1]) }
  }

  /// Decisions that can't all be obeyed are not obeyed in part.
  private func refuseContradictions(_ matches: UnificationResult) throws {
    guard !matches.contradictions.isEmpty else { return }
    let byKey = RecordsByKey(records)
    func text(_ key: RecordKey) -> String {
      let found = byKey[key].map { records[$0] }
      let own = found.first { !$0.formerKeys.contains(key) || $0.key == key }
      guard let record = own ?? found.last else { return VisibleText.line(key.text) }
      let place = VisibleText.cell(names.place(record))
      return own == nil
        ? "\(VisibleText.line(key.text)), which is in \(place),"
        : "\(MergeNames.name(record.contact)) (\(place))"
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
      hint: remedies.joined(separator: ", or ")
        + (records.allSatisfy(\.formerKeys.isEmpty)
          ? "." : "; unicard unmerge takes apart what was merged before."))
  }

  /// What can be taken back of what was said.
  private var remedies: [String] {
    let isNamed = !command.matching.apart.isEmpty || !command.matching.together.isEmpty
    let file = command.decisionsPath.map { VisibleText.line($0) } ?? "the decisions"
    let isInFile = countBefore > 0 || !isNamed
    return (isNamed ? ["Leave out one of the pairs behind --together and --apart"] : [])
      + (isInFile
        ? ["\(isNamed ? "remove" : "Remove") one of the lines named above from \(file)"] : [])
      + (linked.isEmpty ? [] : ["say otherwise with unicard book link or unlink"])
  }
}
