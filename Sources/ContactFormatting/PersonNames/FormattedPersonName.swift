public import LocaleSupport

/// A name as text, with what its parts are and how it came to be so.
public struct FormattedPersonName: Sendable, Hashable {
  /// A stretch of the text that is one part of the name.
  public struct Run: Sendable, Hashable {
    /// Where it is in ``FormattedPersonName/text``, in bytes of UTF-8.
    public let utf8Range: Range<Int>
    /// What part of the name it is.
    public let field: PersonNameField
  }

  /// The text.
  public let text: String
  /// The parts, in the order of the text. What is between them comes from the pattern.
  public let runs: [Run]
  /// The order that the name was found to have, also where it is shown for sorting.
  public let order: PersonNameOrder
  /// The locale whose patterns were used: another than the formatter's where the name is in
  /// a script that the formatter's language is not written in.
  public let locale: LocaleIdentifier
  /// What stands between words in the place of a space: '・' in a foreign name in Japanese.
  public let delimiter: String

  /// Where a run is in the text.
  public func range(of run: Run) -> Range<String.Index> {
    let start = text.utf8.index(text.startIndex, offsetBy: run.utf8Range.lowerBound)
    return start..<text.utf8.index(start, offsetBy: run.utf8Range.count)
  }
}
