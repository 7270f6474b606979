import LocaleSupport
import Synchronization

/// The reverse of the locale data's lists of regions: what country a name means.
///
/// Languages are read one after the other in a fixed order until a name is found, so the answer
/// does not depend on what was asked before; a name nobody knows makes it read them all, once.
final class CountryIndex: Sendable {
  static let shared = CountryIndex()

  private typealias Names = [String: CountryCode]
  /// The names in one locale, by key.
  private let languages = Mutex<[String: Names]>([:])

  /// A name to suggest.
  private struct Spelling: Sendable {
    let name: String
    let key: [UInt32]
  }
  /// The names to suggest in a language.
  private let spellings = Mutex<[String: [Spelling]]>([:])

  /// The country that a name means, in the locale's language if it can be.
  func country(named name: String, locale: LocaleIdentifier) -> CountryCode? {
    let key = Self.key(of: name)
    if key.isEmpty { return nil }
    if let country = CountryCode(name), AddressRules.isKnown(country) { return country }
    if let country = CountryAliases.table[key] ?? Self.threeLetterCodes[key] { return country }
    return languages.withLock { languages in
      for identifier in [locale.identifier, locale.language] + Self.order {
        let names = languages[identifier] ?? Self.names(in: identifier)
        languages[identifier] = names
        if let country = names[key] { return country }
      }
      return nil
    }
  }

  /// Names written much like a text, the nearest first; English ones and those of the locale.
  func suggestions(for name: String, locale: LocaleIdentifier) -> [String] {
    let wanted = Self.key(of: String(name.prefix(60))).unicodeScalars.map(\.value)
    guard wanted.count >= 3 else { return [] }
    var near: [(distance: Int, name: String)] = []
    for language in Set([locale.language, "en"]) where language != "und" {
      for candidate in spellings(in: language) {
        // A third of it being wrong is no slip of the hand.
        guard abs(candidate.key.count - wanted.count) * 3 <= wanted.count else { continue }
        let distance = EditDistance.between(wanted, candidate.key)
        if distance * 3 <= wanted.count { near.append((distance, candidate.name)) }
      }
    }
    near.sort { ($0.distance, $0.name) < ($1.distance, $1.name) }
    var names: [String] = []
    for entry in near where !names.contains(entry.name) { names.append(entry.name) }
    return Array(names.prefix(3))
  }

  private func spellings(in language: String) -> [Spelling] {
    spellings.withLock { spellings in
      if let known = spellings[language] { return known }
      let read = LocaleIdentifier(language: language).storedRegionNames
        .filter { Self.country(of: $0) != nil }
        .map { Spelling(name: $0.name, key: Self.key(of: $0.name).unicodeScalars.map(\.value)) }
      spellings[language] = read
      return read
    }
  }

  /// The name to write for a country. The locale data's is meant for lists of settings; some are
  /// too long for a label ('Hong Kong SAR China'), so their short forms are taken.
  static func name(of country: CountryCode, in locale: LocaleIdentifier) -> String {
    let code = country.text
    if withShortName.contains(code) {
      let language = locale.language == "und" ? "en" : locale.language
      for locale in [locale, LocaleIdentifier(language: language)] {
        let short = locale.storedRegionNames.first { $0.region == code && $0.kind == .short }
        if let short { return short.name }
      }
    }
    return locale.name(ofRegion: code) ?? ""
  }

  private static let withShortName: Set<String> = ["HK", "MO", "MM", "PS"]

  /// A name without case, accents, spaces, punctuation, and an article before it.
  static func key(of name: String) -> String {
    var key = ""
    if name.utf8.allSatisfy({ $0 < 0x80 }) {
      for byte in name.utf8 {
        let isLetter = (byte | 0x20) >= UInt8(ascii: "a") && (byte | 0x20) <= UInt8(ascii: "z")
        let isDigit = byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9")
        if isLetter { key.unicodeScalars.append(Unicode.Scalar(byte | 0x20)) }
        if isDigit { key.unicodeScalars.append(Unicode.Scalar(byte)) }
      }
    } else {
      let decomposed = name.normalized(to: .compatibilityCaseFolded).normalized(to: .decomposed)
      for scalar in decomposed.unicodeScalars {
        let properties = scalar.properties
        let isLetter = properties.isAlphabetic || properties.numericType != nil
        // Vowel signs are alphabetic, and not accents: without them words would run together.
        if isLetter, properties.canonicalCombiningClass == .notReordered {
          key.unicodeScalars.append(scalar)
        }
      }
    }
    if key.hasPrefix("the"), key.utf8.count > 6 { key.removeFirst(3) }
    return key
  }

  private static func country(of entry: RegionName) -> CountryCode? {
    guard let country = CountryCode(entry.region), AddressRules.isKnown(country) else {
      return nil
    }
    return country
  }

  private static func names(in identifier: String) -> Names {
    guard let locale = LocaleIdentifier(subtagsOf: identifier) else { return [:] }
    var names: Names = [:]
    for entry in locale.storedRegionNames {
      guard let country = country(of: entry) else { continue }
      let key = key(of: entry.name)
      // 'EU' is the Union to most, whatever it is short for in a language.
      if key.utf8.count < 3 { continue }
      // The usual name of one country counts before another name of another.
      if names[key] == nil || entry.kind == .usual { names[key] = country }
    }
    return names
  }

  /// English, then the languages that most address books are in, then all others.
  private static let order: [String] = {
    let first = [
      "en", "es", "de", "fr", "pt", "it", "nl", "zh", "zh_Hant", "ja", "ru", "ar", "ko", "pl",
      "tr", "sv", "da", "nb", "no", "fi", "cs", "hu", "el", "he", "uk", "vi", "th", "id", "hi",
      "en_GB", "es_419", "pt_PT",
    ]
    let known = Set(first)
    return first + UnicodeCatalog.localeNames.sorted().filter { !known.contains($0) }
  }()

  private static let threeLetterCodes: Names = {
    var codes: Names = [:]
    for country in AddressRules.countries {
      if let code = LocaleIdentifier.threeLetterCode(ofRegion: country.text) {
        codes[code.lowercased()] = country
      }
    }
    return codes
  }()
}
