/// How much of a text is UTF-8.
struct UTF8Shape {
  /// How many well-formed sequences beyond ASCII there are.
  private(set) var sequences = 0
  /// How many malformed ones there are. A sequence that the end cuts off is not counted.
  private(set) var malformed = 0

  init(_ bytes: UnsafeRawBufferPointer) {
    var rest = bytes
    while !rest.isEmpty {
      let invalid = UTF8Validation.firstInvalidOffset(in: rest)
      sequences += Self.leadCount(
        UnsafeRawBufferPointer(rebasing: rest[..<(invalid ?? rest.count)]))
      guard let invalid else { break }
      rest = UnsafeRawBufferPointer(rebasing: rest[invalid...])
      let length = UTF8Validation.malformedLength(in: rest)
      let isCut = length == rest.count && length <= UTF8Validation.trail(of: rest[0]).count
      if !isCut || sequences == 0 { malformed += 1 }
      rest = UnsafeRawBufferPointer(rebasing: rest[length...])
    }
  }

  /// How many bytes begin a sequence. Counted in blocks, for the sake of vector instructions.
  private static func leadCount(_ bytes: UnsafeRawBufferPointer) -> Int {
    guard let base = bytes.baseAddress else { return 0 }
    var count = 0
    for start in stride(from: 0, to: bytes.count, by: 128) {
      var block: UInt8 = 0
      for index in start..<min(start + 128, bytes.count) {
        block &+= base.load(fromByteOffset: index, as: UInt8.self) >= 0xC0 ? 1 : 0
      }
      count += Int(block)
    }
    return count
  }

  /// UTF-8, if the text can hardly be anything else. Chance makes other text valid UTF-8 seldom, and
  /// joining files makes text that is UTF-8 for the most part.
  var guess: EncodingGuess? {
    guard sequences > 0 else { return nil }
    if malformed == 0 {
      return EncodingGuess(
        charset: .utf8, confidence: max(0.9, 1 - 0.1 / Double(sequences * sequences)),
        evidence: "every sequence beyond ASCII is valid UTF-8")
    }
    guard sequences >= 4 * malformed else { return nil }
    return EncodingGuess(
      charset: .utf8,
      confidence: 0.9 * Double(sequences) / Double(sequences + 4 * malformed),
      evidence: "\(sequences) sequences are valid UTF-8, and only \(malformed) are not")
  }
}
