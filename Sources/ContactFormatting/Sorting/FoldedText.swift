import CUnicode
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
  /// - Parameter spellsUmlauts: whether ä, ö, ü become ae, oe, ue rather than a, o, u.
  init(_ text: String, spellsUmlauts: Bool) {
    bytes.reserveCapacity(text.utf8.count)
    var offset = 0
    var isInWord = false
    for character in text {
      let length = character.utf8.count
      let kind = Kind(character)
      if kind != .letter || !isInWord { wordStarts.append(bytes.count) }
      isInWord = kind != .sign
      if let ascii = character.asciiValue {
        bytes.append(Self.lowercased(ascii))
      } else {
        Self.append(character, spellsUmlauts, to: &bytes)
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

  /// What a character is to the division into words.
  private enum Kind {
    case letter
    /// A letter of a script without spaces between words, where a word may begin anywhere.
    case ideograph
    case sign

    init(_ character: Character) {
      guard let scalar = character.unicodeScalars.first else {
        self = .sign
        return
      }
      switch scalar.value {
      case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: self = .letter
      case 0..<0x80: self = .sign
      case 0x0E00...0x0EFF, 0x1000...0x109F, 0x1780...0x17FF, 0x3040...0x30FF, 0xAC00...0xD7AF:
        self = .ideograph
      default:
        let properties = scalar.properties
        if properties.isIdeographic {
          self = .ideograph
        } else {
          self = properties.isAlphabetic || properties.numericType != nil ? .letter : .sign
        }
      }
    }
  }

  private static func lowercased(_ byte: UInt8) -> UInt8 {
    if byte == UInt8(ascii: "`") { return UInt8(ascii: "'") }
    return (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) ? byte | 0x20 : byte
  }

  private static func append(
    _ character: Character, _ spellsUmlauts: Bool, to bytes: inout [UInt8]
  ) {
    var text = String(character)
    text.withUTF8 { text in
      var capacity = text.count * 2 + 32
      while true {
        var needed = 0
        let folded = [UInt8](unsafeUninitializedCapacity: capacity) { buffer, count in
          needed = cu_fold_for_search(
            text.baseAddress, text.count, spellsUmlauts, buffer.baseAddress, capacity)
          count = min(needed, capacity)
        }
        if needed <= capacity {
          bytes.append(contentsOf: folded)
          return
        }
        capacity = needed
      }
    }
  }
}
