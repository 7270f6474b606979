import ContactModel
import Testing

@Suite struct AnniversaryArithmeticTests {
  private static func date(_ text: String) throws -> PartialDate {
    try #require(PartialDate(text))
  }

  @Test(
    arguments: [
      ("19850412", "20240411", LeapDayRule.february28, 38),
      ("19850412", "20240412", .february28, 39),
      ("19850412", "19850412", .february28, 0),
      ("19850412", "19850411", .february28, nil),
      ("20000229", "20230227", .february28, 22),
      ("20000229", "20230228", .february28, 23),
      ("20000229", "20230228", .march1, 22),
      ("20000229", "20230301", .march1, 23),
      ("20000229", "20240228", .february28, 23),
      ("20000229", "20240229", .march1, 24),
      ("--0412", "20240412", .february28, nil),
      ("1985", "20240412", .february28, nil),
      ("20010229", "20240412", .february28, nil),
      ("19850412", "--0412", .february28, nil),
    ] as [(String, String, LeapDayRule, Int?)])
  func ages(birthday: String, day: String, rule: LeapDayRule, years: Int?) throws {
    #expect(try Self.date(birthday).fullYears(on: Self.date(day), rule: rule) == years)
  }

  @Test(
    arguments: [
      ("19850412", "20240412", LeapDayRule.february28, 0),
      ("--0412", "20240411", .february28, 1),
      ("--0412", "20230413", .february28, 365),  // Over 29 February 2024.
      ("--0412", "20240413", .february28, 364),
      ("--0101", "20231231", .february28, 1),
      ("--0229", "20230228", .february28, 0),
      ("--0229", "20230228", .march1, 1),
      ("--0229", "20240228", .february28, 1),
      ("--0229", "20240301", .february28, 364),
      ("--0229", "20240301", .march1, 365),
      ("--0301", "21000228", .february28, 1),  // 2100 has no leap day.
      ("--0301", "20000228", .february28, 2),  // 2000 had one.
      ("--04", "20240412", .february28, nil),
      ("--0431", "20240412", .february28, nil),
    ] as [(String, String, LeapDayRule, Int?)])
  func returns(birthday: String, day: String, rule: LeapDayRule, days: Int?) throws {
    #expect(try Self.date(birthday).daysUntilReturn(after: Self.date(day), rule: rule) == days)
  }

  @Test func otherCalendarsHaveNone() throws {
    let birthday = PartialDate(year: 5748, month: 1, day: 1, calendar: "hebrew")
    #expect(birthday.fullYears(on: try Self.date("20240101")) == nil)
    #expect(birthday.daysUntilReturn(after: try Self.date("20240101")) == nil)
  }

  @Test(arguments: [
    ("20240301", -1, "20240229"), ("20230301", -1, "20230228"), ("20240502", 0, "20240502"),
    ("20240502", 365, "20250502"), ("20231231", 1, "20240101"), ("19000228", 1, "19000301"),
    ("20000228", 1, "20000229"), ("20240502", -738_000, "00031005"),
  ])
  func addsDays(_ date: String, _ days: Int, _ result: String) throws {
    let sum = try Self.date(date).adding(days: days)
    #expect(try sum == Self.date(result))
    #expect(try sum?.adding(days: -days) == Self.date(date))
  }

  @Test func addsDaysToWholeDatesAlone() throws {
    #expect(PartialDate(year: 2024, month: 5).adding(days: 1) == nil)
    #expect(try Self.date("20240502").adding(days: -1_000_000) == nil)
    #expect(try Self.date("20240502").adding(days: .max) == nil)
    #expect(try Self.date("20240502").adding(days: .min) == nil)
  }
}
