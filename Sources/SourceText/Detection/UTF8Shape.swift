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
      count(in: rest[..<(invalid ?? rest.count)])
      guard let invalid else { break }
      rest = UnsafeRawBufferPointer(rebasing: rest[invalid...])
      if UTF8Validation.isSurrogatePair(rest, at: 0) {
        sequences += 1
        rest = UnsafeRawBufferPointer(rebasing: rest[UTF8Validation.surrogatePairLength...])
        continue
      }
      let length = UTF8Validation.malformedLength(in: rest)
      let isCut = length == rest.count && length <= UTF8Validation.trail(of: rest[0]).count
      if !isCut || sequences == 0 { malformed += 1 }
      rest = UnsafeRawBufferPointer(rebasing: rest[length...])
    }
  }

  /// Counts the sequences of well-formed text; of many, only the first ones, which are proof enough
  /// of a text without malformed ones.
  private mutating func count(in text: Slice<UnsafeRawBufferPointer>) {
    for byte in text where byte >= 0xC0 {
      sequences += 1
      if malformed == 0, sequences == Self.proof { return }
    }
  }

  /// So many sequences leave no doubt.
  private static let proof = 1000

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
