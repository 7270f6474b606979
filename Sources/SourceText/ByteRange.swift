/// A half-open range of bytes in a buffer, at most 4 GiB.
package struct ByteRange: Hashable, Sendable {
  /// The position of the first byte.
  package var start: UInt32
  /// How many bytes there are.
  package var count: UInt32

  /// A range by its start and length, both below 4 GiB.
  @inlinable package init(start: Int, count: Int) {
    self.start = UInt32(truncatingIfNeeded: start)
    self.count = UInt32(truncatingIfNeeded: count)
  }

  /// The same range in 32 bits.
  @inlinable package init(_ range: Range<Int>) {
    self.init(start: range.lowerBound, count: range.count)
  }

  /// A range without bytes, which stands for none.
  @inlinable package static var empty: ByteRange { ByteRange(start: 0, count: 0) }

  /// Whether there is no byte in it.
  @inlinable package var isEmpty: Bool { count == 0 }
  /// The position of the first byte.
  @inlinable package var lowerBound: Int { Int(start) }
  /// The position behind the last byte.
  @inlinable package var upperBound: Int { Int(start) + Int(count) }
  /// The same range as positions.
  @inlinable package var range: Range<Int> { lowerBound..<upperBound }
}
