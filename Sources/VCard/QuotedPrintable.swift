package import SourceText

/// Quoted-printable (RFC 2045, section 6.7), as vCard 2.1 uses it.
package enum QuotedPrintable {
  /// What an encoded text stands for.
  package struct Decoded {
    package private(set) var bytes: [UInt8] = []
    /// For each byte, whether it was encoded, and so is no separator.
    package private(set) var isEncoded: [Bool] = []
    /// How many equals signs had no two hexadecimal digits behind them and were kept as they are.
    package private(set) var errors = 0

    /// What the range stands for; soft breaks are gone already.
    package init(_ range: Range<Int>, in text: Bytes) {
      bytes.reserveCapacity(range.count)
      isEncoded.reserveCapacity(range.count)
      var index = range.lowerBound
      while index < range.upperBound {
        let byte = text[index]
        if byte == UInt8(ascii: "=") {
          if index + 2 < range.upperBound, let high = hexValue(text[index + 1]),
            let low = hexValue(text[index + 2])
          {
            bytes.append(high << 4 | low)
            isEncoded.append(true)
            index += 3
            continue
          }
          // A lone `=` at the end is a soft break that lost its line.
          if index + 1 < range.upperBound {
            errors += 1
            bytes.append(byte)
            isEncoded.append(false)
          }
        } else {
          bytes.append(byte)
          isEncoded.append(false)
        }
        index += 1
      }
    }
  }

  /// Whether the text has the byte in its encoded form.
  package static func holdsEncoded(_ byte: UInt8, _ text: Bytes) -> Bool {
    var index = text.firstIndex(of: UInt8(ascii: "="), in: text.indices)
    while index + 2 < text.count {
      if let high = hexValue(text[index + 1]), let low = hexValue(text[index + 2]),
        high << 4 | low == byte
      {
        return true
      }
      index = text.firstIndex(of: UInt8(ascii: "="), in: index + 1..<text.count)
    }
    return false
  }

  /// Appends a byte, encoded or as it is.
  package static func append(_ byte: UInt8, isEncoded: Bool, to output: inout ByteArena) {
    guard isEncoded else {
      output.append(byte)
      return
    }
    output.append(UInt8(ascii: "="))
    output.append(digits[Int(byte >> 4)])
    output.append(digits[Int(byte & 15)])
  }

  /// Whether a text can't stand in vCard 2.1 as it is, being more than printable ASCII on one line.
  package static func isNeeded(_ bytes: Bytes) -> Bool {
    for byte in bytes where byte >= 0x7F || byte < 0x20 && byte != 0x09 { return true }
    return bytes.last == 0x20 || bytes.last == 0x09
  }

  private static let digits = Array("0123456789ABCDEF".utf8)

  /// Appends the encoded form of a byte and returns the new column; breaks the line softly
  /// before column 76, never within a UTF-8 sequence where `sequenceCount` says how many bytes
  /// belong together.
  package static func encode(
    _ byte: UInt8, column: inout Int, sequenceCount: Int, to output: inout ByteArena
  ) {
    let isLiteral = byte > 0x20 && byte < 0x7F && byte != UInt8(ascii: "=")
    let width = isLiteral || byte == 0x20 ? 1 : 3
    if column + width * max(1, sequenceCount) > 75 {
      output.append(ascii: "=\r\n")
      column = 0
    }
    // A blank at the start of a line would read as a fold, and the text may say BEGIN, END, or what
    // looks like a property.
    let isMistakable =
      column == 0
      && (byte &- 0x41 < 26 || byte == UInt8(ascii: "b") || byte == UInt8(ascii: "e"))
    if isLiteral && !isMistakable || byte == 0x20 && column > 0 {
      output.append(byte)
      column += 1
    } else {
      append(byte, isEncoded: true, to: &output)
      column += 3
    }
  }
}
