/// The pairs with evidence: those within people, and the likeliest between each two.
struct JudgedPairs: Sendable {
  /// By their positions, ascending.
  let links: [ScoredPair]
  /// For each two people who may be one by a pair of their records, the one that is most alike.
  let between: [PeoplePair]

  /// Two people by their numbers.
  struct PeoplePair: Sendable {
    let people: IndexPair
    let edge: ScoredEdge
  }

  init(
    _ edges: [ScoredEdge], _ groups: [[Int]], _ evidence: Evidence, _ options: UnificationOptions
  ) {
    let positions = evidence.table.positions
    var personOfRow = [Int](repeating: 0, count: positions.count)
    for (person, rows) in groups.enumerated() {
      for row in rows { personOfRow[row] = person }
    }
    let doubtfulBits = Float(Probability.bits(of: options.doubtfulThreshold))
    // What was said of one record holds for all that are joined with it.
    var apart: Set<IndexPair> = []
    for (row, others) in evidence.decisions.apart {
      for other in others { apart.insert(IndexPair(personOfRow[row], personOfRow[other])) }
    }
    var links: [ScoredPair] = []
    var between: [PeoplePair] = []
    for edge in edges {
      let (a, b) = (personOfRow[Int(edge.first)], personOfRow[Int(edge.second)])
      if a == b {
        links.append(
          ScoredPair(
            first: positions[Int(edge.first)], second: positions[Int(edge.second)],
            weight: Double(edge.weight)))
      } else if edge.weight >= doubtfulBits, !apart.contains(IndexPair(a, b)) {
        between.append(PeoplePair(people: IndexPair(a, b), edge: edge))
      }
    }
    links.sort { $0.first == $1.first ? $0.second < $1.second : $0.first < $1.first }
    self.links = links
    between.sort {
      ($0.people, -$0.edge.weight, $0.edge.first, $0.edge.second)
        < ($1.people, -$1.edge.weight, $1.edge.first, $1.edge.second)
    }
    var likeliest: [PeoplePair] = []
    for pair in between where pair.people != likeliest.last?.people { likeliest.append(pair) }
    self.between = likeliest
  }
}
