import LocaleSupport

/// A country by its code, found in addresses that name it by code or by name in any of the
/// languages that address books come in.
struct CountryMatch: Hashable, Sendable {
  /// The ISO 3166-1 code in capitals; nil where the text names no country that is known.
  let code: String?
  /// The folded names.
  private let names: Set<[UInt8]>

  /// Takes a code, or a name in any of the languages.
  init(_ text: String) {
    let wanted = SearchFolding.folded(text, spellsUmlauts: false)
    code = CountryCodes.code(ofFolded: wanted)
    names = (code.map(CountryCodes.names) ?? []).union([wanted])
  }

  /// Whether an address is in the country, by its name, or by its code where the name says nothing.
  func matches(code: String, name: String) -> Bool {
    let folded = name.isEmpty ? [] : SearchFolding.folded(name, spellsUmlauts: false)
    if !folded.isEmpty {
      if names.contains(folded) { return true }
      if CountryCodes.code(ofFolded: folded) != nil { return false }
    }
    return self.code.map { $0 == code.uppercased() } ?? false
  }
}
