/// Text of components made fit to stand within an address: without control characters, without
/// space at its ends, and without directions that would go on into what follows.
enum AddressText {
  /// Whether text can be taken as it is, which is nearly always so.
  static func isClean(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    // As if a space stood before, so that one at the beginning is a double one.
    var previous = UInt8(ascii: " ")
    for byte in text {
      switch byte {
      case 0x00..<0x20, 0x7F: return false
      case 0x20 where previous == 0x20: return false
      // C1 controls, and the blocks that line separators and directions are in.
      case 0x80..<0xA0 where previous == 0xC2: return false
      case 0x80, 0x81:
        if previous == 0xE2 { return false }
      default: break
      }
      previous = byte
    }
    return previous != 0x20
  }

  /// The lines of text, cleaned; none of them is empty.
  static func lines(of text: UnsafeBufferPointer<UInt8>) -> [[UInt8]] {
    var lines: [[UInt8]] = []
    var line = Line()
    for scalar in String(decoding: text, as: UTF8.self).unicodeScalars {
      switch scalar.value {
      case 0x0A...0x0D, 0x85, 0x2028, 0x2029:
        if let bytes = line.finish() { lines.append(bytes) }
        line = Line()
      case 0x09, 0x20: line.appendSpace()
      case 0x00..<0x20, 0x7F..<0xA0: continue
      default: line.append(scalar)
      }
    }
    if let bytes = line.finish() { lines.append(bytes) }
    return lines
  }

  private struct Line {
    private var bytes: [UInt8] = []
    private var hasPendingSpace = false
    private var hasText = false
    /// What closes the directions that are open, the innermost last.
    private var closers: [Unicode.Scalar] = []

    mutating func appendSpace() { hasPendingSpace = !bytes.isEmpty }

    mutating func append(_ scalar: Unicode.Scalar) {
      if hasPendingSpace { bytes.append(UInt8(ascii: " ")) }
      hasPendingSpace = false
      switch scalar.value {
      case 0x202A, 0x202B, 0x202D, 0x202E: closers.append("\u{202C}")
      case 0x2066...0x2068: closers.append("\u{2069}")
      case 0x202C:
        if closers.last == "\u{202C}" { closers.removeLast() }
      case 0x2069:
        // Closes what was opened within the isolate as well (UAX #9, X6a).
        if let isolate = closers.lastIndex(of: "\u{2069}") { closers.removeSubrange(isolate...) }
      default: hasText = true
      }
      bytes.append(contentsOf: UTF8.encode(scalar).map { Array($0) } ?? [])
    }

    /// The bytes with all directions closed; nil where there is nothing to see.
    mutating func finish() -> [UInt8]? {
      guard hasText else { return nil }
      for closer in closers.reversed() {
        bytes.append(contentsOf: UTF8.encode(closer).map { Array($0) } ?? [])
      }
      return bytes
    }
  }

  /// Whether a byte begins a Han character, kana, a Hangul syllable or a full-width form.
  static func isEastAsianLead(_ byte: UInt8) -> Bool { (0xE3...0xEF).contains(byte) }

  /// Whether the last character is such a one.
  static func endsEastAsian(_ bytes: [UInt8]) -> Bool {
    for byte in bytes.suffix(4).reversed() where byte & 0xC0 != 0x80 {
      return isEastAsianLead(byte)
    }
    return false
  }

  /// Whether a text is in another one as a word or words, whatever the case of ASCII letters.
  /// Text too long to be part of an address is not searched.
  static func contains(_ text: String, word: String) -> Bool {
    if text.utf8.count > 2048 { return text == word }
    let text = Array(text.utf8)
    let word = Array(word.utf8)
    guard !word.isEmpty, word.count <= text.count else { return word.isEmpty }
    for start in 0...(text.count - word.count) {
      guard start == 0 || !isWordByte(text[start - 1]) || !isWordByte(word[0]) else { continue }
      let end = start + word.count
      guard end == text.count || !isWordByte(text[end]) || !isWordByte(word[word.count - 1])
      else { continue }
      if (0..<word.count).allSatisfy({ folded(text[start + $0]) == folded(word[$0]) }) {
        return true
      }
    }
    return false
  }

  private static func isWordByte(_ byte: UInt8) -> Bool {
    switch folded(byte) {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"): true
    // Letters of other scripts; those without spaces have no words to find the ends of.
    case 0x80..<0xE0: true
    default: false
    }
  }

  private static func folded(_ byte: UInt8) -> UInt8 {
    (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) ? byte | 0x20 : byte
  }
}
