import ContactModel
import LocaleSupport
import Testing

@testable import ContactFormatting

/// The order of names on mail to countries where the surname stands first.
@Suite struct RecipientNameTests {
  private func recipient(
    _ shown: String, _ name: PersonName, _ country: String, reader: String
  ) throws -> String {
    let contact = Contact { draft in
      draft[.names] = [LabeledValue(name)]
      draft.formattedName = shown
    }
    let locale = try LocaleIdentifier(known: reader)
    return AddressRecipient(
      contact, at: LabeledValue(PostalAddress(street: "1", country: country)),
      names: try NameFormatter(locale: locale),
      addresses: PostalAddressFormatter(locale: locale)
    ).name
  }

  @Test(
    "A card that shows the surname first is written so, in every reader's language",
    arguments: ["de", "en", "sv", "fr", "vi", "ta", "lo"])
  func cardsOwnOrder(_ reader: String) throws {
    #expect(
      try recipient(
        "Nguyễn Văn An", PersonName(familyName: "Nguyễn", givenName: "An", middleName: "Văn"),
        "Vietnam", reader: reader) == "Nguyễn Văn An")
    #expect(
      try recipient(
        "Kovács Ágnes", PersonName(familyName: "Kovács", givenName: "Ágnes"), "Hungary",
        reader: reader) == "Kovács Ágnes")
    #expect(
      try recipient(
        "Li Wei", PersonName(familyName: "Li", givenName: "Wei"), "China", reader: reader)
        == "Li Wei")
    // Where the locale data has the surname first, and people often the given name.
    #expect(
      try recipient(
        "கமலா ராஜன்", PersonName(familyName: "ராஜன்", givenName: "கமலா"), "India",
        reader: reader) == "கமலா ராஜன்")
    #expect(
      try recipient(
        "ບຸນມີ ພົມມະຈັນ", PersonName(familyName: "ພົມມະຈັນ", givenName: "ບຸນມີ"), "Laos",
        reader: reader) == "ບຸນມີ ພົມມະຈັນ")
  }

  private static let firms: [(labels: [Label?], isNamed: Bool)] = [
    ([.work], true), ([.home], false), ([nil], true), ([.custom("Ferienhaus"), .work], false),
    ([.custom("Lager"), .home], true), ([nil, .work], true),
  ]

  @Test(
    "The firm stands on mail to the work, and on none to a place of one's own beside it",
    arguments: firms)
  func firm(_ labels: [Label?], _ isNamed: Bool) throws {
    let addresses = labels.map {
      LabeledValue(label: $0, value: PostalAddress(street: "Strand 1", city: "Sylt"))
    }
    let contact = Contact { draft in
      draft.formattedName = "Ann Lee"
      draft[.organizations] = [LabeledValue(Organization(name: "Acme"))]
      draft.postalAddresses = addresses
    }
    let locale = try LocaleIdentifier(known: "de")
    let recipient = AddressRecipient(
      contact, at: addresses[0], names: try NameFormatter(locale: locale),
      addresses: PostalAddressFormatter(locale: locale))
    #expect(recipient.organization == (isNamed ? "Acme" : ""))
  }

  @Test func formsOfAddressStandInFront() throws {
    var name = PersonName(familyName: "Kovács", givenName: "Ágnes")
    name.namePrefixes = ["Dr."]
    #expect(
      try recipient("Kovács Ágnes", name, "Hungary", reader: "de") == "Dr. Kovács Ágnes")
    #expect(
      try recipient("Dr. Kovács Ágnes", name, "Hungary", reader: "sv") == "Dr. Kovács Ágnes")
  }
}
