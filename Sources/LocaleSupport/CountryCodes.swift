/// Countries by their codes, and by their names in any of the languages that address books come in.
package enum CountryCodes {
  /// The ISO 3166-1 code in capitals of what a code or name means; nil where no such country is known.
  package static func code(of text: String) -> String? {
    code(ofFolded: SearchFolding.folded(text, spellsUmlauts: false))
  }

  /// The same for a text as ``SearchFolding`` folds it, without the spelling of umlauts.
  package static func code(ofFolded folded: [UInt8]) -> String? {
    if folded.isEmpty { return nil }
    if folded.count == 2 {
      let code = String(decoding: folded, as: UTF8.self).uppercased()
      if all.contains(code) { return code }
    }
    for (code, others) in otherNames where others.contains(where: { Array($0.utf8) == folded }) {
      return code
    }
    return byName[folded]
  }

  /// The names of a country, folded, and its code in small letters.
  package static func names(of code: String) -> Set<[UInt8]> {
    let locales = locales + [ownLocale(of: code)].compactMap { $0 }
    return Set(
      [Array(code.lowercased().utf8)] + locales.compactMap { name(of: code, in: $0) }
        + (otherNames[code] ?? []).map { Array($0.utf8) })
  }

  private static let locales = [
    "en", "de", "fr", "es", "it", "pt", "nl", "pl", "ru", "uk", "cs", "sk", "hu", "ro", "bg", "el",
    "tr", "sv", "da", "nb", "fi", "et", "lv", "lt", "hr", "sr", "sl", "ca", "ar", "he", "fa", "hi",
    "th", "vi", "id", "ms", "ko", "ja", "zh", "zh_Hant",
  ].compactMap { LocaleIdentifier($0) }

  /// What people write instead of the name.
  private static let otherNames = [
    "US": ["usa", "u.s.a.", "u.s.", "america"], "GB": ["uk", "u.k.", "england", "great britain"],
    "NL": ["holland"], "CZ": ["czech republic"], "AE": ["uae"],
  ]

  /// The codes of two letters that stand for something.
  private static let all: [String] = {
    let letters = (UInt8(ascii: "A")...UInt8(ascii: "Z")).map { String(Unicode.Scalar($0)) }
    let english = LocaleIdentifier(language: "en")
    return letters.flatMap { first in letters.map { first + $0 } }
      .filter { code in
        // Codes of countries that are no more lead to their successors.
        code != "ZZ" && english.name(ofRegion: code) != nil
          && LocaleIdentifier("und_" + code)?.region == code
      }
  }()

  /// The codes by their names in all languages; the first language wins.
  private static let byName: [[UInt8]: String] = {
    var byName: [[UInt8]: String] = [:]
    for locale in locales {
      for code in all {
        if let name = name(of: code, in: locale), byName[name] == nil { byName[name] = code }
      }
    }
    for code in all {
      if let locale = ownLocale(of: code), let name = name(of: code, in: locale),
        byName[name] == nil
      {
        byName[name] = code
      }
    }
    return byName
  }()

  /// The language that is most used in the country.
  private static func ownLocale(of code: String) -> LocaleIdentifier? {
    let language = LocaleIdentifier(language: "und", region: code).maximized().language
    return language == "und" ? nil : LocaleIdentifier(language: language)
  }

  private static func name(of code: String, in locale: LocaleIdentifier) -> [UInt8]? {
    locale.name(ofRegion: code).map { SearchFolding.folded($0, spellsUmlauts: false) }
  }
}
