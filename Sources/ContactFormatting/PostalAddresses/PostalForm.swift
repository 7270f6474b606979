import ContactModel

/// An address as the post of its country wants it on mail, and what of it was changed for that.
struct PostalForm {
  private(set) var address: PostalAddress
  private(set) var changes: [AddressChange] = []

  init(of address: PostalAddress, in country: CountryCode, _ rules: AddressRules) {
    self.address = address
    reshapePostalCode(country, rules)
    if Subdivisions.isLargerRegion(self.address.state, of: country) {
      leaveOff([.state])
    } else if rules.region == .abbreviated {
      abbreviateState(country)
    }
    if !self.address.state.isEmpty || !address.subLocality.isEmpty
      || !address.subAdministrativeArea.isEmpty
    {
      removeRepetitions()
    }
    if rules.region == .omitted { leaveOff([.subAdministrativeArea, .state]) }
  }

  private mutating func change(
    _ component: PostalAddressComponent, to text: String, because reason: AddressChange.Reason
  ) {
    let original = address[component]
    guard original != text else { return }
    changes.append(
      AddressChange(component: component, original: original, written: text, reason: reason))
    address[component] = text
  }

  private mutating func reshapePostalCode(_ country: CountryCode, _ rules: AddressRules) {
    if address.postalCode.isEmpty { return }
    if PostalCodeText.isFiller(address.postalCode, in: country) {
      change(.postalCode, to: "", because: .noPostcodes)
      return
    }
    var code = PostalCodeText.bare(address.postalCode, of: country)
    if let longer = PostalCodeText.withZeros(
      code, state: address.state, city: address.city, of: country)
    {
      change(.postalCode, to: longer, because: .zeroRestored)
      code = longer
    }
    change(.postalCode, to: rules.postalCodeForm.formatted(code) ?? code, because: .respelled)
  }

  private mutating func abbreviateState(_ country: CountryCode) {
    if address.state.isEmpty {
      // The islands that are states to the post of the United States.
      if let state = PostalArea.state(of: country) { address.state = state }
      return
    }
    // The islands have their names among the states.
    let states = PostalArea.state(of: country) == nil ? country : CountryCode("US") ?? country
    if let state = Subdivisions.subdivision(address.state, of: states) {
      change(.state, to: state.code, because: .abbreviated)
    }
  }

  /// 'Madrid' once: below a town there is nothing new in a region of the same name. A region that
  /// is written as a code says something else. In characters and Hangul a town may stand behind its region in one
  /// field: 東京都千代田区.
  private mutating func removeRepetitions() {
    let city = Self.placeKey(of: address.city)
    if city.isEmpty { return }
    let state = Self.placeKey(of: address.state)
    for component in [PostalAddressComponent.subLocality, .subAdministrativeArea, .state] {
      let text = address[component]
      if text.isEmpty { continue }
      let key = Self.placeKey(of: text)
      let isSame =
        key == city
        || component == .subAdministrativeArea && key == state
        || address.city.hasPrefix(text) && text.unicodeScalars.allSatisfy { $0.value >= 0x2E80 }
      if isSame { change(component, to: "", because: .repeated) }
    }
  }

  /// The key of a place without the word for what it is: 'г. Москва', 'Co. Dublin'.
  private static func placeKey(of text: String) -> String {
    let words = UnitText.words(of: text)
    guard words.count > 1, kindsOfPlaces.contains(words[0]) else {
      return CountryIndex.key(of: text)
    }
    return CountryIndex.key(of: words.dropFirst().joined(separator: " "))
  }

  private static let kindsOfPlaces: Set<String> = [
    "co", "county", "г", "гор", "город", "гр", "м", "місто",
  ]

  /// A region goes only where town and postcode say where it is.
  private mutating func leaveOff(_ components: [PostalAddressComponent]) {
    guard !address.city.isEmpty, !address.postalCode.isEmpty else { return }
    for component in components where !address[component].isEmpty {
      change(component, to: "", because: .notWritten)
    }
  }
}

/// Countries that are one for the post: mail between them has no country line.
enum PostalArea {
  private static let centers: [CountryCode: CountryCode] = {
    var table: [CountryCode: CountryCode] = [:]
    for (center, others) in [
      ("US", "PR VI GU AS MP UM FM MH PW"), ("FR", "GP MQ GF RE YT PM BL MF MC"),
      ("GB", "JE GG IM"), ("FI", "AX"), ("NO", "SJ BV"), ("AU", "CX CC NF HM"), ("CH", "LI"),
    ] {
      guard let center = CountryCode(center) else { continue }
      for other in others.split(separator: " ") {
        if let other = CountryCode(String(other)) { table[other] = center }
      }
    }
    return table
  }()

  /// Whether mail between two countries is mail within one.
  static func isOne(_ first: CountryCode, _ second: CountryCode) -> Bool {
    first == second || (centers[first] ?? first) == (centers[second] ?? second)
  }

  /// Whether an island's name is the post town of mail to it within its area, as Royal Mail has it.
  static func isPostTown(_ country: CountryCode) -> Bool {
    centers[country]?.text == "GB"
  }

  /// The code that the post of the United States has for an island, as a state.
  static func state(of country: CountryCode) -> String? {
    centers[country]?.text == "US" && country.text != "UM" ? country.text : nil
  }
}
