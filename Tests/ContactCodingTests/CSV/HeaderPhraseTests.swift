import Testing

@testable import ContactCoding

/// Names of columns that are made of known words.
struct HeaderPhraseTests {
  @Test(arguments: [
    ("PLZ Ort", "address.postcodeCity"), ("Postleitzahl/Ort", "address.postcodeCity"),
    ("CP Ville", "address.postcodeCity"), ("CAP Città", "address.postcodeCity"),
    ("Postcode en plaats", "address.postcodeCity"), ("ZIP City", "address.postcodeCity"),
    ("City, State, ZIP", "address.postcodeCity"), ("Name, Vorname", "name.familyGiven"),
    ("Nom et prénom", "name.familyGiven"), ("Vorname Nachname", "display"),
    ("Straße, Nr.", "address.street"), ("Home tel", "phone.home"),
    ("Rufnummer (privat)", "phone.home"), ("Work Street", "address.street:work"),
    ("Ulica (służbowy)", "address.street:work"), ("Other Zip", "address.postcode:other"),
    ("Моб. телефон", "phone.mobile"), ("Fax dienstl.", "phone.workFax"),
    ("Handy privat", "phone:home+cell"),
  ])
  func wordsTell(_ header: String, _ meaning: String) {
    #expect(HeaderPhrase.meaning(of: header)?.description == meaning)
  }

  @Test(arguments: [
    "Mum mobile", "Phone", "Name der Firma", "City of birth", "Telefon, Fax, Handy",
    "Name Name", "Private", "Work",
  ])
  func othersDoNot(_ header: String) {
    #expect(HeaderPhrase.meaning(of: header) == nil)
  }
}
