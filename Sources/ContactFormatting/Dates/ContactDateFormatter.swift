public import ContactModel
public import LocaleSupport
import Synchronization

/// Writes birthdays, anniversaries and other dates in the reader's language.
///
/// ```swift
/// let dates = ContactDateFormatter(locale: LocaleIdentifier(language: "de"))
/// dates.string(from: ContactDate(month: 4, day: 12))  // "12. April"
/// ```
///
/// What is missing from the date is missing from the text. Make one formatter a locale; it may
/// be used from any number of threads at once.
public final class ContactDateFormatter: Sendable {
  /// How much room a date takes.
  public enum Style: String, CaseIterable, Sendable, Hashable {
    /// Numbers alone: `12.4.1985`.
    case short
    /// The month's name shortened: `12. Apr. 1985`.
    case medium
    /// The month's name: `12. April 1985`.
    case long
  }

  /// The reader's locale.
  public let locale: LocaleIdentifier
  /// How much room dates take.
  public let style: Style

  private struct Key: Hashable {
    let calendar: String
    let skeleton: String
  }

  /// The patterns used so far; nil for those of calendars that are not known.
  private let patterns = Mutex<[Key: DatePattern?]>([:])
  /// Cards can name any number of calendars.
  private static let mostPatterns = 256

  /// A formatter for readers of a locale.
  public init(locale: LocaleIdentifier, style: Style = .long) {
    self.locale = locale
    self.style = style
  }

  /// The date in the reader's language, or the text of a date that was not understood. The time
  /// of day is left out.
  public func string(from date: ContactDate) -> String {
    switch date {
    case .text(let text):
      guard let cyclic = CyclicDate(text) else { return text }
      var components = DatePattern.Components(
        year: cyclic.yearOfCycle, month: cyclic.month, day: cyclic.day)
      components.cycle = cyclic.cycle
      return pattern("chinese", style.skeleton("yMMMMd"))?.string(from: components) ?? text
    case .date(let date):
      return string(from: date)
    }
  }

  /// The date in the reader's language. A date that the calendar does not have, such as 31
  /// April, is written as it stands in RFC 6350's format.
  public func string(from date: PartialDate) -> String {
    guard let skeleton = Self.skeleton(date), date.month != 0, date.day != 0, date.year != 0
    else { return date.basicFormat }
    let components = DatePattern.Components(
      year: date.year ?? 0, month: date.month ?? 0, day: date.day ?? 0)
    let calendar = (date.calendar ?? "gregorian").lowercased()
    return pattern(calendar, style.skeleton(skeleton))?.string(from: components) ?? date.basicFormat
  }

  /// The name of the calendar that the date is in; nil for the Gregorian, and for one that is
  /// not known.
  public func calendarName(of date: ContactDate) -> String? {
    let calendar: String?
    switch date {
    case .text(let text): calendar = CyclicDate(text) == nil ? nil : "chinese"
    case .date(let date): calendar = date.calendar
    }
    guard let name = calendar?.lowercased(), !["gregorian", "gregory"].contains(name) else {
      return nil
    }
    return locale.name(ofCalendar: name)
  }

  /// A component of dates that is shown by itself.
  public enum Component: String, CaseIterable, Sendable, Hashable {
    /// The year.
    case year
    /// The month.
    case month
    /// The day of the month.
    case day
  }

  /// What a component of dates is called, such as 'Monat'.
  public func name(of component: Component) -> String {
    let letter: Character =
      switch component {
      case .year: "y"
      case .month: "M"
      case .day: "d"
      }
    return locale.name(ofDateField: letter) ?? component.rawValue
  }

  /// CLDR's letters for the components that the date has; nil where it has none.
  private static func skeleton(_ date: PartialDate) -> String? {
    switch (date.year, date.month, date.day) {
    case (_?, _?, _?): "yMMMMd"
    case (_?, _?, nil): "yMMMM"
    case (_?, nil, _): "y"
    case (nil, _?, _?): "MMMMd"
    case (nil, _?, nil): "LLLL"
    case (nil, nil, _?): "d"
    case (nil, nil, nil): nil
    }
  }

  private func pattern(_ calendar: String, _ skeleton: String) -> DatePattern? {
    let key = Key(calendar: calendar, skeleton: skeleton)
    if let known = patterns.withLock({ $0[key] }) { return known }
    let pattern = DatePattern(locale: locale, calendar: calendar, skeleton: skeleton)
    patterns.withLock {
      if $0.count >= Self.mostPatterns { $0.removeAll() }
      $0[key] = .some(pattern)
    }
    return pattern
  }
}

extension ContactDateFormatter.Style {
  /// CLDR's letters for the same components in this style.
  fileprivate func skeleton(_ long: String) -> String {
    switch self {
    case .long: long
    case .medium: long.replacing("MMMM", with: "MMM").replacing("LLLL", with: "LLL")
    // A month alone has no number that anybody reads as one.
    case .short:
      long == "LLLL" ? "LLL" : long.replacing("MMMM", with: "M")
    }
  }
}
