import ContactModel
import ContactUnification
import Testing

/// Who is and who is not the same person.
struct ContactMatcherTests {
  /// Two cards, each in an account of its own.
  struct Case: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let first: UnificationRecord
    let second: UnificationRecord
  }

  private static func mobile(_ text: String) -> LabeledValue<PhoneNumber> {
    LabeledValue(PhoneNumber(text), label: .mobile)
  }

  private static func home(_ text: String) -> LabeledValue<PhoneNumber> {
    LabeledValue(PhoneNumber(text), label: .home)
  }

  private static func work(_ text: String) -> LabeledValue<PhoneNumber> {
    LabeledValue(PhoneNumber(text), label: .work)
  }

  private static func pair(
    _ description: String, _ a: (String, String), _ b: (String, String),
    _ fillFirst: (inout ContactDraft) -> Void, _ fillSecond: (inout ContactDraft) -> Void
  ) -> Case {
    Case(
      testDescription: description,
      first: Records.person(a.0, a.1, source: 0, index: 0, fillFirst),
      second: Records.person(b.0, b.1, source: 1, index: 0, fillSecond))
  }

  private static let address = LabeledValue(
    PostalAddress(street: "606 Meadow Lane", city: "New York", postalCode: "10020"))

  static let onePerson = [
    pair(
      "A number with and without country code", ("Erika", "Muster"), ("Erika", "Muster"),
      { $0.phoneNumbers = [mobile("+49 171 5550123")] },
      { $0.phoneNumbers = [mobile("0171/555 01 23")] }),
    pair(
      "A nickname", ("Michael", "Keith"), ("Mike", "Keith"),
      { $0.emailAddresses = [LabeledValue("michael60@gmail.com")] },
      { $0.emailAddresses = [LabeledValue("Michael.60+news@googlemail.com")] }),
    pair(
      "Two scripts", ("Ульяна", "Жукова"), ("Uljana", "Zhukova"),
      { $0.phoneNumbers = [mobile("+7 926 838 16 42")] },
      { $0.phoneNumbers = [mobile("8926/838 16 42")] }),
    pair(
      "A name in characters and its reading", ("智也", "森"), ("Tomoya", "Mori"),
      {
        $0[.phoneticGivenNames] = [LabeledValue("トモヤ")]
        $0[.phoneticFamilyNames] = [LabeledValue("モリ")]
        $0.emailAddresses = [LabeledValue("morit78@gmail.com")]
      }, { $0.emailAddresses = [LabeledValue("morit78@gmail.com")] }),
    pair(
      "A changed surname", ("Giang", "Nguyen"), ("Giang", "Huynh"),
      { $0.phoneNumbers = [mobile("+84 91 221 0958")] },
      {
        $0.phoneNumbers = [mobile("+84 91 221 0958")]
        $0.notes = [LabeledValue("née Nguyen")]
      }),
    pair(
      "The given name alone", ("Virginia", ""), ("Virginia", "Beltran"),
      { $0.phoneNumbers = [mobile("+1 646-595-7316")] },
      { $0.phoneNumbers = [mobile("646 595 7316")] }),
    pair(
      "No name at all", ("", ""), ("Elisey", "Gorbunov"),
      { $0.emailAddresses = [LabeledValue("gorbunov.elisey@gmail.com")] },
      { $0.emailAddresses = [LabeledValue("gorbunov.elisey@gmail.com")] }),
    pair(
      "Given and family name exchanged", ("Conrad", "Kevin"), ("Kevin", "Conrad"),
      { $0.emailAddresses = [LabeledValue("kevinconrad@icloud.com")] },
      { $0.emailAddresses = [LabeledValue("kevinconrad@icloud.com")] }),
    pair(
      "All in one field, after a comma", ("", "Bond, Brenda"), ("Brenda", "Bond"),
      { $0.phoneNumbers = [mobile("+1 512 489 3475")] },
      { $0.phoneNumbers = [mobile("512 489 3475")] }),
    pair(
      "A slip in the name", ("Susanna", "Heidrich"), ("Susanna", "Heidrihc"),
      { $0.emailAddresses = [LabeledValue("sheidrich@t-online.de")] },
      { $0.emailAddresses = [LabeledValue("sheidrich@t-online.de")] }),
    pair(
      "A slip in the name and one in the street", ("Susanna", "Heidrich"), ("Susanna", "Heidrihc"),
      { $0.postalAddresses = [address] },
      {
        $0.postalAddresses = [
          LabeledValue(
            PostalAddress(street: "606 Meadwo Lane", city: "New York", postalCode: "10020"))
        ]
      }),
    pair(
      "An uncle by his nickname", ("Onkel Poldi", ""), ("Leopold", "Gruber"),
      { $0.phoneNumbers = [home("+43316555061")] },
      {
        $0[.nicknames] = [LabeledValue("Poldi")]
        $0.phoneNumbers = [home("0043 316 5550 61")]
      }),
    pair(
      "A mailbox, and the same in the name's place", ("", ""), ("newsletter@example.com", ""),
      { $0.emailAddresses = [LabeledValue("newsletter@example.com")] },
      { $0.emailAddresses = [LabeledValue("newsletter@example.com")] }),
    pair(
      "A couple in two orders", ("Ingrid & Klaus", "Weiß"), ("", "Klaus und Ingrid Weiß"),
      { $0.phoneNumbers = [home("+49 221 4710551")] },
      { $0.phoneNumbers = [home("0221 4710551")] }),
    pair(
      "A firm with two legal forms", ("", ""), ("", ""),
      {
        $0.organizations = [LabeledValue(Organization(name: "Young Foods Inc."))]
        $0.phoneNumbers = [work("+1 415 245 1897")]
      },
      {
        $0.organizations = [LabeledValue(Organization(name: "Young Foods Incorporated"))]
        $0.phoneNumbers = [work("415-245-1897")]
      }),
  ]

  @Test("These are one person", arguments: onePerson)
  func joins(_ example: Case) throws {
    let areJoined = try areJoined(example)
    guard Self.missed.contains(example.testDescription) else {
      #expect(areJoined)
      return
    }
    withKnownIssue("These two stay apart: what they share may be a household's, or a list's.") {
      #expect(areJoined)
    }
  }

  private static let missed = [
    "An uncle by his nickname", "A mailbox, and the same in the name's place",
  ]

  static let twoPeople = [
    pair(
      "Father and son at one address", ("Stephen", "Young"), ("Stephen", "Young"),
      {
        $0.name?.nameSuffix = "Sr."
        $0.postalAddresses = [address]
        $0.phoneNumbers = [home("+1 212 452 2539")]
      },
      {
        $0.name?.nameSuffix = "Jr."
        $0.postalAddresses = [address]
        $0.phoneNumbers = [home("+1 212 452 2539")]
      }),
    pair(
      "Namesakes at one address, each with a number", ("Tomoya", "Mori"), ("Tomoya", "Mori"),
      {
        $0.postalAddresses = [address]
        $0.phoneNumbers = [mobile("+1 512 628 0645")]
        $0.emailAddresses = [LabeledValue("morit78@gmail.com")]
      },
      {
        $0.postalAddresses = [address]
        $0.phoneNumbers = [mobile("+1 212 563 1434")]
        $0.emailAddresses = [LabeledValue("tomoya11@gmail.com")]
      }),
    pair(
      "Twins", ("Thomas", "Jensen"), ("Chad", "Jensen"),
      {
        $0[.birthdays] = [LabeledValue(ContactDate(year: 1979, month: 5, day: 3))]
        $0.postalAddresses = [address]
        $0.phoneNumbers = [home("+1 212 452 2539")]
      },
      {
        $0[.birthdays] = [LabeledValue(ContactDate(year: 1979, month: 5, day: 3))]
        $0.postalAddresses = [address]
        $0.phoneNumbers = [home("+1 212 452 2539")]
      }),
    pair(
      "Father and son at home, each with a mobile", ("Georg", "Sattler"), ("Georg", "Sattler"),
      {
        $0.postalAddresses = [address]
        $0.phoneNumbers = [home("+1 212 452 2539"), mobile("+1 347 555 0142")]
      },
      {
        $0.postalAddresses = [address]
        $0.phoneNumbers = [home("+1 212 452 2539"), mobile("+1 917 555 0187")]
      }),
    pair(
      "A couple with one mailbox", ("Anna", "Oszust"), ("Bartek", "Oszust"),
      { $0.emailAddresses = [LabeledValue("oszust.family@gmail.com")] },
      { $0.emailAddresses = [LabeledValue("oszust.family@gmail.com")] }),
    pair(
      "One of a couple, and both", ("Klaus", "Weiß"), ("Klaus und Ingrid", "Weiß"),
      {
        $0.emailAddresses = [LabeledValue("ik.weiss@gmx.de")]
        $0.phoneNumbers = [home("+49 221 4710551")]
      },
      {
        $0.emailAddresses = [LabeledValue("ik.weiss@gmx.de")]
        $0.phoneNumbers = [home("+49 221 4710551")]
      }),
    pair(
      "Neighbours of one name", ("Wei", "Wang"), ("Wie", "Wang"),
      { $0.postalAddresses = [address] },
      {
        $0.postalAddresses = [
          LabeledValue(PostalAddress(street: "608 Oak Lane", city: "New York", postalCode: "10020"))
        ]
      }),
    pair(
      "A phone handed down", ("Heiderose", "Salz"), ("Peter-Michael", "Salz"),
      { $0.phoneNumbers = [mobile("+49 170 4967682")] },
      { $0.phoneNumbers = [mobile("+49 170 4967682"), mobile("+49 151 10002974")] }),
    pair(
      "A firm and its clerk", ("", ""), ("Jonathan", "Butala"),
      {
        $0.organizations = [LabeledValue(Organization(name: "Butala Robotics"))]
        $0.emailAddresses = [LabeledValue("info@butala.example")]
        $0.phoneNumbers = [work("+1 206 221 7545")]
      },
      {
        $0.organizations = [LabeledValue(Organization(name: "Butala Robotics"))]
        $0.emailAddresses = [LabeledValue("info@butala.example")]
        $0.phoneNumbers = [work("+1 206 221 7545")]
      }),
    pair(
      "Two of a firm's extensions", ("Fei Bo", "Zhang"), ("Ivan", "Petrov"),
      { $0.phoneNumbers = [work("+1 617 683 1293 x856")] },
      { $0.phoneNumbers = [work("+1 617 683 1293 x231")] }),
    pair(
      "Two firms of one name", ("", ""), ("", ""),
      {
        $0.organizations = [LabeledValue(Organization(name: "Zenith Pharma"))]
        $0.emailAddresses = [LabeledValue("info@zenithpharma.example")]
      },
      {
        $0.organizations = [LabeledValue(Organization(name: "Zenith Pharma Ltd"))]
        $0.emailAddresses = [LabeledValue("hello@zenith.example")]
      }),
    pair("Nothing in common", ("Anna", "Klein"), ("Peter", "Gross"), { _ in }, { _ in }),
  ]

  @Test("These are two people", arguments: twoPeople)
  func keepsApart(_ example: Case) throws {
    #expect(try !areJoined(example))
  }

  @Test("Numbers that differ in a digit are two where both occur again")
  func numbersThatRecur() throws {
    let cards = [
      ("+49 176 04069031", "Gymnasium"), ("+49 176 04069032", "Praxis"),
      ("0176/04069031", "Gymnasium"), ("0176/04069032", "Praxis"),
    ].enumerated().map { index, card in
      Records.person("Thomas", "Müller", source: index / 2, index: index % 2) {
        $0.phoneNumbers = [Self.mobile(card.0)]
        $0.organizations = [LabeledValue(Organization(name: card.1))]
      }
    }
    #expect(try ContactMatcher().clusters(of: cards).clusters == [[0, 2], [1, 3]])
  }

  private func areJoined(_ example: Case) throws -> Bool {
    let records =
      [example.first, example.second] + Records.strangers(60, source: 0)
      + Records.strangers(60, source: 1, from: 60)
    let result = try ContactMatcher().clusters(of: records)
    return result.clusters.contains([0, 1])
  }

  @Test("Every record is in one cluster, and clusters are in order")
  func partition() throws {
    let records = Records.strangers(50, source: 0) + Records.strangers(50, source: 1)
    let result = try ContactMatcher().clusters(of: records)
    #expect(result.clusters.flatMap { $0 }.sorted() == Array(records.indices))
    #expect(result.clusters.compactMap(\.first) == result.clusters.compactMap(\.first).sorted())
    // The same fifty people are in both accounts.
    #expect(result.clusters == (0..<50).map { [$0, $0 + 50] })
    #expect(result.identifiers.count == result.clusters.count)
    #expect(Set(result.identifiers).count == result.identifiers.count)
  }

  @Test("One record and none")
  func fewest() throws {
    #expect(try ContactMatcher().clusters(of: []).clusters.isEmpty)
    let one = Records.person("Jo", "Doe", source: 0, index: 0)
    #expect(try ContactMatcher().clusters(of: [one]).clusters == [[0]])
  }

  @Test("The unified identifier is that of the smallest key")
  func identifier() throws {
    let records = Records.strangers(20, source: 1) + Records.strangers(20, source: 0)
    let result = try ContactMatcher().clusters(of: records)
    #expect(result.clusters.first == [0, 20])
    #expect(result.identifiers.first == "uid:0-1000")
  }

  @Test("Work can be cancelled")
  func cancellation() {
    let records = Records.strangers(600, source: 0)
    #expect(throws: CancellationError.self) {
      _ = try ContactMatcher().clusters(of: records, isCancelled: { true })
    }
  }
}
