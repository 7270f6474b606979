import ContactLikeness
import Glibc

/// Compares records: everything they say, weighed by how common it is.
struct RecordComparison {
  let table: RecordTable
  let statistics: ValueStatistics
  let weights: Weights
  private let names: NameComparison

  /// - Parameter count: How many comparisons of names to remember, a power of two.
  init(
    _ table: RecordTable, _ statistics: ValueStatistics, _ readings: NameReadings,
    weights: Weights = Weights.standard, remembering count: Int = 1 << 16
  ) {
    self.table = table
    self.statistics = statistics
    self.weights = weights
    names = NameComparison(table, statistics, readings, weights, remembering: count)
  }

  func compare(_ a: Int, _ b: Int) -> PairEvidence {
    var evidence = PairEvidence()
    evidence.prior = -statistics.size
    if table.sources[a] == table.sources[b] {
      evidence.account = table.hasOneAccount ? weights.onlyAccount : weights.sameAccount
    } else {
      evidence.account = weights.otherAccounts
    }
    if !areComparable(table.kinds[a], table.kinds[b]) {
      evidence.kind = weights.differentKind
      return evidence
    }
    let isFirm = table.kinds[a] == .firm || table.kinds[b] == .firm
    if !isFirm {
      evidence.name = names.compare(a, b)
      compareMiddleNames(&evidence)
      limitNames(a, b, &evidence)
      compareGenerations(a, b, &evidence)
    }
    comparePhones(a, b, isFirm, &evidence)
    compareMails(a, b, isFirm, &evidence)
    comparePlaces(a, b, &evidence)
    compareBirthdays(a, b, &evidence)
    compareBirthYears(a, b, &evidence)
    compareFirms(a, b, isFirm, &evidence)
    compareProfiles(a, b, &evidence)
    if table.identifiers[a] >= 0, table.identifiers[a] == table.identifiers[b] {
      evidence.identifier = statistics.size + weights.identifier
    }
    if !isFirm { settleHousehold(a, b, &evidence) }
    return evidence
  }

  /// People, couples and firms are never one; a record without a name may be either's.
  private func areComparable(_ a: RecordKind, _ b: RecordKind) -> Bool {
    switch (a, b) {
    case (.other, _), (_, .other): false
    case (.person, .firm), (.firm, .person), (.couple, .firm), (.firm, .couple): false
    case (.person, .couple), (.couple, .person): false
    default: true
    }
  }

  /// What is left of a value's weight where several given names share it.
  func shared(_ base: Double, names: Int32) -> Double {
    shared(base, by: Double(max(1, names)))
  }

  /// What is left of a value's weight where several people share it.
  func shared(_ base: Double, by people: Double) -> Double {
    max(0.5, statistics.size + base - weights.sharing * log2(people))
  }
}

/// A sum of weights, of which the further ones count in part, since values come together.
struct CombinedBits {
  private var most = -Double.infinity
  private var sum = 0.0

  var isEmpty: Bool { most == -.infinity }

  mutating func append(_ bits: Double) {
    most = max(most, bits)
    sum += bits
  }

  /// - Parameter furtherValues: How much of the second and further weights counts.
  func total(furtherValues: Double) -> Double { most + (sum - most) * furtherValues }
}

// MARK: - Names

extension RecordComparison {
  private func compareMiddleNames(_ evidence: inout PairEvidence) {
    let name = evidence.name
    guard name.isGivenAgreement, !name.isSwapped else { return }
    let level = names.middleLevel(name.first.middle, name.second.middle)
    evidence.middleLevel = level
    switch level {
    case .equal, .spelling, .nickname, .close, .closeAcrossScripts, .part:
      evidence.middle = weights.middleEqual
    case .initial: evidence.middle = weights.middleInitial
    case .different, .otherInitial: evidence.middle = weights.middleDifferent
    case .missing where (name.first.middle < 0) != (name.second.middle < 0):
      evidence.middle = weights.middleOneSided
    case .missing, .unknown: break
    }
  }

