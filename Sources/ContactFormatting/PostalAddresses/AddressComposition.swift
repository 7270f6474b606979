import ContactModel
import LocaleSupport

/// What the formatter has found out about an address before it writes.
private struct AddressDestination {
  /// Nil where it is not known.
  let country: CountryCode?
  let rules: AddressRules
  let format: AddressFormat
  let script: AddressScript
  let isNative: Bool
  let isDomestic: Bool
}

extension PostalAddressFormatter {
  /// Writes an address and its recipient.
  func compose(
    _ address: PostalAddress, _ recipient: AddressRecipient?, _ languageTag: String?,
    keepsRuns: Bool
  ) -> AddressWriter {
    var writer = AddressWriter(separator: .newline, keepsRuns: keepsRuns)
    let destination = destination(of: address, languageTag)
    if style.layout == .singleLine {
      writer.separator = .literal(Self.separator(for: destination))
    }
    if style.prefersFormattedAddress, !address.formattedAddress.isEmpty {
      writer.write(address.formattedAddress, as: .formattedAddress, onLines: true)
      return writer
    }
    let startsWithCountry = destination.isNative && destination.format.endsWithRecipient
    if startsWithCountry { writeCountry(of: address, destination, to: &writer) }
    for item in destination.format.items {
      if item.startsLine { writer.endLine() } else { writer.expect(item.literal) }
      write(item, of: address, recipient, destination, to: &writer)
    }
    if !startsWithCountry { writeCountry(of: address, destination, to: &writer) }
    return writer
  }

  // MARK: - Finding out

  private func destination(
    of address: PostalAddress, _ languageTag: String?
  ) -> AddressDestination {
    let country = country(of: address)
    let statesCountry = !address.country.isEmpty || !address.isoCountryCode.isEmpty
    // An address that names no country is at home; one in a country that nobody knows is not.
    let rules = AddressRules.of(country ?? (statesCountry ? nil : home))
    let needsScript =
      rules.latin != nil || style.layout == .singleLine
      || !StreetLines.hasOnlyStreet(address)
    let script = needsScript ? AddressScript(of: address) : .unknown
    var format = style.layout == .label ? rules.label : rules.plain
    var isNative = false
    if let latin = rules.latin {
      isNative = usesNativeForm(rules, script, languageTag)
      if !isNative { format = latin }
    }
    return AddressDestination(
      country: country, rules: rules, format: format, script: script, isNative: isNative,
      isDomestic: sender != nil && (country == sender || !statesCountry))
  }

  private func usesNativeForm(
    _ rules: AddressRules, _ script: AddressScript, _ languageTag: String?
  ) -> Bool {
    switch style.form {
    case .native: return true
    case .latin: return false
    case .automatic: break
    }
    if let languageTag, let tag = LocaleIdentifier(languageTag), tag.language != "und" {
      if let script = tag.script { return script != "Latn" }
      let native = rules.languages.first.map { $0.prefix { $0 != "-" } } ?? "zh"
      return tag.language == native
    }
    return script != .latin
  }

  private static func separator(for destination: AddressDestination) -> AddressLiteral {
    switch destination.script {
    case .arabic: .arabicComma
    case .thai: .space
    case .korean: destination.isNative ? .space : .comma
    case .eastAsian:
      destination.isNative && destination.rules.languages.first == "ko" ? .space : .none
    case .latin, .other, .unknown:
      destination.isNative && destination.format.endsWithRecipient
        ? destination.rules.languages.first == "ko" ? .space : .none
        : .comma
    }
  }

  private func capitals(
    for part: AddressFormat.Part, _ destination: AddressDestination
  ) -> Casing? {
    guard style.layout == .label, destination.rules.capitals.contains(part) else { return nil }
    return destination.rules.casing
  }

  // MARK: - Writing

  private func write(
    _ item: AddressFormat.Item, of address: PostalAddress, _ recipient: AddressRecipient?,
    _ destination: AddressDestination, to writer: inout AddressWriter
  ) {
    let capitals = capitals(for: item.part, destination)
    switch item.part {
    case .recipient, .organization:
      guard let recipient else { return }
      write(item.part, of: recipient, destination, capitals, to: &writer)
    case .careOf:
      guard let recipient else { return }
      // Whom mail is sent in care of is written as the recipient is.
      let capitals = self.capitals(for: .recipient, destination)
      write(item.part, of: recipient, destination, capitals, to: &writer)
    case .street:
      if StreetLines.hasOnlyStreet(address) {
        writer.write(address.street, as: .street, capitals: capitals, onLines: true)
      } else {
        let lines = StreetLines(
          habits: destination.rules.habits, isNative: destination.isNative,
          script: destination.script, capitals: capitals)
        lines.write(address, to: &writer)
      }
    case .subLocality:
      writer.write(address.subLocality, as: .subLocality, capitals: capitals)
    case .district:
      writer.write(
        address.subAdministrativeArea, as: .subAdministrativeArea, capitals: capitals)
    case .city: writer.write(address.city, as: .city, capitals: capitals)
    case .state: writer.write(address.state, as: .state, capitals: capitals)
    case .postalCode:
      writer.write(
        address.postalCode, as: .postalCode, capitals: capitals,
        prefix: postalCodePrefix(of: address, item, destination))
    }
  }

