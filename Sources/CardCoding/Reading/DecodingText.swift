import ContactModel
import SourceText
import VCard

extension CardDecoder {
  /// The value of a line as UTF-8: in place wherever possible. Quoted-printable stays encoded,
  /// because it has to be split before it is decoded.
  mutating func value(_ content: ContentLine) -> Range<Int> {
    var range = content.value.range
    if content.isLiteral, isPlain { return range }
    // Long `data:` values come with their folds, for the sake of pictures.
    if content.isFolded, content.encoding == .plain { range = withoutFolds(range) }
    if content.encoding == .base64 { return base64Text(content) }
    guard content.encoding == .plain else { return range }
    if !content.charset.isEmpty, !context.isTranscoded,
      let declared = statedCharset(content, of: range), declared != .utf8
    {
      return utf8(range, declared: declared, at: content.source)
    }
    return reader.isASCII || isPlain ? range : utf8(range, declared: nil, at: content.source)
  }

  /// The charset that the line declares for the text in the range; nil where it declares none that
  /// is known. Where the bytes say that they are UTF-8, they are believed.
  private mutating func statedCharset(_ content: ContentLine, of range: Range<Int>) -> Charset? {
    guard !content.charset.isEmpty else { return nil }
    guard let stated = charset(named: content.charset) else {
      if !UTF8Validation.isASCII(reader.bytes[range].rawBuffer) {
        let name = reader.bytes[content.charset.range].string.prefix(40)
        report(
          .charsetUnknown, "There is no charset “\(name)”; the value was read by its looks.",
          hint: "Name a charset that exists, best UTF-8.", at: content.source)
      }
      return nil
    }
    if stated == .utf8 || stated == .ascii || range.isEmpty { return stated }
    let text = reader.bytes[range]
    if UTF8Validation.isASCII(text.rawBuffer) {
      if stated.isASCIICompatible { return .utf8 }
      // Such text has zero bytes, or escape sequences.
      guard stated.isUnicode, text.firstNull == nil else { return stated }
    } else {
      // Text in Chinese or Japanese may be UTF-8 by chance, if it is short.
      let isDoubtful = stated.isSingleByte || stated.isUnicode || !stated.isASCIICompatible
      guard text.firstNull == nil, UTF8Validation.firstInvalidOffset(in: text.rawBuffer) == nil,
        isDoubtful || Self.isUTF8(text, ratherThan: stated) || isUTF8(ratherThan: stated)
      else { return stated }
    }
    report(
      .charsetContradicted,
      "The value says to be \(stated.name), but its bytes are UTF-8; it was read as that.",
      hint: "Name the charset that the value is in, or none.", at: content.source)
    return .utf8
  }

  /// Whether valid UTF-8 can't be text in a charset of several bytes a character: it is none there,
  /// or has more characters of three bytes than chance gives the other.
  private static func isUTF8(_ text: Bytes, ratherThan stated: Charset) -> Bool {
    text.count { $0 >= 0xE0 } >= 2 || stated.decode(text.rawBuffer).replacements > 0
  }

  /// Whether another value of the card tells that what it says to have in that charset is UTF-8, and
  /// none that it is not.
  private mutating func isUTF8(ratherThan stated: Charset) -> Bool {
    if let known = contradictedCharsets[stated] { return known }
    var isContradicted = false
    for content in reader.lines.view where !content.charset.isEmpty {
      guard charset(named: content.charset) == stated, content.encoding != .base64 else { continue }
      var text = Array(reader.bytes[content.value.range])
      if content.encoding == .quotedPrintable {
        text = QuotedPrintable.Decoded(content.value.range, in: reader.bytes.view).bytes
      }
      let isUTF8 = text.withUnsafeBytes { UTF8Validation.firstInvalidOffset(in: $0) } == nil
      if !isUTF8 {
        isContradicted = false
        break
      }
      isContradicted =
        isContradicted
        || text.withUnsafeBufferPointer { Self.isUTF8(Bytes($0), ratherThan: stated) }
    }
    contradictedCharsets[stated] = isContradicted
    return isContradicted
  }

  // MARK: - Quoted-printable

