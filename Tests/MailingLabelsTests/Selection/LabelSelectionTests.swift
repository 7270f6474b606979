import ContactModel
import MailingLabels
import Testing

@Suite struct LabelSelectionTests {
  private static func select(
    _ contacts: [Contact], locale: String = "en-US", _ set: (inout LabelOptions) -> Void = { _ in }
  ) throws -> (labels: [MailingLabel], omissions: [String]) {
    var options = LabelOptions(locale: try Fixtures.locale(locale))
    set(&options)
    var selection = try LabelSelection(options)
    for contact in contacts { selection.add(contact) }
    return (selection.labels(), selection.omissions.map(\.description))
  }

  private static func address(
    _ street: String, _ city: String = "Springfield", _ postalCode: String = "62701",
    country: String = ""
  ) -> PostalAddress {
    var address = PostalAddress()
    address.street = street
    address.city = city
    address.postalCode = postalCode
    address.country = country
    return address
  }

  @Test func writesRecipientAndAddress() throws {
    let contacts = [
      Fixtures.contact("Ann", "Lee"),
      Fixtures.contact("Bob", "Ray", organization: "Acme"),
      Fixtures.contact("Cleo", "Fox", label: .home, organization: "Acme"),
      Fixtures.contact(
        "Jörg", "Groß", street: "Weg 1", city: "Köln", postalCode: "50667", country: "DE"),
    ]
    let lines = try Self.select(contacts).labels.map(\.lines)
    #expect(lines[0] == ["Ann Lee", "1 Main St", "SPRINGFIELD 62701"])
    #expect(lines[1] == ["Bob Ray", "Acme", "1 Main St", "SPRINGFIELD 62701"])
    #expect(lines[2] == ["Cleo Fox", "1 Main St", "SPRINGFIELD 62701"])
    #expect(lines[3] == ["Jörg Groß", "Weg 1", "50667 KÖLN", "GERMANY"])
    let plain = try Self.select(contacts, locale: "de-DE") {
      $0.usesCapitals = false
      $0.includesOrganization = false
    }
    #expect(plain.labels[3].lines == ["Jörg Groß", "Weg 1", "50667 Köln"])
    #expect(plain.labels[1].lines.first == "Bob Ray" && !plain.labels[1].lines.contains("Acme"))
  }

