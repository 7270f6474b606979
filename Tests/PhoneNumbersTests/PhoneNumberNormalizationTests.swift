import ContactModel
import LocaleSupport
import PhoneNumbers
import Testing

@Suite struct PhoneNumberNormalizationTests {
  @Test(
    arguments: [
      ("030 901820", "DE", "+4930901820"),
      ("+49 (0)30 / 90 18 20", nil, "+4930901820"),
      ("tel:+49-30-901820", nil, "+4930901820"),
      ("+4930901820", nil, "+4930901820"),
      ("(650) 253-0000 x12", "US", "+1 650-253-0000 ext. 12"),
      ("650 253 0000,,12#", "US", "+16502530000,,12#"),
      // Nothing valid, or something that would be lost: left alone.
      ("030 901820", nil, "030 901820"),
      ("110", "DE", "110"),
      ("*#06#", "DE", "*#06#"),
      ("1-800-FLOWERS", "US", "1-800-FLOWERS"),
      ("030 901820 Empfang", "DE", "030 901820 Empfang"),
      ("ring twice", "DE", "ring twice"),
      ("", "DE", ""),
    ] as [(String, String?, String)])
  func numbers(text: String, region: String?, expected: String) {
    let normalization = PhoneNumberNormalization()
    #expect(normalization.normalized(PhoneNumber(text), in: region).stringValue == expected)
  }

  /// A number with a country's code, but without a plus, is none within the country, unless it has a zero in front,
  /// or as few digits as are usual there.
  @Test(
    arguments: [
      ("4915123456789", "DE", "+4915123456789"), ("491701234567", "DE", "+491701234567"),
      ("49 171 5550170", "DE", "+491715550170"), ("49 (0)171 5550170", "DE", "+491715550170"),
      ("49 30 901820", "DE", "+4930901820"), ("(49) 30-901820", "DE", "+4930901820"),
      ("tel:4915123456789", "DE", "+4915123456789"),
      ("٤٩١٥١٢٣٤٥٦٧٨٩", "DE", "+4915123456789"),
      ("491701234567,,12#", "DE", "+491701234567,,12#"),
      ("436641234567", "AT", "+436641234567"), ("43 1 5550123", "AT", "+4315550123"),
      ("393331234567", "IT", "+393331234567"), ("390612345678", "IT", "+390612345678"),
      ("358401234567", "FI", "+358401234567"), ("628123456789", "ID", "+628123456789"),
      ("62 21 5550123", "ID", "+62215550123"), ("5511987654321", "BR", "+5511987654321"),
      ("551132345678", "BR", "+551132345678"), ("919812345678", "IN", "+919812345678"),
      ("16502530000", "US", "+16502530000"), ("79161234567", "RU", "+79161234567"),
      ("447911123456", "GB", "+447911123456"), ("46701234567", "SE", "+46701234567"),
      // Of another country, where none of the own can be meant.
      ("447911123456", "DE", "+447911123456"), ("436641234567", "DE", "+436641234567"),
      ("4915123456789", "AT", "+4915123456789"), ("5511987654321", "DE", "+5511987654321"),
      ("919812345678", "DE", "+919812345678"), ("491701234567", "US", "+491701234567"),
      ("33612345678", "GB", "+33612345678"),
      ("15123456789", "DE", "+4915123456789"), ("812345678901", "ID", "+62812345678901"),
      ("3361 2345678", "DE", "+4933612345678"),
      // Leer and Emden, with their zero and without it; Santa Maria, Radom and Lund; mobiles of Italy and India.
      ("0491 1234567", "DE", "+494911234567"), ("491 1234567", "DE", "+494911234567"),
      ("4921 123456", "DE", "+494921123456"), ("04921 1234567", "DE", "+4949211234567"),
      ("55 99123-4567", "BR", "+5555991234567"), ("48 307 30 87", "PL", "+48483073087"),
      ("46 816 46 09", "SE", "+46468164609"), ("391 2345678", "IT", "+393912345678"),
      ("9198123456", "IN", "+919198123456"),
      // In which country it is, nothing tells.
      ("4915123456789", nil, "4915123456789"),
    ] as [(String, String?, String)])
  func bareCountryCodes(text: String, region: String?, expected: String) {
    let normalization = PhoneNumberNormalization()
    #expect(normalization.normalized(PhoneNumber(text), in: region).stringValue == expected)
  }

