import PhoneNumbers
import Testing

@Suite struct ParsedPhoneNumberTests {
  /// Numbers of published examples: a notation, its region, E.164, international and national.
  static let examples: [(String, String?, String, String, String)] = [
    // Google's offices in Zurich and Mountain View, which libphonenumber's own manual uses.
    ("044 668 18 00", "CH", "+41446681800", "+41 44 668 18 00", "044 668 18 00"),
    ("+41 44 668 1800", nil, "+41446681800", "+41 44 668 18 00", "044 668 18 00"),
    ("0041 44 668 1800", "DE", "+41446681800", "+41 44 668 18 00", "044 668 18 00"),
    ("011 41 44 668 1800", "US", "+41446681800", "+41 44 668 18 00", "044 668 18 00"),
    ("(650) 253-0000", "US", "+16502530000", "+1 650-253-0000", "(650) 253-0000"),
    ("tel:+1-650-253-0000", nil, "+16502530000", "+1 650-253-0000", "(650) 253-0000"),
    ("tel:253-0000;phone-context=+1650", nil, "+16502530000", "+1 650-253-0000", "(650) 253-0000"),
    // The trunk prefix that is not dialled after a country code.
    ("+44 (0)20 7031 3000", nil, "+442070313000", "+44 20 7031 3000", "020 7031 3000"),
    // Italy's zero belongs to the number.
    ("02 3661 8300", "IT", "+390236618300", "+39 02 3661 8300", "02 3661 8300"),
    // Digits of other scripts.
    ("٠٤٤٦٦٨١٨٠٠", "CH", "+41446681800", "+41 44 668 18 00", "044 668 18 00"),
    ("＋４１４４６６８１８００", nil, "+41446681800", "+41 44 668 18 00", "044 668 18 00"),
    // Letters of a keypad.
    ("1-800-FLOWERS", "US", "+18003569377", "+1 800-356-9377", "(800) 356-9377"),
  ]

  @Test(arguments: examples)
  func formats(
    text: String, region: String?, e164: String, international: String, national: String
  ) throws {
    let number = try #require(ParsedPhoneNumber(text, region: region))
    #expect(number.isValid)
    #expect(number.possibility == .possible)
    #expect(number.e164 == e164)
    #expect(number.formatted(.international) == international)
    #expect(number.formatted(.national) == national)
    #expect(ParsedPhoneNumber(number.formatted(.rfc3966)) == number)
    #expect(ParsedPhoneNumber(e164) == number)
  }

  @Test(
    arguments: [
      ("+41 44 668 1800", "CH", PhoneNumberType.fixedLine),
      ("+1 650 253 0000", "US", .fixedLineOrMobile),
      ("+44 7912 345678", "GB", .mobile),
      ("+1 800 356 9377", "US", .tollFree),
      ("+800 1234 5678", nil, .tollFree),
      ("+49 30 901820", "DE", .fixedLine),
    ] as [(String, String?, PhoneNumberType)])
  func regionAndType(text: String, region: String?, type: PhoneNumberType) throws {
    let number = try #require(ParsedPhoneNumber(text))
    #expect(number.region == region)
    #expect(number.type == type)
    if let region { #expect(number.isValid(in: region)) }
    #expect(!number.isValid(in: "NZ"))
  }

  /// Extensions belong to the number; what follows a pause is dialled later.
  @Test(arguments: [
    ("+1 650-253-0000 ext. 123", "123", "", "+1 650-253-0000 ext. 123"),
    ("+1 650-253-0000x123", "123", "", "+1 650-253-0000 ext. 123"),
    ("tel:+1-650-253-0000;ext=123", "123", "", "+1 650-253-0000 ext. 123"),
    ("+16502530000,,123#", "", ",,123#", "+16502530000,,123#"),
    ("+1 650 253 0000;9", "", ";9", "+16502530000;9"),
    ("+1 (650) 253-0000 p45w*7", "", "p45w*7", "+16502530000p45w*7"),
    ("+1 650 253 0000,", "", "", "+16502530000"),
  ])
  func extensions(text: String, extensionDigits: String, suffix: String, complete: String) throws {
    let number = try #require(ParsedPhoneNumber(text))
    #expect(number.e164 == "+16502530000")
    #expect(number.extensionDigits == extensionDigits)
    #expect(number.dialedSuffix == suffix)
    #expect(number.completeForm == complete)
    #expect(ParsedPhoneNumber(complete) == number)
  }

  @Test(
    arguments: [
      ("", nil, .notANumber),
      ("reception", "DE", .notANumber),
      ("\u{0}\u{FFFD}\n", "DE", .notANumber),
      ("+", nil, .notANumber),
      ("030 901820", nil, .countryCode),
      ("030 901820", "not a region", .countryCode),
      ("+999 123456789", nil, .countryCode),
      ("+49 1", nil, .tooShort),
      (String(repeating: "1", count: 10_000), "US", .tooLong),
      ("+" + String(repeating: "\u{301}", count: 5_000), nil, .tooLong),
      (String(repeating: "p", count: 249) + "1", "US", .notANumber),
      ("+41 " + String(repeating: "4", count: 30), nil, .tooLong),
    ] as [(String, String?, PhoneNumberProblem)])
  func problems(text: String, region: String?, problem: PhoneNumberProblem) {
    #expect(ParsedPhoneNumber.parse(text, region: region) == .failure(problem))
  }

  @Test(arguments: [
    ("+1 253 0000", PhoneNumberPossibility.locallyPossible),
    ("+1 650 253 000", .tooShort),
    ("+1 650 253 00000", .tooLong),
    ("+1 650", .tooShort),
  ])
  func impossible(text: String, possibility: PhoneNumberPossibility) throws {
    let number = try #require(ParsedPhoneNumber(text))
    #expect(!number.isValid)
    #expect(number.region == nil)
    #expect(number.possibility == possibility)
  }

  @Test func countryCodes() {
    #expect(ParsedPhoneNumber.countryCode(forRegion: "de") == 49)
    #expect(ParsedPhoneNumber.countryCode(forRegion: "UK") == 44)
    #expect(ParsedPhoneNumber.countryCode(forRegion: "") == nil)
    #expect(ParsedPhoneNumber.countryCode(forRegion: "XX") == nil)
  }

  /// The same from many threads as from one.
  @Test func threads() async {
    let texts = (0..<200).map { "+41 44 668 \(1000 + $0 * 7)" }
    let expected = texts.map { ParsedPhoneNumber($0)?.formatted(.international) }
    await withTaskGroup(of: [String?].self) { group in
      for _ in 0..<8 {
        group.addTask { texts.map { ParsedPhoneNumber($0)?.formatted(.international) } }
      }
      for await result in group { #expect(result == expected) }
    }
  }
}
