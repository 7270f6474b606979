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
    arguments: ["de", "en", "sv", "fr", "vi"])
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
