/// Finds the boundaries of characters in undecoded text.
struct CharacterWalk {
  private enum Method {
    case singleByte
    case utf8
    /// Characters of one, two or more bytes, as the East of Asia writes them.
    case multiByte(MultiByteShape)
  }

  private let method: Method

  init(charset: Charset) {
    switch charset.name {
    case "UTF-8", "US-ASCII": method = .utf8
    default:
      method =
        charset.isSingleByte
        ? .singleByte : .multiByte(MultiByteShape(charsetName: charset.name))
    }
  }

  /// The last boundary up to `target`, and how many characters lie between it and `start`, which
  /// must be a boundary too.
  func position(
    notAfter target: Int, from start: Int, in bytes: [UInt8]
  ) -> (offset: Int, count: Int) {
    guard target > start else { return (start, 0) }
    switch method {
    case .singleByte:
      return (target, target - start)
    case .utf8:
      return bytes.withUnsafeBytes { Self.utf8Position(notAfter: target, from: start, in: $0) }
    case .multiByte(let shape):
      return bytes.withUnsafeBytes { bytes in
        var (offset, count) = (start, 0)
        while offset < target {
          let length = shape.length(in: bytes, at: offset)
          if offset + length > target { break }
          offset += length
          count += 1
        }
        return (offset, count)
      }
    }
  }

  /// Malformed sequences count as they are decoded: one character for each maximal part.
  private static func utf8Position(
    notAfter target: Int, from start: Int, in bytes: UnsafeRawBufferPointer
  ) -> (offset: Int, count: Int) {
    var (offset, count) = (start, 0)
    while offset < target {
      let rest = UnsafeRawBufferPointer(rebasing: bytes[offset..<target])
      let valid = UTF8Validation.firstInvalidOffset(in: rest) ?? rest.count
      for byte in rest[..<valid] where byte & 0xC0 != 0x80 { count += 1 }
      offset += valid
      guard offset < target else { break }
      // Malformed, or a character that the target cuts.
      let (length, isComplete) = character(in: bytes, at: offset)
      if offset + length > target, isComplete { break }
      offset = min(target, offset + length)
      count += 1
    }
    return (offset, count)
  }

  private static func character(
    in bytes: UnsafeRawBufferPointer, at offset: Int
  ) -> (length: Int, isComplete: Bool) {
    let end = min(bytes.count, offset + 4)
    let ahead = UnsafeRawBufferPointer(rebasing: bytes[offset..<end])
    let length = UTF8Validation.malformedLength(in: ahead)
    return (length, length == UTF8Validation.trail(of: ahead[0]).count + 1)
  }
}

/// How the bytes of a multi-byte charset go together.
enum MultiByteShape: Sendable {
  case shiftJIS, eucJP, gb18030, twoBytes

  init(charsetName: String) {
    switch charsetName {
    case "Shift_JIS": self = .shiftJIS
    case "EUC-JP": self = .eucJP
    case "GBK", "GB18030": self = .gb18030
    default: self = .twoBytes
    }
  }

  /// The length of the character at `offset`, in bytes that are there.
  func length(in bytes: UnsafeRawBufferPointer, at offset: Int) -> Int {
    let lead = bytes[offset]
    guard lead >= 0x80, offset + 1 < bytes.count else { return 1 }
    let second = bytes[offset + 1]
    var length = 2
    switch self {
    case .shiftJIS:
      let isLead = (0x81...0x9F).contains(lead) || (0xE0...0xFC).contains(lead)
      length = isLead && second >= 0x40 && second != 0x7F && second <= 0xFC ? 2 : 1
    case .eucJP:
      length = second < 0xA1 ? 1 : lead == 0x8F ? 3 : 2
    case .gb18030:
      length = (0x30...0x39).contains(second) ? 4 : second >= 0x40 ? 2 : 1
    case .twoBytes:
      length = lead >= 0x81 && second >= 0x40 ? 2 : 1
    }
    return min(length, bytes.count - offset)
  }
}
