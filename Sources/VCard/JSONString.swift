package import SourceText

extension ByteArena {
  /// Appends the text as a JSON string (RFC 8259, section 7).
  package mutating func appendJSONString(_ text: Bytes) {
    let digits: StaticString = "0123456789abcdef"
    append(UInt8(ascii: "\""))
    var start = 0
    for index in 0..<text.count {
      let byte = text[index]
      guard byte < 0x20 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") || byte == 0x7F
      else { continue }
      if start < index { append(text[start..<index]) }
      start = index + 1
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "\\"):
        append(UInt8(ascii: "\\"))
        append(byte)
      case 0x0A: append(ascii: "\\n")
      default:
        append(ascii: "\\u00")
        append(digits.utf8Start[Int(byte >> 4)])
        append(digits.utf8Start[Int(byte & 15)])
      }
    }
    if start < text.count { append(text[start..<text.count]) }
    append(UInt8(ascii: "\""))
  }
}
