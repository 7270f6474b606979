import ContactModel
import LocaleSupport
import Testing

@testable import ContactFormatting

/// What holds for every address, whatever the country.
@Suite struct PostalAddressPropertyTests {
  static let english = LocaleIdentifier(language: "en")

  static let formatters: [PostalAddressFormatter] = PostalAddressStyle.Layout.allCases.flatMap {
    layout in
    PostalAddressStyle.Form.allCases.flatMap { form in
      [nil, "DE"].map { sender in
        PostalAddressFormatter(
          locale: english,
          style: PostalAddressStyle(layout: layout, senderCountry: sender, form: form))
      }
    }
  }

  /// Those that can make a difference in a country.
  static func formatters(for country: String) -> [PostalAddressFormatter] {
    let hasForms = CountryCode(country).map { AddressRules.of($0).latin != nil } ?? false
    return formatters.filter { hasForms || $0.style.form == .automatic }
  }

  /// Texts that are in none of the others, in Latin script and in another.
  static let latin = "Aq1 Be2 Cu3 Do4 Eu5 Fy6 Ga7 Ho8 Yq9 Jy10 Ka11 Lu12 Mo13 Nu14 Or15 Py16 Qa17"
    .split(separator: " ").map(String.init)
  static let han = "甲1 乙2 丙3 丁4 戊5 己6 庚7 辛8 壬9 癸10 子11 丑12 寅13 卯14 辰15 巳16 午17"
    .split(separator: " ").map(String.init)

  static let places: [PostalAddressComponent] = [
    .street, .subLocality, .subAdministrativeArea, .city, .state, .postalCode,
  ]
  static let details: [PostalAddressComponent] = [
    .street, .postOfficeBox, .extendedAddress, .room, .apartment, .floor, .streetNumber,
    .streetName, .building, .block, .landmark, .direction,
  ]

  private static func check(
    _ components: [PostalAddressComponent], subset: Int, texts: [String], country: String,
    _ formatter: PostalAddressFormatter
  ) {
    var address = PostalAddress(isoCountryCode: country)
    for (bit, component) in components.enumerated() where subset >> bit & 1 == 1 {
      address[component] = texts[bit]
    }
    let formatted = formatter.format(address)
    var missing = subset
    for run in formatted.runs {
      guard let bit = components.firstIndex(of: run.component) else { continue }
      let isWhole = formatted[run] == texts[bit] || formatted[run] == texts[bit].uppercased()
      if isWhole { missing &= ~(1 << bit) }
    }
    // What a label leaves off or spells otherwise is told, whole; nothing else changes anything.
    for change in formatted.changes where change.isOmission || change.reason == .respelled {
      guard let bit = components.firstIndex(of: change.component) else { continue }
      if change.original == texts[bit], formatter.style.layout == .label { missing &= ~(1 << bit) }
    }
    // Canada, the Netherlands, Czechia and Slovakia have two spaces beside the postcode.
    let text =
      ["CA", "NL", "CZ", "SK"].contains(country)
      ? formatted.text.replacing("  ", with: " ") : formatted.text
    if missing != 0 || !isTidy(text) {
      Issue.record("\(country) \(formatter.style): \(formatted.text.debugDescription)")
    }
  }

  /// No empty line, nothing that hangs, no double space.
  private static func isTidy(_ text: String) -> Bool {
    var previous = UInt8(ascii: "\n")
    for byte in text.utf8 {
      switch (previous, byte) {
      case (UInt8(ascii: "\n"), UInt8(ascii: "\n")), (UInt8(ascii: "\n"), UInt8(ascii: " ")),
        (UInt8(ascii: "\n"), UInt8(ascii: ",")), (UInt8(ascii: " "), UInt8(ascii: "\n")),
        (UInt8(ascii: " "), UInt8(ascii: " ")), (UInt8(ascii: " "), UInt8(ascii: ",")),
        (UInt8(ascii: ","), UInt8(ascii: ",")), (UInt8(ascii: ","), UInt8(ascii: "\n")):
        return false
      default: previous = byte
      }
    }
    return text.isEmpty || !" ,-/\n".utf8.contains(previous)
  }

  @Test(arguments: [latin, han])
  func noPlaceIsLost(_ texts: [String]) {
    for country in AddressRules.countries.map(\.text) + ["ZZ", ""] {
      for formatter in Self.formatters(for: country) {
        for subset in 0..<(1 << Self.places.count) {
          Self.check(Self.places, subset: subset, texts: texts, country: country, formatter)
        }
      }
    }
  }

  /// One country of each habit, every subset; all countries, everything at once.
  @Test(arguments: [latin, han])
  func noDetailIsLost(_ texts: [String]) {
    let formatter = PostalAddressFormatter(locale: Self.english)
    for country in ["US", "GB", "DE", "BR", "JP", "KR", "CN", "PH"] {
      for subset in 0..<(1 << Self.details.count) {
        Self.check(Self.details, subset: subset, texts: texts, country: country, formatter)
      }
    }
    let all = Self.details + Self.places.dropFirst()
    for country in AddressRules.countries.map(\.text) {
      for formatter in Self.formatters(for: country) {
        Self.check(all, subset: (1 << all.count) - 1, texts: texts, country: country, formatter)
      }
    }
  }

