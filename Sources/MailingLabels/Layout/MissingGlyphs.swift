import LocaleSupport

/// Characters of a label that no installed font has.
public struct MissingGlyphs: Sendable, Hashable {
  /// The code of the characters' script (ISO 15924), such as `Deva`; `Zyyy` for signs that all
  /// scripts use, and `Zsye` for those of them that are pictures.
  public let script: String
  /// The characters, sorted.
  public let characters: [Unicode.Scalar]

  /// What the characters are in English, as 'Devanagari characters' or 'emoji'.
  public var kind: String { Self.kinds[script] ?? "\(Self.names[script] ?? script) characters" }

  /// The Debian package of fonts that has the script.
  public var fontPackage: String {
    switch script {
    case "Zsye": return "fonts-noto-color-emoji"
    case "Hani", "Hira", "Kana", "Hang", "Bopo": return "fonts-noto-cjk"
    default: return "fonts-noto-core"
    }
  }

  /// The characters by script, scripts in the order of their codes.
  static func grouped(_ characters: Set<Unicode.Scalar>) -> [MissingGlyphs] {
    let groups = Dictionary(grouping: characters) {
      $0.properties.isEmojiPresentation ? "Zsye" : Script(of: $0).code
    }
    return groups.sorted { $0.key < $1.key }.map {
      MissingGlyphs(script: $0.key, characters: $0.value.sorted())
    }
  }

  private static let names = [
    "Arab": "Arabic", "Armn": "Armenian", "Beng": "Bengali", "Bopo": "Bopomofo",
    "Cyrl": "Cyrillic", "Deva": "Devanagari", "Ethi": "Ethiopic", "Geor": "Georgian",
    "Grek": "Greek", "Gujr": "Gujarati", "Guru": "Gurmukhi", "Hang": "Hangul", "Hani": "Han",
    "Hebr": "Hebrew", "Hira": "Hiragana", "Kana": "Katakana", "Khmr": "Khmer", "Knda": "Kannada",
    "Laoo": "Lao", "Latn": "Latin", "Mlym": "Malayalam", "Mong": "Mongolian", "Mymr": "Burmese",
    "Orya": "Odia", "Sinh": "Sinhala", "Taml": "Tamil", "Telu": "Telugu", "Thaa": "Thaana",
    "Thai": "Thai", "Tibt": "Tibetan",
  ]
  /// What is no script's.
  private static let kinds = [
    "Zsye": "emoji", "Zyyy": "signs", "Zinh": "marks", "Zzzz": "unknown characters",
  ]
}