  /// Names alone are never proof.
  private func limitNames(_ a: Int, _ b: Int, _ evidence: inout PairEvidence) {
    // How common each of two names is says too little of those that often come together.
    if evidence.name.isGivenAgreement, evidence.name.familyBits > weights.familyInitial {
      let affinity = Double(max(statistics.affinity.bits[a], statistics.affinity.bits[b]))
      let bits = evidence.name.familyBits - affinity
      evidence.name.familyBits = max(min(1, evidence.name.familyBits), bits)
    }
    let bearers = Double(min(statistics.bearers.most[a], statistics.bearers.most[b]))
    let most = statistics.size + min(namesMost(evidence.name), bearers)
    let excess = evidence.name.total + max(0, evidence.middle) - most
    if excess > 0 { evidence.name.adjustment -= excess }
  }

  private func namesMost(_ name: NameEvidence) -> Double {
    var most = weights.nameMost
    limit(&most, name.given, name.first.given, name.second.given)
    limit(&most, name.family, name.first.family, name.second.family)
    return most
  }

  private func limit(_ most: inout Double, _ level: NameLevel, _ first: Int32, _ second: Int32) {
    switch level {
    case .spelling, .close, .closeAcrossScripts:
      let isAcross = table.components.script(first) != table.components.script(second)
      if !isAcross { most = min(most, weights.nameMostInexact) }
    case .part: most = min(most, weights.nameMostPart)
    default: break
    }
  }

  private func compareGenerations(_ a: Int, _ b: Int, _ evidence: inout PairEvidence) {
    let first = table.generations[a]
    let second = table.generations[b]
    if !first.agrees(with: second) {
      evidence.generation = weights.generationDifferent
      evidence.generationLevel = .conflicting
    } else if first != .none, second != .none {
      evidence.generation = weights.generationEqual
      evidence.generationLevel = .equal
    } else if first != second {
      evidence.generation = weights.generationOneSided
      evidence.generationLevel = .different
    }
  }

  /// Given names that conflict make of what a family shares no evidence at all.
  private func settleHousehold(_ a: Int, _ b: Int, _ evidence: inout PairEvidence) {
    guard evidence.name.isConflict else {
      if !evidence.name.isGivenAgreement, evidence.name.given != .initial {
        limitSharedValues(&evidence)
      }
      return
    }
    // Against two people of a household stands what tells them apart, and nothing else.
    let values = evidence.phone + evidence.mail
    var bits = weights.wrongGivenName + min(values, weights.valuesInConflict)
    bits += evidence.middle + evidence.generation + evidence.profile + evidence.identifier
    let isOneAccount = table.sources[a] == table.sources[b]
    bits += isOneAccount ? weights.oneAccountInHousehold : weights.twoAccountsInHousehold
    let haveOthers = statistics.hasPartner[a] && statistics.hasPartner[b]
    bits += haveOthers ? weights.ownRecordsInHousehold : weights.noRecordsInHousehold
    switch evidence.birthdayLevel {
    case .missing: break
    case .equal: bits += weights.birthdayInHousehold
    default: bits += weights.otherBirthdayInHousehold
    }
    if evidence.name.family == .different { bits += weights.otherFamilyInHousehold }
    if evidence.placeLevel != .equal, evidence.placeLevel != .close {
      bits += weights.otherPlaceInHousehold
    }
    let strangers = evidence.total
    evidence.household = Probability.both(strangers, bits) - strangers
  }
}

extension RecordComparison {
  /// What a household or an office has in common does not make one person of two records whose
  /// given names are not known to agree.
  fileprivate func limitSharedValues(_ evidence: inout PairEvidence) {
    let phone = evidence.isPhoneShared ? max(0, evidence.phone) : 0
    let group = phone + max(0, evidence.place) + max(0, evidence.firm)
    let excess = group - max(0, statistics.size - weights.sharedBelowSize)
    if excess > 0 { evidence.household = -excess }
  }
}
