/// What was made of the records for comparing them, kept so that any pair can be explained.
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

extension MatchExplanation.Comparison {
  fileprivate var turned: Self {
    Self(field: field, level: level, first: second, second: first, weight: weight)
  }
}
