public import LocaleSupport

/// A name as text, with what its parts are and how it came to be so.
public struct FormattedPersonName: Sendable, Hashable {
  /// The text with its parts.
  public let attributedText: AttributedText<PersonNameField>
  /// The order that the name was found to have, also where it is shown for sorting.
  public let order: PersonNameOrder
  /// The locale whose patterns were used: another than the formatter's where the name is in
  /// a script that the formatter's language is not written in.
  public let locale: LocaleIdentifier
  /// What stands between words in the place of a space: '・' in a foreign name in Japanese.
  public let delimiter: String

  /// The text.
  public var text: String { attributedText.text }
  /// The parts, in the order of the text. What is between them comes from the pattern.
  public var runs: [AttributedText<PersonNameField>.Run] { attributedText.runs }

  /// The text of a run.
  public subscript(run: AttributedText<PersonNameField>.Run) -> Substring { attributedText[run] }
}
