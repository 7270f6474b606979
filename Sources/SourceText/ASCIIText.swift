/// The ASCII lower-case form of a byte.
@inlinable @inline(__always)
package func lowercased(_ byte: UInt8) -> UInt8 {
  byte &- 0x41 < 26 ? byte | 0x20 : byte
}

/// Whether the range holds the ASCII text, without regard to case. `text` is in lower case.
@inlinable package func matches(_ text: StaticString, _ bytes: Bytes, _ range: Range<Int>) -> Bool {
  guard range.count == text.utf8CodeUnitCount else { return false }
  return startsWith(text, bytes, range)
}

/// Whether the range begins with the ASCII text, without regard to case.
@inlinable @inline(__always)
package func startsWith(_ text: StaticString, _ bytes: Bytes, _ range: Range<Int>) -> Bool {
  // Nearly everything that is asked about begins otherwise.
  guard range.count >= text.utf8CodeUnitCount,
    text.utf8Start[0] == lowercased(bytes[range.lowerBound])
  else { return false }
  return hasBeginning(text, bytes[range])
}

/// Whether the bytes, at least as many, begin with the text.
@usableFromInline func hasBeginning(_ text: StaticString, _ bytes: Bytes) -> Bool {
  let count = text.utf8CodeUnitCount
  let wanted = UnsafeRawPointer(text.utf8Start)
  guard let found = UnsafeRawPointer(bytes.base) else { return count == 0 }
  /// Whether so many bytes are the same, of which the last ones may have been looked at before.
  func isSame<Word: FixedWidthInteger>(_ width: Int, _: Word.Type) -> Bool {
    var offset = 0
    while true {
      let word = wanted.loadUnaligned(fromByteOffset: offset, as: Word.self)
      let other = found.loadUnaligned(fromByteOffset: offset, as: Word.self)
      if (word ^ other) & ~caseBits(word) != 0 { return false }
      guard offset + width < count else { return true }
      offset = min(offset + width, count - width)
    }
  }
  if count >= 8 { return isSame(8, UInt64.self) }
  if count >= 4 { return isSame(4, UInt32.self) }
  for offset in 0..<count
  where text.utf8Start[offset] != lowercased(found.load(fromByteOffset: offset, as: UInt8.self)) {
    return false
  }
  return true
}

/// Of the bytes of a word of ASCII, the bit that tells small letters from capital ones where a small
/// letter stands.
@inline(__always)
private func caseBits<Word: FixedWidthInteger>(_ word: Word) -> Word {
  let each = Word.max / 0xFF
  // A byte from `a` on reaches the highest bit, one behind `z` does so with less.
  return ((word &+ each &* 0x1F) & ~(word &+ each &* 0x05) & (each &* 0x80)) >> 2
}

/// What a hexadecimal digit stands for; nil for what is none.
@inlinable @inline(__always)
package func hexValue(_ byte: UInt8) -> UInt8? {
  if byte &- 0x30 < 10 { return byte - 0x30 }
  let lower = byte | 0x20
  return lower &- 0x61 < 6 ? lower - 0x61 + 10 : nil
}

/// A number in hexadecimal, with all its digits.
package func hexadecimal<Number: FixedWidthInteger & UnsignedInteger>(_ number: Number) -> String {
  let digits = String(number, radix: 16)
  return String(repeating: "0", count: Number.bitWidth / 4 - digits.utf8.count) + digits
}

/// A text with a percent sign and two digits for each byte but those that may stand where it is put
/// (RFC 3986, section 2.1).
package func percentEncoded(_ text: String, isPlain: (UInt8) -> Bool) -> String {
  var bytes: [UInt8] = []
  for byte in text.utf8 {
    if isPlain(byte) {
      bytes.append(byte)
    } else {
      bytes += "%".utf8
      bytes += hexadecimal(byte).uppercased().utf8
    }
  }
  return String(decoding: bytes, as: UTF8.self)
}

/// The text that is percent-encoded; nil where nothing is, or what is encoded is no text.
package func percentDecoded(_ text: Bytes) -> [UInt8]? {
  guard text.contains(UInt8(ascii: "%")) else { return nil }
  var decoded: [UInt8] = []
  var index = 0
  while index < text.count {
    guard text[index] == UInt8(ascii: "%") else {
      decoded.append(text[index])
      index += 1
      continue
    }
    guard index + 2 < text.count, let high = hexValue(text[index + 1]),
      let low = hexValue(text[index + 2]), case let byte = high << 4 | low, byte >= 0x20
    else { return nil }
    decoded.append(byte)
    index += 3
  }
  let isText = decoded.withUnsafeBytes { UTF8Validation.firstInvalidOffset(in: $0) } == nil
  return isText ? decoded : nil
}

/// Whether a byte may stand in a URI as it is, whatever it means there (RFC 3986, section 2).
package func isOfURI(_ byte: UInt8) -> Bool {
  isUnreserved(byte) || ":/?#[]@!$&'()*+,;=".utf8.contains(byte)
}

/// Whether a byte stands in any URI as it is (RFC 3986, section 2.3).
package func isUnreserved(_ byte: UInt8) -> Bool {
  switch byte {
  case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
    UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."),
    UInt8(ascii: "_"), UInt8(ascii: "~"):
    true
  default: false
  }
}
