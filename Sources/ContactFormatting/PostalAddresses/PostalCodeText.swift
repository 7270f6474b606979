/// Reads a postcode as people type it: with the letters of its country before it, with or without
/// the space within, or as a program for tables left it.
enum PostalCodeText {
  /// Letters that stand before postcodes to tell the country, as `A` in 'A-5020'. The codes of ISO
  /// 3166 do so too.
  private static let countries: [String: CountryCode] = {
    var table: [String: CountryCode] = [:]
    for (letters, code) in [
      ("A", "AT"), ("D", "DE"), ("F", "FR"), ("I", "IT"), ("B", "BE"), ("L", "LU"), ("E", "ES"),
      ("P", "PT"), ("S", "SE"), ("N", "NO"), ("H", "HU"), ("M", "MT"), ("FL", "LI"),
      ("FIN", "FI"), ("SF", "FI"), ("SLO", "SI"), ("YU", "RS"), ("CS", "CZ"), ("IRL", "IE"),
      ("PF", "PF"), ("SK", "SK"), ("RUS", "RU"), ("UA", "UA"), ("TR", "TR"), ("RO", "RO"),
    ] {
      table[letters] = CountryCode(code)
    }
    return table
  }()

  /// The country that the letters before a postcode tell, and the rest of it; nil where there are
  /// none, or where they are part of the postcode itself.
  static func country(of postalCode: String) -> (country: CountryCode, code: String)? {
    guard let (letters, code) = split(postalCode) else { return nil }
    let country = countries[letters] ?? CountryCode(letters)
    guard let country, AddressRules.isKnown(country), matches(code, of: country) else { return nil }
    return (country, code)
  }

  /// A postcode without the letters of its own country, and without signs that belong to forms.
  static func bare(_ postalCode: String, of country: CountryCode) -> String {
    if postalCode.utf8.allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }) {
      return postalCode
    }
    var code = postalCode[...]
    while code.first?.isWhitespace == true { code.removeFirst() }
    while code.last?.isWhitespace == true { code.removeLast() }
    if code.hasPrefix("〒") { code = code.dropFirst() }
    let rules = AddressRules.of(country)
    if let (letters, rest) = split(String(code), requiresHyphen: false) {
      let told = countries[letters] ?? CountryCode(letters)
      let isOwn =
        rules.postalCodePrefix.uppercased().hasPrefix(letters) || country.text.hasPrefix(letters)
      if told == country || isOwn, matches(rest, of: country), !matches(String(code), of: country) {
        return rest
      }
    }
    return String(code)
  }

  /// Whether a postcode only fills a form, in a country that has none: zeros, and the numbers that China's post sorts
  /// mail to Hong Kong and Macao by.
  static func isFiller(_ code: String, in country: CountryCode) -> Bool {
    let digits = code.filter { $0 != " " && $0 != "-" }
    switch country.text {
    case "HK" where digits.hasPrefix("99907"), "MO" where digits.hasPrefix("99907"): return true
    default:
      return AddressRules.of(country).postalCodePattern.isEmpty && country != .unknown
        && digits.allSatisfy { $0 == "0" }
    }
  }

  /// Whether a postcode is as those of a country are; true where that is not known.
  static func matches(_ code: String, of country: CountryCode) -> Bool {
    let rules = AddressRules.of(country)
    guard !rules.postalCodePattern.isEmpty,
      let pattern = PostalCodePattern.shared(rules.postalCodePattern)
    else { return true }
    if pattern.matches(code) { return true }
    return rules.postalCodeForm.formatted(code).map { pattern.matches($0) } ?? false
  }

  /// A postcode whose zeros at the start a program for tables took away, with them, where the
  /// region or the town proves it; nil where there is nothing to mend or no proof.
  static func withZeros(
    _ code: String, state: String, city: String, of country: CountryCode
  ) -> String? {
    let digits = code.utf8.filter { $0 != UInt8(ascii: "-") }
    guard (1...8).contains(code.utf8.count), !matches(code, of: country),
      digits.allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) })
    else { return nil }
    for zeros in 1...3 {
      let longer = String(repeating: "0", count: zeros) + code
      guard matches(longer, of: country) else { continue }
      // A name proves it that is a region's: the region, or the town that it is named after.
      let proof =
        Subdivisions.contains(longer, in: state, of: country)
        ?? Subdivisions.contains(longer, in: city, of: country)
      return proof == true ? longer : nil
    }
    return nil
  }

  private static func split(
    _ postalCode: String, requiresHyphen: Bool = true
  ) -> (letters: String, code: String)? {
    var letters: [UInt8] = []
    var rest = postalCode.utf8.drop { $0 == UInt8(ascii: " ") }
    while let byte = rest.first, (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20) {
      guard letters.count < 3 else { return nil }
      letters.append(byte & ~0x20)
      rest = rest.dropFirst()
    }
    guard !letters.isEmpty, let sign = rest.first else { return nil }
    let isHyphen = sign == UInt8(ascii: "-")
    if requiresHyphen, !isHyphen { return nil }
    rest = rest.drop { $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: " ") }
    guard let first = rest.first, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(first) else {
      return nil
    }
    return (String(decoding: letters, as: UTF8.self), String(decoding: rest, as: UTF8.self))
  }
}
