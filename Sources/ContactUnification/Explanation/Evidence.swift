/// What was made of the records for comparing them, kept so that any pair can be explained.
final class Evidence: Sendable {
  let records: [UnificationRecord]

  init(records: [UnificationRecord]) { self.records = records }

  func explanation(_ first: Int, _ second: Int) -> MatchExplanation {
    MatchExplanation(
      first: records[first].key, second: records[second].key, prior: 0, comparisons: [],
      weight: 0)
  }
}
