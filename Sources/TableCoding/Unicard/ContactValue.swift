import ContactModel
import SourceText

/// One value of a contact, read from the cells of the format `csv`, part by part.
struct ContactValue {
  /// The cells by part.
  private let cells: [(part: ColumnMeaning.Part, text: String)]

  /// What stands between the items of a list.
  static let separator = " ::: "

  init(_ cells: [(part: ColumnMeaning.Part, text: String)]) { self.cells = cells }

  private subscript(part: ColumnMeaning.Part) -> String {
    cells.first { $0.part == part }?.text ?? ""
  }

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
      builder.append(key, labeled(PreservedProperty(name: self[.name], rawValue: self[.value])))
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
      : text.split(separator: Self.separator, omittingEmptySubsequences: false).map(String.init)
  }

  private var statedParameters: [Parameter] { ParameterText.parameters(self[.parameters]) }

  private var isText: Bool {
    statedParameters.contains { $0.name == "VALUE" && $0.values == ["text"] }
  }

  private func labeled<Value>(_ value: Value) -> LabeledValue<Value> {
    var parameters = statedParameters
    var preference: Int?
    // Several values, or another number, are no preference (RFC 6350, section 5.3).
    if let index = parameters.firstIndex(where: { $0.name == "PREF" }),
      parameters[index].values.count == 1, let number = Int(parameters[index].values[0]),
      1...100 ~= number
    {
      preference = number
      parameters.remove(at: index)
    }
    if value is ContactDate || value is ContactMedia {
      parameters.removeAll { $0.name == "VALUE" && $0.values == ["text"] }
    }
    return LabeledValue(value, label: label, preference: preference, parameters: parameters)
  }

  private var label: Label? {
    let text = self[.label]
    if text.isEmpty { return nil }
    if text.utf8.count >= 2, text.hasPrefix("\""), text.hasSuffix("\"") {
      return .custom(String(text.dropFirst().dropLast()))
    }
    return ColumnLabel.labels[HeaderFolding.folded(text)] ?? .custom(text)
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
