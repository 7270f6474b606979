import PhoneNumbers

/// The last digits of a number in one word, by which it is seen at once whether two numbers differ by a slip.
struct NumberEnd: BitwiseCopyable, Sendable {
  /// No number of E.164 has more.
  private static let mostDigits = 15
  /// Of two numbers of which one has more in front, as a country's code, so many are compared.
  private static let comparedDigits = ParsedPhoneNumber.fewestDigitsWithArea
  private static let countShift = 4 * UInt64(mostDigits)

  /// Four bits each, the last digit lowest, and how many they are in the highest. What stands in front of a number
  /// that has fewer is one of them.
  private let digits: UInt64

  init(of number: ArraySlice<UInt8> = []) {
    let end = number.suffix(Self.mostDigits)
    digits = end.reduce(0) { $0 << 4 | UInt64($1 & 15) } | UInt64(end.count) << Self.countShift
  }

  private var count: Int { Int(digits >> Self.countShift) }

  /// Whether the digits are the same but for one, or for two beside each other that changed places.
  func isClose(to other: NumberEnd) -> Bool {
    var difference = digits ^ other.digits
    if count != other.count {
      guard min(count, other.count) >= Self.comparedDigits else { return false }
      difference &= 1 << (4 * UInt64(Self.comparedDigits)) - 1
    }
    if difference == 0 { return true }
    let shift = UInt64(difference.trailingZeroBitCount & ~3)
    if difference >> shift < 16 { return true }
    let (pair, otherPair) = (digits >> shift & 0xFF, other.digits >> shift & 0xFF)
    return difference >> shift < 256 && pair >> 4 | (pair & 15) << 4 == otherPair
  }
}
