package import ContactModel

/// What a column of a CSV file holds.
///
/// Its text is `field.part:label#number`, of which the field alone is needed: `phone:mobile`,
/// `address.street:home`, `email.label#2`. That is what mapping files have and `inspect` shows;
/// Documentation/csv.md lists fields and parts.
public struct ColumnMeaning: Hashable, Sendable, CustomStringConvertible {
  /// What the column belongs to.
  package enum Field: Hashable, Sendable {
    case key(ContactKey)
    /// A value with a name of its owner's, as Google's custom fields.
    case custom
    /// No field: kept as a property that is named after the column.
    case keep
    /// Carries nothing that is worth keeping.
    case ignore
  }

  /// Which part of the value it holds.
  package enum Part: String, Sendable, CaseIterable {
    case value = ""
    /// Several values, with commas between.
    case list
    case label, parameters, service, username, url, mediaType, calendar
    /// SMTP or EX, and the name that Outlook shows for an address.
    case type, display
    case family, given, middle, prefix, suffix, second, generation
    case name, unit
    case pobox, extended, street, city, region, postcode, country
    case room, apartment, floor, streetNumber, streetName, building, block, subLocality
    case subAdministrativeArea, landmark, direction
    case street2, street3, countryCode, formatted
    /// Several parts in one cell: postal code and town, in any order and perhaps with the region;
    /// family and given name, with a comma between.
    case postcodeCity, familyGiven
    /// A whole name with the given name in front; town and region; a name, an address or a reading
    /// as a whole, which the cell is taken apart for.
    case givenFamily, cityRegion, whole
    /// What stands in front of a family name and apart from it, as `van der`.
    case familyPrefix
    /// The number of an extension, beside a telephone number.
    case extensionNumber = "extension"
    case year, month, day
    case sex, identity
  }

  package var field: Field
  package var part: Part
  /// A predefined label's name, TYPE values with `+` between, or a custom label; for messengers
  /// the service.
  package var label: String
  /// Tells several values of the same kind apart, from 1.
  package var number: Int

  package init(_ field: Field, _ part: Part = .value, label: String = "", number: Int = 1) {
    self.field = field
    self.part = part
    self.label = label
    self.number = number
  }

  package init(_ key: ContactKey, _ part: Part = .value, label: String = "", number: Int = 1) {
    self.init(.key(key), part, label: label, number: number)
  }

  /// Reads the text of a meaning; nil where there is no such field or part.
  public init?(_ text: String) {
    var text = text
    guard let meaning = text.withUTF8({ ColumnMeaning(utf8: $0) }) else { return nil }
    self = meaning
  }

  /// Reads by bytes: the tables of dialects have hundreds of these.
  private init?(utf8 text: UnsafeBufferPointer<UInt8>) {
    var rest = text[...]
    func string(_ bytes: Slice<UnsafeBufferPointer<UInt8>>) -> String {
      String(decoding: UnsafeBufferPointer(rebasing: bytes), as: UTF8.self)
    }
    number = 1
    if let mark = rest.lastIndex(of: UInt8(ascii: "#")),
      let number = Int(string(rest[(mark + 1)...])), number > 0
    {
      self.number = number
      rest = rest[..<mark]
    }
    label = ""
    if let colon = rest.firstIndex(of: UInt8(ascii: ":")) {
      label = string(rest[(colon + 1)...])
      rest = rest[..<colon]
    }
    part = .value
    if let dot = rest.firstIndex(of: UInt8(ascii: ".")) {
      guard let part = Self.partsByName[string(rest[(dot + 1)...])] else { return nil }
      self.part = part
      rest = rest[..<dot]
    }
    let name = string(rest)
    guard let field = Self.fieldsByName[name] ?? Self.fieldsByLoweredName[name.lowercased()] else {
      return nil
    }
    self.field = field
    if part == .value, let first = Self.firstPart(of: field) { part = first }
  }

