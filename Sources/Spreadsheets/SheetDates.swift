/// Which cells are dates: a sheet keeps numbers, and styles that say how a number is shown
/// (ECMA-376, part 1, sections 18.8.30 and 18.17.4).
struct SheetDates {
  /// Whether the cells of a style, by its number, are dates.
  var isDate: [Bool] = []
  /// Whether days count from 1904 on instead of 1900.
  var isFrom1904 = false

  /// Whether a format shows a date: it is one of the built-in ones, or has letters of days or years
  /// outside of quotes and brackets.
  static func isDate(_ number: Int, _ code: String?) -> Bool {
    if [14, 15, 16, 17, 22].contains(number) || (27...36).contains(number)
      || (50...58).contains(number)
    {
      return true
    }
    guard let code else { return false }
    var isQuoted = false
    var isBracketed = false
    var isEscaped = false
    for scalar in code.unicodeScalars {
      if isEscaped {
        isEscaped = false
        continue
      }
      switch scalar {
      case "\\", "_", "*": isEscaped = !isQuoted
      case "\"": isQuoted.toggle()
      case "[" where !isQuoted: isBracketed = true
      case "]" where !isQuoted: isBracketed = false
      case "d", "D", "y", "Y", "e", "g", "年", "日":
        if !isQuoted, !isBracketed, code != "General" { return true }
      default: break
      }
    }
    return false
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
