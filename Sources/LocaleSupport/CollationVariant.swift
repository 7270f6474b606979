/// A way to sort a language that has several, such as German as in phone books, or Chinese by
/// strokes (UTS #35 part 5, section 3.3, and the `co` key of part 1).
public struct CollationVariant: Sendable, Hashable {
  /// The name in locale data, such as `phonebook`.
  public let name: String

  private init(name: String) { self.name = name }

  /// German and Austrian phone books: ä as ae.
  public static let phonebook = CollationVariant(name: "phonebook")
  /// The older order of a language, as Spanish with ch and ll as letters.
  public static let traditional = CollationVariant(name: "traditional")
  /// Chinese by Mandarin pronunciation.
  public static let pinyin = CollationVariant(name: "pinyin")
  /// Chinese by the number of strokes.
  public static let stroke = CollationVariant(name: "stroke")
  /// Chinese by the Bopomofo pronunciation.
  public static let zhuyin = CollationVariant(name: "zhuyin")

  /// The names of all variants, with the codes that language tags have for some of them.
  private static let codes: [String: String] = [
    "big5han": "big5han", "compat": "compat", "dict": "dictionary", "dictionary": "dictionary",
    "emoji": "emoji", "eor": "eor", "gb2312": "gb2312han", "gb2312han": "gb2312han",
    "phonebk": "phonebook", "phonebook": "phonebook", "pinyin": "pinyin",
    "reformed": "reformed", "standard": "standard", "stroke": "stroke", "trad": "traditional",
    "traditional": "traditional", "unihan": "unihan", "zhuyin": "zhuyin",
  ]

  /// The variant of a name or of a language tag's code: `phonebook`, `phonebk`.
  public init?(named name: some StringProtocol) {
    guard let known = Self.codes[name.lowercased()] else { return nil }
    self.name = known
  }

  /// The variant that a locale asks for, as `de-u-co-phonebk` and `de@collation=phonebook` do.
  ///
  /// - Returns: nil where it asks for none, or for one that is not known.
  public init?(inLocale text: some StringProtocol) {
    guard let asked = Self.nameAsked(inLocale: text) else { return nil }
    self.init(named: asked)
  }

  /// The name of the variant that a locale asks for, known or not.
  package static func nameAsked(inLocale text: some StringProtocol) -> String? {
    let text = text.lowercased()
    if let at = text.firstIndex(of: "@") {
      for keyword in text[text.index(after: at)...].split(separator: ";") {
        let parts = keyword.split(separator: "=", maxSplits: 1)
        if parts.count == 2, parts[0] == "collation" { return String(parts[1]) }
      }
      return nil
    }
    let subtags = text.split { $0 == "-" || $0 == "_" }
    guard let extensions = subtags.firstIndex(of: "u") else { return nil }
    let rest = subtags[extensions...]
    guard let key = rest.firstIndex(of: "co"), key + 1 < rest.endIndex else { return nil }
    return String(rest[key + 1])
  }
}
