import SourceText

/// What URIs begin with (RFC 3986, section 3.1).
enum URIScheme {
  private static let longest = 32

  /// Where the colon stands behind the scheme that a text begins with; nil where there is none. One
  /// letter is no scheme, but a drive.
  static func end(_ text: Bytes) -> Int? {
    guard let first = text.first, isLetter(first) else { return nil }
    for index in 0..<min(text.count, longest) where !isLetter(text[index]) {
      switch text[index] {
      case UInt8(ascii: ":"): return index > 1 ? index : nil
      case 0x30...0x39, UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "."): continue
      default: return nil
      }
    }
    return nil
  }

  private static func isLetter(_ byte: UInt8) -> Bool { (byte | 0x20) &- 0x61 < 26 }
}