  /// An address, and why it gets no label; empty where it does.
  @Test(arguments: [
    (address("1 Main St"), ""), (address("1 Main St", "Springfield", ""), ""),
    (address("", "Springfield", "62701"), ""), (address("1 Main St", "", "62701"), ""),
    (address("1 Main St", "", ""), "only a street"),
    (address("4 Main St, Dublin 2, D02 X285, Ireland", "", ""), "an address in one piece"),
    (address("4 Main St\nDublin 2", "", ""), "an address in one piece"),
    (address("", "Springfield", ""), "only a town"),
    (address("", "", "62701", country: "USA"), "only a postcode and a country"),
    (address("", "", "", country: "USA"), "only a country"),
    (address("", "", ""), "no postal address"),
    (address("?", "-", " "), "nothing that mail can be sent to"),
  ])
  func leavesOutWhatMailCannotBeSentTo(_ address: PostalAddress, _ reason: String) throws {
    let contact = Contact { draft in
      draft.name = PersonName(familyName: "Lee", givenName: "Ann")
      draft.postalAddresses = address.isEmpty ? [] : [LabeledValue(address)]
    }
    let (labels, omissions) = try Self.select([contact])
    #expect(labels.isEmpty == !reason.isEmpty)
    #expect(omissions.count == (reason.isEmpty ? 0 : 1))
    #expect(
      omissions.allSatisfy { $0.hasPrefix("Ann Lee has") && $0.contains(reason) }, "\(omissions)")
  }

  @Test func anAddressInOnePieceIsPrintedWhereThatIsWanted() throws {
    let contact = Contact { draft in
      draft.name = PersonName(familyName: "Lee", givenName: "Ann")
      let text = "4 Main St, Dublin 2, D02 X285, Ireland"
      draft.postalAddresses = [LabeledValue(Self.address(text, "", ""))]
    }
    let selected = try Self.select([contact]) { $0.prefersFormattedAddress = true }
    #expect(selected.omissions.isEmpty)
    #expect(
      selected.labels.map(\.lines) == [["Ann Lee", "4 Main St, Dublin 2, D02 X285, Ireland"]])
  }

  @Test func needsAName() throws {
    let contact = Fixtures.contact("", "").editing {
      $0.emailAddresses = [LabeledValue("x@example.org")]
    }
    #expect(
      try Self.select([contact]).omissions == [
        "x@example.org has an address, but no name to write on it."
      ])
  }

  /// Which addresses are chosen of work, home, an unusable one, and a preferred one.
  @Test(arguments: [
    (AddressChoice.preferred, ["4 Preferred St"]), (.home, ["2 Home St"]), (.work, ["1 Work St"]),
    (.each, ["1 Work St", "2 Home St", "4 Preferred St"]),
  ])
  func choosesAddresses(_ choice: AddressChoice, _ streets: [String]) throws {
    let contact = Contact { draft in
      draft.name = PersonName(familyName: "Lee", givenName: "Ann")
      draft.postalAddresses = [
        LabeledValue(Self.address("1 Work St"), label: .work),
        LabeledValue(Self.address("2 Home St"), label: .home),
        LabeledValue(Self.address("3 Nowhere St", "", ""), preference: 1),
        LabeledValue(Self.address("4 Preferred St"), preference: 2),
      ]
    }
    let (labels, omissions) = try Self.select([contact]) { $0.addresses = choice }
    #expect(labels.map { $0.lines[1] } == streets)
    #expect(omissions.count == (choice == .each ? 1 : 0))
    let homeless = Fixtures.contact("Bob", "Ray", label: .other)
    let left = try Self.select([homeless]) { $0.addresses = choice }.omissions
    #expect(
      left == (choice == .home || choice == .work ? ["Bob Ray has no \(choice) address."] : []))
  }

  /// Who lives together, by which rule, and the first lines of the labels.
  @Test(arguments: [
    (
      HouseholdRule.none, HouseholdStyle.names, "en", ["Ann Lee", "Bob Lee", "Cleo Fox", "Dan Lee"]
    ),
    (.family, .names, "en", ["Ann and Bob Lee", "Cleo Fox", "Dan Lee"]),
    (.family, .full, "en", ["Ann Lee and Bob Lee", "Cleo Fox", "Dan Lee"]),
    (.family, .family, "en", ["The Lee Family", "Cleo Fox", "Dan Lee"]),
    (.family, .family, "de", ["Familie Lee", "Cleo Fox", "Dan Lee"]),
    (.family, .names, "de", ["Ann und Bob Lee", "Cleo Fox", "Dan Lee"]),
    (.address, .names, "en", ["Ann Lee, Bob Lee, and Cleo Fox", "Dan Lee"]),
    (.address, .family, "fr", ["Ann Lee, Bob Lee et Cleo Fox", "Dan Lee"]),
  ])
  func findsHouseholds(
    _ rule: HouseholdRule, _ style: HouseholdStyle, _ language: String, _ names: [String]
  ) throws {
    let contacts = [
      Fixtures.contact("Ann", "Lee", street: "1 Main Street"),
      Fixtures.contact("Bob", "LEE", street: "1 MAIN ST."),
      Fixtures.contact("Cleo", "Fox", street: "1, Main  street", city: "Springfld"),
      Fixtures.contact("Dan", "Lee", street: "11 Main St"),
    ].map { contact in contact }
    let labels = try Self.select(contacts, locale: language) {
      $0.senderCountry = "US"
      $0.households = rule
      $0.householdStyle = style
    }.labels
    #expect(labels.map { $0.lines[0].replacing("LEE", with: "Lee") } == names)
  }

  /// Two streets and postcodes, and whether they are one address.
  @Test(arguments: [
    ("Hauptstr. 5", "Hauptstraße 5", "50667", "50667", true),
    ("Rue de l’Église 3", "RUE DE L'EGLISE 3", "75001", "75 001", true),
    ("12 Oak Avenue Apt 3", "12 Oak Ave. Apt. 3", "1", "1", true),
    ("１丁目５番６号", "1丁目5番6号", "150-0041", "〒150-0041", true),
    ("12 Oak Avenue Apt 3", "12 Oak Avenue Apt 4", "1", "1", false),
    ("ul. Długa 5 m. 3", "ul. Długa 5 m. 4", "1", "1", false),
    ("Apt 3, 12 Oak Ave", "12 Oak Ave, Apt 3", "1", "1", true),
    ("1 Main St", "11 Main St", "1", "1", false), ("1 Main St", "1 Main St", "1", "2", false),
    ("11 1 St", "1 11 St", "1", "1", false),
  ])
  func comparesAddresses(
    _ first: String, _ second: String, _ firstCode: String, _ secondCode: String, _ isSame: Bool
  ) throws {
    let contacts = [
      Fixtures.contact("Ann", "Lee", street: first, postalCode: firstCode),
      Fixtures.contact("Bob", "Lee", street: second, postalCode: secondCode),
    ]
    let labels = try Self.select(contacts) { $0.households = .family }.labels
    #expect(labels.count == (isSame ? 1 : 2))
  }

  /// The family names of a man and a woman of one address, and what a label calls them as a family;
  /// nil where they are two.
  @Test(arguments: [
    ("Петров", "Петрова", "ru", "Семья Петров"), ("Kowalski", "Kowalska", "pl", "Rodzina Kowalski"),
    ("Novák", "Nováková", "cs", "Rodina Novák"), ("NOVÁK", "Novakova", "sk", "Rodina NOVÁK"),
    ("Παπαδόπουλος", "Παπαδοπούλου", "el", "Οικογένεια Παπαδόπουλος"),
    ("Kazlauskas", "Kazlauskienė", "en", "The Kazlauskas Family"),
    ("Novák", "Novotná", "cs", nil), ("Lee", "Leeson", "en", nil),
  ])
  func knowsFormsOfFamilyNames(
    _ man: String, _ woman: String, _ language: String, _ family: String?
  ) throws {
    for names in [[man, woman], [woman, man]] {
      let contacts = names.map { Fixtures.contact(String($0.prefix(1)), $0) }
      let labels = try Self.select(contacts, locale: language) {
        $0.senderCountry = "US"
        $0.households = .family
        $0.householdStyle = .family
      }.labels
      #expect(
        labels.map { $0.lines[0] } == (family.map { [$0] } ?? names.map { "\($0.prefix(1)) \($0)" })
      )
    }
    let couple = [Fixtures.contact("Jan", "Novák"), Fixtures.contact("Eva", "Nováková")]
    #expect(
      try Self.select(couple) { $0.households = .family }.labels.map { $0.lines[0] }
        == ["Jan Novák and Eva Nováková"])
    // Each has the name as the card writes it.
    let spelt = [Fixtures.contact("Jan", "Groß"), Fixtures.contact("Eva", "Gross")]
    #expect(
      try Self.select(spelt) { $0.households = .family }.labels.map { $0.lines[0] }
        == ["Jan Groß and Eva Gross"])
    // Two men, and two women, are no couple, whatever their names end in.
    for (first, second) in [
      (("Hans", "Thomas"), ("Peter", "Thoma")), (("Ana", "Vegas"), ("Eva", "Vega")),
    ] {
      let people = [first, second].map { Fixtures.contact($0.0, $0.1) }
      #expect(try Self.select(people) { $0.households = .family }.labels.count == 2)
    }
  }

  /// Of many families at one address whose names begin alike, it is asked of the first 32 alone.
  @Test(arguments: [(30, true), (32, false)])
  func asksOfFewFamilies(_ others: Int, _ isOne: Bool) throws {
    let letters = Array("bcdfgh")
    let families = (0..<others).map {
      Fixtures.contact("Ann", "Nov\(letters[$0 / 6])\(letters[$0 % 6])x")
    }
    let couple = [Fixtures.contact("Jan", "Novák"), Fixtures.contact("Eva", "Nováková")]
    let labels = try Self.select(families + couple) { $0.households = .family }.labels
    #expect(labels.count == others + (isOne ? 1 : 2))
  }

  @Test func organizationsKeepTheirLabels() throws {
    let contacts = [
      Fixtures.contact("Ann", "Lee", organization: "Acme"), Fixtures.contact("Bob", "Lee"),
      Fixtures.contact("Cleo", "Lee"), Fixtures.contact("Cleo", "Lee"),
    ]
    let labels = try Self.select(contacts) { $0.households = .address }.labels
    #expect(labels.map { $0.lines[0] } == ["Ann Lee", "Bob and Cleo Lee"])
  }

  @Test func titlesStayWithTheirPerson() throws {
    let doctor = Contact { draft in
      draft.name = PersonName(familyName: "Lee", givenName: "Ann", namePrefix: "Dr.")
      draft.postalAddresses = Fixtures.contact("", "").postalAddresses
    }
    let labels = try Self.select([doctor, Fixtures.contact("Bob", "Lee")]) {
      $0.households = .family
    }.labels
    #expect(labels.map { $0.lines[0] } == ["Dr. Ann Lee and Bob Lee"])
  }

  @Test(arguments: [
    (MailingOrder.none, ["Zoe", "Ann", "Bea", "Cy"]), (.name, ["Ann", "Bea", "Cy", "Zoe"]),
    (.postcode, ["Cy", "Zoe", "Bea", "Ann"]), (.postcode, ["Bea", "Ann", "Cy", "Zoe", "Al"]),
  ])
  func sorts(_ order: MailingOrder, _ names: [String]) throws {
    let contacts = [
      Fixtures.contact("Zoe", "Zorn", postalCode: "20000"),
      Fixtures.contact("Ann", "Adler", city: "Paris", postalCode: "10000", country: "FR"),
      Fixtures.contact("Bea", "Bauer", city: "Bonn", postalCode: "53111", country: "DE"),
      Fixtures.contact("Cy", "Cohn", postalCode: "10000"),
    ]
    // Whose country is unknown.
    let lost = Fixtures.contact("Al", "Abe", city: "Poseidonis", postalCode: "", country: "")
      .editing { $0.postalAddresses[0].value.country = "Atlantis" }
    let labels = try Self.select(contacts + (names.contains("Al") ? [lost] : [])) {
      $0.order = order
      if names.contains("Al") { $0.senderCountry = "DE" }
      $0.copies = 2
    }.labels
    #expect(labels.map { String($0.lines[0].prefix { $0 != " " }) } == names.flatMap { [$0, $0] })
  }

  @Test func putsVCardsInCodes() throws {
    let contact = Fixtures.contact("Ann", "Lee").editing {
      $0.phoneNumbers = [LabeledValue(PhoneNumber("+1 217 555 0123"))]
      $0.notes = [LabeledValue(String(repeating: "long ", count: 500))]
    }
    let code = try Self.select([contact]) { $0.qrCode = .vcard }.labels[0].qrCode
    let text = String(decoding: code, as: UTF8.self)
    #expect(text.hasPrefix("BEGIN:VCARD\r\nVERSION:3.0\r\n") && text.hasSuffix("END:VCARD\r\n"))
    #expect(
      text.contains("N:Lee;Ann;;;") && text.contains("217 555 0123") && text.contains("1 Main St"))
    #expect(code.count < 400)
    let lines = try Self.select([contact]) { $0.qrCode = .address }.labels[0]
    #expect(String(decoding: lines.qrCode, as: UTF8.self) == lines.lines.joined(separator: "\n"))
  }

  /// Given name, family name and suffix of people at one address, and what stands on their label.
  private static let households: [([(String, String, String)], String)] = [
    (
      [("Hans", "Bergmann", "sen."), ("Hans", "Bergmann", "jun."), ("Gisela", "Bergmann", "")],
      "Hans sen., Hans jun. und Gisela Bergmann"
    ),
    ([("Max", "Bauer", ""), ("Moritz", "Bauer", ""), ("Familie", "Bauer", "")], "Familie Bauer"),
    ([("Hans & Gisela", "Bergmann", ""), ("Familie", "Bergmann", "")], "Familie Bergmann"),
    ([("Hans & Gisela", "Bergmann", ""), ("Hans", "Bergmann", "")], "Hans & Gisela Bergmann"),
    (
      [("Hans und Gisela", "Bergmann", ""), ("Max", "Bergmann", "")],
      "Hans, Gisela und Max Bergmann"
    ),
    (
      [
        ("A", "Roth", ""), ("B", "Roth", ""), ("C", "Roth", ""), ("D", "Roth", ""),
        ("E", "Roth", ""),
      ],
      "Familie Roth"
    ),
    // One family, and each by the name as it is; capitals and small letters are no other one.
    ([("Ed", "Groß", ""), ("Ina", "Gross", "")], "Ed Groß und Ina Gross"),
    ([("Ed", "Groß", ""), ("Ina", "GROß", "")], "Ed und Ina Groß"),
  ]

  @Test(arguments: households)
  func namesHouseholds(_ people: [(String, String, String)], _ name: String) throws {
    let contacts = people.map { given, family, suffix in
      Contact { draft in
        draft.name = PersonName(familyName: family, givenName: given, nameSuffix: suffix)
        draft.postalAddresses = [
          LabeledValue(Self.address("Lindenweg 4", "Münster", "48143", country: "Deutschland"))
        ]
      }
    }
    let labels = try Self.select(contacts, locale: "de-DE") { $0.households = .family }.labels
    #expect(labels.map { $0.lines[0] } == [name])
  }

  /// The four digits that a ZIP code may have more are of the same address.
  @Test func longZIPCodesAreOfTheSameAddress() throws {
    let contacts = ["02118", "02118-3321", "02119"].map {
      Fixtures.contact("Ann", "Lee", street: "5 Main St", city: "Boston", postalCode: $0)
    }
    #expect(try Self.select(contacts) { $0.households = .family }.labels.count == 2)
  }

  /// Nobody needs a letter for each word for one flat, and each flat gets its own.
  @Test(arguments: [
    (["12 Main St Apt 4", "12 Main St #4", "Unit 4, 12 Main Street"], 1),
    (["12 Main St Apt 4", "12 Main St Apt 5", "12 Main St"], 3),
  ])
  func flatsAreTheSameByTheirNumbers(_ streets: [String], _ count: Int) throws {
    let contacts = streets.map { Fixtures.contact("Ann", "Lee", street: $0) }
    #expect(try Self.select(contacts) { $0.households = .family }.labels.count == count)
  }

  /// A generation has no comma before it in German.
  @Test func germanGenerationsHaveNoComma() throws {
    let contact = Contact { draft in
      draft.name = PersonName(familyName: "Brandt", givenName: "Jürgen", nameSuffix: "jun.")
      draft.postalAddresses = [LabeledValue(Self.address("Hof 1", "Münster", "48143"))]
    }
    let label = try Self.select([contact], locale: "de-DE").labels[0]
    #expect(label.lines[0] == "Jürgen Brandt jun.")
  }

  /// People and firms, and the words for them, by who they are and not by their last letters.
  @Test(arguments: [
    ("正行", "山田", "", "山田正行 様"), ("", "", "さくら銀行", "さくら銀行 御中"),
    ("", "", "株式会社先生", "株式会社先生 御中"), ("太郎様", "山田", "", "山田太郎様"),
  ])
  func honorificsGoByKind(
    _ given: String, _ family: String, _ organization: String, _ line: String
  ) throws {
    var address = Self.address("港町1-1", "横浜市中区", "231-0017", country: "日本")
    address.state = "神奈川県"
    let contact = Contact { draft in
      draft.name = PersonName(familyName: family, givenName: given)
      draft.organizations =
        organization.isEmpty ? [] : [LabeledValue(Organization(name: organization))]
      draft.kind = organization.isEmpty ? .individual : .organization
      draft.postalAddresses = [LabeledValue(address)]
    }
    #expect(try Self.select([contact], locale: "ja-JP").labels[0].lines.last == line)
  }

  /// A card of a firm that was made as a person's is the firm's.
  @Test(arguments: [
    ("㈱表計画", "株式会社表計画", true), ("表計画(株)", "表計画株式会社", true),
    ("Acme Inc.", "ACME, Inc", true), ("株木太郎", "株式会社表計画", false),
  ])
  func firmsAreNoPeople(_ name: String, _ organization: String, _ isFirm: Bool) throws {
    let contact = Contact { draft in
      draft.name = PersonName(familyName: name)
      draft.organization = Organization(name: organization)
      draft.postalAddresses = [
        LabeledValue(Self.address("港町1-1", "横浜市中区", "231-0017", country: "日本"))
      ]
    }
    let lines = try Self.select([contact], locale: "ja-JP").labels[0].lines
    #expect(lines.contains { $0.hasSuffix("御中") } == isFirm)
    #expect(lines.contains { $0.hasSuffix("様") } != isFirm)
  }
}
