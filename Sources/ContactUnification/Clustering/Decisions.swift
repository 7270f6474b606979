/// What somebody decided, as rows that must and rows that must not be together.
struct Decisions: Sendable {
  /// Rows to join, in pairs.
  private(set) var together: [(Int, Int)] = []
  /// By row: those it must not be with, ascending.
  private(set) var apart: [Int: [Int]] = [:]
  private(set) var contradictions: [DecisionContradiction] = []
  private(set) var unknown: [RecordPair] = []

  /// - Parameters:
  ///   - keys: The rows' keys, ascending.
  init(_ options: UnificationOptions, keys: [RecordKey]) {
    if options.mustLink.isEmpty, options.cannotLink.isEmpty { return }
    var rows: [RecordKey: [Int]] = [:]
    for (row, key) in keys.enumerated() { rows[key, default: []].append(row) }
    var sets = KeySets()
    for pair in options.cannotLink {
      guard let first = rows[pair.first], let second = rows[pair.second] else {
        unknown.append(pair)
        continue
      }
      if pair.first == pair.second {
        contradictions.append(DecisionContradiction(apart: pair, chain: []))
        continue
      }
      sets.keepApart(pair)
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

  var isEmpty: Bool { together.isEmpty && apart.isEmpty }

  func keepsApart(_ a: Int, _ b: Int) -> Bool { apart[a]?.contains(b) ?? false }
}

/// Keys that decisions join, with the decisions that did.
private struct KeySets {
  private var sets: [RecordKey: Int] = [:]
  private var members: [[RecordKey]] = []
  private var neighbours: [RecordKey: [RecordKey]] = [:]
  private var apart: [RecordKey: Set<RecordKey>] = [:]

  mutating func keepApart(_ pair: RecordPair) {
    apart[pair.first, default: []].insert(pair.second)
    apart[pair.second, default: []].insert(pair.first)
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
