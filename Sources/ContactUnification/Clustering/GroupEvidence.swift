import ContactLikeness
import Glibc

/// What two groups of records say about each other: the mean evidence over all pairs between them, so
/// that a chain of likenesses from one person to another does not join the two.
struct GroupEvidence {
  private let comparison: RecordComparison
  private let model: MatchModel
  /// By row, the first of those that were decided to be one person; empty without decisions.
  private let decided: [Int: Int]
  /// Evidence that was asked for, by pair.
  private var known: [IndexPair: Double] = [:]

  /// What one pair can say for or against a group.
  private static let mostBits = 20.0
  private static let leastBits = -14.0
  /// So many records of a group are asked.
  static let mostAsked = 16

  init(comparison: RecordComparison, model: MatchModel, decided: [Int: Int]) {
    self.comparison = comparison
    self.model = model
    self.decided = decided
  }

  /// Forgets what was asked for, and knows these pairs.
  mutating func begin(with edges: ArraySlice<ScoredEdge>) {
    known.removeAll(keepingCapacity: true)
    for edge in edges { known[IndexPair(Int(edge.first), Int(edge.second))] = edge.linkage }
  }

  /// The mean evidence over the pairs of two groups; nothing where a pair can't be one person.
  mutating func mean(_ a: [Int], _ b: [Int]) -> Double {
    if !decided.isEmpty, a.contains(where: isDecided) || b.contains(where: isDecided) {
      return meanOfDecided(a, b)
    }
    var sum = 0.0
    var count = 0
    let rows =
      a.count + b.count > 2 ? Array(a.prefix(Self.mostAsked) + b.prefix(Self.mostAsked)) : []
    for x in a.prefix(Self.mostAsked) {
      for y in b.prefix(Self.mostAsked) {
        var weight = weight(x, y)
        if weight <= -30 { return -.infinity }
        if weight < 0, rows.contains(where: { comparison.hasNumbers(of: x, y, row: $0) }) {
          weight = model.linkage(comparison.compareWithoutNumbers(IndexPair(x, y)))
        }
        sum += Self.bounded(weight)
        count += 1
      }
    }
    return sum / Double(count)
  }

  /// The evidence for one person where both groups might be a third's: where nothing else tells them
  /// apart, the given names of their first records do.
  mutating func accord(_ a: [Int], _ b: [Int]) -> Double {
    let bits = mean(a, b)
    if bits <= 0, let first = a.first, let second = b.first {
      return min(bits, model.disaccord(comparison.compare(IndexPair(first, second))))
    }
    return bits
  }

  private func isDecided(_ row: Int) -> Bool { decided[row] != nil }

  /// The mean where some rows were decided to be one person: what speaks for one of them speaks
  /// for all, since the decision knows better than what speaks against, and so it does where
  /// others that came to them contradict each other.
  private mutating func meanOfDecided(_ a: [Int], _ b: [Int]) -> Double {
    var best: [IndexPair: Double] = [:]
    for x in a.prefix(Self.mostAsked) {
      for y in b.prefix(Self.mostAsked) {
        let key = IndexPair(decided[x] ?? x, decided[y] ?? y)
        var weight = weight(x, y)
        if !isDecided(x), !isDecided(y) { weight = max(0, weight) }
        best[key] = max(best[key] ?? -.infinity, weight)
      }
    }
    // Sorted, because sums depend on their order.
    let weights = best.values.sorted().map(Self.bounded)
    return weights.reduce(0, +) / Double(weights.count)
  }

  /// What a pair says about the groups that its rows are in, in bits.
  mutating func weight(_ a: Int, _ b: Int) -> Double {
    let pair = IndexPair(a, b)
    if let weight = known[pair] { return weight }
    let weight = model.linkage(comparison.compare(pair))
    known[pair] = weight
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

  /// - Parameters:
  ///   - bits: The evidence that the rival is the one group's person.
  ///   - accord: That it is the other's.
  mutating func add(_ bits: Double, accord: Double) {
    rivals += exp2(bits)
    self.accord += exp2(bits + min(0, accord))
  }

  /// What is lost of the evidence for the two: how much less likely all are one than the rivals and the
  /// one group, in bits.
  var loss: Double { log2(rivals / accord) }
}
