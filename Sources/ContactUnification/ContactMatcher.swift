import ContactModel
import Threading

/// Finds out which records are the same person.
///
/// ```swift
/// let records = contacts.enumerated().map {
///   UnificationRecord(contact: $1, source: 0, index: $0)
/// }
/// let result = try ContactMatcher().clusters(of: records)
/// for cluster in result.clusters where cluster.count > 1 { print(cluster) }
/// ```
///
/// The result depends neither on the order of the records nor on the number of threads.
public struct ContactMatcher: Sendable {
  /// How it is decided who is the same person.
  public var options: UnificationOptions
  /// Told now and then, on any thread, which share of the work is done, 0 to 1.
  public var onProgress: (@Sendable (Double) -> Void)?

  /// A matcher; the options that are not given are the usual ones.
  public init(options: UnificationOptions = UnificationOptions()) { self.options = options }

  /// Evidence below this, in bits, is not kept.
  private static let leastBits: Float = -6

  /// Groups records by person.
  ///
  /// - Parameters:
  ///   - records: The contacts of all accounts.
  ///   - isCancelled: Asked now and then, on any thread; work stops where it says true.
  /// - Throws: `CancellationError` where `isCancelled` said true.
  public func clusters(
    of records: [UnificationRecord], isCancelled: @escaping @Sendable () -> Bool = { false }
  ) throws -> UnificationResult {
    let jobs = ThreadCount.resolved(options.jobs)
    let progress = WorkProgress(isCancelled, report: onProgress)
    // Reading is most of the work, and done in three rounds.
    let parts = Parallel.ranges(of: records.count, jobs: jobs).count
    let table = try RecordTable(
      records, region: options.region, jobs: jobs,
      isCancelled: progress.phase(0...0.5, parts: 3 * parts))
    let statistics = try ValueStatistics(table, jobs: jobs, isCancelled: isCancelled)
    let readings = NameReadings(table)
    let usual = try CandidatePairs(table, statistics).find(
      jobs: jobs, isCancelled: progress.phase(0.5...0.65, parts: 3 * parts),
      beside: {
        var estimation = WeightEstimation(table, statistics, readings)
        return estimation.weights()
      })
    var weights = usual.side
    var candidates = usual.pairs
    // Only the weights tell whether slips are usual, and seldom they are: looking again then costs
    // less than waiting for them always.
    if weights.areSlipsUsual {
      candidates = try CandidatePairs(table, statistics).find(
        withParts: true, jobs: jobs, isCancelled: isCancelled, beside: {}
      ).pairs
    }
    let pairs = candidates
    let compared = progress.phase(0.65...0.9, parts: pairs.count)
    let ownWeights = weights
    var edges = try Parallel.map(pairs.count, jobs: jobs, isCancelled: compared) { part in
      let comparison = RecordComparison(table, statistics, readings, weights: ownWeights)
      var edges: [ScoredEdge] = []
      for pair in pairs[part] {
        let first = Int32(truncatingIfNeeded: pair >> 32)
        let second = Int32(truncatingIfNeeded: pair & 0xFFFF_FFFF)
        let evidence = comparison.compare(Int(first), Int(second))
        let weight = Float(evidence.total)
        if weight >= Self.leastBits {
          edges.append(
            ScoredEdge(
              first: first, second: second, weight: weight,
              contradiction: Float(evidence.contradiction)))
        }
      }
      return edges
    }.flatMap { $0 }
    let accounts = AccountEstimation(edges, table, statistics, weights)
    accounts.adjust(&edges, table)
    weights.use(accounts)
    let evidence = Evidence(
      records: records, table: table, statistics: statistics, readings: readings,
      weights: weights, decisions: Self.decisions(options, records, table))
    let groups = try divide(
      edges, evidence, jobs: jobs, isCancelled: progress.phase(0.9...1, parts: parts))
    return UnificationResult(
      groups: groups, edges: edges, evidence: evidence, options: options)
  }

  private static func decisions(
    _ options: UnificationOptions, _ records: [UnificationRecord], _ table: RecordTable
  ) -> Decisions {
    var pairs = sameGroups(records, table)
    if options.mustLink.isEmpty, options.cannotLink.isEmpty, options.knownPairs.isEmpty,
      pairs.isEmpty
    {
      return Decisions(options, records: [])
    }
    if !options.knownPairs.isEmpty {
      var rows = [Int](repeating: 0, count: records.count)
      for (row, position) in table.positions.enumerated() { rows[position] = row }
      pairs += options.knownPairs.map { (rows[$0.0], rows[$0.1]) }
    }
    return Decisions(
      options, records: table.positions.map { records[$0] }, knownPairs: pairs)
  }

  /// Groups, places and devices that are one in several accounts. There is nothing to compare them
  /// by but kind, name and UID, which must all be the same.
  private static func sameGroups(
    _ records: [UnificationRecord], _ table: RecordTable
  ) -> [(Int, Int)] {
    var pairs: [(Int, Int)] = []
    var previous = 0
    // Rows of one UID are neighbours.
    for row in table.kinds.indices where table.identifiers[row] >= 0 {
      guard case .other = table.kinds[row] else { continue }
      defer { previous = row }
      guard row > 0, table.identifiers[previous] == table.identifiers[row],
        case .other = table.kinds[previous]
      else { continue }
      let first = records[table.positions[previous]].contact
      let second = records[table.positions[row]].contact
      if first.kind == second.kind, first.formattedName == second.formattedName {
        pairs.append((previous, row))
      }
    }
    return pairs
  }

  /// Divides all rows into people.
  private func divide(
    _ edges: [ScoredEdge], _ evidence: Evidence, jobs: Int,
    isCancelled: @escaping @Sendable () -> Bool
  ) throws -> [[Int]] {
    let threshold = Probability.bits(of: options.threshold)
    let components = ConnectedComponents(
      count: evidence.table.count, edges: edges, threshold: Float(threshold),
      together: evidence.decisions.together)
    let ranges = Parallel.ranges(of: components.count, jobs: jobs, least: 64)
    return try Parallel.map(ranges.count, jobs: jobs, isCancelled: isCancelled) { part in
      var clustering = PersonClustering(
        threshold: threshold, decisions: evidence.decisions,
        comparison: RecordComparison(
          evidence.table, evidence.statistics, evidence.readings,
          weights: evidence.weights))
      return ranges[part].flatMap { number in
        let component = components[number]
        return clustering.clusters(
          rows: component.rows, edges: component.edges, together: component.together)
      }
    }.flatMap { $0 } + components.singles.map { [$0] }
  }
}
