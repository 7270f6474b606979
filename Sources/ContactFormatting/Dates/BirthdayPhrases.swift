public import ContactModel
import LocaleSupport

extension ContactDateFormatter {
  /// How old somebody born on a day is, in the reader's language: '41 years'.
  ///
  /// - Parameters:
  ///   - birthday: The day of birth.
  ///   - day: A full Gregorian date, today as a rule.
  /// - Returns: nil where the year is not known, where the date is in another calendar, and
  ///   before the date.
  public func ageString(from birthday: ContactDate, on day: PartialDate) -> String? {
    guard let years = birthday.components?.fullYears(on: day) else { return nil }
    let counter = Self.ageCounters.first {
      locale.language == $0.language && isWritten(in: $0.script)
    }
    return counter.map { "\(years)\($0.word)" } ?? locale.phrase(forYears: years)
  }

  /// How long something has lasted, in the reader's language: '41 years'. Arguments and result
  /// are those of ``ageString(from:on:)``.
  public func durationString(from date: ContactDate, to day: PartialDate) -> String? {
    date.components?.fullYears(on: day).flatMap { locale.phrase(forYears: $0) }
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

  private func isWritten(in script: String?) -> Bool {
    script == nil || script == (locale.script ?? locale.maximized().script)
  }

  /// The languages that count years of age otherwise than years, for which the library has no
  /// words.
  private static let ageCounters: [(language: String, script: String?, word: String)] = [
    ("ja", nil, "歳"), ("ko", nil, "세"), ("zh", "Hant", "歲"), ("zh", nil, "岁"),
    ("yue", "Hans", "岁"), ("yue", nil, "歲"), ("vi", nil, " tuổi"), ("tr", nil, " yaşında"),
  ]
}
