import Glibc

/// Fits the model to the records at hand, in what differs from one collection to another: how often
/// each field of one person differs, how many records there are of a person, and how many people to
/// an address.
///
/// How often a field differs is counted among pairs that the other fields already tell are one
/// person, so that no field vouches for itself. What the table says counts as so many pairs seen
/// before; ten contacts leave it as it is.
struct ModelAdaptation {
  /// Fields that say one thing together are counted together.
  private static let groups: [[MatchField]] = [
    [.given], [.family], [.place], [.birthday], [.title], [.phone, .mobile], [.mail, .mailbox],
  ]
  /// How many pairs of a class, or records, the table counts as.
  private static let usualCount = 60.0
  /// The same of namesakes: some who have two birthdays are one, of whom one day was noted wrongly.
  private static let usualNamesakes = 10 * usualCount
  /// From so many bits on it is one person without the field that is counted.
  private static let certain: Float = 5
  /// From so many it is, even where a couple has all in common that couples have.
  private static let unshared: Float = 9
  private static let rounds = 4

  /// - Parameters:
  ///   - pairs: Of those that are compared, or evenly chosen ones.
  ///   - share: Which share of all they are.
  ///   - recordCount: How many records all pairs are of.
  ///   - namesakes: How many of one name the records tell are two, and how many chance would make.
  static func adapt(
    _ model: MatchModel, to pairs: [PairLevels], share: Double = 1, recordCount: Double,
    namesakes: Namesakes = Namesakes(),
    jobs: Int = 1, isCancelled: @escaping @Sendable () -> Bool = { false }
  ) throws -> MatchModel {
    let people = pairs.filter { $0.kind == .people }
    // The same parts whatever the number of threads, because sums depend on what is added first.
    let parts = Parallel.ranges(of: people.count, jobs: 2)
    var fitted = model
    for _ in 0..<rounds {
      let current = fitted
      let counts = try Parallel.map(parts.count, jobs: jobs, isCancelled: isCancelled) {
        Self.counts(in: people[parts[$0]], current)
      }.reduce(into: Counts()) { $0.add($1) }
      var next = model
      for group in groups { change(&next, group, counts) }
      for level in [MatchLevel.accountSame, .accountOther] {
        let usual = exp2(Double(model[level].same))
        let found =
          (usualCount * usual + counts[level] / share) / (usualCount + recordCount)
        // That somebody is in one account alone tells nothing of the others in it.
        next[level].same += Float(max(0, log2(found / usual)))
        // Those whom somebody knows are namesakes more seldom than chance would have it; those of a town are not.
        // Of a common name not all are compared with one another.
        let compared = max(1, counts.compared[level] ?? 0) / share
        let ofTwo =
          (counts.namesakes[level] ?? 0) / share * max(1, namesakes[level] / compared)
        let usualOfTwo = exp2(Double(model[level].strangers))
        let foundOfTwo =
          (usualNamesakes * usualOfTwo + ofTwo) / (usualNamesakes + namesakes.byChance)
        next[level].strangers += Float(max(0, log2(foundOfTwo / usualOfTwo)))
      }
      let ofHouseholds = namesakesOfHouseholds(counts, usual: model)
      for level in agreeing { next[level].household += ofHouseholds }
      next.keepOrder()
      let sharing = atAddresses(in: people, next)
      next.households = sharing.households
      next[.placeEqual].organization += sharing.colleagues
      next[.placeClose].organization += sharing.colleagues
      fitted = next
    }
    return fitted
  }

  /// How many pairs there are.
  private struct Counts {
    /// Of one person, at each level.
    private var levels = [Double](repeating: 0, count: MatchLevel.count)
    /// Of two of a household who have given names, and of those one given name.
    var ofHouseholds = 0.0
    var namesakesOfHouseholds = 0.0
    /// Of two strangers of one name who were born on two days, by account.
    var namesakes: [MatchLevel: Double] = [:]
    /// Of two of one name who were born on two days, whoever they are.
    var compared: [MatchLevel: Double] = [:]
    /// Of one person whose given names can be compared, by more than two of a household have in common,
    /// and those of which they differ.
    var withoutHousehold = 0.0
    var ofOtherNames = 0.0

    subscript(level: MatchLevel) -> Double {
      get { levels[Int(level.rawValue)] }
      set { levels[Int(level.rawValue)] = newValue }
    }

    mutating func add(_ other: Counts) {
      for index in levels.indices { levels[index] += other.levels[index] }
      ofHouseholds += other.ofHouseholds
      namesakesOfHouseholds += other.namesakesOfHouseholds
      namesakes.merge(other.namesakes, uniquingKeysWith: +)
      compared.merge(other.compared, uniquingKeysWith: +)
      withoutHousehold += other.withoutHousehold
      ofOtherNames += other.ofOtherNames
    }
  }

