public import LocaleSupport
import Synchronization

/// A country's name that is not known in any language.
public struct UnknownCountry: Error, Hashable, CustomStringConvertible {
  /// The text given.
  public let name: String
  /// Names that are written much like it, the nearest first.
  public let suggestions: [String]

  /// A sentence that says what to write instead.
  public var description: String {
    // The text may be anything, of any length.
    var shown = ""
    for scalar in name.unicodeScalars.prefix(40) {
      shown.unicodeScalars.append(
        scalar.properties.generalCategory == .control ? "\u{FFFD}" : scalar)
    }
    let quoted = suggestions.map { "“\($0)”" }
    guard let last = quoted.last else {
      return "The country “\(shown)” is not known; use a name such as “Germany” or a code such "
        + "as “DE”."
    }
    let others = quoted.dropLast().joined(separator: ", ")
    return "The country “\(shown)” is not known; use \(others.isEmpty ? "" : others + " or ")"
      + "\(last)."
  }
}

/// Names of countries in a reader's language, and the codes that names in any language mean.
///
/// It may be used from any number of threads at once. The names of languages are read when the
/// first name comes up that is in none of those read before.
public final class CountryNames: Sendable {
  /// The names in sentences for people, which are in English whatever the reader's language.
  package static let english = CountryNames(locale: LocaleIdentifier(language: "en"))

  /// What a country is called within such a sentence, as `the United States`; its code where it has no
  /// name.
  package static func inSentence(_ code: String) -> String {
    guard let name = english.name(forCode: code) else { return code }
    let words = Set(name.split(separator: " ").map(String.init))
    return plurals.contains(name) || !words.isDisjoint(with: kinds) ? "the " + name : name
  }

  /// Words that make an article of a name in English, and names that have one without them.
  private static let kinds: Set = [
    "United", "Islands", "Isle", "Republic", "Territory", "Territories",
  ]
  private static let plurals: Set = [
    "Netherlands", "Philippines", "Bahamas", "Gambia", "Maldives", "Comoros", "Seychelles",
  ]

  /// The language of names.
  public let locale: LocaleIdentifier

  // Files have the same few names again and again; but there has to be an end to what is kept.
  private let found = Mutex<[String: CountryCode?]>([:])
  private let names = Mutex<[CountryCode: String]>([:])
  private static let mostFound = 4096
  private static let longestName = 200

  /// Names in the language of a locale.
  public init(locale: LocaleIdentifier) { self.locale = locale }

  /// The name of a country, such as 'Schweiz' for `CH`; nil where the code is none.
  public func name(forCode code: String) -> String? {
    guard let country = CountryCode(code) else { return nil }
    let name = name(for: country)
    return name.isEmpty ? nil : name
  }

  /// The code of ISO 3166-1 alpha-2 in capitals for a name in any language, a common other name
  /// ('Holland', 'U.S.A.'), or a code of two or three letters.
  ///
  /// Where a name means different countries in different languages, this object's language
  /// counts first, then English, then the others.
  ///
  /// - Throws: ``UnknownCountry`` with names that are written much like it.
  public func code(forName name: String) throws(UnknownCountry) -> String {
    if let country = country(named: name) { return country.text }
    throw UnknownCountry(
      name: name, suggestions: CountryIndex.shared.suggestions(for: name, locale: locale))
  }

  /// The country that a name means, or nil.
  func country(named name: String) -> CountryCode? {
    if name.utf8.count > Self.longestName { return nil }
    if let known = found.withLock({ $0[name] }) { return known }
    let country = CountryIndex.shared.country(named: name, locale: locale)
    found.withLock {
      if $0.count >= Self.mostFound { $0.removeAll(keepingCapacity: true) }
      $0.updateValue(country, forKey: name)
    }
    return country
  }

  /// The name of a country, empty where it has none.
  func name(for country: CountryCode) -> String {
    if let name = names.withLock({ $0[country] }) { return name }
    let name = CountryIndex.name(of: country, in: locale)
    names.withLock { $0[country] = name }
    return name
  }
}
