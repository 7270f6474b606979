import Glibc

/// Evidence in bits and the probability it stands for.
enum Probability {
  /// The probability of odds given as a binary logarithm.
  static func of(bits: Double) -> Double { 1 / (1 + exp2(-bits)) }

  /// The binary logarithm of a probability's odds.
  static func bits(of probability: Double) -> Double {
    let bounded = min(max(probability, 1e-12), 1 - 1e-12)
    return log2(bounded / (1 - bounded))
  }
}
