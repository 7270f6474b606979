/// A field, or a part of it, or some of its values, as text names them: `phone.mobile`,
/// `address.street:home`, `email#2`, `birthday.month`.
///
/// This is the vocabulary of `--map`, `--where`, `--fields` and reports.
package struct FieldPath: Hashable, Sendable {
  package var key: ContactKey
  package var part: FieldPart
  /// A predefined label's name, TYPE values with `+` between, or a custom label; empty for all.
  package var label: String
  /// The number of the value among those of the label, from 1; nil for all.
  package var number: Int?

  package init(
    _ key: ContactKey, _ part: FieldPart = .value, label: String = "", number: Int? = nil
  ) {
    self.key = key
    self.part = part
    self.label = label
    self.number = number
  }

  /// Reads the text of a path; nil where there is no such field or part.
  package init?(_ text: String) {
    guard let text = FieldPathText(text), let schema = FieldSchema(name: text.field) else {
      return nil
    }
    self.init(schema.key, text.part, label: text.label, number: text.number)
  }
}

extension FieldPath: CustomStringConvertible {
  package var description: String {
    FieldPathText(
      field: FieldSchema[key].name, part: part, label: label, number: number
    ).description
  }
}

/// A path whose field was not looked up yet.
package struct FieldPathText {
  /// No contact has more values of a field.
  private static let mostValues = 9_999

  package var field: String
  package var part: FieldPart
  package var label: String
  package var number: Int?

  package init(field: String, part: FieldPart, label: String, number: Int?) {
    self.field = field
    self.part = part
    self.label = label
    self.number = number
  }

  /// Takes a text apart; nil where what stands behind a dot is neither a part nor a label.
  package init?(_ text: String) {
    var text = text
    guard let path = text.withUTF8({ FieldPathText(utf8: $0) }) else { return nil }
    self = path
  }

  /// Reads by bytes: the tables of dialects have hundreds of these.
  private init?(utf8 text: UnsafeBufferPointer<UInt8>) {
    var rest = text[...]
    func string(_ bytes: Slice<UnsafeBufferPointer<UInt8>>) -> String {
      String(decoding: UnsafeBufferPointer(rebasing: bytes), as: UTF8.self)
    }
    if let mark = rest.lastIndex(of: UInt8(ascii: "#")),
      let number = Int(string(rest[(mark + 1)...])), (1...Self.mostValues).contains(number)
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
    while let dot = rest.lastIndex(of: UInt8(ascii: ".")) {
      let name = string(rest[(dot + 1)...])
      if part == .value, let found = FieldPart(name: name) {
        part = found
      } else if label.isEmpty, let found = Self.label(named: name) {
        label = found
      } else {
        return nil
      }
      rest = rest[..<dot]
    }
    field = string(rest)
  }

  /// The name of a predefined label without regard to case, `cell` for `mobile` included.
  private static func label(named name: String) -> String? {
    let lowered = name.lowercased()
    if let label = Label.predefined.first(where: { $0.name.lowercased() == lowered }) {
      return label.name
    }
    return TypeSet(name: lowered)?.label.label?.name
  }
}

extension FieldPathText: CustomStringConvertible {
  package var description: String {
    var text = field
    if part != .value { text += "." + part.rawValue }
    // The labels that go by a dot are those of which no part has the name.
    if !label.isEmpty {
      let isWord = Label(predefinedName: label) != nil && FieldPart(name: label) == nil
      text += (isWord && part == .value ? "." : ":") + label
    }
    if let number { text += "#\(number)" }
    return text
  }
}
