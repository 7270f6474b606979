import Glibc

/// Weights estimated from the records at hand, with the built-in ones as what is usual.
///
/// What most depends on whose records these are is how often different given names under one
/// family name and address are two people of a household, and how often one person's wrong name.
/// It is told from what the pairs of a household are: in one account as often as in two, each
/// with other records of its own, and with different birthdays.
struct WeightEstimation {
  let table: RecordTable
  let statistics: ValueStatistics
  private let readings: NameReadings
  var comparison: RecordComparison

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
      // Where they are, names that differ by a slip are one, and fewer contradict each other.
      let carelessness = weights.carelessness
      weights = Weights.standard
      weights.carelessness = carelessness
      use(weights)
      estimateHouseholds(&weights)
      weights.carelessness = carelessness
      use(weights)
      estimateStreets(&weights)
    }
    use(weights)
    estimateMoves(&weights)
    return weights
  }

  private mutating func use(_ weights: Weights) {
    comparison = RecordComparison(table, statistics, readings, weights: weights)
  }

  private mutating func estimateHouseholds(_ weights: inout Weights) {
    var neighbours = Neighbours()
    for pair in placePairs() {
      let evidence = comparison.compare(pair.0, pair.1)
      guard evidence.placeLevel == .equal else { continue }
      neighbours.add(
        evidence, isInAccount: table.sources[pair.0] == table.sources[pair.1],
        haveOthers: statistics.hasPartner[pair.0] && statistics.hasPartner[pair.1])
    }
    let same = neighbours.same
    // Who moved in with somebody has the other's name; what is more is carelessness.
    let usual = exp2(weights.familyDifferent)
    let familyChange = (50 * usual + neighbours.renamed) / (50 + same + neighbours.renamed)
    weights.familyDifferent = log2(familyChange)
    let count = Double(neighbours.conflicts.count)
    let wrongNames = max(0, familyChange - usual) * same
    var mixture = HouseholdMixture(
      expected: 1 - wrongNames / max(1, count),
      inAccount: (neighbours.sameInAccount + 4) / (same + 20),
      inAccountByChance: chanceOfOneAccount(),
      haveOthers: statistics.partnerShare * statistics.partnerShare)
    mixture.estimate(neighbours.conflicts)
    weights.use(mixture)
    weights.carelessness = (1 - mixture.household) * count / (count + 30)
    let households = mixture.household * count
    let wrong = count - households
    weights.givenDifferent = log2(
      (0.05 + wrong * (1 - mixture.household)) / (50 + same + wrong))
    let alone = max(0, log2((same + 10) / (households + 20)))
    weights.sharedBelowSize -= min(3, alone)
    // Namesakes at one address are fathers and sons, whom there are the fewer of, the fewer
    // households there are.
    weights.nameAndPlace += weights.carelessness * min(4, alone)
    // In households the son may have the father's name: only without them it is one's birthday.
    let otherBirthdays = neighbours.otherBirthdays * (1 - mixture.household)
    let usualOther = exp2(weights.birthdayDifferent)
    weights.birthdayDifferent = log2(
      (50 * usualOther + otherBirthdays) / (50 + neighbours.birthdays))
    // Names that are often wrong contradict less.
    weights.slack += 1.5 * (1 - mixture.household)
    weights.rivalLinkage -= 10 * (1 - mixture.household)
    weights.leastLinkage += 6 * (1 - mixture.household)
    let both = same + neighbours.renamed + wrong
    let strangers = max(
      0, neighbours.strangers - both * familyChange * exp2(weights.givenDifferent))
    let mostOfPlace = 2 + 3 * weights.carelessness
    weights.place = min(mostOfPlace, max(-3, log2((both + 50) / (strangers + 200))))
  }

  /// How often one person's addresses differ, from pairs of one name.
  private mutating func estimateMoves(_ weights: inout Weights) {
    var pairs: [(rest: Double, isOther: Bool)] = []
    for pair in namePairs() {
      let evidence = comparison.compare(pair.0, pair.1)
      guard evidence.placeLevel != .missing, evidence.name.isGivenAgreement else { continue }
      let isOther = evidence.placeLevel == .different
      pairs.append((evidence.total - (isOther ? evidence.place : 0), isOther))
    }
    for _ in 0..<20 {
      var all = 30.0
      var other = 30 * exp2(Weights.standard.otherPlace)
      for pair in pairs {
        let share = Probability.of(bits: pair.rest + (pair.isOther ? weights.otherPlace : 0))
        all += share
        if pair.isOther { other += share }
      }
      weights.otherPlace = max(-4, log2(other / all))
    }
  }

  /// How often two records of any two people are in one account.
  private func chanceOfOneAccount() -> Double {
    var counts: [Int32: Double] = [:]
    for source in table.sources { counts[source, default: 0] += 1 }
    let shares = counts.values.sorted().map { $0 / Double(max(1, table.count)) }
    return shares.reduce(0) { $0 + $1 * $1 }
  }

  private func namePairs() -> [(Int, Int)] {
    pairs { row, keys in
      guard !table.places.isEmpty(row), let name = PersonKeys(row, table, statistics.givenRoots)
      else { return }
      keys.append(UInt64(name.familySound) << 32 | UInt64(name.givenRoot))
    }
  }

  /// Pairs of people's records with one street and number.
  private func placePairs() -> [(Int, Int)] {
    pairs { row, keys in
      guard case .person = table.kinds[row] else { return }
      for place in table.places[row] where place.street >= 0 { keys.append(UInt64(place.street)) }
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

/// What pairs of records of one address are.
private struct Neighbours {
  /// Given and family name agree.
  var same = 0.0
  var sameInAccount = 0.0
  /// With birthdays, and with different ones.
  var birthdays = 0.0
  var otherBirthdays = 0.0
  /// The given name agrees, the family name does not.
  var renamed = 0.0
  /// Neither agrees.
  var strangers = 0.0
  /// The family name agrees, the given name does not.
  var conflicts: [HouseholdMixture.Pair] = []

  mutating func add(_ evidence: PairEvidence, isInAccount: Bool, haveOthers: Bool) {
    let isFamilyAgreement: Bool
    switch evidence.name.family {
    case .different: isFamilyAgreement = false
    case .missing, .unknown, .initial, .otherInitial: return
    default: isFamilyAgreement = true
    }
    switch (evidence.name.isGivenAgreement, isFamilyAgreement) {
    case (true, true):
      same += 1
      if isInAccount { sameInAccount += 1 }
      if evidence.birthdayLevel != .missing { birthdays += 1 }
      if evidence.birthdayLevel == .different { otherBirthdays += 1 }
    case (true, false): renamed += 1
    case (false, true) where evidence.name.isConflict:
      conflicts.append(
        HouseholdMixture.Pair(
          isInAccount: isInAccount, haveOthers: haveOthers, birthday: evidence.birthdayLevel))
    case (false, false) where evidence.name.isConflict: strangers += 1
    default: break
    }
  }
}

/// What a person's record is grouped by; nil where it lacks a part of the name.
struct PersonKeys {
  let familySound: UInt32
  let givenRoot: UInt32

  init?(_ row: Int, _ table: borrowing RecordTable, _ roots: [UInt32]) {
    guard case .person = table.kinds[row], let name = table.names.first(row), name.family >= 0
    else { return nil }
    familySound = table.components.sound(name.family)
    givenRoot = roots[row]
    if familySound == 0 || givenRoot == 0 { return nil }
  }
}
