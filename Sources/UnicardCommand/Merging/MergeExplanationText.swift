import ContactModel
import ContactUnification
import FileWriting

/// What `merge --explain` prints: for each person why the records were joined, and which values
/// stood against each other; then why the doubtful pairs were not.
struct MergeExplanationText {
  private let unification: Unification
  private let links: StrongestLinks
  private let names: MergeNames
  private let decided: Set<RecordPair>
  private let showsBits: Bool
  /// The records that are to be explained alone; nil for all.
  private let positions: Set<Int>?
  private let toErrors: Bool
  private let console: Console

  /// - Parameters:
  ///   - decisions: What people decided.
  ///   - positions: The records that are to be explained alone; nil for all.
  ///   - toErrors: Whether to print where the notes go.
  init(
    _ unification: Unification, _ links: StrongestLinks, _ names: MergeNames,
    decisions: [UnificationDecision], positions: [Int]?, showsBits: Bool, toErrors: Bool,
    _ console: Console
  ) {
    decided = Set(decisions.filter { $0.verdict == .together }.map(\.pair))
    self.positions = positions.map { Set($0) }
    self.showsBits = showsBits
    self.unification = unification
    self.links = links
    self.names = names
    self.toErrors = toErrors
    self.console = console
  }

  private var style: TextStyle { toErrors ? console.errorStyle : console.outputStyle }

  func print() throws(OutputError) {
    let clusters = unification.matches.clusters
    lazy var nearest = NearestRecords(in: unification)
    var aloneCount = 0
    for (number, person) in unification.contacts.enumerated() where isWanted(clusters[number]) {
      guard person.isUnified || positions != nil else { continue }
      try print(style.bold(MergeNames.name(person.contact)))
      if !person.isUnified {
        aloneCount += 1
        try print("  \(text(person.records[0])) was joined with nobody.")
        if aloneCount <= Self.mostAlone { try print(nearest, to: clusters[number][0]) }
      }
      for link in links.links(ofCluster: number) { try print(link, verb: "is") }
      for conflict in person.visibleConflicts { try print(conflict, of: person) }
      for value in person.restated where positions != nil && !value.kept.isEmpty {
        try print(
          "  \(MatchExplanation.words(value.key.name)): “\(VisibleText.cell(value.text))” is said as "
            + "“\(VisibleText.cell(value.kept))”.")
      }
      try print("")
    }
    if aloneCount > Self.mostAlone {
      try print(
        "Who is nearest is told of the first \(Self.mostAlone) of \(aloneCount); name one of the "
          + "others by its place, as in --explain \"phone.vcf 3\".")
    }
    let doubtful = unification.doubtful.filter { isWanted([$0.first, $0.second]) }
    guard !doubtful.isEmpty else { return }
    try print(style.bold("Not joined, but doubtful"))
    for pair in doubtful { try print(pair, verb: "may be") }
  }

  private func isWanted(_ records: [Int]) -> Bool {
    positions.map { !$0.isDisjoint(with: records) } ?? true
  }

  /// Of so many who were joined with nobody it is told who is nearest.
  private static let mostAlone = 20

  /// Says of a record that was joined with nobody who would have been the next. The reasons of doubtful
  /// pairs stand below.
  private func print(_ nearest: NearestRecords, to position: Int) throws(OutputError) {
    let doubtful = unification.doubtful.filter { $0.first == position || $0.second == position }
    for near in nearest.found(of: position, besides: doubtful) {
      try print(
        "  Nearest: \(text(unification.records[near.position])), "
          + "\(MergeNames.percent(near.probability))"
          + Self.ending(near))
      if let explanation = near.explanation { try print(reasonsOf: explanation) }
    }
  }

  private static func ending(_ near: NearestRecords.Near) -> String {
    if near.explanation == nil { return ", which is doubtful: see below." }
    return near.probability < UnificationOptions().doubtfulThreshold
      ? "."
      : " by these two records alone, and less by who else may be meant and all records of both."
  }

