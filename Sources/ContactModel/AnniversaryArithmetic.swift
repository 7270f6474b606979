import Glibc

/// When somebody born on 29 February has their birthday in a year without one. Laws and habits
/// differ; neither is wrong.
public enum LeapDayRule: Sendable, Hashable, CaseIterable {
  /// On the last day of February, so that a reminder is never late.
  case february28
  /// The day after the last of February, as German and English law count ages.
  case march1
}

/// Ages and returning days, in the Gregorian calendar. Dates of other calendars have none here.
extension PartialDate {
  /// The full years from this date to a day: an age, for a birthday.
  ///
  /// - Parameters:
  ///   - day: A full Gregorian date.
  ///   - rule: When 29 February is in a year without one.
  /// - Returns: nil where the year, month or day of either date is missing or impossible, or
  ///   where the day is before this date.
  public func fullYears(on day: PartialDate, rule: LeapDayRule = .february28) -> Int? {
    guard let year, let today = GregorianDay(day),
      let first = GregorianDay(self), today >= first,
      let anniversary = returning(in: today.year, rule: rule)
    else { return nil }
    return today.year - year - (today < anniversary ? 1 : 0)
  }

  /// The days from a day to the next return of this date's month and day, 0 on the day itself.
  /// The year does not matter and may be missing.
  ///
  /// - Parameters:
  ///   - day: A full Gregorian date.
  ///   - rule: When 29 February is in a year without one.
  /// - Returns: nil where a component is missing or impossible.
  public func daysUntilReturn(
    after day: PartialDate, rule: LeapDayRule = .february28
  ) -> Int? {
    guard let today = GregorianDay(day), let thisYear = returning(in: today.year, rule: rule)
    else { return nil }
    if thisYear >= today { return thisYear.number - today.number }
    return returning(in: today.year + 1, rule: rule).map { $0.number - today.number }
  }

  /// The day it is where the process runs.
  public static var today: PartialDate {
    var now = time(nil)
    var local = tm()
    localtime_r(&now, &local)
    return PartialDate(
      year: Int(local.tm_year) + 1900, month: Int(local.tm_mon) + 1, day: Int(local.tm_mday))
  }

  /// The date so many days later, or earlier where the number is negative.
  ///
  /// - Returns: nil where a component is missing or impossible, or the year is none of 0 to 9999.
  public func adding(days: Int) -> PartialDate? {
    guard let day = GregorianDay(self), days.magnitude < 10_000_000 else { return nil }
    let date = PartialDate(dayNumber: day.number + days)
    return GregorianDay(date).map { _ in date }
  }

  /// The next second: of a day without a time, the first after midnight.
  ///
  /// - Returns: nil where the year, month or day is missing or impossible, or the year would be
  ///   none of 0 to 9999.
  package var secondLater: PartialDate? {
    guard isPossible else { return nil }
    let seconds = ((hour ?? 0) * 60 + (minute ?? 0)) * 60 + (second ?? 0) + 1
    guard var later = adding(days: seconds / 86_400) else { return nil }
    later.hour = seconds / 3_600 % 24
    later.minute = seconds / 60 % 60
    later.second = seconds % 60
    later.fraction = fraction
    later.utcOffset = utcOffset
    return later
  }

  /// The day in a year that has this date's month and day.
  private func returning(in year: Int, rule: LeapDayRule) -> GregorianDay? {
    guard let month, let day, calendar.isGregorian else { return nil }
    if let found = GregorianDay(year: year, month: month, day: day) { return found }
    guard month == 2, day == 29 else { return nil }
    switch rule {
    case .february28: return GregorianDay(year: year, month: 2, day: 28)
    case .march1: return GregorianDay(year: year, month: 3, day: 1)
    }
  }
}

/// A day that exists.
private struct GregorianDay: Comparable {
  let year: Int
  let month: Int
  let day: Int

  init?(year: Int, month: Int, day: Int) {
    let date = PartialDate(year: year, month: month, day: day)
    guard (0...9999).contains(year), date.isPossible else { return nil }
    self.year = year
    self.month = month
    self.day = day
  }

  init?(_ date: PartialDate) {
    guard let year = date.year, let month = date.month, let day = date.day,
      date.calendar.isGregorian
    else { return nil }
    self.init(year: year, month: month, day: day)
  }

  static func < (a: Self, b: Self) -> Bool { (a.year, a.month, a.day) < (b.year, b.month, b.day) }

  /// The days since 1 March of the year 0, counted in years that begin in March, so that the
  /// leap day comes last.
  var number: Int {
    let years = month > 2 ? year : year - 1
    let months = (month + 9) % 12
    let leapDays = years.floored(by: 4) - years.floored(by: 100) + years.floored(by: 400)
    return years * 365 + leapDays + (months * 153 + 2) / 5 + day - 1
  }
}

extension PartialDate {
  /// The Gregorian date of a day, by the days since 1 March of the year 0.
  package init(dayNumber number: Int) {
    let era = number.floored(by: 146_097)
    let ofEra = number - era * 146_097
    let year = (ofEra - ofEra / 1460 + ofEra / 36_524 - ofEra / 146_096) / 365
    let ofYear = ofEra - (365 * year + year / 4 - year / 100)
    let month = (5 * ofYear + 2) / 153
    let isNextYear = month >= 10
    self.init(
      year: year + era * 400 + (isNextYear ? 1 : 0), month: isNextYear ? month - 9 : month + 3,
      day: ofYear - (153 * month + 2) / 5 + 1)
  }
}

extension Int {
  fileprivate func floored(by divisor: Int) -> Int {
    self >= 0 ? self / divisor : -((-self + divisor - 1) / divisor)
  }
}

extension Optional where Wrapped == String {
  /// Whether a calendar's name, or its lack, means the Gregorian one.
  fileprivate var isGregorian: Bool {
    guard let self else { return true }
    return ["gregorian", "gregory"].contains(self.lowercased())
  }
}
