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
  /// What was said about them.
  public var verdict: Verdict

  /// A decision about the records of two keys.
  public init(_ verdict: Verdict, _ pair: RecordPair) {
    self.verdict = verdict
    self.pair = pair
  }

  /// A decision about two records. Where both have one UID, what they say is part of the keys;
  /// records that say the same are one to decisions, and their two keys equal.
  public init(_ verdict: Verdict, _ first: UnificationRecord, _ second: UnificationRecord) {
    let isOne = first.key == second.key
    self.init(
      verdict,
      RecordPair(
        isOne ? first.key.qualified(by: first.contact) : first.key,
        isOne ? second.key.qualified(by: second.contact) : second.key))
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
