import ContactModel
import SourceText

/// Reads dates as people and spreadsheets write them.
struct DateText {
  enum Reading {
    case date(PartialDate)
    /// A day count of a spreadsheet.
    case serial(PartialDate)
    /// A year of two digits was completed.
    case completed(PartialDate)
    /// What programs write for no date.
    case none
    case unreadable
  }

  let order: DateOrder
  /// Whether the year 1604 means none.
  let isLeapYearNone: Bool
  /// Whether it says when somebody was born.
  var isBirthday = false
  /// The language that names of months are in, if it is known.
  var language: String? = nil

  /// The two digits from which on a year of birth is one of the last century, whatever day it is: the same
  /// table always reads the same.
  private static let firstUnbornYear = 27

  /// Whether the text is a date as `1985-04-12` that means itself, whatever the order and the
  /// dialect: nearly all dates are, and their digits can be taken as they are.
  static func isUsual(_ text: Bytes) -> Bool {
    guard text.count == 10, let year = PartialDate.plainYear(text) else { return false }
    // Years from 1605 to 4500 stand for nothing else.
    return 1605...4500 ~= year
  }

  func read(_ text: Bytes) -> Reading {
    var text = text[text.trimmed(text.indices)]
    // A star stands before a day of birth: `*1950`.
    if isBirthday, text.count > 1, text.first == UInt8(ascii: "*") {
      text = text[1..<text.count]
      text = text[text.trimmed(text.indices)]
    }
    if text.isEmpty { return .none }
    if isSentinel(text) { return .none }
    if let date = PartialDate(parsing: text), date.hasDate, isPlausible(date, text) {
      return accepted(date)
    }
    if let date = serial(text) { return .serial(date) }
    if let date = dayFirst(text) { return accepted(date) }
    if let reading = sixDigits(text) { return reading }
    guard let found = tokens(text) else { return .unreadable }
    let reading = date(of: found.tokens, separator: found.separator)
    guard case .date(let date) = reading, let time = timeOfDay(text[found.end..<text.count]) else {
      return reading
    }
    return accepted(date.at(time))
  }

  /// `13:04:05` or `1:04 PM`, with what may stand behind it left out; nil for anything else.
  private func timeOfDay(_ text: Bytes) -> PartialDate? {
    let words = text.string.lowercased().split { " \u{202F}\u{A0}".contains($0) }
    guard let clock = words.first else { return nil }
    // PST and AEST are no halves of the day.
    let half = words.count > 1 ? words[1].filter(\.isLetter) : ""
    let isAfternoon = clock.hasSuffix("pm") || half == "pm"
    let isMorning = clock.hasSuffix("am") || half == "am"
    // Italian forms put points between: 21.15.03.
    let sign: Character = clock.contains(":") ? ":" : "."
    let numbers = clock.prefix { $0.isNumber || $0 == sign }.split(separator: sign).map {
      Int($0) ?? 99
    }
    guard (2...3).contains(numbers.count), numbers[0] < 25, numbers[1] < 60, numbers.last ?? 0 < 60
    else { return nil }
    var time = PartialDate()
    time.hour = isAfternoon && numbers[0] < 12 ? numbers[0] + 12 : numbers[0]
    if isMorning, numbers[0] == 12 { time.hour = 0 }
    time.minute = numbers[1]
    time.second = numbers.count > 2 ? numbers[2] : nil
    return time
  }

  private func isPlausible(_ date: PartialDate, _ text: Bytes) -> Bool {
    guard date.isPossible else { return false }
    // A bare number of other lengths than a year's is a count of days.
    let isNumber = text.allSatisfy { $0.isDigit }
    return !isNumber || text.count == 8 || text.count == 4
  }

  private func accepted(_ date: PartialDate) -> Reading {
    var date = date
    if let year = date.year {
      // The first days that programs can count to.
      let isFirstDay = (year == 1601 || year == 1) && date.month == 1 && date.day == 1
      if year == 4501 || isFirstDay { return .none }
      if year <= 1 || isLeapYearNone && year == 1604 && date.month != nil { date.year = nil }
    }
    // Programs put midnight behind dates that have no time.
    if date.hasTime, (date.hour ?? 0) == 0, (date.minute ?? 0) == 0, (date.second ?? 0) == 0 {
      date = PartialDate(year: date.year, month: date.month, day: date.day)
    }
    guard date.isPossible, date.hasDate else { return .unreadable }
    return .date(date)
  }

