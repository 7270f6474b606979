/// Finds out what encoding a file is in.
///
/// Address books are hard to judge: most of their text is ASCII, and the rest are single words in
/// many languages. Certain signs go first: byte order marks, zero bytes, valid UTF-8, escape
/// sequences. Then each code page and each multi-byte charset is asked how likely it makes the
/// letters that come out, given what follows what in the languages it was made for.
public struct EncodingDetector {
  /// How many bits a hint is worth.
  private static let hintWeight = 8
  /// What a script costs whose words have several letters, where no word has two bytes beyond ASCII.
  private static let loneLetterCost = 7

  /// Guesses the encoding of text from its first bytes, up to a few MiB.
  ///
  /// - Parameters:
  ///   - bytes: The text from its start on; the end may cut a character.
  ///   - hints: Charsets that something else speaks for, as `CHARSET` parameters in the file or the
  ///     user's locale. They decide between encodings that are about as likely.
  public static func detect(
    _ bytes: UnsafeRawBufferPointer, hints: [Charset] = []
  ) -> EncodingGuess {
    if let guess = ByteOrderMark.guess(bytes) { return guess }
    if let guess = WideText.guess(bytes) { return guess }
    guard !UTF8Validation.isASCII(bytes) else { return sevenBit(bytes) }
    if let guess = UTF8Shape(bytes).guess { return guess }
    return eightBit(bytes, hints: hints)
  }

  /// Guesses the encoding of bytes in an array.
  public static func detect(_ bytes: [UInt8], hints: [Charset] = []) -> EncodingGuess {
    bytes.withUnsafeBytes { detect($0, hints: hints) }
  }

  // MARK: Text of ASCII bytes

  private static let escapes: [(name: String, sequences: [[UInt8]])] = [
    ("ISO-2022-JP", [[0x1B, 0x24, 0x42], [0x1B, 0x24, 0x40], [0x1B, 0x28, 0x49]]),
    ("ISO-2022-KR", [[0x1B, 0x24, 0x29, 0x43]]),
  ]

  private static func sevenBit(_ bytes: UnsafeRawBufferPointer) -> EncodingGuess {
    var found: Charset?
    var sound = 0
    for (offset, byte) in bytes.enumerated() where byte == 0x1B {
      for (name, sequences) in escapes
      where sequences.contains(where: { bytes[offset...].starts(with: $0) }) {
        guard let charset = Charset(named: name) else { continue }
        found = found ?? charset
        sound += name == "ISO-2022-KR" || isShifted(bytes[offset...].dropFirst(3)) ? 1 : -1
      }
    }
    guard let found, sound >= 0 else {
      return EncodingGuess(charset: .utf8, confidence: 1, evidence: "nothing but ASCII")
    }
    return EncodingGuess(
      charset: found, confidence: 0.98, evidence: "an escape sequence of \(found.name)")
  }

  /// Whether text is that of another set of characters up to its end or the next escape sequence,
  /// which comes before the line ends (RFC 1468): in ASCII, an escape sequence is a control character
  /// that somebody left in.
  private static func isShifted(_ text: Slice<UnsafeRawBufferPointer>) -> Bool {
    for byte in text {
      if byte == 0x1B { return true }
      guard (0x21...0x7E).contains(byte) else { return false }
    }
    return true
  }

  // MARK: Code pages

  private struct Candidate {
    let charset: Charset
    let language: String
    var cost: Int
    /// How unlikely the charset is before anything was read, in bits; nil for a multi-byte one.
    var prior: Int?
  }

