/// Which part of a date comes first where numbers alone don't tell: `04/05/2020`.
public enum DateOrder: String, Sendable, Hashable, CaseIterable {
  /// The day, then the month: 4 May.
  case dayFirst = "dmy"
  /// The month, then the day: 5 April.
  case monthFirst = "mdy"
  /// The year, the month, the day.
  case yearFirst = "ymd"

  /// The name for a person.
  public var title: String {
    switch self {
    case .dayFirst: "day, month, year"
    case .monthFirst: "month, day, year"
    case .yearFirst: "year, month, day"
    }
  }

  /// The order that programs in a language use. English alone says nothing of the country; most
  /// of its files come from where months are first.
  static func usual(inLanguage language: String?) -> DateOrder {
    guard let language else { return .dayFirst }
    switch language.prefix(while: { $0 != "-" && $0 != "_" }).lowercased() {
    case "en":
      return language.count == 2 || language.uppercased().hasSuffix("US") ? .monthFirst : .dayFirst
    case "ja", "zh", "ko", "hu", "lt", "mn", "sv", "ug": return .yearFirst
    default: return .dayFirst
    }
  }
}

/// What columns of parts of dates are called.
enum DateHeaders {
  static let days = CellWords.folded("day header")
  static let months = CellWords.folded("month header")
  static let years = CellWords.folded("year header")
}

/// What the dates of a column say about their order.
struct DateOrderEvidence {
  /// Dates whose first number can be no month, and whose second can be none.
  var dayFirst = 0
  var monthFirst = 0
  /// Dates with one month for both.
  var undecided = 0
  /// Dates with a dot between the numbers, which nobody writes with the month first.
  var dotted = 0
  /// The order that the header asks for.
  var asked: DateOrder?

  mutating func add(_ other: DateOrderEvidence) {
    dayFirst += other.dayFirst
    monthFirst += other.monthFirst
    undecided += other.undecided
    dotted += other.dotted
    asked = asked ?? other.asked
  }

  /// Notes what a header asks for: `Born (DD/MM/YYYY)`, `TT.MM.JJJJ`, `生日 (日/月)`, `Geburtstag (Tag, Monat)`.
  mutating func noteHeader(_ header: String) {
    var words = HeaderFolding.words(header)
    if let last = words.last, DateHeaders.years.contains(last) { words.removeLast() }
    if words.count > 1 {
      let (first, second) = (words[words.count - 2], words[words.count - 1])
      if DateHeaders.days.contains(first), DateHeaders.months.contains(second) { asked = .dayFirst }
      if DateHeaders.months.contains(first), DateHeaders.days.contains(second) {
        asked = .monthFirst
      }
    }
    let letters = header.lowercased().filter(\.isLetter)
    if [
      "ddmmyy", "ttmmjj", "jjmmaa", "ggmmaa", "ddmmaa", "dmyyyy", "ддммгг", "ggmmyy", "ggmmgg",
      "ddmmjj", "ddmmrr", "ddmmåå", "ppkkvv", "ηημμεε", "ddmm", "ttmm", "ggmm", "jjmm", "ppkk",
      "ддмм", "ηημμ", "daymonth",
    ]
    .contains(where: { letters.hasSuffix($0) || letters.hasSuffix($0 + $0.suffix(2)) }) {
      asked = .dayFirst
    } else if ["mmddyyyy", "mmddyy", "mmdd", "monthday"].contains(where: letters.hasSuffix) {
      asked = .monthFirst
    }
  }

  mutating func note(_ text: String) {
    if text.first?.isNumber == false, let birth = PairCell.birth(text) {
      return note(birth.date)
    }
    if text.utf8.count == 8, let number = Int(text), (1850...2100).contains(number % 10_000) {
      // `17111992`: the century is no month, so the year stands last.
      return note(first: number / 1_000_000, second: number / 10_000 % 100)
    }
    let head = text.prefix(10).prefix { $0.isASCII && $0.isNumber || "./-".contains($0) }
    let numbers = head.split(omittingEmptySubsequences: false) { "./-".contains($0) }
      .compactMap { Int($0) }
    let separators = head.filter { "./-".contains($0) }
    guard (2...3).contains(numbers.count), (1...2).contains(separators.count),
      Set(separators).count == 1,
      (1...31).contains(numbers[0]), (1...31).contains(numbers[1])
    else { return }
    // A day and a month without a year are written with a dot in any order.
    if numbers.count == 2 {
      if head.count == text.count { note(first: numbers[0], second: numbers[1]) }
      return
    }
    guard separators.count == 2 else { return }
    // A year comes in front only with its four digits.
    if separators.first == "." { dotted += 1 }
    note(first: numbers[0], second: numbers[1])
  }

  private mutating func note(first: Int, second: Int) {
    if first > 12, second <= 12 {
      dayFirst += 1
    } else if second > 12, first <= 12 {
      monthFirst += 1
    } else if first != second, first <= 12, second <= 12 {
      undecided += 1
    }
  }

  /// The order that the dates themselves tell, and why.
  var decision: (order: DateOrder, evidence: String)? {
    if let asked { return (asked, "the header asks for it") }
    if dayFirst > monthFirst {
      return (.dayFirst, "\(Self.dates(dayFirst)) a day above 12 in front")
    }
    if monthFirst > dayFirst {
      return (.monthFirst, "\(Self.dates(monthFirst)) a day above 12 in second place")
    }
    if dotted > 0, dayFirst == 0 { return (.dayFirst, "there are dots between the numbers") }
    return nil
  }

  private static func dates(_ count: Int) -> String {
    count == 1 ? "1 date has" : "\(count) dates have"
  }

  var isContradictory: Bool { dayFirst > 0 && monthFirst > 0 }
}
