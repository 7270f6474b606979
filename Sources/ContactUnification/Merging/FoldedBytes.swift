import ContactLikeness
import LocaleSupport

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
    text.allSatisfy { $0 < 0x80 }
      ? text.map(ASCII.lowercased)
      : SearchFolding.folded(String(decoding: text, as: UTF8.self), spellsUmlauts: true)
  }

  @inline(__always)
  private static func collapsed(_ text: [UInt8], _ isKept: (UInt8) -> Bool) -> [UInt8] {
    var text = text
    var end = 0
    var isGap = false
    for place in text.indices {
      let byte = text[place]
      guard isKept(byte) else {
        isGap = true
        continue
      }
      // A blank takes the place of what was left out before it.
      if isGap, end > 0 {
        text[end] = UInt8(ascii: " ")
        end += 1
      }
      isGap = false
      text[end] = byte
      end += 1
    }
    text.removeLast(text.count - end)
    return text
  }

  /// How well a text is written: capitals and small letters rather than one of them alone, and
  /// letters with their accents.
  static func quality(_ text: some Collection<UInt8>) -> Int {
    guard text.contains(where: { $0 >= 0x80 }) else {
      let isMixed =
        text.contains { $0 &- 0x61 < 26 } == text.contains { $0 &- 0x41 < 26 }
      return isMixed ? 2 : 0
    }
    let letters = String(decoding: text, as: UTF8.self)
    let isMixed = letters.contains(where: \.isLowercase) == letters.contains(where: \.isUppercase)
    return isMixed ? 3 : 1
  }
}
