import ContactUnification

/// What a person is asked: of the doubtful pairs, the likeliest of each two people. Records that
/// were joined are one person, so what is answered of one holds for all.
struct ReviewQuestions {
  /// The pairs, likeliest first.
  let pairs: [ScoredPair]
  private let clusters: [[Int]]
  private let personOf: [Int]
  /// The people who have a record of a key, now or before it was merged.
  private let peopleOfKey: [RecordKey: [Int]]

  init(_ matches: UnificationResult, _ records: [UnificationRecord]) {
    clusters = matches.clusters
    var personOf = [Int](repeating: 0, count: records.count)
    for (person, cluster) in matches.clusters.enumerated() {
      for position in cluster { personOf[position] = person }
    }
    self.personOf = personOf
    var asked: Set<PeoplePair> = []
    pairs = matches.doubtful.filter { pair in
      // Records that say the same can't be told apart by decisions.
      let keys = UnificationDecision(.apart, records[pair.first], records[pair.second]).pair
      return keys.first != keys.second
        && asked.insert(PeoplePair(personOf[pair.first], personOf[pair.second])).inserted
    }
    var peopleOfKey: [RecordKey: [Int]] = [:]
    for (position, record) in records.enumerated() {
      for key in [record.key] + record.formerKeys {
        peopleOfKey[key, default: []].append(personOf[position])
      }
    }
    // Records of one UID are told apart by what they say.
    for pair in pairs where records[pair.first].key == records[pair.second].key {
      for position in [pair.first, pair.second] {
        let key = UnificationDecision(.apart, records[position], records[position]).pair.first
        peopleOfKey[key, default: []].append(personOf[position])
      }
    }
    self.peopleOfKey = peopleOfKey
  }

  /// The two people of a pair of records.
  func people(of pair: ScoredPair) -> PeoplePair {
    PeoplePair(personOf[pair.first], personOf[pair.second])
  }

  /// The records that were joined with one, without it, by their positions.
  func others(joinedWith position: Int) -> [Int] {
    clusters[personOf[position]].filter { $0 != position }
  }

  /// What decisions say about people, through chains.
  func known(by decisions: [UnificationDecision]) -> KnownAnswers {
    var known = KnownAnswers()
    func people(_ key: RecordKey) -> [Int] { peopleOfKey[key] ?? [] }
    for decision in decisions where decision.verdict == .together {
      let all = people(decision.pair.first) + people(decision.pair.second)
      for person in all.dropFirst() { known.join(all[0], person) }
    }
    for decision in decisions where decision.verdict == .apart {
      for first in people(decision.pair.first) {
        for second in people(decision.pair.second) { known.keepApart(first, second) }
      }
    }
    return known
  }
}

/// Two people by their numbers, in no order.
struct PeoplePair: Hashable {
  let first: Int
  let second: Int

  init(_ a: Int, _ b: Int) {
    first = min(a, b)
    second = max(a, b)
  }
}

/// Who was said to be one person and who was not. All joining comes before keeping apart.
struct KnownAnswers {
  private var parents: [Int: Int] = [:]
  private var apart: Set<PeoplePair> = []

  mutating func join(_ a: Int, _ b: Int) {
    let (a, b) = (root(a), root(b))
    if a != b { parents[max(a, b)] = min(a, b) }
  }

  mutating func keepApart(_ a: Int, _ b: Int) { apart.insert(PeoplePair(root(a), root(b))) }

  /// Whether it is known what to answer.
  func answers(_ pair: PeoplePair) -> Bool {
    let (a, b) = (root(pair.first), root(pair.second))
    return a == b || apart.contains(PeoplePair(a, b))
  }

  private func root(_ person: Int) -> Int {
    var person = person
    while let parent = parents[person] { person = parent }
    return person
  }
}
