/// Two rows that may be one person, and the evidence in bits.
struct ScoredEdge: Sendable {
  let first: Int32
  let second: Int32
  let weight: Float
  /// What it says about the groups that the rows are in.
  let linkage: Float
}
