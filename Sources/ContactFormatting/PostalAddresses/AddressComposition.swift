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
  /// Of the languages that the country writes, the one that the address is likely in.
  let language: String?
  /// The parts that are in capitals.
  let capitals: AddressFormat.PartSet
}

extension PostalAddressFormatter {
  /// Writes an address and its recipient.
  func compose(
    _ prepared: PreparedAddress, _ recipient: AddressRecipient?, _ languageTag: String?,
    keepsRuns: Bool
  ) -> AddressWriter {
    var writer = AddressWriter(separator: .newline, keepsRuns: keepsRuns)
    let address = prepared.form?.address ?? prepared.address
    writer.changes = changes(of: prepared)
    let destination = destination(
      of: address, in: prepared.country, prepared.rules, statesCountry: prepared.statesCountry,
      languageTag)
    if style.layout == .singleLine {
      writer.separator = .literal(Self.separator(for: destination))
    }
    if usesText(of: address) {
      writeText(of: address, recipient, prepared, languageTag, to: &writer)
      return writer
    }
    // The post of the sender looks for the country in the last line, whatever order follows from it.
    let isForSender = style.layout == .label && sender != nil
    let startsWithCountry =
      destination.isNative && destination.format.endsWithRecipient && !isForSender
    if startsWithCountry { writeCountry(of: address, destination, to: &writer) }
    for item in destination.format.items where !saysCountry(item, of: address, destination) {
      if item.part == .postalCode { writeIsland(of: address, destination, to: &writer) }
      if item.startsLine { writer.endLine() } else { writer.expect(item.literal) }
      write(item, of: address, recipient, destination, to: &writer)
    }
    if !startsWithCountry { writeCountry(of: address, destination, to: &writer) }
    return writer
  }

  // MARK: - Finding out

  /// Whose rules an address has that names no country: those of the sender; where there is none,
  /// of the country that its region is of beyond doubt.
  func presumedCountry(of address: PostalAddress) -> CountryCode? {
    if let home { return home }
    guard !address.state.isEmpty, !address.postalCode.isEmpty else { return nil }
    for code in ["US", "CA", "AU"] {
      guard let country = CountryCode(code) else { continue }
      let bare = PostalCodeText.bare(address.postalCode, of: country)
      let isThere = Subdivisions.contains(bare, in: address.state, of: country) == true
      if isThere, PostalCodeText.matches(bare, of: country) { return country }
    }
    return nil
  }

  private func destination(
    of address: PostalAddress, in country: CountryCode?, _ rules: AddressRules,
    statesCountry: Bool, _ languageTag: String?
  ) -> AddressDestination {
    let needsScript =
      rules.latin != nil || style.layout == .singleLine
      || !StreetLines.hasOnlyStreet(address)
    let script = needsScript ? AddressScript(of: address) : .unknown
    let isLabel = style.layout == .label
    var format = isLabel ? rules.label : rules.plain
    var formatWithoutState = rules.labelWithoutState
    var isNative = false
    if let latin = rules.latin {
      isNative = usesNativeForm(rules, script, languageTag)
      if !isNative {
        format = isLabel ? rules.labelLatin ?? latin : latin
        formatWithoutState = rules.latinWithoutState
      }
    }
    if isLabel, address.state.isEmpty, let formatWithoutState { format = formatWithoutState }
    let isDomestic =
      sender.map { sender in
        country.map { PostalArea.isOne($0, sender) } ?? !statesCountry
      } ?? false
    return AddressDestination(
      country: country, rules: rules, format: format, script: script, isNative: isNative,
      isDomestic: isDomestic,
      language: needsScript
        ? StreetLanguage.language(
          of: address, among: rules.habits.languages, languageTag: languageTag, reader: locale)
        : nil,
      capitals: capitals(
        rules, format, isAbroad: sender == nil ? statesCountry : !isDomestic))
  }

  /// What is in capitals: at home what the post there asks for; from abroad the places as well,
  /// so that every post on the way reads them (UPU, Letter Post Manual).
  private func capitals(
    _ rules: AddressRules, _ format: AddressFormat, isAbroad: Bool
  ) -> AddressFormat.PartSet {
    guard style.layout == .label, style.usesCapitals else { return [] }
    return isAbroad ? rules.capitals.union(format.places) : rules.capitals
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
    destination.capitals.contains(part) ? destination.rules.casing : nil
  }

  // MARK: - Writing

