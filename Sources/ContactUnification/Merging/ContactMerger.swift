import ContactModel

/// Makes one contact of the records of one person, by the rules of ``MergingOptions``.
struct ContactMerger: Sendable {
  private let options: MergingOptions
  let precedence: RecordPrecedence

  init(options: MergingOptions) {
    self.options = options
    precedence = RecordPrecedence(preferredSources: options.preferredSources)
  }

  /// The unified contact of a cluster.
  ///
  /// - Parameters:
  ///   - records: The person's records, in any order; not empty.
  ///   - id: The cluster's stable name.
  func merge(_ records: [UnificationRecord], id: String) -> UnifiedContact {
    if records.count == 1 {
      return UnifiedContact(UnifiedContact.Parts(id: id, records: records))
    }
    let sorted = precedence.sorted(records)
    var merging = ClusterMerging(
      sorted, id: id, choices: choices(for: records), options: options)
    merging.run()
    return merging.unified()
  }

  /// The choices about a person, of which the last about a field counts.
  private func choices(for records: [UnificationRecord]) -> [ContactKey: ConflictChoice] {
    guard !options.choices.isEmpty else { return [:] }
    let keys = Set(
      records.flatMap { [$0.key, $0.key.qualified(by: $0.contact)] + $0.formerKeys })
    return Dictionary(
      options.choices.filter { keys.contains($0.record) }.map { ($0.field, $0) },
      uniquingKeysWith: { $1 })
  }
}
