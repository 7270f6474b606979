import ContactModel

/// How dates are written in a column: the order of their parts, what stands between them, how many
/// digits these have.
struct CellDateStyle {
  private enum Part { case year, month, day }

  private let parts: [Part]
  /// What stands in front of each part, and behind the last.
  private let between: [String]
  private let yearDigits: Int
  /// Whether days and months below ten have a zero in front; nil where the date does not tell.
  private(set) var isPadded: Bool?

  /// The style of a text that was read as a date; nil where it is no date of three numbers.
  init?(_ text: String, means date: PartialDate, order: DateOrder) {
    guard let year = date.year, let month = date.month, let day = date.day, !date.hasTime else {
      return nil
    }
    func isDigit(_ character: Character?) -> Bool {
      character.map { $0.isASCII && $0.isNumber } ?? false
    }
    guard isDigit(text.first), !text.contains(where: \.isLetter) else { return nil }
    let numbers = text.split { !isDigit($0) }
    guard numbers.count == 3 else { return nil }
    let between = [""] + text.split(whereSeparator: isDigit).map(String.init) + [""]
    let values = numbers.map { Int($0) ?? 0 }
    let orders: [[Part]] =
      order == .monthFirst
      ? [[.year, .month, .day], [.month, .day, .year], [.day, .month, .year]]
      : [[.year, .month, .day], [.day, .month, .year], [.month, .day, .year]]
    let found = orders.first { parts in
      zip(parts, zip(values, numbers)).allSatisfy { part, number in
        switch part {
        case .year: number.0 == (number.1.count == 2 ? year % 100 : year)
        case .month: number.0 == month
        case .day: number.0 == day
        }
      }
    }
    guard let found, let place = found.firstIndex(of: .year) else { return nil }
    parts = found
    self.between = between
    yearDigits = numbers[place].count
    let others = numbers.indices.filter { $0 != place }.map { numbers[$0] }
    isPadded =
      others.contains { $0.hasPrefix("0") } ? true : others.contains { $0.count == 1 } ? false : nil
  }

  /// Takes from another date of the column what this one does not tell.
  mutating func complete(with other: CellDateStyle) {
    if isPadded == nil { isPadded = other.isPadded }
  }

  /// A date in this style; nil where it has not all three parts.
  func text(_ date: PartialDate) -> String? {
    guard let year = date.year, let month = date.month, let day = date.day, !date.hasTime else {
      return nil
    }
    func digits(_ number: Int, _ count: Int) -> String {
      let text = String(number)
      return String(repeating: "0", count: max(0, count - text.utf8.count)) + text
    }
    let width = isPadded ?? (yearDigits == 4) ? 2 : 1
    var text = between[0]
    for (index, part) in parts.enumerated() {
      switch part {
      case .year: text += digits(yearDigits == 2 ? year % 100 : year, yearDigits)
      case .month: text += digits(month, width)
      case .day: text += digits(day, width)
      }
      text += between[index + 1]
    }
    return text
  }
}
