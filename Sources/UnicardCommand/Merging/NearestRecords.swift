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

  /// A record that is like the one asked for.
  struct Near {
    let position: Int
    let probability: Double
    /// Nil where the pair is doubtful, which is explained elsewhere.
    let explanation: MatchExplanation?
  }

  /// The likeliest first, those of doubtful pairs with the others.
  func found(of position: Int, besides doubtful: [ScoredPair]) -> [Near] {
    var near = doubtful.map { pair in
      Near(
        position: pair.first == position ? pair.second : pair.first,
        probability: pair.probability, explanation: nil)
    }
    let known = Set(near.map(\.position))
    let candidates = features.sharing(with: position).filter { !known.contains($0.key) }
      .sorted { ($1.value, $0.key) < ($0.value, $1.key) }
    for (other, _) in candidates.prefix(Self.mostCompared) {
      let explanation = unification.explain(position, other)
      near.append(
        Near(position: other, probability: explanation.probability, explanation: explanation))
    }
    near.sort { ($1.probability, $0.position) < ($0.probability, $1.position) }
    return Array(near.prefix(Self.mostTold))
  }
}
