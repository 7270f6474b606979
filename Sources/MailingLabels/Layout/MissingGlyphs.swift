import LocaleSupport

/// Characters of a label that no installed font has.
public struct MissingGlyphs: Sendable, Hashable {
  /// The code of the characters' script (ISO 15924), such as `Deva`; `Zyyy` for signs that all
  /// scripts use.
  public let script: String
  /// The characters, sorted.
  public let characters: [Unicode.Scalar]

  /// The script's name in English.
  public var scriptName: String { Self.names[script] ?? script }

  /// The Debian package of fonts that has the script.
  public var fontPackage: String {
    if characters.contains(where: { $0.properties.isEmojiPresentation }) {
      return "fonts-noto-color-emoji"
    }
    switch script {
    case "Hani", "Hira", "Kana", "Hang", "Bopo": return "fonts-noto-cjk"
    default: return "fonts-noto-core"
    }
  }

  /// The characters by script, scripts in the order of their codes.
  static func grouped(_ characters: Set<Unicode.Scalar>) -> [MissingGlyphs] {
    let groups = Dictionary(grouping: characters) { Script(of: $0).code }
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
    "Thai": "Thai", "Tibt": "Tibetan", "Zyyy": "common signs", "Zinh": "marks",
    "Zzzz": "unknown characters",
  ]
}
