import LocaleSupport

/// Text as it is compared in a search, with where each of its bytes comes from.
struct FoldedText {
  /// The text without case, accents and variants of a script.
  private(set) var bytes: [UInt8] = []
  /// For each byte, the character of the original that it comes from.
  private var origins: [Int] = []
  /// Where each character of the original is in it, in bytes of UTF-8.
  private var characters: [Range<Int>] = []
  /// The places in ``bytes`` that a search may find something at.
  private(set) var wordStarts: [Int] = []

  /// Folds a text.
  ///
  /// - Parameter spellsUmlauts: Whether ä, ö, ü become ae, oe, ue rather than a, o, u.
  init(_ text: String, spellsUmlauts: Bool) {
    bytes.reserveCapacity(text.utf8.count)
    var offset = 0
    var isInWord = false
    for character in text {
      let length = character.utf8.count
      let kind = character.unicodeScalars.first.map { SearchFolding.CharacterKind($0) } ?? .sign
      if kind != .letter || !isInWord { wordStarts.append(bytes.count) }
      isInWord = kind != .sign
      if let ascii = character.asciiValue {
        bytes.append(Self.lowercased(ascii))
      } else {
        bytes += SearchFolding.folded(String(character), spellsUmlauts: spellsUmlauts)
      }
      while origins.count < bytes.count { origins.append(characters.count) }
      characters.append(offset..<(offset + length))
      offset += length
    }
  }

  /// The place in the original that a place in ``bytes`` stands for, whole characters.
  func original(_ range: Range<Int>) -> Range<Int> {
    guard let last = range.last else { return 0..<0 }
    let start = characters[origins[range.lowerBound]].lowerBound
    return start..<characters[origins[last]].upperBound
  }

  /// Where a folded text stands at the beginning of a word.
  func firstRange(of term: [UInt8]) -> Range<Int>? {
    for start in wordStarts where start + term.count <= bytes.count {
      if bytes[start..<(start + term.count)].elementsEqual(term) {
        return start..<(start + term.count)
      }
    }
    return nil
  }

  private static func lowercased(_ byte: UInt8) -> UInt8 {
    if byte == UInt8(ascii: "`") { return UInt8(ascii: "'") }
    return (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) ? byte | 0x20 : byte
  }
}
