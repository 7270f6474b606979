/// Text that a program spoiled on its way: UTF-8 taken for Latin-1, and HTML's names of letters.
enum TextRepair {
  /// The text as it was meant; nil where nothing is wrong with it, as almost always.
  static func repaired(_ text: UnsafeBufferPointer<UInt8>) -> [UInt8]? {
    var hasLead = false
    var hasEntity = false
    for (index, byte) in text.enumerated() {
      // Ã, Â, Ð, Ñ and their like before a character that stands for a continuation byte.
      if byte == 0xC3, index + 2 < text.count, text[index + 1] >= 0x82, text[index + 1] <= 0xB0,
        text[index + 2] >= 0xC2
      {
        hasLead = true
      }
      if byte == UInt8(ascii: "&") { hasEntity = true }
    }
    guard hasLead || hasEntity else { return nil }
    if hasLead, let bytes = asLatin(text) { return bytes }
    return hasEntity ? withoutEntities(text) : nil
  }

  /// The bytes that were read as Windows' Latin characters, where they are UTF-8.
  private static func asLatin(_ text: UnsafeBufferPointer<UInt8>) -> [UInt8]? {
    var bytes: [UInt8] = []
    for scalar in String(decoding: text, as: UTF8.self).unicodeScalars {
      guard let byte = windowsByte(scalar.value) else { return nil }
      bytes.append(byte)
    }
    guard let repaired = String(validating: bytes, as: UTF8.self) else { return nil }
    return Array(repaired.utf8)
  }

  private static func windowsByte(_ scalar: UInt32) -> UInt8? {
    if scalar < 0x100 { return UInt8(scalar) }
    return windows.firstIndex(of: scalar).map { UInt8(0x80 + $0) }
  }

  /// What the bytes from 0x80 to 0x9F are in Windows-1252.
  private static let windows: [UInt32] = [
    0x20AC, 0x81, 0x201A, 0x192, 0x201E, 0x2026, 0x2020, 0x2021, 0x2C6, 0x2030, 0x160, 0x2039,
    0x152,
    0x8D, 0x17D, 0x8F, 0x90, 0x2018, 0x2019, 0x201C, 0x201D, 0x2022, 0x2013, 0x2014, 0x2DC, 0x2122,
    0x161, 0x203A, 0x153, 0x9D, 0x17E, 0x178,
  ]

  /// `&eacute;` is e with an acute accent; comparison needs the letter alone.
  private static func withoutEntities(_ text: UnsafeBufferPointer<UInt8>) -> [UInt8]? {
    let kinds = ["acute", "grave", "circ", "uml", "tilde", "cedil", "ring", "slash", "caron"]
    var result: [UInt8] = []
    var index = 0
    var isChanged = false
    while index < text.count {
      if text[index] == UInt8(ascii: "&"),
        let end = text[index...].prefix(10).firstIndex(of: UInt8(ascii: ";")), end > index + 2
      {
        let name = String(decoding: text[(index + 1)..<end], as: UTF8.self)
        if kinds.contains(String(name.dropFirst())) {
          result.append(text[index + 1])
          index = end + 1
          isChanged = true
          continue
        }
        let plain = [
          "szlig": "ß", "aelig": "æ", "AElig": "Æ", "oelig": "œ", "amp": "&", "quot": " ",
        ]
        if let letter = plain[name] {
          result += Array(letter.utf8)
          index = end + 1
          isChanged = true
          continue
        }
      }
      result.append(text[index])
      index += 1
    }
    return isChanged ? result : nil
  }
}
