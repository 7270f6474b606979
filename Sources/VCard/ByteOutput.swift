package import SourceText

extension [UInt8] {
  package mutating func append(ascii text: StaticString) {
    append(contentsOf: UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
  }

  /// Appends base64 without the line breaks, blanks and stray quotes within.
  mutating func appendWithoutBlanks(_ text: Bytes) {
    var start = 0
    var index = start
    while index < text.count {
      let byte = text[index]
      if byte <= 0x22 || byte == UInt8(ascii: "\\") {
        if start < index { append(contentsOf: text[start..<index].unsafeBuffer) }
        start = index + 1
      }
      index += 1
    }
    if start < index { append(contentsOf: text[start..<index].unsafeBuffer) }
  }

  /// Appends the text as a JSON string (RFC 8259, section 7).
  package mutating func appendJSONString(_ text: Bytes) {
    let digits: StaticString = "0123456789abcdef"
    append(UInt8(ascii: "\""))
    var start = 0
    for index in 0..<text.count {
      let byte = text[index]
      guard byte < 0x20 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") || byte == 0x7F
      else { continue }
      if start < index { append(contentsOf: text[start..<index].unsafeBuffer) }
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
    if start < text.count { append(contentsOf: text[start..<text.count].unsafeBuffer) }
    append(UInt8(ascii: "\""))
  }
}
