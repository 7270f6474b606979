import ContactLikeness
import Glibc

/// What two groups of records say about each other: the mean evidence over all pairs between them, so
/// that a chain of likenesses from one person to another does not join the two.
struct GroupEvidence {
  private let comparison: RecordComparison
  private let model: MatchModel
  /// By row, the first of those that were decided to be one person; empty without decisions.
  private let decided: [Int: Int]
  private let edges: ScoredEdges
  /// How those pairs compare that were asked for lately.
  private let known = PairMemory<PairLevels>(count: 2048)

  /// So many records of a group are asked.
  static let mostAsked = 16

  init(
    comparison: RecordComparison, model: MatchModel, decided: [Int: Int], edges: ScoredEdges
  ) {
    self.comparison = comparison
    self.model = model
    self.decided = decided
    self.edges = edges
  }

  /// Those of a group's records that are asked: a record that says nothing which another one does not is no
  /// witness beside it.
  func witnesses(_ group: [Int]) -> [Int] {
    if group.count == 1 { return group }
    let asked = group.prefix(Self.mostAsked)
    func isWitness(_ row: Int) -> Bool {
      !asked.contains { other in
        other != row && comparison.addsNothing(row, to: other)
          && (row > other || !comparison.addsNothing(other, to: row))
      }
    }
    // Most groups are of two or three records that all have something of their own.
    if asked.count == group.count, asked.allSatisfy(isWitness) { return group }
    return asked.filter(isWitness)
  }

  /// The mean evidence over the pairs of two groups; nothing where a pair can't be one person.
  func mean(_ a: [Int], _ b: [Int]) -> Double { agreement(a, b).mean }

  /// What the pairs of two groups say.
  ///
  /// - Parameter third: Whoever is taken for one with both.
  func agreement(
    _ a: [Int], _ b: [Int], ofThird third: [Int] = []
  ) -> GroupAgreement {
    if !decided.isEmpty, a.contains(where: isDecided) || b.contains(where: isDecided) {
      return GroupAgreement(meanOfDecided(a, b))
    }
    if a.count == 1, b.count == 1, third.isEmpty {
      let weight = weight(a[0], b[0])
      return GroupAgreement(weight <= MatchModel.incomparable ? -.infinity : weight)
    }
    var agreement = GroupAgreement()
    let (firsts, seconds) = (witnesses(a), witnesses(b))
    let known = third.isEmpty ? (a, b) : (a + third, b + third)
    for x in firsts {
      for y in seconds {
        let weight = weight(x, y, in: a, b, knownAs: known)
        if weight <= MatchModel.incomparable { return GroupAgreement(-.infinity) }
        agreement.add(weight)
      }
    }
    return agreement
  }

  /// Whether some record of a group says something that one of two others does not.
  func isWitness(_ group: [Int], of a: [Int], _ b: [Int]) -> Bool {
    func tellsMore(_ others: [Int]) -> Bool {
      group.contains { row in
        !others.prefix(Self.mostAsked).contains { comparison.addsNothing(row, to: $0) }
      }
    }
    return tellsMore(a) || tellsMore(b)
  }

  /// The evidence for one person where both groups might be a third's: where nothing else tells them
  /// apart, the given names of their first records do.
  ///
  /// - Parameters:
  ///   - known: Their mean evidence, where it was asked for before.
  ///   - third: Who might be either. What of them contradicts each other counts there, too, and not twice.
  func accord(
    _ a: [Int], _ b: [Int], mean known: Double? = nil, ofThird third: [Int] = []
  ) -> Double {
    guard let first = a.first, let second = b.first else { return known ?? mean(a, b) }
    let pair = IndexPair(first, second)
    // Of two records all is in what is compared once.
    if a.count == 1, b.count == 1, third.isEmpty, decided.isEmpty, edges.linkage(pair) == nil {
      let bits = model.disaccord(comparison.compare(pair))
      return bits <= MatchModel.incomparable ? -.infinity : bits
    }
    let bits = known ?? agreement(a, b, ofThird: third).mean
    if bits > 0 { return bits }
    var levels = levels(first, second)
    setAside(&levels, of: first, second, knownBy: third)
    setAside(&levels, of: second, first, knownBy: third)
    return min(bits, model.disaccord(levels))
  }

