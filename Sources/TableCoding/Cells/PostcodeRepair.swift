/// Puts back the zeros that spreadsheets take from postal codes, where it is certain that they were
/// there.
enum PostcodeRepair {
  private static let states: Set<String> = [
    "CT", "MA", "ME", "NH", "NJ", "RI", "VT", "PR", "CONNECTICUT", "MASSACHUSETTS", "MAINE",
    "NEW HAMPSHIRE", "NEW JERSEY", "RHODE ISLAND", "VERMONT", "PUERTO RICO",
  ]
  private static let countries: Set<String> = [
    "US", "USA", "DE", "D", "FR", "F", "IT", "I", "ES", "E", "UNITED STATES", "DEUTSCHLAND",
    "GERMANY",
    "FRANCE", "ITALIA", "ITALY", "ESPAÑA", "SPAIN", "FRANKREICH", "ITALIEN", "SPANIEN", "FI",
    "SUOMI",
    "FINLAND", "EE", "EESTI", "ESTONIA",
  ]

  /// The code with its zeros; nil where nothing is known to be lost.
  static func repaired(_ code: String, region: String, country: String) -> String? {
    guard (3...4).contains(code.count), code.allSatisfy({ $0.isASCII && $0.isNumber }) else {
      return nil
    }
    let isState =
      Self.states.contains(region.uppercased())
      && (country.isEmpty
        || ["US", "USA", "UNITED STATES", "U.S.A.", "PUERTO RICO"].contains(country.uppercased()))
    let isCountry = Self.countries.contains(country.uppercased()) && code.count == 4
    guard isState || isCountry else { return nil }
    return String(repeating: "0", count: 5 - code.count) + code
  }
}
