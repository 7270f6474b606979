package import ContactModel
import LocaleSupport

/// A day, of which the year may not be known.
package struct DateForm: Sendable, Hashable {
  /// 0 for what is missing.
  package let year: UInt16
  package let month: UInt8
  package let day: UInt8
  /// The calendar's number among those met; 0 for the Gregorian.
  private let calendar: String

  /// Nil for a date without a month, or one that is in no calendar.
  package init?(_ date: PartialDate) {
    guard date.isPossible, date.hasDate else { return nil }
    // Apple writes 1604 where the year is not known.
    year = UInt16(clamping: date.year == 1604 ? 0 : date.year ?? 0)
    month = UInt8(clamping: date.month ?? 0)
    day = UInt8(clamping: date.day ?? 0)
    calendar = date.calendar ?? ""
    if year == 0, month == 0 { return nil }
  }

  /// Month and day, which are equal in dates that are.
  package var dayOfYear: UInt16 { UInt16(month) << 5 | UInt16(day) }

  /// Whether it is what programs and offices put for a date that is not known. The first of January
  /// of a likely year is one more often than not, too, but of many a true one.
  package var isPlaceholder: Bool {
    month == 1 && day == 1 && [0, 1, 1900, 1901, 1970, 1980, 2000].contains(year)
      || year != 0 && year < 1800
  }

  /// How alike two dates are. ``Likeness/part`` where one has no year or no day,
  /// ``Likeness/slip`` where one of its numbers differs by a digit, or month and day are exchanged.
  package func likeness(to other: DateForm) -> Likeness {
    if isPlaceholder || other.isPlaceholder { return .unknown }
    if calendar != other.calendar { return .unknown }
    if self == other { return .equal }
    let parts = [
      (year, other.year), (UInt16(month), UInt16(other.month)), (UInt16(day), UInt16(other.day)),
    ]
    let differing = parts.filter { $0.0 != 0 && $0.1 != 0 && $0.0 != $0.1 }
    let shared = parts.count { $0.0 != 0 && $0.0 == $0.1 }
    if differing.isEmpty { return shared == 0 ? .unknown : .part }
    let isYearKnown = year != 0 && other.year != 0
    if isYearKnown, year == other.year, month == other.day, day == other.month { return .slip }
    guard differing.count == 1, isYearKnown, shared == 2, let (a, b) = differing.first else {
      return .different
    }
    return Self.isSlip(a, b) ? .slip : .different
  }

  /// Whether two numbers differ in one digit, or in two that are exchanged.
  private static func isSlip(_ a: UInt16, _ b: UInt16) -> Bool {
    let (x, y) = (Array(String(a).utf8), Array(String(b).utf8))
    return EditDistance.between(x, y, limit: 1) == 1
  }
}
