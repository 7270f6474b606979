import Glibc

/// How often two records are one person's within an account, and how often in two, estimated
/// from the evidence of all pairs that are hardly doubtful.
struct AccountEstimation {
  /// What is to be added to the weight of pairs in one account, in bits.
  private(set) var inAccount = 0.0
  /// The same for pairs in two accounts.
  private(set) var acrossAccounts = 0.0

  /// How many pairs what is usual weighs.
  private static let priorPairs = 50.0
  /// A smaller difference from what is usual is taken for chance, in bits.
  private static let tolerance = 0.25

  init(
    _ edges: [ScoredEdge], _ table: RecordTable, _ statistics: ValueStatistics, _ weights: Weights
  ) {
    var counts: [Int32: Double] = [:]
    for source in table.sources { counts[source, default: 0] += 1 }
    let total = Double(max(1, table.count))
    let share = counts.values.sorted().reduce(0.0) { $0 + ($1 / total) * ($1 / total) }
    let usualPairs = statistics.recordCount / 2
    let own = table.hasOneAccount ? weights.onlyAccount : weights.sameAccount
    let usualIn = usualPairs * share * exp2(own)
    let usualAcross = usualPairs * (1 - share)
    var edgesIn = WeightHistogram()
    var edgesAcross = WeightHistogram()
    for edge in edges {
      if table.sources[Int(edge.first)] == table.sources[Int(edge.second)] {
        edgesIn.add(edge.weight)
      } else {
        edgesAcross.add(edge.weight)
      }
    }
    // With several accounts it is they that tell; one alone may be nothing but duplicates.
    let most = table.hasOneAccount ? 3.0 : 0.7
    inAccount = Self.bits(edgesIn.expectedPairs, usual: usualIn, most: most)
    acrossAccounts = Self.bits(edgesAcross.expectedPairs, usual: usualAcross, most: 1.2)
  }

  /// Adds the estimate to the weights of pairs.
  func adjust(_ edges: inout [ScoredEdge], _ table: RecordTable) {
    for index in edges.indices {
      let edge = edges[index]
      let isOne = table.sources[Int(edge.first)] == table.sources[Int(edge.second)]
      edges[index].weight += Float(isOne ? inAccount : acrossAccounts)
    }
  }

  private static func bits(_ pairs: Double, usual: Double, most: Double) -> Double {
    let bits = log2((pairs + priorPairs) / (usual + priorPairs))
    return bits < 0 ? min(0, max(-most, bits + tolerance)) : max(0, min(most, bits - tolerance))
  }
}

/// How many pairs have which weight, in tenths of a bit.
private struct WeightHistogram {
  private var counts = [Int](repeating: 0, count: 601)

  mutating func add(_ weight: Float) {
    counts[Int((min(max(weight, -30), 30) * 10).rounded()) + 300] += 1
  }

  /// How many of the pairs are one person's; what is doubtful is not counted.
  var expectedPairs: Double {
    counts.enumerated().reduce(0) { sum, bin in
      bin.element == 0 || bin.offset < 320
        ? sum : sum + Double(bin.element) * Probability.of(bits: Double(bin.offset - 300) / 10)
    }
  }
}