  /// `0/0/00`, `00.00.0000`, `0000-00-00`, or signs alone, as `--`.
  private func isSentinel(_ text: Bytes) -> Bool {
    text.allSatisfy { $0.isOne(of: "0/.-: ") }
  }

  /// A spreadsheet's count of days since the end of 1899; days around birthdays have 4 or 5
  /// digits, and a year has 4 as well.
  private func serial(_ text: Bytes) -> PartialDate? {
    guard text.count == 5, text.allSatisfy({ $0.isDigit }) else { return nil }
    let days = text.reduce(0) { $0 * 10 + Int($1 &- 0x30) }
    guard (10_000...73_050).contains(days) else { return nil }
    return PartialDate(year: 1899, month: 12, day: 30).adding(days: days)
  }

  /// `04051980`, as forms ask for it: the year stands last, since the century is no month.
  private func dayFirst(_ text: Bytes) -> PartialDate? {
    guard text.count == 8, text.allSatisfy({ $0.isDigit }) else { return nil }
    let number = text.reduce(0) { $0 * 10 + Int($1 &- 0x30) }
    var (day, month) = (number / 1_000_000, number / 10_000 % 100)
    if order == .monthFirst && day <= 12 || month > 12 { swap(&day, &month) }
    guard (1850...2100).contains(number % 10_000) else { return nil }
    return PartialDate(year: number % 10_000, month: month, day: day)
  }

  /// `620512`, as the numbers of people begin in the north of Europe: in Sweden the year stands first, elsewhere the day.
  private func sixDigits(_ text: Bytes) -> Reading? {
    guard isBirthday, text.count == 6, text.allSatisfy({ $0.isDigit }), let language,
      Self.languagesOfSixDigits.contains(language)
    else { return nil }
    let number = text.reduce(0) { $0 * 10 + Int($1 &- 0x30) }
    let (first, month, last) = (number / 10_000, number / 100 % 100, number % 100)
    let (day, year) = language == "sv" ? (last, first) : (first, last)
    guard (1...12).contains(month), (1...31).contains(day) else { return nil }
    return date((year, 2), month: month, day: day)
  }

  private static let languagesOfSixDigits: Set = ["sv", "da", "no", "fi", "is", "fo"]

  // MARK: Numbers and words

  private enum Token {
    case number(Int, digits: Int)
    case month(Int)
  }

  private func date(of tokens: [Token], separator: UInt8) -> Reading {
    guard (2...3).contains(tokens.count) else { return .unreadable }
    var numbers: [(value: Int, digits: Int)] = []
    var month: Int?
    for token in tokens {
      switch token {
      case .number(let value, let digits): numbers.append((value, digits))
      case .month(let value):
        if month != nil { return .unreadable }
        month = value
      }
    }
    if let month { return withMonthName(month, numbers) }
    if numbers.count == 2 { return withoutYear(numbers) }
    var parts = numbers
    if parts[0].digits == 4, parts[1].value == 0, parts[2].value == 0 {
      return withoutDay(parts[0].value)
    }
    if parts[0].digits >= 3 {
      return date(parts[0], month: parts[1].value, day: parts[2].value)
    }
    if order == .yearFirst, parts[2].digits < 3, parts[0].digits == 2, parts[1].value <= 12 {
      return date(parts[0], month: parts[1].value, day: parts[2].value)
    }
    var isMonthFirst = order == .monthFirst && separator != UInt8(ascii: ".")
    if parts[0].value > 12 { isMonthFirst = false }
    if parts[1].value > 12 { isMonthFirst = true }
    if isMonthFirst { parts.swapAt(0, 1) }
    return date(parts[2], month: parts[1].value, day: parts[0].value)
  }

  /// `1980-00-00` is a year alone. `0415-00-00` was the date `--0415` until a program took that for a
  /// year.
  private func withoutDay(_ number: Int) -> Reading {
    finished(
      number > 1231
        ? PartialDate(year: number) : PartialDate(month: number / 100, day: number % 100),
      isCompleted: false)
  }

  private func withMonthName(_ month: Int, _ numbers: [(value: Int, digits: Int)]) -> Reading {
    switch numbers.count {
    case 1 where numbers[0].digits == 4: return date(numbers[0], month: month, day: nil)
    case 1: return finished(PartialDate(month: month, day: numbers[0].value), isCompleted: false)
    case 2 where numbers[0].digits == 4:
      return date(numbers[0], month: month, day: numbers[1].value)
    // One digit is no year behind a word: `17 de febrer0`.
    case 2 where numbers[1].digits > 1:
      return date(numbers[1], month: month, day: numbers[0].value)
    default: return .unreadable
    }
  }

