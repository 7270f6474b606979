import ContactLikeness
import LocaleSupport

/// Names and codes of countries.
enum CountryWords {
  private static let all = CellWords.set("country")

  /// Whether a text is the name of a country, or a sign for one.
  static func isCountry(_ text: String) -> Bool { all.contains(text.lowercased()) }

  /// The country that a text is, without the point of a sentence behind it; nil where it is none.
  static func country(_ text: String) -> String? {
    if isCountry(text) { return text }
    return text.hasSuffix(".") && isName(String(text.dropLast())) ? String(text.dropLast()) : nil
  }

  /// Whether a text is the name of a country, and no sign for one.
  static func isName(_ text: String) -> Bool { text.utf8.count > 3 && isCountry(text) }

  /// Whether a text is the name of any country, in whatever language. To ask the first time takes a while.
  static func isAnyName(_ text: String) -> Bool {
    if isName(text) { return true }
    return text.count > 3 && !text.contains(where: \.isDigit)
      && !regions.contains(text.lowercased())
      && CountryCodes.code(of: text) != nil
  }

  private static let regions = CellWords.set("region called as a country")
}

/// Signs of countries that stand in front of postal codes: `D-10115`, `LT-92101`.
enum CountrySigns {
  private static let countries = CellWords.pairs("country sign")
  private static let ofCodes = CellWords.set("sign of code")

  /// The country and what follows its sign, or the whole where that is a part of the code; nil where no
  /// sign stands in front.
  static func sign(of text: String) -> (country: String, code: String)? {
    guard let first = text.utf8.first, first &- 0x41 < 26 else { return nil }
    let sign = text.prefix { $0.isASCII && $0.isUppercase }
    guard (1...3).contains(sign.count), let country = countries[String(sign)] else { return nil }
    var rest = text.dropFirst(sign.count)
    if rest.first?.isDigit == true, rest.prefix(while: \.isDigit).count < 4 { return nil }
    guard let next = rest.first, "-– ".contains(next) || next.isDigit && sign.count == 2 else {
      return nil
    }
    if !next.isDigit { rest = rest.dropFirst() }
    while rest.first == " " { rest.removeFirst() }
    guard let digit = rest.first, digit.isDigit,
      rest.prefix(while: { $0.isDigit || $0 == " " || $0 == "-" }).filter(\.isDigit).count >= 3
    else { return nil }
    return (country, ofCodes.contains(country) ? text : String(rest))
  }
}

/// Puts back the zeros that spreadsheets take from postal codes, where it is certain that they were
/// there.
enum PostcodeRepair {
  private static let states = CellWords.set("state with zeros")
  private static let countries = CellWords.set("country with zeros")

  /// How the postal codes of towns begin whose names tell them from others, by these in small letters.
  private static let towns = CellWords.pairs("town with zeros")

  /// Whether a code has lost its zero for certain, since those of its town begin with it.
  private static func isShort(_ code: String, in city: String) -> Bool {
    code.count == 4 && towns[city.lowercased()].map { ("0" + code).hasPrefix($0) } ?? false
  }

  /// Whether a code of three digits has lost the zero that those of its town begin with, where they have four.
  private static func isOfFour(_ code: String, in city: String, _ country: String) -> Bool {
    if countriesOfFour.contains(country) { return true }
    return country.isEmpty
      && townsOfFour[city.lowercased()].map { ("0" + code).hasPrefix($0) } ?? false
  }

  private static let countriesOfFour = CellWords.set("country with zeros, of four")
  private static let townsOfFour = CellWords.pairs("town with zeros, of four")

  private static let unitedStates = ["US", "USA", "UNITED STATES", "U.S.A.", "PUERTO RICO"]

  /// The code with its zeros; nil where nothing is known to be lost.
  static func repaired(
    _ code: String, city: @autoclosure () -> String, region: @autoclosure () -> String,
    country: String
  ) -> String? {
    guard (3...4).contains(code.count), code.utf8.allSatisfy(ASCII.isDigit) else { return nil }
    let country = country.uppercased()
    if code.count == 3, isOfFour(code, in: city(), country) { return "0" + code }
    let isAmerican = unitedStates.contains(country)
    let region = isAmerican || country.isEmpty ? region().uppercased().replacing(".", with: "") : ""
    let hasZeros =
      if !region.isEmpty, isAmerican || states.contains(region) {
        // In other states the codes of four digits lack another one.
        states.contains(region)
      } else {
        code.count == 4
          && (countries.contains(country) || country.isEmpty && isShort(code, in: city()))
      }
    return hasZeros ? String(repeating: "0", count: 5 - code.count) + code : nil
  }
}
