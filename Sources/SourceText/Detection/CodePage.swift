/// An 8-bit code page that text may be in, with the languages it was made for.
struct CodePage: Sendable {
  let charset: Charset
  /// What each byte is.
  let bytes: [CodePageByte]
  let languages: [PageLanguage]
  /// How unlikely the page is before anything was read, in bits.
  let prior: Int

  private init?(_ name: String, prior: Int, _ languages: String) {
    guard let charset = Charset(named: name) else { return nil }
    self.charset = charset
    self.prior = prior
    let bytes = CodePageByte.table(of: charset)
    self.bytes = bytes
    self.languages = languages.split(separator: " ").compactMap { LanguageModel.all[String($0)] }
      .map { PageLanguage($0, bytes: bytes) }
  }

  private static let west = "en de fr es pt it nl sv da fi is ca et sq"
  private static let middle = "pl cs sk hu ro hr de sq"
  private static let russian = "ru uk be bg"

  /// The pages, those of Windows first: address books come from there.
  static let all: [CodePage] = [
    CodePage("windows-1252", prior: 0, west),
    CodePage("windows-1250", prior: 3, middle),
    CodePage("windows-1251", prior: 2, russian + " sr mk"),
    CodePage("windows-1253", prior: 3, "el"),
    CodePage("windows-1254", prior: 3, "tr de fr"),
    CodePage("windows-1255", prior: 3, "he"),
    CodePage("windows-1256", prior: 3, "ar fa fr"),
    CodePage("windows-1257", prior: 3, "lt lv et pl de"),
    CodePage("windows-1258", prior: 4, "vi"),
    CodePage("windows-874", prior: 3, "th"),
    CodePage("KOI8-R", prior: 4, "ru bg"),
    CodePage("KOI8-U", prior: 5, "uk ru"),
    CodePage("ISO-8859-2", prior: 5, middle),
    CodePage("ISO-8859-5", prior: 6, russian + " sr mk"),
    CodePage("ISO-8859-7", prior: 5, "el"),
    CodePage("ISO-8859-15", prior: 5, west),
    CodePage("IBM850", prior: 5, west),
    CodePage("IBM852", prior: 6, middle),
    CodePage("IBM866", prior: 5, russian),
    CodePage("macintosh", prior: 5, west),
    CodePage("x-mac-cyrillic", prior: 7, russian + " sr mk"),
    CodePage("x-mac-centraleurroman", prior: 8, middle),
  ].compactMap { $0 }
}

/// What a byte of a code page is, as far as the score of a word depends on it.
struct CodePageByte: Sendable {
  enum Case: Sendable { case none, lower, upper }

  /// The letter in lower case; nil for everything that is no letter.
  var letter: Unicode.Scalar?
  var letterCase = Case.none
  /// The cost, in bits, of a character that is no letter.
  var symbolCost = 0
  /// Whether letters may stand on both sides of the symbol.
  var joinsLetters = false
  /// Whether the symbol is typed for an apostrophe, as in `Ann’s`.
  var isApostrophe = false
  /// Whether no letter stands beside the symbol: fractions follow digits.
  var isFraction = false
  /// Whether the symbol is a small digit, which follows no letter but the m of metres.
  var isSuperscript = false

  /// The 256 bytes of a page.
  static func table(of charset: Charset) -> [CodePageByte] {
    guard case .singleByte(let table) = charset.codec.method else { return [] }
    return (UInt8.min...UInt8.max).map { CodePageByte(table.scalar(of: $0)) }
  }

  private init(_ scalar: Unicode.Scalar?) {
    guard let scalar else {
      symbolCost = 20
      return
    }
    let properties = scalar.properties
    // ª and º are ordinals and µ is a measure's: letters of no word.
    let isSign = scalar == "ª" || scalar == "º" || scalar == "\u{B5}"
    switch isSign ? .otherSymbol : properties.generalCategory {
    case .uppercaseLetter, .titlecaseLetter:
      letter = properties.lowercaseMapping.unicodeScalars.first
      letterCase = .upper
    case .lowercaseLetter:
      letter = scalar
      letterCase = .lower
    case .otherLetter, .nonspacingMark, .modifierLetter:
      letter = scalar
    default:
      guard !scalar.isASCII else { return }
      symbolCost = Self.cost(ofSymbol: scalar)
      isApostrophe = scalar == "’" || scalar == "´"
      isSuperscript = scalar == "²" || scalar == "³" || scalar == "¹"
      isFraction = ("\u{BC}"..."\u{BE}").contains(scalar)
      joinsLetters =
        scalar == "’" || scalar == "´" || scalar == "·" || scalar == "\u{200C}"
        || scalar == "\u{A0}"
    }
  }

  private static func cost(ofSymbol scalar: Unicode.Scalar) -> Int {
    switch scalar {
    case "’": return 4
    case "\u{B5}": return 5
    case "°": return 6
    case "\u{A0}": return 7
    case "…", "£": return 8
    // Typed for an apostrophe.
    case "´": return 10
    case "“", "”", "„", "‘", "«", "»", "–", "—", "º", "ª", "№", "،", "€": return 9
    case "·", "•", "®", "©", "™", "§", "¿", "¡", "²", "³", "½", "\u{AD}", "\u{200C}": return 11
    default: break
    }
    switch scalar.value {
    // ISO 8859-15 has the euro here, and nobody writes the currency sign.
    case 0xA4: return 25
    case 0x80...0x9F: return 20
    // Frames and blocks of the DOS code pages, and the signs of the Mac's.
    case 0x2500...0x25FF: return 17
    default: return 14
    }
  }
}
