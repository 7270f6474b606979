/// Decisions that were made about records as they were then, for the records as they are now.
///
/// A record is known by its key. Where no record has it any more, the nearest to what was noted of
/// it stands in its place: a name and one thing more are certain, less is told of. Of several that are equally
/// near, each stands for one of as many that were noted.
///
/// ```swift
/// let resolution = DecisionResolution(file.decisions, records: records, sourceNames: names)
/// let matches = try unifier.match(records, decisions: resolution.decisions)
/// ```
public struct DecisionResolution: Sendable {
  /// A decision whose records were not all found by their keys.
  public struct Move: Sendable {
    /// The decision as it was made.
    public let decision: UnificationDecision
    /// The positions of the records that it is about now.
    public let positions: [Int]
    /// Whether others could be meant, too.
    public let isCertain: Bool
  }

  /// The decisions with the keys that the records have now. Those about records that were not found
  /// are as they were.
  public private(set) var decisions: [UnificationDecision] = []
  /// The decisions about records that have other keys now, and not those of the cards that they were
  /// written as.
  public private(set) var moves: [Move] = []
  /// The choices with the keys that the records have now.
  public private(set) var choices: [ConflictChoice] = []
  /// Choices about records that are not there.
  public private(set) var unknownChoices: [ConflictChoice] = []

  /// Looks for the records of decisions and choices.
  ///
  /// - Parameters:
  ///   - decisions: What was decided about pairs of records.
  ///   - choices: What was decided about conflicts within people.
  ///   - records: The records that are there now.
  ///   - sourceNames: The names of the accounts, by ``UnificationRecord/source``.
  public init(
    _ decisions: [UnificationDecision], choices: [ConflictChoice] = [],
    records: [UnificationRecord], sourceNames: [String]
  ) {
    guard !decisions.isEmpty || !choices.isEmpty else { return }
    var finder = RecordFinder(records, sourceNames: sourceNames)
    finder.share(
      decisions.flatMap {
        [($0.pair.first, $0.firstDescription), ($0.pair.second, $0.secondDescription)]
      })
    for decision in decisions { resolve(decision, &finder) }
    for choice in choices {
      guard let found = finder.find(choice.record, choice.description) else {
        unknownChoices.append(choice)
        continue
      }
      var choice = choice
      if !found.isByKey { choice.record = finder.key(of: found.positions[0]) }
      self.choices.append(choice)
    }
  }

  private mutating func resolve(_ decision: UnificationDecision, _ finder: inout RecordFinder) {
    let pair = decision.pair
    var first = finder.find(pair.first, decision.firstDescription)
    var second = finder.find(pair.second, decision.secondDescription)
    // Of two who are alike, neither is the other.
    if let other = second, other.isByKey, first.map({ !$0.isByKey }) ?? true {
      first = finder.find(pair.first, decision.firstDescription, except: Set(other.positions))
    } else if let other = first, second.map({ !$0.isByKey }) ?? true {
      second = finder.find(pair.second, decision.secondDescription, except: Set(other.positions))
    }
    guard let first, let second, !(first.isByKey && second.isByKey),
      Set(first.positions).isDisjoint(with: second.positions)
    else {
      decisions.append(decision)
      return
    }
    func keys(_ found: RecordFinder.Finding, _ key: RecordKey) -> RecordKey {
      found.isByKey ? key : finder.key(of: found.positions[0])
    }
    let (firstKey, secondKey) = (keys(first, pair.first), keys(second, pair.second))
    // Two that say the same under one key can't be told apart any more.
    guard firstKey != secondKey else {
      decisions.append(decision)
      return
    }
    var resolved = decision
    resolved.pair = RecordPair(firstKey, secondKey)
    if resolved.pair.first != firstKey {
      swap(&resolved.firstDescription, &resolved.secondDescription)
    }
    decisions.append(resolved)
    guard first.isMoved || second.isMoved else { return }
    moves.append(
      Move(
        decision: decision, positions: [first.positions[0], second.positions[0]],
        isCertain: first.isCertain && second.isCertain))
  }
}
