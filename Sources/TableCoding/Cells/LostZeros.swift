import SourceText

/// The zeros that spreadsheets take from telephone numbers, where the others of the column show that they were there.
struct LostZeros: Sendable {
  /// The first three digits of numbers with a zero, and how many digits these have.
  private struct Beginning: Hashable {
    let digits: String
    let count: Int
  }

  /// Those that several numbers have.
  private let beginnings: Set<Beginning>

  /// - Parameter cells: The numbers of a column. Hardly any may be without a zero.
  init(_ cells: [String]) {
    var counts: [Beginning: Int] = [:]
    var others = 0
    for cell in cells {
      let digits = cell.filter(\.isDigit)
      if digits.hasPrefix("0"), !digits.hasPrefix("00") {
        counts[Beginning(digits: String(digits.prefix(3)), count: digits.count), default: 0] += 1
      } else if !cell.hasPrefix("+"), !digits.hasPrefix("00") {
        others += 1
      }
    }
    let withZero = counts.values.reduce(0, +)
    let areUsual = withZero > 3 && others * 5 <= withZero
    beginnings = areUsual ? Set(counts.filter { $0.value > 1 }.keys) : []
  }

  /// A number of nothing but digits with the zero that it has lost; nil where it has lost none for certain.
  func restored(_ cell: Bytes) -> String? {
    guard !beginnings.isEmpty, let first = cell.first, first != UInt8(ascii: "0"),
      cell.count > 6, cell.allSatisfy({ $0.isDigit })
    else { return nil }
    let number = "0" + cell.string
    let beginning = Beginning(digits: String(number.prefix(3)), count: number.utf8.count)
    return beginnings.contains(beginning) ? number : nil
  }
}
