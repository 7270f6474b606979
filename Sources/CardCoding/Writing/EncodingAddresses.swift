import ContactModel
import FileFormats
import SourceText
import VCard

extension ContactEncoder {
  mutating func writePostalAddress(_ range: Range<Int>) {
    let hasLinesOfGroup =
      !isVersion4 && !rules.contains(.outlook) && (field.countryCode != nil || hasApplePart(range))
    if hasLinesOfGroup, let group = field.group, !groups.noteAddress(group, bytes) {
      // They would speak of both addresses.
      field.group = nil
    }
    let group = group(isNeeded: field.hasLabel || hasLinesOfGroup)
    if !isVersion4 || field.countryCode == nil && field.formattedAddress == nil {
      begin("ADR", "text", .structured, group: group)
    } else {
      beginParameters("ADR", group: group)
      if let code = field.countryCode { writer.parameter("CC", bytes[code.range]) }
      if let label = field.formattedAddress { writeLabelParameter(bytes[label.range]) }
      writer.beginValue("text", shape: .structured)
    }
    let isExtended = field.highestComponent > 6
    if options.destination != nil, field.highestComponent < 0, let label = field.formattedAddress {
      writeAsStreet(bytes[label.range])
    } else {
      writeComponents(range, count: isExtended && isVersion4 ? 18 : 7, property: "ADR")
    }
    writeLabel(group)
    guard !isVersion4 else { return }
    if let code = field.countryCode { writeCountryCode(bytes[code.range], group, range) }
    for index in range {
      if rules.contains(.outlook) { continue }
      switch records[index].part {
      case .component(14):
        writeSimple("X-APPLE-SUBLOCALITY", group, bytes[records[index].text.range])
      case .component(15):
        writeSimple("X-APPLE-SUBADMINISTRATIVEAREA", group, bytes[records[index].text.range])
      default: break
      }
    }
    if isExtended { loseExtendedAddress(range) }
    if let label = field.formattedAddress {
      begin("LABEL", in: group)
      writeTypes()
      writer.beginValue("text", shape: .single)
      writer.item(bytes[label.range])
      writer.end()
    }
  }

  /// An address of which there is nothing but a text, for programs that read components alone.
  private mutating func writeAsStreet(_ text: Bytes) {
    writer.emptyComponents(2)
    writer.component(text)
    writer.emptyComponents(4)
    writer.end()
    lose(
      "ADR", text, .changed,
      "The program reads no address that is a text alone; it was written as the street.")
  }

  private static let onlyApple = "Outlook has no such part of an address."

  private mutating func writeCountryCode(_ code: Bytes, _ group: Group, _ range: Range<Int>) {
    guard rules.contains(.outlook) else { return writeSimple("X-ABADR", group, code) }
    // The name of the country says it, where there is one.
    let hasCountry = range.contains { records[$0].part == .component(6) }
    if !hasCountry { lose("ADR", code, .dropped, Self.onlyApple) }
  }

  /// LABEL, of which RFC 6350 (section 6.3.1) shows that backslashes escape in it.
  private mutating func writeLabelParameter(_ text: Bytes) {
    let backslash = UInt8(ascii: "\\")
    guard case .v40 = syntax, text.firstIndex(of: backslash, in: text.indices) < text.count else {
      writer.parameter("LABEL", text)
      return
    }
    var escaped: [UInt8] = []
    for byte in text {
      if byte == backslash { escaped.append(byte) }
      escaped.append(byte)
    }
    writer.parameter("LABEL", escaped)
  }

  private mutating func hasApplePart(_ range: Range<Int>) -> Bool {
    !rules.contains(.outlook)
      && range.contains {
        records[$0].part == .component(14) || records[$0].part == .component(15)
      }
  }

  private mutating func loseExtendedAddress(_ range: Range<Int>) {
    for index in range {
      guard case .component(let component) = records[index].part, component > 6,
        component != 14 && component != 15 || rules.contains(.outlook)
      else { continue }
      lose(
        "ADR", bytes[records[index].text.range], .dropped,
        "This component came with RFC 9554 and exists in vCard 4.0 only.")
    }
  }

  private mutating func writeSimple(
    _ name: StaticString, _ group: Group, _ text: Bytes
  ) {
    begin(name, in: group)
    writer.beginValue("text", shape: .single)
    writer.item(text)
    writer.end()
  }
}
