/// The value of a field as JSON, whatever its type: what the schema says of its members.
package struct JSONFieldValue: FieldValue {
  package let json: JSON

  package init(_ json: JSON) { self.json = json }

  // MARK: From records

  package init(_ field: FieldView) {
    let kind = FieldSchema.kinds[Int(field.header.key.rawValue)]
    json =
      switch kind {
      case .text: .string(field.text)
      case .phoneNumber: .string(PhoneNumber(field).stringValue)
      case .date: Self.json(ContactDate(field))
      case .media: Self.json(ContactMedia(field))
      case .preserved: Self.json(PreservedProperty(field))
      case .name, .organization, .gender, .postalAddress, .socialProfile,
        .instantMessageAddress:
        Self.json(field, kind)
      }
  }

  private static func json(_ field: FieldView, _ kind: ValueKind) -> JSON {
    var members: [JSON.Member] = []
    for member in kind.members {
      if member.record == .value {
        if !field.text.isEmpty { members.append(JSON.Member(member.name, .string(field.text))) }
        continue
      }
      let texts = field.attributes.filter { $0.part == member.record }.map { field.text(of: $0) }
      guard let first = texts.first else { continue }
      if member.name == member.listName {
        members.append(JSON.Member(member.name, .array(texts.map { .string($0) })))
        continue
      }
      let separator = kind == .postalAddress ? "\n" : " "
      let isList = member.listName != nil || kind == .postalAddress
      let text = isList ? texts.joined(separator: separator) : first
      if !text.isEmpty { members.append(JSON.Member(member.name, .string(text))) }
      if texts.count > 1, let listName = member.listName {
        members.append(JSON.Member(listName, .array(texts.map { .string($0) })))
      }
    }
    return .object(members)
  }

  private static func json(_ property: PreservedProperty) -> JSON {
    .object([("name", .string(property.name)), ("rawValue", .string(property.rawValue))])
  }

  fileprivate static func json(_ date: ContactDate) -> JSON {
    var members = [("text", JSON.string(date.description))]
    if let parts = date.components {
      for (name, path) in dateParts {
        if let number = parts[keyPath: path] { members.append((name, .number(number))) }
      }
      if let calendar = parts.calendar { members.append(("calendar", .string(calendar))) }
    }
    return .object(members)
  }

  static var dateParts: [(name: String, path: WritableKeyPath<PartialDate, Int?>)] {
    [
      ("year", \.year), ("month", \.month), ("day", \.day), ("hour", \.hour),
      ("minute", \.minute), ("second", \.second), ("utcOffset", \.utcOffset),
    ]
  }

  private static func json(_ media: ContactMedia) -> JSON {
    var members: [(String, JSON)] = []
    if let type = media.mediaType { members.append(("mediaType", .string(type))) }
    switch media.content {
    case .uri(let uri): members.append(("uri", .string(uri)))
    case .text(let text): members.append(("text", .string(text)))
    case .data(let bytes):
      members.append(("byteCount", .number(bytes.count)))
      members.append(("data", .string(String(decoding: Base64.encode(bytes), as: UTF8.self))))
    }
    return .object(members)
  }

  // MARK: To records

  /// Whether the value is what the field's values are.
  func suits(_ kind: ValueKind) -> Bool {
    switch kind {
    case .text, .phoneNumber: return json.string != nil
    case .date: return date != nil
    case .media: return media != nil
    case .preserved: return json["name"]?.string != nil && json["rawValue"]?.string != nil
    case .name, .organization, .gender, .postalAddress, .socialProfile, .instantMessageAddress:
      guard json.members != nil else { return false }
      return kind.members.allSatisfy { member in
        [member.name, member.listName ?? member.name].allSatisfy { name in
          guard let value = json[name] else { return true }
          return name == member.listName
            ? value.array?.allSatisfy { $0.string != nil } ?? false : value.string != nil
        }
      }
    }
  }

  package func write(to builder: inout ContactBuilder) {
    guard let last = builder.records.last else { return }
    let kind = FieldSchema.kinds[Int(last.key.rawValue)]
    switch kind {
    case .text, .phoneNumber: builder.setText(json.string ?? "")
    case .date: date?.write(to: &builder)
    case .media: media?.write(to: &builder)
    case .preserved:
      PreservedProperty(
        name: json["name"]?.string ?? "", rawValue: json["rawValue"]?.string ?? ""
      ).write(to: &builder)
    case .name, .organization, .gender, .postalAddress, .socialProfile,
      .instantMessageAddress:
      for member in kind.members where member.record == .value {
        builder.setText(json[member.name]?.string ?? "")
      }
      for member in kind.members where member.record != .value {
        for text in texts(member) {
          builder.appendAttribute(
            member.record, text, evenIfEmpty: member.name == member.listName)
        }
      }
    }
  }

  private func texts(_ member: ValueMember) -> [String] {
    if let listName = member.listName, let list = json[listName]?.array {
      return list.compactMap(\.string)
    }
    return json[member.name]?.string.map { [$0] } ?? []
  }

  fileprivate var date: ContactDate? {
    guard let text = json["text"]?.string else { return nil }
    let isDate = Self.dateParts.contains { json[$0.name] != nil }
    guard isDate, var date = PartialDate(text) else { return isDate ? nil : .text(text) }
    date.calendar = json["calendar"]?.string
    return .date(date)
  }

  private var media: ContactMedia? {
    let type = json["mediaType"]?.string
    if let data = json["data"]?.string {
      return ContactMedia(.data(Base64.decode(Array(data.utf8)[...])), mediaType: type)
    }
    if let uri = json["uri"]?.string { return ContactMedia(.uri(uri), mediaType: type) }
    return json["text"]?.string.map { ContactMedia(.text($0), mediaType: type) }
  }
}

extension ContactDate: Codable {
  /// Reads a date as ``encode(to:)`` writes it.
  ///
  /// - Throws: `DecodingError` where it is none.
  public init(from decoder: any Decoder) throws {
    guard let date = JSONFieldValue(try JSON(from: decoder)).date else {
      throw DecodingError.dataCorrupted(
        DecodingError.Context(
          codingPath: decoder.codingPath,
          debugDescription: "A date has a text, and its components as numbers."))
    }
    self = date
  }

  /// Writes an object with the text and the components, as it stands in a contact's JSON.
  public func encode(to encoder: any Encoder) throws {
    try JSONFieldValue.json(self).encode(to: encoder)
  }
}
