/// What the head of a source tells about its encoding.
struct EncodingSample {
  /// The encoding to read with.
  let guess: EncodingGuess
  /// The charset of a byte order mark, if it is another one than the caller gave.
  let contradictingMark: Charset?
  /// The offset of the first zero byte in text whose characters have none.
  let nulOffset: Int?

  /// How many bytes are looked at in detail.
  private static let sampleLength = 1 << 20
  /// How far into a source that begins with ASCII other characters are looked for. Further on, it
  /// takes longer than it is worth.
  private static let searchLimit = 1 << 26

  /// Looks at the head of a source. With a charset given, only looks for byte order marks.
  init(
    _ content: SourceContent, charset: Charset?, hints: [Charset]
  ) throws(SourceError) {
    var head = [UInt8](repeating: 0, count: min(Self.sampleLength, max(content.count, 4096)))
    let count = try content.fill(&head, at: 0)
    head.removeSubrange(count...)
    let mark = head.withUnsafeBytes { ByteOrderMark.guess($0) }
    if let charset {
      guess = Self.given(charset, mark: mark)
    } else if let mark {
      guess = mark
    } else {
      let sample = try Self.textBeyondASCII(of: content, head: head) ?? head
      guess = EncodingDetector.detect(sample, hints: hints)
    }
    contradictingMark =
      mark?.charset == guess.charset || guess.charset.name == "UTF-16" ? nil : mark?.charset
    let isWide = guess.charset.isUnicode && guess.charset != .utf8
    nulOffset = isWide ? nil : head.withUnsafeBufferPointer { Bytes($0).firstNull }
  }

  /// Where a source begins with much ASCII, the first part of it that has other characters too.
  private static func textBeyondASCII(
    of content: SourceContent, head: [UInt8]
  ) throws(SourceError) -> [UInt8]? {
    guard head.count == sampleLength, head.withUnsafeBytes({ UTF8Validation.isASCII($0) }),
      !head.contains(0)
    else { return nil }
    var part = [UInt8](repeating: 0, count: sampleLength)
    var offset = head.count
    while offset < searchLimit {
      let count = try content.fill(&part, at: offset)
      if count == 0 { return nil }
      offset += count
      let first = part.withUnsafeBytes { part in
        UTF8Validation.firstNonASCIIOffset(in: UnsafeRawBufferPointer(rebasing: part[..<count]))
      }
      guard let first else { continue }
      // From the line of the first character on, which belongs to it.
      return Array(part[max(0, first - 1024)..<count])
    }
    return nil
  }

  private static func given(_ charset: Charset, mark: EncodingGuess?) -> EncodingGuess {
    if let mark, charset == mark.charset || charset.name == "UTF-16" { return mark }
    return EncodingGuess(charset: charset, confidence: 1, evidence: "the caller's word")
  }
}
