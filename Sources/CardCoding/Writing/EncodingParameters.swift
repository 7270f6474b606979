import ContactModel
import FileFormats
import SourceText
import VCard

extension ContactEncoder {
  /// Names of ``TypeSet``'s members, one after the other, and where each begins.
  private static let typeNames: (bytes: [UInt8], starts: [Int]) = {
    var bytes: [UInt8] = []
    var starts = [0]
    for name in TypeSet.names {
      bytes.append(contentsOf: name.utf8)
      starts.append(bytes.count)
    }
    return (bytes, starts)
  }()

  /// Begins a property and writes the parameters that every one of them can have.
  mutating func begin(_ name: StaticString, group: Group) {
    begin(name, in: group)
    writeCommonParameters()
  }

  mutating func writeCommonParameters() {
    writeTypes()
    writePreference()
    if field.hasParameters { writeOtherParameters() }
  }

  /// Turns types that are in no standard into a label; a second one has no place.
  mutating func makeTypesStandard() {
    switch field.header.key {
    case .phoneNumber, .emailAddress, .postalAddress, .url: break
    default: return
    }
    if field.header.types.contains(.mobile) {
      field.header.types.subtract(.mobile)
      field.header.types.formUnion(.cell)
    }
    let further = field.header.types.subtracting(.standard)
    var candidates: [[UInt8]] = []
    if !further.isEmpty {
      if let label = further.label.label {
        candidates.append(Array(label.storedText.utf8))
      } else {
        candidates += further.memberNames.map { Array($0.utf8) }
      }
      field.header.types.formIntersection(.standard)
    }
    if field.hasCustomTypes {
      for record in records[field.range] where record.part == .customType {
        let name = bytes[record.text.range].string
        let isVendor = name.lowercased().hasPrefix("x-")
        candidates.append(Array((isVendor ? String(name.dropFirst(2)) : name).utf8))
      }
      field.hasCustomTypes = false
    }
    for candidate in candidates {
      if !field.hasLabel {
        field.labelInsteadOfType = candidate
      } else {
        lose(
          "TYPE", candidate, .dropped,
          "The program refuses types that are not in the standard, and the value has a label.")
      }
    }
  }

  /// Turns one of Apple's own labels into the types that say the same, for programs without labels.
  mutating func takeLabelAsTypes() {
    switch field.header.key {
    case .phoneNumber, .emailAddress, .postalAddress, .url: break
    default: return
    }
    guard let range = field.label, field.header.types.label.label == nil,
      let types = TypeSet(Label(storedText: bytes[range.range].string)),
      types.isSubset(of: .standard)
    else { return }
    field.header.types.formUnion(types)
    field.label = nil
  }

  /// Turns a label of one's own into a type, as Android writes it: TYPE=X-Boat.
  mutating func makeLabelType() {
    guard let range = field.label else { return }
    let label = Label(storedText: bytes[range.range].string)
    switch field.header.key {
    case .phoneNumber, .emailAddress, .postalAddress:
      field.typeInsteadOfLabel = Array("X-\(label.readableName)".utf8)
    case .relation, .date: return
    default:
      lose(
        "X-ABLABEL", bytes[range.range], .dropped,
        "Android Contacts has labels of numbers, mailboxes and addresses alone.")
    }
    field.label = nil
  }

  mutating func writeTypes() {
    let types = field.header.types
    let isPreferred = field.header.preference == 1 && (isVersion21 || syntax == .v30)
    let label = field.typeInsteadOfLabel
    guard types.rawValue != 0 || isPreferred || field.hasCustomTypes || label != nil else { return }
    if !isVersion21 {
      var count = types.rawValue.nonzeroBitCount + (isPreferred ? 1 : 0) + (label == nil ? 0 : 1)
      if field.hasCustomTypes {
        for record in records[field.range] where record.part == .customType { count += 1 }
      }
      writer.beginParameter("TYPE", count: count)
    }
    var rest = types.rawValue
    if rest != 0 {
      let names = Self.typeNames
      names.bytes.withUnsafeBufferPointer { buffer in
        while rest != 0 {
          let bit = rest.trailingZeroBitCount
          let name = Bytes(buffer)[names.starts[bit]..<names.starts[bit + 1]]
          if rules.contains(.evolution), let own = Self.evolutionTypes[rest & (~rest &+ 1)] {
            writeType(Bytes(own), isCustom: false)
          } else {
            writeType(name, isCustom: false)
          }
          rest &= rest - 1
        }
      }
    }
    if field.hasCustomTypes {
      for index in field.range where records[index].part == .customType {
        writeType(bytes[records[index].text.range], isCustom: true)
      }
    }
    if let label {
      label.withUnsafeBufferPointer { writeType(Bytes($0), isCustom: true) }
    }
    if isPreferred { writeType(Bytes("pref"), isCustom: false) }
    if !isVersion21 { writer.endParameter() }
  }

  /// Evolution's names of types that it does not know otherwise.
  private static let evolutionTypes: [UInt64: StaticString] = {
    let names: [(String, StaticString)] = [
      ("assistant", "X-EVOLUTION-ASSISTANT"), ("callback", "X-EVOLUTION-CALLBACK"),
      ("company", "X-EVOLUTION-COMPANY"), ("radio", "X-EVOLUTION-RADIO"),
      ("tlx", "X-EVOLUTION-TELEX"), ("ttytdd", "X-EVOLUTION-TTYTDD"),
    ]
    return names.reduce(into: [:]) { $0[TypeSet(name: $1.0)?.rawValue ?? 0] = $1.1 }
  }()

