package import SourceText

/// What a decoder must know of the file that a card stands in.
package struct CardContext: Sendable {
  package var source: Source?
  /// Added to a position in the text to give one in the source.
  package var textOffset: Int
  /// The charset for values that neither declare one nor are UTF-8.
  package var fallback: Charset
  /// Whether the text was turned into UTF-8 already, so that CHARSET says nothing any more.
  package var isTranscoded: Bool
  /// Whether letters that were turned into UTF-8 twice are read as what they had been.
  package var undoesDoubled: Bool

  package init(
    source: Source?, textOffset: Int, fallback: Charset, isTranscoded: Bool,
    undoesDoubled: Bool = false
  ) {
    self.source = source
    self.textOffset = textOffset
    self.fallback = fallback
    self.isTranscoded = isTranscoded
    self.undoesDoubled = undoesDoubled
  }
}
