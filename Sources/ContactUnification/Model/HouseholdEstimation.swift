import Glibc

// What most depends on whose records these are: how often different given names under one family
// name and address are two people of a household, and how often one person's wrong name. It is
// told from what the pairs of a household are: in one account as often as in two, each with other
// records of its own, and with different birthdays.

/// What pairs of records with one address are, as far as it can be told.
struct PeopleAtAddresses {
  /// One person's, whichever names are wrong, and two people's of different family names.
  let counts: PairCounts
  /// Two people's of one family name.
  let households: Double
  /// Of the pairs with one family name and different given names, the share of two people's.
  let householdShare: Double

  /// How much oftener two records of an address are one person's than two people's, in bits; two
  /// people's by two to one where nothing tells.
  var oneBits: Double { log2((counts.one + 10) / (households + counts.two + 20)) }
}

extension WeightEstimation {
  /// Takes over what pairs of records with one address show.
  ///
  /// - Returns: Who lives at the addresses.
  @discardableResult
  mutating func estimateHouseholds(_ weights: inout Weights) -> PeopleAtAddresses {
    let pairs = addressPairs()
    let same = pairs.same
    // Who moved in with somebody has the other's name; what is more is carelessness.
    let usual = exp2(weights.familyDifferent)
    let familyChange =
      (Self.usualPairs * usual + pairs.renamed) / (Self.usualPairs + same + pairs.renamed)
    weights.familyDifferent = log2(familyChange)
    let count = Double(pairs.conflicts.count)
    let wrongNames = max(0, familyChange - usual) * same
    var mixture = HouseholdMixture(
      expected: 1 - wrongNames / max(1, count),
      inAccount: (pairs.sameInAccount + Self.accountPairs * Self.usualInAccount)
        / (same + Self.accountPairs),
      inAccountByChance: chanceOfOneAccount(),
      haveOthers: statistics.partnerShare * statistics.partnerShare)
    mixture.estimate(pairs.conflicts)
    weights.use(mixture)
    let wrongShare = 1 - mixture.household
    weights.carelessness = wrongShare * count / (count + Self.conflictsForDoubt)
    let wrong = wrongShare * count
    // Counted as far as names are wrong at all, lest a few of a household make many.
    weights.givenDifferent = log2(
      (Self.usualPairs * exp2(weights.givenDifferent) + wrong * wrongShare)
        / (Self.usualPairs + same + wrong))
    // In households the son may have the father's name: only without them it is one's birthday.
    weights.birthdayDifferent = log2(
      (Self.usualPairs * exp2(weights.birthdayDifferent) + pairs.otherBirthdays * wrongShare)
        / (Self.usualPairs + pairs.birthdays))
    // Names that are often wrong contradict less.
    weights.slack += Self.slackOfWrongNames * wrongShare
    weights.rivalLinkage += Self.rivalsOfWrongNames * wrongShare

    let one = same + pairs.renamed + wrong
    // Of one person, too, both names are wrong now and then.
    let wronglyStrange = one * familyChange * exp2(weights.givenDifferent)
    let people = PeopleAtAddresses(
      counts: PairCounts(one: one, two: max(0, pairs.strangers - wronglyStrange)),
      households: count - wrong, householdShare: mixture.household)
    let place = people.counts.bits(usual: weights.place, usualPairs: Self.usualPairs)
    weights.place = min(Self.mostOfPlace, max(Self.leastOfPlace, place))
    weights.sharedBelowSize -= min(Self.mostAlone, max(0, people.oneBits))
    return people
  }

  /// How many pairs it weighs how often one person's records are in one account, and how often.
  private static let accountPairs = 20.0
  private static let usualInAccount = 0.2
  /// With so many given names that differ, carelessness counts half of what they show.
  private static let conflictsForDoubt = 30.0
  /// What is added to the weights of clusters where all given names that differ are wrong, in bits.
  private static let slackOfWrongNames = 1.5
  private static let rivalsOfWrongNames = -10.0
  /// However few strangers share addresses, two records of one are not proof; and however many,
  /// they say something.
  private static let mostOfPlace = 2.0
  private static let leastOfPlace = -3.0
  /// The same where the given name is unknown.
  private static let mostAlone = 3.0

  /// How often two records of any two people are in one account.
  private func chanceOfOneAccount() -> Double {
    var counts: [Int32: Double] = [:]
    for source in table.sources { counts[source, default: 0] += 1 }
    let shares = counts.values.sorted().map { $0 / Double(max(1, table.count)) }
    return shares.reduce(0) { $0 + $1 * $1 }
  }

  /// Pairs of people's records with one street and number.
  private func addressPairs() -> AddressPairs {
    let candidates = pairs { row, keys in
      guard case .person = table.kinds[row] else { return }
      for place in table.places[row] where place.street >= 0 { keys.append(UInt64(place.street)) }
    }
    var pairs = AddressPairs()
    for (first, second) in candidates {
      let evidence = comparison.compare(first, second)
      guard evidence.placeLevel == .equal else { continue }
      pairs.add(
        evidence, isInAccount: table.sources[first] == table.sources[second],
        haveOthers: statistics.hasPartner[first] && statistics.hasPartner[second])
    }
    return pairs
  }
}

/// How the names of pairs of records with one address compare.
private struct AddressPairs {
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
