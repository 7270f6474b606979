package import SourceText

/// Puts together the bytes and records of a contact.
///
/// Readers fill it value by value: ``beginValue(_:source:)``, the text, then attributes.
package struct ContactBuilder {
  package var bytes: [UInt8]
  package var records: [FieldRecord]

  package init(bytes: [UInt8] = [], records: [FieldRecord] = []) {
    self.bytes = bytes
    self.records = records
  }

  package mutating func beginValue(_ key: ContactKey, source: ByteRange = .empty) {
    records.append(FieldRecord(key: key, part: .value, text: .empty, source: source))
  }

  /// Adds a whole value whose text is in the bytes already.
  package mutating func append(
    _ key: ContactKey, text: ByteRange, form: FieldRecord.Form = .text, types: TypeSet = [],
    preference: UInt8 = 0, source: ByteRange
  ) {
    records.append(
      FieldRecord(
        key: key, part: .value, form: form, preference: preference, text: text, source: source,
        types: types))
  }

  /// Adds an attribute whose text is in the bytes already to the last value.
  package mutating func appendAttribute(
    _ part: FieldRecord.Part, text: ByteRange, source: ByteRange = .empty
  ) {
    guard let last = records.last else { return }
    records.append(FieldRecord(key: last.key, part: part, text: text, source: source))
  }

  package mutating func appendAttribute(
    _ part: FieldRecord.Part, _ text: String, evenIfEmpty: Bool = false
  ) {
    guard evenIfEmpty || !text.isEmpty else { return }
    appendAttribute(part, text: store(text))
  }

  package mutating func appendComponents(_ components: [[String]]) {
    for (index, list) in components.enumerated() {
      for item in list where !item.isEmpty { appendAttribute(.component(UInt8(index)), item) }
    }
  }

  /// Sets the text of the last record.
  package mutating func setText(_ text: String, form: FieldRecord.Form = .text) {
    setText(bytes: Array(text.utf8), form: form)
  }

  package mutating func setText(bytes text: [UInt8], form: FieldRecord.Form) {
    guard !records.isEmpty else { return }
    let start = bytes.count
    Self.append(text, to: &bytes)
    records[records.count - 1].text = ByteRange(start: start, count: bytes.count - start)
    records[records.count - 1].form = form
  }

  /// Line breaks are LF in every text, and NUL is in none, because no file could give them back.
  private static func append(_ text: [UInt8], to bytes: inout [UInt8]) {
    guard text.contains(where: { $0 == 0x0D || $0 == 0 }) else {
      bytes.append(contentsOf: text)
      return
    }
    for (index, byte) in text.enumerated() where byte != 0 {
      if byte != 0x0D {
        bytes.append(byte)
      } else if index + 1 == text.count || text[index + 1] != 0x0A {
        bytes.append(0x0A)
      }
    }
  }

  package mutating func store(_ text: String) -> ByteRange {
    let start = bytes.count
    Self.append(Array(text.utf8), to: &bytes)
    return ByteRange(start: start, count: bytes.count - start)
  }

  /// Appends a labelled value, as a program made it.
  package mutating func append<Value: FieldValue>(
    _ key: ContactKey, _ labeled: LabeledValue<Value>
  ) {
    let header = records.count
    beginValue(key)
    labeled.value.write(to: &self)
    var parameters = labeled.parameters
    if let preference = labeled.preference {
      if 1...100 ~= preference {
        records[header].preference = UInt8(preference)
      } else {
        // As one that a file has, which is no preference (RFC 6350, section 5.3).
        parameters.append(Parameter("PREF", String(preference)))
      }
    }
    if let label = labeled.label {
      if let types = TypeSet(label) {
        records[header].types = types
      } else {
        // A label of blanks says nothing.
        if label.storedText.utf8.contains(where: { $0 > 0x20 }) {
          appendAttribute(.label, label.storedText)
        }
      }
    }
    for parameter in parameters {
      if parameter.name == "TYPE" {
        for value in parameter.values.flatMap(Self.types) {
          if let type = TypeSet(name: value) {
            records[header].types.formUnion(type)
          } else {
            appendAttribute(.customType, value)
          }
        }
      } else if key == .preserved, parameter.name == "ENCODING" {
        if parameter.values.first?.lowercased().hasPrefix("b") ?? false {
          records[header].form = .base64
        }
      } else {
        appendAttribute(.parameterName, parameter.name)
        // A file has at least an empty one.
        for value in parameter.values.isEmpty ? [""] : parameter.values {
          appendAttribute(.parameterValue, value, evenIfEmpty: true)
        }
      }
    }
  }
}

