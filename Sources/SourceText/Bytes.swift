public import Glibc

/// A view of bytes that somebody else owns: bounds-checked, without reference counting.
///
/// It is valid only while its owner is alive and unchanged; it is meant to be passed down to
/// functions, not to be kept. Positions count from 0 in every view.
@frozen public struct Bytes: Sequence {
  @usableFromInline let base: UnsafePointer<UInt8>?
  /// How many bytes there are.
  public let count: Int

  /// The bytes of a buffer.
  @inlinable public init(_ buffer: UnsafeBufferPointer<UInt8>) {
    base = buffer.baseAddress
    count = buffer.count
  }

  @inlinable init(base: UnsafePointer<UInt8>?, count: Int) {
    self.base = base
    self.count = count
  }

  /// The bytes of a text in the source code.
  @inlinable public init(_ text: StaticString) {
    base = text.utf8Start
    count = text.utf8CodeUnitCount
  }

  /// Whether there is no byte.
  @inlinable public var isEmpty: Bool { count == 0 }
  /// The first byte; nil where there is none.
  @inlinable public var first: UInt8? { count > 0 ? self[0] : nil }
  /// The last byte; nil where there is none.
  @inlinable public var last: UInt8? { count > 0 ? self[count - 1] : nil }
  /// All positions.
  @inlinable public var indices: Range<Int> { 0..<count }

  /// The byte at a position, which must be there.
  @inlinable public subscript(index: Int) -> UInt8 {
    precondition(UInt(bitPattern: index) < UInt(bitPattern: count), "position outside of bytes")
    return base.unsafelyUnwrapped[index]
  }

  /// The position of the first NUL.
  public var firstNull: Int? {
    guard let base, let found = memchr(base, 0, count) else { return nil }
    return UnsafeRawPointer(found) - UnsafeRawPointer(base)
  }

  /// A part of the bytes.
  @inlinable public subscript(range: Range<Int>) -> Bytes {
    precondition(range.lowerBound >= 0 && range.upperBound <= count, "range outside of bytes")
    return Bytes(base: base.map { $0 + range.lowerBound }, count: range.count)
  }

  /// All but the first `n` bytes.
  @inlinable public func dropFirst(_ n: Int) -> Bytes { self[Swift.min(n, count)..<count] }
  /// The first `n` bytes, or all where there are fewer.
  @inlinable public func prefix(_ n: Int) -> Bytes { self[0..<Swift.min(n, count)] }

  /// The bytes without bounds checks, valid as long as this view.
  @inlinable public var unsafeBuffer: UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(start: base, count: count)
  }

  /// The same for functions that take raw memory.
  @inlinable public var rawBuffer: UnsafeRawBufferPointer {
    UnsafeRawBufferPointer(start: base, count: count)
  }

  /// The range without the blanks and control characters at its ends.
  @inlinable public func trimmed(_ range: Range<Int>) -> Range<Int> {
    var start = range.lowerBound
    var end = range.upperBound
    while start < end, self[start] <= 0x20 { start += 1 }
    while end > start, self[end - 1] <= 0x20 { end -= 1 }
    return start..<end
  }

  /// Whether both hold the same bytes.
  @inlinable public func isSame(as other: Bytes) -> Bool {
    guard count == other.count else { return false }
    guard let base, let otherBase = other.base else { return true }
    return memcmp(base, otherBase, count) == 0
  }

  /// The first position in the range with that byte, or the end of the range.
  @inlinable public func firstIndex(of byte: UInt8, in range: Range<Int>) -> Int {
    precondition(range.lowerBound >= 0 && range.upperBound <= count, "range outside of bytes")
    guard let base, let found = memchr(base + range.lowerBound, Int32(byte), range.count) else {
      return range.upperBound
    }
    return UnsafeRawPointer(found) - UnsafeRawPointer(base)
  }

  /// The bytes as text; what is no UTF-8 becomes U+FFFD.
  public var string: String { String(decoding: unsafeBuffer, as: UTF8.self) }

  @inlinable public func makeIterator() -> Iterator { Iterator(self) }

  @inlinable public func withContiguousStorageIfAvailable<Result>(
    _ body: (UnsafeBufferPointer<UInt8>) throws -> Result
  ) rethrows -> Result? {
    try body(unsafeBuffer)
  }

  @frozen public struct Iterator: IteratorProtocol {
    @usableFromInline let bytes: Bytes
    @usableFromInline var index = 0

    @inlinable init(_ bytes: Bytes) { self.bytes = bytes }

    @inlinable public mutating func next() -> UInt8? {
      guard index < bytes.count else { return nil }
      defer { index += 1 }
      return bytes.base.unsafelyUnwrapped[index]
    }
  }
}
