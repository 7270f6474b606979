public import ContactModel
import SourceText

extension ContactAttribute {
  /// The contact's values for the attribute as text, without empty ones, in the contact's order.
  public func texts(of contact: Contact) -> [String] {
    let texts: [String]
    switch subject {
    case .name: texts = Self.names(of: contact)
    case .givenName: texts = contact.names.map(\.value.givenName)
    case .familyName: texts = contact.names.map(\.value.familyName)
    case .middleName: texts = contact.names.map(\.value.middleName)
    case .namePrefix: texts = contact.names.map(\.value.namePrefix)
    case .nameSuffix: texts = contact.names.map(\.value.nameSuffix)
    case .department: texts = contact.organizations.flatMap(\.value.units)
    case .street: texts = contact.postalAddresses.map(\.value.street)
    case .city: texts = contact.postalAddresses.map(\.value.city)
    case .state: texts = contact.postalAddresses.map(\.value.state)
    case .postalCode: texts = contact.postalAddresses.map(\.value.postalCode)
    case .country:
      texts = contact.postalAddresses.map {
        $0.value.country.isEmpty ? $0.value.isoCountryCode : $0.value.country
      }
    case .file: texts = [contact.source?.name ?? ""]
    case .anniversary: texts = dates(of: contact).map(\.extendedFormat)
    case .any: texts = Self.allTexts(of: contact)
    case .key(let key): texts = values(of: contact, for: key)
    }
    return texts.filter { !$0.isEmpty }
  }

  private func values(of contact: Contact, for key: ContactKey) -> [String] {
    switch key {
    case .kind: return [contact.kind.name]
    case .phoneNumber: return contact.phoneNumbers.map(\.value.stringValue)
    case .postalAddress: return contact.postalAddresses.map(\.value.oneLine)
    case .organization:
      return contact.organizations.map {
        ([$0.value.name] + $0.value.units).joined(separator: ", ")
      }
    case .socialProfile:
      return contact.socialProfiles.map { $0.value.url.isEmpty ? $0.value.username : $0.value.url }
    case .gender:
      return contact[.genders].map { $0.value.identity.isEmpty ? $0.value.sex : $0.value.identity }
    case .birthday, .alternateBirthday, .deathDate, .date, .revision, .created:
      let dates = Self.contactDates(of: contact, for: key)
      return dates.map { date in
        if case .text(let text) = date { return text }
        guard let parts = date.components else { return "" }
        guard case .datePart(let part) = comparison else { return parts.extendedFormat }
        return part.value(in: parts).map(String.init) ?? ""
      }
    case .image, .logo, .sound, .cryptographicKey:
      return Self.media(of: contact, for: key).map { $0.mediaType ?? "yes" }
    default:
      return Self.storedTexts(of: contact) { $0 == key }
    }
  }

  /// The dates that the attribute stands for, where they can be read.
  func dates(of contact: Contact) -> [PartialDate] {
    switch subject {
    case .anniversary:
      contact.dates.filter { $0.label == .anniversary }.compactMap(\.value.components)
    case .key(let key): Self.contactDates(of: contact, for: key).compactMap(\.components)
    default: []
    }
  }

  private static func contactDates(of contact: Contact, for key: ContactKey) -> [ContactDate] {
    switch key {
    case .birthday: contact[.birthdays].map(\.value)
    case .alternateBirthday: contact[.alternateBirthdays].map(\.value)
    case .deathDate: contact[.deathDates].map(\.value)
    case .date: contact.dates.map(\.value)
    case .revision: contact[.revisions].map(\.value)
    case .created: contact[.created].map(\.value)
    default: []
    }
  }

  private static func media(of contact: Contact, for key: ContactKey) -> [ContactMedia] {
    switch key {
    case .image: contact.images.map(\.value)
    case .logo: contact[.logos].map(\.value)
    case .sound: contact[.sounds].map(\.value)
    case .cryptographicKey: contact[.cryptographicKeys].map(\.value)
    default: []
    }
  }

  /// Every way the contact is called.
  private static func names(of contact: Contact) -> [String] {
    var texts = contact[.formattedNames].map(\.value)
    for name in contact.names {
      texts.append(name.value.components.joined().joined(separator: " "))
    }
    texts += contact.nicknames.map(\.value)
    texts += contact[.phoneticGivenNames].map(\.value) + contact[.phoneticFamilyNames].map(\.value)
    texts += contact[.previousFamilyNames].map(\.value)
    if texts.allSatisfy(\.isEmpty) { texts = contact.organizations.map(\.value.name) }
    return texts
  }

  private static func allTexts(of contact: Contact) -> [String] {
    storedTexts(of: contact) { _ in true }
  }

  /// The texts of values and of their components, as they are stored. Pictures are left out.
  private static func storedTexts(
    of contact: Contact, where isWanted: (ContactKey) -> Bool
  ) -> [String] {
    let storage = contact.storage
    return storage.records.compactMap { record in
      guard isWanted(record.key), record.form != .base64, !record.text.isEmpty else { return nil }
      switch record.part {
      case .value, .component, .username, .formattedAddress: break
      default: return nil
      }
      return String(decoding: storage.bytes[record.text.range], as: UTF8.self)
    }
  }

  /// Whether the contact has a value for the attribute.
  func hasValue(in contact: Contact) -> Bool {
    switch (subject, comparison) {
    case (.key(.kind), _): true
    case (.key(let key), .text), (.key(let key), .phone), (.key(let key), .media):
      contact.has(key) && (comparison == .media || !texts(of: contact).isEmpty)
    case (_, .datePart(let part)):
      dates(of: contact).contains { part.value(in: $0) != nil }
    default: !texts(of: contact).isEmpty
    }
  }
}

extension ContactAttribute.DatePart {
  func value(in date: PartialDate) -> Int? {
    switch self {
    case .year: date.year
    case .month: date.month
    case .day: date.day
    }
  }
}

extension PostalAddress {
  /// The parts that are there, one after the other, for search and for a table's cell.
  var oneLine: String {
    let parts = [
      postOfficeBox, extendedAddress, room, apartment, floor, building, street, streetNumber,
      streetName, block, subLocality, landmark, postalCode, city, subAdministrativeArea, state,
      country.isEmpty ? isoCountryCode : country,
    ]
    let text = parts.filter { !$0.isEmpty }.joined(separator: ", ")
    return String(text.map { $0.isNewline ? " " : $0 })
  }
}
