/// Finds out what encoding a file is in.
public struct EncodingDetector {
  /// Guesses the encoding of text from its first bytes, up to a few MiB.
  ///
  /// - Parameters:
  ///   - bytes: the file from its start on; the end may cut a character.
  ///   - hints: charsets that something else speaks for, as `CHARSET` parameters in the file or the
  ///     user's locale. They decide between encodings that are about as likely.
  public static func detect(
    _ bytes: UnsafeRawBufferPointer, hints: [Charset] = []
  ) -> EncodingGuess {
    if let guess = ByteOrderMark.guess(bytes) { return guess }
    if UTF8Validation.isASCII(bytes) {
      return EncodingGuess(charset: .utf8, confidence: 1, evidence: "only ASCII characters")
    }
    return EncodingGuess(charset: .utf8, confidence: 0.5, evidence: "nothing else")
  }
}
