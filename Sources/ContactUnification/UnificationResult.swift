/// Two records and how likely they are the same person.
public struct ScoredPair: Hashable, Sendable {
  /// The records' positions in the input; the first is the smaller.
  public let first: Int
  /// The other position.
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
  /// Each cluster's stable name, made from the smallest key among its records, those first that
  /// were merged before, then those with a UID. No two have the same: where records of several people have one key, as programs give that number their
  /// contacts, `#2` and so on is behind it.
  public let identifiers: [String]
  /// The pairs with evidence within clusters, by their positions.
  public let links: [ScoredPair]
  /// The pairs that are not joined though they may be the same person, most likely first; no more
  /// than ``UnificationOptions/doubtfulLimit``. None is of people whom a decision keeps apart.
  public let doubtful: [ScoredPair]
  /// How many pairs are doubtful, those included that the limit left out.
  public let doubtfulCount: Int
  /// Decisions that could not be obeyed.
  public let contradictions: [DecisionContradiction]
  /// Decisions about keys that no record has.
  public let unknownDecisions: [RecordPair]

  let evidence: Evidence
  /// What the people were found with.
  let options: UnificationOptions

  /// What the records as a whole say, by which a part of them can be matched later.
  public var scale: MatchingScale {
    MatchingScale(recordCount: evidence.statistics.recordCount, model: evidence.model)
  }

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
  ///   - jobs: How many threads work. The result does not depend on it.
  ///   - isCancelled: Asked now and then; work stops where it says true.
  init(
    groups: [[Int]], edges: [ScoredEdge], evidence: Evidence, options: UnificationOptions,
    jobs: Int = 1, isCancelled: @escaping @Sendable () -> Bool = { false }
  ) throws {
    let ranges = Parallel.ranges(of: groups.count, jobs: jobs)
    let (records, positions) = (evidence.records, evidence.table.positions)
    let (people, pairs) = try Parallel.map(
      ranges.count, jobs: jobs, isCancelled: isCancelled,
      beside: { JudgedPairs(edges, groups, evidence, options) },
      { part in
        groups[ranges[part]].filter { !$0.isEmpty }.map { FoundPerson($0, positions, records) }
      })
    let named = NamedPeople(people.flatMap { $0 })
    clusters = named.clusters
    identifiers = named.identifiers
    links = pairs.links
    doubtful = pairs.doubtful
    doubtfulCount = pairs.doubtfulCount
    contradictions = evidence.decisions.contradictions
    unknownDecisions = evidence.decisions.unknown
    self.evidence = evidence
    self.options = options
  }
}

/// A person's records, and what the person could be called.
private struct FoundPerson {
  /// By their positions in the input, ascending.
  let records: [Int]
  /// The row that the person is named after: of a contact that was merged before, so that the name
  /// stays, else of a card with a UID, which stays where the card is edited.
  let naming: Int
  let name: String

  /// - Parameters:
  ///   - rows: The person's; not empty.
  ///   - positions: The position in the input of each row.
  ///   - all: All records of the input.
  init(_ rows: [Int], _ positions: [Int], _ all: [UnificationRecord]) {
    // A group's first row has its smallest key.
    guard rows.count > 1 else {
      records = [positions[rows[0]]]
      naming = rows[0]
      name = all[records[0]].key.text
      return
    }
    records = rows.map { positions[$0] }.sorted()
    let withUID = rows.first { all[positions[$0]].key.identifier != nil }
    naming = rows.first { !all[positions[$0]].formerKeys.isEmpty } ?? withUID ?? rows[0]
    name = all[positions[naming]].key.nameOfMany
  }
}

/// The people with their names, in the order of their first records.
private struct NamedPeople {
  let clusters: [[Int]]
  let identifiers: [String]

  init(_ people: [FoundPerson]) {
    let names = Self.distinct(people.map(\.name), order: people.map(\.naming))
    let order = people.indices.map { (first: people[$0].records[0], number: $0) }
      .sorted { $0.first < $1.first }
    clusters = order.map { people[$0.number].records }
    identifiers = order.map { names[$0.number] }
  }

  /// Names without repetition: those that come again get a number, in the order that is given.
  private static func distinct(_ names: [String], order: [Int]) -> [String] {
    guard Set(names).count < names.count else { return names }
    var names = names
    var used = Set(names)
    var seen: [String: Int] = [:]
    for index in names.indices.sorted(by: { order[$0] < order[$1] }) {
      let name = names[index]
      var number = seen[name, default: 0] + 1
      if number > 1 {
        while !used.insert("\(name)#\(number)").inserted { number += 1 }
        names[index] = "\(name)#\(number)"
      }
      seen[name] = number
    }
    return names
  }
}

/// The pairs with evidence: those within people, and the doubtful ones.
private struct JudgedPairs {
  let links: [ScoredPair]
  let doubtful: [ScoredPair]
  let doubtfulCount: Int

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
    var doubtful = LikeliestPairs(limit: options.doubtfulLimit)
    for edge in edges {
      let first = Int(edge.first)
      let second = Int(edge.second)
      let isLink = personOfRow[first] == personOfRow[second]
      guard isLink || edge.weight >= doubtfulBits else { continue }
      let pair = ScoredPair(
        first: positions[first], second: positions[second], weight: Double(edge.weight))
      if isLink {
        links.append(pair)
      } else if !apart.contains(personOfRow[first], personOfRow[second]) {
        doubtful.add(pair)
      }
    }
    self.links = links.sorted {
      $0.first == $1.first ? $0.second < $1.second : $0.first < $1.first
    }
    self.doubtful = doubtful.pairs
    doubtfulCount = doubtful.count
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

/// The likeliest of many pairs, without keeping the others.
private struct LikeliestPairs {
  /// How many pairs were added.
  private(set) var count = 0
  private let limit: Int
  private var kept: [ScoredPair] = []

  init(limit: Int) { self.limit = max(0, limit) }

  mutating func add(_ pair: ScoredPair) {
    count += 1
    kept.append(pair)
    // Sorting now and then takes no longer than sorting once.
    if kept.count >= 2 * limit + 1024 { kept = pairs }
  }

  /// Those kept, likeliest first.
  var pairs: [ScoredPair] {
    Array(
      kept.sorted {
        $0.weight == $1.weight
          ? ($0.first, $0.second) < ($1.first, $1.second) : $0.weight > $1.weight
      }.prefix(limit))
  }
}
