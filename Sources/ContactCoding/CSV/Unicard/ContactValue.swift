import ContactModel
import SourceText

/// One value of a contact as text, part by part, as the format `csv` has it in cells; and back.
///
/// Every part is written such that it is read as the same: labels that somebody typed and that
/// read like predefined ones stand in quotes, texts that look like dates are marked as text.
struct ContactValue {
  /// The cells by part.
  private(set) var cells: [(part: ColumnMeaning.Part, text: String)] = []
  /// Whether a list has an item that can't be told from two, or there is no text at all.
  private(set) var isDoubtful = false
  private(set) var label: Label?
  private(set) var preference: Int?
  /// What TYPE says beyond the label.
  private(set) var types = TypeSet.none
  /// The parameters without PREF.
  private(set) var parameters: [Parameter] = []

  static let separator = " ::: "

  subscript(part: ColumnMeaning.Part) -> String {
    get { cells.first { $0.part == part }?.text ?? "" }
    set { if !newValue.isEmpty { cells.append((part, newValue)) } }
  }

  // MARK: Writing

  /// The values of a field, in their order.
  static func values(_ key: ContactKey, of contact: Contact) -> [ContactValue] {
    switch key {
    case .name:
      return contact[.names].map { value in
        ContactValue(value) { cells in
          cells.setComponents(value.value.components, of: .name)
        }
      }
    case .organization:
      return contact[.organizations].map { value in
        ContactValue(value) {
          $0[.name] = value.value.name
          $0[.unit] = joined(value.value.units)
          if value.value.units.count > 1 || $0[.unit].contains(":::") { $0.isDoubtful = true }
        }
      }
    case .gender:
      return contact[.genders].map { value in
        ContactValue(value) {
          $0[.sex] = value.value.sex
          $0[.identity] = value.value.identity
        }
      }
    case .phoneNumber:
      return contact[.phoneNumbers].map { value in
        ContactValue(value) { $0[.value] = value.value.stringValue }
      }
    case .postalAddress:
      return contact[.postalAddresses].map { value in
        ContactValue(value) { $0.setAddress(value.value) }
      }
    case .socialProfile:
      return contact[.socialProfiles].map { value in
        ContactValue(value) {
          $0[.service] = value.value.service
          $0[.username] = value.value.username
          $0[.value] = value.value.url
        }
      }
    case .instantMessageAddress:
      return contact[.instantMessageAddresses].map { value in
        ContactValue(value) {
          $0[.service] = value.value.service
          $0[.value] = value.value.address
        }
      }
    case .preserved:
      return contact[.preserved].map { value in
        ContactValue(value) {
          $0[.name] = value.value.name
          $0[.value] = value.value.rawValue
        }
      }
    default: return dates(key, contact) ?? media(key, contact) ?? texts(key, contact)
    }
  }

  private static func texts(_ key: ContactKey, _ contact: Contact) -> [ContactValue] {
    contact[Field<String>(key)].map { value in
      ContactValue(value) { $0[.value] = value.value }
    }
  }

  private static func dates(_ key: ContactKey, _ contact: Contact) -> [ContactValue]? {
    guard FieldSchema[key].kind == .date else { return nil }
    return contact[Field<ContactDate>(key)].map { value in
      var value = value
      if case .text(let text) = value.value, PartialDate(text) != nil {
        value.parameters.append(Parameter("VALUE", "text"))
      }
      return ContactValue(value) { cells in
        switch value.value {
        case .text(let text): cells[.value] = text
        case .date(let date):
          cells[.value] = date.extendedFormat
          cells[.calendar] = date.calendar ?? ""
        }
      }
    }
  }

  private static func media(_ key: ContactKey, _ contact: Contact) -> [ContactValue]? {
    guard FieldSchema[key].kind == .media else { return nil }
    return contact[Field<ContactMedia>(key)].map { value in
      var value = value
      if case .text = value.value.content { value.parameters.append(Parameter("VALUE", "text")) }
      return ContactValue(value) { cells in
        switch value.value.content {
        case .data(let bytes):
          let text = String(decoding: Base64.encode(bytes), as: UTF8.self)
          cells[.value] = "data:\(value.value.mediaType ?? "");base64," + text
        case .uri(let text), .text(let text):
          cells[.value] = text
          cells[.mediaType] = value.value.mediaType ?? ""
        }
      }
    }
  }

