import Synchronization
import Threading

/// What is made of records for comparing them: what decides who is one person, and explains any pair.
struct Evidence: Sendable {
  let records: [UnificationRecord]
  let table: RecordTable
  let statistics: ValueStatistics
  let decisions: DecidedRows
  /// At first the usual model, or that of the whole which the records are a part of.
  var model: MatchModel
  /// The row of each position of the input.
  private let rows: [Int32]

  /// - Parameter progress: Told of the first half, which reading is.
  init(
    _ records: [UnificationRecord], _ options: UnificationOptions, jobs: Int,
    progress: WorkProgress = WorkProgress({ false }, report: nil)
  ) throws {
    self.records = records
    // Records are read in three rounds.
    let parts = 3 * Parallel.ranges(of: records.count, jobs: jobs).count
    table = try RecordTable(
      records, region: options.region, jobs: jobs,
      isCancelled: progress.phase(0...0.5, parts: parts))
    statistics = try ValueStatistics(
      table, of: options.scale?.recordCount, jobs: jobs, isCancelled: progress.isCancelled)
    decisions = DecidedRows(options, records, table)
    model = options.scale?.model ?? MatchModel(recordCount: statistics.recordCount)
    rows = table.rowsOfPositions
  }

  /// What one thread compares records by.
  ///
  /// - Parameter count: How many comparisons of names to remember, a power of two.
  func comparison(remembering count: Int = 1 << 16) -> RecordComparison {
    RecordComparison(table, statistics, model: model, remembering: count)
  }

  /// What groups of rows say about each other, as one thread asks for it.
  func ofGroups(_ edges: ScoredEdges) -> GroupEvidence {
    GroupEvidence(
      comparison: comparison(), model: model, decided: decisions.decided, edges: edges)
  }

  /// Compares two records by their positions in the input, as the decision did.
  func explanation(_ first: Int, _ second: Int) -> MatchExplanation {
    let isTurned = rows[first] > rows[second]
    let pair = IndexPair(Int(rows[first]), Int(rows[second]))
    let levels = comparison(remembering: 16).compare(pair)
    let contributions = model.contributions(levels)
    let contacts = (records[first].contact, records[second].contact)
    let writer = ExplanationWriter(
      table: table, rows: (pair.first, pair.second),
      contacts: isTurned ? (contacts.1, contacts.0) : contacts)
    var comparisons = writer.comparisons(levels, contributions.fields)
    if isTurned { comparisons = comparisons.map(\.turned) }
    return MatchExplanation(
      first: records[first].key, second: records[second].key, prior: contributions.prior,
      comparisons: comparisons, weight: model.weight(levels))
  }
}

/// Evidence for explaining pairs, which is made again where it is asked for after it was let go: it is a
/// fifth of what merging needs at its height.
final class KeptEvidence: Sendable {
  private let kept: Mutex<Evidence?>
  private let remake: @Sendable () throws -> Evidence

  init(_ evidence: Evidence, options: UnificationOptions) {
    kept = Mutex(evidence)
    let (records, model) = (evidence.records, evidence.model)
    remake = {
      var evidence = try Evidence(records, options, jobs: ThreadCount.resolved(options.jobs))
      evidence.model = model
      return evidence
    }
  }

  func letGo() { kept.withLock { $0 = nil } }

  /// Nil where it can't be made, which is never.
  var evidence: Evidence? {
    kept.withLock { kept in
      if kept == nil { kept = try? remake() }
      return kept
    }
  }
}

extension MatchExplanation.Comparison {
  fileprivate var turned: Self {
    Self(field: field, level: level, first: second, second: first, weight: weight)
  }
}
