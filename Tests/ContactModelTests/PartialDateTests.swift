import SourceText
import Testing

@testable import ContactModel

/// Forms from RFC 6350, section 4.3, and from real cards; expectations by hand.
struct PartialDateTests {
  @Test(
    arguments: [
      ("19850412", 1985, 4, 12), ("1985-04-12", 1985, 4, 12), ("1985-04", 1985, 4, nil),
      ("1985", 1985, nil, nil), ("--0412", nil, 4, 12), ("--04-12", nil, 4, 12),
      ("--04", nil, 4, nil), ("---12", nil, nil, 12), ("2001-1-5", 2001, 1, 5),
    ] as [(String, Int?, Int?, Int?)])
  func readsDates(_ text: String, _ year: Int?, _ month: Int?, _ day: Int?) {
    #expect(PartialDate(text) == PartialDate(year: year, month: month, day: day))
  }

  @Test(
    arguments: [
      ("T10", 10, nil, nil, nil), ("T1022", 10, 22, nil, nil), ("T102200", 10, 22, 0, nil),
      ("T-2200", nil, 22, 0, nil), ("T--00", nil, nil, 0, nil), ("T102200Z", 10, 22, 0, 0),
      ("T10:22:00-0800", 10, 22, 0, -480), ("T102200+05:30", 10, 22, 0, 330),
    ] as [(String, Int?, Int?, Int?, Int?)])
  func readsTimes(_ text: String, _ hour: Int?, _ minute: Int?, _ second: Int?, _ zone: Int?) {
    let date = PartialDate(text)
    #expect(date?.hour == hour)
    #expect(date?.minute == minute)
    #expect(date?.second == second)
    #expect(date?.utcOffset == zone)
    #expect(date?.hasDate == false)
  }

  @Test(arguments: [
    "", "circa 1800", "19723101x", "1985-", "--", "12/04/1985", "198504", "T", "T9",
  ])
  func refusesOtherText(_ text: String) {
    #expect(PartialDate(text) == nil)
  }

  @Test(arguments: [
    ("19723101", false), ("1985-02-29", false), ("1984-02-29", true), ("--0229", true),
    ("1900-02-29", false), ("2000-02-29", true), ("---31", true), ("--0431", false),
  ])
  func knowsWhatIsPossible(_ text: String, _ isPossible: Bool) {
    #expect(PartialDate(text)?.isPossible == isPossible)
  }

  @Test(arguments: [
    ("19850412", "19850412", "1985-04-12"), ("--04-12", "--0412", "--0412"),
    ("1985-04", "1985-04", "1985-04"), ("---12", "---12", "---12"),
    ("1985-04-12T10:22:00Z", "19850412T102200Z", "1985-04-12T10:22:00Z"),
    ("19850412T102200.5-0800", "19850412T102200.5-0800", "1985-04-12T10:22:00.5-08:00"),
  ])
  func writesBothFormats(_ text: String, _ basic: String, _ extended: String) {
    #expect(PartialDate(text)?.basicFormat == basic)
    #expect(PartialDate(text)?.extendedFormat == extended)
  }

  /// RFC 7095, section 3.5.
  @Test(arguments: [
    ("19850412", "1985-04-12"), ("--0412", "--04-12"), ("1985-04", "1985-04"), ("---12", "---12"),
    ("--04", "--04"), ("T102200", "T10:22:00"), ("T10", "T10"), ("T-2200", "T-22:00"),
    ("T--00", "T--00"), ("T102200-0800", "T10:22:00-08:00"),
    ("19961022T140000", "1996-10-22T14:00:00"), ("--1022T1400", "--10-22T14:00"),
    ("---22T14", "---22T14"),
  ])
  func writesTheFormatOfJCard(_ text: String, _ expected: String) {
    #expect(PartialDate(text)?.jCardFormat == expected)
    #expect(PartialDate(expected) == PartialDate(text))
  }

  /// The quick way to a plain date says what the slow one does, or nothing.
  @Test(
    arguments: [
      ("1985-04-12", 1985), ("1985-04-12T10:22:00Z", 1985), ("2000-12-28", 2000),
      ("1985-04-29", nil), ("1985-13-01", nil), ("1985-00-01", nil), ("1985-01-00", nil),
      ("1985-04-12T24:00:00Z", nil), ("1985-04-12T10:60:00Z", nil), ("1985-04-12 10:22:00Z", nil),
      ("19850412T102200Z", nil), ("1985/04/12", nil), ("", nil), ("198A-04-12", nil),
    ] as [(String, Int?)])
  func tellsPlainDatesApart(_ text: String, _ year: Int?) {
    let found = Array(text.utf8).withUnsafeBufferPointer { PartialDate.plainYear(Bytes($0)) }
    #expect(found == year)
    if let found {
      #expect(PartialDate(text)?.year == found)
      #expect(PartialDate(text)?.isPossible == true)
    }
  }
}