  private static func eightBit(
    _ bytes: UnsafeRawBufferPointer, hints: [Charset]
  ) -> EncodingGuess {
    let sample = WordSample(bytes)
    // Other charsets make no such words.
    if sample.latinUTF8Count >= max(2, sample.words.count) {
      return EncodingGuess(
        charset: .utf8, confidence: 0.6,
        evidence: "\(sample.latinUTF8Count) words are Latin letters in UTF-8")
    }
    var candidates = CodePage.all.map { page in
      let score = CodePageScore(page, sample)
      return Candidate(
        charset: page.charset, language: score.language, cost: score.cost + page.prior,
        prior: page.prior)
    }
    candidates += MultiBytePage.all.map { page in
      Candidate(
        charset: page.charset, language: page.language,
        cost: page.cost(of: sample) + page.prior)
    }
    if sample.highByteCount == sample.words.count {
      for index in candidates.indices where isOfOtherScript(sample, candidates[index].charset) {
        candidates[index].cost += loneLetterCost
      }
    }
    for index in candidates.indices
    where hints.contains(where: { isAlike($0, candidates[index].charset) }) {
      candidates[index].cost -= hintWeight
      candidates[index].prior = candidates[index].prior.map { $0 - hintWeight }
    }
    candidates.sort { $0.cost < $1.cost }
    guard let best = candidates.first, best.cost < 24 * sample.highByteCount + 20 else {
      return EncodingGuess(
        charset: .windows1252, confidence: 0.1,
        evidence: "no encoding makes words of the bytes, and windows-1252 is the commonest")
    }
    let text = decoded(sample, in: best.charset)
    let rival = candidates.dropFirst().first { decoded(sample, in: $0.charset) != text }
    let charset = usual(best, candidates, bytes)
    return EncodingGuess(
      charset: charset,
      confidence: confidence(
        lead: (rival?.cost ?? .max / 2) - best.cost, highByteCount: sample.highByteCount),
      evidence:
        "letters that follow each other as in \(LanguageModel.name(of: best.language)) when read as "
        + charset.name)
  }

  /// The most usual of the code pages that read every byte of the text as the best does. Which of them it
  /// is shows once something is written, and German in the Turkish page is rarer than in its own.
  private static func usual(
    _ best: Candidate, _ candidates: [Candidate], _ bytes: UnsafeRawBufferPointer
  ) -> Charset {
    guard let prior = best.prior else { return best.charset }
    let others = candidates.compactMap { other in
      other.prior.flatMap { $0 < prior ? (prior: $0, charset: other.charset) : nil }
    }
    guard !others.isEmpty else { return best.charset }
    var isThere = [Bool](repeating: false, count: 256)
    for byte in bytes { isThere[Int(byte)] = true }
    let there = (UInt8(0x80)...0xFF).filter { isThere[Int($0)] }
    let text = there.map { best.charset.decode([$0]).utf8 }
    return others.sorted { $0.prior < $1.prior }
      .first { other in there.map { other.charset.decode([$0]).utf8 } == text }?.charset
      ?? best.charset
  }

  /// A lead in bits over the next encoding, as a probability. The statistics are rough, so a bit
  /// counts for less than a bit; and a few bytes prove nothing.
  private static func confidence(lead: Int, highByteCount: Int) -> Double {
    var odds = 1.0
    for _ in 0..<min(max(lead, 0), 60) { odds *= 1.2 }
    let certainty = odds / (odds + 1)
    let most = 1 - 1 / Double(highByteCount + 1)
    return min(certainty, most, 0.95)
  }

  private static func decoded(_ sample: WordSample, in charset: Charset) -> [[UInt8]] {
    sample.words.map { charset.decode($0).utf8 }
  }

  /// Whether a charset makes letters that are not Latin of a sample.
  private static func isOfOtherScript(_ sample: WordSample, _ charset: Charset) -> Bool {
    sample.words.contains { word in
      String(decoding: charset.decode(word).utf8, as: UTF8.self).unicodeScalars.contains {
        $0.value >= 0x370 && $0.properties.isAlphabetic
      }
    }
  }

  /// Whether a hint speaks for a charset: by name, or because the hint is read as the charset.
  private static func isAlike(_ hint: Charset, _ charset: Charset) -> Bool {
    if hint == charset { return true }
    switch hint.name {
    case "ISO-8859-1": return charset == .windows1252
    case "ISO-8859-9": return charset.name == "windows-1254"
    case "GB18030": return charset.name == "GBK"
    case "ISO-8859-8", "ISO-8859-8-I": return charset.name == "windows-1255"
    default: return false
    }
  }
}
