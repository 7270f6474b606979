import ContactModel
import LocaleSupport
import PhoneNumbers
import Testing

@Suite struct PhoneNumberFormatterTests {
  /// Numbers of the reader's country stand as they are dialled there, all others with their
  /// country code.
  @Test(
    arguments: [
      ("de_DE", "+4930901820", nil, "030 901820"), ("de_AT", "+4930901820", nil, "+49 30 901820"),
      ("de", "+4930901820", nil, "+49 30 901820"), ("en_US", "+16502530000", nil, "(650) 253-0000"),
      ("en_CA", "+16502530000", nil, "+1 650-253-0000"),
      ("fr_FR", "0140205050", "FR", "01 40 20 50 50"),
      ("de_DE", "01 40 20 50 50", "FR", "+33 1 40 20 50 50"),
      ("ja_JP", "+81312345678", nil, "03-1234-5678"),
      ("de_DE", "491701234567", "DE", "0170 1234567"),
      ("en_US", "49 171 5550170", "DE", "+49 171 5550170"),
      ("it_IT", "390612345678", "IT", "06 1234 5678"),
      ("en_US", "650 253 0000,,12#", "US", "(650) 253-0000,,12#"),
      ("en_US", "\u{202A}+49 30 901820\u{202C}", nil, "+49 30 901820"),
      // Nothing certain: as it was written.
      ("en_US", "1-800-FLOWERS", "US", "1-800-FLOWERS"), ("de_DE", "110", "DE", "110"),
      ("de_DE", "45 67 89", "DE", "45 67 89"), ("de_DE", "030 1234567/68", "DE", "030 1234567/68"),
      ("de_DE", "030 901820", nil, "030 901820"), ("de_DE", "ring twice", "DE", "ring twice"),
      ("und", "", nil, ""),
    ] as [(String, String, String?, String)])
  func numbers(locale: String, number: String, home: String?, expected: String) throws {
    let formatter = PhoneNumberFormatter(locale: try #require(LocaleIdentifier(locale)))
    #expect(formatter.string(from: PhoneNumber(number), in: home) == expected)
  }

  @Test(
    arguments: [("110", "DE", "+49"), ("110", "", nil), ("+46 8 1", "DE", nil)]
      as [(String, String, String?)])
  func contexts(_ number: String, _ country: String, _ expected: String?) throws {
    let contact = Contact { draft in
      draft.phoneNumbers = [LabeledValue(PhoneNumber(number))]
      var address = PostalAddress(city: "X")
      address.isoCountryCode = country
      draft.postalAddresses = [LabeledValue(address)]
    }
    let formatter = PhoneNumberFormatter(locale: LocaleIdentifier(language: "en"))
    #expect(formatter.context(of: contact.phoneNumbers[0], of: contact) == expected)
  }

  /// RFC 3966, section 5.1.4: a number without its country's code says nothing elsewhere.
  @Test(
    arguments: [
      ("030 5550102", "DE", "tel:+49305550102"), ("+49 (0)30 5550102", "", "tel:+49305550102"),
      ("(650) 253-0000 x12", "US", "tel:+16502530000;ext=12"), ("030 5550102", "", nil),
      ("112", "DE", nil), ("ring twice", "DE", nil), ("650 253 0000,,12#", "US", nil),
    ] as [(String, String, String?)])
  func addresses(_ number: String, _ country: String, _ expected: String?) throws {
    let contact = Contact { draft in
      draft.phoneNumbers = [LabeledValue(PhoneNumber(number))]
      var address = PostalAddress(city: "X")
      address.isoCountryCode = country
      draft.postalAddresses = [LabeledValue(address)]
    }
    let number = try #require(contact.phoneNumbers.first)
    let formatter = PhoneNumberFormatter(locale: LocaleIdentifier(language: "en"))
    #expect(formatter.uri(of: number, of: contact) == expected)
  }

  @Test func theAddressTellsTheCountry() throws {
    let contact = Contact { draft in
      draft.phoneNumbers = [LabeledValue(PhoneNumber("01 40 20 50 50"), label: .home)]
      var address = PostalAddress()
      address.isoCountryCode = "FR"
      draft.postalAddresses = [LabeledValue(address, label: .home)]
    }
    let number = try #require(contact.phoneNumbers.first)
    func text(_ locale: String) throws -> String {
      PhoneNumberFormatter(locale: try #require(LocaleIdentifier(locale)))
        .string(from: number, of: contact)
    }
    #expect(try text("de_DE") == "+33 1 40 20 50 50")
    #expect(try text("fr_FR") == "01 40 20 50 50")
    #expect(contact.phoneNumbers.first?.value.stringValue == "01 40 20 50 50")
  }
}
