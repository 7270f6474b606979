import ContactLikeness
import Glibc

/// Divides rows that hang together into people.
///
/// Two groups are joined where their records agree on the whole: the mean evidence over all
/// pairs between them counts, not the strongest, so that a chain of likenesses from one person
/// to another does not join the two.
struct PersonClustering {
  private let threshold: Double
  private let decisions: Decisions
  private let comparison: RecordComparison
  private let model: MatchModel
  /// By row, the first of those that were decided to be one person; empty without decisions.
  private var decided: [Int: Int] = [:]
  /// By row, those that it may be joined with.
  private var neighbours: [Int: [Int]] = [:]
  /// Evidence that was asked for, by pair.
  private var known: [UInt64: Double] = [:]

  /// What one pair can say for or against a group.
  private static let mostBits = 20.0
  private static let leastBits = -14.0
  /// How far below the threshold the mean may be where one pair is above it.
  private static let slack = 1.5
  /// So many records of a group are asked.
  private static let mostAsked = 16
  /// Groups up to this size are looked over again.
  private static let largestImproved = 60

  init(
    threshold: Double, decisions: Decisions, comparison: RecordComparison, model: MatchModel
  ) {
    self.threshold = threshold
    self.decisions = decisions
    self.comparison = comparison
    self.model = model
  }

  /// The people among rows that edges and decisions connect.
  ///
  /// - Parameters:
  ///   - rows: Ascending.
  ///   - edges: All within the rows.
  ///   - together: Pairs that were decided.
  mutating func clusters(
    rows: [Int], edges: [ScoredEdge], together: [(Int, Int)]
  ) -> [[Int]] {
    known.removeAll(keepingCapacity: true)
    decided = Self.sets(rows, together)
    for edge in edges { known[Self.key(Int(edge.first), Int(edge.second))] = edge.linkage }
    var groups = Groups(rows)
    for (a, b) in together { groups.join(a, b) }
    let sorted = edges.filter { Double($0.weight) >= threshold }.sorted {
      $0.weight == $1.weight
        ? ($0.first, $0.second) < ($1.first, $1.second) : $0.weight > $1.weight
    }
    neighbours = [:]
    for edge in sorted {
      neighbours[Int(edge.first), default: []].append(Int(edge.second))
      neighbours[Int(edge.second), default: []].append(Int(edge.first))
    }
    var isChanged = true
    var round = 0
    while isChanged, round < 4 {
      isChanged = false
      round += 1
      for edge in sorted {
        let a = groups.group(of: Int(edge.first))
        let b = groups.group(of: Int(edge.second))
        if a == b { continue }
        if mayJoin(groups.members[a], groups.members[b]),
          evidence(a, b, groups) >= threshold - Self.slack
        {
          groups.join(Int(edge.first), Int(edge.second))
          isChanged = true
        }
      }
    }
    if rows.count <= Self.largestImproved, rows.count > 2, together.isEmpty {
      improve(&groups, rows)
    }
    return groups.members.filter { !$0.isEmpty }.map { $0.sorted() }
  }

  private mutating func mayJoin(_ a: [Int], _ b: [Int]) -> Bool {
    for x in a where !decisions.apart.isEmpty && decisions.apart[x] != nil {
      for y in b where decisions.keepsApart(x, y) { return false }
    }
    return mean(a, b) >= threshold - Self.slack
  }

  /// What is left of the evidence for joining two groups where one of them might as well be joined
  /// with a third, which is not the other's person: of two namesakes a name alone does not say which
  /// it is. What is lost is how much less likely all three are one than that third and the one.
  private mutating func evidence(_ a: Int, _ b: Int, _ groups: Groups) -> Double {
    let own = mean(groups.members[a], groups.members[b])
    var rivalry = 1.0
    var accord = 1.0
    for (group, other) in [(a, b), (b, a)] {
      let members = groups.members[group]
      guard members.count <= Self.mostAsked else { continue }
      var rivals: Set<Int> = []
      let others = groups.members[other].prefix(Self.mostAsked)
      // Who does not speak for the other group says nothing of who else might be meant.
      for row in members where others.contains(where: { weight(row, $0) > 0 }) {
        for neighbour in neighbours[row] ?? [] {
          let rival = groups.group(of: neighbour)
          if rival != a, rival != b { rivals.insert(rival) }
        }
      }
      for rival in rivals.sorted().prefix(Self.mostAsked) {
        let rows = groups.members[rival]
        let bits = mean(members, rows)
        rivalry += exp2(bits)
        accord += exp2(bits + min(0, mean(groups.members[other], rows)))
      }
    }
    return own - log2(rivalry / accord)
  }

