import ContactLikeness
import Glibc

/// How often records of one person, of two of a household, of two of an organization and of strangers
/// compare at each level, and what that says together.
///
/// The evidence is the binary logarithm of the odds that two records are one person's: what is seen
/// is as likely as it is for one person, against all that two may be. A household explains a common
/// address, an organization a common employer, so they need no exceptions; what speaks for one person
/// is what neither explains.
struct MatchModel: Sendable {
  /// The binary logarithms of how likely a level is, or all that is seen, among pairs of each class.
  struct Row: Sendable {
    var same = Float(0)
    var household = Float(0)
    var organization = Float(0)
    /// Times the chance that depends on the value, for the levels where it does.
    var strangers = Float(0)
    var dependsOnValue = false

    /// How much more it says for one person than another does, against whomever that is most.
    func excess(over other: Row) -> Float {
      max(
        same - household - other.same + other.household,
        same - organization - other.same + other.organization,
        same - chance - other.same + other.chance)
    }

    /// The chance of the strangers, of a common value where it depends on that.
    private var chance: Float { dependsOnValue ? strangers - MatchModel.leastRarity : strangers }

    /// - Parameter sign: -1 where it is taken away.
    mutating func add(_ other: Row, _ sign: Float = 1) {
      same += sign * other.same
      household += sign * other.household
      organization += sign * other.organization
      strangers += sign * other.strangers
    }

    /// Which share of the others' likelihood is whose.
    var shares: (household: Float, organization: Float, strangers: Float) {
      let most = max(household, organization, strangers)
      let (x, y, z) = (exp2(household - most), exp2(organization - most), exp2(strangers - most))
      return (x / (x + y + z), y / (x + y + z), z / (x + y + z))
    }

    /// No less than the weight, and soon told.
    var mostWeight: Float { same - max(household, organization, strangers) }

    var weight: Float {
      let most = max(household, organization, strangers)
      let sum = exp2(household - most) + exp2(organization - most) + exp2(strangers - most)
      return same - most - log2(sum)
    }
  }

  private(set) var rows: [Row]
  /// How much oftener than usual records are of two people of a household, in bits.
  var households = Float(0)
  /// How many strangers there are to each record, as a binary logarithm.
  private let size: Float

  /// How rare a common name or day is, in bits: as one in thirty.
  private static let leastRarity: Float = 5

  /// What says of two records that the one can't be what the other is, in bits.
  static let incomparable = -60.0

  /// A book is taken for no smaller: who is in it tells little of whom somebody may know. How common a value is
  /// elsewhere counts as much in it.
  static let leastRecords = 1000.0

  init(recordCount: Double = 0) {
    rows = MatchTable.rows
    size = Float(log2(max(Self.leastRecords, recordCount)))
  }

  subscript(level: MatchLevel) -> Row {
    get { rows[Int(level.rawValue)] }
    set { rows[Int(level.rawValue)] = newValue }
  }

  /// What a level says for one person against strangers, in bits.
  ///
  /// - Parameter chance: How rarely strangers agree so, for levels that depend on the value.
  func bits(_ level: MatchLevel, chance: Double = 0) -> Double {
    let row = self[level]
    return Double(row.same - row.strangers) + (row.dependsOnValue ? chance : 0)
  }

  /// What a level says for one person against whomever it is likeliest of, in bits: by this the best of
  /// several readings of names is chosen.
  func support(_ level: MatchLevel, chance: Double = 0) -> Double {
    let row = self[level]
    if row.dependsOnValue { return bits(level, chance: chance) }
    return Double(row.same - max(row.household, row.organization, row.strangers))
  }

  /// What each field says, in bits, and what is left for the start; they add up to the evidence.
  func contributions(_ levels: PairLevels) -> (prior: Double, fields: [(MatchField, Double)]) {
    let sum = likelihoods(levels)
    let shares = sum.shares
    var fields: [(MatchField, Double)] = []
    for field in levels.fields where field != .account {
      let own = likelihoods(of: field, levels)
      let others =
        shares.household * own.household + shares.organization * own.organization
        + shares.strangers * own.strangers
      fields.append((field, Double(own.same - others)))
    }
    let weight = Double(sum.weight)
    return (fields.reduce(weight) { $0 - $1.1 }, fields)
  }

