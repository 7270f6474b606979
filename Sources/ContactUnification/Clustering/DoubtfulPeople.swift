/// Who may be one person with whom: by all records of both, not by the two that are most alike, and by
/// who else might be meant.
struct DoubtfulPeople {
  /// The likeliest, as many as are to be told of, likeliest first.
  let pairs: [ScoredPair]
  /// How many there are.
  let count: Int

  /// - Parameters:
  ///   - candidates: For each two people the pair of records that is most alike.
  ///   - groups: The rows of each person.
  init(
    _ candidates: [JudgedPairs.PeoplePair], _ groups: [[Int]], _ edges: ScoredEdges,
    _ evidence: Evidence, _ options: UnificationOptions, jobs: Int,
    isCancelled: @escaping @Sendable () -> Bool
  ) throws {
    let least = Probability.bits(of: options.doubtfulThreshold)
    let ranges = Parallel.ranges(of: candidates.count, jobs: jobs, least: 64)
    let means = try Parallel.list(ranges.count, jobs: jobs, isCancelled: isCancelled) { part in
      let evidence = evidence.ofGroups(edges)
      return candidates[ranges[part]].map { pair in
        let (a, b) = (groups[pair.people.first], groups[pair.people.second])
        return a.count == 1 && b.count == 1
          ? Double(pair.edge.weight) : evidence.mean(a, b)
      }
    }
    let rivals = Rival.lists(candidates, means, peopleCount: groups.count)
    let places = PairPlaces(candidates.lazy.map(\.people), count: groups.count)
    let positions = evidence.table.positions
    let parts = try Parallel.map(ranges.count, jobs: jobs, isCancelled: isCancelled) { part in
      let evidence = evidence.ofGroups(edges)
      // Namesakes are each other's rivals, so most are asked of each other again and again.
      var accords: [IndexPair: Double] = [:]
      func accord(_ people: IndexPair) -> Double {
        if let known = accords[people] { return known }
        let (a, b) = (groups[people.first], groups[people.second])
        // Below zero two records alone say less than in groups, where only what contradicts counts.
        let known = a.count + b.count > 2 ? places.place(of: people).map { means[$0] } : nil
        let bits = evidence.accord(a, b, mean: known)
        accords[people] = bits
        return bits
      }
      var pairs: [ScoredPair] = []
      for number in ranges[part] where means[number] >= least {
        let pair = candidates[number]
        var rivalry = Rivalry()
        let (a, b) = (pair.people.first, pair.people.second)
        let all = [(a, b), (b, a)].flatMap { one, other in
          rivals[one].prefix(GroupEvidence.mostAsked + 1).filter { $0.person != other }
            .map { (one: one, other: other, rival: $0) }
        }.sorted { $0.rival.bits > $1.rival.bits }
        let rests = Rivalry.rests(all.map(\.rival.bits))
        for (index, (one, other, rival)) in all.enumerated() {
          // Most who are not doubtful have so many rivals that a few of them tell.
          if means[number] - rivalry.loss(whatever: rests[index]) < least - Rivalry.surely { break }
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

/// With whom else a person might be one.
private struct Rival: BitwiseCopyable, Sendable {
  private let ofPerson: Int32
  private let number: Int32
  let bits: Double

  var person: Int { Int(number) }

  /// Those of each person, likeliest first.
  static func lists(
    _ candidates: [JudgedPairs.PeoplePair], _ means: [Double], peopleCount: Int
  ) -> FlatLists<Rival> {
    var all: [Rival] = []
    all.reserveCapacity(2 * candidates.count)
    for (pair, bits) in zip(candidates, means) {
      let a = Int32(truncatingIfNeeded: pair.people.first)
      let b = Int32(truncatingIfNeeded: pair.people.second)
      all.append(Rival(ofPerson: a, number: b, bits: bits))
      all.append(Rival(ofPerson: b, number: a, bits: bits))
    }
    let sorted = all.sorted(
      numbers: peopleCount, by: { Int($0.ofPerson) },
      { ($0.bits, $1.number) > ($1.bits, $0.number) })
    return FlatLists(sorted, count: peopleCount) { $0.ofPerson }
  }
}
