public import ContactModel

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
