public import ContactModel

/// One person across accounts: the linked records, and the contact that they make together.
///
/// Nothing is copied out of the records for good: they stay whole in ``records``, so that a
/// unified contact can be taken apart again.
///
/// ```swift
/// for number in unified.values(of: .phoneNumbers) {
///   print(number.value.value.stringValue, "from", number.records.map(\.source))
/// }
/// ```
public struct UnifiedContact: Sendable, Identifiable {
  /// Shared, since people are handed on by the thousand.
  private let storage: Storage

  /// The stable name of the person's records: the same whenever the same records are unified.
  public var id: String { storage.parts.id }
  /// The records, those first whose values take precedence (``MergingOptions``).
  public var records: [UnificationRecord] { storage.parts.records }
  /// The merged contact, without what records hold of those that they were merged from before; for
  /// a single record, that record's contact as it is.
  public var contact: Contact { storage.parts.contact ?? records[0].contact }
  /// Where records contradicted each other, and what became of it, in the order of
  /// ``ContactModel/ContactKey``.
  public var conflicts: [UnificationConflict] { storage.parts.conflicts }
  /// Values that the contact says in another notation than their records, in the order of
  /// ``ContactModel/ContactKey``; none where ``MergingOptions/keepsRestated`` is off.
  public var restated: [RestatedValue] { storage.parts.restated }
  /// Choices of values that no record has any more, which could not be obeyed.
  public var unmetChoices: [ConflictChoice] { storage.parts.unmetChoices }

  /// What there is of a person.
  struct Parts: Sendable {
    let id: String
    /// Not empty.
    let records: [UnificationRecord]
    /// Nil where it is the only record's.
    var contact: Contact?
    var conflicts: [UnificationConflict] = []
    var restated: [RestatedValue] = []
    var unmetChoices: [ConflictChoice] = []
    var origins = ValueOrigins()
  }

  private final class Storage: Sendable {
    let parts: Parts
    init(_ parts: Parts) { self.parts = parts }
  }

  init(_ parts: Parts) { storage = Storage(parts) }

  /// The property that holds a record in what is written of a merged contact. It is about the
  /// contact that it stands in, so it goes into no other.
  package static let constituentPropertyName = "X-UNICARD-CONSTITUENT"

  /// The same with another merged contact that has the same values at the same places.
  func replacingContact(with contact: Contact) -> UnifiedContact {
    var parts = storage.parts
    parts.contact = contact
    return UnifiedContact(parts)
  }

  /// The positions in ``records`` that the values of a field came from, in their order.
  func positions(of key: ContactKey) -> [[Int]] { storage.parts.origins[key] }

  /// Whether there is more than one record.
  public var isUnified: Bool { records.count > 1 }

  /// Whether the contact says something else than its only record.
  public var isChanged: Bool { storage.parts.contact != nil }

  /// Whether the contact names others.
  var hasReferences: Bool { storage.parts.contact?.hasReferences ?? records[0].hasReferences }

  /// The conflicts that a person would want to know of.
  public var visibleConflicts: [UnificationConflict] {
    conflicts.filter { !$0.isAdministrative }
  }

  /// The values of a field in the merged contact, each with the records that have it.
  public func values<Value>(of field: Field<Value>) -> [UnifiedValue<Value>] {
    let values = contact[field]
    let positions = storage.parts.origins[field.key]
    return values.enumerated().map { index, value in
      let found = index < positions.count ? positions[index] : [0]
      return UnifiedValue(
        value: value, records: found.compactMap { $0 < records.count ? records[$0] : nil })
    }
  }
}

/// A value of a unified contact, and where it came from.
public struct UnifiedValue<Value: Hashable & Sendable>: Sendable {
  /// The value with the label and preference that the merged contact gives it.
  public let value: LabeledValue<Value>
  /// The records that have the value, in whatever notation.
  public let records: [UnificationRecord]
}
