public import ContactModel
import LocaleSupport

extension ContactDateFormatter {
  /// How old somebody is, or how long something has lasted, in the reader's language: '41 years'.
  ///
  /// - Parameters:
  ///   - date: The day it began.
  ///   - day: A full Gregorian date, today as a rule.
  /// - Returns: nil where the year is not known, where the date is in another calendar, and
  ///   before the date.
  public func ageString(from date: ContactDate, on day: PartialDate) -> String? {
    date.components?.fullYears(on: day).flatMap { locale.phrase(forAge: $0) }
  }

  /// When a date returns in the year: 'today', 'tomorrow', 'in 12 days'.
  ///
  /// - Parameters:
  ///   - date: A date with month and day.
  ///   - day: A full Gregorian date, today as a rule.
  /// - Returns: nil where month or day is not known, and where the date is in another calendar.
  public func nextReturnString(of date: ContactDate, after day: PartialDate) -> String? {
    date.components?.daysUntilReturn(after: day).flatMap { locale.phrase(forDaysAhead: $0) }
  }
}
