import LocaleSupport

/// Names of other scripts in Latin letters, as far as they can be known from the letters.
///
/// Han is read as Chinese only, and what is found so counts for little: how a Japanese reads
/// the name in characters, nobody can tell from them.
enum Romanization {
  /// Folded text in ASCII letters.
  static func latin(_ text: ArraySlice<UInt8>, script: ScriptClass) -> [UInt8] {
    switch script {
    case .latin: return text.filter { $0 < 0x80 }
    case .greek: return greek(text)
    default: break
    }
    let string = String(decoding: text, as: UTF8.self)
    guard let rules = Transliterator.shared("Any-Latin; Latin-ASCII") else { return [] }
    var latin = rules.transliterate(string).utf8.map { ASCII.lowercased($0) }
      .filter { ASCII.isLetter($0) }
    // The feminine ending, which is written like an h and hardly heard.
    if case .arabic = script, latin.count > 2, latin.last == UInt8(ascii: "h") {
      latin.removeLast()
    }
    return latin
  }

  /// The rules by which spellings of a script's names are compared.
  static func rules(for script: ScriptClass) -> SpellingRules {
    switch script {
    case .latin, .other: .western
    case .cyrillic: .cyrillic
    case .greek: .greek
    case .arabic: .arabic
    case .kana: .japanese
    case .han: .chinese
    case .hangul: .korean
    }
  }

  private static func greek(_ text: ArraySlice<UInt8>) -> [UInt8] {
    var result: [UInt8] = []
    var previous: UInt32 = 0
    for scalar in String(decoding: text, as: UTF8.self).unicodeScalars {
      defer { previous = scalar.value }
      let letters: StaticString
      switch (scalar.value, previous) {
      case (0x3C5, 0x3BF):  // ου
        result.removeLast()
        letters = "u"
      case (0x3C5, 0x3B1), (0x3C5, 0x3B5): letters = "v"  // αυ, ευ
      case (0x3C0, 0x3BC) where result.count == 1:  // μπ at the beginning
        result.removeLast()
        letters = "b"
      case (0x3C4, 0x3BD) where result.count == 1:  // ντ at the beginning
        result.removeLast()
        letters = "d"
      default: letters = letter(scalar.value)
      }
      letters.withUTF8Buffer { result.append(contentsOf: $0) }
    }
    return result
  }

  private static func letter(_ scalar: UInt32) -> StaticString {
    switch scalar {
    case 0x3B1: "a"
    case 0x3B2: "v"
    case 0x3B3: "g"
    case 0x3B4: "d"
    case 0x3B5: "e"
    case 0x3B6: "z"
    case 0x3B7, 0x3B9: "i"
    case 0x3B8: "th"
    case 0x3BA: "k"
    case 0x3BB: "l"
    case 0x3BC: "m"
    case 0x3BD: "n"
    case 0x3BE: "x"
    case 0x3BF, 0x3C9: "o"
    case 0x3C0: "p"
    case 0x3C1: "r"
    case 0x3C2, 0x3C3: "s"
    case 0x3C4: "t"
    case 0x3C5: "y"
    case 0x3C6: "f"
    case 0x3C7: "ch"
    case 0x3C8: "ps"
    default: ""
    }
  }
}
