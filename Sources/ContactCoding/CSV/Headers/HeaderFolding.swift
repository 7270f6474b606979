/// Folds headers further than ``HeaderText``: as people write them who leave out accents, or whose
/// keyboard writes some letters in another way.
enum HeaderFolding {
  /// Letters and digits in lower case, without accents.
  static func folded(_ text: String) -> String {
    var result = String.UnicodeScalarView()
    for scalar in HeaderText.folded(text).unicodeScalars {
      if scalar.isASCII {
        result.append(scalar)
      } else if let plain = plain[scalar] {
        result.append(plain)
      } else if (0xFF10...0xFF5A).contains(scalar.value) {
        // Letters and digits of full width.
        let ascii = UInt8(scalar.value - 0xFEE0)
        result.append(Unicode.Scalar((0x41...0x5A).contains(ascii) ? ascii | 0x20 : ascii))
      } else if !(0x300...0x36F).contains(scalar.value), !(0x64B...0x65F).contains(scalar.value) {
        result.append(scalar)
      }
    }
    return String(result)
  }

  /// The words of a header: runs of letters, digits and marks, folded.
  static func words(_ header: String) -> [String] {
    var words: [String] = []
    var word = String.UnicodeScalarView()
    func finish() {
      let folded = folded(String(word))
      if !folded.isEmpty { words.append(folded) }
      word.removeAll()
    }
    var isDigits = false
    for scalar in header.unicodeScalars {
      let properties = scalar.properties
      let isMark =
        properties.generalCategory == .nonspacingMark || properties.generalCategory == .spacingMark
        || scalar == "'" || scalar == "’" || scalar == "\u{200C}"
      let isDigit = properties.numericType == .decimal
      guard properties.isAlphabetic || isDigit || isMark else {
        finish()
        continue
      }
      if isDigit != isDigits, !word.isEmpty, !isMark { finish() }
      if !isMark { isDigits = isDigit }
      word.append(scalar)
    }
    finish()
    return words
  }

  private static let groups = [
    "aáàâäãåāăąǎạảấầẩẫậắằẳẵặ", "cçćčĉċ", "dďđð", "eéèêëēėęěẹẻẽếềểễệ", "gğģġ", "hħ", "iíìîïīįıỉĩị",
    "kķ", "lłľļĺ", "nñńňņ", "oóòôöõøōőơọỏốồổỗộớờởỡợ", "rřŕ", "sśšşșŝ", "tťţț", "uúùûüūůűųưụủũứừửữự",
    "yýÿỳỵỷỹ", "zźžż", "αά", "εέ", "ηή", "ιίϊΐ", "οό", "υύϋΰ", "ωώ", "σς", "её", "اأإآٱ", "هةۀ",
    "يیى", "كک",
  ]

  private static let plain: [Unicode.Scalar: Unicode.Scalar] = {
    var plain: [Unicode.Scalar: Unicode.Scalar] = ["æ": "a", "œ": "o", "þ": "t"]
    for group in groups {
      let letters = group.unicodeScalars
      guard let base = letters.first else { continue }
      for letter in letters.dropFirst() { plain[letter] = base }
    }
    return plain
  }()
}
