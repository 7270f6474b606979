import CUnicode

/// Text without what is only notation: case, accents, widths, and how umlauts are spelled.
enum FoldedBytes {
  /// The text folded, with single blanks between words and none around.
  static func words(_ text: some Collection<UInt8>) -> [UInt8] {
    collapsed(folded(text)) { $0 > 0x20 }
  }

  /// The same with nothing but letters and digits; signs separate words.
  static func lettersAndDigits(_ text: some Collection<UInt8>) -> [UInt8] {
    collapsed(folded(text)) { ASCII.isLetter($0) || ASCII.isDigit($0) || $0 >= 0x80 }
  }

  /// The text with its blanks collapsed and nothing else changed.
  static func spaced(_ text: some Collection<UInt8>) -> [UInt8] {
    collapsed(Array(text)) { $0 > 0x20 }
  }

  static func folded(_ text: some Collection<UInt8>) -> [UInt8] {
    let text = Array(text)
    guard text.contains(where: { $0 >= 0x80 }) else { return text.map(ASCII.lowercased) }
    return text.withUnsafeBufferPointer { text in
      var capacity = text.count + 16
      while true {
        var needed = 0
        let folded = [UInt8](unsafeUninitializedCapacity: capacity) { buffer, count in
          needed = cu_fold_for_search(
            text.baseAddress, text.count, true, buffer.baseAddress, capacity)
          count = min(needed, capacity)
        }
        if needed <= capacity { return folded }
        capacity = needed
      }
    }
  }

  private static func collapsed(_ text: [UInt8], _ isKept: (UInt8) -> Bool) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(text.count)
    var isGap = false
    for byte in text {
      guard isKept(byte) else {
        isGap = true
        continue
      }
      if isGap, !result.isEmpty { result.append(UInt8(ascii: " ")) }
      isGap = false
      result.append(byte)
    }
    return result
  }

  /// How well a text is written: capitals and small letters rather than one of them alone, and
  /// letters with their accents.
  static func quality(_ text: some Collection<UInt8>) -> Int {
    var hasSmall = false
    var hasCapital = false
    var hasOther = false
    for byte in text {
      if byte &- 0x61 < 26 { hasSmall = true }
      if byte &- 0x41 < 26 { hasCapital = true }
      if byte >= 0x80 { hasOther = true }
    }
    return (hasSmall != hasCapital && !hasOther ? 0 : 2) + (hasOther ? 1 : 0)
  }
}
