public import ContactModel
public import SourceText

/// What becomes of a contact when the file that it was read from is written again.
public enum ContactRevision: Sendable {
  /// It stays as it is, byte for byte.
  case keep
  /// Another contact takes its place. Of one that was made of it by
  /// ``ContactModel/Contact/editing(_:)``, only the properties of a card that were changed, or the
  /// cells of a row, are written anew.
  case replace(Contact)
  /// It is left out.
  case remove
}

/// What came of writing a file again.
public struct RewritingSummary: Hashable, Sendable {
  /// How many contacts stayed as they were.
  public var kept = 0
  /// How many were written anew.
  public var replaced = 0
  /// How many were left out.
  public var removed = 0
  /// How many were added.
  public var added = 0
  /// How many texts that belong to no contact were left out, as repairing does.
  public var removedTexts = 0
  /// How many of the contacts that the file holds now are cards of groups.
  public var groups = 0
  /// How many contacts lost something or hold something changed, mere bookkeeping aside.
  public var contactsWithLosses = 0
  /// How many diagnostics of each severity the file gave.
  public var diagnostics: [Severity: Int] = [:]

  /// Nothing written yet.
  public init() {}

  /// How many contacts the file holds now.
  public var contacts: Int { kept + replaced + added }
  /// Whether what was written is what was read, byte for byte.
  public var isUnchanged: Bool { replaced + removed + added + removedTexts == 0 }
}
