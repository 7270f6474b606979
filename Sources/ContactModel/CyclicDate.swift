/// A Chinese calendar date as Apple's programs write it: twelve digits, four for the cycle of
/// sixty years, four for the year in it, two each for month and day (`007800050815`).
package struct CyclicDate: Hashable {
  /// 78 began in 1984.
  package let cycle: Int
  /// 1 to 60.
  package let yearOfCycle: Int
  package let month: Int
  package let day: Int

  /// A date of the Chinese calendar whose year is that of the Gregorian one in which it begins; nil
  /// where something of it is missing, or it has no place in the form.
  package init?(_ date: PartialDate) {
    guard date.calendar?.lowercased() == "chinese", !date.hasTime, let year = date.year,
      let month = date.month, let day = date.day, (1864..<2104).contains(year),
      (1...12).contains(month), (1...30).contains(day)
    else { return nil }
    cycle = 76 + (year - 1864) / 60
    yearOfCycle = (year - 1864) % 60 + 1
    self.month = month
    self.day = day
  }

  /// The twelve digits.
  package var text: String {
    func digits(_ number: Int, _ count: Int) -> String {
      let text = String(number)
      return String(repeating: "0", count: max(0, count - text.utf8.count)) + text
    }
    return digits(cycle, 4) + digits(yearOfCycle, 4) + digits(month, 2) + digits(day, 2)
  }

  /// Returns nil for any other text, and for what can't be the date of somebody alive within
  /// these two centuries.
  package init?(_ text: String) {
    let digits = text.utf8.map { $0 &- UInt8(ascii: "0") }
    guard digits.count == 12, digits.allSatisfy({ $0 < 10 }) else { return nil }
    func number(_ range: Range<Int>) -> Int {
      digits[range].reduce(0) { $0 * 10 + Int($1) }
    }
    cycle = number(0..<4)
    yearOfCycle = number(4..<8)
    month = number(8..<10)
    day = number(10..<12)
    guard (76...79).contains(cycle), (1...60).contains(yearOfCycle), (1...12).contains(month),
      (1...30).contains(day)
    else { return nil }
  }
}
