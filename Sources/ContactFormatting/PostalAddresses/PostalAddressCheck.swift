public import ContactModel
public import SourceText

extension Diagnostic.Code {
  /// A country that is not known in any language.
  public static let unknownCountry: Self = "address.country.unknown"
  /// A country's name and its code that are of different countries.
  public static let contradictoryCountry: Self = "address.country.contradictory"
  /// An address that names no country, and does not look like one of the sender's.
  public static let missingCountry: Self = "address.country.missing"
  /// A postcode that is not as the country's postcodes are.
  public static let unusualPostalCode: Self = "address.postal-code.unusual"
  /// No postcode in a country where no address is complete without.
  public static let missingPostalCode: Self = "address.postal-code.missing"
  /// A postcode of another region than the one that the address names.
  public static let foreignPostalCode: Self = "address.postal-code.other-region"
  /// The town stands in an address more than once.
  public static let repeatedTown: Self = "address.town.repeated"
}

extension PostalAddressFormatter {
  /// What is doubtful about an address. It can be formatted all the same.
  public func diagnostics(for address: PostalAddress) -> [Diagnostic] {
    diagnostics(for: prepare(address))
  }

  /// The same of an address that was looked at before.
  package func diagnostics(for prepared: PreparedAddress) -> [Diagnostic] {
    // Of a text nothing is known but its country.
    if prepared.address.isTextAlone { return [] }
    var diagnostics: [Diagnostic] = []
    let (address, named, stated) = (prepared.address, prepared.named, prepared.stated)
    if !address.country.isEmpty, named == nil {
      diagnostics.append(unknownCountry(named: address.country))
    }
    if !address.isoCountryCode.isEmpty, stated == nil {
      diagnostics.append(unknownCountry(named: address.isoCountryCode))
    }
    if let named, let stated, named != stated {
      diagnostics.append(
        Diagnostic(
          code: .contradictoryCountry, severity: .warning,
          message: "The country is “\(address.country)”, but its code is “\(stated.text)”.",
          hint: "Use the code “\(named.text)”, or change the name."))
    }
    let country = prepared.country
    // A country that nobody knows is none of the sender's.
    let judge = country ?? (prepared.statesCountry ? nil : home)
    if let diagnostic = missingCountryDiagnostic(for: address, country) {
      // Of an address whose country has to be named, a postcode that is none at home is no second thing.
      diagnostics.append(diagnostic)
    } else if let diagnostic = postalCodeDiagnostic(
      for: address, in: judge, isSure: country != nil)
    {
      diagnostics.append(diagnostic)
    }
    if let diagnostic = repeatedTownDiagnostic(for: address) { diagnostics.append(diagnostic) }
    return diagnostics
  }

  /// An address of the sender's country need not name it. One that has a postcode of another
  /// form, or none where there ought to be one, may be anywhere.
  private func missingCountryDiagnostic(
    for address: PostalAddress, _ country: CountryCode?
  ) -> Diagnostic? {
    guard country == nil, address.country.isEmpty, address.isoCountryCode.isEmpty,
      !address.isEmpty
    else { return nil }
    var reason = "nothing tells which one it is in"
    if let home, !address.postalCode.isEmpty {
      let code = PostalCodeText.bare(address.postalCode, of: home)
      if PostalCodeText.matches(code, of: home) {
        return address.state.isEmpty ? nil : regionDiagnostic(for: address, code, home)
      }
      let mended = PostalCodeText.withZeros(
        code, state: address.state, city: address.city, of: home)
      if mended != nil { return nil }
      reason =
        "its postcode “\(code.prefix(24))” is not one of \(CountryNames.inSentence(home.text))"
    } else if home != nil {
      // Said of the postcode, which is what would tell.
      return nil
    }
    return Diagnostic(
      code: .missingCountry, severity: .warning,
      message: "The address names no country, and \(reason).",
      hint: "Add the country's name.")
  }

  /// Of an address that might be at home by its postcode: whether its region is another country's.
  private func regionDiagnostic(
    for address: PostalAddress, _ code: String, _ home: CountryCode
  ) -> Diagnostic? {
    guard
      let other = Subdivisions.country(ofRegion: address.state, postalCode: code, besides: home)
    else { return nil }
    return Diagnostic(
      code: .missingCountry, severity: .warning,
      message:
        "The address names no country, and its region “\(address.state.prefix(60))” is one of "
        + "\(CountryNames.inSentence(other.text)).",
      hint: "Add the country's name.")
  }