  public var description: String {
    var text = Self.name(of: field)
    if part != .value { text += "." + part.rawValue }
    if !label.isEmpty { text += ":" + label }
    if number != 1 { text += "#\(number)" }
    return text
  }

  // MARK: Names

  /// Fields whose short name is not the key's.
  private static let shortNames: [(name: String, key: ContactKey)] = [
    ("display", .formattedName), ("phone", .phoneNumber), ("email", .emailAddress),
    ("address", .postalAddress), ("org", .organization), ("title", .jobTitle),
    ("im", .instantMessageAddress), ("social", .socialProfile), ("uid", .identifier),
    ("phoneticGiven", .phoneticGivenName), ("phoneticMiddle", .phoneticMiddleName),
    ("phoneticFamily", .phoneticFamilyName),
    ("phoneticOrganization", .phoneticOrganizationName),
    ("previousFamily", .previousFamilyName),
  ]

  /// By the names as they are written.
  private static let fieldsByName: [String: Field] = {
    var fields: [String: Field] = ["custom": .custom, "keep": .keep, "ignore": .ignore]
    for key in ContactKey.allCases { fields[key.name] = .key(key) }
    for (name, key) in shortNames { fields[name] = .key(key) }
    return fields
  }()

  private static let fieldsByLoweredName: [String: Field] = {
    var fields: [String: Field] = ["custom": .custom, "keep": .keep, "ignore": .ignore]
    for key in ContactKey.allCases { fields[key.name.lowercased()] = .key(key) }
    for (name, key) in shortNames { fields[name.lowercased()] = .key(key) }
    return fields
  }()

  private static let partsByName: [String: Part] = {
    var parts: [String: Part] = [:]
    for part in Part.allCases { parts[part.rawValue] = part }
    return parts
  }()

  private static func name(of field: Field) -> String {
    switch field {
    case .custom: "custom"
    case .keep: "keep"
    case .ignore: "ignore"
    case .key(let key): shortNames.first { $0.key == key }?.name ?? key.name
    }
  }

  /// The part that a structured field alone stands for.
  private static func firstPart(of field: Field) -> Part? {
    switch field {
    case .key(.organization): .name
    case .key(.postalAddress): .formatted
    default: nil
    }
  }
}

extension ColumnMeaning.Part {
  private static let nameParts: [Self] = [
    .family, .given, .middle, .prefix, .suffix, .second, .generation,
  ]
  private static let addressParts: [Self] = [
    .pobox, .extended, .street, .city, .region, .postcode, .country, .room, .apartment, .floor,
    .streetNumber, .streetName, .building, .block, .subLocality, .subAdministrativeArea,
    .landmark, .direction,
  ]

  /// The parts of a structured value, in the order of its components; empty for others.
  package static func components(of key: ContactKey) -> [Self] {
    switch key {
    case .name: nameParts
    case .postalAddress: addressParts
    case .organization: [.name, .unit]
    case .gender: [.sex, .identity]
    default: []
    }
  }

  /// The component of a structured value that the part is.
  package func component(of key: ContactKey) -> Int? {
    switch (key, self) {
    case (.postalAddress, .street2), (.postalAddress, .street3): 2
    case (.postalAddress, .postcodeCity): 3
    case (.name, .familyGiven): 0
    default: Self.components(of: key).firstIndex(of: self)
    }
  }
}

// MARK: - Labels

/// What a column's label means in records.
package struct ColumnLabel: Hashable, Sendable {
  package var types: TypeSet = .none
  /// The text of the label attribute, where types can't say it.
  package var stored = ""

  package init() {}

  /// Reads a label as meanings have it.
  package init(meaning text: String) {
    guard !text.isEmpty else { return }
    if let label = Label(predefinedName: text) {
      self = ColumnLabel(label)
      return
    }
    for name in text.split(separator: "+") {
      guard let type = TypeSet(name: String(name)) else {
        types = .none
        stored = text
        return
      }
      types.formUnion(type)
    }
  }

  package init(_ label: Label) {
    if let types = TypeSet(label) { self.types = types } else { stored = label.storedText }
  }
}
