import ContactModel

/// A date, possibly with parts missing, that others are compared with as precisely as it is.
struct DateMatch: Hashable, Sendable {
  private let date: PartialDate

  /// Reads `2024-05-01`, `2024-05`, `2024` or `--05-01`; nil for anything else.
  init?(_ text: String) {
    guard let date = PartialDate(text), date.isPossible, date.hasDate else { return nil }
    self.date = date
  }

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
