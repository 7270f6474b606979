// The fields by name, for reading (`Contact`) and for changing (`ContactDraft`).

extension Contact {
  /// Names; several where a card gives one in several languages or scripts.
  public var names: [LabeledValue<PersonName>] { self[.names] }
  public var phoneNumbers: [LabeledValue<PhoneNumber>] { self[.phoneNumbers] }
  public var emailAddresses: [LabeledValue<String>] { self[.emailAddresses] }
  public var postalAddresses: [LabeledValue<PostalAddress>] { self[.postalAddresses] }
  public var urls: [LabeledValue<String>] { self[.urls] }
  /// Related people by name or URI; the label says what they are to the contact.
  public var relations: [LabeledValue<String>] { self[.relations] }
  public var socialProfiles: [LabeledValue<SocialProfile>] { self[.socialProfiles] }
  public var instantMessageAddresses: [LabeledValue<InstantMessageAddress>] {
    self[.instantMessageAddresses]
  }
  /// Anniversaries and other dates, told apart by their labels.
  public var dates: [LabeledValue<ContactDate>] { self[.dates] }
  public var organizations: [LabeledValue<Organization>] { self[.organizations] }
  public var nicknames: [LabeledValue<String>] { self[.nicknames] }
  public var notes: [LabeledValue<String>] { self[.notes] }
  public var images: [LabeledValue<ContactMedia>] { self[.images] }
  public var categories: [LabeledValue<String>] { self[.categories] }
  /// Properties the model has no field for, as they came.
  public var preservedProperties: [LabeledValue<PreservedProperty>] { self[.preserved] }

  public var name: PersonName? { self[.names].first?.value }
  public var organization: Organization? { self[.organizations].first?.value }
  public var birthday: ContactDate? { self[.birthdays].first?.value }
  public var gender: Gender? { self[.genders].first?.value }
  public var image: ContactMedia? { self[.images].first?.value }
  /// The card's UID; nil where it has none.
  public var identifier: String? { self[.identifiers].first?.value }
  /// The name as it should be shown (FN).
  public var formattedName: String? { self[.formattedNames].first?.value }
  public var nickname: String? { self[.nicknames].first?.value }
  public var phoneticGivenName: String? { self[.phoneticGivenNames].first?.value }
  public var phoneticMiddleName: String? { self[.phoneticMiddleNames].first?.value }
  public var phoneticFamilyName: String? { self[.phoneticFamilyNames].first?.value }
  public var previousFamilyName: String? { self[.previousFamilyNames].first?.value }
  public var phoneticOrganizationName: String? { self[.phoneticOrganizationNames].first?.value }
  public var jobTitle: String? { self[.jobTitles].first?.value }
  public var role: String? { self[.roles].first?.value }
  public var note: String? { self[.notes].first?.value }

  /// What the card stands for; a card that does not say is a person's.
  public var kind: ContactKind { self[.kinds].first.map { ContactKind($0.value) } ?? .individual }
}

extension ContactDraft {
  public var names: [LabeledValue<PersonName>] {
    get { self[.names] }
    set { self[.names] = newValue }
  }
  public var phoneNumbers: [LabeledValue<PhoneNumber>] {
    get { self[.phoneNumbers] }
    set { self[.phoneNumbers] = newValue }
  }
  public var emailAddresses: [LabeledValue<String>] {
    get { self[.emailAddresses] }
    set { self[.emailAddresses] = newValue }
  }
  public var postalAddresses: [LabeledValue<PostalAddress>] {
    get { self[.postalAddresses] }
    set { self[.postalAddresses] = newValue }
  }
  public var urls: [LabeledValue<String>] {
    get { self[.urls] }
    set { self[.urls] = newValue }
  }
  public var relations: [LabeledValue<String>] {
    get { self[.relations] }
    set { self[.relations] = newValue }
  }
  public var socialProfiles: [LabeledValue<SocialProfile>] {
    get { self[.socialProfiles] }
    set { self[.socialProfiles] = newValue }
  }
  public var instantMessageAddresses: [LabeledValue<InstantMessageAddress>] {
    get { self[.instantMessageAddresses] }
    set { self[.instantMessageAddresses] = newValue }
  }
  public var dates: [LabeledValue<ContactDate>] {
    get { self[.dates] }
    set { self[.dates] = newValue }
  }
  public var organizations: [LabeledValue<Organization>] {
    get { self[.organizations] }
    set { self[.organizations] = newValue }
  }
  public var nicknames: [LabeledValue<String>] {
    get { self[.nicknames] }
    set { self[.nicknames] = newValue }
  }
  public var notes: [LabeledValue<String>] {
    get { self[.notes] }
    set { self[.notes] = newValue }
  }
  public var images: [LabeledValue<ContactMedia>] {
    get { self[.images] }
    set { self[.images] = newValue }
  }
  public var categories: [LabeledValue<String>] {
    get { self[.categories] }
    set { self[.categories] = newValue }
  }
  public var preservedProperties: [LabeledValue<PreservedProperty>] {
    get { self[.preserved] }
    set { self[.preserved] = newValue }
  }

  public var name: PersonName? {
    get { self[.names].first?.value }
    set { setFirst(.names, to: newValue) }
  }
  public var organization: Organization? {
    get { self[.organizations].first?.value }
    set { setFirst(.organizations, to: newValue) }
  }
  public var birthday: ContactDate? {
    get { self[.birthdays].first?.value }
    set { setFirst(.birthdays, to: newValue) }
  }
  public var gender: Gender? {
    get { self[.genders].first?.value }
    set { setFirst(.genders, to: newValue) }
  }
  public var image: ContactMedia? {
    get { self[.images].first?.value }
    set { setFirst(.images, to: newValue) }
  }
  public var identifier: String? {
    get { self[.identifiers].first?.value }
    set { setFirst(.identifiers, to: newValue) }
  }
  public var formattedName: String? {
    get { self[.formattedNames].first?.value }
    set { setFirst(.formattedNames, to: newValue) }
  }
  public var nickname: String? {
    get { self[.nicknames].first?.value }
    set { setFirst(.nicknames, to: newValue) }
  }
  public var phoneticGivenName: String? {
    get { self[.phoneticGivenNames].first?.value }
    set { setFirst(.phoneticGivenNames, to: newValue) }
  }
  public var phoneticMiddleName: String? {
    get { self[.phoneticMiddleNames].first?.value }
    set { setFirst(.phoneticMiddleNames, to: newValue) }
  }
  public var phoneticFamilyName: String? {
    get { self[.phoneticFamilyNames].first?.value }
    set { setFirst(.phoneticFamilyNames, to: newValue) }
  }
  public var previousFamilyName: String? {
    get { self[.previousFamilyNames].first?.value }
    set { setFirst(.previousFamilyNames, to: newValue) }
  }
  public var phoneticOrganizationName: String? {
    get { self[.phoneticOrganizationNames].first?.value }
    set { setFirst(.phoneticOrganizationNames, to: newValue) }
  }
  public var jobTitle: String? {
    get { self[.jobTitles].first?.value }
    set { setFirst(.jobTitles, to: newValue) }
  }
  public var role: String? {
    get { self[.roles].first?.value }
    set { setFirst(.roles, to: newValue) }
  }
  public var note: String? {
    get { self[.notes].first?.value }
    set { setFirst(.notes, to: newValue) }
  }
  public var kind: ContactKind {
    get { self[.kinds].first.map { ContactKind($0.value) } ?? .individual }
    set { setFirst(.kinds, to: newValue.name) }
  }
}