  /// The line with its quoted-printable value made UTF-8 where bytes that look like separators or
  /// escapes may belong to longer characters: those can be told apart only before it is split.
  mutating func recodedQuotedPrintable(_ content: ContentLine) -> ContentLine {
    var content = content
    guard !content.charset.isEmpty, let stated = charset(named: content.charset),
      !stated.isSingleByte, stated != .utf8
    else { return content }
    let encoded = QuotedPrintable.Decoded(content.value.range, in: reader.bytes.view)
    let start = reader.bytes.count
    let charset = statedCharset(content, of: store(encoded.bytes)) ?? .utf8
    reader.bytes.removeAll(from: start)
    guard charset != .utf8 else {
      content.charset = .empty
      return content
    }
    let isASCII = charset.asciiBytes(in: encoded.bytes)
    var replacements = 0
    var index = 0
    while index < encoded.bytes.count {
      if isASCII[index] {
        QuotedPrintable.append(
          encoded.bytes[index], isEncoded: encoded.isEncoded[index], to: &reader.bytes)
        index += 1
        continue
      }
      var end = index
      while end < encoded.bytes.count, !isASCII[end] { end += 1 }
      let decoded = charset.decode(encoded.bytes[index..<end])
      replacements += decoded.replacements
      for byte in decoded.utf8 { QuotedPrintable.append(byte, isEncoded: true, to: &reader.bytes) }
      index = end
    }
    reportReplacements(replacements, charset, at: content.source)
    reportInvalidEscapes(encoded.errors, at: content.source)
    content.value = ByteRange(start..<reader.bytes.count)
    content.charset = .empty
    return content
  }

  /// Decodes a structured value before it is split, if its separators are encoded with all the rest:
  /// Android and some phones encode the finished line. Where one separator stands for itself, those
  /// that are encoded are text.
  mutating func decodeEncodedSeparators(_ content: inout ContentLine) {
    guard case .quotedPrintable = content.encoding else { return }
    let text = reader.bytes[content.value.range]
    guard !text.contains(semicolon), QuotedPrintable.holdsEncoded(semicolon, text) else { return }
    content.value = ByteRange(decodedQuotedPrintable(content.value.range, content))
    content.encoding = .plain
    content.charset = .empty
    content.isLiteral = false
  }

  /// Text that came as base64, or says so and is none.
  private mutating func base64Text(_ content: ContentLine) -> Range<Int> {
    var text = content.value.range
    if Base64.isValid(reader.bytes[text]) {
      text = store(Base64.decode(Array(reader.bytes[text])[...]))
    } else {
      text = withoutFolds(text)
    }
    let declared = statedCharset(content, of: text)
    return normalized(utf8(text, declared: declared, at: content.source), content)
  }

  /// The text in the range as UTF-8, appended where it has to be decoded: by the declared
  /// charset, else as UTF-8 if it is, else by what the card or the file suggests.
  mutating func utf8(_ range: Range<Int>, declared: Charset?, at source: ByteRange) -> Range<Int> {
    let isValid = UTF8Validation.firstInvalidOffset(in: reader.bytes[range].rawBuffer) == nil
    var charset = declared ?? .utf8
    if isValid {
      let isASCII = UTF8Validation.isASCII(reader.bytes[range].rawBuffer)
      if charset == .utf8 { return isASCII ? range : undoubled(range, at: source) }
      if isASCII, charset.isASCIICompatible { return range }
    } else if declared == nil || declared == .utf8 {
      if let joined = UTF8Validation.joiningSurrogates(reader.bytes[range].rawBuffer) {
        return utf8(store(joined), declared: declared, at: source)
      }
      charset = declaredCharset ?? undeclaredCharset(range)
      reportUndeclared(charset, at: source)
    }
    let isMixed = charset == .windows1252 && declared != charset && declaredCharset == nil
    let decoded =
      isMixed ? mixedText(reader.bytes[range]) : charset.decode(reader.bytes[range].rawBuffer)
    reportReplacements(decoded.replacements, charset, at: source)
    return store(decoded.utf8)
  }

  /// The text with letters that were turned into UTF-8 twice as they had been.
  private mutating func undoubled(_ range: Range<Int>, at source: ByteRange) -> Range<Int> {
    guard context.undoesDoubled, let undone = DoubledUTF8.undone(reader.bytes[range].rawBuffer)
    else { return range }
    if !reportedDoubled {
      reportedDoubled = true
      report(
        .textDoubled,
        "Letters were turned into UTF-8 twice; they were read as what they had been.",
        hint: "Check the card's names; read as UTF-8, it stays as it stands.", at: source)
    }
    return store(undone)
  }

  /// Whether text that says to be UTF-8 can't have been: it has no character of it, and what it has beyond
  /// ASCII is not what is left of one that was cut at the end.
  private func isOtherCharset(_ range: Range<Int>) -> Bool {
    let text = reader.bytes[range].rawBuffer
    let repaired = UTF8Validation.repaired(text)
    return repaired.utf8.count - text.count == 2 * repaired.replacements
      && text.last.map { $0 < 0x80 } ?? false
      && !String(decoding: repaired.utf8, as: UTF8.self).unicodeScalars.contains {
        !$0.isASCII && $0 != "\u{FFFD}"
      }
  }

