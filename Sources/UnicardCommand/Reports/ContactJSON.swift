import ContactModel
import SourceText

/// A whole contact as JSON, for `list --json`.
///
/// Fields have the names of ``ContactKey``; each is a list of objects with `value`, and `label`,
/// `preference` and `parameters` where there are any. Fields without values are left out.
enum ContactJSON {
  static func json(_ contact: Contact) -> JSON {
    var members: [(String, JSON)] = [
      ("type", .string("contact")), ("file", .optional(contact.source?.name)),
      ("index", .number(contact.sourceIndex)), ("displayName", .string(contact.displayName)),
    ]
    for key in ContactKey.allCases where contact.has(key) {
      members.append((key.name, .array(values(of: contact, for: key))))
    }
    return .object(members)
  }

  private static func values(of contact: Contact, for key: ContactKey) -> [JSON] {
    func list<Value>(
      _ field: Field<Value>, _ convert: (Value) -> JSON
    ) -> [JSON] {
      contact[field].map { json($0, convert($0.value)) }
    }
    switch key {
    case .name: return list(.names, json)
    case .organization: return list(.organizations, json)
    case .phoneNumber: return list(.phoneNumbers) { .string($0.stringValue) }
    case .postalAddress: return list(.postalAddresses, json)
    case .socialProfile: return list(.socialProfiles, json)
    case .instantMessageAddress: return list(.instantMessageAddresses, json)
    case .gender: return list(.genders, json)
    case .preserved: return list(.preserved, json)
    case .birthday: return list(.birthdays, json)
    case .alternateBirthday: return list(.alternateBirthdays, json)
    case .deathDate: return list(.deathDates, json)
    case .date: return list(.dates, json)
    case .revision: return list(.revisions, json)
    case .created: return list(.created, json)
    case .image: return list(.images, json)
    case .logo: return list(.logos, json)
    case .sound: return list(.sounds, json)
    case .cryptographicKey: return list(.cryptographicKeys, json)
    default: return list(Field(text: key)) { .string($0) }
    }
  }

  private static func json<Value>(_ labeled: LabeledValue<Value>, _ value: JSON) -> JSON {
    var members = [("value", value)]
    if let label = labeled.label {
      members.append(("label", .string(label.name)))
      if !label.isPredefined { members.append(("isCustomLabel", .bool(true))) }
    }
    if let preference = labeled.preference { members.append(("preference", .number(preference))) }
    if !labeled.parameters.isEmpty {
      let parameters = labeled.parameters.map {
        ($0.name, JSON.array($0.values.map { .string($0) }))
      }
      members.append(("parameters", .object(parameters)))
    }
    return .object(members)
  }

  // MARK: Values

  private static func object(_ members: [(String, String)]) -> JSON {
    .object(members.filter { !$0.1.isEmpty }.map { ($0.0, .string($0.1)) })
  }

  private static func json(_ name: PersonName) -> JSON {
    object([
      ("namePrefix", name.namePrefix), ("givenName", name.givenName),
      ("middleName", name.middleName), ("familyName", name.familyName),
      ("secondFamilyName", name.secondFamilyName), ("nameSuffix", name.nameSuffix),
      ("generation", name.generation),
    ])
  }

  private static func json(_ organization: Organization) -> JSON {
    var members: [(String, JSON)] = [("name", .string(organization.name))]
    if !organization.units.isEmpty {
      members.append(("units", .array(organization.units.map { .string($0) })))
    }
    return .object(members)
  }

  private static func json(_ address: PostalAddress) -> JSON {
    object([
      ("postOfficeBox", address.postOfficeBox), ("extendedAddress", address.extendedAddress),
      ("room", address.room), ("apartment", address.apartment), ("floor", address.floor),
      ("building", address.building), ("block", address.block), ("street", address.street),
      ("streetName", address.streetName), ("streetNumber", address.streetNumber),
      ("subLocality", address.subLocality), ("landmark", address.landmark),
      ("direction", address.direction), ("city", address.city),
      ("subAdministrativeArea", address.subAdministrativeArea), ("state", address.state),
      ("postalCode", address.postalCode), ("country", address.country),
      ("isoCountryCode", address.isoCountryCode), ("formattedAddress", address.formattedAddress),
    ])
  }

  private static func json(_ profile: SocialProfile) -> JSON {
    object([("service", profile.service), ("username", profile.username), ("url", profile.url)])
  }

  private static func json(_ address: InstantMessageAddress) -> JSON {
    object([("service", address.service), ("address", address.address)])
  }

  private static func json(_ gender: Gender) -> JSON {
    object([("sex", gender.sex), ("identity", gender.identity)])
  }

  private static func json(_ property: PreservedProperty) -> JSON {
    .object([("name", .string(property.name)), ("rawValue", .string(property.rawValue))])
  }

  private static func json(_ date: ContactDate) -> JSON {
    guard let parts = date.components else {
      if case .text(let text) = date { return .object([("text", .string(text))]) }
      return .null
    }
    var members: [(String, JSON)] = [("text", .string(parts.extendedFormat))]
    let numbers = [
      ("year", parts.year), ("month", parts.month), ("day", parts.day), ("hour", parts.hour),
      ("minute", parts.minute), ("second", parts.second), ("utcOffset", parts.utcOffset),
    ]
    for (name, number) in numbers {
      if let number { members.append((name, .number(number))) }
    }
    if let calendar = parts.calendar { members.append(("calendar", .string(calendar))) }
    return .object(members)
  }

  private static func json(_ media: ContactMedia) -> JSON {
    var members: [(String, JSON)] = []
    if let type = media.mediaType { members.append(("mediaType", .string(type))) }
    switch media.content {
    case .uri(let uri): members.append(("uri", .string(uri)))
    case .text(let text): members.append(("text", .string(text)))
    case .data(let bytes):
      members.append(("byteCount", .number(bytes.count)))
      members.append(
        ("data", .string(String(decoding: Base64.encode(bytes), as: UTF8.self))))
    }
    return .object(members)
  }
}
