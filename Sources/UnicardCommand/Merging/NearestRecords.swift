import ContactUnification

/// Finds the records that are most like one that was joined with nobody.
struct NearestRecords {
  private let unification: Unification
  private let features: FeatureIndex

  /// So many are told of.
  private static let mostTold = 2
  /// So many are compared, of those that have most in common with it.
  private static let mostCompared = 64

  init(in unification: Unification) {
    self.unification = unification
    features = FeatureIndex(unification.records)
  }

  /// The likeliest first.
  func explanations(of position: Int) -> [(position: Int, explanation: MatchExplanation)] {
    let candidates = features.sharing(with: position).sorted {
      ($1.value, $0.key) < ($0.value, $1.key)
    }
    return Array(
      candidates.prefix(Self.mostCompared)
        .map { (position: $0.key, explanation: unification.explain(position, $0.key)) }
        .sorted { ($1.explanation.weight, $0.position) < ($0.explanation.weight, $1.position) }
        .prefix(Self.mostTold))
  }
}
