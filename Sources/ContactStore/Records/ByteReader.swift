/// Reads numbers out of bytes; 0 behind their end.
struct ByteReader {
  private let bytes: UnsafeRawBufferPointer
  var position = 0

  init(_ bytes: UnsafeRawBufferPointer) { self.bytes = bytes }

  var isAtEnd: Bool { position >= bytes.count }

  mutating func byte() -> UInt8? {
    guard position < bytes.count else { return nil }
    defer { position += 1 }
    return bytes[position]
  }

  mutating func variable() -> UInt64 {
    var value: UInt64 = 0
    var shift: UInt64 = 0
    while let byte = byte() {
      value |= UInt64(byte & 0x7F) << shift
      if byte & 0x80 == 0 { break }
      shift += 7
      if shift > 63 { break }
    }
    return value
  }

  /// A number of bytes; more than there are where it is not to be believed.
  mutating func count() -> Int { Int(truncatingIfNeeded: variable() & 0x7FFF_FFFF) }

  /// The bytes that follow; nil where there are not so many.
  mutating func bytes(_ count: Int) -> UnsafeRawBufferPointer? {
    guard count >= 0, count <= bytes.count - position else { return nil }
    defer { position += count }
    return UnsafeRawBufferPointer(rebasing: bytes[position..<position + count])
  }
}

/// Numbers in as many bytes as they need, seven bits each.
enum VariableInteger {
  static func append(_ value: UInt64, to bytes: inout [UInt8]) {
    var value = value
    while value >= 0x80 {
      bytes.append(UInt8(truncatingIfNeeded: value) | 0x80)
      value >>= 7
    }
    bytes.append(UInt8(truncatingIfNeeded: value))
  }

  static func append(_ value: Int, to bytes: inout [UInt8]) {
    append(UInt64(truncatingIfNeeded: value), to: &bytes)
  }
}
