import SourceText

/// Text that a program spoiled on its way: UTF-8 taken for Latin-1, HTML's names of letters, and the
/// escapes of mail, addresses and JSON that nobody took off.
package enum TextRepair {
  /// Whether a text is another with question marks for letters that were lost on the way, one for a letter or for each
  /// of its bytes. One at the end may be somebody's doubt.
  package static func isSame(_ broken: [UInt8], withLostLettersOf whole: [UInt8]) -> Bool {
    func isSame(inBytes: Bool) -> Bool {
      var rest = broken[...]
      for letter in String(decoding: whole, as: UTF8.self).unicodeScalars {
        let bytes = Array(String(letter).utf8)
        if rest.starts(with: bytes) {
          rest = rest.dropFirst(bytes.count)
        } else if rest.first == UInt8(ascii: "?") {
          let lost = rest.prefix(inBytes ? bytes.count : 1).prefix { $0 == UInt8(ascii: "?") }
          rest = rest.dropFirst(lost.count)
        } else {
          return false
        }
      }
      return rest.allSatisfy { $0 == UInt8(ascii: "?") }
    }
    return isSame(inBytes: false) || isSame(inBytes: true)
  }

  /// The text as it was meant; nil where nothing is wrong with it, as almost always.
  static func repaired(_ text: UnsafeBufferPointer<UInt8>) -> [UInt8]? {
    var hasLead = false
    var hasEntity = false
    var hasEscape = false
    var hasSign = false
    for (index, byte) in text.enumerated() {
      // Ã, Â, Ð, Ñ and their like before a character that stands for a continuation byte.
      if byte == 0xC3, index + 2 < text.count, text[index + 1] >= 0x82, text[index + 1] <= 0xB0 {
        let isHalfLost = (0x83...0x85).contains(text[index + 1]) && isLost(text, index + 2)
        if text[index + 2] >= 0xC2 || isHalfLost { hasLead = true }
      }
      if byte == 0xC2, isSignInWord(text, index) { hasSign = true }
      switch byte {
      case UInt8(ascii: "&"): hasEntity = true
      case UInt8(ascii: "%"), UInt8(ascii: "="), UInt8(ascii: "\\"): hasEscape = true
      default: break
      }
    }
    if let cyrillic = asCyrillic(text) { return cyrillic }
    guard hasLead || hasEntity || hasEscape || hasSign else { return nil }
    if hasLead, let bytes = asLatin(text) { return bytes }
    if hasSign, let letters = asCentralEuropean(text) { return letters }
    if hasEscape, let bytes = withoutEscapes(text) { return bytes }
    return hasEntity ? withoutEntities(text) : nil
  }

  /// The bytes of Windows' Cyrillic letters that were read as its Latin ones: `Îëüãà` for Ольга. Nobody's
  /// name is of letters with marks throughout.
  private static func asCyrillic(_ text: UnsafeBufferPointer<UInt8>) -> [UInt8]? {
    let others = [0xC3] + Array(" -.".utf8)
    guard text.count >= 8, text[0] == 0xC3,
      text.allSatisfy({ (0x80..<0xC0).contains($0) || others.contains($0) })
    else { return nil }
    return windowsBytes(text).map { cyrillic.decode($0).utf8 }
  }

  /// Whether a sign of Latin-1 stands beside a letter, where Central Europe's codes have a letter themselves: Pawe³.
  private static func isSignInWord(_ text: UnsafeBufferPointer<UInt8>, _ index: Int) -> Bool {
    guard index + 1 < text.count, signs.contains(text[index + 1]) else { return false }
    return index > 0 && ASCII.isLetter(text[index - 1])
      || index + 2 < text.count && ASCII.isLetter(text[index + 2])
  }

  private static let signs = Set("¡£¥¦¬¯±³¶¹¼¾¿".unicodeScalars.map { UInt8($0.value) })

  /// The letters of ISO 8859-2, or of Windows-1250 where no sign is one of the first alone, that were read as Latin-1:
  /// `¯aneta ¦lêzak` for Żaneta Ślęzak.
  private static func asCentralEuropean(_ text: UnsafeBufferPointer<UInt8>) -> [UInt8]? {
    guard let bytes = windowsBytes(text) else { return nil }
    let isISO = bytes.contains { [0xA1, 0xA6, 0xAC, 0xB1, 0xB6, 0xBC].contains($0) }
    return (isISO ? iso8859Part2 : centralEuropean).decode(bytes).utf8
  }

  private static let cyrillic = Charset(named: "windows-1251") ?? .utf8
  private static let centralEuropean = Charset(named: "windows-1250") ?? .utf8
  private static let iso8859Part2 = Charset(named: "ISO-8859-2") ?? .utf8

  /// The text with `%C3%A9`, `=C3=A9` and `\u00e9` as the letters that they stand for; nil where none of
  /// them is a letter beyond ASCII, or they are no UTF-8.
  private static func withoutEscapes(_ text: UnsafeBufferPointer<UInt8>) -> [UInt8]? {
    var rest = text[...]
    // An encoded word of RFC 2047: `=?UTF-8?Q?Jos=C3=A9?=`.
    let isEncodedWord =
      text.prefix(encodedWord.count).map(ASCII.lowercased) == encodedWord
      && text.suffix(2).elementsEqual("?=".utf8)
    if isEncodedWord { rest = text[encodedWord.count..<(text.count - 2)] }
    var result: [UInt8] = []
    var isChanged = false
    while let byte = rest.first {
      rest.removeFirst()
      switch byte {
      case UInt8(ascii: "_") where isEncodedWord: result.append(0x20)
      case UInt8(ascii: "%"), UInt8(ascii: "="):
        guard let code = hexadecimal(rest.prefix(2), count: 2) else {
          result.append(byte)
          continue
        }
        rest.removeFirst(2)
        if code >= 0x80 { isChanged = true }
        result.append(UInt8(truncatingIfNeeded: code))
      case UInt8(ascii: "\\") where rest.first == UInt8(ascii: "u"):
        guard let code = hexadecimal(rest.dropFirst().prefix(4), count: 4), code >= 0x80,
          let scalar = Unicode.Scalar(code)
        else { return nil }
        rest.removeFirst(5)
        isChanged = true
        result += Array(String(scalar).utf8)
      default: result.append(byte)
      }
    }
    return isChanged && String(validating: result, as: UTF8.self) != nil ? result : nil
  }

  private static let encodedWord = Array("=?utf-8?q?".utf8)

  private static func hexadecimal(_ digits: some Collection<UInt8>, count: Int) -> UInt32? {
    guard digits.count == count else { return nil }
    return UInt32(String(decoding: digits, as: UTF8.self), radix: 16)
  }

  /// Whether a question mark stands where Ł, Đ and Š have a byte that is no letter in Windows' code, or a blank in
  /// front of a small letter: `PaweÅ?`, `Å imek`.
  private static func isLost(_ text: UnsafeBufferPointer<UInt8>, _ index: Int) -> Bool {
    switch text[index] {
    case UInt8(ascii: "?"): true
    case 0x20: isWordWithBlank(text[..<index], text[(index + 1)...])
    default: false
    }
  }

  /// Whether what stands before a blank is a letter by itself, and behind it the rest of its word.
  private static func isWordWithBlank(
    _ before: some BidirectionalCollection<UInt8>, _ behind: some Collection<UInt8>
  ) -> Bool {
    let letter = before.reversed().prefix { $0 != 0x20 }.reversed()
    return letter.elementsEqual("Å".utf8)
      && behind.first.map { $0 &- 0x61 < 26 || $0 == 0xC3 || $0 == 0xC4 } ?? false
  }

  /// The bytes that were read as Windows' Latin characters, where they are UTF-8.
  private static func asLatin(_ text: UnsafeBufferPointer<UInt8>) -> [UInt8]? {
    windowsBytes(text, areUTF8: true).flatMap { String(validating: $0, as: UTF8.self) }
      .map { Array($0.utf8) }
  }

  /// What the text is in Windows' Latin page; nil where that has not all of it.
  ///
  /// - Parameter areUTF8: Whether a letter has two bytes. One of which a half is lost becomes a question mark.
  private static func windowsBytes(
    _ text: UnsafeBufferPointer<UInt8>, areUTF8: Bool = false
  ) -> [UInt8]? {
    var bytes: [UInt8] = []
    var index = 0
    for scalar in String(decoding: text, as: UTF8.self).unicodeScalars {
      defer { index += UTF8.width(scalar) }
      let isHalf = areUTF8 && bytes.last.map { (0xC3...0xC5).contains($0) } ?? false
      switch scalar {
      case "?" where isHalf, "\u{FFFD}" where isHalf:
        bytes[bytes.count - 1] = UInt8(ascii: "?")
      case "\u{FFFD}" where areUTF8: bytes.append(UInt8(ascii: "?"))
      // The no-break space that is the half of Š.
      case " " where isHalf && isLost(text, index): bytes.append(0xA0)
      // Programs that took the text for Latin-1 made controls of what are signs on Windows.
      case _ where scalar.value < 0x100: bytes.append(UInt8(scalar.value))
      default:
        let encoded = Charset.windows1252.encode(String(scalar))
        guard encoded.unencodable.isEmpty else { return nil }
        bytes += encoded.bytes
      }
    }
    return bytes
  }

  /// `&eacute;` is e with an acute accent; comparison needs the letter alone.
  private static func withoutEntities(_ text: UnsafeBufferPointer<UInt8>) -> [UInt8]? {
    var result: [UInt8] = []
    var index = 0
    var isChanged = false
    while index < text.count {
      if text[index] == UInt8(ascii: "&"),
        let end = text[index...].prefix(10).firstIndex(of: UInt8(ascii: ";")), end > index + 2,
        let meant = meaning(ofReference: text[(index + 1)..<end])
      {
        result += meant
        index = end + 1
        isChanged = true
        continue
      }
      result.append(text[index])
      index += 1
    }
    return isChanged ? result : nil
  }

  /// What `eacute`, `#233` or `szlig` stands for; nil where it is none of these.
  private static func meaning(
    ofReference reference: Slice<UnsafeBufferPointer<UInt8>>
  ) -> [UInt8]? {
    let name = String(decoding: reference, as: UTF8.self)
    let accents = ["acute", "grave", "circ", "uml", "tilde", "cedil", "ring", "slash", "caron"]
    if accents.contains(String(name.dropFirst())) { return Array(reference.prefix(1)) }
    let plain = [
      "szlig": "ß", "aelig": "æ", "AElig": "Æ", "oelig": "œ", "amp": "&", "quot": " ",
    ]
    return (scalar(ofReference: name).map { String($0) } ?? plain[name]).map { Array($0.utf8) }
  }

  /// The character of `#233` and `#xE9`.
  private static func scalar(ofReference name: String) -> Unicode.Scalar? {
    guard name.hasPrefix("#") else { return nil }
    let digits = name.dropFirst()
    let code =
      digits.hasPrefix("x") || digits.hasPrefix("X")
      ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
    return code.flatMap { $0 < 0x20 ? nil : Unicode.Scalar($0) }
  }
}
