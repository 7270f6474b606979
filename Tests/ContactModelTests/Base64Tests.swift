import SourceText
import Testing

@testable import ContactModel

@Suite struct Base64Tests {
  /// As RFC 4648 has it in section 4, read a byte at a time.
  private func isValidByteByByte(_ text: [UInt8]) -> Bool {
    let alphabet = Set("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)
    let between = Set("\t\n\r =".utf8)
    return text.allSatisfy { alphabet.contains($0) || between.contains($0) }
      && text.count { alphabet.contains($0) } % 4 != 1
  }

  private func isValid(_ text: [UInt8]) -> Bool {
    text.withUnsafeBufferPointer { Base64.isValid(Bytes($0)) }
  }

  @Test func everyByteAtEveryPlaceOfABlock() {
    var differing: [String] = []
    for count in [1, 2, 4, 31, 32, 33, 64, 95] {
      for place in [0, count / 2, count - 1] {
        for byte in UInt8.min...UInt8.max {
          var text = [UInt8](repeating: UInt8(ascii: "Q"), count: count)
          text[place] = byte
          if isValid(text) != isValidByteByByte(text) {
            differing.append("\(byte) at \(place) of \(count)")
          }
        }
      }
    }
    #expect(differing.isEmpty)
  }

  @Test func whatStandsBetweenIsPassedOver() {
    for count in 0...20 {
      let bytes = (0..<count).map { UInt8(truncatingIfNeeded: $0 &* 89 &+ 250) }
      let text = Base64.encode(bytes)
      #expect(Base64.decode(text[...]) == bytes)
      #expect(Base64.decode(text.filter { $0 != UInt8(ascii: "=") }[...]) == bytes)
      for place in 0...text.count {
        let torn = text[..<place] + Array("\r\n *\u{FE}".utf8) + text[place...]
        #expect(Base64.decode(torn) == bytes, "\(count) bytes, at \(place)")
      }
    }
    #expect(Base64.decode(Array("QUJDR".utf8)[...]) == Array("ABC".utf8))
  }

  /// A byte of a vector counts to 255 only.
  @Test func longTextsAreCountedWhole() {
    var differing: [Int] = []
    for count in [0, 8_159, 8_160, 8_161, 8_192, 16_319, 16_321, 100_000, 100_001] {
      let text = [UInt8](repeating: UInt8(ascii: "z"), count: count)
      if isValid(text) != (count % 4 != 1) { differing.append(count) }
      if isValid(text + [UInt8(ascii: "*")]) { differing.append(-count) }
    }
    #expect(differing.isEmpty)
  }
}
