import ContactModel
import FileFormats
import SourceText
import VCard

extension ContactEncoder {
  /// Writes the parameters that every property can have.
  mutating func writeCommonParameters() {
    writeTypes()
    writePreference()
    if field.hasParameters { writeOtherParameters() }
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
    while rest != 0 {
      var name = TypeSet.names[rest.trailingZeroBitCount]
      if rules.contains(.evolution) { name = Self.evolutionTypes[name] ?? name }
      name.withUTF8 { writeType(Bytes($0), isCustom: false) }
      rest &= rest - 1
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
  private static let evolutionTypes = [
    "assistant": "X-EVOLUTION-ASSISTANT", "callback": "X-EVOLUTION-CALLBACK",
    "company": "X-EVOLUTION-COMPANY", "radio": "X-EVOLUTION-RADIO", "tlx": "X-EVOLUTION-TELEX",
    "ttytdd": "X-EVOLUTION-TTYTDD",
  ]

  private mutating func writeType(_ value: Bytes, isCustom: Bool) {
    if !isVersion21 {
      writer.parameterValue(value)
    } else if !isCustom {
      writer.bareParameter(value, inCapitals: true)
    } else if !isPlain(value), !isLabelOfAndroid(value) {
      lose("TYPE", value, .dropped, "vCard 2.1 has no way to write such a type.")
    } else if isReservedWhenBare(value) {
      writer.parameter("TYPE", value)
    } else {
      writer.bareParameter(value, inCapitals: false)
    }
  }

  /// Whether the text is a label as Android writes it, blanks and all: `X-House at the lake`.
  private mutating func isLabelOfAndroid(_ value: Bytes) -> Bool {
    guard startsWith("x-", value, value.indices), value.last != 0x20 else { return false }
    return value.filter { $0 != 0x20 }.withUnsafeBufferPointer { isPlain(Bytes($0)) }
  }

  /// Whether the text, standing alone among parameters, would say something else than a type.
  private mutating func isReservedWhenBare(_ value: Bytes) -> Bool {
    let words = BareWords.ofBookkeeping + BareWords.ofValues + ["utf-8"]
    return startsWith("x-custom(", value, value.indices)
      || words.contains { matches($0, value, value.indices) }
  }

  private mutating func writePreference() {
    let preference = field.header.preference
    guard preference > 0 else { return }
    if isVersion4 || syntax == .v30 && preference > 1 {
      writer.parameter("PREF", utf8(String(preference)))
    } else if isVersion21, preference > 1 {
      lose(
        "PREF", utf8(String(preference)), .dropped,
        "vCard 2.1 can mark a value as preferred, but not order several.")
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
        "No parameter can be called like this; it was written as "
          + "\(String(decoding: adapted, as: UTF8.self)).")
      adapted.withUnsafeBufferPointer { writeOther(Bytes($0), values) }
      return
    }
    if isJCard, name.elementsEqual("VALUE".utf8) { return }
    guard !isVersion21 || isKnownToVersion21(name, values) else {
      lose(name.string, joined(values), .dropped, "vCard 2.1 does not have this parameter.")
      return
    }
    writer.beginParameter(name, count: values.count)
    for value in values {
      guard rules.contains(.noSemicolonInParameters), value.contains(UInt8(ascii: ";")) else {
        writer.parameterValue(value)
        continue
      }
      lose(
        name.string, value, .changed,
        "The program ends a parameter at a semicolon; it became a comma.")
      value.map { $0 == UInt8(ascii: ";") ? UInt8(ascii: ",") : $0 }
        .withUnsafeBufferPointer { writer.parameterValue(Bytes($0)) }
    }
    writer.endParameter()
  }

  private mutating func isKnownToVersion21(_ name: Bytes, _ values: [Bytes]) -> Bool {
    let isKnown =
      name.starts(with: "X-".utf8) || name.elementsEqual("LANGUAGE".utf8)
      || name.elementsEqual("VALUE".utf8)
    return isKnown && values.count == 1 && isPlain(values[0])
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

  mutating func joined(_ values: [Bytes]) -> [UInt8] {
    utf8(values.map(\.string).joined(separator: ","))
  }

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
  private func isWrittenElsewhere(_ name: Bytes) -> Bool {
    field.header.key == .name && !isVersion4 && name.elementsEqual("SORT-AS".utf8)
  }

  /// Whether a text can be a parameter's value in vCard 2.1, which has no quotes.
  mutating func isPlain(_ value: Bytes) -> Bool {
    !value.isEmpty
      && value.allSatisfy { byte in
        switch byte {
        case UInt8(ascii: ";"), UInt8(ascii: ":"), UInt8(ascii: ","), UInt8(ascii: "="),
          UInt8(ascii: "["), UInt8(ascii: "]"), UInt8(ascii: "\""), UInt8(ascii: "\\"),
          UInt8(ascii: "^"):
          false
        default: byte > 0x20 && byte < 0x7F
        }
      }
  }
}
