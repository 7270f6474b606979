import ContactModel
import SourceText
import VCard

extension ContactEncoder {
  /// Names of ``TypeSet``'s members as bytes.
  private static let typeNames: [[UInt8]] = TypeSet.names.map { Array($0.utf8) }

  /// Begins a property and writes the parameters that every one of them can have.
  func begin(_ name: StaticString, group: ArraySlice<UInt8>) {
    writer.begin(name, group: group)
    writeCommonParameters()
  }

  func writeCommonParameters() {
    writeTypes(extra: [])
    writePreference()
    if field.hasParameters { writeOtherParameters() }
  }

  /// TYPE, with `extra` members that the property needs in this version.
  func writeTypes(extra: TypeSet) {
    let types = field.header.types.union(extra)
    let isPreferred = field.header.preference == 1 && (syntax == .v21 || syntax == .v30)
    guard !types.isEmpty || isPreferred || field.hasCustomTypes else { return }
    var values: [ArraySlice<UInt8>] = []
    var rest = types.rawValue
    while rest != 0 {
      values.append(Self.typeNames[rest.trailingZeroBitCount][...])
      rest &= rest - 1
    }
    if field.hasCustomTypes {
      for record in records[field.range] where record.part == .customType {
        values.append(bytes[record.text.range])
      }
    }
    if isPreferred { values.append(Self.pref[...]) }
    if syntax == .v21 {
      for value in values { writeBareType(value) }
    } else {
      writer.parameter(Self.type[...], values)
    }
  }

  private func writeBareType(_ value: ArraySlice<UInt8>) {
    guard isPlain(value) else {
      lose("TYPE", value, .dropped, "vCard 2.1 has no way to write such a type.")
      return
    }
    writer.bareParameter(value)
  }

  private static let pref = Array("pref".utf8)
  private static let type = Array("TYPE".utf8)

  private func writePreference() {
    let preference = field.header.preference
    guard preference > 0 else { return }
    switch syntax {
    case .v40, .jCard: writer.parameter("PREF", Array(String(preference).utf8)[...])
    case .v30 where preference > 1:
      writer.parameter("PREF", Array(String(preference).utf8)[...])
    case .v21 where preference > 1:
      lose(
        "PREF", Array(String(preference).utf8)[...], .dropped,
        "vCard 2.1 can mark a value as preferred, but not order several.")
    default: break
    }
  }

  private func writeOtherParameters() {
    var name: ArraySlice<UInt8> = []
    var values: [ArraySlice<UInt8>] = []
    for record in records[field.range] {
      if record.part == .parameterName {
        writeOther(name, values)
        name = bytes[record.text.range]
        values = []
      } else if record.part == .parameterValue {
        values.append(bytes[record.text.range])
      }
    }
    writeOther(name, values)
  }

  private func writeOther(_ name: ArraySlice<UInt8>, _ values: [ArraySlice<UInt8>]) {
    guard !name.isEmpty, !isWrittenElsewhere(name) else { return }
    guard syntax == .v21 else {
      if syntax == .jCard, name.elementsEqual("VALUE".utf8) { return }
      if rules.contains(.noSemicolonInParameters) {
        writer.parameter(
          name,
          values.map { value in
            value.map { $0 == UInt8(ascii: ";") ? UInt8(ascii: ",") : $0 }[...]
          })
      } else {
        writer.parameter(name, values)
      }
      return
    }
    let isKnown =
      name.starts(with: "X-".utf8) || name.elementsEqual("LANGUAGE".utf8)
      || name.elementsEqual("VALUE".utf8)
    if isKnown, values.count == 1, let value = values.first, isPlain(value) {
      writer.parameter(name, values)
    } else {
      lose(
        String(decoding: name, as: UTF8.self),
        Array(values.joined(separator: [UInt8(ascii: ",")]))[...], .dropped,
        "vCard 2.1 does not have this parameter.")
    }
  }

  /// SORT-AS of N is a property of its own before vCard 4.
  private func isWrittenElsewhere(_ name: ArraySlice<UInt8>) -> Bool {
    field.header.key == .name && syntax != .v40 && syntax != .jCard
      && name.elementsEqual("SORT-AS".utf8)
  }

  /// Whether a text can be a parameter's value in vCard 2.1, which has no quotes.
  private func isPlain(_ value: ArraySlice<UInt8>) -> Bool {
    !value.isEmpty
      && value.allSatisfy { byte in
        byte > 0x20 && byte < 0x7F && byte != UInt8(ascii: ";") && byte != UInt8(ascii: ":")
          && byte != UInt8(ascii: ",") && byte != UInt8(ascii: "=") && byte != UInt8(ascii: "[")
          && byte != UInt8(ascii: "]")
      }
  }
}
