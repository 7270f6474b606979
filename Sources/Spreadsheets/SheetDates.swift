/// Which cells are dates: a sheet keeps numbers, and styles that say how a number is shown
/// (ECMA-376, part 1, sections 18.8.30 and 18.17.4).
struct SheetDates {
  /// What a format shows of a number.
  struct Format: OptionSet {
    let rawValue: UInt8

    static let day = Format(rawValue: 1)
    static let time = Format(rawValue: 2)
    /// A day without its year.
    static let hidesYear = Format(rawValue: 4)

    init(rawValue: UInt8) { self.rawValue = rawValue }

    /// What one of the built-in formats shows, or one with letters of days, years, hours or seconds
    /// outside of quotes and brackets.
    init(_ number: Int, _ code: String?) {
      switch number {
      case 16: self = [.day, .hidesYear]
      case 14...17, 27...31, 34...36, 50...58: self = .day
      case 18...21, 32, 33: self = .time
      case 22: self = [.day, .time]
      default: self = Self.format(code ?? "General")
      }
    }

    private static func format(_ code: String) -> Format {
      var format: Format = []
      if code == "General" { return format }
      var isQuoted = false
      var isBracketed = false
      var isEscaped = false
      var isBehindPoint = false
      var showsYear = false
      for scalar in code.unicodeScalars {
        defer { isBehindPoint = scalar == "." || isBehindPoint && scalar == "0" }
        if isEscaped {
          isEscaped = false
          continue
        }
        switch scalar {
        case "\\", "_", "*": isEscaped = !isQuoted
        case "\"": isQuoted.toggle()
        case "[" where !isQuoted: isBracketed = true
        case "]" where !isQuoted: isBracketed = false
        case _ where isQuoted || isBracketed: break
        // A number with a unit: `0 S`. Behind a point they are of seconds.
        case "0", "#", "?": if !isBehindPoint { return [] }
        case "y", "Y", "e", "g", "年":
          format.insert(.day)
          showsYear = true
        case "d", "D", "日": format.insert(.day)
        case "h", "H", "s", "S", "時", "时": format.insert(.time)
        default: break
        }
      }
      if format.contains(.day), !showsYear { format.insert(.hidesYear) }
      return format
    }
  }

  /// What the formats of the cells' styles show, by their numbers.
  var formats: [Format] = []
  /// Whether days count from 1904 on instead of 1900.
  var isFrom1904 = false
  /// When the workbook was written.
  var writtenYears: ClosedRange<Int>?

  /// A number as its style shows it: `1980-11-03`, `1980-11-03 14:30`, `14:30`. Midnight is no time
  /// of a day, and a year that is not shown is none if the workbook was written in it: `--11-03`. Nil where it
  /// is no date.
  func text(_ serial: Double, style: Int) -> String? {
    guard formats.indices.contains(style), !formats[style].isEmpty, serial.isFinite, serial >= 0
    else { return nil }
    let format = formats[style]
    // More than a day is a span of time.
    guard format.contains(.day) else { return serial < 1 ? Self.time(serial) : nil }
    guard let day = day(serial) else { return nil }
    // Who types a day and a month gets the year in which he does.
    if format.contains(.hidesYear), let year = Int(day.prefix(4)),
      writtenYears?.contains(year) ?? false
    {
      return "-" + day.dropFirst(4)
    }
    let time = Self.time(serial)
    return format.contains(.time) && time != "00:00" ? "\(day) \(time)" : day
  }

  /// The time of the day, to the second: `14:30`, `14:30:05`.
  private static func time(_ serial: Double) -> String {
    let seconds = Int(((serial - serial.rounded(.down)) * 86_400).rounded())
    guard seconds < 86_400 else { return "23:59:59" }
    let clock = digits(seconds / 3600, 2) + ":" + digits(seconds / 60 % 60, 2)
    return seconds % 60 == 0 ? clock : clock + ":" + digits(seconds % 60, 2)
  }

  /// The day of a serial number, as `1980-11-03`; nil where there is none. Excel's 1900 has a 29
  /// February that was never there, so days count from 30 December 1899 after it.
  func day(_ serial: Double) -> String? {
    guard serial >= 1, serial < 2_958_466 else { return nil }
    var days = Int(serial)
    if isFrom1904 {
      days += 1462
    } else if days < 60 {
      days += 1
    } else if days == 60 {
      return nil
    }
    // Days since 1 March of the year 0 (Gregorian), whose leap day ends each year.
    let count = days + 693_899
    let era = count / 146_097
    let ofEra = count % 146_097
    let year = (ofEra - ofEra / 1460 + ofEra / 36_524 - ofEra / 146_096) / 365
    let ofYear = ofEra - (365 * year + year / 4 - year / 100)
    let month = (5 * ofYear + 2) / 153
    let day = ofYear - (153 * month + 2) / 5 + 1
    let civil = (month: month < 10 ? month + 3 : month - 9, year: year + era * 400)
    return Self.digits(civil.month <= 2 ? civil.year + 1 : civil.year, 4) + "-"
      + Self.digits(civil.month, 2) + "-" + Self.digits(day, 2)
  }

  private static func digits(_ number: Int, _ count: Int) -> String {
    let text = String(number)
    return String(repeating: "0", count: max(0, count - text.utf8.count)) + text
  }
}
