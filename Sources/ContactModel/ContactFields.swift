// The fields by name, for reading (`Contact`) and for changing (`ContactDraft`).

extension Contact {
  /// Names; several where a card gives one in several languages or scripts.
  public var names: [LabeledValue<PersonName>] { self[.names] }
  /// Phone numbers (TEL).
  public var phoneNumbers: [LabeledValue<PhoneNumber>] { self[.phoneNumbers] }
  /// E-mail addresses (EMAIL).
  public var emailAddresses: [LabeledValue<String>] { self[.emailAddresses] }
  /// Postal addresses (ADR).
  public var postalAddresses: [LabeledValue<PostalAddress>] { self[.postalAddresses] }
  /// Web addresses (URL).
  public var urls: [LabeledValue<String>] { self[.urls] }
  /// Related people by name or URI; the label says what they are to the contact.
  public var relations: [LabeledValue<String>] { self[.relations] }
  /// Accounts on social networks (SOCIALPROFILE, X-SOCIALPROFILE).
  public var socialProfiles: [LabeledValue<SocialProfile>] { self[.socialProfiles] }
  /// Addresses for instant messages (IMPP).
  public var instantMessageAddresses: [LabeledValue<InstantMessageAddress>] {
    self[.instantMessageAddresses]
  }
  /// Anniversaries and other dates, told apart by their labels.
  public var dates: [LabeledValue<ContactDate>] { self[.dates] }
  /// Organizations with their units (ORG).
  public var organizations: [LabeledValue<Organization>] { self[.organizations] }
  /// Nicknames (NICKNAME).
  public var nicknames: [LabeledValue<String>] { self[.nicknames] }
  /// Notes, with line breaks as line feeds (NOTE).
  public var notes: [LabeledValue<String>] { self[.notes] }
  /// Pictures of the contact (PHOTO).
  public var images: [LabeledValue<ContactMedia>] { self[.images] }
  /// Groups that the contact is in, by name (CATEGORIES).
  public var categories: [LabeledValue<String>] { self[.categories] }
  /// Properties the model has no field for, as they came.
  public var preservedProperties: [LabeledValue<PreservedProperty>] { self[.preserved] }

  /// The parts of the name (N).
  public var name: PersonName? { self[.names].first?.value }
  /// The first organization, with its units (ORG).
  public var organization: Organization? { self[.organizations].first?.value }
  /// The birthday (BDAY).
  public var birthday: ContactDate? { self[.birthdays].first?.value }
  /// Sex and gender identity (GENDER).
  public var gender: Gender? { self[.genders].first?.value }
  /// The first picture (PHOTO).
  public var image: ContactMedia? { self[.images].first?.value }
  /// The card's UID; nil where it has none.
  public var identifier: String? { self[.identifiers].first?.value }
  /// The name as it should be shown (FN).
  public var formattedName: String? { self[.formattedNames].first?.value }
  /// The first nickname (NICKNAME).
  public var nickname: String? { self[.nicknames].first?.value }
  /// How the given name is said, as in kana (X-PHONETIC-FIRST-NAME).
  public var phoneticGivenName: String? { self[.phoneticGivenNames].first?.value }
  /// How the middle name is said (X-PHONETIC-MIDDLE-NAME).
  public var phoneticMiddleName: String? { self[.phoneticMiddleNames].first?.value }
  /// How the family name is said (X-PHONETIC-LAST-NAME).
  public var phoneticFamilyName: String? { self[.phoneticFamilyNames].first?.value }
  /// The family name at birth, or before a change (X-MAIDENNAME).
  public var previousFamilyName: String? { self[.previousFamilyNames].first?.value }
  /// How the organization's name is said (X-PHONETIC-ORG).
  public var phoneticOrganizationName: String? { self[.phoneticOrganizationNames].first?.value }
  /// What the contact is called at work, as `Research Scientist` (TITLE).
  public var jobTitle: String? { self[.jobTitles].first?.value }
  /// What the contact does at work, as `Project Leader` (ROLE).
  public var role: String? { self[.roles].first?.value }
  /// The first note, with line breaks as line feeds (NOTE).
  public var note: String? { self[.notes].first?.value }

  /// What the card stands for; a card that does not say is a person's.
  public var kind: ContactKind { self[.kinds].first.map { ContactKind($0.value) } ?? .individual }
}

