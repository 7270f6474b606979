/// A half-open range of bytes in a buffer, at most 4 GiB.
@frozen public struct ByteRange: Hashable, Sendable {
  public var start: UInt32
  public var count: UInt32

  @inlinable public init(start: Int, count: Int) {
    self.start = UInt32(truncatingIfNeeded: start)
    self.count = UInt32(truncatingIfNeeded: count)
  }

  @inlinable public init(_ range: Range<Int>) {
    self.init(start: range.lowerBound, count: range.count)
  }

  @inlinable public static var empty: ByteRange { ByteRange(start: 0, count: 0) }

  @inlinable public var isEmpty: Bool { count == 0 }
  @inlinable public var lowerBound: Int { Int(start) }
  @inlinable public var upperBound: Int { Int(start) + Int(count) }
  @inlinable public var range: Range<Int> { lowerBound..<upperBound }
}