  private func isDecided(_ row: Int) -> Bool { decided[row] != nil }

  /// The mean where some rows were decided to be one person: what speaks for one of them speaks for all. What
  /// speaks against one counts, too, unless the decision knows better.
  private func meanOfDecided(_ a: [Int], _ b: [Int]) -> Double {
    var pairs: [IndexPair: [Double]] = [:]
    let (firsts, seconds) = (witnesses(a), witnesses(b))
    for x in firsts {
      for y in seconds {
        var bits = weight(x, y, in: a, b, knownAs: (a, b))
        if !isDecided(x), !isDecided(y) { bits = max(0, bits) }
        pairs[IndexPair(decided[x] ?? x, decided[y] ?? y), default: []].append(bits)
      }
    }
    let weights = pairs.values.map { bits in
      // Sorted, because sums depend on their order.
      bits.contains { $0 < 0 }
        ? bits.sorted().reduce(0, +) / Double(bits.count) : bits.max() ?? 0
    }
    return weights.sorted().reduce(0, +) / Double(weights.count)
  }

  private func account(_ row: Int) -> Int32 { comparison.table[row].source }

  /// Whether two records of two accounts are as two of one, because one of their groups is in the other's
  /// account already. That there are two accounts does not make it likelier that somebody is in one of
  /// them twice: where both have two of one name, there are two.
  private func areTwiceInAccount(_ x: Int, _ y: Int, _ a: [Int], _ b: [Int]) -> Bool {
    guard a.count + b.count > 2, account(x) != account(y) else { return false }
    return a.prefix(Self.mostAsked).contains { account($0) == account(y) }
      || b.prefix(Self.mostAsked).contains { account($0) == account(x) }
  }

  /// What a pair says where its records are in two groups, in bits. What contradicts one record of a group and
  /// is like another of it does not count: whoever has moved, or married, has both.
  ///
  /// - Parameter groups: The two, each with whoever else is taken for one with it.
  private func weight(
    _ x: Int, _ y: Int, in a: [Int], _ b: [Int], knownAs groups: ([Int], [Int])
  ) -> Double {
    let isTwice = areTwiceInAccount(x, y, a, b)
    let known = isTwice ? nil : edges.linkage(IndexPair(x, y))
    if let known, known >= 0 { return known }
    let isKnown = (knows(y, groups.0, beside: x), knows(x, groups.1, beside: y))
    if let known, !isKnown.0, !isKnown.1 { return known }
    var levels = levels(x, y)
    if levels[.given] == .givenOtherSex, areOfOneShortForm(x, y, groups.0 + groups.1) {
      return MatchModel.incomparable
    }
    if isTwice { levels.set(.account, levels.kind == .firms ? .firmAccountSame : .accountSame) }
    let weight = model.linkage(levels)
    if weight >= 0 || weight <= MatchModel.incomparable { return weight }
    if isKnown.0 { setAside(&levels, of: x, y, knownBy: groups.0) }
    if isKnown.1 { setAside(&levels, of: y, x, knownBy: groups.1) }
    return model.linkage(levels)
  }

  /// Whether another of a row's group is rather one person with a row of another group than not.
  private func knows(_ other: Int, _ group: [Int], beside row: Int) -> Bool {
    group.count > 1 && group.prefix(Self.mostAsked).contains { isAlike($0, other) && $0 != row }
  }

  /// Whether another is called by what is short for both of two names: Toni is Anton or Antonia, and not both.
  private func areOfOneShortForm(_ x: Int, _ y: Int, _ group: [Int]) -> Bool {
    for third in group.prefix(2 * Self.mostAsked) where third != x && third != y {
      if [x, y].allSatisfy({ levels(third, $0)[.given]?.isShortForm ?? false }) { return true }
    }
    return false
  }

