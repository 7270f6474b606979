public import ContactModel

/// A record's value that the merged contact gives in another notation, or as part of a longer one.
///
/// It is the same value and no conflict; but what the record says is not there word for word.
public struct RestatedValue: Hashable, Sendable {
  /// The field.
  public let key: ContactKey
  /// What the record says.
  public let text: String
  /// What the merged contact says.
  public let kept: String
  /// The positions in ``UnifiedContact/records`` of those that have it.
  public let records: [Int]

  /// Whether the field is for programs and not for people.
  public var isAdministrative: Bool { key.isAdministrative }
}
