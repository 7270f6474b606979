import ContactModel

/// A date, possibly with parts missing, that others are compared with as precisely as it is.
struct DateMatch: Hashable, Sendable {
  private let date: PartialDate

  /// Reads `2024-05-01`, `2024-05`, `2024`, `--05-01` or `05-01`, and days counted from today:
  /// `today`, `yesterday`, `tomorrow`, `-30d`, `+2w`, `-6m`, `-1y`; nil for anything else.
  init?(_ text: String, today: PartialDate) {
    let isMonthAndDay = text.wholeMatch(of: /[0-9]{2}-[0-9]{2}/) != nil
    guard
      let date = Self.relative(text, today) ?? PartialDate(isMonthAndDay ? "--" + text : text),
      date.isPossible, date.hasDate
    else { return nil }
    self.date = date
  }

  private static func relative(_ text: String, _ today: PartialDate) -> PartialDate? {
    switch text.lowercased() {
    case "today": return today
    case "yesterday": return today.adding(days: -1)
    case "tomorrow": return today.adding(days: 1)
    default: break
    }
    guard let match = text.lowercased().wholeMatch(of: /([+-])([0-9]{1,5}) *([dwmy])[a-z]*/),
      let count = Int(match.2), let year = today.year, let month = today.month, let day = today.day
    else { return nil }
    let number = match.1 == "-" ? -count : count
    switch match.3 {
    case "d": return today.adding(days: number)
    case "w": return today.adding(days: number * 7)
    default:
      let months = year * 12 + month - 1 + (match.3 == "y" ? number * 12 : number)
      guard months >= 0 else { return nil }
      // The last of the month where it has no such day.
      return (0..<4).lazy.map {
        PartialDate(year: months / 12, month: months % 12 + 1, day: day - $0)
      }.first { $0.isPossible }
    }
  }

  var month: Int? { date.month }
  /// The day of the month; nil where the month is not stated.
  var day: Int? { date.month == nil ? nil : date.day }

  /// Whether dates can come before or after it, for which it needs a year.
  var hasOrder: Bool { date.year != nil }

  /// Whether all the parts that are stated are the same.
  func equals(_ other: PartialDate) -> Bool {
    zip(Self.parts(date), Self.parts(other)).allSatisfy { $0 == nil || $0 == $1 }
  }

  /// Negative where `other` is earlier, 0 where it is the same as far as stated, positive where it
  /// is later; nil where it lacks a part that would tell.
  func order(of other: PartialDate) -> Int? {
    for (part, otherPart) in zip(Self.parts(date), Self.parts(other)) {
      guard let part else { return 0 }
      guard let otherPart else { return nil }
      if otherPart != part { return otherPart < part ? -1 : 1 }
    }
    return 0
  }

  private static func parts(_ date: PartialDate) -> [Int?] {
    [date.year, date.month, date.day, date.hour, date.minute, date.second]
  }
}
