import ContactLikeness
public import ContactModel
import SourceText

/// A contact to be found again after a long time: its UID together with a hash of its name, since
/// UIDs change when books are moved between programs.
///
/// ```swift
/// let reference = ContactReference(contact)
/// switch reference.resolve(in: contacts) {
/// case .found(let contact): print(contact.displayName)
/// case .mended(let contact, let reference): save(reference)
/// case .ambiguous(let candidates): ask(candidates)
/// case .gone: forget()
/// }
/// ```
public struct ContactReference: Hashable, Sendable, Codable {
  /// The UID; nil where the contact had none.
  public let identifier: String?
  /// A hash of the name without regard to case and accents, which tells nobody the name.
  public let nameHash: String

  /// A reference to a contact.
  public init(_ contact: Contact) {
    identifier = contact.identifier
    nameHash = Self.hash(contact)
  }

  private static func hash(_ contact: Contact) -> String {
    hexadecimal(contact.nameHash ?? StableHash.of([]))
  }

  /// What has become of the contact.
  public enum Resolution: Hashable, Sendable {
    /// It is there, by its UID, or without one by its name.
    case found(Contact)
    /// It has another UID or another name by now; keep the reference that comes with it.
    case mended(Contact, ContactReference)
    /// It could be one of several.
    case ambiguous([Contact])
    /// It is not there.
    case gone
  }

  /// Looks for the contact, in one pass.
  ///
  /// - Parameter contacts: The book: a list, or a file's reader.
  public func resolve(in contacts: some Sequence<Contact>) -> Resolution {
    let wanted = identifier.flatMap { IdentifierNotation.normalized($0) }
    var ofIdentifier: [Contact] = []
    var ofName: [Contact] = []
    for contact in contacts {
      let isSame =
        wanted != nil && contact.identifier.flatMap { IdentifierNotation.normalized($0) } == wanted
      let isCalledSo = Self.hash(contact) == nameHash
      if isSame, isCalledSo { return .found(contact) }
      // A few are as good as many for who is asked.
      if isSame, ofIdentifier.count < Self.mostCandidates { ofIdentifier.append(contact) }
      if isCalledSo, ofName.count < Self.mostCandidates { ofName.append(contact) }
    }
    // Another name at the same UID is a contact that was renamed, unless somebody else has the name:
    // then either may be meant.
    let candidates = ofIdentifier + ofName
    guard let contact = candidates.first else { return .gone }
    guard candidates.count == 1 else { return .ambiguous(candidates) }
    if wanted == nil, contact.identifier == nil { return .found(contact) }
    return .mended(contact, ContactReference(contact))
  }

  private static let mostCandidates = 50
}
