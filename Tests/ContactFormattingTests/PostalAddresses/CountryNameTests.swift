import ContactFormatting
import ContactModel
import LocaleSupport
import SourceText
import Testing

@Suite struct CountryNameTests {
  static let english = CountryNames(locale: LocaleIdentifier(language: "en"))

  @Test(arguments: [
    ("Germany", "DE"), ("Deutschland", "DE"), ("ALLEMAGNE", "DE"), ("Niemcy", "DE"),
    ("ドイツ", "DE"), ("Γερμανία", "DE"), ("germania", "DE"), ("de", "DE"), ("DEU", "DE"),
    ("USA", "US"), ("U.S.A.", "US"), ("United States of America", "US"), ("États-Unis", "US"),
    ("UK", "GB"), ("England", "GB"), ("Großbritannien", "GB"), ("Royaume-Uni", "GB"),
    ("Holland", "NL"), ("ประเทศไทย", "TH"), ("日本国", "JP"),
    ("The Netherlands", "NL"), ("Pays-Bas", "NL"), ("Czech Republic", "CZ"),
    ("Türkiye", "TR"), ("Turkey", "TR"), ("Österreich", "AT"), ("osterreich", "AT"),
    ("الإمارات العربية المتحدة", "AE"), ("한국", "KR"), ("대한민국", "KR"), ("中国", "CN"),
    ("台灣", "TW"), ("Congo - Kinshasa", "CD"), ("Côte d’Ivoire", "CI"), ("Cote d'Ivoire", "CI"),
    (" Germany ", "DE"), ("Hong Kong", "HK"), ("Schweiz", "CH"), ("Россия", "RU"), ("Suomi", "FI"),
    ("Magyarország", "HU"), ("Ísland", "IS"), ("საქართველო", "GE"), ("भारत", "IN"), ("ไทย", "TH"),
  ])
  func code(_ name: String, _ code: String) throws {
    #expect(try Self.english.code(forName: name) == code)
  }

  @Test(arguments: [
    ("Germnay", "Germany"), ("Switzerlnd", "Switzerland"), ("Untied Kingdom", "United Kingdom"),
  ])
  func nearName(_ name: String, _ suggestion: String) {
    let error = #expect(throws: UnknownCountry.self) { try Self.english.code(forName: name) }
    #expect(error?.suggestions.first == suggestion)
    #expect(error?.description.hasSuffix("“\(suggestion)”.") == true)
  }

  @Test(arguments: ["", " ", "Atlantis", "X", "ZZ", "EU", "123", "\u{0}\u{202E}"])
  func unknownName(_ name: String) {
    let error = #expect(throws: UnknownCountry.self) { try Self.english.code(forName: name) }
    #expect(error?.description.hasSuffix(".") == true)
  }

  @Test func namesComeBack() throws {
    for language in ["en", "de", "fr", "ja", "ar", "ru", "hi", "zh", "tr"] {
      let names = CountryNames(locale: LocaleIdentifier(language: language))
      for code in ["DE", "US", "GB", "JP", "CI", "CD", "GE", "ZA", "KP", "VA", "NE", "DM"] {
        let name = try #require(names.name(forCode: code))
        #expect(try names.code(forName: name) == code, "\(language): \(name)")
      }
    }
  }

  struct Check: Sendable, CustomStringConvertible {
    let description: String
    var street = ""
    var code = ""
    var city = ""
    var state = ""
    var country = ""
    var iso = ""
    let expected: [Diagnostic.Code]
  }

