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

  private static func contact(_ addresses: [(String, Label?)]) -> Contact {
    Contact { draft in
      draft.postalAddresses = addresses.map { country, label in
        var address = PostalAddress()
        address.isoCountryCode = country
        return LabeledValue(address, label: label)
      }
    }
  }

  /// An option first, then the address with the number's label, then the only country, then
  /// the locale.
  @Test(
    arguments: [
      ("FR", "de_DE", [("CH", Label.home)], Label.home, "FR"),
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
