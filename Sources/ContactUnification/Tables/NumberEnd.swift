/// The last nine digits of a number in one word, by which it is seen at once whether two numbers differ by a
/// slip: all that two countries write in front is left out.
struct NumberEnd: BitwiseCopyable, Sendable {
  private static let digitCount = 9
  private static let countShift = 56

  /// Four bits each, the last digit lowest, and how many they are in the highest. What stands in front of a number
  /// that has fewer is one of them.
  private let digits: UInt64

  init(of number: ArraySlice<UInt8> = []) {
    let end = number.suffix(Self.digitCount)
    digits = end.reduce(0) { $0 << 4 | UInt64($1 & 15) } | UInt64(end.count) << Self.countShift
  }

  /// Whether the digits are the same but for one, or for two beside each other that changed places.
  func isClose(to other: NumberEnd) -> Bool {
    let difference = digits ^ other.digits
    if difference == 0 { return true }
    if difference >> Self.countShift != 0 { return false }
    let shift = UInt64(difference.trailingZeroBitCount & ~3)
    if difference >> shift < 16 { return true }
    let (pair, otherPair) = (digits >> shift & 0xFF, other.digits >> shift & 0xFF)
    return difference >> shift < 256 && pair >> 4 | (pair & 15) << 4 == otherPair
  }
}
