import ContactModel
import LocaleSupport

/// What a contact is called by: the parts of a person's name, or a text that is taken whole.
enum ContactNaming {
  case person(PersonNameFields)
  case text(String, ContactNameComponent)

  /// What a contact is called for a reader.
  ///
  /// People go by the parts of their name, else by the name as the card shows it; whoever has
  /// neither, by organization, nickname, address or number. An organization goes by its own name.
  init(_ contact: Contact, values: NamingValues) {
    if contact.has(.kind), contact.kind == .organization {
      let organization = Self.organizationName(of: contact)
      if !organization.isEmpty {
        self = .text(organization, .organization)
        return
      }
    }
    let fields = values.fields()
    if fields.hasName {
      self = .person(fields)
    } else if !values.formattedName.isEmpty {
      self = .text(values.formattedName, .formattedName)
    } else if !fields.isEmpty {
      self = .person(fields)
    } else {
      self = Self.substitute(for: contact)
    }
  }

  private static func organizationName(of contact: Contact) -> String {
    for organization in contact.organizations {
      let texts = NameText.texts([organization.value.name] + organization.value.units)
      if let first = texts.first { return first }
    }
    return ""
  }

  private static func substitute(for contact: Contact) -> ContactNaming {
    let organization = organizationName(of: contact)
    if !organization.isEmpty { return .text(organization, .organization) }
    func first(_ texts: [String]) -> String? { NameText.texts(texts).first }
    if let nickname = first(contact.nicknames.map(\.value)) { return .text(nickname, .nickname) }
    if let address = first(contact.emailAddresses.map(\.value)) {
      return .text(address, .emailAddress)
    }
    if let number = first(contact.phoneNumbers.map(\.value.stringValue)) {
      return .text(number, .phoneNumber)
    }
    let others =
      contact.instantMessageAddresses.map(\.value.address)
      + contact.socialProfiles.flatMap { [$0.value.username, $0.value.url] }
      + contact.urls.map(\.value)
    return .text(first(others) ?? "", .other)
  }
}

/// What a stretch of a contact's formatted name is.
public enum ContactNameComponent: String, Sendable, Hashable, CaseIterable {
  /// A title before the name: 'Dr.'.
  case title
  /// The given name.
  case given
  /// Further given names.
  case given2
  /// The family name.
  case surname
  /// The second family name.
  case surname2
  /// A generation: 'Jr.'.
  case generation
  /// Degrees: 'PhD'.
  case credentials
  /// The name as the card shows it, whose parts are not known (FN).
  case formattedName
  /// The name of an organization.
  case organization
  /// A nickname in the place of a name.
  case nickname
  /// An e-mail address in the place of a name.
  case emailAddress
  /// A phone number in the place of a name.
  case phoneNumber
  /// An address of another service in the place of a name.
  case other

  /// The part of a person's name.
  public init(_ field: PersonNameField) {
    switch field {
    case .title: self = .title
    case .given: self = .given
    case .given2: self = .given2
    case .surname: self = .surname
    case .surname2: self = .surname2
    case .generation: self = .generation
    case .credentials: self = .credentials
    }
  }
}
