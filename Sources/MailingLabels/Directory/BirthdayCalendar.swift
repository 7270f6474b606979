/// Birthdays as a calendar that calendar programs read (RFC 5545).
///
/// Each is an event of a whole day that comes back every year. The same birthdays always give the
/// same bytes: there is no time stamp of now in them.
public struct BirthdayCalendar: Sendable {
  /// A day that comes back.
  public struct Event: Sendable, Hashable {
    /// What stays the same when the file is made again.
    public var identifier: String
    /// The year of birth; nil where it is not known.
    public var year: Int?
    /// The month, from 1.
    public var month: Int
    /// The day of the month, from 1.
    public var day: Int
    /// What the calendar shows.
    public var summary: String
    /// What it says when one looks closer; may be empty.
    public var note: String

    /// An event.
    public init(
      identifier: String, year: Int?, month: Int, day: Int, summary: String, note: String = ""
    ) {
      self.identifier = identifier
      self.year = year
      self.month = month
      self.day = day
      self.summary = summary
      self.note = note
    }
  }

  private let title: String
  private let events: [Event]

  /// A calendar with a title.
  public init(title: String, events: [Event]) {
    self.title = title
    self.events = events
  }

  /// The year of those whose year is not known: a leap year, so that it has all days.
  private static let yearOfUnknown = 2000
  /// DTSTAMP must be there (section 3.8.7.2), and nothing depends on it here.
  private static let stamp = "19700101T000000Z"

  /// The calendar.
  public var text: String {
    var lines = [
      "BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//unicard//directory//EN", "CALSCALE:GREGORIAN",
      "X-WR-CALNAME:" + Self.escaped(title),
    ]
    for event in events {
      let year = event.year ?? Self.yearOfUnknown
      lines += [
        "BEGIN:VEVENT", "UID:" + Self.escaped(event.identifier), "DTSTAMP:" + Self.stamp,
        "DTSTART;VALUE=DATE:"
          + Self.padded(year, 4) + Self.padded(event.month, 2) + Self.padded(event.day, 2),
        // In years without a 29 February its birthdays are on the last day of the month.
        event.month == 2 && event.day == 29
          ? "RRULE:FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=-1" : "RRULE:FREQ=YEARLY",
        "SUMMARY:" + Self.escaped(event.summary),
      ]
      if !event.note.isEmpty { lines.append("DESCRIPTION:" + Self.escaped(event.note)) }
      // It takes nobody's time.
      lines += ["TRANSP:TRANSPARENT", "END:VEVENT"]
    }
    lines.append("END:VCALENDAR")
    return lines.map { Self.folded($0) + "\r\n" }.joined()
  }

  private static func padded(_ number: Int, _ count: Int) -> String {
    let digits = String(number)
    return String(repeating: "0", count: max(0, count - digits.count)) + digits
  }

  /// Text as section 3.3.11 wants it.
  private static func escaped(_ text: String) -> String {
    var escaped = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\\", ";", ",": escaped += "\\\(scalar)"
      case "\n": escaped += "\\n"
      // Other controls are not allowed.
      case "\t": escaped.unicodeScalars.append(scalar)
      case let other where other.value < 0x20 || other.value == 0x7F: break
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }

  /// A line in parts of at most 75 bytes (section 3.1), none of which divides a character.
  private static func folded(_ line: String) -> String {
    guard line.utf8.count > 75 else { return line }
    var folded = ""
    var room = 75
    for scalar in line.unicodeScalars {
      let length = UTF8.width(scalar)
      if length > room {
        folded += "\r\n "
        room = 74
      }
      folded.unicodeScalars.append(scalar)
      room -= length
    }
    return folded
  }
}
