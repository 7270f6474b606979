import ContactModel
import LocaleSupport

/// The language that an address is likely in, where its country writes several.
enum StreetLanguage {
  /// The language: that of the tag, else the one that the street's words are of, else the
  /// reader's; nil where none of these is one of the country's.
  static func language(
    of address: PostalAddress, among languages: [String], languageTag: String?,
    reader: LocaleIdentifier
  ) -> String? {
    guard languages.count > 1 else { return languages.first }
    // The country's own variety: 'fr-CH' for 'fr'.
    func own(_ language: String) -> String? {
      languages.first { $0 == language || $0.hasPrefix(language + "-") }
    }
    if let tag = languageTag.flatMap({ LocaleIdentifier($0) })?.language, let language = own(tag) {
      return language
    }
    for word in UnitText.words(of: address.street + " " + address.streetName) {
      if let language = words[word].flatMap(own) { return language }
      for (ending, name) in endings where word.count > ending.count && word.hasSuffix(ending) {
        if let language = own(name) { return language }
      }
    }
    return own(reader.language)
  }

  private static let words: [String: String] = {
    var table: [String: String] = [:]
    for (language, words) in [
      ("fr", "rue avenue chemin route place quai boulevard ruelle allée impasse case"),
      ("it", "via viale piazza strada corso contrada vicolo salita"),
      ("nl", "laan straat plein steenweg"),
    ] {
      for word in words.split(separator: " ") { table[String(word)] = language }
    }
    return table
  }()

  private static let endings = [
    ("straat", "nl"), ("laan", "nl"), ("plein", "nl"), ("steenweg", "nl"), ("dreef", "nl"),
    ("strasse", "de"), ("straße", "de"), ("gasse", "de"), ("weg", "de"), ("platz", "de"),
    ("gatan", "sv"), ("vägen", "sv"), ("katu", "fi"), ("tie", "fi"),
  ]
}