  /// Text in windows-1252 of which some words may be UTF-8, as where programs put it together.
  private func mixedText(_ text: Bytes) -> DecodedText {
    var utf8: [UInt8] = []
    var replacements = 0
    var start = 0
    while start < text.count {
      let isASCII = text[start] < 0x80
      let end = (start..<text.count).first { (text[$0] < 0x80) != isASCII } ?? text.count
      let word = text[start..<end]
      // Western letters begin so in UTF-8. Other letters of windows-1252 may be UTF-8 by chance.
      let mayBeUTF8 = 0xC3...0xC5 ~= text[start] || text[start] >= 0xE2
      if isASCII || mayBeUTF8 && UTF8Validation.firstInvalidOffset(in: word.rawBuffer) == nil {
        utf8 += word
      } else {
        replacements += Charset.windows1252.decode(word.rawBuffer, into: &utf8)
      }
      start = end
    }
    return DecodedText(utf8: utf8, replacements: replacements)
  }

  private mutating func reportReplacements(
    _ count: Int, _ charset: Charset, at source: ByteRange
  ) {
    guard count > 0 else { return }
    report(
      .charsetUndecodable,
      count == 1
        ? "A byte sequence is no \(charset.name) text and was replaced by U+FFFD."
        : "\(count) byte sequences are no \(charset.name) text and were replaced by U+FFFD.",
      hint: "Export the contact again as UTF-8, or name the right charset.",
      at: source)
  }

  /// The charset of text that says nothing about it: the file's, unless the card's text is quoted-
  /// printable, which nobody has looked at yet, or hardly any in that charset.
  private mutating func undeclaredCharset(_ range: Range<Int>) -> Charset {
    let usual = context.fallback == .utf8 ? Charset.windows1252 : context.fallback
    if let suggestedCharset { return suggestedCharset }
    var sample: [UInt8] = []
    if isUTF8 {
      sample = quotedPrintableText(including: range)
    } else if usual != .windows1252, !Self.isPlausible(usual.decode(reader.bytes[range].rawBuffer))
    {
      sample = Array(reader.bytes[range])
    }
    guard !sample.isEmpty else { return usual }
    let guess = EncodingDetector.detect(sample, hints: [.windows1252])
    let suggested = guess.confidence > 0.6 && guess.charset != .utf8 ? guess.charset : .windows1252
    suggestedCharset = suggested
    return suggested
  }

  /// Whether text may be in the charset that it was read as: all of it is, and no Latin word has a character in it that
  /// nobody but a program has given a meaning, or katakana of half the width, as `Lindström` in the charset of Japanese.
  private static func isPlausible(_ decoded: DecodedText) -> Bool {
    guard decoded.replacements == 0 else { return false }
    let text = Array(String(decoding: decoded.utf8, as: UTF8.self).unicodeScalars)
    let isLatin = { (index: Int) in
      text.indices.contains(index) && text[index].isASCII && text[index].properties.isAlphabetic
    }
    return !text.indices.contains { index in
      (0xE000...0xF8FF ~= text[index].value || 0xFF66...0xFF9F ~= text[index].value)
        && (isLatin(index - 1) || isLatin(index + 1))
    }
  }

  /// The decoded texts of the card that are quoted-printable in a charset that they don't name.
  private func quotedPrintableText(including range: Range<Int>) -> [UInt8] {
    var sample = Array(reader.bytes[range])
    for content in reader.lines.view where content.charset.isEmpty && sample.count < 1 << 12 {
      guard case .quotedPrintable = content.encoding else { continue }
      let decoded = QuotedPrintable.Decoded(content.value.range, in: reader.bytes.view)
      sample.append(0x0A)
      sample += decoded.bytes
    }
    return sample
  }

  private mutating func reportUndeclared(_ charset: Charset, at source: ByteRange) {
    guard !reportedCharset else { return }
    reportedCharset = true
    report(
      .charsetUndeclared,
      "The card has text that is not UTF-8, and names no other charset of it; it was read as \(charset.name).",
      hint: "If names look wrong, name the charset.", at: source)
  }

