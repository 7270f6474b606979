import ContactModel
import SourceText
import VCard

extension CardDecoder {
  /// The value of a line as UTF-8: in place wherever possible. Quoted-printable stays encoded,
  /// because it has to be split before it is decoded.
  mutating func value(_ content: ContentLine) -> Range<Int> {
    var range = content.value.range
    if content.isLiteral, isUTF8 { return range }
    // Long `data:` values come with their folds, for the sake of pictures.
    if content.isFolded, content.encoding == .plain { range = withoutFolds(range) }
    if content.encoding == .base64 { return base64Text(content) }
    guard content.encoding == .plain, !reader.isASCII else {
      // ISO-2022-JP and its like are ASCII to look at.
      if content.encoding == .plain, !content.charset.isEmpty, !context.isTranscoded,
        let declared = charset(named: content.charset), !declared.isASCIICompatible
      {
        return utf8(range, declared: declared, at: content.source)
      }
      return range
    }
    var declared: Charset?
    if !content.charset.isEmpty, !context.isTranscoded {
      declared = charset(named: content.charset)
      if declared == nil { reportUnknownCharset(content) }
    }
    if let declared, declared != .utf8 {
      return utf8(range, declared: declared, at: content.source)
    }
    return isUTF8 ? range : utf8(range, declared: declared, at: content.source)
  }

  /// Text that came as base64, or says so and is none.
  private mutating func base64Text(_ content: ContentLine) -> Range<Int> {
    var text = content.value.range
    if Base64.isValid(reader.bytes[text]) {
      let decoded = Base64.decode(Array(reader.bytes[text])[...])
      let start = reader.bytes.count
      appendNormalized(decoded)
      text = start..<reader.bytes.count
    } else {
      text = withoutFolds(text)
    }
    let declared = content.charset.isEmpty ? nil : charset(named: content.charset)
    return utf8(text, declared: declared, at: content.source)
  }

  private mutating func reportUnknownCharset(_ content: ContentLine) {
    let name = reader.bytes[content.charset.range].string
    report(
      .charsetUnknown, "There is no charset “\(name.prefix(40))”; the value was read by its looks.",
      hint: "Name a charset that exists, best UTF-8.", at: content.source)
  }

  /// The text in the range as UTF-8, appended where it has to be decoded: by the declared
  /// charset, else as UTF-8 if it is, else by what the card or the file suggests.
  mutating func utf8(_ range: Range<Int>, declared: Charset?, at source: ByteRange) -> Range<Int> {
    let isValid = UTF8Validation.firstInvalidOffset(in: reader.bytes[range].rawBuffer) == nil
    var charset = declared ?? .utf8
    if isValid {
      let isASCII = UTF8Validation.isASCII(reader.bytes[range].rawBuffer)
      if charset == .utf8 || isASCII && charset.isASCIICompatible { return range }
    } else if declared == nil || declared == .utf8 {
      charset = declaredCharset ?? undeclaredCharset(range)
      reportUndeclared(charset, at: source)
    }
    let decoded = charset.decode(reader.bytes[range].rawBuffer)
    let replacements = decoded.replacements
    let start = reader.bytes.count
    reader.bytes.append(decoded.utf8)
    if replacements > 0 {
      report(
        .charsetUndecodable,
        "\(replacements) byte sequence(s) are no \(charset.name) text and were replaced by U+FFFD.",
        hint: "Export the contact again as UTF-8, or name the right charset with --encoding.",
        at: source)
    }
    return start..<reader.bytes.count
  }

  /// The charset of text that says nothing about it: the file's, unless the card's text is quoted-
  /// printable, which nobody has looked at yet, or none in that charset.
  private mutating func undeclaredCharset(_ range: Range<Int>) -> Charset {
    let usual = context.fallback == .utf8 ? Charset.windows1252 : context.fallback
    if let suggestedCharset { return suggestedCharset }
    var sample: [UInt8] = []
    if isUTF8 {
      sample = quotedPrintableText(including: range)
    } else if usual != .windows1252, usual.decode(reader.bytes[range].rawBuffer).replacements > 0 {
      sample = Array(reader.bytes[range])
    }
    guard !sample.isEmpty else { return usual }
    let guess = EncodingDetector.detect(sample, hints: [.windows1252])
    let suggested = guess.confidence > 0.6 && guess.charset != .utf8 ? guess.charset : .windows1252
    suggestedCharset = suggested
    return suggested
  }

