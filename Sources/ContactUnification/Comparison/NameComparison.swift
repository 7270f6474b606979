/// How two records' names compare, at their best.
struct NameEvidence: Sendable {
  var given = NameLevel.missing
  var family = NameLevel.missing
  var givenBits = 0.0
  var familyBits = 0.0
  /// How rarely strangers agree so, in bits; 0 where that does not depend on the names.
  var givenChance = 0.0
  var familyChance = 0.0
  /// What the order or kind of the names takes away.
  var adjustment = 0.0
  var isSwapped = false
  var first = NameVariant(kind: .primary)
  var second = NameVariant(kind: .primary)

  var total: Double { givenBits + familyBits + adjustment }

  /// Whether names could be compared.
  var isKnown: Bool { given != .unknown && family != .unknown }

  /// What can't be compared must not hide what can, and differs.
  func isBetter(than other: NameEvidence?) -> Bool {
    guard let other else { return true }
    return isKnown == other.isKnown ? total > other.total : isKnown
  }

  /// The given names' level in the model.
  var givenLevel: MatchLevel? {
    switch given {
    case .equal: .givenEqual
    case .spelling: .givenSpelling
    case .nickname: .givenNickname
    case .close: .givenClose
    case .closeAcrossScripts: .givenAcross
    case .part: .givenPart
    case .initial: .givenInitial
    case .missing: (first.given < 0) != (second.given < 0) ? .givenOne : nil
    case .unknown: .givenUnknown
    case .otherInitial: .givenOtherInitial
    case .alike: .givenAlike
    case .different: .givenDifferent
    }
  }

  /// The family names' level in the model.
  var familyLevel: MatchLevel? {
    switch family {
    case .equal: .familyEqual
    case .spelling, .nickname: .familySpelling
    case .close: .familyClose
    case .closeAcrossScripts: .familyAcross
    case .part: .familyPart
    case .initial: .familyInitial
    case .missing: (first.family < 0) != (second.family < 0) ? .familyOne : nil
    case .unknown: .familyUnknown
    case .otherInitial: .familyOtherInitial
    case .alike: .familyAlike
    case .different: .familyDifferent
    }
  }

  /// Whether the given names say that this is one person.
  var isGivenAgreement: Bool {
    switch given {
    case .equal, .spelling, .nickname, .close, .closeAcrossScripts, .part: true
    default: false
    }
  }
}

/// Compares whole names: in their order, exchanged, and by other names the person has.
struct NameComparison {
  private let table: RecordTable
  private let statistics: ValueStatistics
  private let model: MatchModel
  private let components: ComponentComparison

  init(
    _ table: RecordTable, _ statistics: ValueStatistics, _ readings: NameReadings,
    _ model: MatchModel, remembering count: Int
  ) {
    self.table = table
    self.statistics = statistics
    self.model = model
    components = ComponentComparison(table, statistics, readings, remembering: count)
  }

  func compare(_ a: Int, _ b: Int) -> NameEvidence {
    var best: NameEvidence?
    var bestSwapped: NameEvidence?
    let left = table.names.range(a)
    let right = table.names.range(b)
    for i in left {
      for j in right {
        let first = table.names[at: i]
        let second = table.names[at: j]
        // Two former names that agree say nothing that the present ones do not.
        if i > left.lowerBound, j > right.lowerBound, first.kind == .previous { continue }
        guard let straight = compare(first, second) else { continue }
        if straight.isBetter(than: best) { best = straight }
        // Nothing can be better than equal names in their order.
        if straight.given == .equal, straight.family == .equal, straight.adjustment == 0 {
          return straight
        }
        guard mayBeExchanged(first, second, straight) else { continue }
        // Which of the two has the names exchanged, decides what is the given name.
        for isFirst in [true, false] {
          guard let swapped = compareExchanged(first, second, isFirst: isFirst) else { continue }
          // What agrees may well be the family name, and the given names differ.
          guard swapped.family != .different || isUsuallyGiven(swapped) else { continue }
          if swapped.isBetter(than: bestSwapped) { bestSwapped = swapped }
        }
      }
    }
    guard let best else { return NameEvidence() }
    if let bestSwapped, bestSwapped.total > best.total, bestSwapped.isKnown || !best.isKnown {
      return bestSwapped
    }
    return best
  }

