import ContactChanges
import ContactModel
import GeneratedContacts
import Testing

@Suite struct ContactEditTests {
  private static let ann = Contact {
    $0.formattedName = "Ann Lee"
    $0.name = PersonName(familyName: "Lee", givenName: "Ann")
    $0.jobTitle = "Editor"
    $0.phoneNumbers = [
      LabeledValue(label: .home, value: PhoneNumber("030 1234567")),
      LabeledValue(label: .work, value: PhoneNumber("+49 40 7654321")),
    ]
    $0.emailAddresses = [LabeledValue("ann@old.example", label: .work)]
    $0.postalAddresses = [
      LabeledValue(PostalAddress(street: "Am Markt 1", city: "Jena"), label: .home)
    ]
    $0.birthday = ContactDate(month: 4, day: 12)
    $0.categories = [LabeledValue("Friends")]
  }

  /// Fields that are set one after the other, and the formatted name afterwards.
  @Test(arguments: [
    (["display", "name.family"], ["Ann Garcia Lee", "Garcia Lee"], "Ann Garcia Lee"),
    (["name.family", "display"], ["Garcia Lee", "Ann Garcia Lee"], "Ann Garcia Lee"),
    (["display", "name"], ["Annie", "Ann Garcia"], "Annie"),
    (["display", "name.given", "org"], ["Annie", "Anna", "Acme"], "Annie"),
    (["name.given", "name.family"], ["Anna", "Garcia"], "Anna Garcia"),
  ])
  func aFormattedNameThatIsSetStays(_ paths: [String], _ texts: [String], _ shown: String) throws {
    let edits = try zip(paths, texts).map { try ContactEdit.set($0, to: $1) }
    #expect(Self.ann.edited(by: edits).formattedName == shown)
  }

  /// What of the contact is looked at afterwards.
  private static func said(_ contact: Contact, _ key: ContactKey) -> String {
    contact[Field<JSONFieldValue>(key)].map { value in
      let label = value.label.map { "\($0.name): " } ?? ""
      return label + text(value.value.json)
    }.joined(separator: " | ")
  }

  private static func text(_ json: JSON) -> String {
    switch json {
    case .string(let text): text
    case .number(let number): "\(number)"
    case .array(let items): items.map(text).joined(separator: "+")
    case .object(let members):
      members.map { "\($0.name)=\(text($0.value))" }.sorted().joined(separator: ",")
    default: "?"
    }
  }

