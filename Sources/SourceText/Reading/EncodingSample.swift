/// The part of a source that its encoding is guessed from.
enum EncodingSample {
  /// How many bytes are looked at in detail.
  private static let sampleLength = 1 << 20
  /// How far into a source that begins with ASCII other characters are looked for. Further on, it
  /// takes longer than it is worth.
  private static let searchLimit = 1 << 26

  /// Guesses the encoding of a source. With a charset given, only looks for byte order marks.
  static func guess(
    _ content: SourceContent, charset: Charset?, hints: [Charset]
  ) throws(SourceError) -> EncodingGuess {
    var sample = [UInt8](repeating: 0, count: min(sampleLength, max(content.count, 4096)))
    let count = try content.fill(&sample, at: 0)
    sample.removeSubrange(count...)
    if let charset {
      return sample.withUnsafeBytes { given(charset, head: $0) }
    }
    var offset = count
    while offset < searchLimit, !sample.isEmpty,
      sample.withUnsafeBytes({ UTF8Validation.isASCII($0) && !$0.contains(0) })
    {
      var next = [UInt8](repeating: 0, count: sampleLength)
      let count = try content.fill(&next, at: offset)
      if count == 0 { break }
      offset += count
      next.removeSubrange(count...)
      // Keep the end of the ASCII part: it is the beginning of the first character's line.
      if let first = next.withUnsafeBytes({ UTF8Validation.firstNonASCIIOffset(in: $0) }) {
        sample = Array(next[max(0, first - 4096)...])
      }
    }
    return sample.withUnsafeBytes { EncodingDetector.detect($0, hints: hints) }
  }

  private static func given(
    _ charset: Charset, head: UnsafeRawBufferPointer
  ) -> EncodingGuess {
    let mark = ByteOrderMark.guess(head)
    if let mark, charset == mark.charset || charset.name == "UTF-16" { return mark }
    // A mark in UTF-8 is as good as a proof, but the caller knows better; the mark is no text.
    let length = mark?.charset == .utf8 && charset == .utf8 ? mark?.byteOrderMarkLength ?? 0 : 0
    return EncodingGuess(
      charset: charset, confidence: 1, evidence: "the caller's word",
      byteOrderMarkLength: length)
  }
}
