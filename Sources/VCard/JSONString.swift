package import SourceText

extension ByteArena {
  /// Appends the text as a JSON string (RFC 8259, section 7).
  package mutating func appendJSONString(_ text: Bytes) {
    let digits: StaticString = "0123456789abcdef"
    append(UInt8(ascii: "\""))
    let quote = UInt8(ascii: "\"")
    let backslash = UInt8(ascii: "\\")
    var start = 0
    while true {
      let index = text.firstControl(from: start, or: quote, backslash, 0x7F, 0x7F)
      append(text[start..<index])
      guard index < text.count else { break }
      let byte = text[index]
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
    append(quote)
  }
}
