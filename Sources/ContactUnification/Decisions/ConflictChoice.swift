public import ContactModel

/// What a person said about a field for which the records of one person give several values: which
/// of them is shown. It counts more than any other rule.
public struct ConflictChoice: Hashable, Sendable {
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
