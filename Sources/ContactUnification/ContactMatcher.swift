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
    var evidence = try Evidence(records, options, jobs: jobs, progress: progress)
    let parts = Parallel.ranges(of: records.count, jobs: jobs).count
    let pairs = try Self.pairs(
      evidence, jobs: jobs, isCancelled: progress.phase(0.5...0.65, parts: 3 * parts))
    if options.scale == nil {
      evidence.model = try Self.adapted(evidence, to: pairs, jobs: jobs, isCancelled: isCancelled)
    }
    let edges = ScoredEdges(
      try Self.edges(
        evidence, pairs, least: min(options.threshold, options.doubtfulThreshold), jobs: jobs,
        isCancelled: progress.phase(0.65...0.9, parts: pairs.count)),
      count: evidence.table.count)
    let groups = try divide(
      edges, evidence, jobs: jobs, isCancelled: progress.phase(0.9...1, parts: parts))
    return try UnificationResult(
      groups: groups, edges: edges, evidence: evidence, options: options, jobs: jobs,
      isCancelled: isCancelled)
  }

  /// The pairs of rows that are compared, in parts.
  private static func pairs(
    _ evidence: Evidence, jobs: Int, isCancelled: @escaping @Sendable () -> Bool
  ) throws -> [[IndexPair]] {
    let copies = ExactCopies(evidence.table, evidence.decisions)
    return try CandidatePairs(
      table: evidence.table, statistics: evidence.statistics, copies: copies
    ).find(jobs: jobs, isCancelled: isCancelled)
  }

  /// The model fitted to what evenly chosen pairs say.
  private static func adapted(
    _ evidence: Evidence, to pairs: [[IndexPair]], jobs: Int,
    isCancelled: @escaping @Sendable () -> Bool
  ) throws -> MatchModel {
    // Of records that are known to be one person, one stands for all: what a merge wrote says again what its records
    // say, and no pair tells more often how often fields differ for being there twice.
    let decided = evidence.decisions.decided
    func standsForItself(_ row: Int) -> Bool { decided[row] ?? row == row }
    let sample = sample(pairs).filter {
      decided.isEmpty || standsForItself($0.first) && standsForItself($0.second)
    }
    let ranges = Parallel.ranges(of: sample.count, jobs: jobs)
    let levels = try Parallel.list(ranges.count, jobs: jobs, isCancelled: isCancelled) { part in
      let comparison = evidence.comparison()
      return sample[ranges[part]].map { comparison.compare($0) }
    }
    let count = pairs.reduce(0) { $0 + $1.count }
    return try ModelAdaptation.adapt(
      evidence.model, to: levels, share: Double(sample.count) / Double(max(1, count)),
      recordCount: evidence.statistics.recordCount,
      namesakes: evidence.statistics.namesakes, jobs: jobs, isCancelled: isCancelled)
  }

  /// The pairs with evidence.
  ///
  /// - Parameter probability: The least at which a pair is kept.
  private static func edges(
    _ evidence: Evidence, _ pairs: [[IndexPair]], least probability: Double, jobs: Int,
    isCancelled: @escaping @Sendable () -> Bool
  ) throws -> [ScoredEdge] {
    let leastBits = Float(Probability.bits(of: probability))
    return try Parallel.list(pairs.count, jobs: jobs, isCancelled: isCancelled) { part in
      let comparison = evidence.comparison()
      let (table, model) = (evidence.table, evidence.model)
      var edges: [ScoredEdge] = []
      let pairs = pairs[part]
      for (index, pair) in pairs.enumerated() {
        if index + RecordTable.rowDistance < pairs.count {
          table.prefetchRow(pairs[index + RecordTable.rowDistance].second)
          table.prefetchValues(pairs[index + RecordTable.valueDistance].second)
        }
        let levels = comparison.compare(pair)
        let likelihoods = model.likelihoods(levels)
        // Most are far below it, which takes no exponentials to see.
        if likelihoods.mostWeight < leastBits { continue }
        let weight = likelihoods.weight
        if weight < leastBits { continue }
        edges.append(
          ScoredEdge(
            first: Int32(truncatingIfNeeded: pair.first),
            second: Int32(truncatingIfNeeded: pair.second), weight: weight,
            contradiction: Float(model.contradiction(levels))))
      }
      return edges
    }
  }

  /// So many pairs are enough to fit the model to.
  private static let mostFitted = 30_000

  /// Evenly chosen pairs.
  private static func sample(_ pairs: [[IndexPair]]) -> [IndexPair] {
    let count = pairs.reduce(0) { $0 + $1.count }
    let step = max(1, count / mostFitted)
    var sample: [IndexPair] = []
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

  /// Divides all rows into people.
  private func divide(
    _ edges: ScoredEdges, _ evidence: Evidence, jobs: Int,
    isCancelled: @escaping @Sendable () -> Bool
  ) throws -> [[Int]] {
    let threshold = Probability.bits(of: options.threshold)
    let components = ConnectedComponents(
      count: evidence.table.count, edges: edges.edges, threshold: Float(min(0, threshold)),
      together: evidence.decisions.together)
    let ranges = Parallel.ranges(of: components.count, jobs: jobs, least: 64)
    let clusters: @Sendable ([Int]) -> [[Int]] = { numbers in
      var clustering = PersonClustering(
        threshold: threshold, decisions: evidence.decisions,
        evidence: evidence.ofGroups(edges), places: components.places)
      return numbers.flatMap { number in
        let component = components[number]
        return clustering.clusters(
          rows: component.rows.map { Int($0) }, edges: component.edges,
          together: component.together)
      }
    }
    // Of a million records as many may hang together as all others do in small components: whoever began with it last
    // would work on it alone.
    let largest = components.largest
    let (others, first) = try Parallel.map(
      ranges.count, jobs: jobs, isCancelled: isCancelled,
      beside: { largest.map { clusters([$0]) } ?? [] },
      { part in clusters(ranges[part].filter { $0 != largest }) })
    return first + others.joined() + components.singles.map { [$0] }
  }

  /// How each pair of records that are compared at all compares, for fitting the model: the records'
  /// positions, the names that share a value besides theirs, and each level with how rarely strangers
  /// agree so.
  package func levels(
    of records: [UnificationRecord]
  ) throws -> [(first: Int, second: Int, sharers: Int, levels: [(level: String, bits: Float)])] {
    let evidence = try Evidence(records, options, jobs: 1)
    let positions = evidence.table.positions
    let comparison = evidence.comparison()
    return try Self.pairs(evidence, jobs: 1, isCancelled: { false }).joined().map { pair in
      let levels = comparison.compare(pair)
      return (
        positions[pair.first], positions[pair.second], levels.sharers,
        MatchField.allCases.compactMap { field in
          levels[field].map { ("\($0)", -levels.chance(field)) }
        }
      )
    }
  }
}
