/// Keys that decisions join, with the decisions that did.
struct DecidedKeys {
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
    neighbours[pair.first, default: []].append(pair.second)
    neighbours[pair.second, default: []].append(pair.first)
    for key in members[smaller] {
      guard let found = apart[key]?.filter({ sets[$0] == larger }).min() else { continue }
      let chain = chain(from: min(key, found), to: max(key, found))
      neighbours[pair.first]?.removeLast()
      neighbours[pair.second]?.removeLast()
      return DecisionContradiction(apart: RecordPair(key, found), chain: chain)
    }
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
