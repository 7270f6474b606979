import ContactModel
import SourceText
import VCard

/// What a property means to a contact: the field it fills and how its value is read.
///
/// It holds nothing that is counted by reference: every line of a file needs one.
enum PropertyMeaning {
  /// Syntax of the card itself.
  case frame
  case text(ContactKey)
  /// Texts between commas.
  case list(ContactKey)
  /// A value of which several formats exist that need no unescaping.
  case uri(ContactKey)
  case date(ContactKey)
  /// A date of the `date` field with a label of its own.
  case labeledDate(TypeSet)
  case media(ContactKey)
  case name, address, organization, gender, phone, email
  case instantMessage(service: StaticString)
  /// The label that the name says, as its place among ``statedLabels``; 0 where it says none.
  case relation(label: UInt8)
  case socialProfile(service: StaticString)
  case showAs
  case position, timeZone
  /// Belongs to another property: by group, or by TYPE.
  case groupLabel, groupCountry, groupSublocality, groupSubadministrativeArea, addressLabel
  case sortString, agent, androidCustom
  case preserved
}

extension PropertyMeaning {
  /// The labels that names of properties say.
  static let statedLabels: [Label?] = {
    var labels: [Label?] = [nil]
    for label in FieldSchema.all.flatMap(\.aliases).compactMap(\.label)
    where !labels.contains(label) {
      labels.append(label)
    }
    return labels
  }()

  /// What is no field of its own.
  private static let others: [(KnownProperty, PropertyMeaning)] = [
    (.begin, .frame), (.end, .frame), (.version, .frame), (.xABShowAs, .showAs),
    (.label, .addressLabel), (.agent, .agent), (.sortstring, .sortString),
    (.xABLabel, .groupLabel), (.xABADR, .groupCountry),
    (.xAppleSublocality, .groupSublocality),
    (.xAppleSubadministrativeArea, .groupSubadministrativeArea),
    (.xAndroidCustom, .androidCustom),
  ]

  /// Meanings by ``KnownProperty``'s raw value.
  static let table: [PropertyMeaning] = {
    var table = [PropertyMeaning](repeating: .preserved, count: KnownProperty.allCases.count)
    func add(_ name: StaticString, _ meaning: PropertyMeaning) {
      let name = Bytes(name)
      guard let property = KnownProperty(name.indices, in: name) else { return }
      table[Int(property.rawValue)] = meaning
    }
    for schema in FieldSchema.all {
      let own = Self.meaning(of: schema, VCardAlias(schema.property.name))
      add(schema.property.name, own)
      add(schema.property.earlierName, own)
      for alias in schema.aliases { add(alias.name, Self.meaning(of: schema, alias)) }
    }
    for (property, meaning) in others { table[Int(property.rawValue)] = meaning }
    return table
  }()

  private static func meaning(of schema: FieldSchema, _ alias: VCardAlias) -> PropertyMeaning {
    switch schema.property.form {
    case .text, .textOrURI, .languageTag, .kind: .text(schema.key)
    case .uri: .uri(schema.key)
    case .list: .list(schema.key)
    case .date: .date(schema.key)
    case .labeledDate: .labeledDate(alias.label.flatMap { TypeSet($0) } ?? .none)
    case .media: .media(schema.key)
    case .name: .name
    case .organization: .organization
    case .gender: .gender
    case .phoneNumber: .phone
    case .emailAddress: .email
    case .postalAddress: .address
    case .relation:
      .relation(label: UInt8(clamping: statedLabels.firstIndex(of: alias.label) ?? 0))
    case .socialProfile: .socialProfile(service: alias.service)
    case .instantMessageAddress: .instantMessage(service: alias.service)
    case .timeZone: .timeZone
    case .position: .position
    case .preserved: .preserved
    }
  }
}
