import ContactModel
import ContactSelection
import Testing

@Suite struct ContactPickerTests {
  private let contacts: [Contact] = [
    person("Anna Lindqvist", emails: ["anna@example.org"]),
    person("Bo Ek", emails: ["bo@example.org", "ek@example.com"], phones: ["+46 8 555 12 34"]),
    person("山田 太郎", emails: []),
    person("فاطمة الزهراء", emails: ["fatima@example.org"]),
  ]

  private static func person(
    _ name: String, emails: [String], phones: [String] = []
  ) -> Contact {
    Contact { draft in
      draft.formattedName = name
      draft.emailAddresses = emails.map { LabeledValue($0, label: .home) }
      draft.phoneNumbers = phones.map { LabeledValue(PhoneNumber($0)) }
    }
  }

  /// What is typed, and who is left.
  @Test(arguments: [
    ("", [0, 1, 2, 3]), ("lind", [0]), ("an li", [0]), ("山", [2]), ("田", [2]), ("فاط", [3]),
    ("الزه", [3]), ("5551234", [1]), ("08 555", [1]), ("EK", [1]), ("bo@", [1]), ("nobody", []),
  ])
  func searchesInAnyScript(_ text: String, _ expected: [Int]) throws {
    var picker = try ContactPicker(contacts)
    // As it is typed.
    for character in text { picker.search.append(character) }
    #expect((0..<picker.count).map { picker.row($0).contact } == expected.map { contacts[$0] })
    picker.search = ""
    #expect(picker.count == 4)
  }

  @Test func choosingAContactReturnsAtOnceOrOpensItsCard() throws {
    var picker = try ContactPicker(
      contacts,
      .init(
        enablesContact: { $0.has(.emailAddress) },
        returnsContact: { $0.emailAddresses.count == 1 }))
    #expect(picker.choose(row: 2) == .refused)
    #expect(!picker.row(2).isEnabled)
    #expect(picker.choose(row: 0) == .chosen(.contacts([contacts[0]])))
    #expect(picker.choose(row: 1) == .opened)
    #expect(picker.openContact == contacts[1])
    #expect(picker.properties.map(\.property.key) == [.phoneNumber, .emailAddress, .emailAddress])
    #expect(picker.choose(property: 0) == .refused)
    #expect(picker.chooseOpenContact() == .chosen(.contacts([contacts[1]])))
  }

  @Test func choosingAValueReturnsIt() throws {
    var picker = try ContactPicker(
      contacts,
      .init(
        choice: .property, displayedKeys: [.emailAddress],
        returnsContact: { _ in true }, returnsProperty: { $0.text.hasSuffix("org") }))
    // Of two addresses, one can be chosen.
    guard case .chosen(let choice) = picker.choose(row: 1) else {
      Issue.record("It opened a card.")
      return
    }
    let property = try #require(choice.properties.first)
    #expect(property.text == "bo@example.org" && property.label == .home)
    #expect(property.uri == "mailto:bo@example.org")
    #expect(property.valueIdentifier == contacts[1].emailAddresses[0].id)
    #expect(picker.choose(row: 2) == .refused)
  }

  @Test func severalAreMarked() throws {
    var picker = try ContactPicker(contacts, .init(choice: .contacts))
    #expect(picker.marked == nil)
    for place in [3, 1, 0, 3] { #expect(picker.choose(row: place) == .marked) }
    #expect(picker.marked == .contacts([contacts[0], contacts[1]]))

    var values = try ContactPicker(
      contacts, .init(choice: .properties, displayedKeys: [.emailAddress]))
    #expect(values.choose(row: 1) == .opened)
    #expect(values.choose(property: 1) == .marked)
    values.closeCard()
    #expect(values.choose(row: 0) == .opened)
    #expect(values.choose(property: 0) == .marked)
    #expect(values.marked?.properties.map(\.text) == ["anna@example.org", "ek@example.com"])
  }

  @Test func setUpsThatContradictThemselvesAreRefused() {
    let wrong: [ContactPicker.Configuration] = [
      .init(choice: .property, displayedKeys: []),
      .init(choice: .properties, displayedKeys: [.image]),
      .init(choice: .contacts, returnsContact: { _ in true }),
      .init(choice: .properties, returnsContact: { _ in true }),
      .init(choice: .contact, returnsProperty: { _ in true }),
    ]
    for configuration in wrong {
      #expect(throws: ContactPicker.ConfigurationError.self) {
        try ContactPicker(contacts, configuration)
      }
    }
  }

  @Test(arguments: [
    (ContactKey.phoneNumber, "+46 (8) 555-12.34", "tel:+4685551234" as String?),
    // RFC 3966, section 3: digits of ASCII, and the extension by itself; what is no number has no URI.
    (.phoneNumber, "٠٣٠ ٥٥٥٠", "tel:0305550"),
    (.phoneNumber, "030 5550102 ext. 22", "tel:0305550102;ext=22"),
    (.phoneNumber, "*100#", "tel:*100%23"),
    (.phoneNumber, "110", "tel:110"), (.phoneNumber, "call me", nil),
    (.phoneNumber, "1-800-FLOWERS", nil), (.phoneNumber, "030 1234 oder 0171 5678", nil),
    (.phoneNumber, "+1212555014812345678", nil),
    (.emailAddress, "a b&c@example.org", "mailto:a%20b%26c@example.org"),
    (.url, "https://example.org", "https://example.org"), (.note, "x", nil),
  ])
  func valuesHaveAddresses(_ key: ContactKey, _ text: String, _ uri: String?) {
    let contact = Contact { draft in
      switch key {
      case .phoneNumber: draft.phoneNumbers = [LabeledValue(PhoneNumber(text))]
      case .emailAddress: draft.emailAddresses = [LabeledValue(text)]
      case .url: draft.urls = [LabeledValue(text)]
      default: draft.notes = [LabeledValue(text)]
      }
    }
    #expect(ContactProperty.properties(of: contact, keys: [key]).first?.uri == uri)
  }
}
