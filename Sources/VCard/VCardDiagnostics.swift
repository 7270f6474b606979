public import SourceText

extension Diagnostic.Code {
  /// A line does not begin with a property's name and a colon.
  public static let lineMissingColon: Self = "vcard.line.missing-colon"
  /// A BEGIN or an END within a card is of something else than a card.
  public static let lineForeignFrame: Self = "vcard.line.foreign-frame"
  /// A line makes its card longer than 48 MiB.
  public static let lineTooLong: Self = "vcard.line.too-long"
  /// A card has no `BEGIN:VCARD`.
  public static let cardMissingBegin: Self = "vcard.card.missing-begin"
  /// A card has no `END:VCARD`.
  public static let cardMissingEnd: Self = "vcard.card.missing-end"
  /// A card does not state its version.
  public static let cardMissingVersion: Self = "vcard.card.missing-version"
  /// The version is not 2.1, 3.0 or 4.0.
  public static let cardUnknownVersion: Self = "vcard.card.unknown-version"
  /// Lines of a card are indented, the card or a part of it stands on one line, or the next card begins
  /// on its last one.
  public static let cardMisplacedLines: Self = "vcard.card.misplaced-lines"
  /// Cards are nested deeper than 16 in `AGENT`.
  public static let cardTooDeep: Self = "vcard.card.too-deep"
  /// A card or an element of a jCard is longer than can be read.
  public static let cardTooLarge: Self = "vcard.card.too-large"
  /// A card has more problems than are listed.
  public static let cardTooManyProblems: Self = "vcard.card.too-many-problems"
  /// A line has more than 1,000 parameters.
  public static let cardTooManyParameters: Self = "vcard.card.too-many-parameters"
  /// A parameter's name has characters that no name has, or another sign than the equals sign behind it.
  public static let parameterInvalidName: Self = "vcard.parameter.invalid-name"
  /// A card says nothing of anybody.
  public static let cardEmpty: Self = "vcard.card.empty"
  /// A card holds NUL bytes.
  public static let nullCharacter: Self = "vcard.text.null-character"
  /// Text stands between cards.
  public static let textOutsideCard: Self = "vcard.text.outside-card"
  /// Text is not UTF-8 and the card does not say what it is.
  public static let charsetUndeclared: Self = "vcard.charset.undeclared"
  /// There is no charset of the name in `CHARSET`.
  public static let charsetUnknown: Self = "vcard.charset.unknown"
  /// Text is UTF-8 although `CHARSET` names another charset.
  public static let charsetContradicted: Self = "vcard.charset.contradicted"
  /// Bytes are no text in their charset.
  public static let charsetUndecodable: Self = "vcard.charset.undecodable"
  /// Letters were turned into UTF-8 twice.
  public static let textDoubled: Self = "vcard.text.doubled"
  /// An equals sign has no two hexadecimal digits behind it.
  public static let quotedPrintableInvalid: Self = "vcard.quoted-printable.invalid"
  /// A picture, sound or key is not clean base64.
  public static let base64Invalid: Self = "vcard.base64.invalid"
  /// A backslash stands before a character that needs none.
  public static let escapeUnknown: Self = "vcard.value.unknown-escape"
  /// A date is written for people.
  public static let dateSpelled: Self = "vcard.value.spelled-date"
  /// A date can't be read or is not in the calendar.
  public static let dateUnreadable: Self = "vcard.value.unreadable-date"
  /// The text is not JSON at this place.
  public static let jsonMalformed: Self = "jcard.json.malformed"
  /// A card or property does not have RFC 7095's shape.
  public static let jCardMalformed: Self = "jcard.card.malformed"
}

/// A diagnostic of a card being read, with its place in the reader's bytes.
package struct CardDiagnostic: Hashable, Sendable {
  package var code: Diagnostic.Code
  package var severity: Severity
  package var message: String
  package var hint: String?
  package var range: ByteRange
  /// Whether what stands there is in no contact.
  package var leavesOut: Bool

  package init(
    _ code: Diagnostic.Code, _ severity: Severity = .warning, _ message: String,
    hint: String? = nil, at range: ByteRange, leavesOut: Bool = false
  ) {
    self.code = code
    self.severity = severity
    self.message = message
    self.hint = hint
    self.range = range
    self.leavesOut = leavesOut
  }

  /// The same with its place in a source.
  ///
  /// - Parameters:
  ///   - offset: Where the reader's bytes begin in the source.
  ///   - contactIndex: The position of the contact in the source.
  package func placed(in source: Source?, at offset: Int, contactIndex: Int?) -> Diagnostic {
    let lower = offset + range.lowerBound
    return placed(
      in: SourceRange(
        source: source, lowerBound: lower, upperBound: lower + Int(range.count)),
      contactIndex: contactIndex)
  }

  /// The same about other bytes than those that were read.
  package func placed(in range: SourceRange, contactIndex: Int?) -> Diagnostic {
    Diagnostic(
      code: code, severity: severity, message: message, hint: hint, range: range,
      contactIndex: contactIndex, leavesOut: leavesOut)
  }
}
