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
    return lowered &- 0x61 < 26 || lowered.isDigit ? lowered : nil
  }

  /// The number in a header as `E-mail 2 - Value`, and the header with 1 in its place.
  package static func unnumbered(_ header: String) -> (text: String, number: Int)? {
    // Most headers have no number.
    guard header.utf8.contains(where: { $0.isDigit }) else { return nil }
    let parts = header.split(separator: " - ", maxSplits: 1)
    guard parts.count == 2, let blank = parts[0].lastIndex(of: " ") else { return nil }
    guard let number = Int(parts[0][parts[0].index(after: blank)...]), (1...9999).contains(number)
    else { return nil }
    return ("\(parts[0][..<blank]) 1 - \(parts[1])", number)
  }
}
