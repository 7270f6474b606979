public import Glibc

/// A view of bytes that somebody else owns: bounds-checked, without reference counting.
///
/// It is valid only while its owner is alive and unchanged; it is meant to be passed down to
/// functions, not to be kept. Positions count from 0 in every view.
@frozen public struct Bytes: Sequence {
  @usableFromInline let base: UnsafePointer<UInt8>?
  /// How many bytes there are.
  public let count: Int

  @inlinable public init(_ buffer: UnsafeBufferPointer<UInt8>) {
    base = buffer.baseAddress
    count = buffer.count
  }

  @inlinable init(base: UnsafePointer<UInt8>?, count: Int) {
    self.base = base
    self.count = count
  }

  @inlinable public init(_ text: StaticString) {
    base = text.utf8Start
    count = text.utf8CodeUnitCount
  }

  @inlinable public var isEmpty: Bool { count == 0 }
  @inlinable public var first: UInt8? { count > 0 ? self[0] : nil }
  @inlinable public var last: UInt8? { count > 0 ? self[count - 1] : nil }
  @inlinable public var indices: Range<Int> { 0..<count }

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

  @inlinable public func dropFirst(_ n: Int) -> Bytes { self[Swift.min(n, count)..<count] }
  @inlinable public func prefix(_ n: Int) -> Bytes { self[0..<Swift.min(n, count)] }

  @inlinable public var unsafeBuffer: UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(start: base, count: count)
  }

  @inlinable public var rawBuffer: UnsafeRawBufferPointer {
    UnsafeRawBufferPointer(start: base, count: count)
  }

  /// The first position from `start` on where a byte is a control character or one of the four
  /// given ones, which are ASCII; ``count`` if there is none.
  public func firstControl(
    from start: Int, or a: UInt8, _ b: UInt8, _ c: UInt8, _ d: UInt8
  ) -> Int {
    precondition(start >= 0, "position outside of bytes")
    guard let base else { return count }
    var index = start
    // Eight at a time: a byte's high bit becomes set where it is one that is looked for.
    let low: UInt64 = 0x0101_0101_0101_0101
    let high = low << 7
    while index + 8 <= count {
      let word = UnsafeRawPointer(base + index).loadUnaligned(as: UInt64.self)
      let isA = word ^ (low &* UInt64(a))
      let isB = word ^ (low &* UInt64(b))
      let isC = word ^ (low &* UInt64(c))
      let isD = word ^ (low &* UInt64(d))
      let found =
        (word &- low &* 0x20) & ~word | (isA &- low) & ~isA | (isB &- low) & ~isB
        | (isC &- low) & ~isC | (isD &- low) & ~isD
      if found & high != 0 { break }
      index += 8
    }
    while index < count {
      let byte = base[index]
      if byte < 0x20 || byte == a || byte == b || byte == c || byte == d { return index }
      index += 1
    }
    return count
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
