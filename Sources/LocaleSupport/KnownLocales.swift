import CUnicode

/// A locale that nothing is known about, or text that is not a locale identifier at all.
public struct UnknownLocale: Error, Hashable, CustomStringConvertible {
  /// The text given.
  public let identifier: String
  /// Known locales that are written much like it, the nearest first.
  public let suggestions: [LocaleIdentifier]

  /// A sentence that says what to use instead.
  public var description: String {
    let tags = suggestions.map { "“\($0.languageTag)”" }
    // The text may be anything, of any length.
    let shown = String(
      identifier.unicodeScalars.prefix(40).map { scalar in
        scalar.properties.generalCategory == .control ? "\u{FFFD}" : Character(scalar)
      })
    guard let last = tags.last else {
      return "The locale “\(shown)” is not known; use a language tag such as “de” or “pt-BR”."
    }
    let listed = (tags.dropLast().isEmpty ? "" : tags.dropLast().joined(separator: ", ") + " or ")
    return "The locale “\(shown)” is not known; use \(listed)\(last)."
  }
}

extension LocaleIdentifier {
  /// Reads an identifier whose language is known.
  ///
  /// - Throws: ``UnknownLocale``, with locales written much like it.
  public init(known text: String) throws(UnknownLocale) {
    guard let locale = LocaleIdentifier(text), locale.isKnown else {
      throw UnknownLocale(
        identifier: text, suggestions: LocaleIdentifier.nearest(to: text))
    }
    self = locale
  }

  /// The locale that an environment asks for, by the first of its variables that is set (POSIX,
  /// section 8.2); English where that is none that is known.
  ///
  /// ```swift
  /// let locale = LocaleIdentifier(environment: ProcessInfo.processInfo.environment)
  /// ```
  ///
  /// - Parameters:
  ///   - environment: The variables.
  ///   - category: What the locale is for: LC_MESSAGES, LC_COLLATE, LC_TIME and so on.
  public init(environment: [String: String], category: String = "LC_MESSAGES") {
    let text = Self.text(environment: environment, category: category)
    let locale = try? LocaleIdentifier(known: text)
    self =
      if let locale, locale.language != "und" { locale } else { LocaleIdentifier(language: "en") }
  }

  /// What an environment names, as it is written there.
  package static func text(environment: [String: String], category: String) -> String {
    ["LC_ALL", category, "LANG"].lazy.compactMap { environment[$0] }.first { !$0.isEmpty } ?? ""
  }

  /// Whether the library knows the language, that is, has data for it or at least a name, and
  /// the script, where one is given.
  public var isKnown: Bool {
    if let script, Script(code: script) == nil { return false }
    if language == "und" { return true }
    if UnicodeCatalog.shared.hasBundle(named: language) { return true }
    let bare = LocaleIdentifier(language: language)
    if bare.maximized() != bare { return true }
    let name = stringWritten { cu_language_name(language, "en", $0, $1) }
    return name != nil && name != language
  }

  /// The locales with data whose identifiers, or whose languages' English names, are most like
  /// a text.
  private static func nearest(to text: String, count: Int = 3) -> [LocaleIdentifier] {
    let wanted = text.utf8.prefix(24).map(\.folded)
    let parts = wanted.count { $0 == UInt8(ascii: "-") }
    var near: [(distance: Int, name: String)] = []
    for name in UnicodeCatalog.localeNames {
      // Who wrote no region did not mean one.
      guard name.utf8.count(where: { $0 == UInt8(ascii: "_") }) <= parts else { continue }
      var distance = EditDistance.between(wanted, name.utf8.map(\.folded))
      if !name.contains("_"), let language = LocaleIdentifier("en")?.name(ofLanguage: name) {
        distance = min(distance, EditDistance.between(wanted, language.utf8.map(\.folded)))
      }
      // Half of it being wrong is no slip of the hand.
      if distance * 2 <= max(wanted.count, 2) { near.append((distance, name)) }
    }
    // Short identifiers first among those equally near: 'de' rather than 'dje'.
    near.sort {
      ($0.distance, $0.name.utf8.count, $0.name) < ($1.distance, $1.name.utf8.count, $1.name)
    }
    return near.prefix(count).compactMap { LocaleIdentifier(subtagsOf: $0.name) }
  }
}

extension UInt8 {
  /// A byte of an identifier without regard to case and to which separator is used.
  fileprivate var folded: UInt8 {
    self == UInt8(ascii: "_") ? UInt8(ascii: "-") : self | 0x20
  }
}
