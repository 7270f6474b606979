/// A group of contacts: what it is called, and who is in it.
///
/// Some programs keep a card for each group that names its members (RFC 6350, section 6.6.5, and
/// Apple's X-ADDRESSBOOKSERVER-KIND); others name the groups in each contact (CATEGORIES, Google's
/// labels). ``ContactGroups`` brings both together.
public struct ContactGroup: Hashable, Sendable {
  /// The UID of the group's card; nil where it has none.
  public var identifier: String?
  /// What people call it.
  public var name: String
  /// Contacts and groups that are in the group itself, as URIs: `urn:uuid:` and a UID, or `mailto:`
  /// and an address. A bare UID is understood.
  public var members: [String]

  /// A group.
  public init(name: String, identifier: String? = nil, members: [String] = []) {
    self.identifier = identifier
    self.name = name
    self.members = members
  }

  /// The group that a card stands for; nil for any other contact.
  ///
  /// Evolution's contact lists are groups, whose members they name by addresses.
  public init?(_ card: Contact) {
    if card.kind == .group {
      self.init(
        name: card.displayName, identifier: card.identifier, members: card[.members].map(\.value))
    } else if Self.isContactList(card) {
      self.init(
        name: card.displayName, identifier: card.identifier,
        members: card.emailAddresses.map { address in
          let stated = address.parameters.first { $0.name == "X-EVOLUTION-DEST-CONTACT-UID" }
          guard let identifier = stated?.values.first, !identifier.isEmpty else {
            return "mailto:" + Self.mailbox(address.value)
          }
          return IdentifierNotation.reference(to: identifier)
        })
    } else {
      return nil
    }
  }

  /// The mailbox of an address that may have a name in front: `Bo Ek <bo@example.org>`.
  static func mailbox(_ address: some StringProtocol) -> String {
    guard address.last == ">", let open = address.lastIndex(of: "<") else { return String(address) }
    return String(address[address.index(after: open)...].dropLast())
  }

  /// Whether a contact is the card of a group.
  public static func isGroup(_ contact: Contact) -> Bool {
    contact.kind == .group || isContactList(contact)
  }

  /// Whether a contact is a list of others' addresses, as Evolution has them.
  package static func isContactList(_ contact: Contact) -> Bool {
    contact.has(.preserved)
      && contact.preservedProperties.contains {
        $0.value.name.uppercased() == contactListProperty
          && $0.value.rawValue.uppercased() == "TRUE"
      }
  }

  /// The property by which Evolution says so.
  package static let contactListProperty = "X-EVOLUTION-LIST"

  /// The group as a card that names its members.
  public var card: Contact {
    Contact {
      $0.kind = .group
      $0.formattedName = name
      $0.identifier = identifier
      $0[.members] = members.map { LabeledValue($0) }
    }
  }
}
