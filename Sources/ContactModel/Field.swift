/// Names a field together with the type of its values: `contact[.phoneNumbers]`.
public struct Field<Value: Hashable & Sendable>: Sendable {
  /// The key without the type, as ``Contact/has(_:)`` takes it.
  public let key: ContactKey
  package let decode: @Sendable (FieldView) -> Value
  package let append: @Sendable (LabeledValue<Value>, inout ContactBuilder) -> Void
}

extension Field where Value: FieldValue {
  /// The field of a key whose values are of this type.
  package init(_ key: ContactKey) {
    self.key = key
    decode = { Value($0) }
    append = { $1.append(key, $0) }
  }
}

extension Field where Value == PersonName {
  /// Names by their parts (N).
  public static var names: Self { Self(.name) }
}

extension Field where Value == Organization {
  /// Organizations with their units (ORG).
  public static var organizations: Self { Self(.organization) }
}

extension Field where Value == PhoneNumber {
  /// Phone numbers (TEL).
  public static var phoneNumbers: Self { Self(.phoneNumber) }
}

extension Field where Value == PostalAddress {
  /// Postal addresses (ADR).
  public static var postalAddresses: Self { Self(.postalAddress) }
}

extension Field where Value == SocialProfile {
  /// Accounts on social networks (SOCIALPROFILE, X-SOCIALPROFILE).
  public static var socialProfiles: Self { Self(.socialProfile) }
}

extension Field where Value == InstantMessageAddress {
  /// Addresses for instant messages (IMPP).
  public static var instantMessageAddresses: Self { Self(.instantMessageAddress) }
}

extension Field where Value == Gender {
  /// Sex and gender identity (GENDER).
  public static var genders: Self { Self(.gender) }
}

extension Field where Value == PreservedProperty {
  /// Properties the model has no field for, as they came.
  public static var preserved: Self { Self(.preserved) }
}

extension Field where Value == ContactDate {
  /// Birthdays (BDAY).
  public static var birthdays: Self { Self(.birthday) }
  /// Birthdays in another calendar than the Gregorian.
  public static var alternateBirthdays: Self { Self(.alternateBirthday) }
  /// Days of death (RFC 6474's DEATHDATE).
  public static var deathDates: Self { Self(.deathDate) }
  /// Anniversaries and other labelled dates.
  public static var dates: Self { Self(.date) }
  /// When the card was last changed (REV).
  public static var revisions: Self { Self(.revision) }
  /// When the card was made (RFC 9554's CREATED).
  public static var created: Self { Self(.created) }
}

extension Field where Value == ContactMedia {
  /// Pictures of the contact (PHOTO).
  public static var images: Self { Self(.image) }
  /// Logos of the organization (LOGO).
  public static var logos: Self { Self(.logo) }
  /// Sounds, such as the name spoken (SOUND).
  public static var sounds: Self { Self(.sound) }
  /// Public keys and certificates (KEY).
  public static var cryptographicKeys: Self { Self(.cryptographicKey) }
}

extension Field where Value == String {
  /// The card's UID.
  public static var identifiers: Self { Self(.identifier) }
  /// What the card stands for; ``Contact/kind`` is its typed form.
  public static var kinds: Self { Self(.kind) }
  /// The name as it should be shown (FN).
  public static var formattedNames: Self { Self(.formattedName) }
  /// Nicknames (NICKNAME).
  public static var nicknames: Self { Self(.nickname) }
  /// How the given name is said, as in kana (X-PHONETIC-FIRST-NAME).
  public static var phoneticGivenNames: Self { Self(.phoneticGivenName) }
  /// How the middle name is said (X-PHONETIC-MIDDLE-NAME).
  public static var phoneticMiddleNames: Self { Self(.phoneticMiddleName) }
  /// How the family name is said (X-PHONETIC-LAST-NAME).
  public static var phoneticFamilyNames: Self { Self(.phoneticFamilyName) }
  /// The name at birth, or before a change.
  public static var previousFamilyNames: Self { Self(.previousFamilyName) }
  /// How the organization's name is said (X-PHONETIC-ORG).
  public static var phoneticOrganizationNames: Self { Self(.phoneticOrganizationName) }
  /// What the contact is called at work, as `Research Scientist` (TITLE).
  public static var jobTitles: Self { Self(.jobTitle) }
  /// What the contact does at work, as `Project Leader` (ROLE).
  public static var roles: Self { Self(.role) }
  /// E-mail addresses (EMAIL).
  public static var emailAddresses: Self { Self(.emailAddress) }
  /// Web addresses (URL).
  public static var urls: Self { Self(.url) }
  /// People by name, or by the URI of their card; the label says how they are related.
  public static var relations: Self { Self(.relation) }
  /// Notes, with line breaks as line feeds (NOTE).
  public static var notes: Self { Self(.note) }
  /// Groups that the contact is in, by name (CATEGORIES).
  public static var categories: Self { Self(.category) }
  /// Languages the contact speaks, as RFC 5646 tags (LANG).
  public static var languages: Self { Self(.language) }
  /// Pronouns to use for the contact, as `she/her` (RFC 9554's PRONOUNS).
  public static var pronouns: Self { Self(.pronouns) }
  /// The grammatical gender for writing to the contact, as `feminine` (RFC 9554's GRAMGENDER).
  public static var grammaticalGenders: Self { Self(.grammaticalGender) }
  /// Time zones by name, as `Europe/Berlin`, or by their distance from UTC (TZ).
  public static var timeZones: Self { Self(.timeZone) }
  /// `geo:` URIs, or what the card has in place of one.
  public static var positions: Self { Self(.position) }
  /// Places of birth as text or `geo:` URIs (RFC 6474's BIRTHPLACE).
  public static var birthPlaces: Self { Self(.birthPlace) }
  /// Places of death as text or `geo:` URIs (RFC 6474's DEATHPLACE).
  public static var deathPlaces: Self { Self(.deathPlace) }
  /// Fields that the contact knows well (RFC 6715's EXPERTISE).
  public static var expertise: Self { Self(.expertise) }
  /// What the contact likes to do (RFC 6715's HOBBY).
  public static var hobbies: Self { Self(.hobby) }
  /// What the contact likes to know about (RFC 6715's INTEREST).
  public static var interests: Self { Self(.interest) }
  /// Directories of the organization, as URIs (RFC 6715's ORG-DIRECTORY).
  public static var organizationDirectories: Self { Self(.organizationDirectory) }
  /// Where to reach the contact through a form, as URIs (RFC 8605's CONTACT-URI).
  public static var contactURIs: Self { Self(.contactURI) }
  /// Where to send invitations, as URIs (CALADRURI).
  public static var calendarAddresses: Self { Self(.calendarAddress) }
  /// The contact's calendars, as URIs (CALURI).
  public static var calendars: Self { Self(.calendar) }
  /// Where the contact's free and busy times are published, as URIs (FBURL).
  public static var freeBusy: Self { Self(.freeBusy) }
  /// The members of a group, as URIs.
  public static var members: Self { Self(.member) }
  /// Where the card can be fetched anew, as URIs (SOURCE).
  public static var sources: Self { Self(.source) }
  /// The program that wrote the card (PRODID).
  public static var productIdentifiers: Self { Self(.productIdentifier) }
  /// The language the card is written in (RFC 9554's LANGUAGE).
  public static var defaultLanguages: Self { Self(.defaultLanguage) }
}
