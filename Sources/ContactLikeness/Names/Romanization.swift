import LocaleSupport

/// Names of other scripts in Latin letters, as far as they can be known from the letters.
///
/// Han is read as Chinese only, and what is found so counts for little: how a Japanese reads
/// the name in characters, nobody can tell from them.
package enum Romanization {
  /// Folded text in ASCII letters.
  package static func latin(_ text: ArraySlice<UInt8>, script: ScriptClass) -> [UInt8] {
    switch script {
    case .latin: return text.filter { $0 < 0x80 }
    case .greek: return greek(text)
    case .cyrillic: return cyrillic(text)
    default: break
    }
    var string = String(decoding: text, as: UTF8.self)
    if case .thai = script { string = withoutSilentLetters(string) }
    guard let rules = Transliterator.shared("Any-Latin; Latin-ASCII") else { return [] }
    var latin = rules.transliterate(string).utf8.map { ASCII.lowercased($0) }
      .filter { ASCII.isLetter($0) }
    // The feminine ending, which is written like an h and hardly heard.
    switch script {
    case .arabic, .hebrew:
      if latin.count > 2, latin.last == UInt8(ascii: "h") { latin.removeLast() }
    default: break
    }
    return latin
  }

  /// Thai without the letters that the sign above them silences.
  private static func withoutSilentLetters(_ text: String) -> String {
    guard text.unicodeScalars.contains("\u{E4C}") else { return text }
    var scalars: [Unicode.Scalar] = []
    for scalar in text.unicodeScalars {
      guard scalar == "\u{E4C}" else {
        scalars.append(scalar)
        continue
      }
      if let last = scalars.last, (0xE31...0xE3A).contains(last.value) { scalars.removeLast() }
      if !scalars.isEmpty { scalars.removeLast() }
    }
    var view = String.UnicodeScalarView()
    view.append(contentsOf: scalars)
    return String(view)
  }

  /// The rules by which a name of a script and one in Latin letters are compared; one of them is
  /// enough.
  static func ruleSets(for script: ScriptClass) -> [SpellingRules] {
    switch script {
    case .latin, .other: [.western]
    case .cyrillic: [.cyrillic, .glides, .ukrainian]
    case .greek: [.greek]
    case .arabic: [.arabic, .persian]
    case .kana: [.japanese]
    case .han: [.chinese]
    case .hangul: [.korean]
    case .hebrew: [.hebrew, .hebrewV]
    case .indic: [.indic, .bengali, .tamil]
    case .thai: [.thai]
    case .georgian, .armenian: [.caucasian]
    case .ethiopic: [.ethiopic]
    }
  }

  /// In the English way, which most cards have.
  private static func cyrillic(_ text: ArraySlice<UInt8>) -> [UInt8] {
    var result: [UInt8] = []
    for scalar in String(decoding: text, as: UTF8.self).unicodeScalars {
      let letters: StaticString =
        switch scalar.value {
        case 0x430: "a"
        case 0x431: "b"
        case 0x432: "v"
        case 0x433, 0x491, 0x453: "g"
        case 0x434: "d"
        case 0x435, 0x44D: "e"
        case 0x454: "ye"
        case 0x436: "zh"
        case 0x437: "z"
        case 0x438, 0x456, 0x44B: "i"
        case 0x457: "yi"
        case 0x43A: "k"
        case 0x43B: "l"
        case 0x43C: "m"
        case 0x43D: "n"
        case 0x43E: "o"
        case 0x43F: "p"
        case 0x440: "r"
        case 0x441: "s"
        case 0x442: "t"
        case 0x443: "u"
        case 0x444: "f"
        case 0x445: "kh"
        case 0x446: "ts"
        case 0x447, 0x45B: "ch"
        case 0x448: "sh"
        case 0x449: "shch"
        case 0x44E: "yu"
        case 0x44F: "ya"
        case 0x458: "j"
        case 0x459: "lj"
        case 0x45A: "nj"
        case 0x45F: "dj"
        case 0x452: "dj"
        case 0x455: "dz"
        default: ""
        }
      letters.withUTF8Buffer { result.append(contentsOf: $0) }
    }
    return result
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
