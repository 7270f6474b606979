import ContactLikeness

/// What somebody decided, as rows that must and rows that must not be together.
struct Decisions: Sendable {
  /// Rows to join, in pairs.
  private(set) var together: [(Int, Int)] = []
  /// By row: those it must not be with, ascending.
  private(set) var apart: [Int: [Int]] = [:]
  /// By row, one of those that it was decided to be one person with, the same for all of them.
  private(set) var decided: [Int: Int] = [:]
  private(set) var contradictions: [DecisionContradiction] = []
  private(set) var unknown: [RecordPair] = []

  /// - Parameters:
  ///   - records: Those of the rows, in the order of their keys.
  ///   - knownPairs: Rows that are one person, where no decision says anything else.
  init(
    _ options: UnificationOptions, records: [UnificationRecord], knownPairs: [(Int, Int)] = []
  ) {
    obey(options, records)
    join(knownPairs, rowCount: records.count)
    if together.isEmpty { return }
    var sets = UnionFind(count: records.count)
    for (a, b) in together { sets.join(a, b) }
    for (a, b) in together {
      decided[a] = sets.root(a)
      decided[b] = sets.root(b)
    }
  }

  private mutating func obey(_ options: UnificationOptions, _ records: [UnificationRecord]) {
    if options.mustLink.isEmpty, options.cannotLink.isEmpty { return }
    var rows: [RecordKey: [Int]] = [:]
    for (row, record) in records.enumerated() { rows[record.key, default: []].append(row) }
    // Records of one UID are told apart by what they say.
    let qualified = Set(
      (options.mustLink + options.cannotLink).flatMap { [$0.first, $0.second] }
        .compactMap(\.unqualified))
    if !qualified.isEmpty {
      for (row, record) in records.enumerated() where qualified.contains(record.key) {
        rows[record.key.qualified(by: record.contact), default: []].append(row)
      }
    }
    var sets = KeySets()
    // What was merged before is one, and stands in chains as if it had been decided.
    for (row, record) in records.enumerated() {
      for key in record.formerKeys where key != record.key {
        if !(rows[key]?.contains(row) ?? false) { rows[key, default: []].append(row) }
        _ = sets.join(RecordPair(record.key, key))
      }
    }
    for pair in options.cannotLink {
      guard let first = rows[pair.first], let second = rows[pair.second] else {
        unknown.append(pair)
        continue
      }
      if pair.first == pair.second {
        contradictions.append(DecisionContradiction(apart: pair, chain: []))
        continue
      }
      if let chain = sets.keepApart(pair) {
        contradictions.append(DecisionContradiction(apart: pair, chain: chain))
        continue
      }
      for x in first {
        for y in second {
          apart[x, default: []].append(y)
          apart[y, default: []].append(x)
        }
      }
    }
    for pair in options.mustLink {
      guard let first = rows[pair.first], let second = rows[pair.second] else {
        unknown.append(pair)
        continue
      }
      if let contradiction = sets.join(pair) {
        contradictions.append(contradiction)
        continue
      }
      for row in first + second where row != first[0] { together.append((first[0], row)) }
    }
    for row in apart.keys { apart[row]?.sort() }
  }

  /// Joins rows that are known to be one person. Where a decision keeps two of them apart, what is
  /// known of those that hang together with them does not count.
  private mutating func join(_ pairs: [(Int, Int)], rowCount: Int) {
    guard !pairs.isEmpty else { return }
    var sets = UnionFind(count: rowCount)
    for (a, b) in together + pairs { sets.join(a, b) }
    var refused: Set<Int> = []
    for (row, others) in apart {
      for other in others where sets.root(row) == sets.root(other) {
        refused.insert(sets.root(row))
      }
    }
    for pair in pairs where pair.0 != pair.1 && !refused.contains(sets.root(pair.0)) {
      together.append(pair)
    }
  }

  /// All rows that something was decided of.
  var rows: Set<Int> {
    Set(together.flatMap { [$0.0, $0.1] } + apart.keys)
  }

  func keepsApart(_ a: Int, _ b: Int) -> Bool { apart[a]?.contains(b) ?? false }
}

/// Keys that decisions join, with the decisions that did.
private struct KeySets {
  private var sets: [RecordKey: Int] = [:]
  private var members: [[RecordKey]] = []
  private var neighbours: [RecordKey: [RecordKey]] = [:]
  private var apart: [RecordKey: Set<RecordKey>] = [:]

  /// Notes that two keys are to be kept apart; where they are one already, the chain that says so.
  mutating func keepApart(_ pair: RecordPair) -> [RecordPair]? {
    if let first = sets[pair.first], first == sets[pair.second] {
      return chain(from: pair.first, to: pair.second)
    }
    apart[pair.first, default: []].insert(pair.second)
    apart[pair.second, default: []].insert(pair.first)
    return nil
  }

  /// Joins the sets of two keys, unless two of their members are to be kept apart.
  mutating func join(_ pair: RecordPair) -> DecisionContradiction? {
    let first = set(of: pair.first)
    let second = set(of: pair.second)
    if first == second { return nil }
    let (smaller, larger) =
      members[first].count <= members[second].count ? (first, second) : (second, first)
    for key in members[smaller] {
      guard let others = apart[key] else { continue }
      let found = others.filter { sets[$0] == larger }.min()
      if let found {
        neighbours[pair.first, default: []].append(pair.second)
        neighbours[pair.second, default: []].append(pair.first)
        let chain = chain(from: min(key, found), to: max(key, found))
        neighbours[pair.first]?.removeLast()
        neighbours[pair.second]?.removeLast()
        return DecisionContradiction(apart: RecordPair(key, found), chain: chain)
      }
    }
    neighbours[pair.first, default: []].append(pair.second)
    neighbours[pair.second, default: []].append(pair.first)
    for key in members[smaller] { sets[key] = larger }
    members[larger] += members[smaller]
    members[smaller] = []
    return nil
  }

  private mutating func set(of key: RecordKey) -> Int {
    if let set = sets[key] { return set }
    sets[key] = members.count
    members.append([key])
    return members.count - 1
  }

  /// The shortest way between two keys along decisions.
  private func chain(from start: RecordKey, to end: RecordKey) -> [RecordPair] {
    var previous: [RecordKey: RecordKey] = [start: start]
    var queue = [start]
    var next = 0
    while next < queue.count, previous[end] == nil {
      let key = queue[next]
      next += 1
      for neighbour in neighbours[key] ?? [] where previous[neighbour] == nil {
        previous[neighbour] = key
        queue.append(neighbour)
      }
    }
    var chain: [RecordPair] = []
    var key = end
    while key != start, let before = previous[key] {
      chain.append(RecordPair(before, key))
      key = before
    }
    return chain.reversed()
  }
}