  private mutating func writeType(_ value: Bytes, isCustom: Bool) {
    if !isVersion21 {
      writer.parameterValue(value)
    } else if !isCustom {
      writer.bareParameter(value, inCapitals: true)
    } else if !isPlain(value) {
      lose("TYPE", value, .dropped, "vCard 2.1 has no way to write such a type.")
    } else if isReservedWhenBare(value) {
      writer.parameter("TYPE", value)
    } else {
      writer.bareParameter(value, inCapitals: false)
    }
  }

  /// Whether the text, standing alone among parameters, would say something else than a type.
  private func isReservedWhenBare(_ value: Bytes) -> Bool {
    let words: [StaticString] = [
      "quoted-printable", "base64", "b", "q", "8bit", "7bit", "inline", "utf-8", "url", "uri",
    ]
    return startsWith("x-custom(", value, value.indices)
      || words.contains { matches($0, value, value.indices) }
  }

  private mutating func writePreference() {
    let preference = field.header.preference
    guard preference > 0 else { return }
    switch syntax {
    case .v40, .jCard: writer.parameter("PREF", Array(String(preference).utf8))
    case .v30 where preference > 1:
      writer.parameter("PREF", Array(String(preference).utf8))
    case .v21 where preference > 1:
      lose(
        "PREF", Array(String(preference).utf8), .dropped,
        "vCard 2.1 can mark a value as preferred, but not order several.")
    default: break
    }
  }

  private mutating func writeOtherParameters() {
    var name = Bytes("")
    var values: [Bytes] = []
    for record in records[field.range] {
      if case .parameterName = record.part {
        writeOther(name, values)
        name = bytes[record.text.range]
        values = []
      } else if case .parameterValue = record.part {
        values.append(bytes[record.text.range])
      }
    }
    writeOther(name, values)
  }

  private mutating func writeOther(_ name: Bytes, _ values: [Bytes]) {
    guard !name.isEmpty, !isWrittenElsewhere(name), isParameterOfValue(name, values) else { return }
    guard PropertyName.isValid(name) else {
      let adapted = PropertyName.adapted(name)
      lose(
        name.string, joined(values), .changed,
        "No parameter can be called like this; it was written as \(text(adapted)).")
      adapted.withUnsafeBufferPointer { writeOther(Bytes($0), values) }
      return
    }
    guard isVersion21 else {
      if isJCard, name.elementsEqual("VALUE".utf8) { return }
      writer.beginParameter(name, count: values.count)
      for value in values {
        if rules.contains(.noSemicolonInParameters), value.contains(UInt8(ascii: ";")) {
          lose(
            name.string, value, .changed,
            "The program ends a parameter at a semicolon; it became a comma.")
          value.map { $0 == UInt8(ascii: ";") ? UInt8(ascii: ",") : $0 }
            .withUnsafeBufferPointer { writer.parameterValue(Bytes($0)) }
        } else {
          writer.parameterValue(value)
        }
      }
      writer.endParameter()
      return
    }
    let isKnown =
      name.starts(with: "X-".utf8) || name.elementsEqual("LANGUAGE".utf8)
      || name.elementsEqual("VALUE".utf8)
    if isKnown, values.count == 1, let value = values.first, isPlain(value) {
      writer.beginParameter(name, count: 1)
      writer.parameterValue(value)
      writer.endParameter()
    } else {
      lose(name.string, joined(values), .dropped, "vCard 2.1 does not have this parameter.")
    }
  }

  /// Whether the parameter tells something of the value; others say how a file holds it, and would
  /// make another value of what is written here.
  private mutating func isParameterOfValue(_ name: Bytes, _ values: [Bytes]) -> Bool {
    let isOfFile: Bool
    switch KnownParameter(name.indices, in: name) {
    case .encoding, .charset: isOfFile = true
    case .value: isOfFile = field.header.key != .preserved
    default: isOfFile = false
    }
    if isOfFile {
      lose(
        name.string, joined(values), .dropped,
        "This parameter says how a file holds a value, which is the writer's to say.")
    }
    return !isOfFile
  }

  private func joined(_ values: [Bytes]) -> [UInt8] {
    Array(values.map(\.string).joined(separator: ",").utf8)
  }

  private func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }

  /// Writes a parameter of the property's own; false where vCard 2.1 can't hold the value.
  @discardableResult
  mutating func writeParameter(_ name: StaticString, _ value: Bytes) -> Bool {
    guard !isVersion21 || isPlain(value) else {
      lose("\(name)", value, .dropped, "vCard 2.1 has no way to write such a parameter.")
      return false
    }
    writer.parameter(name, value)
    return true
  }

  /// SORT-AS of N is a property of its own before vCard 4.
  private mutating func isWrittenElsewhere(_ name: Bytes) -> Bool {
    field.header.key == .name && syntax != .v40 && !isJCard
      && name.elementsEqual("SORT-AS".utf8)
  }

  /// Whether a text can be a parameter's value in vCard 2.1, which has no quotes.
  func isPlain(_ value: Bytes) -> Bool {
    !value.isEmpty
      && value.allSatisfy { byte in
        byte > 0x20 && byte < 0x7F && byte != UInt8(ascii: ";") && byte != UInt8(ascii: ":")
          && byte != UInt8(ascii: ",") && byte != UInt8(ascii: "=") && byte != UInt8(ascii: "[")
          && byte != UInt8(ascii: "]") && byte != UInt8(ascii: "\"") && byte != UInt8(ascii: "\\")
          && byte != UInt8(ascii: "^")
      }
  }
}
