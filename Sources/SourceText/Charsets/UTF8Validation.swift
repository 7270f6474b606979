import CUnicode

/// Checking and repairing UTF-8 (RFC 3629; the Unicode Standard, table 3-7).
package enum UTF8Validation {
  /// The offset of the first byte that is not part of a well-formed sequence; nil when all are. A
  /// sequence cut off by the end is not well-formed.
  package static func firstInvalidOffset(in bytes: UnsafeRawBufferPointer) -> Int? {
    guard let base = bytes.baseAddress else { return nil }
    let end = bytes.count
    // Short values are checked faster than the call is made.
    var offset =
      end < 64 ? 0 : cu_utf8_valid_prefix(base.assumingMemoryBound(to: UInt8.self), end)
    while true {
      offset = endOfASCII(base, from: offset, to: end)
      if offset == end { return nil }
      let length = sequenceLength(base, at: offset, end: end)
      if length == 0 { return offset }
      offset += length
    }
  }

  /// Whether all bytes are ASCII.
  package static func isASCII(_ bytes: UnsafeRawBufferPointer) -> Bool {
    firstNonASCIIOffset(in: bytes) == nil
  }

  /// The offset of the first byte from 0x80 up.
  package static func firstNonASCIIOffset(in bytes: UnsafeRawBufferPointer) -> Int? {
    guard let base = bytes.baseAddress else { return nil }
    let offset = endOfASCII(base, from: 0, to: bytes.count)
    return offset < bytes.count ? offset : nil
  }

  /// Decodes what may be malformed UTF-8.
  package static func repaired(_ bytes: UnsafeRawBufferPointer) -> DecodedText {
    var utf8: [UInt8] = []
    let replacements = repair(bytes, into: &utf8)
    return DecodedText(utf8: utf8, replacements: replacements)
  }

  /// Appends the bytes to `output` with U+FFFD for each maximal part of a malformed sequence, and
  /// returns how many there were.
  static func repair(_ bytes: UnsafeRawBufferPointer, into output: inout [UInt8]) -> Int {
    var replacements = 0
    var rest = bytes[...]
    while let invalid = firstInvalidOffset(in: UnsafeRawBufferPointer(rebasing: rest)) {
      let start = rest.startIndex + invalid
      output.append(contentsOf: rest[..<start])
      output.append(contentsOf: [0xEF, 0xBF, 0xBD])
      replacements += 1
      let malformed = UnsafeRawBufferPointer(rebasing: rest[start...])
      rest = rest[(start + malformedLength(in: malformed))...]
    }
    output.append(contentsOf: rest)
    return replacements
  }

  /// The length of the malformed sequence at the start of `bytes`: a lead byte and the trail bytes
  /// that could have belonged to it, or one byte.
  static func malformedLength(in bytes: UnsafeRawBufferPointer) -> Int {
    guard let lead = bytes.first else { return 0 }
    let (count, second) = trail(of: lead)
    var length = 1
    while length <= count, length < bytes.count {
      let allowed: ClosedRange<UInt8> = length == 1 ? second : 0x80...0xBF
      guard allowed.contains(bytes[length]) else { break }
      length += 1
    }
    return length
  }

  /// Text with the pairs of surrogates joined that CESU-8 (Unicode Technical Report 26) has in place of
  /// characters beyond the first 65,536, as old databases and Java write it; nil where there is none, or where
  /// the rest is no UTF-8.
  package static func joiningSurrogates(_ bytes: UnsafeRawBufferPointer) -> [UInt8]? {
    var joined: [UInt8]?
    var start = 0
    var index = 0
    while index + surrogatePairLength <= bytes.count {
      guard bytes[index] == 0xED, isSurrogatePair(bytes, at: index) else {
        index += 1
        continue
      }
      let high = UInt32(bytes[index + 1] & 0x0F) << 6 | UInt32(bytes[index + 2] & 0x3F)
      let low = UInt32(bytes[index + 4] & 0x0F) << 6 | UInt32(bytes[index + 5] & 0x3F)
      let value = 0x10000 + (high << 10 | low)
      joined = joined ?? []
      joined?.append(contentsOf: bytes[start..<index])
      joined?.append(UInt8(0xF0 | value >> 18))
      for shift: UInt32 in [12, 6, 0] { joined?.append(UInt8(0x80 | value >> shift & 0x3F)) }
      index += surrogatePairLength
      start = index
    }
    guard var joined else { return nil }
    joined.append(contentsOf: bytes[start...])
    return joined.withUnsafeBytes { firstInvalidOffset(in: $0) } == nil ? joined : nil
  }

  /// Of two surrogates in three bytes each.
  static let surrogatePairLength = 6

  /// Whether a high and a low surrogate stand at an offset, each encoded as a character.
  static func isSurrogatePair(_ bytes: UnsafeRawBufferPointer, at index: Int) -> Bool {
    guard index + surrogatePairLength <= bytes.count else { return false }
    return bytes[index] == 0xED && (0xA0...0xAF).contains(bytes[index + 1])
      && bytes[index + 2] & 0xC0 == 0x80 && bytes[index + 3] == 0xED
      && (0xB0...0xBF).contains(bytes[index + 4]) && bytes[index + 5] & 0xC0 == 0x80
  }

  /// How many trail bytes follow a lead byte, and what the first of them may be.
  static func trail(of lead: UInt8) -> (count: Int, second: ClosedRange<UInt8>) {
    switch lead {
    case 0xC2...0xDF: (1, 0x80...0xBF)
    case 0xE0: (2, 0xA0...0xBF)
    case 0xED: (2, 0x80...0x9F)
    case 0xE1...0xEF: (2, 0x80...0xBF)
    case 0xF0: (3, 0x90...0xBF)
    case 0xF1...0xF3: (3, 0x80...0xBF)
    case 0xF4: (3, 0x80...0x8F)
    default: (0, 0x80...0xBF)
    }
  }

  /// The length of the well-formed sequence at `offset`; 0 if it is malformed or cut off.
  @inline(__always)
  private static func sequenceLength(_ base: UnsafeRawPointer, at offset: Int, end: Int) -> Int {
    let lead = base.load(fromByteOffset: offset, as: UInt8.self)
    if lead < 0x80 { return 1 }
    if lead >= 0xC2, lead < 0xE0 {
      guard offset + 1 < end else { return 0 }
      return base.load(fromByteOffset: offset + 1, as: UInt8.self) & 0xC0 == 0x80 ? 2 : 0
    }
    let (count, second) = trail(of: lead)
    guard count > 0, offset + count < end,
      second.contains(base.load(fromByteOffset: offset + 1, as: UInt8.self))
    else { return 0 }
    for index in 2...count
    where base.load(fromByteOffset: offset + index, as: UInt8.self) & 0xC0 != 0x80 {
      return 0
    }
    return count + 1
  }

  /// The offset of the first byte from 0x80 up, or `end`.
  @inline(__always)
  private static func endOfASCII(_ base: UnsafeRawPointer, from start: Int, to end: Int) -> Int {
    let high: UInt64 = 0x8080_8080_8080_8080
    var offset = start
    while offset + 32 <= end {
      let a = base.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
      let b = base.loadUnaligned(fromByteOffset: offset + 8, as: UInt64.self)
      let c = base.loadUnaligned(fromByteOffset: offset + 16, as: UInt64.self)
      let d = base.loadUnaligned(fromByteOffset: offset + 24, as: UInt64.self)
      if (a | b | c | d) & high != 0 { break }
      offset += 32
    }
    while offset + 8 <= end {
      let word = base.loadUnaligned(fromByteOffset: offset, as: UInt64.self).littleEndian & high
      if word != 0 { return offset + word.trailingZeroBitCount / 8 }
      offset += 8
    }
    while offset < end, base.load(fromByteOffset: offset, as: UInt8.self) < 0x80 { offset += 1 }
    return offset
  }
}