  /// Whether the card is UTF-8 whose lines are folded within characters, as older versions let programs do
  /// (RFC 2425, section 5.8.1).
  var isUTF8WithoutFolds: Bool {
    let card = reader.bytes[0..<reader.cardCount].unsafeBuffer
    var text: [UInt8] = []
    text.reserveCapacity(card.count)
    var place = 0
    while place < card.count {
      if LineBreaks.isBreak(card[place]) {
        let next = LineBreaks.pastBreak(card, place)
        if next < card.count, card[next] == 0x20 || card[next] == 0x09 {
          place = next + 1
          continue
        }
      }
      text.append(card[place])
      place += 1
    }
    return text.withUnsafeBytes { UTF8Validation.firstInvalidOffset(in: $0) } == nil
  }

  /// Decodes one component or text of a line: quoted-printable, charset, escapes.
  mutating func decoded(_ range: Range<Int>, _ content: ContentLine) -> Range<Int> {
    if content.isLiteral { return range }
    guard content.encoding == .quotedPrintable else { return unescaped(range, content) }
    guard reader.bytes[range].contains(UInt8(ascii: "=")) else {
      return unescaped(utf8Unencoded(range, content), content)
    }
    return unescaped(decodedQuotedPrintable(range, content), content)
  }

  private mutating func decodedQuotedPrintable(
    _ range: Range<Int>, _ content: ContentLine
  ) -> Range<Int> {
    let decoded = QuotedPrintable.Decoded(range, in: reader.bytes.view)
    reportInvalidEscapes(decoded.errors, at: content.source)
    return normalized(qpText(store(decoded.bytes), content), content)
  }

  private mutating func reportInvalidEscapes(_ count: Int, at source: ByteRange) {
    guard count > 0 else { return }
    report(
      .quotedPrintableInvalid,
      "The quoted-printable value has \(count) '=' without two hexadecimal digits; they were kept.",
      hint: "Write '=3D' for an equals sign.", at: source)
  }

  /// The text as every other is: its line breaks are LF, and NUL belongs to none.
  mutating func normalized(_ range: Range<Int>, _ content: ContentLine) -> Range<Int> {
    var range = range
    if reader.bytes[range].contains(0x0D) {
      // The arena may move while it grows.
      let text = Array(reader.bytes[range])
      let start = reader.bytes.count
      text.withUnsafeBufferPointer { reader.bytes.append(linesOf: Bytes($0)) }
      range = start..<reader.bytes.count
    }
    guard reader.bytes[range].firstNull != nil else { return range }
    let text = reader.bytes[range].filter { $0 != 0 }
    let count = range.count - text.count
    report(
      .nullCharacter,
      count == 1
        ? "The value has a NUL byte, which was left out."
        : "The value has \(count) NUL bytes, which were left out.",
      hint: "Check whether the file was damaged.", at: content.source, leavesOut: true)
    return store(text)
  }

  private mutating func qpText(_ range: Range<Int>, _ content: ContentLine) -> Range<Int> {
    let declared = statedCharset(content, of: range)
    if let declared, declared != .utf8 {
      return utf8(range, declared: declared, at: content.source)
    }
    let isValid = UTF8Validation.firstInvalidOffset(in: reader.bytes[range].rawBuffer) == nil
    if isValid { return undoubled(range, at: content.source) }
    let isJoinable = UTF8Validation.joiningSurrogates(reader.bytes[range].rawBuffer) != nil
    if declared == .utf8, !isJoinable, !isOtherCharset(range) {
      // It says UTF-8 and is broken: keep what is whole, mark what is not.
      let repaired = UTF8Validation.repaired(reader.bytes[range].rawBuffer)
      report(
        .charsetUndecodable,
        "The value is cut within a character; "
          + (repaired.replacements == 1
            ? "a byte sequence was" : "\(repaired.replacements) byte sequences were")
          + " replaced by U+FFFD.",
        hint: "Export the contact again.", at: content.source)
      return store(repaired.utf8)
    }
    return utf8(range, declared: nil, at: content.source)
  }

  private mutating func utf8Unencoded(_ range: Range<Int>, _ content: ContentLine) -> Range<Int> {
    if reader.isASCII { return range }
    return utf8(range, declared: statedCharset(content, of: range), at: content.source)
  }

  private mutating func unescaped(_ range: Range<Int>, _ content: ContentLine) -> Range<Int> {
    var unknown = false
    let text = TextEscaping.unescape(range, in: &reader.bytes, unknown: &unknown)
    if unknown, version != .v21 {
      report(
        .escapeUnknown,
        "A backslash stands before a character that needs none; both were kept.",
        hint: "Write '\\\\' for a backslash.", at: content.source, severity: .note)
    }
    return text
  }
}