  /// The decoded texts of the card that are quoted-printable in a charset that they don't name.
  private func quotedPrintableText(including range: Range<Int>) -> [UInt8] {
    var sample = Array(reader.bytes[range])
    for content in reader.lines where content.charset.isEmpty && sample.count < 1 << 12 {
      guard case .quotedPrintable = content.encoding else { continue }
      sample.append(0x0A)
      _ = QuotedPrintable.decode(content.value.range, in: reader.bytes.view, to: &sample)
    }
    return sample
  }

  private mutating func reportUndeclared(_ charset: Charset, at source: ByteRange) {
    guard !reportedCharset else { return }
    reportedCharset = true
    report(
      .charsetUndeclared,
      "The card has text that is not UTF-8 and does not say in which charset; it was read as \(charset.name).",
      hint: "If names look wrong, name the charset with --encoding.", at: source)
  }

  /// Decodes one component or text of a line: quoted-printable, charset, escapes.
  mutating func decoded(_ range: Range<Int>, _ content: ContentLine) -> Range<Int> {
    if content.isLiteral { return range }
    guard content.encoding == .quotedPrintable else { return unescaped(range, content) }
    guard reader.bytes[range].contains(UInt8(ascii: "=")) else {
      return unescaped(utf8Unencoded(range, content), content)
    }
    let start = reader.bytes.count
    var output: [UInt8] = []
    let errors = QuotedPrintable.decode(range, in: reader.bytes.view, to: &output)
    appendNormalized(output)
    if errors > 0 {
      report(
        .quotedPrintableInvalid,
        "The quoted-printable value has \(errors) '=' without two hexadecimal digits; they were kept.",
        hint: "Write '=3D' for an equals sign.", at: content.source)
    }
    let text = qpText(start..<reader.bytes.count, content)
    return unescaped(text, content)
  }

  /// CRLF and CR within a value become LF.
  private mutating func appendNormalized(_ output: [UInt8]) {
    guard output.contains(0x0D) else {
      reader.bytes.append(output)
      return
    }
    for (index, byte) in output.enumerated() {
      if byte == 0x0D {
        if index + 1 < output.count, output[index + 1] == 0x0A { continue }
        reader.bytes.append(0x0A)
      } else {
        reader.bytes.append(byte)
      }
    }
  }

  private mutating func qpText(_ range: Range<Int>, _ content: ContentLine) -> Range<Int> {
    var declared: Charset?
    if !content.charset.isEmpty {
      declared = charset(named: content.charset)
      if declared == nil { reportUnknownCharset(content) }
    }
    if let declared, declared != .utf8 {
      return utf8(range, declared: declared, at: content.source)
    }
    let isValid = UTF8Validation.firstInvalidOffset(in: reader.bytes[range].rawBuffer) == nil
    if isValid { return range }
    if declared == .utf8 {
      // It says UTF-8 and is broken: keep what is whole, mark what is not.
      let repaired = UTF8Validation.repaired(reader.bytes[range].rawBuffer)
      let start = reader.bytes.count
      reader.bytes.append(repaired.utf8)
      report(
        .charsetUndecodable,
        "The value is cut within a character; \(repaired.replacements) sequence(s) were replaced by U+FFFD.",
        hint: "Export the contact again.", at: content.source)
      return start..<reader.bytes.count
    }
    return utf8(range, declared: nil, at: content.source)
  }

  private mutating func utf8Unencoded(_ range: Range<Int>, _ content: ContentLine) -> Range<Int> {
    if reader.isASCII { return range }
    return utf8(
      range, declared: content.charset.isEmpty ? nil : charset(named: content.charset),
      at: content.source)
  }

  private mutating func unescaped(_ range: Range<Int>, _ content: ContentLine) -> Range<Int> {
    var unknown = false
    let text = TextEscaping.unescape(range, in: &reader.bytes, unknown: &unknown)
    if unknown, version != .v21 {
      report(
        .escapeUnknown, .note,
        "A backslash stands before a character that needs none; both were kept.",
        hint: "Write '\\\\' for a backslash.", at: content.source)
    }
    return text
  }
}
