public import SourceText

extension Diagnostic.Code {
  public static let lineMissingColon: Self = "vcard.line.missing-colon"
  public static let lineTooLong: Self = "vcard.line.too-long"
  public static let cardMissingEnd: Self = "vcard.card.missing-end"
  public static let cardMissingVersion: Self = "vcard.card.missing-version"
  public static let cardUnknownVersion: Self = "vcard.card.unknown-version"
  public static let cardMisplacedLines: Self = "vcard.card.misplaced-lines"
  public static let cardTooDeep: Self = "vcard.card.too-deep"
  public static let cardTooLarge: Self = "vcard.card.too-large"
  public static let cardTooManyProblems: Self = "vcard.card.too-many-problems"
  public static let cardTooManyParameters: Self = "vcard.card.too-many-parameters"
  public static let parameterInvalidName: Self = "vcard.parameter.invalid-name"
  public static let nullCharacter: Self = "vcard.text.null-character"
  public static let textOutsideCard: Self = "vcard.text.outside-card"
  public static let charsetUndeclared: Self = "vcard.charset.undeclared"
  public static let charsetUnknown: Self = "vcard.charset.unknown"
  public static let charsetUndecodable: Self = "vcard.charset.undecodable"
  public static let quotedPrintableInvalid: Self = "vcard.quoted-printable.invalid"
  public static let base64Invalid: Self = "vcard.base64.invalid"
  public static let escapeUnknown: Self = "vcard.value.unknown-escape"
  public static let dateUnreadable: Self = "vcard.value.unreadable-date"
  public static let jsonMalformed: Self = "jcard.json.malformed"
  public static let jCardMalformed: Self = "jcard.card.malformed"
}

/// A diagnostic of a card being read, with its place in the reader's bytes.
package struct CardDiagnostic: Sendable {
  package var code: Diagnostic.Code
  package var severity: Severity
  package var message: String
  package var hint: String?
  package var range: ByteRange

  package init(
    _ code: Diagnostic.Code, _ severity: Severity = .warning, _ message: String,
    hint: String? = nil, at range: ByteRange
  ) {
    self.code = code
    self.severity = severity
    self.message = message
    self.hint = hint
    self.range = range
  }
}
