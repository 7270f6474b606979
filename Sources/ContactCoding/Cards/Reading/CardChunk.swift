import SourceText
import VCard

/// A part of a text that holds whole cards, and where they stand in it.
struct CardChunk {
  var bytes: [UInt8] = []
  /// Where the chunk begins in the text.
  var offset = 0
  /// The position of its first card in the source.
  var firstIndex = 0
  var cards: [CardScanner.Card] = []
  /// Text between cards that belongs to none, as ranges of the text.
  var skipped: [Range<Int>] = []
  /// Where the cards stand in the text, if the chunk is not that text but says the same (jCard).
  var elements: [Range<Int>] = []
  /// Whether what stands in ``cards`` are JSON objects.
  var holdsObjects = false
  /// Lines that were too long to keep, as ranges of the text.
  var longLines: [Range<Int>] = []
  /// Whether the last card goes on behind the chunk, which was as long as may be.
  var isCutOff = false
  /// What was left out at a position of the chunk, in bytes.
  private var gaps: [(position: Int, count: Int)] = []

  /// The place in the text of a position in the chunk.
  func textOffset(of position: Int) -> Int {
    var result = offset + position
    for gap in gaps where gap.position <= position { result += gap.count }
    return result
  }

  mutating func clear() {
    bytes.removeAll(keepingCapacity: true)
    cards.removeAll(keepingCapacity: true)
    skipped.removeAll(keepingCapacity: true)
    elements.removeAll(keepingCapacity: true)
    longLines.removeAll(keepingCapacity: true)
    gaps.removeAll(keepingCapacity: true)
    isCutOff = false
  }

  mutating func addGap(at position: Int, count: Int) { gaps.append((position, count)) }
}
