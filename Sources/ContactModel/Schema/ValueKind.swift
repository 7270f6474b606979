/// What kind of value a field has: its Swift type and what it consists of.
package enum ValueKind: UInt8, CaseIterable, Sendable {
  case text, phoneNumber, name, organization, postalAddress, date, media, gender
  case socialProfile, instantMessageAddress, preserved

  /// The Swift type of the values, which tells two of them apart.
  package var type: any FieldValue.Type {
    switch self {
    case .text: String.self
    case .phoneNumber: PhoneNumber.self
    case .name: PersonName.self
    case .organization: Organization.self
    case .postalAddress: PostalAddress.self
    case .date: ContactDate.self
    case .media: ContactMedia.self
    case .gender: Gender.self
    case .socialProfile: SocialProfile.self
    case .instantMessageAddress: InstantMessageAddress.self
    case .preserved: PreservedProperty.self
    }
  }

  /// What a value consists of, components first and in the order of vCard; a text alone has no
  /// members.
  package var members: [ValueMember] { Self.membersByKind[Int(rawValue)] }

  /// The parts of the components, in the order of vCard; none where there are none.
  package var components: [FieldPart] { Self.componentsByKind[Int(rawValue)] }

  /// The component that a part is; nil where it is none.
  package func component(_ part: FieldPart) -> Int? {
    switch (self, part) {
    case (.postalAddress, .street2), (.postalAddress, .street3): 2
    case (.postalAddress, .postcodeCity): 3
    case (.name, .familyGiven): 0
    default: components.firstIndex(of: part)
    }
  }

  /// The part that the field alone stands for.
  package var firstPart: FieldPart {
    switch self {
    case .organization: .name
    case .postalAddress: .formatted
    default: .value
    }
  }

  /// The parts that columns of a table can hold which holds everything, in their order.
  package var columnParts: [FieldPart] {
    let parts = members.map(\.part)
    switch self {
    case .text, .phoneNumber: return [.label, .value, .parameters]
    case .name, .organization, .gender: return parts + [.label, .parameters]
    case .preserved: return [.name, .label, .value, .parameters]
    default: return [.label] + parts + [.parameters]
    }
  }

  private static let componentsByKind: [[FieldPart]] = allCases.map { kind in
    kind.members.compactMap { if case .component = $0.record { $0.part } else { nil } }
  }

  private static let membersByKind: [[ValueMember]] = allCases.map { kind in
    switch kind {
    case .text, .phoneNumber: return []
    case .name:
      return components([
        (.family, "familyName", "familyNames"), (.given, "givenName", "givenNames"),
        (.middle, "middleName", "middleNames"), (.prefix, "namePrefix", "namePrefixes"),
        (.suffix, "nameSuffix", "nameSuffixes"),
        (.second, "secondFamilyName", "secondFamilyNames"),
        (.generation, "generation", "generations"),
      ])
    case .organization: return components([(.name, "name", nil), (.unit, nil, "units")])
    case .gender: return components([(.sex, "sex", nil), (.identity, "identity", nil)])
    case .postalAddress:
      return components([
        (.pobox, "postOfficeBox", nil), (.extended, "extendedAddress", nil),
        (.street, "street", nil), (.city, "city", nil), (.region, "state", nil),
        (.postcode, "postalCode", nil), (.country, "country", nil), (.room, "room", nil),
        (.apartment, "apartment", nil), (.floor, "floor", nil),
        (.streetNumber, "streetNumber", nil), (.streetName, "streetName", nil),
        (.building, "building", nil), (.block, "block", nil),
        (.subLocality, "subLocality", nil),
        (.subAdministrativeArea, "subAdministrativeArea", nil), (.landmark, "landmark", nil),
        (.direction, "direction", nil),
      ]) + [
        ValueMember(.countryCode, "isoCountryCode", .countryCode),
        ValueMember(.formatted, "formattedAddress", .formattedAddress),
      ]
    case .date:
      return [ValueMember(.value, "text", .value), ValueMember(.calendar, "calendar", .calendar)]
    case .media:
      return [
        ValueMember(.value, "data", .value), ValueMember(.mediaType, "mediaType", .mediaType),
      ]
    case .socialProfile:
      return [
        ValueMember(.service, "service", .service),
        ValueMember(.username, "username", .username), ValueMember(.value, "url", .value),
      ]
    case .instantMessageAddress:
      return [ValueMember(.service, "service", .service), ValueMember(.value, "address", .value)]
    case .preserved:
      return [ValueMember(.name, "name", .propertyName), ValueMember(.value, "rawValue", .value)]
    }
  }

  private static func components(
    _ table: [(part: FieldPart, name: String?, listName: String?)]
  ) -> [ValueMember] {
    table.enumerated().map { index, entry in
      ValueMember(
        entry.part, entry.name ?? entry.listName ?? "", .component(UInt8(index)),
        listName: entry.listName)
    }
  }
}

/// A member of a structured value.
package struct ValueMember: Sendable {
  /// Its name in `address.street`.
  package let part: FieldPart
  /// Its name in JSON.
  package let name: String
  /// Its name in JSON where it has several texts; nil where it has one.
  package let listName: String?
  /// The records that hold it.
  package let record: FieldRecord.Part

  init(
    _ part: FieldPart, _ name: String, _ record: FieldRecord.Part, listName: String? = nil
  ) {
    self.part = part
    self.name = name
    self.listName = listName
    self.record = record
  }
}
