/// What a person said about two records: the same person, or different people. Always obeyed.
public struct UnificationDecision: Hashable, Sendable {
  /// What was said.
  public enum Verdict: String, Hashable, Sendable, CaseIterable {
    /// Both are the same person.
    case together
    /// They are different people.
    case apart
  }

  /// The two records.
  public var pair: RecordPair
  public var verdict: Verdict

  public init(_ verdict: Verdict, _ pair: RecordPair) {
    self.verdict = verdict
    self.pair = pair
  }

  /// A decision about two records.
  public init(_ verdict: Verdict, _ first: UnificationRecord, _ second: UnificationRecord) {
    self.init(verdict, RecordPair(first.key, second.key))
  }
}

extension UnificationOptions {
  /// Adds decisions to the links.
  mutating func obey(_ decisions: [UnificationDecision]) {
    for decision in decisions {
      switch decision.verdict {
      case .together: mustLink.append(decision.pair)
      case .apart: cannotLink.append(decision.pair)
      }
    }
  }
}
