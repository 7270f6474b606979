package import SourceText
package import VCard

/// A part of a text that holds whole cards, and where they stand in it.
@usableFromInline package struct CardChunk {
  package var bytes: [UInt8] = []
  /// Where the chunk begins in the text.
  @usableFromInline package var offset = 0
  /// The position of its first card in the source.
  package var firstIndex = 0
  package var cards: [CardScanner.Card] = []
  /// Text between cards that belongs to none, as ranges of the text.
  package var skipped: [Range<Int>] = []
  /// Where the cards stand in the text, if the chunk is not that text but says the same (jCard).
  package var elements: [Range<Int>] = []
  /// Whether what stands in ``cards`` are JSON objects.
  package var holdsObjects = false
  /// What is wrong with the text of a chunk that was translated.
  package var problems: [Diagnostic] = []
  /// Lines that were too long to keep, as ranges of the text.
  package var longLines: [Range<Int>] = []
  /// Whether the last card goes on behind the chunk, which was as long as may be.
  package var isCutOff = false
  /// What was left out at a position of the chunk, in bytes.
  @usableFromInline var gaps: [(position: Int, count: Int)] = []

  package init() {}

  /// The place in the text of a position in the chunk.
  @inlinable package func textOffset(of position: Int) -> Int {
    var result = offset + position
    for gap in gaps where gap.position <= position { result += gap.count }
    return result
  }

  package mutating func clear() {
    bytes.removeAll(keepingCapacity: true)
    cards.removeAll(keepingCapacity: true)
    skipped.removeAll(keepingCapacity: true)
    elements.removeAll(keepingCapacity: true)
    problems.removeAll(keepingCapacity: true)
    longLines.removeAll(keepingCapacity: true)
    gaps.removeAll(keepingCapacity: true)
    isCutOff = false
  }
}
