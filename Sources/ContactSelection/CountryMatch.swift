import LocaleSupport

/// A country by its code, found in addresses that name it by code or by name in any of the
/// languages that address books come in.
struct CountryMatch: Hashable, Sendable {
  /// The ISO 3166-1 code in capitals; nil where the text names no country that is known.
  let code: String?
  /// The folded names.
  private let names: Set<[UInt8]>

  private static let locales = [
    "en", "de", "fr", "es", "it", "pt", "nl", "pl", "ru", "uk", "cs", "sk", "hu", "ro", "bg", "el",
    "tr", "sv", "da", "nb", "fi", "et", "lv", "lt", "hr", "sr", "sl", "ca", "ar", "he", "fa", "hi",
    "th", "vi", "id", "ms", "ko", "ja", "zh", "zh_Hant",
  ].compactMap { LocaleIdentifier($0) }

  /// Takes a code, or a name in any of the languages.
  init(_ text: String) {
    let wanted = SearchFolding.folded(text, spellsUmlauts: false)
    code = Self.code(of: wanted)
    var names: Set<[UInt8]> = [wanted]
    if let code {
      names.insert(Array(code.lowercased().utf8))
      let locales = Self.locales + [Self.ownLocale(of: code)].compactMap { $0 }
      names.formUnion(locales.compactMap { Self.name(of: code, in: $0) })
      names.formUnion((Self.otherNames[code] ?? []).map { Array($0.utf8) })
    }
    self.names = names
  }

  /// What people write instead of the name.
  private static let otherNames = [
    "US": ["usa", "u.s.a.", "u.s.", "america"], "GB": ["uk", "u.k.", "england", "great britain"],
    "NL": ["holland"], "CZ": ["czech republic"], "AE": ["uae"],
  ]

  /// Whether an address is in the country, by its name, or by its code where the name says nothing.
  func matches(code: String, name: String) -> Bool {
    let folded = name.isEmpty ? [] : SearchFolding.folded(name, spellsUmlauts: false)
    if !folded.isEmpty {
      if names.contains(folded) { return true }
      if Self.code(of: folded) != nil { return false }
    }
    return self.code.map { $0 == code.uppercased() } ?? false
  }

  // MARK: Lookup

  /// The codes of two letters that stand for something.
  private static let codes: [String] = {
    let letters = (UInt8(ascii: "A")...UInt8(ascii: "Z")).map { String(Unicode.Scalar($0)) }
    let english = LocaleIdentifier(language: "en")
    return letters.flatMap { first in letters.map { first + $0 } }
      .filter { code in
        // Codes of countries that are no more lead to their successors.
        code != "ZZ" && english.name(ofRegion: code) != nil
          && LocaleIdentifier("und_" + code)?.region == code
      }
  }()

  private static func code(of folded: [UInt8]) -> String? {
    if folded.count == 2 {
      let code = String(decoding: folded, as: UTF8.self).uppercased()
      if codes.contains(code) { return code }
    }
    for (code, others) in otherNames where others.contains(where: { Array($0.utf8) == folded }) {
      return code
    }
    return codesByName[folded]
  }

  /// The codes by their names in all languages; the first language wins.
  private static let codesByName: [[UInt8]: String] = {
    var codesByName: [[UInt8]: String] = [:]
    for locale in locales {
      for code in codes {
        if let name = name(of: code, in: locale), codesByName[name] == nil {
          codesByName[name] = code
        }
      }
    }
    for code in codes {
      if let locale = ownLocale(of: code), let name = name(of: code, in: locale),
        codesByName[name] == nil
      {
        codesByName[name] = code
      }
    }
    return codesByName
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
