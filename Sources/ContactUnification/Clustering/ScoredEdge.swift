/// Two rows that may be one person, and the evidence in bits.
struct ScoredEdge: Sendable {
  let first: Int32
  let second: Int32
  var weight: Float
  /// What of the evidence contradicts that they are one.
  let contradiction: Float

  var pair: IndexPair { IndexPair(Int(first), Int(second)) }

  /// What it says about the groups that the rows are in.
  var linkage: Double {
    Self.linkage(weight: Double(weight), contradiction: Double(contradiction))
  }

  static func linkage(weight: Double, contradiction: Double) -> Double {
    weight >= 0 ? weight : max(weight, contradiction)
  }
}

/// The pairs with evidence, in their order, as groups ask for them.
struct ScoredEdges: Sendable {
  let edges: [ScoredEdge]
  private let places: PairPlaces

  /// - Parameter count: How many rows there are.
  init(_ edges: [ScoredEdge], count: Int) {
    self.edges = edges
    places = PairPlaces(edges.lazy.map(\.pair), count: count)
  }

  /// What a pair says about the groups that its rows are in; nil where it was not worth keeping.
  func linkage(_ pair: IndexPair) -> Double? { places.place(of: pair).map { edges[$0].linkage } }
}