  /// The evidence that two records are one person's, in bits.
  func weight(_ levels: PairLevels) -> Double { Double(likelihoods(levels).weight) }

  /// What two records say about the groups that they are in, in bits. That two records of one person
  /// have nothing in common is normal; only what contradicts counts against them.
  func linkage(_ levels: PairLevels) -> Double {
    let weight = weight(levels)
    return ScoredEdge.linkage(weight: weight, contradiction: weight < 0 ? contradiction(levels) : 0)
  }

  /// What speaks against one person, other than having nothing in common.
  func contradiction(_ levels: PairLevels) -> Double {
    if levels.kind == .incomparable { return Self.incomparable }
    var sum = 0.0
    for field in levels.fields where field != .account {
      guard let level = levels[field] else { continue }
      let chance = -Double(levels.chance(field))
      // Two of a household differ in their given names, as strangers with one number need not.
      sum += min(0, field == .given ? support(level, chance: chance) : bits(level, chance: chance))
    }
    return sum
  }

  /// Whether a field speaks against one person.
  func contradicts(_ field: MatchField, _ levels: PairLevels) -> Bool {
    guard let level = levels[field] else { return false }
    return support(level, chance: -Double(levels.chance(field))) < 0
  }

  /// The same of two records that might both be somebody else's: of those who share a number with him
  /// the ones are told from the others by their given names.
  func disaccord(_ levels: PairLevels) -> Double {
    let bits = linkage(levels)
    guard bits > Self.incomparable, bits <= 0, let level = levels[.given] else { return bits }
    return min(bits, support(level, chance: -Double(levels.chance(.given))))
  }

  /// Lowers the levels that are to say nothing for one person where they do, and raises those that say
  /// less than a weaker one, or than nothing: of a level that is never seen too little is known to tell
  /// it from that.
  mutating func keepOrder() {
    for order in MatchLevel.orders {
      guard let neutral = order.firstIndex(of: nil) else { continue }
      var stronger = Row()
      for level in order[neutral...].compactMap(\.self) {
        let row = self[level]
        self[level].same -= max(0, row.excess(over: Row()), row.excess(over: stronger))
        stronger = self[level]
      }
    }
    for order in MatchLevel.orders.reversed() {
      let speaking = order.prefix { $0 != nil }.compactMap(\.self)
      // What two records have in common is no reason to take them for two people's.
      if speaking.count < order.count, let weakest = speaking.last {
        raise(weakest, over: Row())
      }
      for (stronger, weaker) in zip(speaking, speaking.dropFirst()).reversed() {
        raise(stronger, over: self[weaker])
      }
    }
  }

  /// Makes a level say no less for one person than another does.
  private mutating func raise(_ level: MatchLevel, over weaker: Row) {
    self[level].same += max(0, weaker.excess(over: self[level]))
  }

  func likelihoods(_ levels: PairLevels) -> Row {
    if levels.kind == .incomparable { return Row(same: Float(Self.incomparable)) }
    let sharing = levels.sharers == 0 ? 0 : log2(Float(1 + levels.sharers))
    var sum = Row(household: sharing + households, organization: sharing, strangers: size)
    for field in levels.fields { sum.add(likelihoods(of: field, levels)) }
    return sum
  }

  /// How likely the level of a field is for each class.
  func likelihoods(of field: MatchField, _ levels: PairLevels) -> Row {
    guard let level = levels[field] else { return Row() }
    var row = self[level]
    let haveOneName =
      field == .birthday && levels.name.given ?? .different <= .nickname
      && levels.name.family ?? .different < .counterpart
    // Two who have one name, and are two, are of two generations in a family, as a mother and her son's wife,
    // and in a firm of whatever age.
    if haveOneName, level == .birthdayGeneration {
      row.household = max(row.household, row.strangers)
      row.organization = max(row.organization, row.strangers)
    }
    guard row.dependsOnValue else { return row }
    row.strangers += levels.chance(field)
    // Twins have two names: who has one name has one birthday no oftener than two of a firm.
    if haveOneName { row.household = min(row.household, row.organization) }
    row.household = Self.either(row.household, row.strangers)
    row.organization = Self.either(row.organization, row.strangers)
    return row
  }

  /// The logarithm of the sum of two numbers, from theirs.
  private static func either(_ a: Float, _ b: Float) -> Float {
    max(a, b) + log2(1 + exp2(-abs(a - b)))
  }
}
