extension Charset {
  /// Which bytes of a text are ASCII characters by themselves: those that are neither a part of a
  /// longer character nor of an escape sequence or what it shifts.
  package func asciiBytes(in text: [UInt8]) -> [Bool] {
    if codec.isASCIICompatible { return asciiBytes(outsideCharactersOf: text) }
    return name.hasPrefix("ISO-2022")
      ? Self.asciiBytes(outsideShiftsOf: text) : Array(repeating: false, count: text.count)
  }

  private func asciiBytes(outsideCharactersOf text: [UInt8]) -> [Bool] {
    var flags = text.map { $0 < 0x80 }
    guard !isSingleByte, !isUnicode else { return flags }
    let shape = MultiByteShape(charsetName: name)
    text.withUnsafeBytes { bytes in
      var offset = 0
      while offset < bytes.count {
        let length = shape.length(in: bytes, at: offset)
        for position in offset + 1..<max(offset + length, offset + 1) { flags[position] = false }
        offset += length
      }
    }
    return flags
  }

  /// In ISO 2022, `ESC ( B` and `ESC ( J` return to ASCII, or what is nearly that, and SI does from
  /// SO; other escape sequences leave it.
  private static func asciiBytes(outsideShiftsOf text: [UInt8]) -> [Bool] {
    var flags: [Bool] = []
    var isShifted = false
    var offset = 0
    while offset < text.count {
      var length = 1
      var isText = false
      switch text[offset] {
      case 0x1B:
        // Intermediate bytes are 20 to 2F, and one more byte ends the sequence.
        while offset + length < text.count, 0x20...0x2F ~= text[offset + length] { length += 1 }
        if offset + length < text.count { length += 1 }
        let sequence = text[offset + 1..<offset + length]
        isShifted =
          !(sequence.elementsEqual("(B".utf8) || sequence.elementsEqual("(J".utf8))
          && !sequence.elementsEqual("$)C".utf8)
      case 0x0E: isShifted = true
      case 0x0F: isShifted = false
      default: isText = !isShifted && text[offset] < 0x80
      }
      flags += Array(repeating: isText, count: length)
      offset += length
    }
    return flags
  }
}
