extension [UInt8] {
  package mutating func append(ascii text: StaticString) {
    append(contentsOf: UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
  }

  /// Appends base64 without the line breaks, blanks and stray quotes within.
  mutating func appendWithoutBlanks(_ text: ArraySlice<UInt8>) {
    var start = text.startIndex
    var index = start
    while index < text.endIndex {
      let byte = text[index]
      if byte <= 0x20 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") {
        if start < index { append(contentsOf: text[start..<index]) }
        start = index + 1
      }
      index += 1
    }
    if start < index { append(contentsOf: text[start..<index]) }
  }

  /// Appends the text as a JSON string (RFC 8259, section 7).
  package mutating func appendJSONString(_ text: ArraySlice<UInt8>) {
    let digits: StaticString = "0123456789abcdef"
    append(UInt8(ascii: "\""))
    for byte in text {
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "\\"):
        append(UInt8(ascii: "\\"))
        append(byte)
      case 0x0A: append(ascii: "\\n")
      case 0..<0x20, 0x7F:
        append(ascii: "\\u00")
        append(digits.utf8Start[Int(byte >> 4)])
        append(digits.utf8Start[Int(byte & 15)])
      default: append(byte)
      }
    }
    append(UInt8(ascii: "\""))
  }
}
