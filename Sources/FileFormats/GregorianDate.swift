package import ContactModel
import LocaleSupport
package import SourceText

/// The Gregorian date of a day in another calendar, for what knows the Gregorian alone.
package enum GregorianDate {
  /// The date that a text says in the calendar; nil where it is none, and where something of the
  /// day is not known.
  package static func date(_ text: Bytes, calendar: String) -> PartialDate? {
    var components = DatePattern.Components()
    if let cyclic = CyclicDate(text.string) {
      components = DatePattern.Components(
        year: cyclic.yearOfCycle, month: cyclic.month, day: cyclic.day)
      components.cycle = cyclic.cycle
    } else if let date = PartialDate(parsing: text), let year = date.year, let month = date.month,
      let day = date.day
    {
      components = DatePattern.Components(year: year, month: month, day: day)
    }
    guard let found = components.gregorian(from: calendar.lowercased()), found.year <= 9999 else {
      return nil
    }
    return PartialDate(year: found.year, month: found.month, day: found.day)
  }

  /// A date that no Gregorian one says, as people can read it: `--0101 (hebrew)`.
  package static func text(_ text: Bytes, calendar: String) -> String {
    "\(text.string) (\(calendar.lowercased()))"
  }
}
