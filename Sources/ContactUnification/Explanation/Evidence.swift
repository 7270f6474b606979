import Synchronization
import Threading

/// What was made of the records for comparing them, by which any pair can be explained.
struct Evidence: Sendable {
  let records: [UnificationRecord]
  let table: RecordTable
  let statistics: ValueStatistics
  let readings: LearnedReadings
  let model: MatchModel
  let decisions: Decisions
  /// The row of each position of the input.
  private let rows: [Int32]

  init(
    records: [UnificationRecord], table: RecordTable, statistics: ValueStatistics,
    readings: LearnedReadings, model: MatchModel, decisions: Decisions
  ) {
    self.records = records
    self.table = table
    self.statistics = statistics
    self.readings = readings
    self.model = model
    self.decisions = decisions
    var rows = [Int32](repeating: 0, count: records.count)
    for (row, position) in table.positions.enumerated() {
      rows[position] = Int32(truncatingIfNeeded: row)
    }
    self.rows = rows
  }

  /// Makes anew what a model was fitted to before, for explanations alone, which ask for no decisions.
  init(_ records: [UnificationRecord], _ options: UnificationOptions, model: MatchModel) throws {
    let jobs = ThreadCount.resolved(options.jobs)
    let table = try RecordTable(
      records, region: options.region, jobs: jobs, isCancelled: { false })
    self.init(
      records: records, table: table,
      statistics: try ValueStatistics(table, of: options.scale?.recordCount, jobs: jobs),
      readings: LearnedReadings(table), model: model,
      decisions: Decisions(options, records: []))
  }

  /// What groups of rows say about each other, as one thread asks for it.
  var ofGroups: GroupEvidence {
    GroupEvidence(
      comparison: RecordComparison(table, statistics, readings, model: model), model: model,
      decided: decisions.decided)
  }

  /// Compares two records by their positions in the input, as the decision did.
  func explanation(_ first: Int, _ second: Int) -> MatchExplanation {
    // The comparison looks at the smaller row first; weights do not depend on it, levels may.
    let isTurned = rows[first] > rows[second]
    let a = Int(isTurned ? rows[second] : rows[first])
    let b = Int(isTurned ? rows[first] : rows[second])
    let levels = RecordComparison(table, statistics, readings, model: model, remembering: 16)
      .compare(a, b)
    let contributions = model.contributions(levels)
    var writer = ExplanationWriter(
      table: table, rows: (a, b),
      contacts: (records[table.positions[a]].contact, records[table.positions[b]].contact))
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
    remake = { try Evidence(records, options, model: model) }
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
