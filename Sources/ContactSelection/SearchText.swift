import Glibc
import LocaleSupport

/// Text somebody looks for, prepared for comparison with many values.
///
/// Case, accents, widths and the variants of a script don't count, and umlauts match in both
/// ways of writing them without dots: `Müller` is found by `muller` and by `mueller`.
struct SearchText: Hashable, Sendable {
  /// The text as it was given.
  let original: String
  private let plain: [UInt8]
  private let spelled: [UInt8]
  let plainTerms: [[UInt8]]
  let spelledTerms: [[UInt8]]

  init(_ text: String) {
    original = text
    plain = Self.trimmed(SearchFolding.folded(text, spellsUmlauts: false))
    spelled = Self.trimmed(SearchFolding.folded(text, spellsUmlauts: true))
    plainTerms = plain.split(separator: UInt8(ascii: " ")).map(Array.init)
    spelledTerms = spelled.split(separator: UInt8(ascii: " ")).map(Array.init)
  }

  /// Whether there is nothing to look for.
  var isEmpty: Bool { plain.isEmpty }

  /// The text in both ways of writing umlauts, where they differ.
  var foldings: [[UInt8]] { plain == spelled ? [plain] : [plain, spelled] }

  /// Whether the whole text is the same.
  func equals(_ text: String) -> Bool {
    plain == Self.trimmed(SearchFolding.folded(text, spellsUmlauts: false))
      || spelled == Self.trimmed(SearchFolding.folded(text, spellsUmlauts: true))
  }

  /// Whether the text begins with it.
  func begins(_ text: String) -> Bool {
    Self.trimmed(SearchFolding.folded(text, spellsUmlauts: false)).starts(with: plain)
      || Self.trimmed(SearchFolding.folded(text, spellsUmlauts: true)).starts(with: spelled)
  }

  /// Whether each word looked for is the beginning of a word in the text.
  ///
  /// A word that begins with a sign, as in `@example.org`, is found after a letter too. Scripts that
  /// don't put spaces between words are searched at every character.
  func beginsWords(in text: String) -> Bool {
    Self.contains(plainTerms, in: SearchFolding.folded(text, spellsUmlauts: false))
      || (text.utf8.contains { $0 >= 0x80 } || plain != spelled)
        && Self.contains(spelledTerms, in: SearchFolding.folded(text, spellsUmlauts: true))
  }

  private static func trimmed(_ bytes: [UInt8]) -> [UInt8] {
    let blank = UInt8(ascii: " ")
    guard let first = bytes.firstIndex(where: { $0 > blank }),
      let last = bytes.lastIndex(where: { $0 > blank })
    else { return [] }
    return Array(bytes[first...last])
  }

  // MARK: Finding

  private static func contains(_ terms: [[UInt8]], in text: [UInt8]) -> Bool {
    terms.allSatisfy { contains($0, in: text) }
  }

  private static func contains(_ term: [UInt8], in text: [UInt8]) -> Bool {
    text.withUnsafeBytes { text in
      term.withUnsafeBytes { term in
        guard let base = text.baseAddress, let wanted = term.baseAddress else { return false }
        var start = 0
        while start + term.count <= text.count,
          let found = memchr(base + start, Int32(term[0]), text.count - term.count - start + 1)
        {
          let offset = base.distance(to: UnsafeRawPointer(found))
          if memcmp(found, wanted, term.count) == 0, isWordStart(offset, in: text) { return true }
          start = offset + 1
        }
        return false
      }
    }
  }

  private static func isWordStart(_ offset: Int, in text: UnsafeRawBufferPointer) -> Bool {
    guard offset > 0 else { return true }
    if kind(in: text, at: offset) != .letter { return true }
    var before = offset - 1
    while before > 0, text[before] & 0xC0 == 0x80 { before -= 1 }
    return kind(in: text, at: before) == .sign
  }

  private static func kind(
    in text: UnsafeRawBufferPointer, at offset: Int
  ) -> SearchFolding.CharacterKind {
    let first = text[offset]
    if first < 0x80 { return SearchFolding.CharacterKind(Unicode.Scalar(first)) }
    let bytes = UnsafeRawBufferPointer(rebasing: text[offset..<min(offset + 4, text.count)])
    let scalar = String(decoding: bytes, as: UTF8.self).unicodeScalars.first
    return scalar.map { SearchFolding.CharacterKind($0) } ?? .sign
  }
}

/// Text reduced to what matters in a comparison.
package enum SearchKey {
  /// The text as UTF-8 without case, accents and the variants of a script. Equal keys mean that a
  /// search finds one text by the other.
  package static func bytes(of text: String) -> [UInt8] {
    SearchFolding.folded(text, spellsUmlauts: false)
  }
}
