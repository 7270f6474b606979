/// What was made of the records for comparing them, kept so that any pair can be explained.
struct Evidence: Sendable {
  let records: [UnificationRecord]
  let table: RecordTable
  let statistics: ValueStatistics
  let readings: NameReadings
  let decisions: Decisions

  func explanation(_ first: Int, _ second: Int) -> MatchExplanation {
    MatchExplanation(
      first: records[first].key, second: records[second].key, prior: 0, comparisons: [],
      weight: 0)
  }
}
