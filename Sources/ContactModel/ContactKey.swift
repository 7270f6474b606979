/// Names one field of a contact, as the Contacts framework's keys do.
///
/// Its ``name`` is what the command line (`list --fields`) and JSON output use.
public enum ContactKey: UInt8, CaseIterable, Sendable, Hashable {
  case identifier, kind, formattedName, name, nickname
  case phoneticGivenName, phoneticMiddleName, phoneticFamilyName, previousFamilyName
  case organization, phoneticOrganizationName, jobTitle, role
  case birthday, alternateBirthday, deathDate, date
  case phoneNumber, emailAddress, postalAddress, url, relation
  case socialProfile, instantMessageAddress
  case note, image, logo, sound, cryptographicKey
  case category, language, gender, pronouns, grammaticalGender
  case timeZone, position
  case birthPlace, deathPlace, expertise, hobby, interest, organizationDirectory, contactURI
  case calendarAddress, calendar, freeBusy
  case member, source, revision, created, productIdentifier, defaultLanguage
  case preserved

  /// The key's name, stable across releases: `phoneNumber`, `postalAddress`, …
  public var name: String { Self.names[Int(rawValue)] }

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
