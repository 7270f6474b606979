import LocaleSupport

/// Text reduced to what matters in a comparison.
package enum SearchKey {
  /// The text as UTF-8 without case, accents and the variants of a script. Equal keys mean that a
  /// search finds one text by the other.
  package static func bytes(of text: String) -> [UInt8] {
    SearchFolding.folded(text, spellsUmlauts: false)
  }
}
