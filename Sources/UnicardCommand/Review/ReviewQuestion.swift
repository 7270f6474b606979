import ContactLikeness
import ContactUnification

/// Whether two groups of records are one person: two people who may be one, or a person whose records
/// hang together by one weak link.
struct ReviewQuestion {
  /// The likeliest pair between the two.
  let pair: ScoredPair
  /// The records of the one, by their positions.
  let first: [Int]
  /// The records of the other.
  let second: [Int]
  /// Whether the two are joined so far.
  let isJoined: Bool
}

/// What a person is asked, the least certain first and the surest last. What is answered of one record
/// holds for all of the person.
struct ReviewQuestions {
  private(set) var questions: [ReviewQuestion]
  private let clusters: [[Int]]
  private let records: RecordsByKey
  private let recordCount: Int

  /// - Parameter limit: Joins that are less probable are asked about, too.
  init(
    _ matches: UnificationResult, _ records: [UnificationRecord], below limit: Double?
  ) {
    clusters = matches.clusters
    let personOf = matches.clusterOfRecord
    var found: [ReviewQuestion] = []
    for pair in matches.doubtful {
      // Records that say the same can't be told apart by decisions.
      let keys = UnificationDecision(.apart, records[pair.first], records[pair.second]).pair
      guard keys.first != keys.second else { continue }
      found.append(
        ReviewQuestion(
          pair: pair, first: clusters[personOf[pair.first]],
          second: clusters[personOf[pair.second]], isJoined: false))
    }
    if let limit { found += Self.weakJoins(matches, records, below: limit) }
    questions = found.sorted { a, b in
      let (x, y) = (abs(a.pair.weight), abs(b.pair.weight))
      return x == y ? (a.pair.first, a.pair.second) < (b.pair.first, b.pair.second) : x < y
    }
    self.records = RecordsByKey(records)
    recordCount = records.count
  }

  /// For each person, the links that hold the records together and are weak, each with what stands on
  /// either side of it.
  private static func weakJoins(
    _ matches: UnificationResult, _ records: [UnificationRecord], below limit: Double
  ) -> [ReviewQuestion] {
    let links = StrongestLinks(matches)
    var questions: [ReviewQuestion] = []
    for (number, cluster) in matches.clusters.enumerated() where cluster.count > 1 {
      let tree = links.links(ofCluster: number)
      for link in tree where link.probability < limit {
        var first: Set = [link.first]
        var isChanged = true
        while isChanged {
          isChanged = false
          for other in tree where other != link {
            guard first.contains(other.first) != first.contains(other.second) else { continue }
            first.formUnion([other.first, other.second])
            isChanged = true
          }
        }
        questions.append(
          ReviewQuestion(
            pair: link, first: cluster.filter(first.contains),
            second: cluster.filter { !first.contains($0) }, isJoined: true))
      }
    }
    return questions
  }

  /// Those that no decision answers.
  func open(besides decisions: [UnificationDecision]) -> ReviewQuestions {
    let known = known(by: decisions)
    var open = self
    open.questions.removeAll(where: known.answers)
    return open
  }

  /// What decisions say, through chains.
  func known(by decisions: [UnificationDecision]) -> KnownAnswers {
    var known = KnownAnswers(recordCount: recordCount)
    for cluster in clusters {
      for position in cluster.dropFirst() { known.people.join(cluster[0], position) }
    }
    for decision in decisions where decision.verdict == .together {
      let all = records[decision.pair.first] + records[decision.pair.second]
      for position in all.dropFirst() {
        known.decided.join(all[0], position)
        known.people.join(all[0], position)
      }
    }
    for decision in decisions where decision.verdict == .apart {
      for first in records[decision.pair.first] {
        for second in records[decision.pair.second] { known.apart.append((first, second)) }
      }
    }
    return known
  }
}

/// Which records were said to be one person and which not. All joining comes before keeping apart.
struct KnownAnswers {
  /// By decisions alone.
  fileprivate var decided: UnionFind
  /// By decisions, and as they are joined so far.
  fileprivate var people: UnionFind
  fileprivate var apart: [(Int, Int)] = []

  fileprivate init(recordCount: Int) {
    decided = UnionFind(count: recordCount)
    people = decided
  }

  /// Whether it is known what to answer.
  func answers(_ question: ReviewQuestion) -> Bool {
    let (sets, first, second) = sides(of: question)
    if !first.isDisjoint(with: second) { return true }
    return apart.contains { a, b in
      let (x, y) = (sets.firstItem(a), sets.firstItem(b))
      return first.contains(x) && second.contains(y) || first.contains(y) && second.contains(x)
    }
  }

  /// The sets of the records on either side.
  private func sides(of question: ReviewQuestion) -> (UnionFind, Set<Int>, Set<Int>) {
    // What is joined is to be looked at, unless somebody has said that it is right.
    let sets = question.isJoined ? decided : people
    return (
      sets, Set(question.first.map(sets.firstItem)), Set(question.second.map(sets.firstItem))
    )
  }

  /// The question about both people as they are so far, with the records that answers before have
  /// joined with theirs. One that was answered itself stays as it was asked.
  ///
  /// - Parameter count: How many records there are.
  func whole(_ question: ReviewQuestion, of count: Int) -> ReviewQuestion {
    let (sets, first, second) = sides(of: question)
    guard first.isDisjoint(with: second) else { return question }
    return ReviewQuestion(
      pair: question.pair, first: (0..<count).filter { first.contains(sets.firstItem($0)) },
      second: (0..<count).filter { second.contains(sets.firstItem($0)) },
      isJoined: question.isJoined)
  }
}
