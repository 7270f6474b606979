/// Names one field of a contact, as the Contacts framework's keys do.
///
/// Its `name` as text is what the command line (`list --fields`) and JSON output use.
public enum ContactKey: UInt8, BitwiseCopyable, CaseIterable, Sendable, Hashable {
  /// The card's UID.
  case identifier
  /// What the card stands for.
  case kind
  /// The name as it should be shown.
  case formattedName
  /// The name by its parts.
  case name
  /// Nicknames.
  case nickname
  /// How the given name is said.
  case phoneticGivenName
  /// How the middle name is said.
  case phoneticMiddleName
  /// How the family name is said.
  case phoneticFamilyName
  /// The family name at birth, or before a change.
  case previousFamilyName
  /// Organizations with their units.
  case organization
  /// How the organization's name is said.
  case phoneticOrganizationName
  /// What the contact is called at work.
  case jobTitle
  /// What the contact does at work.
  case role
  /// The birthday.
  case birthday
  /// The birthday in another calendar than the Gregorian.
  case alternateBirthday
  /// The day of death.
  case deathDate
  /// Anniversaries and other labelled dates.
  case date
  /// Phone numbers.
  case phoneNumber
  /// E-mail addresses.
  case emailAddress
  /// Postal addresses.
  case postalAddress
  /// Web addresses.
  case url
  /// Related people.
  case relation
  /// Accounts on social networks.
  case socialProfile
  /// Addresses for instant messages.
  case instantMessageAddress
  /// Notes.
  case note
  /// Pictures of the contact.
  case image
  /// Logos of the organization.
  case logo
  /// Sounds, such as the name spoken.
  case sound
  /// Public keys and certificates.
  case cryptographicKey
  /// Groups that the contact is in, by name.
  case category
  /// Languages that the contact speaks.
  case language
  /// Sex and gender identity.
  case gender
  /// Pronouns to use for the contact.
  case pronouns
  /// The grammatical gender for writing to the contact.
  case grammaticalGender
  /// Time zones.
  case timeZone
  /// Geographical positions.
  case position
  /// The place of birth.
  case birthPlace
  /// The place of death.
  case deathPlace
  /// Fields that the contact knows well.
  case expertise
  /// What the contact likes to do.
  case hobby
  /// What the contact likes to know about.
  case interest
  /// Directories of the organization.
  case organizationDirectory
  /// Where to reach the contact through a form.
  case contactURI
  /// Where to send invitations.
  case calendarAddress
  /// The contact's calendars.
  case calendar
  /// Where the contact's free and busy times are published.
  case freeBusy
  /// The members of a group.
  case member
  /// Where the card can be fetched anew.
  case source
  /// When the card was last changed.
  case revision
  /// When the card was made.
  case created
  /// The program that wrote the card.
  case productIdentifier
  /// The language that the card is written in.
  case defaultLanguage
  /// Properties that the model has no field for.
  case preserved

  /// The key's name, stable across releases: `phoneNumber`, `postalAddress`, …
  public var name: String { Self.names[Int(rawValue)] }

  /// Whether the field says something about the card and not about the person: when it was made and
  /// changed, and by which program.
  @inlinable package var isAboutCard: Bool {
    switch self {
    case .revision, .created, .productIdentifier: true
    default: false
    }
  }

  // Every value that is read needs its key's name, and the first description of a case is slow
  // enough to be noticed when a program starts.
  private static let names: [String] = """
    identifier kind formattedName name nickname phoneticGivenName phoneticMiddleName
    phoneticFamilyName previousFamilyName organization phoneticOrganizationName jobTitle role
    birthday alternateBirthday deathDate date phoneNumber emailAddress postalAddress url relation
    socialProfile instantMessageAddress note image logo sound cryptographicKey category language
    gender pronouns grammaticalGender timeZone position birthPlace deathPlace expertise hobby
    interest organizationDirectory contactURI calendarAddress calendar freeBusy member source
    revision created productIdentifier defaultLanguage preserved
    """.utf8.split { $0 == 0x20 || $0 == 0x0A }.map { String(Substring($0)) }

  /// The key of that name, without regard to case; nil if there is none.
  public init?(name: String) {
    let wanted = name.lowercased()
    guard let key = Self.allCases.first(where: { $0.name.lowercased() == wanted }) else {
      return nil
    }
    self = key
  }
}

extension ContactKey: Codable {
  /// Reads a key by its name.
  ///
  /// - Throws: `DecodingError` where there is none of the name.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let name = try container.decode(String.self)
    guard let key = ContactKey(name: name) else {
      throw DecodingError.dataCorruptedError(
        in: container, debugDescription: "\(name) is no field of a contact.")
    }
    self = key
  }

  /// Writes the key's name.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(name)
  }
}
