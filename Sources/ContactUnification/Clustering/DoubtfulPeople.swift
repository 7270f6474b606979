import Glibc

/// Who may be one person with whom: by all records of both, not by the two that are most alike, and by
/// who else might be meant.
struct DoubtfulPeople {
  /// The likeliest, as many as are to be told of, likeliest first.
  let pairs: [ScoredPair]
  /// How many there are.
  let count: Int

  /// So many bits below the least no error of reckoning leads back above it.
  private static let surely = 0.001

  /// - Parameters:
  ///   - candidates: For each two people the pair of records that is most alike.
  ///   - groups: The rows of each person.
  init(
    _ candidates: [JudgedPairs.PeoplePair], _ groups: [[Int]], _ evidence: Evidence,
    _ options: UnificationOptions, jobs: Int, isCancelled: @escaping @Sendable () -> Bool
  ) throws {
    let least = Probability.bits(of: options.doubtfulThreshold)
    let ranges = Parallel.ranges(of: candidates.count, jobs: jobs, least: 64)
    let means = try Parallel.list(ranges.count, jobs: jobs, isCancelled: isCancelled) { part in
      var evidence = evidence.ofGroups(remembersPairs: false)
      return candidates[ranges[part]].map { pair in
        let (a, b) = (groups[pair.people.first], groups[pair.people.second])
        return a.count == 1 && b.count == 1
          ? Double(pair.edge.weight) : evidence.mean(a, b)
      }
    }
    let rivals = Rivals(candidates, means)
    var meansOfPeople: [IndexPair: Double] = [:]
    for (pair, mean) in zip(candidates, means) {
      // What two records say alone is not bounded as it is in groups.
      let areSingle = groups[pair.people.first].count + groups[pair.people.second].count == 2
      if !areSingle { meansOfPeople[pair.people] = mean }
    }
    let knownMeans = meansOfPeople
    let positions = evidence.table.positions
    let parts = try Parallel.map(ranges.count, jobs: jobs, isCancelled: isCancelled) { part in
      var evidence = evidence.ofGroups(remembersPairs: false)
      // Namesakes are each other's rivals, so most are asked of each other again and again.
      var accords: [IndexPair: Double] = [:]
      func accord(_ people: IndexPair) -> Double {
        if let known = accords[people] { return known }
        let bits = evidence.accord(
          groups[people.first], groups[people.second], mean: knownMeans[people])
        accords[people] = bits
        return bits
      }
      var pairs: [ScoredPair] = []
      for number in ranges[part] where means[number] >= least {
        let pair = candidates[number]
        var rivalry = Rivalry()
        let (a, b) = (pair.people.first, pair.people.second)
        let all = [(a, b), (b, a)].flatMap { one, other in
          rivals.of(one).filter { $0.person != other }.map { (one: one, other: other, rival: $0) }
        }
        // Summed up from the end, since what was added and is taken away again leaves errors behind.
        var rests = all.map { exp2($0.rival.bits) }
        for index in rests.indices.dropLast().reversed() { rests[index] += rests[index + 1] }
        for (index, (one, other, rival)) in all.enumerated() {
          // Most who are not doubtful have so many rivals that a few of them tell.
          if means[number] - rivalry.loss(whatever: rests[index]) < least - Self.surely { break }
          rivalry.add(
            rival.bits, accord: accord(IndexPair(other, rival.person)),
            isWitness: evidence.isWitness(groups[one], of: groups[other], groups[rival.person]))
        }
        let bits = means[number] - rivalry.loss
        if bits < least { continue }
        pairs.append(
          ScoredPair(
            first: positions[Int(pair.edge.first)], second: positions[Int(pair.edge.second)],
            weight: bits))
      }
      return pairs
    }
    count = parts.reduce(0) { $0 + $1.count }
    let sorted = parts.joined().sorted {
      (-$0.weight, $0.first, $0.second) < (-$1.weight, $1.first, $1.second)
    }
    pairs = Array(sorted.prefix(max(0, options.doubtfulLimit)))
  }
}

/// With whom else each person might be one, likeliest first.
private struct Rivals: Sendable {
  struct Rival: Sendable {
    let person: Int
    let bits: Double
  }

  private var lists: [Int: [Rival]] = [:]

  init(_ candidates: [JudgedPairs.PeoplePair], _ means: [Double]) {
    for (pair, bits) in zip(candidates, means) {
      let (a, b) = (pair.people.first, pair.people.second)
      lists[a, default: []].append(Rival(person: b, bits: bits))
      lists[b, default: []].append(Rival(person: a, bits: bits))
    }
    for person in lists.keys {
      lists[person]?.sort { ($0.bits, $1.person) > ($1.bits, $0.person) }
      if let extra = lists[person].map({ $0.count - GroupEvidence.mostAsked - 1 }), extra > 0 {
        lists[person]?.removeLast(extra)
      }
    }
  }

  func of(_ person: Int) -> [Rival] { lists[person] ?? [] }
}