extension ContactDraft {
  /// Names; several where a card gives one in several languages or scripts (N). The formatted name
  /// follows a change of the first, as with ``name``.
  public var names: [LabeledValue<PersonName>] {
    get { self[.names] }
    set { self[.names] = newValue }
  }
  /// Phone numbers (TEL).
  public var phoneNumbers: [LabeledValue<PhoneNumber>] {
    get { self[.phoneNumbers] }
    set { self[.phoneNumbers] = newValue }
  }
  /// E-mail addresses (EMAIL).
  public var emailAddresses: [LabeledValue<String>] {
    get { self[.emailAddresses] }
    set { self[.emailAddresses] = newValue }
  }
  /// Postal addresses (ADR).
  public var postalAddresses: [LabeledValue<PostalAddress>] {
    get { self[.postalAddresses] }
    set { self[.postalAddresses] = newValue }
  }
  /// Web addresses (URL).
  public var urls: [LabeledValue<String>] {
    get { self[.urls] }
    set { self[.urls] = newValue }
  }
  /// Related people by name or URI; the label says what they are to the contact (RELATED).
  public var relations: [LabeledValue<String>] {
    get { self[.relations] }
    set { self[.relations] = newValue }
  }
  /// Accounts on social networks (SOCIALPROFILE, X-SOCIALPROFILE).
  public var socialProfiles: [LabeledValue<SocialProfile>] {
    get { self[.socialProfiles] }
    set { self[.socialProfiles] = newValue }
  }
  /// Addresses for instant messages (IMPP).
  public var instantMessageAddresses: [LabeledValue<InstantMessageAddress>] {
    get { self[.instantMessageAddresses] }
    set { self[.instantMessageAddresses] = newValue }
  }
  /// Anniversaries and other dates, told apart by their labels.
  public var dates: [LabeledValue<ContactDate>] {
    get { self[.dates] }
    set { self[.dates] = newValue }
  }
  /// Organizations with their units (ORG).
  public var organizations: [LabeledValue<Organization>] {
    get { self[.organizations] }
    set { self[.organizations] = newValue }
  }
  /// Nicknames (NICKNAME).
  public var nicknames: [LabeledValue<String>] {
    get { self[.nicknames] }
    set { self[.nicknames] = newValue }
  }
  /// Notes, with line breaks as line feeds (NOTE).
  public var notes: [LabeledValue<String>] {
    get { self[.notes] }
    set { self[.notes] = newValue }
  }
  /// Pictures of the contact (PHOTO).
  public var images: [LabeledValue<ContactMedia>] {
    get { self[.images] }
    set { self[.images] = newValue }
  }
  /// Groups that the contact is in, by name (CATEGORIES).
  public var categories: [LabeledValue<String>] {
    get { self[.categories] }
    set { self[.categories] = newValue }
  }
  /// Properties the model has no field for, as they came.
  public var preservedProperties: [LabeledValue<PreservedProperty>] {
    get { self[.preserved] }
    set { self[.preserved] = newValue }
  }

  /// The parts of the name (N). ``formattedName`` follows a change of them: it is made anew where
  /// it was made of the old parts, and removed with them; changed parts that it has are exchanged,
  /// and a name of its own, such as a nickname, stays. Without a formatted name, none is made.
  public var name: PersonName? {
    get { self[.names].first?.value }
    set { setFirst(.names, to: newValue) }
  }
  /// The first organization, with its units (ORG).
  public var organization: Organization? {
    get { self[.organizations].first?.value }
    set { setFirst(.organizations, to: newValue) }
  }
  /// The birthday (BDAY).
  public var birthday: ContactDate? {
    get { self[.birthdays].first?.value }
    set { setFirst(.birthdays, to: newValue) }
  }
  /// Sex and gender identity (GENDER).
  public var gender: Gender? {
    get { self[.genders].first?.value }
    set { setFirst(.genders, to: newValue) }
  }
  /// The first picture (PHOTO).
  public var image: ContactMedia? {
    get { self[.images].first?.value }
    set { setFirst(.images, to: newValue) }
  }
  /// The card's UID; nil where it has none.
  public var identifier: String? {
    get { self[.identifiers].first?.value }
    set { setFirst(.identifiers, to: newValue) }
  }
  /// The name as it should be shown (FN).
  public var formattedName: String? {
    get { self[.formattedNames].first?.value }
    set { setFirst(.formattedNames, to: newValue) }
  }
  /// The first nickname (NICKNAME).
  public var nickname: String? {
    get { self[.nicknames].first?.value }
    set { setFirst(.nicknames, to: newValue) }
  }
  /// How the given name is said, as in kana (X-PHONETIC-FIRST-NAME).
  public var phoneticGivenName: String? {
    get { self[.phoneticGivenNames].first?.value }
    set { setFirst(.phoneticGivenNames, to: newValue) }
  }
  /// How the middle name is said (X-PHONETIC-MIDDLE-NAME).
  public var phoneticMiddleName: String? {
    get { self[.phoneticMiddleNames].first?.value }
    set { setFirst(.phoneticMiddleNames, to: newValue) }
  }
  /// How the family name is said (X-PHONETIC-LAST-NAME).
  public var phoneticFamilyName: String? {
    get { self[.phoneticFamilyNames].first?.value }
    set { setFirst(.phoneticFamilyNames, to: newValue) }
  }
  /// The family name at birth, or before a change (X-MAIDENNAME).
  public var previousFamilyName: String? {
    get { self[.previousFamilyNames].first?.value }
    set { setFirst(.previousFamilyNames, to: newValue) }
  }
  /// How the organization's name is said (X-PHONETIC-ORG).
  public var phoneticOrganizationName: String? {
    get { self[.phoneticOrganizationNames].first?.value }
    set { setFirst(.phoneticOrganizationNames, to: newValue) }
  }
  /// What the contact is called at work, as `Research Scientist` (TITLE).
  public var jobTitle: String? {
    get { self[.jobTitles].first?.value }
    set { setFirst(.jobTitles, to: newValue) }
  }
  /// What the contact does at work, as `Project Leader` (ROLE).
  public var role: String? {
    get { self[.roles].first?.value }
    set { setFirst(.roles, to: newValue) }
  }
  /// The first note, with line breaks as line feeds (NOTE).
  public var note: String? {
    get { self[.notes].first?.value }
    set { setFirst(.notes, to: newValue) }
  }
  /// What the card stands for; a card that does not say is a person's (KIND).
  public var kind: ContactKind {
    get { self[.kinds].first.map { ContactKind($0.value) } ?? .individual }
    set { setFirst(.kinds, to: newValue.name) }
  }
}
