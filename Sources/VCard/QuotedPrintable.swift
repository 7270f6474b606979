package import SourceText

/// Quoted-printable (RFC 2045, section 6.7), as vCard 2.1 uses it.
package enum QuotedPrintable {
  /// Appends the decoded bytes to `output`; soft breaks are gone already. Returns how many
  /// equals signs had no two hexadecimal digits behind them and were kept as they are.
  package static func decode(
    _ range: Range<Int>, in bytes: Bytes, to output: inout [UInt8]
  ) -> Int {
    var errors = 0
    var index = range.lowerBound
    while index < range.upperBound {
      let byte = bytes[index]
      if byte == UInt8(ascii: "=") {
        if index + 2 < range.upperBound, let high = hexValue(bytes[index + 1]),
          let low = hexValue(bytes[index + 2])
        {
          output.append(high << 4 | low)
          index += 3
          continue
        }
        // A lone `=` at the end is a soft break that lost its line.
        if index + 1 < range.upperBound {
          errors += 1
          output.append(byte)
        }
      } else {
        output.append(byte)
      }
      index += 1
    }
    return errors
  }

  @inline(__always)
  private static func hexValue(_ byte: UInt8) -> UInt8? {
    if byte &- 0x30 < 10 { return byte - 0x30 }
    let lower = byte | 0x20
    return lower &- 0x61 < 6 ? lower - 0x61 + 10 : nil
  }

  /// Whether a text can stand in vCard 2.1 without encoding: printable ASCII on one line.
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
    // A blank at the start of a line would read as a fold, and the text may say BEGIN or END.
    let isMistakable =
      column == 0 && (byte | 0x20 == UInt8(ascii: "b") || byte | 0x20 == UInt8(ascii: "e"))
    if isLiteral && !isMistakable || byte == 0x20 && column > 0 {
      output.append(byte)
      column += 1
    } else {
      output.append(UInt8(ascii: "="))
      output.append(digits[Int(byte >> 4)])
      output.append(digits[Int(byte & 15)])
      column += 3
    }
  }
}
