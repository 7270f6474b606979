/// The last nine digits of a number in one word, by which it is seen at once whether two numbers differ by a
/// slip: all that two countries write in front is left out.
struct NumberEnd: BitwiseCopyable, Sendable {
  private static let digitCount = 9

  /// Four bits each, the last digit lowest. What stands in front of a number that has fewer is one of them.
  private let digits: UInt64
  private let count: UInt8

  init(of number: ArraySlice<UInt8>) {
    let end = number.suffix(Self.digitCount)
    digits = end.reduce(0) { $0 << 4 | UInt64($1 & 15) }
    count = UInt8(end.count)
  }

  /// Whether the digits are the same but for one, or for two beside each other that changed places.
  func isClose(to other: NumberEnd) -> Bool {
    if count != other.count { return false }
    let difference = digits ^ other.digits
    if difference == 0 { return true }
    let shift = UInt64(difference.trailingZeroBitCount & ~3)
    if difference >> shift < 16 { return true }
    let (pair, otherPair) = (digits >> shift & 0xFF, other.digits >> shift & 0xFF)
    return difference >> shift < 256 && pair >> 4 | (pair & 15) << 4 == otherPair
  }
}
