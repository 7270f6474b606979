/// The pairs with evidence: those within people, and the likeliest between each two.
struct JudgedPairs: Sendable {
  /// By their positions, ascending.
  let links: [ScoredPair]
  /// For each two people who may be one by a pair of their records, the one that is most alike.
  let between: [PeoplePair]

  /// Two people by their numbers, the smaller first.
  struct PeoplePair: Sendable {
    let first: Int32
    let second: Int32
    let edge: ScoredEdge
  }

  init(
    _ edges: [ScoredEdge], _ groups: [[Int]], _ evidence: Evidence, _ options: UnificationOptions
  ) {
    let positions = evidence.table.positions
    var personOfRow = [Int32](repeating: 0, count: positions.count)
    for (person, rows) in groups.enumerated() {
      for row in rows { personOfRow[row] = Int32(truncatingIfNeeded: person) }
    }
    let doubtfulBits = Float(Probability.bits(of: options.doubtfulThreshold))
    let apart = PeopleApart(evidence.decisions, personOfRow: personOfRow)
    var links: [ScoredPair] = []
    var between: [PeoplePair] = []
    for edge in edges {
      let (a, b) = (personOfRow[Int(edge.first)], personOfRow[Int(edge.second)])
      if a == b {
        links.append(
          ScoredPair(
            first: positions[Int(edge.first)], second: positions[Int(edge.second)],
            weight: Double(edge.weight)))
      } else if edge.weight >= doubtfulBits, !apart.contains(a, b) {
        between.append(PeoplePair(first: min(a, b), second: max(a, b), edge: edge))
      }
    }
    links.sort { $0.first == $1.first ? $0.second < $1.second : $0.first < $1.first }
    self.links = links
    between.sort {
      ($0.first, $0.second, -$0.edge.weight, $0.edge.first, $0.edge.second)
        < ($1.first, $1.second, -$1.edge.weight, $1.edge.first, $1.edge.second)
    }
    var likeliest: [PeoplePair] = []
    for pair in between
    where pair.first != likeliest.last?.first || pair.second != likeliest.last?.second {
      likeliest.append(pair)
    }
    self.between = likeliest
  }
}

/// People of whom somebody said that they are not one: what was said of one record holds for all
/// that are joined with it.
private struct PeopleApart {
  private var pairs: Set<UInt64> = []

  init(_ decisions: Decisions, personOfRow: [Int32]) {
    for (row, others) in decisions.apart {
      for other in others { pairs.insert(Self.pair(personOfRow[row], personOfRow[other])) }
    }
  }

  func contains(_ a: Int32, _ b: Int32) -> Bool {
    !pairs.isEmpty && pairs.contains(Self.pair(a, b))
  }

  private static func pair(_ a: Int32, _ b: Int32) -> UInt64 {
    UInt64(UInt32(bitPattern: min(a, b))) << 32 | UInt64(UInt32(bitPattern: max(a, b)))
  }
}
