/// The people behind the records of several accounts.
public struct Unification: Sendable {
  /// All records, in the order in which they were given.
  public let records: [UnificationRecord]
  /// Who is the same person, and why.
  public let matches: UnificationResult
  /// Each person's unified contact, in the order of ``UnificationResult/clusters``.
  public let contacts: [UnifiedContact]
  /// The records of which the UID is somebody else's in another account, by their positions: their people have a new
  /// one, and their accounts' groups and relations name it.
  public let recordsWithNewIdentifiers: [Int]

  /// How the contacts were merged.
  let options: MergingOptions

  /// People who may be one but were not joined, likeliest first: see ``UnificationResult/doubtful``.
  public var doubtful: [ScoredPair] { matches.doubtful }

  /// Why two records are, or are not, the same person.
  ///
  /// - Parameters:
  ///   - first: A record's position in ``records``, which must be one of them.
  ///   - second: Another's.
  public func explain(_ first: Int, _ second: Int) -> MatchExplanation {
    matches.explain(first, second)
  }

  /// Why the records of a pair are, or are not, the same person: see ``UnificationResult/explain(_:)``.
  public func explain(_ pair: ScoredPair) -> MatchExplanation { matches.explain(pair) }
}
