import Glibc

/// How many pairs of one person's records, and of two people's, have something in common.
struct PairCounts {
  var one = 0.0
  var two = 0.0

  /// Names that agree are one person's, where there is more in common; of those that don't agree
  /// at all, most are two people's.
  mutating func add(_ name: NameEvidence) {
    if name.isGivenAgreement, name.family != .different {
      one += 1
    } else if name.isConflict, name.family == .different {
      two += 1
    }
  }

  /// What having it in common says for one person, in bits above the binary logarithm of the
  /// number of records, which is how unlikely it is by chance.
  ///
  /// - Parameters:
  ///   - usual: What it usually says.
  ///   - usualPairs: How many pairs of one person that weighs.
  func bits(usual: Double, usualPairs: Double) -> Double {
    log2((one + usualPairs) / (two + usualPairs * exp2(-usual)))
  }
}
