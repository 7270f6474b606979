public import ContactModel

/// A field that has one value, for which records gave several.
public struct UnificationConflict: Hashable, Sendable {
  /// What decided between the values, the strongest reason first.
  public enum Rule: String, Hashable, Sendable, CaseIterable {
    /// A person's choice.
    case decision
    /// An account that was said to be preferred.
    case preferredAccount
    /// The value says more than the others: a birthday with its year, a name with all its parts.
    case mostCompleteValue
    /// Of the accounts more say this than any other.
    case mostAccounts
    /// The title goes with the organization of its own record.
    case sameRecord
    /// A record says that the other is a name that the person had before.
    case laterName
    /// Given and family name are usual as they are here, and not the other way round.
    case likelierOrder
    /// Several records spell a name in one way and this one in another, by a letter.
    case agreedSpelling
    /// Of the records that say when they were changed, this one was last (REV, RFC 6350, section 6.7.4).
    case newestRevision
    /// The record has the most values.
    case mostCompleteRecord
    /// Nothing tells them apart, so the smallest record key decides, whatever the order.
    case recordKey
  }

  /// One of the values.
  public struct Value: Hashable, Sendable {
    /// The value as text.
    public let text: String
    /// The positions in ``UnifiedContact/records`` of those that have it.
    public let records: [Int]
    /// The field that holds the value in the merged contact; nil for one that is in the
    /// constituents alone.
    public let keptAs: ContactKey?
  }

  /// The field.
  public let key: ContactKey
  /// The value that the merged contact shows.
  public let kept: Value
  /// The others, in the order of their records.
  public let others: [Value]
  /// What decided.
  public let rule: Rule
  /// Whether somebody can choose another value: not where a label or a parameter is what differs, since the
  /// value beside which it stands is one.
  public internal(set) var isChoice = true

  /// The values that the merged contact has no place for.
  public var unplaced: [Value] { others.filter { $0.keptAs == nil } }

  /// Whether the field is for programs and not for people: identifiers, time stamps.
  public var isAdministrative: Bool { key.isAdministrative }
}

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

extension ContactKey {
  /// Whether a field is for programs and not for people: identifiers, time stamps.
  var isAdministrative: Bool {
    isAboutCard || self == .identifier || self == .defaultLanguage
  }
}
