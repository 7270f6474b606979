import ContactModel
import LocaleSupport
import Testing

@testable import ContactFormatting

/// Names of contacts; expected texts by CLDR 42's patterns, read by hand.
@Suite struct NameFormatterTests {
  private static let gogh = Contact {
    $0.name = PersonName(familyName: "van Gogh", givenName: "Vincent", middleName: "Willem")
  }
  private static let king = Contact {
    var name = PersonName(familyName: "King", givenName: "Martin", middleName: "Luther")
    name.namePrefixes = ["Rev.", "Dr."]
    name.nameSuffixes = ["Jr.", "PhD"]
    $0.name = name
  }
  private static let yamada = Contact {
    $0.name = PersonName(familyName: "山田", givenName: "太郎")
    $0[.defaultLanguages] = [LabeledValue("ja")]
    $0.phoneticFamilyName = "やまだ"
    $0.phoneticGivenName = "たろう"
  }

  private func formatter(_ locale: String) throws -> NameFormatter {
    try NameFormatter(locale: LocaleIdentifier(known: locale))
  }

  @Test(arguments: [
    ("en", NameFormatter.Style.fullName, "Vincent Willem van Gogh"),
    ("en", .initials, "VV"), ("nl", .initials, "VvG"),
    ("de", .sortingName, "Gogh, Vincent Willem van"),
    ("nl", .sortingName, "van Gogh, Vincent Willem"),
  ])
  func formatsParticles(_ locale: String, _ style: NameFormatter.Style, _ expected: String) throws {
    #expect(try formatter(locale).string(from: Self.gogh, style: style) == expected)
  }

  @Test("A part in Latin letters stands apart in a name that has no blanks")
  func formatsMixedScripts() throws {
    let contact = Contact {
      $0.name = PersonName(
        familyName: "王", givenName: "小明", middleName: "John", namePrefix: "Dr.")
    }
    #expect(try formatter("en").string(from: contact) == "Dr. 王小明 John")
    #expect(try formatter("en").string(from: contact, style: .initials).contains(" ") == false)
  }

