import Glibc

/// Weights estimated from the records at hand, with the built-in ones as what is usual.
///
/// First comes who lives at one address, by which records are known that were written carelessly.
/// For them names are compared more loosely, and everything that depends on addresses is
/// estimated anew.
struct WeightEstimation {
  let table: RecordTable
  let statistics: ValueStatistics
  private let readings: NameReadings
  private(set) var comparison: RecordComparison

  /// So many pairs of one person, with others in proportion, are taken to have been seen before.
  static let usualPairs = 50.0
  /// No more pairs are looked at for one question.
  private static let mostPairs = 20_000
  /// Of more records that share something, only the first are paired.
  private static let mostOfGroup = 12

  init(_ table: RecordTable, _ statistics: ValueStatistics, _ readings: NameReadings) {
    self.table = table
    self.statistics = statistics
    self.readings = readings
    comparison = RecordComparison(table, statistics, readings)
  }

  mutating func weights() -> Weights {
    var weights = Weights.standard
    estimateHouseholds(&weights)
    if weights.areSlipsUsual {
      let carelessness = weights.carelessness
      weights = Weights.standard
      weights.carelessness = carelessness
      use(weights)
      // Names that differ by a slip are one now, and fewer contradict each other.
      let people = estimateHouseholds(&weights)
      weights.carelessness = carelessness
      estimateAddresses(&weights, people)
    }
    use(weights)
    estimateMoves(&weights)
    return weights
  }

  /// Compares by these weights from now on.
  mutating func use(_ weights: Weights) {
    comparison = RecordComparison(table, statistics, readings, weights: weights)
  }

  /// How often one person's addresses differ, from pairs of one name.
  private func estimateMoves(_ weights: inout Weights) {
    var pairs: [(rest: Double, isOther: Bool)] = []
    for pair in namePairs() {
      let evidence = comparison.compare(pair.0, pair.1)
      guard evidence.placeLevel != .missing, evidence.name.isGivenAgreement else { continue }
      let isOther = evidence.placeLevel == .different
      pairs.append((evidence.total - (isOther ? evidence.place : 0), isOther))
    }
    // Whether it is one person depends on what other addresses are worth, which is asked.
    for _ in 0..<20 {
      var all = Self.pairsOfMoves
      var other = Self.pairsOfMoves * exp2(Weights.standard.otherPlace)
      for pair in pairs {
        let share = Probability.of(bits: pair.rest + (pair.isOther ? weights.otherPlace : 0))
        all += share
        if pair.isOther { other += share }
      }
      weights.otherPlace = max(Self.leastOtherPlace, log2(other / all))
    }
  }

  /// How many pairs it weighs how often addresses usually differ.
  private static let pairsOfMoves = 30.0
  /// However seldom addresses differ here, people move.
  private static let leastOtherPlace = -4.0

  private func namePairs() -> [(Int, Int)] {
    pairs { row, keys in
      guard !table.places.isEmpty(row), let name = PersonKeys(row, table, statistics.givenRoots)
      else { return }
      keys.append(UInt64(name.familySound) << 32 | UInt64(name.givenRoot))
    }
  }

  /// Pairs of rows with a key in common.
  func pairs(by addKeys: (Int, inout [UInt64]) -> Void) -> [(Int, Int)] {
    var keyed: [(key: UInt64, row: Int32)] = []
    var keys: [UInt64] = []
    for row in 0..<table.count {
      keys.removeAll(keepingCapacity: true)
      addKeys(row, &keys)
      for key in keys { keyed.append((key, Int32(truncatingIfNeeded: row))) }
    }
    keyed.sort { ($0.key, $0.row) < ($1.key, $1.row) }
    var pairs: [(Int, Int)] = []
    var start = 0
    while start < keyed.count, pairs.count < Self.mostPairs {
      var end = start + 1
      while end < keyed.count, keyed[end].key == keyed[start].key { end += 1 }
      let rows = keyed[start..<end].prefix(Self.mostOfGroup).map { Int($0.row) }
      for (offset, first) in rows.enumerated() {
        for second in rows.dropFirst(offset + 1) where second != first {
          pairs.append((first, second))
        }
      }
      start = end
    }
    return pairs
  }
}
