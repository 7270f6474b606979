import CUnicode

/// What searching makes of text, so that all searches agree: case, accents, widths and the variants
/// of a script don't count, and a word may be found at its beginning alone.
package enum SearchFolding {
  /// The text as UTF-8 without what a search does not mind.
  ///
  /// - Parameter spellsUmlauts: Whether ä, ö, ü become ae, oe, ue rather than a, o, u.
  package static func folded(_ text: String, spellsUmlauts: Bool) -> [UInt8] {
    var text = text
    return text.withUTF8 { folded($0, spellsUmlauts: spellsUmlauts) }
  }

  /// The same of a text in UTF-8.
  package static func folded(
    _ text: UnsafeBufferPointer<UInt8>, spellsUmlauts: Bool
  ) -> [UInt8] {
    var capacity = text.count + 32
    while true {
      var needed = 0
      let folded = [UInt8](unsafeUninitializedCapacity: capacity) { buffer, count in
        needed = cu_fold_for_search(
          text.baseAddress, text.count, spellsUmlauts, buffer.baseAddress, capacity)
        count = min(needed, capacity)
      }
      if needed <= capacity { return folded }
      capacity = needed
    }
  }

  /// What a character is to the division into words.
  package enum CharacterKind: Sendable {
    case letter
    /// A letter of a script without spaces between words, where a word may begin anywhere.
    case ideograph
    case sign

    package init(_ scalar: Unicode.Scalar) {
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
}