  /// Of a name of which one part has its place, the card shows the others.
  @Test(
    arguments: [
      (";Müller;;", "Hans Müller", "Hans Müller", "Müller"),
      (";Müller;;", "Müller Hans", "Müller Hans", "Müller"),
      ("Hans;;;", "Hans Müller", "Hans Müller", "Hans"),
      ("Erna;;;", "Tante Erna", "Tante Erna", "Erna"),
      (";Smith;;", "Smith and Sons", "Smith and Sons", "Smith"),
      (";Müller;Dr.;", "Dr. Müller", "Dr. Müller", "Müller"),
      (";Müller;;jun.", "Müller jun.", "Müller jun.", nil),
      (";Müller;;", "Müller (2. Stock)", "Müller", "Müller"),
      ("Ann;;;", "ann@example.org", "Ann", "Ann"),
      (";Müller;;", "Müller", "Müller", "Müller"), (";Müller;;", "Hans Meier", "Müller", "Müller"),
      ("Hans;Müller;;", "Hans Peter Müller", "Hans Müller", "Müller, Hans"),
      // Somebody else, a double name, a title in front; no remark behind.
      ("Anna;Lind;;", "Anna & Bo Lind", "Anna & Bo Lind", "Lind, Anna"),
      ("Ana;Ruiz;;", "Ana Ruiz y José Gil", "Ana Ruiz y José Gil", nil),
      ("José;Ortega y Gasset;;", "José  Ortega y Gasset", "José Ortega y Gasset", nil),
      ("Eva;Huber;;", "Eva Graf-Huber", "Eva Graf-Huber", "Huber, Eva"),
      ("Eva;Arzt;;", "Dr. med. Eva Arzt", "Dr. med. Eva Arzt", "Arzt, Eva"),
      ("Eva;Arzt;Dr.;", "Dr. med. Eva Arzt", "Dr. med. Eva Arzt", nil),
      ("Anna;Lind;;", "Anna Lind (Nachbarin)", "Anna Lind", nil),
      ("Anna;Lind;;", "Anna Lind Handy", "Anna Lind", nil),
      ("Anna;Lind;;", "Dr. Anna Lind Handy", "Anna Lind", nil),
      ("Anna;Lind;;", "Eva Graf-Lind", "Anna Lind", nil),
      ("William;Gates;;III", "Bill Gates", "William Gates III", nil),
      ("Helga;Meier;;", "Mutti", "Helga Meier", nil),
    ] as [(String, String, String, String?)])
  func showsAPartWithoutAPlace(
    _ parts: String, _ shown: String, _ name: String, _ sorted: String?
  ) throws {
    let parts = parts.split(separator: ";", omittingEmptySubsequences: false).map(String.init)
    let contact = Contact {
      $0.name = PersonName(
        familyName: parts[1], givenName: parts[0], namePrefix: parts[2], nameSuffix: parts[3])
      $0.formattedName = shown
    }
    let formatter = try formatter("de")
    #expect(formatter.string(from: contact) == name)
    if let sorted { #expect(formatter.string(from: contact, style: .sortingName) == sorted) }
  }

  /// A father and a son are told apart in a list.
  @Test(arguments: [
    ("en", "Jr.", "Smith, John Jr."), ("de", "jun.", "Smith, John jun."),
    ("en", "PhD", "Smith, John, PhD"), ("de", "PhD", "Smith, John, PhD"),
    ("en", "III", "Smith, John III"), ("en", "", "Smith, John"),
  ])
  func sortedNamesHaveSuffixes(_ locale: String, _ suffix: String, _ expected: String) throws {
    let contact = Contact {
      $0.name = PersonName(
        familyName: "Smith", givenName: "John", namePrefix: "Dr.", nameSuffix: suffix)
    }
    #expect(try formatter(locale).string(from: contact, style: .sortingName) == expected)
  }

  @Test func formatsTitlesAndSuffixes() throws {
    let name = try formatter("en").format(Self.king)
    #expect(name.text == "Rev. Dr. Martin Luther King Jr. PhD")
    #expect(name.runs.map { String(name[$0]) }.joined(separator: "|").hasPrefix("Rev. Dr.|Martin"))
    #expect(
      name.runs.map(\.component) == [
        .title, .given, .given2, .surname, .generation, .credentials,
      ])
    let fields = PersonNameFields(try #require(Self.king.name))
    #expect(fields[.generation] == "Jr.")
    #expect(fields[.credentials] == "PhD")
  }

  @Test func formatsJapanese() throws {
    let formatter = try formatter("ja")
    #expect(formatter.string(from: Self.yamada) == "山田太郎")
    #expect(formatter.nameOrder(of: Self.yamada) == .surnameFirst)
    let reading = formatter.string(from: Self.yamada, style: .phoneticFullName)
    #expect(reading.filter { $0 != " " } == "やまだたろう")
    #expect(formatter.string(from: Self.gogh, style: .phoneticFullName).isEmpty)
  }

  /// A card's language says nothing about a name in a script it is not written in.
  @Test func givesTheCardsLanguageItsDue() throws {
    let contact = Self.yamada.editing { $0[.defaultLanguages] = [LabeledValue("en")] }
    #expect(try formatter("en").string(from: contact).hasPrefix("山田"))
    let swapped = Contact {
      $0[.names] = [
        LabeledValue(
          PersonName(familyName: "Nagy", givenName: "Anna"),
          parameters: [Parameter("LANGUAGE", "hu")])
      ]
    }
    #expect(try formatter("hu").string(from: swapped) == "Nagy Anna")
    #expect(try formatter("de").string(from: swapped) == "Anna Nagy")
  }

  @Test(arguments: [
    (
      Contact { $0.organization = Organization(name: "Acme") }, "Acme",
      ContactNameComponent.organization
    ),
    (Contact { $0.organization = Organization(units: ["Sales"]) }, "Sales", .organization),
    (Contact { $0.nickname = "Speedy" }, "Speedy", .nickname),
    (
      Contact { $0[.emailAddresses] = [LabeledValue("jo@example.org")] }, "jo@example.org",
      .emailAddress
    ),
    (Contact { $0.phoneNumbers = [LabeledValue(PhoneNumber("+49 1"))] }, "+49 1", .phoneNumber),
    (Contact { $0.formattedName = " Jane\n Doe " }, "Jane Doe", .formattedName),
    (
      Contact {
        $0.name = PersonName(familyName: "Doe", givenName: "Jo")
        $0.organization = Organization(name: "Acme")
        $0.kind = .organization
      }, "Acme", .organization
    ),
  ])
  func namesWhoeverHasNoName(
    _ contact: Contact, _ text: String, _ component: ContactNameComponent
  ) throws {
    for locale in ["en", "ja", "ar"] {
      let name = try formatter(locale).format(contact)
      #expect(name.text == text)
      #expect(name.runs.map(\.component) == [component])
    }
  }

  @Test func namesNothingIfThereIsNothing() throws {
    let formatter = try formatter("en")
    #expect(formatter.string(from: Contact()).isEmpty)
    #expect(formatter.string(from: Contact(), style: .initials).isEmpty)
    let shown = Contact { $0.formattedName = "Jane Q. Doe" }
    #expect(formatter.string(from: shown, style: .initials) == "JD")
  }

  /// Whatever the language, none of the names that a person goes by is left out.
  @Test(arguments: [
    "en", "de", "es", "fr", "hu", "ja", "ko", "zh", "zh-Hant", "ru", "ar", "th", "pt", "nl", "vi",
    "und",
  ])
  func losesNobodysName(_ locale: String) throws {
    var name = PersonName(familyName: "García", givenName: "Gabriel", middleName: "José")
    name.secondFamilyName = "Márquez"
    let contact = Contact { $0.name = name }
    let formatter = try formatter(locale)
    for style in [NameFormatter.Style.fullName, .sortingName] {
      let text = formatter.string(from: contact, style: style)
      for part in ["García", "Gabriel", "José", "Márquez"] {
        #expect(text.contains(part), "\(locale): \(text)")
      }
    }
    for single in [
      PersonName(familyName: "Doe"), PersonName(givenName: "Doe"), PersonName(middleName: "Doe"),
      PersonName(nameSuffix: "Doe"),
    ] {
      #expect(formatter.string(from: Contact { $0.name = single }).contains("Doe"))
    }
  }

  /// The full name has all parts in every language there is data for.
  @Test func losesNothingInAnyLocale() throws {
    var name = PersonName(
      familyName: "García", givenName: "Gabriel", middleName: "José", namePrefix: "Dr.")
    name.secondFamilyName = "Márquez"
    name.generation = "Jr."
    name.nameSuffix = "PhD"
    let contact = Contact { $0.name = name }
    for identifier in UnicodeCatalog.localeNames {
      let formatter = try NameFormatter(locale: try #require(LocaleIdentifier(identifier)))
      let formatted = formatter.format(contact)
      let parts = Set(formatted.runs.map { String(formatted[$0]) })
      for part in ["Dr.", "García", "Gabriel", "José", "Márquez", "Jr.", "PhD"] {
        let isThere = parts.contains { $0.split(separator: " ").contains { $0 == part } }
        #expect(isThere, "\(identifier) \(part): \(formatted.text)")
      }
    }
  }

  @Test func readsRFC9554Names() {
    var name = PersonName()
    name.familyNames = ["Gonzalez", "Perez"]
    name.secondFamilyNames = ["Perez"]
    name.nameSuffixes = ["Jr.", "M.D."]
    name.generations = ["Jr."]
    let fields = PersonNameFields(name)
    #expect(fields[.surname] == "Gonzalez")
    #expect(fields[.surname2] == "Perez")
    #expect(fields[.generation] == "Jr.")
    #expect(fields[.credentials] == "M.D.")
  }

  @Test(
    arguments: [
      ("van Gogh", "van", "Gogh"), ("de la Cruz", "de la", "Cruz"), ("von", nil, nil),
      ("von der", "von", "der"), ("Van Dyke", nil, nil), ("Smith", nil, nil),
      ("van den Berg-Smit", "van den", "Berg-Smit"),
    ] as [(String, String?, String?)])
  func dividesSurnames(_ surname: String, _ prefix: String?, _ core: String?) {
    let parts = SurnameParts(surname)
    #expect(parts?.prefix == prefix)
    #expect(parts?.core == core)
  }

  @Test(arguments: [
    ("Bob", "Robert", true), ("Tommy", "Thomas", true), ("Liz", "Elizabeth", true),
    ("Susie", "Susanne", true), ("Саша", "Александр", true), ("Speedy", "Robert", false),
    ("The Boss", "Bruce", false), ("x", "Xaver", false), ("Zoë", "Zoe", true),
  ])
  func tellsShortForms(_ nickname: String, _ given: String, _ expected: Bool) {
    #expect(ShortForm.isShortForm(nickname, of: given) == expected)
  }

  @Test func usesShortFormsOnlyAmongFriends() throws {
    let contact = Contact {
      $0.name = PersonName(familyName: "Smith", givenName: "Robert")
      $0.nickname = "Bob"
    }
    let formatter = try formatter("en")
    #expect(formatter.string(from: contact) == "Robert Smith")
    #expect(formatter.string(from: contact, style: .shortName).hasPrefix("Bob"))
  }

  /// Of names in several languages, the reader's; a name that tells how another is said is none.
  @Test func choosesTheReadersName() throws {
    func named(_ family: String, _ given: String, _ parameters: Parameter...) -> LabeledValue<
      PersonName
    > {
      LabeledValue(
        PersonName(familyName: family, givenName: given), parameters: parameters)
    }
    let contact = Contact {
      $0[.names] = [
        named("Sun", "Zhongshan", Parameter("LANGUAGE", "zh-Latn"), Parameter("PHONETIC", "piny")),
        named("孫", "中山", Parameter("LANGUAGE", "zh-Hant")),
        named("Sun", "Yat-sen", Parameter("LANGUAGE", "en")),
      ]
    }
    #expect(try formatter("zh-Hant").string(from: contact) == "孫中山")
    #expect(try formatter("en").string(from: contact) == "Yat-sen Sun")
    #expect(try formatter("de").string(from: contact).contains("孫"))
    #expect(
      try formatter("zh-Hant").string(from: contact, style: .phoneticFullName).contains(
        "Zhongshan"))
  }
}