  /// Compares two names, one of them with its given and family name exchanged.
  private func compareExchanged(
    _ a: NameVariant, _ b: NameVariant, isFirst: Bool
  ) -> NameEvidence? {
    var swapped = isFirst ? compare(a.exchanged, b) : compare(a, b.exchanged)
    swapped?.isSwapped = true
    guard var evidence = swapped else { return nil }
    // Somebody else would have the names in the other's order: the commoner of both ways counts.
    let (x, y) = (evidence.first, evidence.second)
    if let given = evidence.givenLevel, let family = evidence.familyLevel {
      let asFamily = chance(given, statistics.familyBits, x.given, y.given)
      let asGiven = chance(family, statistics.givenBits, x.family, y.family)
      if asFamily + asGiven < evidence.givenChance + evidence.familyChance {
        evidence.givenBits += asFamily - evidence.givenChance
        evidence.familyBits += asGiven - evidence.familyChance
        (evidence.givenChance, evidence.familyChance) = (asFamily, asGiven)
      }
    }
    swapped = evidence
    swapped?.adjustment += model.bits(.orderExchanged)
    return swapped
  }

  /// Whether it is worth comparing given with family names.
  private func mayBeExchanged(
    _ a: NameVariant, _ b: NameVariant, _ straight: NameEvidence
  ) -> Bool {
    if straight.isGivenAgreement, straight.familyBits >= 0 { return false }
    return components.mayAgree(a.given, b.family) || components.mayAgree(a.family, b.given)
  }

  /// Whether what agrees is seldom a family name.
  private func isUsuallyGiven(_ name: NameEvidence) -> Bool {
    guard name.given == .equal else { return false }
    let count = statistics.givenCounts[Int(name.first.given)]
    return count >= 4 && count >= 4 * statistics.familyCounts[Int(name.first.given)]
  }

  /// Compares two names as they are; nil where they must not be compared.
  private func compare(_ a: NameVariant, _ b: NameVariant) -> NameEvidence? {
    var evidence = NameEvidence()
    evidence.first = a
    evidence.second = b
    adjust(&evidence, for: a.kind)
    adjust(&evidence, for: b.kind)
    if a.whole >= 0, a.whole == b.whole {
      evidence.given = .equal
      evidence.family = .equal
      weigh(&evidence)
      return evidence
    }
    evidence.given = components.level(a.given, b.given, asGiven: true)
    if a.kind == .doubleGiven || b.kind == .doubleGiven {
      guard evidence.given == .equal || evidence.given == .spelling else { return nil }
    }
    evidence.family = components.level(a.family, b.family, asGiven: false)
    if evidence.given == .different, isMiddleName(a, b) { evidence.given = .part }
    weigh(&evidence)
    return evidence
  }

  private func adjust(_ evidence: inout NameEvidence, for kind: NameKind) {
    switch kind {
    case .previous: evidence.adjustment += model.bits(.orderFormer)
    default: break
    }
  }

  /// Whether one goes by the other's middle name.
  private func isMiddleName(_ a: NameVariant, _ b: NameVariant) -> Bool {
    guard a.family >= 0, a.family == b.family else { return false }
    return components.level(a.given, b.middle, asGiven: true) == .equal
      || components.level(a.middle, b.given, asGiven: true) == .equal
  }

  func middleLevel(_ a: Int32, _ b: Int32) -> NameLevel {
    components.level(a, b, asGiven: true)
  }

  /// The rarity of the more common of two names.
  private func bits(_ list: [Float], _ a: Int32, _ b: Int32) -> Double {
    let x = a >= 0 ? list[Int(a)] : .infinity
    let y = b >= 0 ? list[Int(b)] : .infinity
    let least = min(x, y)
    return least.isFinite ? Double(least) : 0
  }

  /// What the levels of a name say, by which the best of several is chosen.
  private func weigh(_ evidence: inout NameEvidence) {
    let (a, b) = (evidence.first, evidence.second)
    if let level = evidence.givenLevel {
      evidence.givenChance = chance(level, statistics.givenBits, a.given, b.given)
      evidence.givenBits = model.bits(level, chance: evidence.givenChance)
    }
    if let level = evidence.familyLevel {
      evidence.familyChance = chance(level, statistics.familyBits, a.family, b.family)
      evidence.familyBits = model.bits(level, chance: evidence.familyChance)
    }
  }

  private func chance(_ level: MatchLevel, _ list: [Float], _ a: Int32, _ b: Int32) -> Double {
    guard model.dependsOnValue(level) else { return 0 }
    switch level {
    case .givenPart, .familyPart: return partBits(list, a, b)
    default: return bits(list, a, b)
    }
  }

  /// The rarity of the word that two double names share, or of the more common of all words.
  private func partBits(_ list: [Float], _ a: Int32, _ b: Int32) -> Double {
    let left = table.components.words(a) ?? [a]
    let right = table.components.words(b) ?? [b]
    let shared = left.first { right.contains($0) }
    if let shared { return Double(list[Int(shared)]) }
    return (left + right).map { Double(list[Int($0)]) }.min() ?? 0
  }
}
