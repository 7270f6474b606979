import CUnicode

/// Where text may be divided (UAX #29). All offsets are in bytes of UTF-8.
package enum Segmentation {
  /// The length of the first grapheme cluster, what a reader takes for one letter.
  package static func firstGraphemeLength(_ text: UnsafeBufferPointer<UInt8>) -> Int {
    guard let first = text.first else { return 0 }
    let length = simpleLength(first)
    if length > 0, text.count == length { return length }
    if length > 0, length < text.count, simpleLength(text[length]) > 0, first != 0x0D {
      return length
    }
    return withCharacters(of: text) { Int(cu_first_grapheme($0, $1)) }
  }

  /// The length of a character whose first byte shows that it joins with no other of its kind:
  /// ASCII (but for a line break of two), Latin to U+02FF, basic Greek and Cyrillic, and the
  /// main blocks of Han. Zero for all others.
  private static func simpleLength(_ lead: UInt8) -> Int {
    switch lead {
    case 0..<0x80: 1
    case 0xC2...0xCB, 0xCE...0xD1: 2
    case 0xE4...0xE9: 3
    default: 0
    }
  }

  /// The ends of all words and of what stands between words, in ascending order.
  package static func wordEnds(_ text: UnsafeBufferPointer<UInt8>) -> [Int] {
    ends(text, cu_word_ends)
  }

  /// Where a line may be broken (UAX #14), in ascending order; the last is the text's end.
  package static func lineBreaks(_ text: UnsafeBufferPointer<UInt8>) -> [Int] {
    ends(text, cu_line_breaks)
  }

  private static func ends(
    _ text: UnsafeBufferPointer<UInt8>,
    _ find: (UnsafePointer<CChar>?, Int32, UnsafeMutablePointer<Int32>?, Int32) -> Int32
  ) -> [Int] {
    var room = 16
    while true {
      var count: Int32 = 0
      let ends = [Int32](unsafeUninitializedCapacity: room) { buffer, written in
        count = withCharacters(of: text) { find($0, $1, buffer.baseAddress, Int32(room)) }
        written = min(Int(count), room)
      }
      if Int(count) <= room { return ends.map(Int.init) }
      room = Int(count)
    }
  }
}

/// What a character is, for deciding where initials come from.
package enum CharacterClass {
  /// Whether a character is a letter of any script.
  package static func isLetter(_ scalar: Unicode.Scalar) -> Bool { cu_is_letter(scalar.value) }

  /// Whether a character is white space (UAX #44, White_Space).
  package static func isWhitespace(_ scalar: Unicode.Scalar) -> Bool {
    cu_is_whitespace(scalar.value)
  }
}