  /// One value of a contact, by its records.
  static func value(of contact: Contact, _ range: Range<Int>) -> ContactValue? {
    let storage = contact.storage
    let alone = Contact(
      storage: ContactStorage(
        bytes: storage.bytes, records: Array(storage.records[range]), origin: storage.origin))
    return values(storage.records[range.lowerBound].key, of: alone).first
  }

  /// A value with what another says beside its text, and with other texts.
  init(
    _ shell: ContactValue, core: [(part: ColumnMeaning.Part, text: String)], isDoubtful: Bool
  ) {
    self = shell
    cells = shell.cells.filter { $0.part == .label } + core
    cells += shell.cells.filter { $0.part == .parameters }
    self.isDoubtful = isDoubtful
  }

  /// What is said about the value, without its texts.
  var shell: ContactValue { ContactValue(self, kept: { $0 == .label || $0 == .parameters }) }

  private init(_ value: ContactValue, kept: (ColumnMeaning.Part) -> Bool) {
    self = value
    cells.removeAll { !kept($0.part) }
  }

  private init<Value>(_ value: LabeledValue<Value>, _ fill: (inout ContactValue) -> Void) {
    label = value.label
    preference = value.preference
    parameters = value.parameters
    for parameter in parameters where parameter.name == "TYPE" {
      for name in parameter.values { types.formUnion(TypeSet(name: name) ?? .none) }
    }
    if let label { self[.label] = Self.text(label) }
    fill(&self)
    var parameters = parameters
    if let preference = value.preference {
      parameters.insert(Parameter("PREF", String(preference)), at: 0)
    }
    if !parameters.isEmpty { self[.parameters] = ParameterText.text(parameters) }
    if core.isEmpty { isDoubtful = true }
  }

  private mutating func setComponents(_ components: [[String]], of key: ContactKey) {
    for (part, items) in zip(ColumnMeaning.Part.components(of: key), components) {
      if items.count == 1, !items[0].contains(":::") {
        self[part] = items[0]
      } else if !items.isEmpty {
        isDoubtful = true
        self[part] = Self.joined(items)
      }
    }
  }

  private mutating func setAddress(_ address: PostalAddress) {
    let parts = ColumnMeaning.Part.components(of: .postalAddress)
    for (part, path) in zip(parts, PostalAddress.componentPaths) {
      self[part] = address[keyPath: path]
    }
    self[.countryCode] = address.isoCountryCode
    self[.formatted] = address.formattedAddress
  }

  /// Whether another value says the same, in every part.
  func isSame(as other: ContactValue) -> Bool {
    cells.count == other.cells.count
      && zip(cells, other.cells).allSatisfy { $0.part == $1.part && $0.text == $1.text }
  }

  /// Whether it has nothing beside its text that another value does not say as well; that a
  /// number is for voice goes without saying.
  func saysNoMore(than other: ContactValue, _ key: ContactKey) -> Bool {
    label == other.label && preference == other.preference
      && Self.meaningful(parameters, key) == Self.meaningful(other.parameters, key)
  }

  private static func meaningful(_ parameters: [Parameter], _ key: ContactKey) -> [Parameter] {
    let usual = key == .phoneNumber ? "voice" : key == .emailAddress ? "internet" : ""
    return parameters.compactMap { parameter in
      guard parameter.name == "TYPE" else { return parameter }
      let values = parameter.values.filter { $0.lowercased() != usual }
      return values.isEmpty ? nil : Parameter("TYPE", values: values)
    }
  }

  /// The parts without what is said about the value.
  var core: [(part: ColumnMeaning.Part, text: String)] {
    cells.filter { $0.part != .label && $0.part != .parameters }
  }

  private static func joined(_ items: [String]) -> String { items.joined(separator: separator) }

  private static func text(_ label: Label) -> String {
    if label.isPredefined { return RowLabel.title(of: label) }
    let looksOther =
      RowLabel.labels[HeaderText.folded(label.name)] != nil || label.name.hasPrefix("\"")
    return looksOther ? "\"\(label.name)\"" : label.name
  }

