import ContactModel

/// The fields whose values are text, by key.
enum TextFields {
  static func field(_ key: ContactKey) -> Field<String>? { fields[key] }

  private static let fields: [ContactKey: Field<String>] = {
    let all: [Field<String>] = [
      .identifiers, .kinds, .formattedNames, .nicknames, .phoneticGivenNames,
      .phoneticMiddleNames, .phoneticFamilyNames, .previousFamilyNames,
      .phoneticOrganizationNames, .jobTitles, .roles, .emailAddresses, .urls, .relations, .notes,
      .categories, .languages, .pronouns, .grammaticalGenders, .timeZones, .positions,
      .birthPlaces, .deathPlaces, .expertise, .hobbies, .interests, .organizationDirectories,
      .contactURIs, .calendarAddresses, .calendars, .freeBusy, .members, .sources,
      .productIdentifiers, .defaultLanguages,
    ]
    return Dictionary(all.map { ($0.key, $0) }, uniquingKeysWith: { first, _ in first })
  }()
}
