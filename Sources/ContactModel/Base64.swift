import CByteSearch
package import SourceText

/// Base64 (RFC 4648, section 4), reading what real cards have: line breaks and blanks between,
/// missing padding, stray characters.
package enum Base64 {
  private static let alphabet = Array(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)

  private static let values: [UInt8] = {
    var values = [UInt8](repeating: 255, count: 256)
    for (value, character) in alphabet.enumerated() { values[Int(character)] = UInt8(value) }
    values[Int(UInt8(ascii: "-"))] = 62
    values[Int(UInt8(ascii: "_"))] = 63
    return values
  }()

  /// Whether the text is base64 and nothing else, blanks and padding apart, and of a length that
  /// stands for whole bytes.
  package static func isValid(_ text: Bytes) -> Bool {
    let text = text.unsafeBuffer
    let found = cb_base64_of(text.baseAddress, text.count)
    // The URL alphabet's two are read, but are none of vCard's.
    return !found.has_others && !found.has_url_letters && found.letters & 3 != 1
  }

  /// The bytes that the text stands for. Characters outside the alphabet are passed over; a
  /// last character that can't stand for a byte (length ≡ 1 mod 4) is dropped.
  package static func decode(_ text: ArraySlice<UInt8>) -> [UInt8] {
    text.withUnsafeBufferPointer { text in
      [UInt8](unsafeUninitializedCapacity: text.count / 4 * 3 + 3) { bytes, written in
        values.withUnsafeBufferPointer { decode(text, by: $0, into: bytes, &written) }
      }
    }
  }

  private static func decode(
    _ text: UnsafeBufferPointer<UInt8>, by values: UnsafeBufferPointer<UInt8>,
    into bytes: UnsafeMutableBufferPointer<UInt8>, _ written: inout Int
  ) {
    var group: UInt32 = 0
    var count = 0
    var index = 0
    func write(_ length: Int) {
      for place in 0..<length {
        bytes[written + place] = UInt8(truncatingIfNeeded: group >> UInt32(16 - 8 * place))
      }
      written += length
    }
    while index < text.count {
      // Nearly always nothing stands between.
      if count == 0, index + 4 <= text.count {
        let (a, b) = (values[Int(text[index])], values[Int(text[index + 1])])
        let (c, d) = (values[Int(text[index + 2])], values[Int(text[index + 3])])
        if a | b | c | d < 64 {
          group = UInt32(a) << 18 | UInt32(b) << 12 | UInt32(c) << 6 | UInt32(d)
          write(3)
          index += 4
          continue
        }
      }
      let value = values[Int(text[index])]
      index += 1
      if value == 255 { continue }
      group = group << 6 | UInt32(value)
      count += 1
      if count == 4 {
        write(3)
        count = 0
      }
    }
    guard count > 0 else { return }
    group <<= UInt32(6 * (4 - count))
    write(count - 1)
  }

  package static func encode(_ bytes: [UInt8]) -> [UInt8] {
    let count = (bytes.count + 2) / 3 * 4
    return [UInt8](unsafeUninitializedCapacity: count) { text, written in
      alphabet.withUnsafeBufferPointer { alphabet in
        bytes.withUnsafeBufferPointer { bytes in
          var index = 0
          while index < bytes.count {
            let rest = bytes.count - index
            var group = UInt32(bytes[index]) << 16
            if rest > 1 { group |= UInt32(bytes[index + 1]) << 8 }
            if rest > 2 { group |= UInt32(bytes[index + 2]) }
            text[written] = alphabet[Int(group >> 18)]
            text[written + 1] = alphabet[Int(group >> 12 & 63)]
            text[written + 2] = alphabet[Int(group >> 6 & 63)]
            text[written + 3] = alphabet[Int(group & 63)]
            index += 3
            written += 4
          }
        }
      }
      let padding = UInt8(ascii: "=")
      let rest = bytes.count % 3
      if rest > 0 { text[count - 1] = padding }
      if rest == 1 { text[count - 2] = padding }
    }
  }
}
