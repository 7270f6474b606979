package import SourceText

extension ByteArena {
  /// Appends the text as a JSON string (RFC 8259, section 7).
  package mutating func appendJSONString(_ text: Bytes) {
    var index = append(text, inQuotes: UInt8(ascii: "\""), until: .quotesAndBackslashes)
    if index == text.count { return }
    while index < text.count {
      appendJSONEscape(text[index])
      index = append(text, from: index + 1, until: .quotesAndBackslashes)
    }
    append(UInt8(ascii: "\""))
  }

  private mutating func appendJSONEscape(_ byte: UInt8) {
    let digits: StaticString = "0123456789abcdef"
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
}
