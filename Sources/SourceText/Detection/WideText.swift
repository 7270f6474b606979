/// Recognises UTF-16 and UTF-32 without a byte order mark.
enum WideText {
  /// How many bytes are looked at.
  private static let sampleLength = 1 << 16

  /// The encoding, if the bytes can hardly be anything but UTF-16 or UTF-32.
  static func guess(_ bytes: UnsafeRawBufferPointer) -> EncodingGuess? {
    // Zeros around a text pad it, and say nothing about it.
    let start = bytes.firstIndex { $0 != 0 } ?? 0
    var end = min(bytes.count, start + sampleLength)
    while end > start, bytes[end - 1] == 0 { end -= 1 }
    // Of a character's own zeros, which stand before or behind it, none is too much.
    let first = start < 4 ? 0 : start & ~3
    let sample = UnsafeRawBufferPointer(rebasing: bytes[first..<min(bytes.count, end + 3)])
    // Wide text always has such bytes: at least those of its line breaks and separators.
    let controls = bytes[start..<end].count { isControl(UInt32($0)) }
    guard controls > 0, sample.count >= 4 else { return nil }
    let orders: [(Charset, Charset)] = [(.utf32LE, .utf16LE), (.utf32BE, .utf16BE)]
    for (index, charsets) in orders.enumerated() {
      let isBigEndian = index == 1
      if isText32(sample, isBigEndian: isBigEndian) {
        return guess(charsets.0, count: sample.count / 4)
      }
    }
    let little = plausibility16(sample, isBigEndian: false)
    let big = plausibility16(sample, isBigEndian: true)
    guard max(little, big) > 0.9, abs(little - big) > 0.05 else { return nil }
    return guess(little > big ? .utf16LE : .utf16BE, count: sample.count / 2)
  }

  private static func guess(_ charset: Charset, count: Int) -> EncodingGuess {
    EncodingGuess(
      charset: charset, confidence: min(0.99, 1 - 1 / Double(count + 1)),
      evidence: "the zero bytes of \(charset.name) text")
  }

  private static func isText32(_ bytes: UnsafeRawBufferPointer, isBigEndian: Bool) -> Bool {
    guard bytes.count >= 8 else { return false }
    for offset in stride(from: 0, to: bytes.count - 3, by: 4) {
      let raw = bytes.loadUnaligned(fromByteOffset: offset, as: UInt32.self)
      let value = isBigEndian ? UInt32(bigEndian: raw) : UInt32(littleEndian: raw)
      guard Unicode.Scalar(value) != nil, !isControl(value) else { return false }
    }
    return true
  }

  /// The share of units that are characters text is made of. ASCII counts in full; other characters
  /// do when they are of the same block of 256 as one of the few before, as the letters of one
  /// script are, or ideographs or Hangul.
  private static func plausibility16(
    _ bytes: UnsafeRawBufferPointer, isBigEndian: Bool
  ) -> Double {
    var good = 0
    var count = 0
    var lastBlock: UInt16 = 0
    var needsLowSurrogate = false
    for offset in stride(from: 0, to: bytes.count - 1, by: 2) {
      let raw = bytes.loadUnaligned(fromByteOffset: offset, as: UInt16.self)
      let unit = isBigEndian ? UInt16(bigEndian: raw) : UInt16(littleEndian: raw)
      count += 1
      let isLow = unit & 0xFC00 == 0xDC00
      if isLow != needsLowSurrogate { return 0 }
      needsLowSurrogate = unit & 0xFC00 == 0xD800
      switch unit {
      case 0x09, 0x0A, 0x0D, 0x20...0x7E, 0xD800...0xDFFF: good += 1
      case 0xA0...0x24F, 0x2010...0x2030, 0x3000...0x30FF, 0x4E00...0x9FFF, 0xAC00...0xD7A3,
        0xFF00...0xFFEF:
        // An ASCII character read in the wrong order looks like an ideograph or a rare letter.
        good += unit & 0xFF == 0 ? 0 : 1
      case 0x250...0x1FFF:
        if unit >> 8 == lastBlock || lastBlock == 0 { good += 1 }
        lastBlock = unit >> 8
      default: break
      }
    }
    return count == 0 ? 0 : Double(good) / Double(count)
  }

  /// Whether a character has no place in text.
  private static func isControl(_ value: UInt32) -> Bool {
    switch value {
    case 0x09, 0x0A, 0x0C, 0x0D, 0x1A, 0x1B: false
    default: value < 0x20
    }
  }
}
