public import ContactModel
public import ContactUnification

/// A record that was added, removed or changed: what it said before, and what it says now.
///
/// ```swift
/// for key in change.keys where change.kind == .changed {
///   print(key.name, "of", change.after?.displayName ?? "")
/// }
/// ```
public struct ContactChange: Hashable, Sendable {
  /// What became of a record.
  public enum Kind: String, Sendable, Codable, CaseIterable {
    /// It is new.
    case added
    /// It is gone.
    case removed
    /// It says something else.
    case changed
  }

  /// What became of the record.
  public let kind: Kind
  /// What the record said; empty for one that was added.
  private let old: Contact
  /// What the record says; empty for one that was removed.
  private let new: Contact

  private init(_ kind: Kind, _ old: Contact, _ new: Contact) {
    self.kind = kind
    self.old = old
    self.new = new
  }

  /// A record that is new.
  public static func added(_ contact: Contact) -> Self { Self(.added, Contact(), contact) }
  /// A record that is gone.
  public static func removed(_ contact: Contact) -> Self { Self(.removed, contact, Contact()) }
  /// A record that says something else.
  public static func changed(from old: Contact, to new: Contact) -> Self {
    Self(.changed, old, new)
  }

  /// What became of a record by what it said and what it says; nil where there is neither.
  package init?(from old: Contact?, to new: Contact?) {
    if old == nil, new == nil { return nil }
    self.init(
      old == nil ? .added : new == nil ? .removed : .changed, old ?? Contact(), new ?? Contact())
  }

  /// What the record said; nil for one that was added.
  public var before: Contact? { kind == .added ? nil : old }
  /// What the record says; nil for one that was removed.
  public var after: Contact? { kind == .removed ? nil : new }

  /// The record as it is known: as it was, or as it is if it is new.
  var subject: Contact { kind == .added ? new : old }

  /// What the record is known by: its UID, else what it said before.
  public var key: RecordKey { RecordKey(subject) }

  /// The name of the contact: the present one, as far as there is one.
  public var name: String { (after ?? old).displayName }

  /// The fields in which something was added, removed or changed, in the order of ``ContactModel/ContactKey``.
  ///
  /// Their values are those of ``before`` and ``after``. The order of values does not count, nor do
  /// fields about the card: REV, CREATED, PRODID.
  public var keys: [ContactKey] { ContactMeaning(old).differences(from: ContactMeaning(new)) }

  /// The change that undoes this one.
  public var inverted: ContactChange {
    let kind: Kind =
      switch self.kind {
      case .added: .removed
      case .removed: .added
      case .changed: .changed
      }
    return ContactChange(kind, new, old)
  }
}

extension ContactChange: Codable {
  private enum CodingKeys: String, CodingKey { case kind, before, after }

  /// Reads what ``encode(to:)`` writes.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let kind = try container.decode(Kind.self, forKey: .kind)
    self.init(
      kind, kind == .added ? Contact() : try container.decode(Contact.self, forKey: .before),
      kind == .removed ? Contact() : try container.decode(Contact.self, forKey: .after))
  }

  /// Writes an object with `kind`, and `before` and `after` as far as there are such.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(kind, forKey: .kind)
    try container.encodeIfPresent(before, forKey: .before)
    try container.encodeIfPresent(after, forKey: .after)
  }
}