  static let checks: [Check] = [
    .init(description: "good", code: "95014", iso: "US", expected: []),
    .init(description: "good with four more", code: "22162-1010", iso: "US", expected: []),
    .init(description: "letters", code: "ABC", iso: "US", expected: [.unusualPostalCode]),
    .init(description: "too long", code: "950141", iso: "US", expected: [.unusualPostalCode]),
    .init(
      description: "by name", code: "123", country: "Allemagne", expected: [.unusualPostalCode]),
    .init(description: "small letters", code: "sw1a 2aa", iso: "GB", expected: []),
    .init(description: "no space", code: "SW1A2AA", iso: "GB", expected: []),
    .init(description: "with prefix", code: "CH-8001", iso: "CH", expected: []),
    .init(description: "with spaced prefix", code: "ch 8001", iso: "CH", expected: []),
    .init(description: "with sign", code: "〒106-0032", iso: "JP", expected: []),
    .init(description: "space around", code: " 8001 ", iso: "CH", expected: []),
    .init(description: "none known", code: "whatever", iso: "AO", expected: []),
    .init(description: "no country", code: "whatever", expected: [.missingCountry]),
    .init(description: "letters that tell the country", code: "A-5020", expected: []),
    .init(
      description: "none where there has to be one", city: "Hamburg", iso: "DE",
      expected: [.missingPostalCode]),
    .init(description: "none where there is none", city: "Hong Kong", iso: "HK", expected: []),
    .init(
      description: "an old one of four digits", code: "5066", city: "Köln", iso: "DE",
      expected: [.unusualPostalCode]),
    .init(
      description: "a zero lost that the state proves", code: "2118", city: "Boston",
      state: "MA", iso: "US", expected: []),
    .init(
      description: "a zero lost that nothing proves", code: "2118", city: "Boston", iso: "US",
      expected: [.unusualPostalCode]),
    .init(
      description: "a zero that makes another state", code: "2118", city: "Austin",
      state: "TX", iso: "US", expected: [.unusualPostalCode]),
    .init(
      description: "another state", code: "80202", city: "Boston", state: "MA", iso: "US",
      expected: [.foreignPostalCode]),
    .init(
      description: "the town in the street as well", street: "Hof 1, 35390 Gießen",
      code: "35390", city: "Gießen", iso: "DE", expected: [.repeatedTown]),
    .init(
      description: "the postcode in the town as well", code: "35390", city: "35390 Gießen",
      iso: "DE", expected: [.repeatedTown]),
    .init(
      description: "a town's name in a street's", street: "5 Paris Road", code: "75001",
      city: "Paris", iso: "FR", expected: []),
    .init(
      description: "a town and a province of its name", code: "28013", city: "Madrid, Madrid",
      iso: "ES", expected: [.repeatedTown]),
    .init(
      description: "a town of two words alike", code: "2650", city: "Wagga Wagga", iso: "AU",
      expected: []),
    .init(description: "digits of Persian", code: "۱۱۳۶۹۱۲۳۴۵", iso: "IR", expected: []),
    .init(description: "too few of them", code: "۱۱۳۶", iso: "IR", expected: [.unusualPostalCode]),
    .init(description: "wide digits", code: "１０６－００３２", iso: "JP", expected: []),
    .init(
      description: "the postcode behind the town alone", city: "Springfield IL 62701", iso: "US",
      expected: []),
    .init(
      description: "the postcode behind the state", city: "Springfield", state: "IL 62701",
      iso: "US", expected: []),
    .init(
      description: "a postcode of two words before the town", city: "1012 LG Amsterdam", iso: "NL",
      expected: []),
    .init(
      description: "a number of the town's that is no postcode", city: "Wien 10", iso: "AT",
      expected: [.missingPostalCode]),
    .init(description: "unknown name", country: "Germnay", expected: [.unknownCountry]),
    .init(description: "unknown code", iso: "Q9", expected: [.unknownCountry]),
    .init(
      description: "contradiction", country: "Germany", iso: "FR",
      expected: [.contradictoryCountry]),
  ]

  @Test(
    "A country's name outweighs the code of another, which programs put there",
    arguments: [
      ("Sweden", "DE", "SE"), ("Schweden", "de", "SE"), ("Narnia", "DE", "DE"), ("", "DE", "DE"),
      ("Germany", "", "DE"),
    ])
  func countryOfAddress(_ name: String, _ code: String, _ country: String) {
    let formatter = PostalAddressFormatter(locale: LocaleIdentifier(language: "en"))
    let address = PostalAddress(city: "Umeå", country: name, isoCountryCode: code)
    #expect(formatter.countryCode(of: address) == country)
  }

  /// Where mail is sent from, a postcode and a region, and whether the address is at home by them.
  @Test(arguments: [
    ("DE", "28013", "Madrid", false), ("DE", "30303", "Georgia", false),
    ("US", "28013", "Madrid", false), ("DE", "10115", "Madrid", true),
    ("DE", "80331", "Bayern", true), ("ES", "28013", "Madrid", true),
    ("US", "30303", "Georgia", true), ("DE", "30303", "GA", true), ("DE", "30303", "", true),
  ])
  func regionsTellCountries(
    _ sender: String, _ code: String, _ region: String, _ isAtHome: Bool
  ) {
    let formatter = PostalAddressFormatter(
      locale: LocaleIdentifier(language: "en"), style: PostalAddressStyle(senderCountry: sender))
    let address = PostalAddress(street: "A 1", city: "B", state: region, postalCode: code)
    #expect(formatter.diagnostics(for: address).map(\.code) == (isAtHome ? [] : [.missingCountry]))
  }

  @Test(arguments: checks)
  func diagnostics(_ check: Check) {
    let formatter = PostalAddressFormatter(locale: LocaleIdentifier(language: "en"))
    let address = PostalAddress(
      street: check.street, city: check.city, state: check.state, postalCode: check.code,
      country: check.country, isoCountryCode: check.iso)
    let diagnostics = formatter.diagnostics(for: address)
    #expect(diagnostics.map(\.code) == check.expected)
    for diagnostic in diagnostics {
      #expect(diagnostic.severity == .warning)
      #expect(diagnostic.message.hasSuffix("."))
    }
  }
}
