import CUnicode
import Synchronization

/// How a language writes certain components of a date in a calendar.
///
/// Making one takes a millisecond or more, so make it once. It may be used from any number of
/// threads at once.
package final class DatePattern: Sendable {
  /// Components of a date; 0 stands for one that is not known.
  package struct Components: Sendable, Hashable {
    /// As the calendar counts it. Of the Chinese calendar and its relatives: with a cycle the
    /// year in that cycle, without one the Gregorian year that the year begins in.
    package var year = 0
    /// The cycle of sixty years.
    package var cycle = 0
    /// From 1.
    package var month = 0
    /// From 1.
    package var day = 0
    /// Whether the month is the second of its number, in the Chinese calendar.
    package var isLeapMonth = false

    package init(year: Int = 0, month: Int = 0, day: Int = 0) {
      self.year = year
      self.month = month
      self.day = day
    }

    /// The same day in the Gregorian calendar; nil where the other one has no such day, or a
    /// component is not known.
    package func gregorian(from calendar: String) -> Components? {
      var date = handedOver
      var found = cu_date()
      guard cu_gregorian_date(calendar, &date, &found) else { return nil }
      return Components(year: Int(found.year), month: Int(found.month), day: Int(found.day))
    }

    fileprivate var handedOver: cu_date {
      var date = cu_date()
      date.year = Int32(clamping: year)
      date.cycle = Int32(clamping: cycle)
      date.month = Int32(clamping: month)
      date.day = Int32(clamping: day)
      date.is_leap_month = isLeapMonth
      return date
    }
  }

  private struct Handle: ~Copyable {
    // Reached through the lock around it alone.
    nonisolated(unsafe) let pointer: OpaquePointer

    deinit { cu_date_format_close(pointer) }
  }

  // The library changes its objects while it formats.
  private let handle: Mutex<Handle>

  /// - Parameters:
  ///   - calendar: CLDR's name of the calendar, such as `gregorian` or `hebrew`.
  ///   - skeleton: CLDR's letters for the wanted components, such as `MMMMd`.
  /// - Returns: nil where there is no such calendar.
  package init?(locale: LocaleIdentifier, calendar: String, skeleton: String) {
    // Without a language the library would answer in the process's own.
    let name = locale.language == "und" ? "root" : locale.identifier
    guard let pointer = cu_date_format_open(name, calendar, skeleton) else { return nil }
    handle = Mutex(Handle(pointer: pointer))
  }

  /// The date in the language, or nil where the calendar has no such day.
  package func string(from components: Components) -> String? {
    var date = components.handedOver
    return handle.withLock { handle in
      stringWritten { cu_date_format_write(handle.pointer, &date, $0, $1) }
    }
  }
}

extension LocaleIdentifier {
  /// What a component of dates is called in this language, such as 'Monat'; the component is
  /// CLDR's letter for it: y, M or d.
  package func name(ofDateField letter: Character) -> String? {
    guard let byte = letter.asciiValue else { return nil }
    let readable = language == "und" ? "en" : identifier
    return stringWritten { cu_date_field_name(readable, CChar(bitPattern: byte), $0, $1) }
  }

  /// The name of a calendar in this language, such as 'Hebräischer Kalender' for `hebrew`; nil
  /// where there is no such calendar.
  public func name(ofCalendar calendar: String) -> String? {
    let readable = language == "und" ? "en" : identifier
    return stringWritten { cu_calendar_name(readable, calendar, $0, $1) }
  }
}