  @Test(arguments: [
    ("title", "Author", ContactKey.jobTitle, "Author"),
    ("title", "", .jobTitle, ""),
    ("phone.work", "+49 40 1", .phoneNumber, "home: 030 1234567 | work: +49 40 1"),
    ("phone.mobile", "1", .phoneNumber, "home: 030 1234567 | work: +49 40 7654321 | mobile: 1"),
    ("phone#2", "2", .phoneNumber, "home: 030 1234567 | work: 2"),
    ("phone", "3", .phoneNumber, "home: 3"),
    ("address.city", "Weimar", .postalAddress, "home: city=Weimar,street=Am Markt 1"),
    ("city", "Weimar", .postalAddress, "home: city=Weimar,street=Am Markt 1"),
    (
      "address.work.city", "Weimar", .postalAddress,
      "home: city=Jena,street=Am Markt 1 | work: city=Weimar"
    ),
    ("name.family", "Smith", .name, "familyName=Smith,givenName=Ann"),
    ("name.family", "Smith", .formattedName, "Ann Smith"),
    ("name", "van der Berg, Jo", .name, "familyName=van der Berg,givenName=Jo"),
    ("name", "Jo van der Berg", .name, "familyName=van der Berg,givenName=Jo"),
    ("name", "van der Berg, Jo", .formattedName, "Jo van der Berg"),
    (
      "name", "Dr. Anna Maria Lopez-Garcia PhD", .name,
      "familyName=Lopez-Garcia,givenName=Anna Maria,namePrefix=Dr.,nameSuffix=PhD"
    ),
    (
      "name", "Martin Luther King Jr.", .name,
      "familyName=King,givenName=Martin Luther,nameSuffix=Jr."
    ),
    ("name", "Eva Klein, M.D.", .name, "familyName=Klein,givenName=Eva,nameSuffix=M.D."),
    ("name", "Dr. Klein", .name, "givenName=Klein,namePrefix=Dr."),
    ("name", "Don Baxter", .name, "familyName=Baxter,givenName=Don"),
    ("name", "Mei Ma", .name, "familyName=Ma,givenName=Mei"),
    ("name", "山田 太郎", .name, "familyName=山田,givenName=太郎"),
    ("name", "김 민수", .name, "familyName=김,givenName=민수"),
    ("name", "MÜLLER Hans", .name, "familyName=MÜLLER,givenName=Hans"),
    ("name", "Hans MÜLLER", .name, "familyName=MÜLLER,givenName=Hans"),
    ("name", "ANNA LEE", .name, "familyName=LEE,givenName=ANNA"),
    ("name", "ANNA Lee", .name, "familyName=Lee,givenName=ANNA"),
    ("name", "JD Vance", .name, "familyName=Vance,givenName=JD"),
    ("name", "Taylor James", .name, "familyName=James,givenName=Taylor"),
    ("name", "マイケル ジャクソン", .name, "familyName=ジャクソン,givenName=マイケル"),
    (
      "name", "Анна Петровна Иванович", .name,
      "familyName=Иванович,givenName=Анна,middleName=Петровна"
    ),
    ("name", "Kovács Ágnes", .name, "familyName=Kovács,givenName=Ágnes"),
    (
      "name", "Иванов Иван Иванович", .name,
      "familyName=Иванов,givenName=Иван,middleName=Иванович"
    ),
    ("name", "Иван Иванов", .name, "familyName=Иванов,givenName=Иван"),
    ("org", "Acme; Sales; East", .organization, "name=Acme,units=Sales+East"),
    ("org.unit", "Sales", .organization, "units=Sales"),
    ("birthday", "1980-05-01", .birthday, "day=1,month=5,text=1980-05-01,year=1980"),
    ("birthday.year", "1980", .birthday, "day=12,month=4,text=1980-04-12,year=1980"),
    ("anniversary", "2010-06-05", .date, "anniversary: day=5,month=6,text=2010-06-05,year=2010"),
    ("gender", "f", .gender, "sex=F"),
    (
      "im.work", "Jabber: ann@example.org", .instantMessageAddress,
      "work: address=ann@example.org,service=Jabber"
    ),
    ("social", "Mastodon: @ann", .socialProfile, "service=Mastodon,username=@ann"),
    ("relation.Nachbarin", "Eve", .relation, ""),
    ("relation:Nachbarin", "Eve", .relation, "Nachbarin: Eve"),
    ("phone.label#1", "Ferien", .phoneNumber, "Ferien: 030 1234567 | work: +49 40 7654321"),
  ])
  func setting(_ path: String, _ value: String, _ key: ContactKey, _ expected: String) {
    let edit = try? ContactEdit.set(path, to: value)
    #expect(Self.said(edit?.applied(to: Self.ann) ?? Contact(), key) == expected)
  }

  @Test(arguments: [
    (
      "phone.mobile", "1", ContactKey.phoneNumber,
      "home: 030 1234567 | work: +49 40 7654321 | mobile: 1"
    ),
    ("phone.home", "030 1234567", .phoneNumber, "home: 030 1234567 | work: +49 40 7654321"),
    ("group", "Choir", .category, "Friends | Choir"),
    ("group", "Friends", .category, "Friends"),
    (
      "address.work.city", "Weimar", .postalAddress,
      "home: city=Jena,street=Am Markt 1 | work: city=Weimar"
    ),
    ("note", "x", .note, "x"),
  ])
  func adding(_ path: String, _ value: String, _ key: ContactKey, _ expected: String) throws {
    let edited = try ContactEdit.add(path, value).applied(to: Self.ann)
    #expect(Self.said(edited, key) == expected)
  }