  /// Writes the text that an address came with, and what it does not say: whom it is for, and the country where
  /// that is known from elsewhere.
  private func writeText(
    of address: PostalAddress, _ recipient: AddressRecipient?, _ prepared: PreparedAddress,
    _ languageTag: String?, to writer: inout AddressWriter
  ) {
    // The writing of the text tells in which order the country has it.
    let text = PostalAddress(street: address.formattedAddress, country: address.country)
    let destination = destination(
      of: text, in: prepared.country, prepared.rules, statesCountry: prepared.statesCountry,
      languageTag)
    let wanted = recipient.flatMap {
      $0.shownName.isEmpty || Self.namesRecipient(address, $0) ? nil : $0
    }
    let endsWithRecipient = destination.isNative && destination.format.endsWithRecipient
    if !endsWithRecipient { write(wanted, destination, to: &writer) }
    writer.endLine()
    writer.write(address.formattedAddress, as: .formattedAddress, onLines: true)
    if endsWithRecipient { write(wanted, destination, to: &writer) }
    if address.isTextAlone, countryInText(of: address) == nil {
      writeCountry(of: address, destination, to: &writer)
    }
  }

  private func write(
    _ recipient: AddressRecipient?, _ destination: AddressDestination,
    to writer: inout AddressWriter
  ) {
    guard let recipient else { return }
    for part in [AddressFormat.Part.recipient, .organization, .careOf] {
      writer.endLine()
      write(part, of: recipient, destination, nil, to: &writer)
    }
  }

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
          script: destination.script, capitals: capitals, language: destination.language)
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
    guard !prefix.isEmpty, sender != nil, !destination.isDomestic else { return "" }
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
    // By who it is: people's names end as words for firms do, and firms' as words for people.
    let present: [String]
    let added: String
    switch (destination.rules.languages.first, isPerson) {
    case ("ja", true): (present, added) = (["様", "さま", "殿", "先生"], " 様")
    case ("ja", false): (present, added) = (["御中"], " 御中")
    case ("ko", true): (present, added) = (["님", "귀하", " 씨", " 앞"], " 님")
    case ("ko", false): (present, added) = (["귀중", "귀하"], " 귀중")
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

  /// Places that are one town, and that mail from elsewhere names as a country.
  private static let townCountries = Set(["HK", "MO"].compactMap { CountryCode($0) })

  /// Whether a part of the address is the name of such a place, which its country's line says.
  private func saysCountry(
    _ item: AddressFormat.Item, of address: PostalAddress, _ destination: AddressDestination
  ) -> Bool {
    guard let country = destination.country, Self.townCountries.contains(country),
      writesCountry(destination)
    else { return false }
    switch item.part {
    case .city: return countryNames.country(named: address.city) == country
    case .state: return countryNames.country(named: address.state) == country
    default: return false
    }
  }

  /// Writes the island that is the post town of mail from Britain.
  private func writeIsland(
    of address: PostalAddress, _ destination: AddressDestination, to writer: inout AddressWriter
  ) {
    guard style.layout == .label, let country = destination.country,
      PostalArea.isPostTown(country), !writesCountry(destination),
      countryNames.country(named: address.city) != country
    else { return }
    writer.endLine()
    writer.write(countryLine(for: country), as: .country)
  }

  private func writesCountry(_ destination: AddressDestination) -> Bool {
    !destination.isDomestic || style.layout == .full
  }

  private func writeCountry(
    of address: PostalAddress, _ destination: AddressDestination, to writer: inout AddressWriter
  ) {
    guard writesCountry(destination) else { return }
    writer.endLine()
    let isLabel = style.layout == .label
    let casing = isLabel && style.usesCapitals ? casing : nil
    // A code is no name: 'DE' below a town is read by nobody.
    let name = CountryCode.isCode(address.country) ? "" : address.country
    if sender != nil || name.isEmpty, let country = destination.country {
      // A name that is none of the country's own would be lost.
      if !name.isEmpty, countryNames.country(named: name) != country {
        writer.write(name, as: .country, capitals: casing)
        writer.endLine()
      }
      let line = countryLine(for: country)
      writer.write(line, as: .country)
      if style.layout == .singleLine, destination.isNative { writer.separate(after: line) }
    } else if !name.isEmpty {
      writer.write(name, as: .country, capitals: casing)
    } else if !isLabel, let code = unknownCodes(in: address, destination.country).first {
      writer.write(code.original, as: .country)
    }
  }
}
