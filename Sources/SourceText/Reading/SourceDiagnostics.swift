extension Diagnostic.Code {
  /// The encoding was guessed from the letters of the text.
  public static let encodingGuessed: Self = "source.encoding.guessed"
  /// The byte order mark speaks for another encoding than the one given.
  public static let encodingContradicted: Self = "source.encoding.contradicted"
  /// Bytes that are no character of the encoding.
  public static let bytesUndecodable: Self = "source.bytes.undecodable"
  /// Zero bytes in text: the file is damaged, or no text.
  public static let nulBytes: Self = "source.nul-bytes"
}

extension ByteStream {
  /// A guess less likely than this is a warning.
  private static let doubtfulConfidence = 0.7

  /// What is doubtful about the source as a whole, as far as it was read.
  public var diagnostics: [Diagnostic] {
    let start = SourceRange(source: source, lowerBound: textOffset, upperBound: textOffset)
    var diagnostics: [Diagnostic] = []
    if !isEncodingGiven, encoding.confidence < 0.9 {
      diagnostics.append(
        Diagnostic(
          code: .encodingGuessed,
          severity: encoding.confidence < Self.doubtfulConfidence ? .warning : .note,
          message: "The text was read as \(encoding.charset.name): \(encoding.evidence).",
          hint: "If letters look wrong, name the encoding.", range: start))
    }
    if let mark = contradictingMark {
      diagnostics.append(
        Diagnostic(
          code: .encodingContradicted, severity: .warning,
          message: "The text was read as \(encoding.charset.name) as asked, but begins with "
            + "a \(mark.name) byte order mark.",
          hint: "Leave the encoding out, or name \(mark.name).", range: start))
    }
    if let offset = nulOffset {
      diagnostics.append(
        Diagnostic(
          code: .nulBytes, severity: .warning,
          message: "The text has zero bytes, which no text has.",
          hint: "Check that the file is complete and is no other kind of file.",
          range: SourceRange(source: source, lowerBound: offset, upperBound: offset + 1)))
    }
    if replacements > 0 {
      let count = replacements == 1 ? "One sequence is" : "\(replacements) sequences are"
      diagnostics.append(
        Diagnostic(
          code: .bytesUndecodable, severity: .warning,
          message: "\(count) not valid \(encoding.charset.name); U+FFFD stands in their place.",
          hint: "Check that the file is complete, or name another encoding.", range: start))
    }
    return diagnostics
  }
}
