/// Names a field together with the type of its values: `contact[.phoneNumbers]`.
public struct Field<Value: Hashable & Sendable>: Sendable {
  public let key: ContactKey
  package let decode: @Sendable (FieldView) -> Value
  package let append: @Sendable (LabeledValue<Value>, inout ContactBuilder) -> Void
}

extension Field where Value: FieldValue {
  fileprivate init(_ key: ContactKey) {
    self.key = key
    decode = { Value($0) }
    append = { $1.append(key, $0) }
  }
}

extension Field where Value == PersonName {
  public static var names: Self { Self(.name) }
}

extension Field where Value == Organization {
  public static var organizations: Self { Self(.organization) }
}

extension Field where Value == PhoneNumber {
  public static var phoneNumbers: Self { Self(.phoneNumber) }
}

extension Field where Value == PostalAddress {
  public static var postalAddresses: Self { Self(.postalAddress) }
}

extension Field where Value == SocialProfile {
  public static var socialProfiles: Self { Self(.socialProfile) }
}

extension Field where Value == InstantMessageAddress {
  public static var instantMessageAddresses: Self { Self(.instantMessageAddress) }
}

extension Field where Value == Gender {
  public static var genders: Self { Self(.gender) }
}

extension Field where Value == PreservedProperty {
  public static var preserved: Self { Self(.preserved) }
}

extension Field where Value == ContactDate {
  public static var birthdays: Self { Self(.birthday) }
  /// Birthdays in another calendar than the Gregorian.
  public static var alternateBirthdays: Self { Self(.alternateBirthday) }
  public static var deathDates: Self { Self(.deathDate) }
  /// Anniversaries and other labelled dates.
  public static var dates: Self { Self(.date) }
  /// When the card was last changed (REV).
  public static var revisions: Self { Self(.revision) }
  /// When the card was made (RFC 9554's CREATED).
  public static var created: Self { Self(.created) }
}

extension Field where Value == ContactMedia {
  public static var images: Self { Self(.image) }
  public static var logos: Self { Self(.logo) }
  public static var sounds: Self { Self(.sound) }
  public static var cryptographicKeys: Self { Self(.cryptographicKey) }
}

extension Field where Value == String {
  /// The field of a key whose values are text.
  package init(text key: ContactKey) { self.init(key) }

  /// The card's UID.
  public static var identifiers: Self { Self(.identifier) }
  /// What the card stands for; ``Contact/kind`` is its typed form.
  public static var kinds: Self { Self(.kind) }
  /// The name as it should be shown (FN).
  public static var formattedNames: Self { Self(.formattedName) }
  public static var nicknames: Self { Self(.nickname) }
  public static var phoneticGivenNames: Self { Self(.phoneticGivenName) }
  public static var phoneticMiddleNames: Self { Self(.phoneticMiddleName) }
  public static var phoneticFamilyNames: Self { Self(.phoneticFamilyName) }
  /// The name at birth, or before a change.
  public static var previousFamilyNames: Self { Self(.previousFamilyName) }
  public static var phoneticOrganizationNames: Self { Self(.phoneticOrganizationName) }
  public static var jobTitles: Self { Self(.jobTitle) }
  public static var roles: Self { Self(.role) }
  public static var emailAddresses: Self { Self(.emailAddress) }
  public static var urls: Self { Self(.url) }
  /// People by name, or by the URI of their card; the label says how they are related.
  public static var relations: Self { Self(.relation) }
  public static var notes: Self { Self(.note) }
  public static var categories: Self { Self(.category) }
  /// Languages the contact speaks, as RFC 5646 tags (LANG).
  public static var languages: Self { Self(.language) }
  public static var pronouns: Self { Self(.pronouns) }
  public static var grammaticalGenders: Self { Self(.grammaticalGender) }
  public static var timeZones: Self { Self(.timeZone) }
  /// `geo:` URIs, or what the card has in place of one.
  public static var positions: Self { Self(.position) }
  public static var birthPlaces: Self { Self(.birthPlace) }
  public static var deathPlaces: Self { Self(.deathPlace) }
  public static var expertise: Self { Self(.expertise) }
  public static var hobbies: Self { Self(.hobby) }
  public static var interests: Self { Self(.interest) }
  public static var organizationDirectories: Self { Self(.organizationDirectory) }
  public static var contactURIs: Self { Self(.contactURI) }
  public static var calendarAddresses: Self { Self(.calendarAddress) }
  public static var calendars: Self { Self(.calendar) }
  public static var freeBusy: Self { Self(.freeBusy) }
  /// The members of a group, as URIs.
  public static var members: Self { Self(.member) }
  public static var sources: Self { Self(.source) }
  public static var productIdentifiers: Self { Self(.productIdentifier) }
  /// The language the card is written in (RFC 9554's LANGUAGE).
  public static var defaultLanguages: Self { Self(.defaultLanguage) }
}
