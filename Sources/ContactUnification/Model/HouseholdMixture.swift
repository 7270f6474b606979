import Glibc

/// Pairs of records with one family name and address and different given names: some are two
/// people of a household, some one person with a wrong name. Expectation and maximization tell
/// how many, from what else differs between the two kinds.
struct HouseholdMixture {
  struct Pair {
    let isInAccount: Bool
    /// Whether each of the two has another record, with its own given name.
    let haveOthers: Bool
    let birthday: PairEvidence.ValueLevel
  }

  /// The share of pairs that are two people.
  private(set) var household: Double
  /// The share of two people of a household who have one birthday.
  private(set) var twins = Self.usualTwins
  /// What being in one account says for one person, and what not being so, in bits.
  let inAccountBits: (Double, Double)
  /// What it says that both have other records, and that one has none.
  let haveOthersBits: (Double, Double)

  /// What is expected, and how many pairs that weighs.
  private let expectedHousehold: Double
  private static let householdWeight = 30.0
  /// The least share of all pairs that it weighs.
  private static let householdShare = 0.1
  private static let usualTwins = 0.03
  private static let twinsWeight = 100.0
  /// How often one person's birthdays are equal where both are known.
  private static let birthdayOfOne = 0.93
  /// How often both of one person's names are found again, though one is wrong.
  private static let othersOfOne = 0.05

  /// - Parameters:
  ///   - expected: The share of pairs that are two people as other names have it.
  ///   - inAccount: The share of one person's pairs that are in one account.
  ///   - inAccountByChance: That of any two people's.
  ///   - haveOthers: The share of two people's pairs where both have other records.
  init(expected: Double, inAccount: Double, inAccountByChance: Double, haveOthers: Double) {
    expectedHousehold = min(max(expected, 0.1), 0.999)
    household = expectedHousehold
    func bits(_ one: Double, _ two: Double) -> (Double, Double) {
      let x = min(max(one, 0.01), 0.99)
      let y = min(max(two, 0.01), 0.99)
      return (log2(x / y), log2((1 - x) / (1 - y)))
    }
    inAccountBits = inAccountByChance < 1 ? bits(inAccount, inAccountByChance) : (0, 0)
    haveOthersBits = haveOthers > Self.othersOfOne ? bits(Self.othersOfOne, haveOthers) : (0, 0)
  }

  /// What equal and different birthdays say for one person, in bits.
  var birthdayBits: (equal: Double, different: Double) {
    (log2(Self.birthdayOfOne / twins), log2((1 - Self.birthdayOfOne) / (1 - twins)))
  }

  /// What is to be said for one person before the rest is looked at, in bits.
  var oneBits: Double { log2((1 - household) / household) }

  mutating func estimate(_ pairs: [Pair]) {
    household = 0.5
    let weight = max(Self.householdWeight, Double(pairs.count) * Self.householdShare)
    for _ in 0..<60 {
      var two = expectedHousehold * weight
      var twoWithBirthdays = Self.twinsWeight
      var twoOfOneDay = Self.usualTwins * Self.twinsWeight
      for pair in pairs {
        let share = 1 - Probability.of(bits: bits(pair))
        two += share
        if pair.birthday != .missing { twoWithBirthdays += share }
        if pair.birthday == .equal { twoOfOneDay += share }
      }
      household = min(two / (Double(pairs.count) + weight), 0.9999)
      twins = twoOfOneDay / twoWithBirthdays
    }
  }

  private func bits(_ pair: Pair) -> Double {
    let account = pair.isInAccount ? inAccountBits.0 : inAccountBits.1
    let others = pair.haveOthers ? haveOthersBits.0 : haveOthersBits.1
    let birthday =
      switch pair.birthday {
      case .missing: 0.0
      case .equal: birthdayBits.equal
      default: birthdayBits.different
      }
    return oneBits + account + others + birthday
  }
}
