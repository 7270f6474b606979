public import ContactModel

/// What a person said about two records: the same person, or different people. Always obeyed.
public struct UnificationDecision: Hashable, Sendable, Codable {
  /// What was said.
  public enum Verdict: String, Hashable, Sendable, Codable, CaseIterable {
    /// Both are the same person.
    case together
    /// They are different people.
    case apart
  }

  /// The two records.
  public var pair: RecordPair
  /// What was said about them.
  public var verdict: Verdict
  /// What the pair's first record said then; nil where that was not noted.
  public var firstDescription: RecordDescription?
  /// What the pair's second record said then; nil where that was not noted.
  public var secondDescription: RecordDescription?

  /// A decision about the records of two keys.
  public init(_ verdict: Verdict, _ pair: RecordPair) {
    self.verdict = verdict
    self.pair = pair
  }

  /// A decision about two records, which are described, so that they are found again when they
  /// have changed. Where both have one UID, what they say is part of the keys; records that say the
  /// same are one to decisions, and their two keys equal.
  ///
  /// - Parameters:
  ///   - verdict: Whether the two are one person.
  ///   - first: One of the records.
  ///   - second: The other one.
  ///   - sourceNames: The names of the accounts, by ``UnificationRecord/source``.
  public init(
    _ verdict: Verdict, _ first: UnificationRecord, _ second: UnificationRecord,
    sourceNames: [String] = []
  ) {
    self.init(verdict, first, second, sourceNames: sourceNames) { _ in nil }
  }

  /// The same, with a note of what the records are known by once they are cards.
  package init(
    _ verdict: Verdict, _ first: UnificationRecord, _ second: UnificationRecord,
    sourceNames: [String], keyAsCard: (UnificationRecord) -> RecordKey?
  ) {
    let isOne = first.key == second.key
    let firstKey = isOne ? first.key.qualified(by: first.contact) : first.key
    let secondKey = isOne ? second.key.qualified(by: second.contact) : second.key
    self.init(verdict, RecordPair(firstKey, secondKey))
    guard !sourceNames.isEmpty else { return }
    let descriptions = [first, second].map { record in
      var description = RecordDescription(
        record.contact, sourceName: record.sourceName(in: sourceNames))
      description.keyAsCard = keyAsCard(record)
      return description
    }
    let isTurned = pair.first != firstKey
    firstDescription = descriptions[isTurned ? 1 : 0]
    secondDescription = descriptions[isTurned ? 0 : 1]
  }
}

/// What a person said about a field for which the records of one person give several values: which
/// of them is shown. It counts more than any other rule.
public struct ConflictChoice: Hashable, Sendable, Codable {
  /// A record of the person.
  public var record: RecordKey
  /// What that record said then; nil where that was not noted.
  public var description: RecordDescription?
  /// The field.
  public var field: ContactKey
  /// The value as ``UnificationConflict/Value/text`` gives it.
  public var value: String

  /// A choice for the person who has the record.
  public init(
    record: RecordKey, description: RecordDescription? = nil, field: ContactKey, value: String
  ) {
    self.record = record
    self.description = description
    self.field = field
    self.value = value
  }
}

extension UnificationOptions {
  /// Adds decisions to the links.
  mutating func obey(_ decisions: [UnificationDecision]) {
    for decision in decisions {
      switch decision.verdict {
      case .together: mustLink.append(decision.pair)
      case .apart: cannotLink.append(decision.pair)
      }
    }
  }
}
