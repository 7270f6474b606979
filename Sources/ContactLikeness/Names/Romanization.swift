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
    if !script.writesVowels, latin.count > 2, latin.last == UInt8(ascii: "h") { latin.removeLast() }
    return latin
  }

  /// Thai without the letters that the sign above them silences.
  private static func withoutSilentLetters(_ text: String) -> String {
    guard text.unicodeScalars.contains("\u{E4C}") else { return text }
    var scalars = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      guard scalar == "\u{E4C}" else {
        scalars.append(scalar)
        continue
      }
      if let last = scalars.last, (0xE31...0xE3A).contains(last.value) { scalars.removeLast() }
      if !scalars.isEmpty { scalars.removeLast() }
    }
    return String(scalars)
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

  private static func cyrillic(_ text: ArraySlice<UInt8>) -> [UInt8] {
    String(decoding: text, as: UTF8.self).unicodeScalars.flatMap { cyrillicLetters[$0.value] ?? [] }
  }

  /// In the English way, which most cards have.
  private static let cyrillicLetters = letters(
    """
    а>a б>b в>v г>g д>d е>e ж>zh з>z и>i к>k л>l м>m н>n о>o п>p р>r с>s т>t у>u ф>f х>kh ц>ts ч>ch
    ш>sh щ>shch ы>i э>e ю>yu я>ya ђ>dj ѓ>g є>ye ѕ>dz і>i ї>yi ј>j љ>lj њ>nj ћ>ch џ>dj ґ>g
    """)

  private static func greek(_ text: ArraySlice<UInt8>) -> [UInt8] {
    var result: [UInt8] = []
    var previous: UInt32 = 0
    for scalar in String(decoding: text, as: UTF8.self).unicodeScalars {
      defer { previous = scalar.value }
      switch (scalar.value, previous) {
      case (0x3C5, 0x3BF):  // ου
        result.removeLast()
        result += "u".utf8
      case (0x3C5, 0x3B1), (0x3C5, 0x3B5): result += "v".utf8  // αυ, ευ
      case (0x3C0, 0x3BC) where result.count == 1:  // μπ at the beginning
        result.removeLast()
        result += "b".utf8
      case (0x3C4, 0x3BD) where result.count == 1:  // ντ at the beginning
        result.removeLast()
        result += "d".utf8
      default: result += greekLetters[scalar.value] ?? []
      }
    }
    return result
  }

  private static let greekLetters = letters(
    """
    α>a β>v γ>g δ>d ε>e ζ>z η>i θ>th ι>i κ>k λ>l μ>m ν>n ξ>x ο>o π>p ρ>r ς>s σ>s τ>t υ>y φ>f χ>ch
    ψ>ps ω>o
    """)

  /// What letters are written as, by pairs as `ж>zh`.
  private static func letters(_ pairs: String) -> [UInt32: [UInt8]] {
    var letters: [UInt32: [UInt8]] = [:]
    for pair in pairs.split(whereSeparator: \.isWhitespace) {
      guard let letter = pair.unicodeScalars.first else { continue }
      letters[letter.value] = Array(pair.utf8.drop { $0 != UInt8(ascii: ">") }.dropFirst())
    }
    return letters
  }
}
