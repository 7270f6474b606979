import ContactModel

/// A value as the text of a contact has it.
struct ContactTextEntry {
  /// A part of a structured value, or its only text.
  struct Part: Hashable {
    /// Empty for the text of a value without parts.
    var name: String
    var text: String
  }

  /// What is said of a value: two entries that say the same are the same value.
  struct Said: Hashable {
    var label: String
    var value: [Part]
  }

  let key: ContactKey
  var said: Said
  /// Where it stands, for messages.
  var place = Place()
  /// The label that the text means.
  var parsedLabel: Label?

  struct Place {
    var line = 1
    var column = 1
    var text = ""
  }

  var label: String { said.label }
  var value: [Part] { said.value }

  init(_ key: ContactKey, label: String, parsed: Label?, place: Place) {
    self.key = key
    said = Said(label: label, value: [])
    parsedLabel = parsed
    self.place = place
  }

  /// A value of a contact.
  init(_ value: LabeledValue<JSONFieldValue>, _ key: ContactKey, _ labels: LabelNames) {
    self.key = key
    parsedLabel = value.label
    said = Said(
      label: value.label.map { labels.text(of: $0) } ?? "", value: Self.parts(value.value, key))
  }

  // MARK: Parts

  /// The parts that the kind's values are shown by; none where a line shows all.
  static func members(of kind: ValueKind) -> [(name: String, member: ValueMember)] {
    switch kind {
    case .text, .phoneNumber, .date, .media, .preserved: []
    case .name, .organization, .gender, .postalAddress, .socialProfile, .instantMessageAddress:
      kind.members.map { ($0.part == .value ? $0.name : $0.part.rawValue, $0) }
    }
  }

  private static func parts(_ value: JSONFieldValue, _ key: ContactKey) -> [Part] {
    let kind = FieldSchema[key].kind
    let json = value.json
    switch kind {
    case .text, .phoneNumber: return [Part(name: "", text: json.string ?? "")]
    case .date:
      let calendar = json["calendar"]?.string.map { " [\($0)]" } ?? ""
      return [Part(name: "", text: (json["text"]?.string ?? "") + calendar)]
    case .media:
      if let address = json["uri"]?.string ?? json["text"]?.string {
        return [Part(name: "", text: address)]
      }
      let type = json["mediaType"]?.string ?? "data"
      return [Part(name: "", text: "\(type), \(json["byteCount"]?.number ?? 0) bytes")]
    case .preserved:
      let text = "\(json["name"]?.string ?? ""):\(json["rawValue"]?.string ?? "")"
      return [Part(name: "", text: text)]
    default:
      return members(of: kind).flatMap { name, member -> [Part] in
        if let listName = member.listName, let list = json[listName]?.array {
          return list.map { Part(name: name, text: $0.string ?? "") }
        }
        return json[member.name]?.string.map { [Part(name: name, text: $0)] } ?? []
      }
    }
  }

  // MARK: Text

  /// The lines of the entry.
  var lines: [String] {
    let head = FieldSchema[key].name + (label.isEmpty ? "" : " (\(label))")
    if let only = value.first, only.name.isEmpty {
      return Self.lines(head, only.text, indent: "")
    }
    return [head] + value.flatMap { Self.lines("  " + $0.name, $0.text, indent: "  ") }
  }

  private static func lines(_ head: String, _ text: String, indent: String) -> [String] {
    let parts = text.utf8.split(separator: 0x0A, omittingEmptySubsequences: false).map {
      String(Substring($0))
    }
    return ["\(head): \(parts.first ?? "")"] + parts.dropFirst().map { "\(indent)| \($0)" }
  }

  // MARK: Values

  /// The value that the entry says.
  func parsedValue() throws(ContactTextError) -> JSONFieldValue {
    do throws(EditError) {
      return try value(of: FieldSchema[key].kind)
    } catch {
      throw ContactTextError(
        message: error.message, hint: error.hint, line: place.line, column: place.column,
        text: place.text)
    }
  }

  private func value(of kind: ValueKind) throws(EditError) -> JSONFieldValue {
    let text = value.first?.text ?? ""
    if let first = value.first, first.name.isEmpty {
      guard kind == .date else { return try FieldValueText.value(text, of: key) }
      return try date(text)
    }
    var members: [JSON.Member] = []
    for (name, member) in Self.members(of: kind) {
      let texts = value.filter { $0.name == name }.map(\.text)
      let said = texts.filter { !$0.isEmpty }
      if member.name == member.listName {
        // A unit without a name is a place among units.
        if !said.isEmpty {
          members.append(JSON.Member(member.name, .array(texts.map { .string($0) })))
        }
        continue
      }
      guard !said.isEmpty else { continue }
      let isAddress = kind == .postalAddress
      members.append(
        JSON.Member(member.name, .string(said.joined(separator: isAddress ? "\n" : " "))))
      if said.count > 1, let listName = member.listName {
        members.append(JSON.Member(listName, .array(said.map { .string($0) })))
      }
    }
    guard !members.isEmpty else {
      throw EditError("There is nothing of it.", hint: "Write its parts below it, or remove it.")
    }
    return JSONFieldValue(.object(members))
  }

  private func date(_ text: String) throws(EditError) -> JSONFieldValue {
    guard text.hasSuffix("]"), let open = text.lastIndex(of: "[") else {
      return try FieldValueText.value(text, of: key)
    }
    let parsed = try FieldValueText.date(FieldValueText.trimmed(text[..<open]))
    guard case .date(var date) = parsed else { return FieldValueText.erased(parsed, key) }
    date.calendar = String(text[text.index(after: open)...].dropLast())
    return FieldValueText.erased(ContactDate.date(date), key)
  }
}
