/// Folds the text of headers, so that case, spaces and punctuation don't matter.
package enum HeaderText {
  /// Letters and digits in lower case; `ß` as `ss`. Equality of strings takes care of accents
  /// that are written in two ways.
  package static func folded(_ text: String) -> String {
    var text = text
    if let folded = text.withUTF8({ foldedASCII($0) }) { return folded }
    var result = String.UnicodeScalarView()
    for scalar in text.lowercased().unicodeScalars {
      switch scalar {
      case "ß": result.append(contentsOf: "ss".unicodeScalars)
      case "a"..."z", "0"..."9": result.append(scalar)
      default:
        let properties = scalar.properties
        if properties.isAlphabetic || properties.numericType != nil
          || properties.generalCategory == .nonspacingMark
          || properties.generalCategory == .spacingMark
        {
          result.append(scalar)
        }
      }
    }
    return String(result)
  }

  /// The folded text where it is ASCII, as most is; nil where it is not.
  private static func foldedASCII(_ text: UnsafeBufferPointer<UInt8>) -> String? {
    guard !text.contains(where: { $0 >= 0x80 }) else { return nil }
    return String(unsafeUninitializedCapacity: text.count) { folded in
      var count = 0
      for byte in text {
        guard let letter = Self.folded(byte) else { continue }
        folded[count] = letter
        count += 1
      }
      return count
    }
  }

  /// What a byte of ASCII is folded to: a letter in lower case or a digit; nil for what is left
  /// out.
  @inline(__always)
  static func folded(_ byte: UInt8) -> UInt8? {
    let lowered = byte &- 0x41 < 26 ? byte | 0x20 : byte
    return lowered &- 0x61 < 26 || lowered &- 0x30 < 10 ? lowered : nil
  }

  static func isASCII(_ text: String) -> Bool { text.utf8.allSatisfy { $0 < 0x80 } }

  static func isASCII(_ text: UnsafeBufferPointer<UInt8>) -> Bool { text.allSatisfy { $0 < 0x80 } }

  /// Whether the folded text can be ASCII: false only where some letter is none for certain, which
  /// is so for nearly all names beyond ASCII.
  static func mayFoldToASCII(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    var index = 0
    while index + 1 < text.count {
      switch (text[index], text[index + 1]) {
      // À to ÿ without ×, ß and ÷; Latin with signs; Cyrillic; ideographs and Hangul.
      case (0xC3, 0x97), (0xC3, 0x9F), (0xC3, 0xB7): index += 2
      case (0xC3, _), (0xC4...0xC5, _), (0xD0...0xD1, _), (0xE5...0xE8, _), (0xEB...0xEC, _):
        return false
      // The usual letters of Greek, Hebrew and Arabic; Vietnamese; hiragana; some ideographs.
      case (0xCE, 0x91...0xBF), (0xCF, 0x80...0x8E), (0xD7, 0x90...0xAA), (0xD8, 0xA8...0xBA),
        (0xD9, 0x81...0x8A), (0xE1, 0xBB), (0xE3, 0x81), (0xE4, 0xB8...0xBF), (0xE9, 0x80...0xBE):
        return false
      // Katakana; Thai; Devanagari; the other half of Vietnamese, beside ẞ.
      case (0xE3, 0x83) where index + 2 < text.count && text[index + 2] <= 0xBA,
        (0xE0, 0xB8) where index + 2 < text.count && (0x81...0xAE).contains(text[index + 2]),
        (0xE0, 0xA4) where index + 2 < text.count && (0x85...0xB9).contains(text[index + 2]),
        (0xE1, 0xBA) where index + 2 < text.count && text[index + 2] >= 0xA0:
        return false
      default: index += 1
      }
    }
    return true
  }

  /// The number in a header as `E-mail 2 - Value`, and the header with 1 in its place.
  package static func unnumbered(_ header: String) -> (text: String, number: Int)? {
    // Most headers have no number.
    guard header.utf8.contains(where: { $0 &- 0x30 < 10 }) else { return nil }
    let parts = header.split(separator: " - ", maxSplits: 1)
    guard parts.count == 2, let blank = parts[0].lastIndex(of: " ") else { return nil }
    guard let number = Int(parts[0][parts[0].index(after: blank)...]), (1...9999).contains(number)
    else { return nil }
    return ("\(parts[0][..<blank]) 1 - \(parts[1])", number)
  }
}