  /// The mean evidence over the pairs of two groups; nothing where a pair can't be one person.
  private mutating func mean(_ a: [Int], _ b: [Int]) -> Double {
    if !decided.isEmpty { return meanOfDecided(a, b) }
    var sum = 0.0
    var count = 0
    for x in a.prefix(Self.mostAsked) {
      for y in b.prefix(Self.mostAsked) {
        let weight = weight(x, y)
        if weight <= -30 { return -.infinity }
        sum += min(max(weight, Self.leastBits), Self.mostBits)
        count += 1
      }
    }
    return sum / Double(count)
  }

  /// The mean where some rows were decided to be one person: what speaks for one of them speaks
  /// for all, since the decision knows better than what speaks against, and so it does where
  /// others that came to them contradict each other.
  private mutating func meanOfDecided(_ a: [Int], _ b: [Int]) -> Double {
    var best: [UInt64: Double] = [:]
    let hasDecided = (a + b).contains { decided[$0] != nil }
    for x in a.prefix(Self.mostAsked) {
      for y in b.prefix(Self.mostAsked) {
        let key = UInt64(decided[x] ?? x) << 32 | UInt64(decided[y] ?? y)
        var weight = weight(x, y)
        if hasDecided, decided[x] == nil, decided[y] == nil { weight = max(0, weight) }
        best[key] = max(best[key] ?? -.infinity, weight)
      }
    }
    // Sorted, because sums depend on their order.
    let weights = best.values.sorted().map { min(max($0, Self.leastBits), Self.mostBits) }
    return weights.reduce(0, +) / Double(weights.count)
  }

  private static func sets(_ rows: [Int], _ together: [(Int, Int)]) -> [Int: Int] {
    if together.isEmpty { return [:] }
    var numbers: [Int: Int] = [:]
    for (number, row) in rows.enumerated() { numbers[row] = number }
    var sets = UnionFind(count: rows.count)
    for (a, b) in together {
      if let x = numbers[a], let y = numbers[b] { sets.join(x, y) }
    }
    var first: [Int: Int] = [:]
    for (a, b) in together {
      for row in [a, b] {
        if let number = numbers[row] { first[row] = rows[sets.root(number)] }
      }
    }
    return first
  }

  private mutating func weight(_ a: Int, _ b: Int) -> Double {
    let key = Self.key(a, b)
    if let weight = known[key] { return weight }
    let weight = model.linkage(comparison.compare(min(a, b), max(a, b)))
    known[key] = weight
    return weight
  }

  /// Moves single rows to where they belong better.
  private mutating func improve(_ groups: inout Groups, _ rows: [Int]) {
    for _ in 0..<3 {
      var isChanged = false
      for row in rows {
        let own = groups.group(of: row)
        let rest = groups.members[own].filter { $0 != row }
        if rest.isEmpty { continue }
        let current = sum([row], rest)
        var best = -1
        var bestSum = max(current, 0)
        for other in groups.members.indices where other != own {
          let members = groups.members[other]
          if members.isEmpty { continue }
          let sum = sum([row], members)
          if sum > bestSum + 0.5, mayJoin([row], members) {
            best = other
            bestSum = sum
          }
        }
        if best >= 0 || current < 0 {
          groups.move(row, to: best)
          isChanged = true
        }
      }
      if !isChanged { return }
    }
  }

  /// How much better or worse it is to have a row with others than apart, in bits.
  private mutating func sum(_ a: [Int], _ b: [Int]) -> Double {
    var sum = 0.0
    for x in a {
      for y in b {
        let weight = weight(x, y) - threshold + Self.slack
        sum += min(max(weight, Self.leastBits), Self.mostBits)
      }
    }
    return sum
  }

  private static func key(_ a: Int, _ b: Int) -> UInt64 {
    UInt64(min(a, b)) << 32 | UInt64(max(a, b))
  }
}

/// Rows in groups.
private struct Groups {
  private var groupOfRow: [Int: Int] = [:]
  private(set) var members: [[Int]]

  init(_ rows: [Int]) {
    members = rows.map { [$0] }
    for (group, row) in rows.enumerated() { groupOfRow[row] = group }
  }

  func group(of row: Int) -> Int { groupOfRow[row] ?? 0 }

  mutating func join(_ a: Int, _ b: Int) {
    let x = group(of: a)
    let y = group(of: b)
    if x == y { return }
    let (smaller, larger) = members[x].count < members[y].count ? (x, y) : (y, x)
    for row in members[smaller] { groupOfRow[row] = larger }
    members[larger] += members[smaller]
    members[smaller] = []
  }

  /// Moves a row to a group, or to one of its own where that is negative.
  mutating func move(_ row: Int, to target: Int) {
    members[group(of: row)].removeAll { $0 == row }
    if target < 0 {
      groupOfRow[row] = members.count
      members.append([row])
    } else {
      groupOfRow[row] = target
      members[target].append(row)
      members[target].sort()
    }
  }
}
