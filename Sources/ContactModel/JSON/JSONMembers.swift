/// What the members of a contact's JSON may be called, and which of them say the same.
enum JSONMembers {
  /// Those of a contact on a line that are no fields.
  static let ofLine: Set<String> = ["type", "file", "index", "displayName", "id", "records"]
  private static let ofItem: Set<String> = [
    "value", "label", "isCustomLabel", "preference", "parameters",
  ]
  private static let ofDates = ["text", "calendar"] + JSONFieldValue.dateParts.map { $0.name }
  private static let ofMedia = ["mediaType", "uri", "text", "byteCount", "data"]
  private static let ofProperties = ["name", "rawValue"]

  /// What is wrong with a member that is no field, such as the name of one in the plural.
  static func unknown(_ name: String) -> String {
    let message = "There is no field of this name."
    let singular = [name.dropLast(3) + "y", name.dropLast(2), name.dropLast()].lazy
      .compactMap { ContactKey(name: String($0)) }.first
    guard name.hasSuffix("s"), let singular else { return message }
    return "\(message) Write \(FieldSchema[singular].jsonName)."
  }

  /// The members of an item, and of its value, that nothing is read from, and why.
  static func surplus(of item: JSON, _ kind: ValueKind) -> [(name: String, message: String)] {
    var found: [(name: String, message: String)] = []
    for member in item.members ?? [] where !ofItem.contains(member.name) {
      found.append((member.name, "A value has no such member."))
    }
    guard let value = item["value"], let members = value.members else { return found }
    for member in members where !isKnown(member.name, kind) {
      found.append(("value.\(member.name)", "The value has no such part."))
    }
    for name in contradicted(value, kind) {
      found.append(("value.\(name)", "Another member of the value contradicts it."))
    }
    return found
  }

  private static func isKnown(_ name: String, _ kind: ValueKind) -> Bool {
    switch kind {
    case .date: ofDates.contains(name)
    case .media: ofMedia.contains(name)
    case .preserved: ofProperties.contains(name)
    default: kind.members.contains { $0.name == name || $0.listName == name }
    }
  }

  /// The members that are given beside a list or a text of which they say a part, and say otherwise.
  private static func contradicted(_ value: JSON, _ kind: ValueKind) -> [String] {
    if kind == .date {
      guard let text = value["text"]?.string, let date = PartialDate(text) else { return [] }
      return JSONFieldValue.dateParts.filter { part in
        value[part.name].map { $0.number != date[keyPath: part.path] } ?? false
      }.map { $0.name }
    }
    return kind.members.compactMap { member in
      guard let listName = member.listName, listName != member.name,
        let text = value[member.name]?.string,
        let list = value[listName]?.array?.compactMap(\.string)
      else { return nil }
      let separator = kind == .postalAddress ? "\n" : " "
      return text == list.joined(separator: separator) ? nil : member.name
    }
  }
}
