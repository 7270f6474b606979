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
    let statistics = try ValueStatistics(
      table, of: options.scale?.recordCount, jobs: jobs, isCancelled: isCancelled)
    let readings = LearnedReadings(table)
    let decisions = Self.decisions(options, records, table)
    let copies = ExactCopies(table, decisions)
    let pairs = try CandidatePairs(table, statistics, copies).find(
      withParts: true, jobs: jobs, isCancelled: progress.phase(0.5...0.65, parts: 3 * parts),
      beside: {}
    ).pairs
    let usual = options.scale?.model ?? MatchModel(recordCount: statistics.recordCount)
    let sample = options.scale == nil ? Self.sample(pairs) : []
    let parted = Parallel.ranges(of: sample.count, jobs: jobs)
    let levels = try Parallel.map(parted.count, jobs: jobs, isCancelled: isCancelled) { part in
      let comparison = RecordComparison(table, statistics, readings, model: usual)
      return sample[parted[part]].map {
        comparison.compare(Int($0 >> 32), Int($0 & 0xFFFF_FFFF))
      }
    }.flatMap { $0 }
    let pairCount = pairs.reduce(0) { $0 + $1.count }
    let model =
      options.scale == nil
      ? try ModelAdaptation.adapt(
        usual, to: levels, share: Double(sample.count) / Double(max(1, pairCount)),
        recordCount: statistics.recordCount, jobs: jobs, isCancelled: isCancelled) : usual
    let compared = progress.phase(0.65...0.9, parts: pairs.count)
    let edges = try Parallel.map(pairs.count, jobs: jobs, isCancelled: compared) { part in
      let comparison = RecordComparison(table, statistics, readings, model: model)
      var edges: [ScoredEdge] = []
      let pairs = pairs[part]
      for (index, pair) in pairs.enumerated() {
        if index + RecordTable.rowDistance < pairs.count {
          table.prefetchRow(Int(pairs[index + RecordTable.rowDistance] & 0xFFFF_FFFF))
          table.prefetchValues(Int(pairs[index + RecordTable.valueDistance] & 0xFFFF_FFFF))
        }
        let first = Int32(truncatingIfNeeded: pair >> 32)
        let second = Int32(truncatingIfNeeded: pair & 0xFFFF_FFFF)
        let levels = comparison.compare(Int(first), Int(second))
        let weight = Float(model.weight(levels))
        if weight >= Self.leastBits {
          edges.append(
            ScoredEdge(
              first: first, second: second, weight: weight,
              contradiction: Float(model.contradiction(levels))))
        }
      }
      return edges
    }.flatMap { $0 }
    let evidence = Evidence(
      records: records, table: table, statistics: statistics, readings: readings,
      model: model, decisions: decisions)
    let groups = try divide(
      edges, evidence, jobs: jobs, isCancelled: progress.phase(0.9...1, parts: parts))
    return try UnificationResult(
      groups: groups, edges: edges, evidence: evidence, options: options, jobs: jobs,
      isCancelled: isCancelled)
  }

  /// So many pairs are enough to fit the model to.
  private static let mostFitted = 30_000

  /// Evenly chosen pairs.
  private static func sample(_ pairs: [[UInt64]]) -> [UInt64] {
    let count = pairs.reduce(0) { $0 + $1.count }
    let step = max(1, count / mostFitted)
    var sample: [UInt64] = []
    var next = 0
    for part in pairs {
      while next < part.count {
        sample.append(part[next])
        next += step
      }
      next -= part.count
    }
    return sample
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
    for row in 0..<table.count where table[row].identifier >= 0 {
      guard case .other = table[row].kind else { continue }
      defer { previous = row }
      guard row > 0, table[previous].identifier == table[row].identifier,
        case .other = table[previous].kind
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
        threshold: threshold, decisions: evidence.decisions, evidence: evidence.ofGroups)
      return ranges[part].flatMap { number in
        let component = components[number]
        return clustering.clusters(
          rows: component.rows.map { Int($0) }, edges: component.edges,
          together: component.together)
      }
    }.flatMap { $0 } + components.singles.map { [$0] }
  }

  /// How each pair of records that are compared at all compares, for fitting the model: the records'
  /// positions, the names that share a value besides theirs, and each level with how rarely strangers
  /// agree so.
  package func levels(
    of records: [UnificationRecord]
  ) throws -> [(first: Int, second: Int, sharers: Int, levels: [(level: String, bits: Float)])] {
    let table = try RecordTable(
      records, region: options.region, jobs: 1, isCancelled: { false })
    let statistics = try ValueStatistics(table)
    let copies = ExactCopies(table, Decisions(options, records: []))
    let pairs = try CandidatePairs(table, statistics, copies).find(
      withParts: true, jobs: 1, isCancelled: { false }, beside: {}
    ).pairs
    let comparison = RecordComparison(
      table, statistics, LearnedReadings(table), model: MatchModel())
    return pairs.joined().map { pair in
      let first = Int(pair >> 32)
      let second = Int(pair & 0xFFFF_FFFF)
      let levels = comparison.compare(first, second)
      return (
        table.positions[first], table.positions[second], levels.sharers,
        MatchField.allCases.compactMap { field in
          levels[field].map { ("\($0)", -levels.chance(field)) }
        }
      )
    }
  }
}
