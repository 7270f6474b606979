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
    if let label = field.formattedAddress, isLabelAlone {
      begin("LABEL", group: group)
      end(bytes[label.range], isURI: false, isStated: false)
      writeLabel(group)
      if let code = field.countryCode { writeCountryCode(bytes[code.range], group, range) }
      return
    }
    if !isVersion4 || field.countryCode == nil && field.formattedAddress == nil {
      begin("ADR", "text", .structured, group: group)
    } else {
      // What jCard has between parameters depends on how many there are.
      if isJCard { begin("ADR", group: group) } else { begin("ADR", "", .single, group: group) }
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
    if isExtended { writeFurtherComponents(range, group) }
    if let label = field.formattedAddress {
      begin("LABEL", in: group)
      writeTypes()
      end(bytes[label.range], isURI: false, isStated: false)
    }
  }

  /// Whether the address is a text that LABEL alone says, as before vCard 4: no other address may
  /// take it for its own.
  private var isLabelAlone: Bool {
    mutating get {
      guard !isVersion4, options.destination == nil, field.highestComponent < 0 else {
        return false
      }
      let others = kindsOfStructuredAddresses()
      if others.isEmpty { return true }
      let kind = field.header.types.withoutDelivery
      return kind != .none && !others.contains(kind) && !field.hasParameters
    }
  }

  /// What the addresses that ADR is written for are for.
  private mutating func kindsOfStructuredAddresses() -> Set<TypeSet> {
    if let addressKinds { return addressKinds }
    var kinds: Set<TypeSet> = []
    for range in FieldRanges(Array(records)) {
      let header = records[range.lowerBound]
      guard header.key == .postalAddress else { continue }
      var hasText = false
      var hasComponent = false
      for record in records[range] {
        if case .component = record.part { hasComponent = true }
        if case .formattedAddress = record.part { hasText = true }
      }
      if hasComponent || !hasText { kinds.insert(header.types.withoutDelivery) }
    }
    addressKinds = kinds
    return kinds
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

  private mutating func writeCountryCode(_ code: Bytes, _ group: Group, _ range: Range<Int>) {
    guard rules.contains(.outlook) else { return writeText("X-ABADR", code, in: group) }
    // The name of the country says it, where there is one.
    let hasCountry = range.contains { records[$0].part == .component(6) }
    if !hasCountry {
      lose("ADR", code, .dropped, "Outlook has no such part of an address.")
    }
  }

  /// LABEL, of which RFC 6350 (section 6.3.1) shows that backslashes escape in it.
  private mutating func writeLabelParameter(_ text: Bytes) {
    if case .v40 = syntax, text.contains(UInt8(ascii: "\\")) {
      writer.parameter("LABEL", TextEscaping.doublingBackslashes(text))
    } else {
      writer.parameter("LABEL", text)
    }
  }

  private mutating func hasApplePart(_ range: Range<Int>) -> Bool {
    range.contains { records[$0].part == .component(14) || records[$0].part == .component(15) }
  }

  /// RFC 9554's components, of which Apple has lines for two.
  private mutating func writeFurtherComponents(_ range: Range<Int>, _ group: Group) {
    for index in range {
      guard case .component(let component) = records[index].part, component > 6 else { continue }
      let text = bytes[records[index].text.range]
      switch component {
      case 14 where !rules.contains(.outlook): writeText("X-APPLE-SUBLOCALITY", text, in: group)
      case 15 where !rules.contains(.outlook):
        writeText("X-APPLE-SUBADMINISTRATIVEAREA", text, in: group)
      default: lose("ADR", text, .dropped, Self.onlyVersion4)
      }
    }
  }
}