  private static func counts(in pairs: ArraySlice<PairLevels>, _ model: MatchModel) -> Counts {
    var counts = Counts()
    for pair in pairs {
      let all = model.likelihoods(pair)
      let ofOne = Probability.of(bits: Double(all.weight))
      if let level = pair[.account] {
        counts[level] += ofOne
        // Nothing tells two of one name better.
        if [.birthdayDifferent, .birthdayGeneration].contains(pair[.birthday]),
          pair[.given] == .givenEqual, pair[.family] == .familyEqual
        {
          counts.compared[level, default: 0] += 1
          counts.namesakes[level, default: 0] += (1 - ofOne) * Double(all.shares.strangers)
        }
      }
      if let level = pair[.given] {
        let ofHousehold = (1 - ofOne) * Double(all.shares.household)
        counts.ofHouseholds += ofHousehold
        if level.isFormOfOne { counts.namesakesOfHouseholds += ofHousehold }
      }
      for group in groups {
        guard let level = group.lazy.compactMap({ pair[$0] }).first else { continue }
        var others = all
        for field in group where pair.fields.contains(field) {
          others.add(model.likelihoods(of: field, pair), -1)
        }
        guard others.mostWeight >= certain else { continue }
        let weight = others.weight
        guard weight >= certain else { continue }
        let ofOneToo = Probability.of(bits: Double(weight))
        counts[level] += ofOneToo
        if level.field == .given, pair[.birthday] == .birthdayEqual || weight >= unshared {
          counts.withoutHousehold += ofOneToo
          if level.isOfOthersOfHousehold { counts.ofOtherNames += ofOneToo }
        }
      }
    }
    return counts
  }

  /// The levels at which given names are one, or parts of one. Relatives share initials without
  /// sharing names, so those become no commoner among them with the names.
  private static let agreeing = MatchLevel.allCases.filter {
    $0.field == .given && $0 < .givenInitial
  }

  /// How much oftener than usual two people of a household have one given name, in bits: in some
  /// families the sons are called as their fathers are.
  private static func namesakesOfHouseholds(_ counts: Counts, usual: MatchModel) -> Float {
    func share(of levels: [MatchLevel]) -> Double {
      levels.reduce(0) { $0 + Double(exp2(usual[$1].household)) }
    }
    let all = MatchLevel.allCases.filter { $0.field == .given }
    let expected = share(of: agreeing.filter(\.isFormOfOne)) / share(of: all)
    let found =
      (usualCount * expected + counts.namesakesOfHouseholds) / (usualCount + counts.ofHouseholds)
    return Float(log2(found / expected))
  }

  /// Changes how often one person's pairs compare at the levels of fields. How one name or address is
  /// written twice, is the same whoever has it: where half of all names are in two scripts, those of
  /// father and son are, too. Which number or mailbox people have in common depends on which they
  /// have, so those levels change together.
  private static func change(
    _ model: inout MatchModel, _ group: [MatchField], _ counts: Counts
  ) {
    // In how many scripts people write is no reason to take two of them for one.
    let levels = MatchLevel.allCases.filter {
      $0 != .givenUnread && $0.field.map(group.contains) ?? false
    }
    let shares = levels.map { exp2(Double(model[$0].same)) }
    let all = shares.reduce(0, +)
    let shared = sharedShare(levels, shares.map { $0 / all }, counts)
    let sum = levels.reduce(0) { $0 + ($1.isOfOthersOfHousehold ? 0 : counts[$1]) }
    var (expected, found) = (shares, shares)
    for (index, level) in levels.enumerated() {
      let together = levels.indices.filter {
        $0 == index || level.group != .alone && levels[$0].group == level.group
      }
      expected[index] = together.reduce(0) { $0 + shares[$1] } / all
      if level.isOfOthersOfHousehold {
        found[index] = expected[index] * shared.found / shared.expected
      } else {
        let count = together.reduce(0) { $0 + counts[levels[$1]] }
        found[index] =
          (1 - shared.found) * (usualCount * expected[index] + count)
          / (usualCount * (1 - shared.expected) + sum)
      }
    }
    var (one, oneFound) = (0.0, 0.0)
    for index in levels.indices where levels[index].isFormOfOne {
      one += expected[index]
      oneFound += found[index]
    }
    for (index, level) in levels.enumerated() {
      let change = log2(found[index] / expected[index])
      model[level].same += Float(change)
      guard level.isFormOfOne else { continue }
      let ofOthers = Float(change - log2(oneFound / one))
      model[level].household += ofOthers
      model[level].organization += ofOthers
      model[level].strangers += ofOthers
    }
  }

  /// How often two records of one person compare as those of two of a household do, usually and here. A
  /// couple has number, mailbox, address and family name in common, so that it is oftener than usual only
  /// those pairs tell that have more than that.
  private static func sharedShare(
    _ levels: [MatchLevel], _ usual: [Double], _ counts: Counts
  ) -> (expected: Double, found: Double) {
    let places = levels.indices.filter { levels[$0].isOfOthersOfHousehold }
    let expected = places.reduce(0) { $0 + usual[$1] }
    func found(_ count: Double, of pairs: Double) -> Double {
      (usualCount * expected + count) / (usualCount + pairs)
    }
    let here = found(
      places.reduce(0) { $0 + counts[levels[$1]] }, of: levels.reduce(0) { $0 + counts[$1] })
    let told = places.isEmpty ? 0 : found(counts.ofOtherNames, of: counts.withoutHousehold)
    return (expected, min(here, max(expected, told)))
  }

  /// How much oftener than usual two records of one address are of two people of a household, and of
  /// two of an organization, in bits. Where hardly any two people have an address in common, colleagues
  /// have none either.
  private static func atAddresses(
    in pairs: [PairLevels], _ model: MatchModel
  ) -> (households: Float, colleagues: Float) {
    var one = usualCount
    var two = usualCount
    var colleagues = usualCount
    for pair in pairs where pair.sharers <= 2 {
      guard let place = pair[.place], place <= .placeClose else { continue }
      let likelihoods = model.likelihoods(pair)
      let share = Probability.of(bits: Double(likelihoods.weight))
      one += share
      let shares = likelihoods.shares
      two += (1 - share) * Double(shares.household)
      colleagues += (1 - share) * Double(shares.organization)
    }
    return (Float(min(1, log2(two / one))), Float(min(0, log2(colleagues / one))))
  }
}