  @Test func everyCountryHasAFormatForEveryPart() {
    #expect(AddressRules.countries.count > 240)
    for country in AddressRules.countries {
      let rules = AddressRules.of(country)
      for format in [rules.label, rules.plain, rules.latin].compactMap({ $0 }) {
        let parts = format.items.map(\.part.rawValue).sorted()
        #expect(parts == Array(0...8), "\(country.text)")
        #expect(format.items.first?.startsLine == true)
      }
    }
  }

  @Test func everyPostcodePatternIsReadAndMatchesItsExamples() {
    for country in AddressRules.countries {
      let rules = AddressRules.of(country)
      guard !rules.postalCodePattern.isEmpty else { continue }
      let pattern = PostalCodePattern(rules.postalCodePattern)
      #expect(pattern != nil, "\(country.text): \(rules.postalCodePattern)")
      for example in rules.postalCodeExamples.split(separator: ",") {
        let example = example.drop { $0 == " " }
        #expect(pattern?.matches(String(example)) == true, "\(country.text): \(example)")
      }
    }
  }

  static let hostile: [(name: String, text: String)] = [
    ("controls", "a\u{0}b\u{7}c\u{1B}[31md\u{7F}e\u{9B}f"),
    ("line breaks", "a\r\nb\u{2028}c\u{85}\u{85}d\u{B}e\n\n\n"),
    ("spaces", "   a \t  b   "),
    ("nothing but spaces", " \t\n \r\n"),
    ("an override", "a\u{202E}b"),
    ("isolates", "\u{2067}\u{2066}a\u{202B}b\u{2069}c"),
    ("emoji", "👨‍👩‍👧‍👦 🇩🇪 👍🏽"),
    ("marks alone", "\u{301}\u{308}"),
    ("commas", ",,, ,,"),
    ("long", String(repeating: "Große Allee 17 ", count: 500)),
    ("long, one letter", String(repeating: "é", count: 10_000)),
    ("percent signs", "%n%A%Z"),
    ("unusual characters", "\u{FEFF}a\u{200B}b\u{FFFE}c\u{10FFFF}"),
  ]

  @Test(arguments: hostile.map(\.name), PostalAddressStyle.Layout.allCases)
  func anyTextIsKept(_ name: String, _ layout: PostalAddressStyle.Layout) throws {
    let text = try #require(Self.hostile.first { $0.name == name }).text
    let components = PostalAddressComponent.allCases
    for country in ["", "US", "JP", "TR", "HU", "nonsense", text] {
      var address = PostalAddress(isoCountryCode: country)
      for component in components { address[component] = text }
      let formatter = PostalAddressFormatter(
        locale: Self.english, style: PostalAddressStyle(layout: layout, senderCountry: "DE"))
      let recipient = AddressRecipient(
        name: text, organization: text, organizationUnits: [text, text], careOf: text)
      let formatted = formatter.format(address, recipient: recipient, languageTag: text)
      let lines = formatted.text.split(separator: "\n", omittingEmptySubsequences: false)
      #expect(formatted.text.isEmpty || lines.allSatisfy { !$0.isEmpty })
      #expect(!formatted.text.unicodeScalars.contains { $0.value < 0x20 && $0 != "\n" })
      // All that can be seen is there: letters, marks and signs, in their order.
      let visible = Self.visible(text)
      let city = formatted.runs.filter { $0.component == .city }.map { String(formatted[$0]) }
      #expect(Self.visible(city.joined()).lowercased() == visible.lowercased() || visible.isEmpty)
      #expect(lines.allSatisfy { Self.closesDirections($0) })
      _ = formatter.diagnostics(for: address)
    }
  }

  private static func visible(_ text: String) -> String {
    var visible = ""
    for scalar in text.unicodeScalars {
      let isControl = scalar.properties.generalCategory == .control
      let isDirection =
        (0x2028...0x202E).contains(scalar.value)
        || (0x2066...0x2069).contains(scalar.value)
      let isSpace = scalar.properties.isWhitespace
      if !isControl, !isDirection, !isSpace { visible.unicodeScalars.append(scalar) }
    }
    // Capitals of some letters are several.
    return visible.replacing("ß", with: "ss")
  }

  /// Whether no direction goes on beyond the line (UAX #9, X1 to X7).
  private static func closesDirections(_ line: Substring) -> Bool {
    var open: [UInt32] = []
    for scalar in line.unicodeScalars {
      switch scalar.value {
      case 0x202A, 0x202B, 0x202D, 0x202E, 0x2066...0x2068: open.append(scalar.value)
      case 0x202C where open.last.map { $0 < 0x2066 } == true: open.removeLast()
      case 0x2069:
        while let last = open.last, last < 0x2066, open.contains(where: { $0 >= 0x2066 }) {
          open.removeLast()
        }
        if open.last.map({ $0 >= 0x2066 }) == true { open.removeLast() }
      default: continue
      }
    }
    return open.isEmpty
  }
}
