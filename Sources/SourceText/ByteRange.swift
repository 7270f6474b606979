/// A half-open range of bytes in a buffer, at most 4 GiB.
package struct ByteRange: Hashable, Sendable {
  package var start: UInt32
  package var count: UInt32

  package init(start: Int, count: Int) {
    self.start = UInt32(truncatingIfNeeded: start)
    self.count = UInt32(truncatingIfNeeded: count)
  }

  package init(_ range: Range<Int>) {
    self.init(start: range.lowerBound, count: range.count)
  }

  package static let empty = ByteRange(start: 0, count: 0)

  package var isEmpty: Bool { count == 0 }
  package var lowerBound: Int { Int(start) }
  package var upperBound: Int { Int(start) + Int(count) }
  package var range: Range<Int> { lowerBound..<upperBound }
}
