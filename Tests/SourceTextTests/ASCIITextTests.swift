import SourceText
import Testing

/// Texts of the source code, compared with what stands in a file.
@Suite struct ASCIITextTests {
  private static let texts: [StaticString] = [
    "b", "cr", "geo", "geo:", "vcard", "http//", "x-apple", "https://", "urn:uuid:", "begin:vcard",
    "encoding=quoted", "x-evolution-abc{~}",
  ]

  @Test(
    "A text is found in any case, whatever follows, and no other one is", arguments: texts.indices)
  func isFound(_ number: Int) throws {
    let text = Self.texts[number]
    let small = Array("\(text)".utf8)
    let capital = Array("\(text)".uppercased().utf8)
    let mixed = zip(small, capital).enumerated().map {
      $0.offset % 2 == 0 ? $0.element.0 : $0.element.1
    }
    for form in [small, capital, mixed] {
      for rest in [[], [0x3A], Array("anything behind it".utf8)] {
        let all = [0x40] + form + rest
        all.withUnsafeBufferPointer { buffer in
          #expect(startsWith(text, Bytes(buffer), 1..<all.count))
          #expect(matches(text, Bytes(buffer), 1..<1 + form.count))
          #expect(matches(text, Bytes(buffer), 1..<all.count) == rest.isEmpty)
          #expect(!startsWith(text, Bytes(buffer), 1..<form.count))
        }
      }
    }
    for place in small.indices {
      for byte in UInt8.min...UInt8.max {
        var other = small
        other[place] = byte
        let isSame = byte == small[place] || byte == capital[place]
        other.withUnsafeBufferPointer { buffer in
          #expect(
            matches(text, Bytes(buffer), 0..<other.count) == isSame,
            "\(byte) at \(place) of \(text)")
        }
      }
    }
  }

  @Test("A number has all its digits", arguments: [(0, "0000"), (0xAB, "00ab"), (0xFFFF, "ffff")])
  func digits(_ number: UInt16, _ text: String) { #expect(hexadecimal(number) == text) }

  @Test("What may not stand in a URI is written by its bytes")
  func percentSigns() {
    #expect(percentEncoded("aZ0-._~", isPlain: isUnreserved) == "aZ0-._~")
    #expect(percentEncoded("a b/é\n%", isPlain: isUnreserved) == "a%20b%2F%C3%A9%0A%25")
    #expect(percentEncoded("é%", isPlain: { $0 != UInt8(ascii: "%") }) == "é%25")
  }
}
