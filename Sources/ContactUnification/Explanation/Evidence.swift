/// What was made of the records for comparing them, kept so that any pair can be explained.
struct Evidence: Sendable {
  let records: [UnificationRecord]
  let table: RecordTable
  let statistics: ValueStatistics
  let readings: NameReadings
  let weights: Weights
  let decisions: Decisions
  /// The row of each position of the input.
  private let rows: [Int32]

  init(
    records: [UnificationRecord], table: RecordTable, statistics: ValueStatistics,
    readings: NameReadings, weights: Weights, decisions: Decisions
  ) {
    self.records = records
    self.table = table
    self.statistics = statistics
    self.readings = readings
    self.weights = weights
    self.decisions = decisions
    var rows = [Int32](repeating: 0, count: records.count)
    for (row, position) in table.positions.enumerated() {
      rows[position] = Int32(truncatingIfNeeded: row)
    }
    self.rows = rows
  }

  /// Compares two records by their positions in the input, as the decision did.
  func explanation(_ first: Int, _ second: Int) -> MatchExplanation {
    // The comparison looks at the smaller row first; weights do not depend on it, levels may.
    let isTurned = rows[first] > rows[second]
    let a = Int(isTurned ? rows[second] : rows[first])
    let b = Int(isTurned ? rows[first] : rows[second])
    let comparison = RecordComparison(
      table, statistics, readings, weights: weights, remembering: 16)
    let evidence = comparison.compare(a, b)
    var writer = ExplanationWriter(
      table: table, rows: (a, b),
      contacts: (records[table.positions[a]].contact, records[table.positions[b]].contact))
    var comparisons = writer.comparisons(evidence)
    if isTurned { comparisons = comparisons.map(\.turned) }
    return MatchExplanation(
      first: records[first].key, second: records[second].key, prior: evidence.prior,
      comparisons: comparisons, weight: evidence.total)
  }
}

extension MatchExplanation.Comparison {
  fileprivate var turned: Self {
    Self(field: field, level: level, first: second, second: first, weight: weight)
  }
}