  /// What stands before a postcode: the sign that belongs to the format, or the prefix for mail
  /// from abroad; nothing where the user wrote it already.
  private func postalCodePrefix(
    of address: PostalAddress, _ item: AddressFormat.Item, _ destination: AddressDestination
  ) -> String {
    if address.postalCode.isEmpty { return "" }
    if item.startsLine, !item.literal.isEmpty {
      let sign = item.literal.text
      return address.postalCode.utf8.starts(with: sign.utf8) ? "" : sign
    }
    let prefix = destination.rules.postalCodePrefix
    guard !prefix.isEmpty, let sender, sender != destination.country else { return "" }
    let letters = prefix.utf8.filter { $0 >= UInt8(ascii: "A") }
    let written = address.postalCode.utf8.drop { $0 == UInt8(ascii: " ") }
    return written.prefix(letters.count).elementsEqual(letters, by: { $0 & ~0x20 == $1 })
      ? "" : prefix
  }

  private func write(
    _ part: AddressFormat.Part, of recipient: AddressRecipient,
    _ destination: AddressDestination, _ capitals: Casing?, to writer: inout AddressWriter
  ) {
    switch part {
    case .recipient:
      writer.write(
        recipient.name, as: .recipientName, capitals: capitals,
        suffix: honorific(for: recipient.name, isPerson: true, destination))
    case .organization:
      let organizationHonorific =
        recipient.name.isEmpty
        ? honorific(for: recipient.organization, isPerson: false, destination) : ""
      let last = recipient.organizationUnits.last { !$0.isEmpty }
      writer.write(
        recipient.organization, as: .organization, capitals: capitals,
        suffix: last == nil ? organizationHonorific : "")
      for (index, unit) in recipient.organizationUnits.enumerated() {
        writer.endLine()
        let isLast = index == recipient.organizationUnits.count - 1
        writer.write(
          unit, as: .organizationUnit, capitals: capitals,
          suffix: isLast ? organizationHonorific : "")
      }
    default:
      guard !recipient.careOf.isEmpty else { return }
      let affixes = Self.careOfAffixes(for: recipient.careOf, destination)
      writer.write(
        recipient.careOf, as: .careOf, capitals: capitals, prefix: affixes.before,
        suffix: affixes.after)
    }
  }

  private func honorific(
    for name: String, isPerson: Bool, _ destination: AddressDestination
  ) -> String {
    guard style.addsHonorifics, destination.isNative else { return "" }
    let present: [String]
    let added: String
    switch destination.rules.languages.first {
    case "ja":
      present = ["様", "さま", "殿", "先生", "御中", "宛", "行"]
      added = isPerson ? " 様" : " 御中"
    case "ko":
      present = ["님", "귀하", "귀중", "씨", "앞"]
      added = isPerson ? " 님" : " 귀중"
    default: return ""
    }
    return present.contains { name.hasSuffix($0) } ? "" : added
  }

  private static func careOfAffixes(
    for name: String, _ destination: AddressDestination
  ) -> (before: String, after: String) {
    if destination.isNative, destination.rules.languages.first == "ja" {
      return ("", name.hasSuffix("方") ? "" : "様方")
    }
    let start = name.prefix(8).lowercased()
    let isSaid = ["c/o", "c.o.", "co/", "℅", "care of", "chez ", "p/a", "z.h", "bei "]
      .contains { start.hasPrefix($0) }
    return (isSaid ? "" : "c/o ", "")
  }

  // MARK: - The country

  private func writeCountry(
    of address: PostalAddress, _ destination: AddressDestination, to writer: inout AddressWriter
  ) {
    if destination.isDomestic { return }
    writer.endLine()
    let isLabel = style.layout == .label
    if sender != nil, let country = destination.country {
      // A name that is none of the country's own would be lost.
      if !address.country.isEmpty, countryNames.country(named: address.country) != country {
        writer.write(address.country, as: .country, capitals: isLabel ? casing : nil)
        writer.endLine()
      }
      writer.write(countryLine(for: country), as: .country)
    } else if !address.country.isEmpty {
      writer.write(address.country, as: .country, capitals: isLabel ? casing : nil)
    } else if let country = destination.country {
      writer.write(countryLine(for: country), as: .country)
    } else {
      writer.write(address.isoCountryCode, as: .country)
    }
  }
}
