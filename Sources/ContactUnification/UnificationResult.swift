/// Two records and how likely they are the same person.
public struct ScoredPair: Hashable, Sendable {
  /// The records' positions in the input; the first is the smaller.
  public let first: Int
  public let second: Int
  /// The evidence in bits, prior included: 0 is even odds, each bit more doubles them.
  public let weight: Double

  package init(first: Int, second: Int, weight: Double) {
    self.first = min(first, second)
    self.second = max(first, second)
    self.weight = weight
  }

  /// The probability that both are the same person, 0 to 1.
  public var probability: Double { Probability.of(bits: weight) }
}

/// Decisions that can't all be obeyed. Decisions to keep apart prevail.
public struct DecisionContradiction: Hashable, Sendable {
  /// The two that are to be kept apart.
  public let apart: RecordPair
  /// The decisions to join that lead from the one to the other, in their order.
  public let chain: [RecordPair]

  package init(apart: RecordPair, chain: [RecordPair]) {
    self.apart = apart
    self.chain = chain
  }
}

/// Who is the same person.
public struct UnificationResult: Sendable {
  /// The records of each person by their positions in the input, ascending; those who have one
  /// record alone included. Clusters are in the order of their first record.
  public let clusters: [[Int]]
  /// Each cluster's stable name, made from the smallest key among its records.
  public let identifiers: [String]
  /// The pairs with evidence within clusters, by their positions.
  public let links: [ScoredPair]
  /// The pairs that are not joined though they may be the same person, most likely first.
  public let doubtful: [ScoredPair]
  /// Decisions that could not be obeyed.
  public let contradictions: [DecisionContradiction]
  /// Decisions about keys that no record has.
  public let unknownDecisions: [RecordPair]

  let evidence: Evidence

  /// Why two records are, or are not, the same person. They need not have been compared before.
  ///
  /// - Parameters:
  ///   - first: A record's position in the input.
  ///   - second: Another's.
  public func explain(_ first: Int, _ second: Int) -> MatchExplanation {
    evidence.explanation(first, second)
  }
}

extension UnificationResult {
  /// - Parameters:
  ///   - groups: The rows of each person.
  ///   - edges: The pairs with evidence.
  init(
    groups: [[Int]], edges: [ScoredEdge], evidence: Evidence, options: UnificationOptions
  ) {
    let positions = evidence.table.positions
    var personOfRow = [Int32](repeating: 0, count: positions.count)
    for (person, rows) in groups.enumerated() {
      for row in rows { personOfRow[row] = Int32(truncatingIfNeeded: person) }
    }
    // A group's first row has its smallest key.
    let named = groups.compactMap { rows -> (cluster: [Int], key: String)? in
      guard let first = rows.first else { return nil }
      let key = evidence.records[positions[first]].key.text
      return (rows.map { positions[$0] }.sorted(), key)
    }.sorted { $0.cluster[0] < $1.cluster[0] }
    clusters = named.map(\.cluster)
    identifiers = named.map(\.key)

    let doubtfulBits = Float(Probability.bits(of: options.doubtfulThreshold))
    var links: [ScoredPair] = []
    var doubtful: [ScoredPair] = []
    for edge in edges {
      let first = Int(edge.first)
      let second = Int(edge.second)
      let pair = ScoredPair(
        first: positions[first], second: positions[second], weight: Double(edge.weight))
      if personOfRow[first] == personOfRow[second] {
        links.append(pair)
      } else if edge.weight >= doubtfulBits, !evidence.decisions.keepsApart(first, second) {
        doubtful.append(pair)
      }
    }
    self.links = links.sorted { ($0.first, $0.second) < ($1.first, $1.second) }
    self.doubtful = doubtful.sorted {
      $0.weight == $1.weight
        ? ($0.first, $0.second) < ($1.first, $1.second) : $0.weight > $1.weight
    }
    contradictions = evidence.decisions.contradictions
    unknownDecisions = evidence.decisions.unknown
    self.evidence = evidence
  }
}