extension ContactBuilder {
  /// A TYPE value as it can be written: separators make several of it, as they do in a file.
  private static func types(_ value: String) -> [String] {
    value.split { $0 == "," || $0 == ";" }.map { part in
      func isEdge(_ character: Character) -> Bool { " \t\n\"\\".contains(character) }
      let text = part.drop(while: isEdge)
      return String(
        text[..<(text.lastIndex { !isEdge($0) }.map(text.index(after:)) ?? text.startIndex)])
    }.filter { !$0.isEmpty }
  }
}

extension Label {
  /// Whether values of the field have labels that older programs write as TYPE.
  package static func mayBeType(_ key: ContactKey) -> Bool {
    switch key {
    case .phoneNumber, .emailAddress, .postalAddress, .url, .relation, .date: true
    default: false
    }
  }

  /// Where the label stands in a TYPE value that is somebody's own: `Boat` in `Boat` and `X-Boat`.
  package static func range(inType type: Range<Int>, _ bytes: Bytes) -> Range<Int> {
    type.count > 2 && startsWith("x-", bytes, type) ? type.dropFirst(2) : type
  }

  /// What TYPE values say a value is for, where it has no label: one of somebody's own, or the kind of
  /// line of a number.
  package init?(types: [String]) {
    if let own = types.first(where: { TypeSet(name: $0) == nil }) {
      let isMarked = own.count > 2 && own.prefix(2).lowercased() == "x-"
      self = .custom(String(isMarked ? own.dropFirst(2) : own[...]))
    } else if let name = types.lazy.compactMap({ TypeSet(name: $0)?.nameOfLine }).first {
      self = .custom(name)
    } else {
      return nil
    }
  }

  /// The name as people read it, also that of a label of Apple's which is not known here:
  /// `Younger Brother` for `_$!<YoungerBrother>!$_`.
  package var readableName: String {
    guard !isPredefined, let inner = Self.appleName(name) else { return name }
    var words = ""
    for (character, next) in zip(inner, inner.dropFirst().map(Optional.some) + [nil]) {
      let isStart = next?.isLowercase ?? false || words.last?.isLowercase ?? false
      if character.isUppercase, isStart, !words.isEmpty { words.append(" ") }
      words.append(character)
    }
    return words
  }

  /// The text that address books show for the label in tables and lists: `Home Fax` for a predefined one.
  package var title: String {
    guard isPredefined else { return readableName }
    return switch self {
    case .iPhone, .iCloud: name
    case .homepage: "Home Page"
    default: FieldSchema.words(name)
    }
  }

  /// What stands in Apple's brackets, of which Markdown takes the underscores away; nil for any other text.
  private static func appleName(_ text: String) -> Substring? {
    let isWhole = text.hasPrefix("_") && text.hasSuffix("_") && text.utf8.count >= 8
    let text = isWhole ? text.dropFirst().dropLast() : text[...]
    guard text.hasPrefix("$!<"), text.hasSuffix(">!$"), text.utf8.count >= 6 else { return nil }
    return text.dropFirst(3).dropLast(3)
  }

  /// The label as records and X-ABLabel have it: predefined ones in Apple's brackets.
  package var storedText: String {
    isPredefined ? "_$!<" + (Self.appleNames[name] ?? name) + ">!$_" : name
  }

  /// Reads a stored label. What is in brackets but unknown stays as it is: custom.
  package init(storedText text: String) {
    if let inner = Self.appleName(text) {
      if let name = Self.namesByAppleName[inner.lowercased()],
        let label = Label(predefinedName: name)
      {
        self = label
        return
      }
    }
    self = .custom(text)
  }

  /// Apple's spelling of each predefined label.
  private static let appleNames: [String: String] = {
    var names: [String: String] = [:]
    for label in predefined {
      names[label.name] = label.name.prefix(1).uppercased() + label.name.dropFirst()
    }
    names["homeFax"] = "HomeFAX"
    names["workFax"] = "WorkFAX"
    names["otherFax"] = "OtherFAX"
    names["homepage"] = "HomePage"
    names["iPhone"] = "iPhone"
    names["iCloud"] = "iCloud"
    names["appleWatch"] = "AppleWatch"
    return names
  }()

  private static let namesByAppleName: [String: String] = {
    var names: [String: String] = [:]
    for (name, appleName) in appleNames { names[appleName.lowercased()] = name }
    return names
  }()
}
