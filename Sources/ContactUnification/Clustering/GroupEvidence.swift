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
  /// What other pairs say that were asked for.
  private var known: [Question: Double] = [:]
  /// Whether they are kept, where the same pairs are asked for again.
  private let remembersPairs: Bool

  /// What one pair can say for or against a group.
  private static let mostBits = 20.0
  private static let leastBits = -14.0
  /// What can't be one person says less.
  private static let impossible = -30.0
  /// So many records of a group are asked.
  static let mostAsked = 16

  init(
    comparison: RecordComparison, model: MatchModel, decided: [Int: Int], edges: ScoredEdges,
    remembersPairs: Bool
  ) {
    self.comparison = comparison
    self.model = model
    self.decided = decided
    self.edges = edges
    self.remembersPairs = remembersPairs
  }

  /// Forgets what was asked for.
  mutating func begin() {
    known.removeAll(keepingCapacity: true)
  }

  private struct Question: Hashable {
    let pair: IndexPair
    /// Whether the two would be in one account twice.
    let isOfOneAccount: Bool
  }

  /// Those of a group's records that are asked: a record that says nothing which another one does not is no
  /// witness beside it.
  func witnesses(_ group: [Int]) -> [Int] {
    if group.count == 1 { return group }
    let asked = group.prefix(Self.mostAsked)
    return asked.filter { row in
      !asked.contains { other in
        other != row && comparison.addsNothing(row, to: other)
          && (row > other || !comparison.addsNothing(other, to: row))
      }
    }
  }

  /// The mean evidence over the pairs of two groups; nothing where a pair can't be one person.
  mutating func mean(_ a: [Int], _ b: [Int]) -> Double {
    if !decided.isEmpty, a.contains(where: isDecided) || b.contains(where: isDecided) {
      return meanOfDecided(a, b)
    }
    if a.count == 1, b.count == 1 {
      let weight = weight(a[0], b[0])
      return weight <= Self.impossible ? -.infinity : Self.bounded(weight)
    }
    var sum = 0.0
    var count = 0
    let (firsts, seconds) = (witnesses(a), witnesses(b))
    for x in firsts {
      for y in seconds {
        var weight = weight(x, y, in: a, b)
        if weight <= Self.impossible { return -.infinity }
        if weight < 0, haveNumbers(a, of: x, y) || haveNumbers(b, of: x, y) {
          weight = model.linkage(comparison.compareWithoutNumbers(IndexPair(x, y)))
        }
        sum += Self.bounded(weight)
        count += 1
      }
    }
    return sum / Double(count)
  }

  private func haveNumbers(_ rows: [Int], of x: Int, _ y: Int) -> Bool {
    rows.prefix(Self.mostAsked).contains { comparison.hasNumbers(of: x, y, row: $0) }
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
  /// - Parameter known: Their mean evidence, where it was asked for before.
  mutating func accord(_ a: [Int], _ b: [Int], mean known: Double? = nil) -> Double {
    guard let first = a.first, let second = b.first else { return known ?? mean(a, b) }
    let pair = IndexPair(first, second)
    // Of two records all is in what is compared once.
    if a.count == 1, b.count == 1, known == nil, decided.isEmpty, edges.linkage(pair) == nil {
      let bits = model.disaccord(comparison.compare(pair))
      return bits <= Self.impossible ? -.infinity : min(bits, Self.mostBits)
    }
    let bits = known ?? mean(a, b)
    return bits <= 0 ? min(bits, model.disaccord(comparison.compare(pair))) : bits
  }

  private func isDecided(_ row: Int) -> Bool { decided[row] != nil }

  /// The mean where some rows were decided to be one person: what speaks for one of them speaks for all. What
  /// speaks against one counts, too, unless the decision knows better.
  private mutating func meanOfDecided(_ a: [Int], _ b: [Int]) -> Double {
    var pairs: [IndexPair: [Double]] = [:]
    let (firsts, seconds) = (witnesses(a), witnesses(b))
    for x in firsts {
      for y in seconds {
        var bits = weight(x, y, in: a, b)
        if bits < 0, isDecided(x) || isDecided(y) { bits = weightOfDecided(x, y, a + b) }
        if !isDecided(x), !isDecided(y) { bits = max(0, bits) }
        pairs[IndexPair(decided[x] ?? x, decided[y] ?? y), default: []].append(Self.bounded(bits))
      }
    }
    let weights = pairs.values.map { bits in
      // Sorted, because sums depend on their order.
      bits.contains { $0 < 0 }
        ? bits.sorted().reduce(0, +) / Double(bits.count) : bits.max() ?? 0
    }
    return weights.sorted().reduce(0, +) / Double(weights.count)
  }

  /// What a pair says without what was decided to mean nothing: where somebody said that Mum is Margaret, being
  /// called Mum does not speak against being Margaret.
  private func weightOfDecided(_ x: Int, _ y: Int, _ rows: [Int]) -> Double {
    var levels = comparison.compare(IndexPair(x, y))
    for field in levels.fields
    where model.contradicts(field, levels)
      && (isExplained(x, y, field, rows) || isExplained(y, x, field, rows))
    {
      levels.set(field, nil)
    }
    return model.linkage(levels)
  }

  /// Whether somebody decided that a row is one person with another that contradicts it as a third does, and
  /// that the third is like.
  private func isExplained(_ row: Int, _ third: Int, _ field: MatchField, _ rows: [Int]) -> Bool {
    guard let root = decided[row] else { return false }
    return rows.contains { other in
      guard other != row, other != third, decided[other] == root else { return false }
      let alike = comparison.compare(IndexPair(other, third))
      return model.contradicts(field, comparison.compare(IndexPair(row, other)))
        && alike[field] != nil && !model.contradicts(field, alike)
    }
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

  /// What a pair says where its records are in two groups, in bits.
  private mutating func weight(_ x: Int, _ y: Int, in a: [Int], _ b: [Int]) -> Double {
    weight(x, y, asOfOneAccount: areTwiceInAccount(x, y, a, b))
  }

  /// What a pair says about the groups that its rows are in, in bits.
  mutating func weight(_ a: Int, _ b: Int, asOfOneAccount: Bool = false) -> Double {
    let pair = IndexPair(a, b)
    if !asOfOneAccount, let weight = edges.linkage(pair) { return weight }
    let question = Question(pair: pair, isOfOneAccount: asOfOneAccount)
    if let weight = known[question] { return weight }
    var levels = comparison.compare(pair)
    if asOfOneAccount {
      levels.set(.account, levels.kind == .firms ? .firmAccountSame : .accountSame)
    }
    let weight = model.linkage(levels)
    if remembersPairs { known[question] = weight }
    return weight
  }

  /// As much of what a pair says as counts for a group.
  private static func bounded(_ weight: Double) -> Double { min(max(weight, leastBits), mostBits) }
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
}
