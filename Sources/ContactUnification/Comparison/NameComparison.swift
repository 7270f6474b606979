/// How two records' names compare, at their best.
struct NameEvidence: Sendable {
  var given = NameLevel.missing
  var family = NameLevel.missing
  var givenBits = 0.0
  var familyBits = 0.0
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

  /// Whether the given names say that these are two people.
  var isConflict: Bool { given == .different || given == .otherInitial }

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
  private let weights: Weights
  private let components: ComponentComparison

  init(
    _ table: RecordTable, _ statistics: ValueStatistics, _ readings: NameReadings,
    _ weights: Weights, remembering count: Int
  ) {
    self.table = table
    self.statistics = statistics
    self.weights = weights
    components = ComponentComparison(
      table, statistics, readings, weights, remembering: count)
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
          // What agrees may well be the family name, and the given names differ; where names are
          // often wrong, either may be.
          guard
            swapped.family != .different || isUsuallyGiven(swapped)
              || weights.areSlipsUsual && swapped.isGivenAgreement
          else { continue }
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
    swapped?.adjustment += weights.swapped
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
      evidence.givenBits = bits(statistics.givenBits, a.given, b.given)
      evidence.familyBits = bits(statistics.familyBits, a.family, b.family)
      return evidence
    }
    evidence.given = components.level(a.given, b.given, asGiven: true)
    if a.kind == .doubleGiven || b.kind == .doubleGiven {
      guard evidence.given == .equal || evidence.given == .spelling else { return nil }
    }
    evidence.family = components.level(a.family, b.family, asGiven: false)
    evidence.givenBits = givenBits(evidence.given, a.given, b.given)
    evidence.familyBits = familyBits(evidence.family, a.family, b.family)
    if evidence.given == .different, isMiddleName(a, b) {
      evidence.given = .part
      evidence.givenBits = weights.givenAsMiddle
    }
    return evidence
  }

  private func adjust(_ evidence: inout NameEvidence, for kind: NameKind) {
    switch kind {
    case .previous: evidence.adjustment += weights.previousName
    case .note: evidence.adjustment += weights.noteName
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

  private func givenBits(_ level: NameLevel, _ a: Int32, _ b: Int32) -> Double {
    let common = bits(statistics.givenBits, a, b)
    switch level {
    case .equal: return common
    case .spelling: return max(1, common + weights.givenSpelling)
    case .nickname: return max(1, common + weights.givenNickname)
    case .close: return max(0.5, common + weights.givenClose)
    case .closeAcrossScripts: return max(0.5, common + weights.givenCloseAcross)
    case .part: return max(0.5, partBits(statistics.givenBits, a, b) + weights.givenPart)
    case .initial: return weights.givenInitial
    case .missing, .unknown: return 0
    case .otherInitial: return weights.givenOtherInitial
    case .different: return weights.givenDifferent
    }
  }

  private func familyBits(_ level: NameLevel, _ a: Int32, _ b: Int32) -> Double {
    let common = bits(statistics.familyBits, a, b)
    switch level {
    case .equal: return common
    case .spelling: return max(1, common + weights.familySpelling)
    case .nickname, .close: return max(0.5, common + weights.familyClose)
    case .closeAcrossScripts: return max(0.5, common + weights.familyCloseAcross)
    case .part:
      let part = partBits(statistics.familyBits, a, b)
      return max(0.5, part + weights.familyPart)
    case .initial: return weights.familyInitial
    case .missing, .unknown: return 0
    case .otherInitial, .different: return weights.familyDifferent
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
