/// Two rows that may be one person, and the evidence in bits.
struct ScoredEdge: Sendable {
  let first: Int32
  let second: Int32
  var weight: Float
  /// What of the evidence contradicts that they are one.
  let contradiction: Float

  /// What it says about the groups that the rows are in.
  var linkage: Double {
    Self.linkage(weight: Double(weight), contradiction: Double(contradiction))
  }

  static func linkage(weight: Double, contradiction: Double) -> Double {
    weight >= 0 ? weight : max(weight, contradiction)
  }
}