  private func isAlike(_ a: Int, _ b: Int) -> Bool {
    edges.linkage(IndexPair(a, b)).map { $0 > 0 } ?? false
  }

  /// Takes out what contradicts two rows where a third of the one's group has the other's value, and contradicts the
  /// one as the other does, or has its value, too, where there can be several.
  private func setAside(
    _ levels: inout PairLevels, of row: Int, _ other: Int, knownBy group: [Int]
  ) {
    for third in group.prefix(Self.mostAsked) where third != row && isAlike(third, other) {
      let alike = self.levels(third, other)
      let fields = levels.fields
      for field in fields where alike[field.ofValue]?.isInCommon ?? false {
        guard model.contradicts(field, levels) else { continue }
        let own = self.levels(row, third)
        if model.contradicts(field, own)
          || field.hasSeveral && own[field.ofValue]?.isInCommon ?? false
        {
          levels.set(field, nil)
        }
      }
    }
  }

  private func levels(_ a: Int, _ b: Int) -> PairLevels {
    let pair = IndexPair(a, b)
    return known.found(pair.number) { comparison.compare(pair) }
  }

  /// What a pair says by itself, in bits.
  func weight(_ a: Int, _ b: Int) -> Double {
    edges.linkage(IndexPair(a, b)) ?? model.linkage(levels(a, b))
  }
}

/// What the pairs of two groups say, in bits.
struct GroupAgreement {
  private var sum = 0.0
  private var count = 0.0
  private var best = -Double.infinity

  init() {}

  /// That of one pair.
  init(_ bits: Double) { add(bits) }

  mutating func add(_ bits: Double) {
    sum += bits
    count += 1
    best = max(best, bits)
  }

  var mean: Double { sum / count }

  /// The mean, and more where the pair that is most alike is far above it and the threshold: the more two records
  /// have in common, the likelier is what others of their groups don't have in common a change.
  func evidence(threshold: Double) -> Double {
    mean + max(0, best - max(mean, threshold)) * MatchTable.shareOfBest
  }
}

/// Others that one of two groups might as well be joined with, of whom the other group is none: of two
/// namesakes a name alone does not say which it is.
struct Rivalry {
  private var rivals = 1.0
  private var accord = 1.0
  private var others = 1.0

  /// - Parameters:
  ///   - bits: The evidence that the rival is the one group's person.
  ///   - accord: That it is the other's.
  ///   - isWitness: Whether the one group says something that tells whether the two are one.
  mutating func add(_ bits: Double, accord: Double, isWitness: Bool) {
    guard isWitness else {
      others += exp2(bits) * (1 - Probability.of(bits: accord))
      return
    }
    rivals += exp2(bits)
    self.accord += exp2(bits + min(0, accord))
  }

  /// What is lost of the evidence for the two, in bits: how much less likely all are one than the rivals and the
  /// one group. Where the one group says nothing that the others do not, it is either's whom it is not likelier.
  var loss: Double { loss(whatever: 0) }

  /// What is lost at least, whatever others say that are together as much likelier than not.
  func loss(whatever likelihood: Double) -> Double {
    log2((rivals + likelihood) / (accord + likelihood)) + log2(others)
  }

  /// What is lost at most among such others.
  func loss(among likelihood: Double) -> Double {
    log2((rivals + likelihood) / accord) + log2(others + likelihood)
  }

  /// No error of reckoning is so many bits.
  static let surely = 0.001

  /// How much likelier than not rivals are together with all behind them, from the evidence for each.
  static func rests(_ bits: [Double]) -> [Double] {
    // Summed up from the end, since what was added and is taken away again leaves errors behind.
    var rests = bits.map(exp2)
    for index in rests.indices.dropLast().reversed() { rests[index] += rests[index + 1] }
    return rests
  }
}