  // MARK: Reading

  init(_ cells: [(part: ColumnMeaning.Part, text: String)]) { self.cells = cells }

  /// Adds the value to a contact.
  func append(_ key: ContactKey, to builder: inout ContactBuilder) {
    switch key {
    case .name:
      var name = PersonName()
      name.components = ColumnMeaning.Part.components(of: .name).map { items($0) }
      builder.append(key, labeled(name))
    case .organization:
      builder.append(key, labeled(Organization(name: self[.name], units: items(.unit))))
    case .gender:
      builder.append(key, labeled(Gender(sex: self[.sex], identity: self[.identity])))
    case .phoneNumber: builder.append(key, labeled(PhoneNumber(self[.value])))
    case .postalAddress: builder.append(key, labeled(address))
    case .socialProfile:
      builder.append(
        key,
        labeled(
          SocialProfile(service: self[.service], username: self[.username], url: self[.value])))
    case .instantMessageAddress:
      builder.append(
        key, labeled(InstantMessageAddress(service: self[.service], address: self[.value])))
    case .preserved:
      builder.append(
        key, labeled(PreservedProperty(name: self[.name], rawValue: self[.value])))
    default:
      if FieldSchema[key].kind == .date {
        builder.append(key, labeled(date))
      } else if FieldSchema[key].kind == .media {
        builder.append(key, labeled(media))
      } else {
        builder.append(key, labeled(self[.value]))
      }
    }
  }

  private func items(_ part: ColumnMeaning.Part) -> [String] {
    let text = self[part]
    return text.isEmpty
      ? []
      : text.split(
        separator: Self.separator, omittingEmptySubsequences: false
      ).map(String.init)
  }

  private var statedParameters: [Parameter] { ParameterText.parameters(self[.parameters]) }

  private var isText: Bool {
    statedParameters.contains { $0.name == "VALUE" && $0.values == ["text"] }
  }

  private func labeled<Value>(_ value: Value) -> LabeledValue<Value> {
    var parameters = statedParameters
    var preference: Int?
    if let index = parameters.firstIndex(where: { $0.name == "PREF" }),
      let number = parameters[index].values.first.flatMap({ Int($0) })
    {
      preference = number
      parameters.remove(at: index)
    }
    if value is ContactDate || value is ContactMedia {
      parameters.removeAll { $0.name == "VALUE" && $0.values == ["text"] }
    }
    return LabeledValue(value, label: statedLabel, preference: preference, parameters: parameters)
  }

  private var statedLabel: Label? {
    let text = self[.label]
    if text.isEmpty { return nil }
    if text.utf8.count >= 2, text.hasPrefix("\""), text.hasSuffix("\"") {
      return .custom(String(text.dropFirst().dropLast()))
    }
    return RowLabel.labels[HeaderText.folded(text)] ?? .custom(text)
  }

  private var address: PostalAddress {
    var address = PostalAddress()
    let parts = ColumnMeaning.Part.components(of: .postalAddress)
    for (part, path) in zip(parts, PostalAddress.componentPaths) {
      address[keyPath: path] = self[part]
    }
    address.isoCountryCode = self[.countryCode]
    address.formattedAddress = self[.formatted]
    return address
  }

  private var date: ContactDate {
    let text = self[.value]
    guard !isText, var date = PartialDate(text) else { return .text(text) }
    if !self[.calendar].isEmpty { date.calendar = self[.calendar] }
    return .date(date)
  }

  private var media: ContactMedia {
    let text = self[.value]
    let mediaType = self[.mediaType].isEmpty ? nil : self[.mediaType]
    if isText { return ContactMedia(.text(text), mediaType: mediaType) }
    let bytes = Array(text.utf8)
    let data = bytes.withUnsafeBufferPointer { DataURI(Bytes($0)) }
    guard let data else { return ContactMedia(.uri(text), mediaType: mediaType) }
    let type = String(decoding: bytes[data.mediaType], as: UTF8.self)
    return ContactMedia(
      .data(Base64.decode(bytes[data.content])), mediaType: type.isEmpty ? nil : type)
  }
}
