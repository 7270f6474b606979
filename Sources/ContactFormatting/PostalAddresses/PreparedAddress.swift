package import ContactModel

/// An address with what was found out about it: whoever asks several things of it looks once.
package struct PreparedAddress: Sendable {
  /// The address as it was given.
  package let address: PostalAddress
  /// The country whose code it states.
  let stated: CountryCode?
  /// The country that it names.
  let named: CountryCode?
  /// The country that it is in; nil where that is not known.
  let country: CountryCode?
  /// The country whose rules it has.
  let rulesCountry: CountryCode?
  let rules: AddressRules
  /// Whether it says something about its country, understood or not.
  let statesCountry: Bool
  /// As the country's post wants it, for labels.
  private(set) var form: PostalForm?

  fileprivate mutating func reshape() {
    form = PostalForm(of: address, in: rulesCountry ?? .unknown, rules)
  }

  /// Whether nothing tells the country.
  package var namesNoCountry: Bool { !statesCountry }
  /// The code of the country that it is in; see ``PostalAddressFormatter/countryCode(of:)``.
  package var countryCode: String? { country?.text }
  /// The postcode as its country's post writes it; of an address that is not for a label, as it
  /// was given.
  package var postalCode: String { (form?.address ?? address).postalCode }
}

extension PostalAddressFormatter {
  /// Looks at an address.
  package func prepare(_ address: PostalAddress) -> PreparedAddress {
    let (stated, named, country) = countries(of: address)
    let statesCountry =
      country != nil || !address.country.isEmpty || !address.isoCountryCode.isEmpty
    // An address that names no country is at home; one in a country that nobody knows is not.
    let rulesCountry = country ?? (statesCountry ? nil : presumedCountry(of: address))
    var prepared = PreparedAddress(
      address: address, stated: stated, named: named, country: country,
      rulesCountry: rulesCountry, rules: AddressRules.of(rulesCountry),
      statesCountry: statesCountry)
    if style.layout == .label { prepared.reshape() }
    return prepared
  }

  /// The countries that an address states by code and by name, and the one that it is in.
  func countries(
    of address: PostalAddress
  ) -> (stated: CountryCode?, named: CountryCode?, country: CountryCode?) {
    let named = address.country.isEmpty ? nil : countryNames.country(named: address.country)
    guard address.isoCountryCode.isEmpty else {
      let code = CountryCode(address.isoCountryCode)
      let stated = code.flatMap { AddressRules.isKnown($0) ? $0 : nil }
      // A name was written by somebody; codes are put there by programs, for their own country's form.
      return (stated, named, named ?? stated)
    }
    if address.country.isEmpty, address.isTextAlone, let said = countryInText(of: address) {
      return (nil, said, said)
    }
    guard address.country.isEmpty, !address.postalCode.isEmpty else { return (nil, named, named) }
    return (nil, nil, PostalCodeText.country(of: address.postalCode)?.country)
  }

  /// What a label of an address says otherwise than the address, or leaves off.
  package func changes(of prepared: PreparedAddress) -> [AddressChange] {
    guard let form = prepared.form, !usesText(of: prepared.address) else { return [] }
    return form.changes + unknownCodes(in: form.address, prepared.country)
  }

  /// Codes in place of a country that nobody knows: a code below a town is read by nobody.
  func unknownCodes(in address: PostalAddress, _ country: CountryCode?) -> [AddressChange] {
    guard country == nil, address.country.isEmpty || CountryCode.isCode(address.country) else {
      return []
    }
    return [address.isoCountryCode, address.country].filter { !$0.isEmpty }.map {
      AddressChange(component: .country, original: $0, written: "", reason: .unknownCode)
    }
  }
}
