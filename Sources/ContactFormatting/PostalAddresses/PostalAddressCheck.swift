public import ContactModel
public import SourceText

extension Diagnostic.Code {
  /// A country that is not known in any language.
  public static let unknownCountry: Self = "address.country.unknown"
  /// A country's name and its code that are of different countries.
  public static let contradictoryCountry: Self = "address.country.contradictory"
  /// A postcode that is not as the country's postcodes are.
  public static let unusualPostalCode: Self = "address.postal-code.unusual"
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
    if let diagnostic = postalCodeDiagnostic(for: address, in: stated ?? named) {
      diagnostics.append(diagnostic)
    }
    return diagnostics
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
    guard !address.postalCode.isEmpty, let country else { return nil }
    let rules = AddressRules.of(country)
    guard !rules.postalCodePattern.isEmpty,
      let pattern = PostalCodePattern.shared(rules.postalCodePattern)
    else { return nil }
    let code = Self.bare(address.postalCode, prefix: rules.postalCodePrefix)
    if pattern.matches(code) { return nil }
    let name = countryNames.name(for: country)
    return Diagnostic(
      code: .unusualPostalCode, severity: .warning,
      message:
        "The postcode “\(code.prefix(24))” is not one of \(name.isEmpty ? country.text : name).",
      hint: rules.postalCodeExamples.isEmpty
        ? nil : "Postcodes there look like \(rules.postalCodeExamples).")
  }

  /// A postcode without space around it and the prefix for international mail.
  private static func bare(_ postalCode: String, prefix: String) -> String {
    var code = postalCode[...]
    while code.first?.isWhitespace == true { code.removeFirst() }
    while code.last?.isWhitespace == true { code.removeLast() }
    if code.hasPrefix("〒") { code.removeFirst() }
    let letters = prefix.prefix { $0.isLetter }
    if !letters.isEmpty, code.uppercased().hasPrefix(letters.uppercased()) {
      code = code.dropFirst(letters.count)
      code = code.drop { $0 == "-" || $0 == " " }
    }
    return String(code)
  }
}
