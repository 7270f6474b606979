import Unicard

/// Somebody with a value of every kind that programs know, to see where each arrives.
enum FullContact {
  static let contact = Contact { draft in
    draft.identifier = "urn:uuid:5f0f8c0e-2f6b-4a52-9f0a-6f2a5d1c9a01"
    draft.name = PersonName(
      familyName: "Lindner", givenName: "Eva", middleName: "Maria", namePrefix: "Dr.",
      nameSuffix: "MBA")
    draft.formattedName = "Dr. Eva Maria Lindner, MBA"
    draft.nickname = "Evi"
    draft.organization = Organization(name: "Altona Architekten", units: ["Entwurf"])
    draft.jobTitle = "Architektin"
    draft.phoneNumbers = [
      number("+49 40 1", .work), number("+49 40 2", .home), number("+49 171 3", .mobile),
      number("+49 40 4", .workFax), number("+49 40 5", .homeFax), number("+49 40 6", .pager),
      number("+49 40 7", .custom("Jagdhütte")), number("+49 40 8", .callback),
    ]
    draft.emailAddresses = [
      LabeledValue("eva@home.example", label: .home),
      LabeledValue("eva@work.example", label: .work),
    ]
    draft.postalAddresses = [
      LabeledValue(address("Hafenstr. 1", "Hamburg", "20359"), label: .home),
      LabeledValue(address("Werkstr. 2", "Kiel", "24103"), label: .work),
      LabeledValue(address("Dorfstr. 3", "Husum", "25813"), label: .custom("Eltern")),
    ]
    draft.urls = [LabeledValue("https://work.example", label: .work)]
    draft.birthday = .date(PartialDate(year: 1985, month: 2, day: 17))
    draft.dates = [
      LabeledValue(.date(PartialDate(year: 2022, month: 6, day: 18)), label: .anniversary)
    ]
    draft.relations = [
      LabeledValue("Jan Lindner", label: .spouse), LabeledValue("Mia", label: .child),
      LabeledValue("Uwe Berg", label: .manager), LabeledValue("Ina Kurz", label: .assistant),
    ]
    draft.instantMessageAddresses = [
      LabeledValue(InstantMessageAddress(service: "Skype", address: "eva.l"))
    ]
    draft.note = "Likes tea."
    draft.categories = [LabeledValue("Chor"), LabeledValue("myContacts")]
    draft.phoneticGivenName = "eh-fa"
    draft.phoneticFamilyName = "lind-ner"
  }

  /// An address of which there is only a text.
  static var textAddress: PostalAddress {
    var address = PostalAddress()
    address.formattedAddress = "12 Oak Lane\nSpringfield"
    return address
  }

  private static func number(_ text: String, _ label: Label) -> LabeledValue<PhoneNumber> {
    LabeledValue(PhoneNumber(text), label: label)
  }

  private static func address(_ street: String, _ city: String, _ code: String) -> PostalAddress {
    PostalAddress(street: street, city: city, postalCode: code, country: "Germany")
  }
}