  private func withoutYear(_ numbers: [(value: Int, digits: Int)]) -> Reading {
    if numbers[0].digits == 4 { return date(numbers[0], month: numbers[1].value, day: nil) }
    if numbers[1].digits == 4 { return date(numbers[1], month: numbers[0].value, day: nil) }
    var isMonthFirst = order != .dayFirst
    if numbers[0].value > 12 { isMonthFirst = false }
    if numbers[1].value > 12 { isMonthFirst = true }
    let month = numbers[isMonthFirst ? 0 : 1].value
    let day = numbers[isMonthFirst ? 1 : 0].value
    return finished(PartialDate(month: month, day: day), isCompleted: false)
  }

  private func date(_ year: (value: Int, digits: Int), month: Int, day: Int?) -> Reading {
    // Spreadsheets take 00 to 29 for this century, of which nobody is born in the years to come.
    let isShort = year.digits <= 2
    // Nobody writes a year of three digits.
    if year.digits == 3 { return .unreadable }
    let isOfThisCentury = year.value < (isBirthday ? Self.firstUnbornYear : 30)
    let full = isShort ? year.value + (isOfThisCentury ? 2000 : 1900) : year.value
    return finished(PartialDate(year: full, month: month, day: day), isCompleted: isShort)
  }

  private func finished(_ date: PartialDate, isCompleted: Bool) -> Reading {
    switch accepted(date) {
    case .date(let date): isCompleted ? .completed(date) : .date(date)
    case let other: other
    }
  }

  /// `21.15.03` and `7.02`, behind a date.
  private static func isTimeWithPoints(_ text: Bytes) -> Bool {
    let parts = text.string.split(separator: ".", omittingEmptySubsequences: false)
    return (2...3).contains(parts.count) && parts[0].utf8.count < 3
      && parts.dropFirst().allSatisfy { $0.utf8.count == 2 }
      && parts.allSatisfy { $0.utf8.allSatisfy(\.isDigit) }
  }

  private static func isLetter(_ byte: UInt8) -> Bool { byte >= 0x80 || (byte | 0x20) &- 0x61 < 26 }

  /// The numbers and month names of a text, and where they end, which is before a time of day; nil where
  /// it has anything else.
  private func tokens(_ text: Bytes) -> (tokens: [Token], separator: UInt8, end: Int)? {
    var tokens: [Token] = []
    var separator: UInt8 = 0
    var index = 0
    while index < text.count {
      let byte = text[index]
      if byte.isDigit {
        var value = 0
        let start = index
        while index < text.count, text[index].isDigit, index - start < 6 {
          value = value * 10 + Int(text[index] - 0x30)
          index += 1
        }
        if index < text.count, text[index] == UInt8(ascii: ":"), tokens.count >= 2 {
          return (tokens, separator, start)
        }
        if tokens.count == 3, text[start - 1] <= 0x20,
          Self.isTimeWithPoints(text[start..<text.count])
        {
          return (tokens, separator, start)
        }
        tokens.append(.number(value, digits: index - start))
      } else if Self.isLetter(byte) {
        let start = index
        // Dots within a word cut its parts short: พ.ค.
        while index < text.count,
          Self.isLetter(text[index])
            || text[index] == UInt8(ascii: ".") && index + 1 < text.count
              && Self.isLetter(text[index + 1])
        {
          index += 1
        }
        let word = text[start..<index].string
        if let month = MonthNames.month(word, language: language) {
          tokens.append(.month(month))
        } else if !MonthNames.fillers.contains(word.lowercased()) {
          // As in `1st`; the one in `1 Main St` is a street's.
          let isOrdinal = start > 0 && text[start - 1].isDigit
          guard isOrdinal, MonthNames.ordinalEndings.contains(word.lowercased()) else { return nil }
        }
      } else {
        if byte > 0x20 {
          guard byte != UInt8(ascii: "+"), byte < 0x30 || byte == UInt8(ascii: "\\") else {
            return nil
          }
          // `01-15/491` is the number of a letter; `15/1-91` is a day in Denmark.
          if byte == UInt8(ascii: "/"), separator == UInt8(ascii: "-") { return nil }
          if separator == 0 { separator = byte }
        }
        index += 1
      }
      if tokens.count > 3 { return nil }
    }
    return (tokens, separator, index)
  }
}

extension PartialDate {
  /// The date at the time of day of another.
  fileprivate func at(_ time: PartialDate) -> PartialDate {
    var date = self
    (date.hour, date.minute, date.second) = (time.hour, time.minute, time.second)
    return date
  }
}
