import SourceText
import Testing

@Suite struct UTF8ValidationTests {
  @Test(
    arguments: [
      ([], nil),
      (Array("plain ASCII that is longer than one step of the loop".utf8), nil),
      (Array("Zürich, 東京, 🙂".utf8), nil),
      ([0x80], 0),
      ([0x41, 0xC3], 1),
      ([0xC0, 0x80], 0),
      ([0xC1, 0xBF], 0),
      ([0xE0, 0x9F, 0xBF], 0),
      ([0xE0, 0xA0, 0x80], nil),
      ([0xED, 0x9F, 0xBF], nil),
      ([0xED, 0xA0, 0x80], 0),
      ([0xEF, 0xBF, 0xBF], nil),
      ([0xF0, 0x8F, 0xBF, 0xBF], 0),
      ([0xF0, 0x90, 0x80, 0x80], nil),
      ([0xF4, 0x8F, 0xBF, 0xBF], nil),
      ([0xF4, 0x90, 0x80, 0x80], 0),
      ([0xF5, 0x80, 0x80, 0x80], 0),
      ([0xE2, 0x82, 0xAC, 0xE2, 0x82], 3),
    ] as [([UInt8], Int?)])
  func firstInvalidOffset(bytes: [UInt8], offset: Int?) {
    #expect(bytes.withUnsafeBytes { UTF8Validation.firstInvalidOffset(in: $0) } == offset)
  }

  /// A bad byte is found wherever it lies among the steps of the loop.
  @Test func findsABadByteAnywhere() {
    for length in [1, 7, 8, 9, 31, 32, 33, 100] {
      for position in 0..<length {
        var bytes = [UInt8](repeating: 0x61, count: length)
        bytes[position] = 0xFF
        #expect(bytes.withUnsafeBytes { UTF8Validation.firstInvalidOffset(in: $0) } == position)
        #expect(bytes.withUnsafeBytes { UTF8Validation.firstNonASCIIOffset(in: $0) } == position)
      }
    }
  }

  /// Agrees with the standard library on every sequence of two bytes, and on many of three and four.
  @Test func agreesWithTheStandardLibrary() {
    var random: UInt32 = 1
    var disagreements = 0
    for count in 0..<200_000 {
      random = random &* 1_664_525 &+ 1_013_904_223
      let raw = [
        UInt8(truncatingIfNeeded: random >> 24), UInt8(truncatingIfNeeded: random >> 16) | 0x80,
        UInt8(truncatingIfNeeded: count) | 0x80, UInt8(truncatingIfNeeded: random >> 8),
      ]
      let bytes = Array(raw.prefix(1 + count % 4))
      let isValid = String(validating: bytes, as: UTF8.self) != nil
      let offset = bytes.withUnsafeBytes { UTF8Validation.firstInvalidOffset(in: $0) }
      if isValid != (offset == nil) { disagreements += 1 }
      let repaired = bytes.withUnsafeBytes { UTF8Validation.repaired($0) }
      if repaired.string != String(decoding: bytes, as: UTF8.self) { disagreements += 1 }
    }
    #expect(disagreements == 0)
  }

  /// Sequences that lie across the blocks in which long text is checked.
  @Test func agreesOnLongText() {
    let parts: [[UInt8]] = [
      [0xC3, 0xA9], [0xE2, 0x82, 0xAC], [0xF0, 0x9F, 0x99, 0x82], [0xE0, 0x9F, 0xBF],
      [0xE0, 0xA0, 0x80], [0xED, 0xA0, 0x80], [0xED, 0x9F, 0xBF], [0xF0, 0x8F, 0xBF, 0xBF],
      [0xF0, 0x90, 0x80, 0x80], [0xF4, 0x90, 0x80, 0x80], [0xF4, 0x8F, 0xBF, 0xBF], [0x80],
      [0xC3], [0xE2, 0x82], [0xF0, 0x9F, 0x99], [0xC0, 0x80], [0xF5, 0x80, 0x80, 0x80],
      [0xC3, 0xC3, 0xA9], [0xE2, 0xC3, 0xA9],
    ]
    for part in parts {
      let isValid = String(validating: part, as: UTF8.self) != nil
      // The offset in the part alone, where the short way is taken.
      let invalid = part.withUnsafeBytes { UTF8Validation.firstInvalidOffset(in: $0) }
      #expect((invalid == nil) == isValid)
      for position in 58...70 {
        for filler in [[0x61], [0xC3, 0xA9], [0xE6, 0x9D, 0xB1]] as [[UInt8]] {
          let before = (0..<position / filler.count).flatMap { _ in filler }
          for after in [[], Array("b".utf8), Array(repeating: 0x63, count: 90)] as [[UInt8]] {
            let bytes = before + part + after
            let offset = bytes.withUnsafeBytes { UTF8Validation.firstInvalidOffset(in: $0) }
            #expect(offset == invalid.map { before.count + $0 })
          }
        }
      }
    }
  }
}
