import Glibc
package import SourceText

/// Backslash escapes of vCard text (RFC 6350, section 3.4), read as leniently as real cards
/// need it.
package enum TextEscaping {
  /// The text with a second backslash behind each.
  package static func doublingBackslashes(_ text: Bytes) -> [UInt8] {
    var doubled: [UInt8] = []
    for byte in text {
      if byte == UInt8(ascii: "\\") { doubled.append(byte) }
      doubled.append(byte)
    }
    return doubled
  }

  /// The range of the unescaped text: `range` itself where nothing is escaped, else a copy at
  /// the end of `bytes`. `unknown` is set where a backslash stands before anything else than
  /// `\ , ; : n N " '`; both characters are kept then.
  package static func unescape(
    _ range: Range<Int>, in bytes: inout ByteArena, unknown: inout Bool
  ) -> Range<Int> {
    guard !range.isEmpty, contains(UInt8(ascii: "\\"), range, bytes.view) else { return range }
    let start = bytes.count
    var index = range.lowerBound
    while index < range.upperBound {
      let byte = bytes[index]
      guard byte == UInt8(ascii: "\\") else {
        let end = bytes.view.firstIndex(of: UInt8(ascii: "\\"), in: index..<range.upperBound)
        bytes.appendCopy(of: index..<end)
        index = end
        continue
      }
      guard index + 1 < range.upperBound else {
        bytes.append(byte)
        break
      }
      let next = bytes[index + 1]
      switch next {
      case UInt8(ascii: "n"), UInt8(ascii: "N"): bytes.append(0x0A)
      case UInt8(ascii: "\\"), UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: ":"),
        UInt8(ascii: "\""), UInt8(ascii: "'"):
        bytes.append(next)
      default:
        unknown = true
        bytes.append(byte)
        bytes.append(next)
      }
      index += 2
    }
    return start..<bytes.count
  }

  /// Whether a backslash and what follows it are read as an escape.
  static func isEscape(_ text: Bytes, at index: Int) -> Bool {
    guard index + 1 < text.count else { return false }
    switch text[index + 1] {
    case UInt8(ascii: "n"), UInt8(ascii: "N"), UInt8(ascii: "\\"), UInt8(ascii: ","),
      UInt8(ascii: ";"), UInt8(ascii: ":"), UInt8(ascii: "\""), UInt8(ascii: "'"):
      return true
    default: return false
    }
  }

  /// The end of the item that begins at `start`: the next separator that no backslash escapes.
  package static func itemEnd(
    from start: Int, to end: Int, separator: UInt8, in bytes: Bytes
  ) -> Int {
    var index = start
    while index < end {
      let byte = bytes[index]
      if byte == separator { return index }
      index += byte == UInt8(ascii: "\\") ? 2 : 1
    }
    return end
  }

  package static func contains(_ byte: UInt8, _ range: Range<Int>, _ bytes: Bytes) -> Bool {
    guard range.count > 16 else {
      for index in range where bytes[index] == byte { return true }
      return false
    }
    guard let base = bytes.unsafeBuffer.baseAddress else { return false }
    return memchr(base + range.lowerBound, Int32(byte), range.count) != nil
  }
}
