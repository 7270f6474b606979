/// A half-open range of bytes in a buffer, at most 4 GiB.
@frozen public struct ByteRange: Hashable, Sendable {
  /// The position of the first byte.
  public var start: UInt32
  /// How many bytes there are.
  public var count: UInt32

  /// A range by its start and length, both below 4 GiB.
  @inlinable public init(start: Int, count: Int) {
    self.start = UInt32(truncatingIfNeeded: start)
    self.count = UInt32(truncatingIfNeeded: count)
  }

  /// The same range in 32 bits.
  @inlinable public init(_ range: Range<Int>) {
    self.init(start: range.lowerBound, count: range.count)
  }

  /// A range without bytes, which stands for none.
  @inlinable public static var empty: ByteRange { ByteRange(start: 0, count: 0) }

  /// Whether there is no byte in it.
  @inlinable public var isEmpty: Bool { count == 0 }
  /// The position of the first byte.
  @inlinable public var lowerBound: Int { Int(start) }
  /// The position behind the last byte.
  @inlinable public var upperBound: Int { Int(start) + Int(count) }
  /// The same range as positions.
  @inlinable public var range: Range<Int> { lowerBound..<upperBound }
}
