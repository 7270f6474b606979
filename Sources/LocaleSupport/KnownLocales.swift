import CUnicode

/// A locale that nothing is known about, or text that is not a locale identifier at all.
public struct UnknownLocale: Error, Hashable, CustomStringConvertible {
  /// The text given.
  public let identifier: String
  /// Known locales that are written much like it, the nearest first.
  public let suggestions: [LocaleIdentifier]

  /// A sentence that says what to use instead.
  public var description: String {
    let tags = suggestions.map { "'\($0.languageTag)'" }
    // The text may be anything, of any length.
    let shown = String(
      identifier.unicodeScalars.prefix(40).map { scalar in
        scalar.properties.generalCategory == .control ? "\u{FFFD}" : Character(scalar)
      })
    guard let last = tags.last else {
      return "The locale '\(shown)' is not known; use a language tag such as 'de' or 'pt-BR'."
    }
    let listed = (tags.dropLast().isEmpty ? "" : tags.dropLast().joined(separator: ", ") + " or ")
    return "The locale '\(shown)' is not known; use \(listed)\(last)."
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

  /// Whether the library knows the language: has data for it, or at least a name.
  public var isKnown: Bool {
    if language == "und" { return true }
    if UnicodeCatalog.shared.hasBundle(named: language) { return true }
    let bare = LocaleIdentifier(language: language)
    if bare.maximized() != bare { return true }
    let name = stringWritten { cu_language_name(language, "en", $0, $1) }
    return name != nil && name != language
  }

  /// The locales with data whose identifiers are most like a text.
  private static func nearest(to text: String, count: Int = 3) -> [LocaleIdentifier] {
    let wanted = text.utf8.prefix(24).map { byte in
      byte == UInt8(ascii: "-") ? UInt8(ascii: "_") : byte | 0x20
    }
    let language = wanted.prefix { $0 != UInt8(ascii: "_") }
    var near: [(distance: Int, name: String)] = []
    for name in UnicodeCatalog.localeNames {
      let candidate = name.utf8.map { $0 | 0x20 }
      let distance = editDistance(wanted, candidate)
      // Half of it being wrong is no slip of the hand.
      if distance * 2 <= max(wanted.count, 2) { near.append((distance, name)) }
    }
    if near.isEmpty {
      near = UnicodeCatalog.localeNames
        .filter { !$0.contains("_") && editDistance(Array(language), Array($0.utf8)) <= 1 }
        .map { (1, $0) }
    }
    // Short identifiers first among those equally near: 'de' rather than 'de_AT'.
    near.sort {
      ($0.distance, $0.name.utf8.count, $0.name) < ($1.distance, $1.name.utf8.count, $1.name)
    }
    return near.prefix(count).compactMap { LocaleIdentifier(subtagsOf: $0.name) }
  }

  /// How many bytes have to be changed, added or left out to make one text the other.
  private static func editDistance(_ left: [UInt8], _ right: [UInt8]) -> Int {
    var row = Array(0...right.count)
    for (i, a) in left.enumerated() {
      var diagonal = row[0]
      row[0] = i + 1
      for (j, b) in right.enumerated() {
        let changed = diagonal + (a == b ? 0 : 1)
        diagonal = row[j + 1]
        row[j + 1] = min(changed, row[j] + 1, diagonal + 1)
      }
    }
    return row[right.count]
  }
}
