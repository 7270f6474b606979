import ContactFormatting
import ContactModel
import LocaleSupport
import Testing

@Suite struct ContactDateFormatterTests {
  /// What CLDR has for each language, as a calendar on the wall would print it.
  @Test(arguments: [
    ("en", ContactDate(year: 1985, month: 4, day: 12), "April 12, 1985"),
    ("en-GB", ContactDate(year: 1985, month: 4, day: 12), "12 April 1985"),
    ("de", ContactDate(year: 1985, month: 4, day: 12), "12. April 1985"),
    ("de", ContactDate(month: 4, day: 12), "12. April"),
    ("fr", ContactDate(year: 2001, month: 3, day: 1), "1 mars 2001"),
    ("es", ContactDate(month: 2, day: 29), "29 de febrero"),
    ("pt", ContactDate(year: 1985, month: 4, day: 12), "12 de abril de 1985"),
    ("ru", ContactDate(year: 1985, month: 4, day: 12), "12 апреля 1985\u{202F}г."),
    ("ru", ContactDate(month: 4), "апрель"),
    ("pl", ContactDate(month: 4, day: 12), "12 kwietnia"),
    ("ja", ContactDate(year: 1985, month: 4, day: 12), "1985年4月12日"),
    ("zh-Hant", ContactDate(month: 4, day: 12), "4月12日"),
    ("ko", ContactDate(year: 1985, month: 4, day: 12), "1985년 4월 12일"),
    ("en", ContactDate(year: 1985, month: 4), "April 1985"),
    ("en", ContactDate(year: 1985), "1985"),
    ("de", ContactDate(year: 2000, month: 2, day: 29), "29. Februar 2000"),
    // The proleptic Gregorian calendar of ISO 8601, whatever was used then.
    ("en", ContactDate(year: 1500, month: 3, day: 1), "March 1, 1500"),
    // No such day, or no date at all: what the card says.
    ("en", ContactDate(year: 2001, month: 2, day: 29), "20010229"),
    ("en", ContactDate(month: 4, day: 31), "--0431"),
    ("en", ContactDate(month: 13, day: 1), "--1301"),
    ("en", ContactDate(month: 0, day: 0), "--0000"),
    ("en", .text("circa 1800"), "circa 1800"),
    ("en", .text("999999999999"), "999999999999"),
  ])
  func gregorian(locale: String, date: ContactDate, expected: String) throws {
    let formatter = ContactDateFormatter(locale: try #require(LocaleIdentifier(locale)))
    #expect(formatter.string(from: date) == expected)
  }

  /// CLDR's formats for the skeletons yMMMd, MMMd, yMd, Md.
  @Test(arguments: [
    (
      "en", ContactDateFormatter.Style.medium, ContactDate(year: 1985, month: 4, day: 12),
      "Apr 12, 1985"
    ),
    ("de", .medium, ContactDate(year: 1985, month: 4, day: 12), "12. Apr. 1985"),
    ("de", .medium, ContactDate(month: 4, day: 12), "12. Apr."),
    ("fr", .medium, ContactDate(year: 1985, month: 9, day: 1), "1 sept. 1985"),
    ("en", .short, ContactDate(year: 1985, month: 4, day: 12), "4/12/1985"),
    ("en", .short, ContactDate(month: 4, day: 12), "4/12"),
    ("de", .short, ContactDate(year: 1985, month: 4, day: 12), "12.4.1985"),
    ("ja", .short, ContactDate(year: 1985, month: 4, day: 12), "1985/4/12"),
    ("en", .short, ContactDate(year: 1985), "1985"), ("en", .short, ContactDate(month: 4), "Apr"),
  ])
  func styles(
    locale: String, style: ContactDateFormatter.Style, date: ContactDate, expected: String
  ) throws {
    let formatter = ContactDateFormatter(
      locale: try #require(LocaleIdentifier(locale)), style: style)
    #expect(formatter.string(from: date) == expected)
  }

  @Test(arguments: [
    ("en", PartialDate(month: 8, day: 15, calendar: "hebrew"), "15 Nisan"),
    ("en", PartialDate(month: 7, day: 14, calendar: "hebrew"), "14 Adar"),
    ("en", PartialDate(month: 6, day: 30, calendar: "hebrew"), "30 Adar I"),
    ("en", PartialDate(month: 9, day: 1, calendar: "islamic-civil"), "Ramadan 1"),
    ("en", PartialDate(month: 12, day: 30, calendar: "ISLAMIC-CIVIL"), "Dhuʻl-Hijjah 30"),
    ("en", PartialDate(year: 5748, month: 1, day: 1, calendar: "hebrew"), "1 Tishri 5748"),
    ("de", PartialDate(year: 1445, month: 9, day: 1, calendar: "islamic"), "1. Ramadan 1445 AH"),
    ("zh-Hans", PartialDate(month: 8, day: 15, calendar: "chinese"), "八月15日"),
    ("en", PartialDate(month: 8, day: 15, calendar: "martian"), "--0815"),
  ])
  func otherCalendars(locale: String, date: PartialDate, expected: String) throws {
    let formatter = ContactDateFormatter(locale: try #require(LocaleIdentifier(locale)))
    #expect(formatter.string(from: date) == expected)
  }

  /// The 15th of the 8th month of 1988, the fifth year of the 78th cycle, both ways.
  @Test(arguments: [
    ContactDate.text("007800050815"),
    .date(PartialDate(year: 1988, month: 8, day: 15, calendar: "chinese")),
  ])
  func chineseYears(date: ContactDate) throws {
    let formatter = ContactDateFormatter(locale: try #require(LocaleIdentifier("zh-Hans")))
    #expect(formatter.string(from: date) == "1988戊辰年八月十五")
    #expect(formatter.calendarName(of: date) == "农历")
  }

  @Test(
    arguments: [
      ("en", "hebrew", "Hebrew Calendar"), ("de", "islamic", "Islamischer Kalender"),
      ("fr", "chinese", "calendrier chinois"), ("en", "martian", nil), ("en", "gregorian", nil),
      ("en", nil, nil),
    ] as [(String, String?, String?)])
  func calendarNames(locale: String, calendar: String?, expected: String?) throws {
    let formatter = ContactDateFormatter(locale: try #require(LocaleIdentifier(locale)))
    let date = PartialDate(year: 5748, month: 1, day: 1, calendar: calendar)
    #expect(formatter.calendarName(of: .date(date)) == expected)
  }

  /// Born on 12 April 1985, seen on 2 April 2024 and on the birthday after.
  @Test(arguments: [
    ("en", "38 years", "in 10 days", "today"), ("de", "38 Jahre", "in 10 Tagen", "heute"),
    ("ja", "38歳", "10 日後", "今日"), ("zh-TW", "38歲", "10 天後", "今天"),
    ("ru", "38 лет", "через 10 дней", "сегодня"), ("pl", "38 lat", "za 10 dni", "dzisiaj"),
    ("cs", "38 let", "za 10 dní", "dnes"), ("und", "38 years", "in 10 days", "today"),
  ])
  func birthdays(locale: String, age: String, soon: String, today: String) throws {
    let formatter = ContactDateFormatter(locale: try #require(LocaleIdentifier(locale)))
    let birthday = ContactDate(year: 1985, month: 4, day: 12)
    let day = PartialDate(year: 2024, month: 4, day: 2)
    #expect(formatter.ageString(from: birthday, on: day) == age)
    #expect(formatter.nextReturnString(of: birthday, after: day) == soon)
    let anniversary = PartialDate(year: 2024, month: 4, day: 12)
    #expect(formatter.nextReturnString(of: birthday, after: anniversary) == today)
  }

  @Test func countsWhatCanBeCounted() {
    let formatter = ContactDateFormatter(locale: LocaleIdentifier(language: "ja"))
    let day = PartialDate(year: 2024, month: 4, day: 2)
    #expect(
      formatter.durationString(from: ContactDate(year: 2014, month: 4, day: 2), to: day) == "10 年")
    #expect(formatter.ageString(from: ContactDate(month: 4, day: 12), on: day) == nil)
    #expect(formatter.ageString(from: ContactDate(year: 2025, month: 1, day: 1), on: day) == nil)
    #expect(formatter.nextReturnString(of: ContactDate(year: 1985), after: day) == nil)
    #expect(formatter.nextReturnString(of: .text("spring"), after: day) == nil)
  }
}
