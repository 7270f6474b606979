import ContactModel
import Testing

@testable import ContactUnification

/// What names, and years in the names of mailboxes, say depends on the other records.
struct NameEstimationTests {
  /// A name of its own for each number.
  private static func rare(_ number: Int) -> String {
    let syllables = ["bra", "dul", "fek", "gim", "hov", "jur", "kes", "lat", "mon", "pir"]
    return "\(syllables[number / 100 % 10])\(syllables[number / 10 % 10])\(syllables[number % 10])"
  }

  private static func person(
    _ given: String, _ family: String, _ number: Int,
    _ fill: (inout ContactDraft) -> Void = { _ in }
  ) -> UnificationRecord {
    Records.person(given, family, source: number % 2, index: number) {
      $0.phoneNumbers = [LabeledValue(PhoneNumber("+1415\(3_000_000 + number * 41)"))]
      fill(&$0)
    }
  }

  /// Two records with nothing but one name, which no other record has.
  private static let namesakes = [
    Records.person("Thao", "Nguyen", source: 0, index: 9000) {
      $0.phoneNumbers = [LabeledValue(PhoneNumber("+14087162452"))]
    },
    Records.person("Thao", "Nguyen", source: 1, index: 9001) {
      $0.emailAddresses = [LabeledValue("thaonguyen@example.com")]
    },
  ]

  @Test(
    "A name says the less, the oftener such given and family names come together",
    arguments: [true, false])
  func language(comeTogether: Bool) throws {
    let given = ["Thao", "Minh", "Hung", "Lan", "Quang", "Tuyet", "Duc", "Phuong", "Kien", "Vy"]
    let family = ["Nguyen", "Tran", "Le", "Pham", "Vu", "Dang", "Bui", "Do", "Ho", "Ngo"]
    var records = Self.namesakes
    for number in 0..<200 where number % 100 != 0 {
      let (first, second) = (given[number % 10], family[number / 10 % 10])
      if comeTogether {
        records.append(Self.person(first, second, number))
        records.append(Self.person(Self.rare(number), Self.rare(999 - number), 500 + number))
      } else {
        records.append(Self.person(first, Self.rare(999 - number), number))
        records.append(Self.person(Self.rare(number), second, 500 + number))
      }
    }
    for number in 200..<700 {
      records.append(Self.person(Self.rare(number), Self.rare(999 - number), 1000 + number))
    }
    // A name alone is worth about as much as is asked for; here it is to be the rarity that tells.
    var options = UnificationOptions()
    options.threshold = 0.7
    let clusters = try ContactMatcher(options: options).clusters(of: records).clusters
    #expect(clusters.contains([0, 1]) != comeTogether)
  }

  @Test(
    "Where mailboxes have the year of birth, other years are other people",
    arguments: [(1984, true), (1951, false)])
  func birthYears(year: Int, areOne: Bool) throws {
    var records = [
      Records.person("Trevor", "Lynch", source: 0, index: 9000) {
        $0.emailAddresses = [LabeledValue("trevor.lynch84@gmail.com")]
      },
      Records.person("Trevor", "Lynch", source: 1, index: 9001) {
        $0[.birthdays] = [LabeledValue(ContactDate(year: year, month: 4, day: 9))]
      },
    ]
    for number in 0..<80 {
      let birthYear = 1940 + number * 7 % 60
      let name = Self.rare(number)
      records.append(
        Self.person(name, Self.rare(999 - number), number) {
          $0[.birthdays] = [LabeledValue(ContactDate(year: birthYear, month: 3, day: 5))]
          $0.emailAddresses = [LabeledValue("\(name)\(birthYear % 100)@gmail.com")]
        })
    }
    let clusters = try ContactMatcher().clusters(of: records).clusters
    #expect(clusters.contains([0, 1]) == areOne)
  }

  @Test(
    "The year at the end of a mailbox's name",
    arguments: [
      ("anna85", 85), ("anna1985", 85), ("anna.07", 7), ("anna2031", -1), ("anna5", -1),
      ("anna123", -1), ("85", -1), ("anna", -1),
    ])
  func year(local: String, year: Int8) {
    #expect(BirthYears.year(in: Array(local.utf8)[...]) == year)
  }
}
