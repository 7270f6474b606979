import ContactModel
import Testing

@testable import ContactUnification

/// What years in the names of mailboxes say.
struct BirthYearTests {
  @Test(
    "Years of birth in mailboxes tell people of one name apart",
    arguments: [(1984, true), (1951, false)])
  func birthYears(year: Int, areOne: Bool) throws {
    let records = [
      Records.person("Trevor", "Lynch", source: 0, index: 9000) {
        $0.emailAddresses = [LabeledValue("trevor.lynch84@gmail.com")]
      },
      Records.person("Trevor", "Lynch", source: 1, index: 9001) {
        $0[.birthdays] = [LabeledValue(ContactDate(year: year, month: 4, day: 9))]
      },
    ]
    let result = try ContactMatcher().clusters(of: records)
    let year = result.explain(0, 1).comparisons.first { $0.level.hasPrefix("year") }
    #expect((year?.weight ?? 0 > 0) == areOne)
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