  @Test func partsOfOneAddressAreAddedTogether() throws {
    let edit = try ContactEdit.add([
      ("address.work.street", "Weg 2"), ("address.work.city", "Weimar"),
      ("address.other.city", "Gera"),
    ])
    #expect(
      Self.said(edit.applied(to: Self.ann), .postalAddress)
        == "home: city=Jena,street=Am Markt 1 | work: city=Weimar,street=Weg 2 | other: city=Gera")
  }

  @Test(arguments: [
    ("title", nil, ContactKey.jobTitle, ""),
    ("phone.home", nil, .phoneNumber, "work: +49 40 7654321"),
    ("phone", "0049 30 1234567", .phoneNumber, "work: +49 40 7654321"),
    ("phone", "999", .phoneNumber, "home: 030 1234567 | work: +49 40 7654321"),
    ("group", "friends", .category, ""), ("address.street", nil, .postalAddress, "home: city=Jena"),
    ("name.given", nil, .formattedName, "Lee"),
  ])
  func removing(_ path: String, _ value: String?, _ key: ContactKey, _ expected: String) throws {
    let edited = try ContactEdit.remove(path, value).applied(to: Self.ann)
    #expect(Self.said(edited, key) == expected)
  }

  @Test(arguments: [
    ("phone", "030-1234567", "030 9", ContactKey.phoneNumber, "home: 030 9 | work: +49 40 7654321"),
    ("email", "@old.example", "@new.example", .emailAddress, "work: ann@new.example"),
    ("title", "editor", "Author", .jobTitle, "Author"), ("title", "Edit", "X", .jobTitle, "Editor"),
    ("address.city", "Jena", "Gera", .postalAddress, "home: city=Gera,street=Am Markt 1"),
  ])
  func replacing(
    _ path: String, _ old: String, _ new: String, _ key: ContactKey, _ expected: String
  ) throws {
    let edited = try ContactEdit.replace(path, old, with: new).applied(to: Self.ann)
    #expect(Self.said(edited, key) == expected)
  }

  @Test(
    "The code of a country becomes that of the new one, or goes with it",
    arguments: [
      ("se", "Norway", "no"), ("SE", "Norwegen", "NO"), ("se", "Sverige", "se"), ("se", nil, ""),
      ("se", "Nowhere", ""), ("", "Norway", ""),
    ] as [(String, String?, String)])
  func codesFollowCountries(_ code: String, _ country: String?, _ expected: String) throws {
    let contact = Contact { draft in
      var address = PostalAddress(city: "Umeå")
      address.country = "Sweden"
      address.isoCountryCode = code
      draft.postalAddresses = [LabeledValue(address)]
    }
    let edit: ContactEdit =
      if let country { try .set("address.country", to: country) } else {
        try .remove("address.country", nil)
      }
    let edited = edit.applied(to: contact).postalAddresses.first?.value
    #expect(edited?.country == country ?? "")
    #expect(edited?.isoCountryCode == expected)
  }

  @Test(arguments: [
    ("titel", "x"), ("birthday", "soon"), ("phone", "call me"), ("address", "Am Markt 1, Jena"),
    ("birthday.month", "May"), ("photo", "ann.jpg"), ("name", "山田太郎"),
  ])
  func whatCanNotBeIsRefused(_ path: String, _ value: String) {
    #expect(throws: EditError.self) { try ContactEdit.set(path, to: value) }
  }

  @Test func blanksAreTrimmed() {
    let contact = Contact {
      $0.name = PersonName(familyName: " Lee ", givenName: "Ann\u{A0} Mary")
      $0.note = "\n first  line \n\n second\t\n"
      $0.phoneNumbers = [LabeledValue(PhoneNumber(" 1  2 ")), LabeledValue(PhoneNumber("  "))]
      $0[.preserved] = [LabeledValue(PreservedProperty(name: "X-A", rawValue: " a "))]
    }
    let cleaned = ContactEdit.trimming.applied(to: contact)
    #expect(cleaned.name == PersonName(familyName: "Lee", givenName: "Ann Mary"))
    #expect(cleaned.note == "first line\n\nsecond")
    #expect(cleaned.phoneNumbers.map(\.value.stringValue) == ["1 2"])
    #expect(cleaned.preservedProperties == contact.preservedProperties)
  }

  @Test func repeatedValuesBecomeOne() {
    let contact = Contact {
      $0.phoneNumbers = [
        LabeledValue(PhoneNumber("030 1234567")),
        LabeledValue(label: .home, value: PhoneNumber("+49 30 1234567")),
        LabeledValue(label: .work, value: PhoneNumber("030/1234567")),
        LabeledValue(label: .mobile, value: PhoneNumber("0171 5550123")),
      ]
      $0.emailAddresses = [
        LabeledValue("Ann@Example.org", preference: 1),
        LabeledValue("ann@example.org", label: .home),
      ]
      $0.categories = [LabeledValue("Friends"), LabeledValue("friends"), LabeledValue("Choir")]
      $0.notes = [LabeledValue("a"), LabeledValue("A")]
    }
    let cleaned = ContactEdit.deduplicatingValues.applied(to: contact)
    #expect(
      Self.said(cleaned, .phoneNumber)
        == "home: +49 30 1234567 | work: 030/1234567 | mobile: 0171 5550123")
    #expect(Self.said(cleaned, .emailAddress) == "home: Ann@Example.org")
    #expect(cleaned.emailAddresses.first?.preference == 1)
    #expect(cleaned.categories.map(\.value) == ["Friends", "Choir"])
    #expect(cleaned.notes.count == 2)
  }

  /// What a contact keeps of two values, of which the first may be the second in another notation.
  @Test(arguments: [
    // An extension is a part of the number.
    (ContactKey.phoneNumber, "+49 30 1234567", "+49 30 1234567 ext. 12", false),
    (.phoneNumber, "+49 30 1234567 ext. 12", "030/1234567 x12", true),
    // What is no address of a page is one with nothing but itself.
    (.url, "https://", "http:///a", false),
    (.url, "https://example.org/" + String(repeating: "a", count: 2_000), "http:///a", false),
    (.url, "https://www.example.org/", "http://example.org", true),
    // As a merge has it: an umlaut is spelled out, and not left out.
    (.nickname, "Müller", "Mueller", true), (.nickname, "Müller", "Muller", false),
    (.nickname, "José", "jose", true), (.jobTitle, "Chief  Editor", "chief editor", true),
    (.relation, "urn:uuid:1", "2", false),
    (
      .identifier, "urn:uuid:03A0E51F-D1AA-4385-8A53-E29025ACD8AF",
      "03a0e51f-d1aa-4385-8a53-e29025acd8af", true
    ),
  ])
  func notationsOfOneValue(_ key: ContactKey, _ first: String, _ second: String, _ areOne: Bool) {
    let field = Field<JSONFieldValue>(key)
    let contact = Contact {
      $0[field] = [first, second].map { LabeledValue(JSONFieldValue(.string($0))) }
    }
    let cleaned = ContactEdit.deduplicatingValues.applied(to: contact)
    #expect(cleaned[field].map { $0.value.json.string } == (areOne ? [first] : [first, second]))
  }

  @Test(arguments: [
    ("ANNA", "MÜLLER-LÜDENSCHEIDT", "Anna Müller-Lüdenscheidt"),
    ("ludwig", "van beethoven", "Ludwig van Beethoven"), ("SEAN", "O'BRIEN", "Sean O'Brien"),
    ("AMY", "McDONALD", "AMY McDONALD"), ("IAN", "MCDONALD", "Ian McDonald"),
    ("Anna", "Müller", "Anna Müller"), ("太郎", "山田", "太郎 山田"),
  ])
  func namesGetTheirCase(_ given: String, _ family: String, _ expected: String) {
    let contact = Contact {
      $0.name = PersonName(familyName: family, givenName: given)
      $0.formattedName = "\(given) \(family)"
    }
    let cleaned = ContactEdit.titleCasing.applied(to: contact)
    #expect(cleaned.formattedName == expected)
    #expect("\(cleaned.givenName ?? "") \(cleaned.familyName ?? "")" == expected)
  }

  /// Cleaning what is clean changes nothing, and cleaning twice is cleaning once.
  @Test(arguments: [ContactEdit.trimming, .deduplicatingValues, .titleCasing])
  func cleaningTwiceIsCleaningOnce(_ edit: ContactEdit) {
    var generator = ContactGenerator(seed: 77)
    for _ in 0..<100 {
      let once = edit.applied(to: generator.contact())
      let twice = edit.applied(to: once)
      #expect(once.hasSameMeaning(as: twice))
    }
  }
}
