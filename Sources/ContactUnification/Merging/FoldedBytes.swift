import ContactLikeness
import LocaleSupport

/// Text without what is only notation: case, accents, widths, and how umlauts are spelled.
enum FoldedBytes {
  /// The text folded, with single blanks between words and none around.
  static func words(_ text: some Collection<UInt8>) -> [UInt8] {
    collapsed(text, isFolded: true) { $0 > 0x20 }
  }

  /// The same with nothing but letters and digits; signs separate words.
  static func lettersAndDigits(_ text: some Collection<UInt8>) -> [UInt8] {
    collapsed(text, isFolded: true) { ASCII.isLetter($0) || ASCII.isDigit($0) || $0 >= 0x80 }
  }

  /// The text with its blanks collapsed and nothing else changed.
  static func spaced(_ text: some Collection<UInt8>) -> [UInt8] {
    collapsed(text, isFolded: false) { $0 > 0x20 }
  }

  static func folded(_ text: some Collection<UInt8>) -> [UInt8] {
    withBytes(of: text) { text in
      LetterFolding.isASCII(text) ? text.map(ASCII.lowercased) : foldedBeyondASCII(text)
    }
  }

  private static func foldedBeyondASCII(_ text: UnsafeBufferPointer<UInt8>) -> [UInt8] {
    SearchFolding.folded(String(decoding: text, as: UTF8.self), spellsUmlauts: true)
  }

  @inline(__always)
  private static func withBytes<Result>(
    of text: some Collection<UInt8>, _ body: (UnsafeBufferPointer<UInt8>) -> Result
  ) -> Result {
    text.withContiguousStorageIfAvailable(body) ?? Array(text).withUnsafeBufferPointer(body)
  }

  @inline(__always)
  private static func collapsed(
    _ text: some Collection<UInt8>, isFolded: Bool, _ isKept: (UInt8) -> Bool
  ) -> [UInt8] {
    withBytes(of: text) { text in
      if !isFolded || LetterFolding.isASCII(text) {
        return collapsed(text, isFolded: isFolded, isKept)
      }
      return foldedBeyondASCII(text).withUnsafeBufferPointer {
        collapsed($0, isFolded: false, isKept)
      }
    }
  }

  @inline(__always)
  private static func collapsed(
    _ text: UnsafeBufferPointer<UInt8>, isFolded: Bool, _ isKept: (UInt8) -> Bool
  ) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(text.count)
    var isGap = false
    for byte in text {
      guard isKept(byte) else {
        isGap = true
        continue
      }
      // A blank takes the place of what was left out before it.
      if isGap, !result.isEmpty { result.append(UInt8(ascii: " ")) }
      isGap = false
      result.append(isFolded ? ASCII.lowercased(byte) : byte)
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
