import CUnicode

/// A country by its code, found in addresses that name it by code or by name in any of the
/// languages that address books come in.
struct CountryMatch: Hashable, Sendable {
  /// The ISO 3166-1 code in capitals; nil where the text names no country that is known.
  let code: String?
  /// The folded names.
  private let names: Set<[UInt8]>

  private static let languages = [
    "en", "de", "fr", "es", "it", "pt", "nl", "pl", "ru", "uk", "cs", "sk", "hu", "ro", "bg", "el",
    "tr", "sv", "da", "nb", "fi", "et", "lv", "lt", "hr", "sr", "sl", "ca", "ar", "he", "fa", "hi",
    "th", "vi", "id", "ms", "ko", "ja", "zh", "zh_Hant",
  ]

  /// Takes a code, or a name in any of the languages.
  init(_ text: String) {
    let wanted = SearchText.folded(text, spellsUmlauts: false)
    code = Self.code(of: wanted)
    var names: Set<[UInt8]> = [wanted]
    if let code {
      names.insert(Array(code.lowercased().utf8))
      for language in Self.languages { names.formUnion(Self.name(of: code, in: language)) }
      if let language = Self.language(of: code) {
        names.formUnion(Self.name(of: code, in: language))
      }
      names.formUnion((Self.otherNames[code] ?? []).map { Array($0.utf8) })
    }
    self.names = names
  }

  /// What people write instead of the name.
  private static let otherNames = [
    "US": ["usa", "u.s.a.", "u.s.", "america"], "GB": ["uk", "u.k.", "england", "great britain"],
    "NL": ["holland"], "CZ": ["czech republic"], "AE": ["uae"],
  ]

  /// Whether an address is in the country, going by its code where it has one.
  func matches(code: String, name: String) -> Bool {
    if let wanted = self.code, !code.isEmpty { return code.uppercased() == wanted }
    return !name.isEmpty && names.contains(SearchText.folded(name, spellsUmlauts: false))
  }

  // MARK: Lookup

  private static let codes: [String] = (0..<cu_country_count()).compactMap {
    cu_country_code_at($0).map { String(cString: $0) }
  }

  private static func code(of folded: [UInt8]) -> String? {
    if folded.count == 2 {
      let code = String(decoding: folded, as: UTF8.self).uppercased()
      if codes.contains(code) { return code }
    }
    for (code, others) in otherNames where others.contains(where: { Array($0.utf8) == folded }) {
      return code
    }
    for language in languages {
      if let code = codes.first(where: { name(of: $0, in: language).contains(folded) }) {
        return code
      }
    }
    return codes.first { code in
      language(of: code).map { name(of: code, in: $0).contains(folded) } ?? false
    }
  }

  private static func language(of code: String) -> String? {
    text { cu_country_language(code, $0, $1) }
  }

  private static func name(of code: String, in language: String) -> [[UInt8]] {
    guard let name = text({ cu_country_name(code, language, $0, $1) }) else { return [] }
    return [SearchText.folded(name, spellsUmlauts: false)]
  }

  private static func text(
    _ call: (UnsafeMutablePointer<CChar>, Int) -> Int
  ) -> String? {
    withUnsafeTemporaryAllocation(of: CChar.self, capacity: 256) { buffer in
      guard let base = buffer.baseAddress else { return nil }
      let count = call(base, buffer.count)
      guard count > 0 else { return nil }
      return String(decoding: UnsafeRawBufferPointer(start: base, count: count), as: UTF8.self)
    }
  }
}
