/// A growing buffer of bytes that is used again and again.
///
/// Unlike an array it has one owner, so that reading a byte costs a bounds check and nothing
/// else, and a part of it can be appended to itself. Unchecked, because what has one owner can be
/// handed to another thread with it, and the memory is nobody else's.
@frozen public struct ByteArena: ~Copyable, @unchecked Sendable {
  @usableFromInline var base: UnsafeMutablePointer<UInt8>
  @usableFromInline var capacity: Int
  /// How many bytes there are.
  @usableFromInline var length = 0
  /// How many bytes there are.
  @inlinable public var count: Int { length }

  /// An empty arena with room for so many bytes.
  public init(capacity: Int = 1 << 16) {
    self.capacity = Swift.max(capacity, 64)
    base = .allocate(capacity: self.capacity)
  }

  deinit { base.deallocate() }

  /// The byte at a position, which must be there.
  @inlinable public subscript(index: Int) -> UInt8 {
    precondition(UInt(bitPattern: index) < UInt(bitPattern: count), "position outside of arena")
    return base[index]
  }

  /// A view of a part, valid until the arena changes.
  @inlinable public subscript(range: Range<Int>) -> Bytes { view[range] }

  /// A view of everything, valid until the arena changes.
  @inlinable public var view: Bytes { Bytes(base: UnsafePointer(base), count: count) }

  /// Where the range begins, if so many bytes can be read from there: what stands behind the arena's
  /// own is anything. Valid until the arena changes.
  @inlinable @inline(__always)
  package func readable(_ range: Range<Int>, _ needed: Int) -> UnsafePointer<UInt8>? {
    precondition(range.lowerBound >= 0 && range.upperBound <= length, "range outside of arena")
    return capacity - range.lowerBound >= needed ? UnsafePointer(base + range.lowerBound) : nil
  }

  /// The range without the blanks and control characters at its ends.
  @inlinable public func trimmed(_ range: Range<Int>) -> Range<Int> { view.trimmed(range) }

  /// Forgets everything and keeps the room.
  @inlinable public mutating func removeAll() { length = 0 }

  /// Removes every such byte from a position on.
  public mutating func removeAll(_ byte: UInt8, from start: Int) {
    var end = min(start, length)
    for index in end..<length where base[index] != byte {
      base[end] = base[index]
      end += 1
    }
    length = end
  }

  /// Forgets everything from the position on.
  public mutating func removeAll(from position: Int) { length = min(length, position) }

  /// Appends a byte.
  @inlinable public mutating func append(_ byte: UInt8) {
    if length == capacity { grow(1) }
    base[length] = byte
    length += 1
  }

  /// Appends bytes, which may be a part of the arena itself.
  @inlinable public mutating func append(_ bytes: Bytes) {
    guard let source = bytes.base, bytes.count > 0 else { return }
    if capacity - length < bytes.count {
      appendGrowing(bytes)
    } else {
      (base + length).update(from: source, count: bytes.count)
      length += bytes.count
    }
  }

  @usableFromInline mutating func appendGrowing(_ bytes: Bytes) {
    guard let source = bytes.base else { return }
    let offset = source - UnsafePointer(base)
    let isOwn = offset >= 0 && offset < count
    grow(bytes.count)
    (base + length).update(
      from: isOwn ? UnsafePointer(base) + offset : source, count: bytes.count)
    length += bytes.count
  }

  /// Appends the bytes with small ASCII letters for capital ones.
  public mutating func append(lowercasing bytes: Bytes) {
    let start = length
    append(bytes)
    for index in start..<length {
      let byte = base[index]
      base[index] = byte &- 0x41 < 26 ? byte | 0x20 : byte
    }
  }

  /// Appends a copy of a part of the arena.
  public mutating func appendCopy(of range: Range<Int>) { append(self[range]) }

  /// Appends the bytes of an array.
  public mutating func append(_ array: [UInt8]) {
    array.withUnsafeBufferPointer { append(Bytes($0)) }
  }

  /// Appends a text of the source code.
  @inlinable public mutating func append(ascii text: StaticString) { append(Bytes(text)) }

  /// Appends base64 without the line breaks, blanks, quotes and backslashes within, and without
  /// what is no ASCII.
  public mutating func appendWithoutBlanks(_ text: Bytes) {
    var start = 0
    for index in 0..<text.count {
      let byte = text[index]
      guard byte <= 0x22 || byte == UInt8(ascii: "\\") || byte >= 0x7F else { continue }
      if start < index { append(text[start..<index]) }
      start = index + 1
    }
    if start < text.count { append(text[start..<text.count]) }
  }

  /// Appends a text as UTF-8.
  public mutating func append(utf8 text: String) {
    var text = text
    text.withUTF8 { append(Bytes($0)) }
  }

  @usableFromInline mutating func grow(_ needed: Int) {
    let newCapacity = Swift.max(capacity * 2, count + needed)
    let newBase = UnsafeMutablePointer<UInt8>.allocate(capacity: newCapacity)
    newBase.update(from: base, count: count)
    base.deallocate()
    base = newBase
    capacity = newCapacity
  }

  /// Gives back memory that one very long card needed.
  public mutating func shrink(to limit: Int) {
    guard capacity > limit, count <= limit else { return }
    let newBase = UnsafeMutablePointer<UInt8>.allocate(capacity: limit)
    newBase.update(from: base, count: count)
    base.deallocate()
    base = newBase
    capacity = limit
  }
}
