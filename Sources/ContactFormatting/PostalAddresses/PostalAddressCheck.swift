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
    var diagnostics: [Diagnostic] = []
    let named = address.country.isEmpty ? nil : countryNames.country(named: address.country)
    let stated = CountryCode(address.isoCountryCode).flatMap { AddressRules.isKnown($0) ? $0 : nil }
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
    let country = stated ?? named ?? country(of: address)
    if let diagnostic = missingCountryDiagnostic(for: address, country) {
      diagnostics.append(diagnostic)
    }
    if let diagnostic = postalCodeDiagnostic(for: address, in: country ?? home) {
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
    if let home, !address.postalCode.isEmpty {
      let code = PostalCodeText.bare(address.postalCode, of: home)
      if PostalCodeText.matches(code, of: home) { return nil }
      let mended = PostalCodeText.withZeros(
        code, state: address.state, city: address.city, of: home)
      if mended != nil { return nil }
    } else if home != nil {
      // Said of the postcode, which is what would tell.
      return nil
    }
    return Diagnostic(
      code: .missingCountry, severity: .warning,
      message: "The address names no country, and nothing tells which one it is in.",
      hint: "Add the country's name.")
  }

  private func repeatedTownDiagnostic(for address: PostalAddress) -> Diagnostic? {
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

  private func unknownCountry(named name: String) -> Diagnostic {
    let suggestions = CountryIndex.shared.suggestions(for: name, locale: locale)
    let error = UnknownCountry(name: name, suggestions: suggestions)
    return Diagnostic(
      code: .unknownCountry, severity: .warning, message: error.description,
      hint: suggestions.first.map { "Write “\($0)”." })
  }

  private func postalCodeDiagnostic(
    for address: PostalAddress, in country: CountryCode?
  ) -> Diagnostic? {
    guard let country else { return nil }
    let rules = AddressRules.of(country)
    let stored = countryNames.name(for: country)
    let name = stored.isEmpty ? country.text : stored
    let hint =
      rules.postalCodeExamples.isEmpty
      ? nil : "Postcodes there look like \(rules.postalCodeExamples)."
    if address.postalCode.isEmpty {
      guard rules.requiresPostalCode, !address.city.isEmpty else { return nil }
      let isSure = self.country(of: address) != nil
      return Diagnostic(
        code: .missingPostalCode, severity: .warning,
        message: isSure
          ? "There is no postcode, which addresses in \(name) need."
          : "There is neither a postcode nor a country.",
        hint: isSure ? hint : "Add both, or the postcode if it is in \(name).")
    }
    let code = PostalCodeText.bare(address.postalCode, of: country)
    if PostalCodeText.withZeros(code, state: address.state, city: address.city, of: country) != nil
    {
      return nil
    }
    guard PostalCodeText.matches(code, of: country) else {
      return Diagnostic(
        code: .unusualPostalCode, severity: .warning,
        message: "The postcode “\(code.prefix(24))” is not one of \(name).", hint: hint)
    }
    guard Subdivisions.contains(code, in: address.state, of: country) == false else { return nil }
    return Diagnostic(
      code: .foreignPostalCode, severity: .warning,
      message: "The postcode “\(code.prefix(24))” is not one of “\(address.state.prefix(60))”.",
      hint: "Check which of the two is right.")
  }
}
