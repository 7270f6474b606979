import LocaleSupport

/// Languages as collections of fonts know them.
///
/// Han characters look different in Japan, Korea, on the mainland and in Taiwan, and fonts say
/// which they are for by region: `zh-Hans` means nothing to them, `zh-CN` does.
enum FontLanguage {
  /// The tag of a font for a language tag of BCP 47.
  static func tag(of tag: String) -> String {
    guard tag.utf8.starts(with: "zh".utf8) || tag.utf8.starts(with: "yue".utf8) else { return tag }
    guard let locale = LocaleIdentifier(tag)?.maximized() else { return tag }
    switch locale.region {
    case "HK", "MO": return "zh-HK"
    default: return locale.script == "Hant" ? "zh-TW" : "zh-CN"
    }
  }

  /// The language that lines are surely in by their letters alone: kana are Japanese, Hangul is
  /// Korean; empty where that is not known.
  static func tag(ofScriptIn lines: [String]) -> String {
    for line in lines {
      for scalar in line.unicodeScalars where scalar.value >= 0x1100 {
        switch scalar.value {
        case 0x3041...0x30FF, 0x31F0...0x31FF: return "ja"
        case 0x1100...0x11FF, 0x3131...0x318E, 0xAC00...0xD7A3: return "ko"
        case 0x3105...0x312F: return "zh-TW"
        default: break
        }
      }
    }
    return ""
  }
}
