import SourceText

/// Contacts as JSON: an object with a list for every field that has values, by the names of
/// ``ContactKey``.
///
/// Each item has `value`, and `label`, `isCustomLabel`, `preference` and `parameters` where they
/// say something.
package enum ContactJSON {
  /// The contact with its name and where it comes from, as it stands alone on a line.
  package static func json(_ contact: Contact) -> JSON {
    .object(
      [
        JSON.Member("type", .string("contact")),
        JSON.Member("file", .optional(contact.source?.name)),
        JSON.Member("index", .number(contact.sourceIndex)),
        JSON.Member("displayName", .string(contact.displayName)),
      ] + members(contact))
  }

  /// The fields alone.
  package static func members(_ contact: Contact) -> [JSON.Member] {
    ContactKey.allCases.filter(contact.has).map { key in
      JSON.Member(
        FieldSchema[key].jsonName, .array(contact[Field<JSONFieldValue>(key)].map(json)))
    }
  }

  /// A value with what is said of it.
  package static func json(_ labeled: LabeledValue<JSONFieldValue>) -> JSON {
    var members = [("value", labeled.value.json)]
    if let label = labeled.label {
      members.append(("label", .string(label.name)))
      if !label.isPredefined { members.append(("isCustomLabel", .bool(true))) }
    }
    if let preference = labeled.preference { members.append(("preference", .number(preference))) }
    if !labeled.parameters.isEmpty {
      members.append(("parameters", .object(parameters(labeled.parameters))))
    }
    return .object(members)
  }

  /// Parameters by name: an object has one member of each.
  private static func parameters(_ parameters: [Parameter]) -> [JSON.Member] {
    var names: [String] = []
    var values: [String: [String]] = [:]
    for parameter in parameters {
      if values[parameter.name] == nil { names.append(parameter.name) }
      values[parameter.name, default: []] += parameter.values
    }
    return names.map { name in
      JSON.Member(name, .array((values[name] ?? []).map { .string($0) }))
    }
  }

  /// A contact from an object's members; those that are no fields are passed over, but for a
  /// `displayName` that says more than they do.
  ///
  /// - Parameters:
  ///   - origin: Where the contact comes from.
  ///   - surplus: Told of each member that is nothing of a contact, or that another one contradicts.
  ///   - problem: Told of each value that does not suit its field and was left out, by where it
  ///     stands: `phoneNumber[0].value`.
  package static func contact(
    _ json: JSON, origin: ContactOrigin = ContactOrigin(),
    surplus: (_ path: String, _ message: String) -> Void = { _, _ in },
    problem: (_ path: String, _ message: String) -> Void
  ) -> Contact {
    var builder = ContactBuilder()
    for member in json.members ?? [] {
      guard let key = ContactKey(name: member.name) else {
        if !JSONMembers.ofLine.contains(member.name) {
          surplus(member.name, JSONMembers.unknown(member.name))
        }
        continue
      }
      guard let items = member.value.array else {
        problem(member.name, "The values of a field are a list.")
        continue
      }
      for (index, item) in items.enumerated() {
        let path = "\(member.name)[\(index)]"
        guard let value = item["value"].map({ JSONFieldValue($0) }),
          value.suits(FieldSchema[key].kind)
        else {
          problem(path + ".value", "This is no value of \(FieldSchema[key].name).")
          continue
        }
        for (name, message) in JSONMembers.surplus(of: item, FieldSchema[key].kind) {
          surplus("\(path).\(name)", message)
        }
        builder.append(key, labeled(value, item))
      }
    }
    func made() -> Contact {
      Contact(
        storage: ContactStorage(bytes: builder.bytes, records: builder.records, origin: origin))
    }
    let contact = made()
    guard let shown = json["displayName"]?.string, shown.utf8.contains(where: { $0 > 0x20 }),
      shown != contact.displayName
    else { return contact }
    if let name = contact.formattedName {
      surplus("displayName", "The contact is called “\(name)”.")
      return contact
    }
    builder.beginValue(.formattedName)
    builder.setText(shown)
    return made()
  }

  private static func labeled(
    _ value: JSONFieldValue, _ item: JSON
  ) -> LabeledValue<JSONFieldValue> {
    var label: Label?
    if let name = item["label"]?.string {
      label = item["isCustomLabel"] == .bool(true) ? nil : Label(predefinedName: name)
      label = label ?? .custom(name)
    }
    let parameters = (item["parameters"]?.members ?? []).map { member in
      Parameter(member.name, values: (member.value.array ?? []).compactMap(\.string))
    }
    return LabeledValue(
      value, label: label, preference: item["preference"]?.number, parameters: parameters)
  }
}

extension Contact: Codable {
  /// Reads a contact as ``encode(to:)`` writes it, or as a line of `unicard list --json` has it.
  ///
  /// - Throws: `DecodingError` where a member is nothing of a contact, or a value none of its
  ///   field's.
  public init(from decoder: any Decoder) throws {
    let json = try JSON(from: decoder)
    var problems: [String] = []
    func note(_ path: String, _ message: String) { problems.append("\(path): \(message)") }
    self = ContactJSON.contact(json, surplus: note, problem: note)
    guard problems.isEmpty, json.members != nil else {
      throw DecodingError.dataCorrupted(
        DecodingError.Context(
          codingPath: decoder.codingPath,
          debugDescription: problems.first ?? "A contact is an object."))
    }
  }

  /// Writes an object with a list for every field that has values, by the names of
  /// ``ContactKey``. Where the contact was read is not in it.
  public func encode(to encoder: any Encoder) throws {
    try JSON.object(ContactJSON.members(self)).encode(to: encoder)
  }
}