  /// What is dialled within a town alone is another's number with the first digits for the area's code.
  @Test(
    arguments: [
      ("45 67 89", "DE", "45 67 89"), ("765432", "DE", "765432"), ("12345", "AT", "12345"),
      ("555-0199", "AT", "555-0199"), ("234 567", "FI", "234 567"), ("12 34 56", "SE", "12 34 56"),
      ("4567-12", "DE", "4567-12"), ("٤٥٦٧٨٩", "DE", "٤٥٦٧٨٩"), ("765432,,1#", "DE", "765432,,1#"),
      // With the zero in front, the country's code, or more digits than any line has in its town.
      ("04567 89", "DE", "+49456789"), ("+49 4567 89", "DE", "+49456789"),
      ("(0) 4567 89", "DE", "+49456789"),
      ("30 9018200", "DE", "+49309018200"), ("1715550170", "DE", "+491715550170"),
      // Where numbers have one length, or nothing in front of the area's code, a valid one is whole.
      ("22 12 34 56", "NO", "+4722123456"), ("21 23 45 67", "DK", "+4521234567"),
      ("27 12 34 56", "LU", "+35227123456"),
      ("(495) 123-45-67", "RU", "+74951234567"), ("1 234 5678", "HU", "+3612345678"),
      ("06 1234 567", "IT", "+39061234567"), ("650 253 0000", "US", "+16502530000"),
      // The last digits of the house's second line.
      ("030-123 45 67/68", "DE", "030-123 45 67/68"), ("+49 30 1234567/8", nil, "+49 30 1234567/8"),
      ("01 23 45 67 89/90", "FR", "01 23 45 67 89/90"), ("030/1234567", "DE", "+49301234567"),
      ("+49/30/1234567", "DE", "+49301234567"),
    ] as [(String, String?, String)])
  func withoutArea(text: String, region: String?, expected: String) {
    let normalization = PhoneNumberNormalization()
    #expect(normalization.normalized(PhoneNumber(text), in: region).stringValue == expected)
  }

  private static func contact(_ addresses: [(String, Label?)]) -> Contact {
    Contact { draft in
      draft.postalAddresses = addresses.map { country, label in
        var address = PostalAddress()
        address.isoCountryCode = country
        return LabeledValue(address, label: label)
      }
    }
  }

  /// The address with the number's label first, then the only country, then the option, then the
  /// locale.
  @Test(
    arguments: [
      ("FR", "de_DE", [("CH", Label.home)], Label.home, "CH"),
      ("FR", "de_DE", [("CH", .home)], .mobile, "CH"),
      ("FR", "de_US", [("CH", .home), ("US", .work)], .mobile, "FR"),
      ("FR", "de_DE", [], .mobile, "FR"),
      (nil, "de_DE", [("CH", .home)], .mobile, "CH"),
      (nil, "de_DE", [("ch", .home), ("US", .work)], .workFax, "US"),
      (nil, "de_DE", [("CH", .home), ("US", .work)], .mobile, nil),
      (nil, "de_US", [("CH", .home), ("US", .work)], .mobile, "US"),
      (nil, "de_AT", [], .mobile, "AT"),
      (nil, "en", [], .mobile, nil),
      (nil, "es_419", [], .mobile, nil),
      ("Germany", "de_AT", [("", nil)], nil, "AT"),
    ] as [(String?, String, [(String, Label?)], Label?, String?)])
  func defaultRegion(
    stated: String?, locale: String, addresses: [(String, Label?)], label: Label?,
    expected: String?
  ) {
    let region = DefaultPhoneRegion(stated: stated, locale: LocaleIdentifier(locale))
    #expect(region.region(forLabel: label, of: Self.contact(addresses)) == expected)
  }

  @Test func contacts() {
    let contact = Contact { draft in
      draft.phoneNumbers = [
        LabeledValue(PhoneNumber("030 901820"), label: .work, preference: 1),
        LabeledValue(PhoneNumber("110"), label: .custom("Police")),
      ]
    }
    var normalization = PhoneNumberNormalization()
    #expect(normalization.normalized(contact) == contact)
    normalization.region.stated = "DE"
    let normalized = normalization.normalized(contact)
    #expect(normalized.phoneNumbers.map(\.value.stringValue) == ["+4930901820", "110"])
    #expect(normalized.phoneNumbers.map(\.label) == [.work, .custom("Police")])
    #expect(normalized.phoneNumbers[0].preference == 1)
    #expect(normalization.normalized(normalized) == normalized)
    let outcome = normalization.outcome(for: contact)
    #expect(outcome.contact == normalized)
    #expect(outcome.rewrittenCount == 1 && outcome.unknownCount == 1)
  }
}
