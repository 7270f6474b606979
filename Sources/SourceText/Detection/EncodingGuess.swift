/// What encoding a whole file is in, and why that is believed.
public struct EncodingGuess: Hashable, Sendable {
  /// The charset to read the file with.
  public var charset: Charset
  /// How sure the guess is, from 0 (a default) to 1 (certain).
  public var confidence: Double
  /// What speaks for it, as a part of a sentence: "a UTF-16LE byte order mark".
  public var evidence: String
  /// The number of bytes at the start that are byte order marks and not text.
  public var byteOrderMarkLength: Int

  /// Makes a guess.
  public init(
    charset: Charset, confidence: Double, evidence: String, byteOrderMarkLength: Int = 0
  ) {
    self.charset = charset
    self.confidence = confidence
    self.evidence = evidence
    self.byteOrderMarkLength = byteOrderMarkLength
  }
}
