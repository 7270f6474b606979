/// Two records and how likely they are the same person.
public struct ScoredPair: Hashable, Sendable {
  /// The records' positions in the input; the first is the smaller.
  public let first: Int
  /// The other position.
  public let second: Int
  /// The evidence in bits, prior included: 0 is even odds, each bit more doubles them.
  public let weight: Double

  init(first: Int, second: Int, weight: Double) {
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
  /// People who are not joined though they may be one, most likely first; no more than
  /// ``UnificationOptions/doubtfulLimit``. Of each two people it is the pair of records that is most
  /// alike, with the evidence of all records of both, and of others who might be meant as well. None is
  /// of people whom a decision keeps apart.
  public let doubtful: [ScoredPair]
  /// How many pairs of people are doubtful, those included that the limit left out.
  public let doubtfulCount: Int
  /// Decisions that could not be obeyed.
  public let contradictions: [DecisionContradiction]
  /// Decisions about keys that no record has.
  public let unknownDecisions: [RecordPair]

  /// What the records as a whole say, by which a part of them can be matched later.
  public let scale: MatchingScale
  /// What the people were found with.
  let options: UnificationOptions
  private let records: [UnificationRecord]
  private let kept: KeptEvidence

  /// For each record, the number of its cluster.
  package var clusterOfRecord: [Int] {
    var numbers = [Int](repeating: 0, count: records.count)
    for (number, cluster) in clusters.enumerated() {
      for position in cluster { numbers[position] = number }
    }
    return numbers
  }

  /// Why two records are, or are not, the same person. They need not have been compared before.
  ///
  /// - Parameters:
  ///   - first: A record's position in the input, which must be one of it.
  ///   - second: Another's.
  public func explain(_ first: Int, _ second: Int) -> MatchExplanation {
    precondition(
      records.indices.contains(first) && records.indices.contains(second),
      "There is no record at one of these positions.")
    return kept.evidence?.explanation(first, second)
      ?? MatchExplanation(
        first: records[first].key, second: records[second].key, prior: 0, comparisons: [], weight: 0
      )
  }

  /// Lets go of what only ``explain(_:_:)-(Int,_)`` needs, which will make it again.
  func letEvidenceGo() { kept.letGo() }

  /// Why the records of a pair of ``links`` or ``doubtful`` are, or are not, the same person: by what both
  /// say, and by what else counts for the people that they are of.
  public func explain(_ pair: ScoredPair) -> MatchExplanation {
    explain(pair.first, pair.second).adding(toReach: pair.weight)
  }
}

extension UnificationResult {
  /// - Parameters:
  ///   - groups: The rows of each person.
  ///   - edges: The pairs with evidence.
  init(
    groups: [[Int]], edges: ScoredEdges, evidence: Evidence, options: UnificationOptions,
    jobs: Int, isCancelled: @escaping @Sendable () -> Bool
  ) throws {
    let ranges = Parallel.ranges(of: groups.count, jobs: jobs)
    let (records, positions) = (evidence.records, evidence.table.positions)
    let (people, pairs) = try Parallel.map(
      ranges.count, jobs: jobs, isCancelled: isCancelled,
      beside: { JudgedPairs(edges.edges, groups, evidence, options) },
      { part in
        groups[ranges[part]].filter { !$0.isEmpty }.map { FoundPerson($0, positions, records) }
      })
    let named = NamedPeople(people.flatMap { $0 }, recordCount: records.count)
    clusters = named.clusters
    identifiers = named.identifiers
    links = pairs.links
    let found = try DoubtfulPeople(
      pairs.between, groups, edges, evidence, options, jobs: jobs, isCancelled: isCancelled)
    doubtful = found.pairs
    doubtfulCount = found.count
    contradictions = evidence.decisions.contradictions
    unknownDecisions = evidence.decisions.unknown
    self.options = options
    self.records = records
    scale = MatchingScale(recordCount: evidence.statistics.recordCount, model: evidence.model)
    kept = KeptEvidence(evidence, options: options)
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
  let nameHash: Int

  /// - Parameters:
  ///   - rows: The person's; not empty.
  ///   - positions: The position in the input of each row.
  ///   - all: All records of the input.
  init(_ rows: [Int], _ positions: [Int], _ all: [UnificationRecord]) {
    records = rows.map { positions[$0] }.sorted()
    let named = rows.filter { !all[positions[$0]].formerKeys.isEmpty }
    let withUID = rows.filter { all[positions[$0]].key.identifier != nil }
    let candidates = [named, withUID].first { !$0.isEmpty } ?? rows
    naming = candidates.min { all[positions[$0]].key < all[positions[$1]].key } ?? rows[0]
    let key = all[positions[naming]].key
    name = rows.count > 1 ? key.nameOfMany : key.text
    nameHash = name.hashValue
  }
}

/// The people with their names, in the order of their first records.
private struct NamedPeople {
  let clusters: [[Int]]
  let identifiers: [String]

  init(_ people: [FoundPerson], recordCount: Int) {
    let mayRepeat = Set(people.lazy.map(\.nameHash)).count < people.count
    let allNames = people.map(\.name)
    let names = mayRepeat ? Self.distinct(allNames, order: people.map(\.naming)) : allNames
    var numbers = [Int32](repeating: -1, count: recordCount)
    for (number, person) in people.enumerated() {
      numbers[person.records[0]] = Int32(truncatingIfNeeded: number)
    }
    let order = numbers.filter { $0 >= 0 }
    clusters = order.map { people[Int($0)].records }
    identifiers = order.map { names[Int($0)] }
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