  private func print(_ pair: ScoredPair, verb: String) throws(OutputError) {
    let first = unification.records[pair.first]
    let second = unification.records[pair.second]
    let explanation = unification.explain(pair)
    let isDecided =
      decided.contains(RecordPair(first.key, second.key))
      || decided.contains(UnificationDecision(.together, first, second).pair)
    let certainty =
      isDecided
      ? "somebody decided it (\(MergeNames.percent(pair.probability)) without that)."
      : "\(MergeNames.percent(pair.probability))."
    try print("  \(text(first)) \(verb) \(text(second)): \(certainty)")
    try print(reasonsOf: explanation)
  }

  private func print(reasonsOf explanation: MatchExplanation) throws(OutputError) {
    let isTerminal = toErrors ? console.isErrorTerminal : console.isOutputTerminal
    let width = isTerminal ? console.width : nil
    guard !showsBits else {
      for line in ExplanationLines.lines(explanation, indent: 4, width: width) { try print(line) }
      return
    }
    let reasons = explanation.reasons
    for (title, phrases) in [("For", reasons.inFavor), ("Against", reasons.against)]
    where !phrases.isEmpty {
      let text = VisibleText.cell("\(title): \(phrases.joined(separator: "; ")).")
      for line in WrappedText.lines(text, width: width.map { $0 - 4 } ?? Int.max) {
        try print("    " + line)
      }
    }
  }

  private func print(
    _ conflict: UnificationConflict, of person: UnifiedContact
  ) throws(OutputError) {
    let isName = conflict.key == .name || conflict.key == .formattedName
    func text(_ value: UnificationConflict.Value) -> String {
      // A name that says more stands for shorter ones, which other records have.
      let records = value.records.map { person.records[$0] }
      let same = records.filter { isName && $0.contact.displayName == value.text }
      let sources = (same.isEmpty ? records : same).map { names.source($0) }
      let unique = sources.reduce(into: [String]()) { if !$0.contains($1) { $0.append($1) } }
      return "\(VisibleText.cell(value.text)) (\(VisibleText.cell(unique.joined(separator: ", "))))"
    }
    let others = conflict.others.map(text).joined(separator: ", ")
    try print(
      "  \(MatchExplanation.words(conflict.key.name)): \(text(conflict.kept)) rather than \(others): "
        + Self.reason(conflict.rule) + ".")
  }

  private static func reason(_ rule: UnificationConflict.Rule) -> String {
    switch rule {
    case .decision: "somebody chose it"
    case .preferredAccount: "the account is preferred"
    case .mostCompleteValue: "it says more"
    case .laterName: "the other is the name from before"
    case .likelierOrder: "given and family name are usual like this"
    case .agreedSpelling: "several records spell it like this"
    case .mostAccounts: "more accounts say so"
    case .sameRecord: "title and organization go together"
    case .newestRevision: "the record is newer"
    case .mostCompleteRecord: "the record has more values"
    case .recordKey: "nothing tells which is right"
    }
  }

  private func text(_ record: UnificationRecord) -> String {
    "\(MergeNames.name(record.contact)) (\(VisibleText.cell(names.place(record))))"
  }

  private func print(_ line: String) throws(OutputError) {
    if toErrors { console.complain(line) } else { try console.print(line) }
  }
}

/// The comparisons of two records as lines of a table.
enum ExplanationLines {
  static func lines(
    _ explanation: MatchExplanation, indent: Int, width: Int?, hasValues: Bool = true
  ) -> [String] {
    var rows = explanation.comparisons.map { comparison in
      [
        MatchExplanation.bits(comparison.weight), MatchExplanation.words(comparison.field.rawValue),
        comparison.level,
      ]
        + (hasValues
          ? [VisibleText.cell(comparison.first), VisibleText.cell(comparison.second)] : [])
    }
    rows.append([MatchExplanation.bits(explanation.prior), "", "before anything is compared"])
    rows.append([MatchExplanation.bits(explanation.weight), "", "together, in bits"])
    return TextTable(rows: rows, rightAligned: [0], indent: indent).lines(width: width)
  }
}