  private func repeatedTownDiagnostic(for address: PostalAddress) -> Diagnostic? {
    guard mayRepeatTown(address) else { return nil }
    let town = UnitText.words(of: address.city)
    guard !town.isEmpty else { return nil }
    let code = UnitText.words(of: address.postalCode).joined()
    // 'Wagga Wagga' is a town; 'Madrid, Madrid' is one with its province.
    let halves = address.city.split(separator: ",").map { UnitText.words(of: String($0)) }
    let isDoubled = halves.count > 1 && Set(halves).count < halves.count
    let hasCode = !code.isEmpty && town.joined().hasPrefix(code) && town.joined() != code
    let isInStreet = [address.street, address.extendedAddress].contains { text in
      text.split(whereSeparator: { $0.isNewline || $0 == "," }).contains { line in
        let words = UnitText.words(of: String(line))
        guard words.suffix(town.count) == town[...] else { return false }
        let rest = words.dropLast(town.count).joined()
        // 'Paris Road' is a street; '75001 Paris' is not.
        return rest.isEmpty || !code.isEmpty && rest == code
      }
    }
    guard isDoubled || hasCode || isInStreet else { return nil }
    return Diagnostic(
      code: .repeatedTown, severity: .warning,
      message: "The town “\(address.city.prefix(60))” stands in the address twice.",
      hint: "Write town and postcode in their own fields alone.")
  }

  /// Whether there may be anything to find: nearly all addresses surely have no such thing, and
  /// words need not be looked for in them.
  private func mayRepeatTown(_ address: PostalAddress) -> Bool {
    guard
      !address.city.utf8.contains(where: { $0 == UInt8(ascii: ",") || Self.isDigit($0) }),
      address.postalCode.isEmpty || address.postalCode.utf8.contains(where: Self.isDigit),
      let town = Self.lastLetters(ofLinesIn: address.city), town.count == 1
    else { return true }
    // A line that ends in the town ends in its last letter.
    return [address.street, address.extendedAddress].contains { text in
      Self.lastLetters(ofLinesIn: text).map { $0.contains(town[0]) } ?? true
    }
  }

  private static func isDigit(_ byte: UInt8) -> Bool { byte &- UInt8(ascii: "0") < 10 }

  /// The last letter or digit of each line and each part before a comma, in small letters; nil where
  /// one of them or the end of a line is not plainly that by its bytes.
  private static func lastLetters(ofLinesIn text: String) -> [UInt8]? {
    var letters: [UInt8] = []
    var last: UInt8 = 0
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: ","), 0..<0x20:
        if last >= 0x80 { return nil }
        letters.append(last)
        last = 0
      // Line separators, and signs that end no word.
      case 0xC2, 0xE2, 0xE3, 0xEF: return nil
      case 0x80...: last = byte
      case UInt8(ascii: "A")...UInt8(ascii: "Z"): last = byte | 0x20
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"): last = byte
      default: break
      }
    }
    if last >= 0x80 { return nil }
    letters.append(last)
    return letters
  }

  private func unknownCountry(named name: String) -> Diagnostic {
    let suggestions = CountryIndex.shared.suggestions(for: name, locale: locale)
    let error = UnknownCountry(name: name, suggestions: suggestions)
    return Diagnostic(
      code: .unknownCountry, severity: .warning, message: error.description,
      hint: suggestions.first.map { "Write “\($0)”." })
  }

  private func postalCodeDiagnostic(
    for address: PostalAddress, in country: CountryCode?, isSure: Bool
  ) -> Diagnostic? {
    guard let country else { return nil }
    let rules = AddressRules.of(country)
    var name: String { CountryNames.inSentence(country.text) }
    var hint: String? {
      rules.postalCodeExamples.isEmpty
        ? nil : "Postcodes there look like \(rules.postalCodeExamples)."
    }
    if address.postalCode.isEmpty {
      guard rules.requiresPostalCode, !address.city.isEmpty,
        ![address.city, address.state].contains(where: { hasPostalCode($0, of: country) })
      else { return nil }
      return Diagnostic(
        code: .missingPostalCode, severity: .warning,
        message: isSure
          ? "There is no postcode, which addresses in \(name) need."
          : "There is neither a postcode nor a country.",
        hint: isSure ? hint : "Add both, or the postcode if it is in \(name).")
    }
    let code = PostalCodeText.bare(address.postalCode, of: country)
    guard PostalCodeText.matches(code, of: country) else {
      let mended = PostalCodeText.withZeros(
        code, state: address.state, city: address.city, of: country)
      return mended != nil
        ? nil
        : Diagnostic(
          code: .unusualPostalCode, severity: .warning,
          message: "The postcode “\(code.prefix(24))” is not one of \(name).", hint: hint)
    }
    guard Subdivisions.contains(code, in: address.state, of: country) == false else { return nil }
    return Diagnostic(
      code: .foreignPostalCode, severity: .warning,
      message: "The postcode “\(code.prefix(24))” is not one of “\(address.state.prefix(60))”.",
      hint: "Check which of the two is right.")
  }

  /// Whether a text begins or ends with a postcode, as '10115 Berlin' and 'Springfield IL 62701' do.
  private func hasPostalCode(_ text: String, of country: CountryCode) -> Bool {
    let words = text.split { $0.isWhitespace || $0 == "," }
    return (1...2).contains { count in
      [words.prefix(count), words.suffix(count)].contains { part in
        let code = PostalCodeText.bare(part.joined(separator: " "), of: country)
        return code.contains(where: \.isNumber) && PostalCodeText.matches(code, of: country)
      }
    }
  }
}
