import SourceText

/// Finds where cards begin and end in a buffer, before anything is read.
///
/// A card begins at a line `BEGIN:VCARD`, except after an AGENT line without a value, where it
/// belongs to the card around it. It ends with its `END:VCARD` line, before the next card, or
/// with the text. What stray bytes joining files left before BEGIN belong to no card. Where END
/// comes without a BEGIN, the card begins at its first property.
package struct CardScanner {
  package struct Card: Sendable, Hashable {
    /// From BEGIN to the end of the END line, with the blank lines around it.
    package var range: Range<Int>
    /// Whether an END line was found.
    package var isClosed: Bool
    /// Whether a BEGIN line was.
    package var hasBegin = true
    /// Whether another card begins on the line of its END, as where files without a last line break were
    /// joined.
    package var isJoined = false
    /// Deepest nesting of cards within.
    package var depth: Int

    package init(
      range: Range<Int>, isClosed: Bool, hasBegin: Bool = true, isJoined: Bool = false, depth: Int
    ) {
      self.range = range
      self.isClosed = isClosed
      self.hasBegin = hasBegin
      self.isJoined = isJoined
      self.depth = depth
    }
  }

  private let text: UnsafeBufferPointer<UInt8>
  private var position: Int
  /// The lines that may be a BEGIN or an END, an AGENT with one, or have a byte order mark.
  private var candidates: LineStarts
  /// Whether the text begins within a card, whose rest is no card.
  private var isWithinCard: Bool
  /// Whether text that belongs to no card stands before the text.
  private var isBehindText: Bool

  package init(
    _ text: UnsafeBufferPointer<UInt8>, from position: Int = 0, isWithinCard: Bool = false,
    isBehindText: Bool = false
  ) {
    self.text = text
    self.position = position
    self.isWithinCard = isWithinCard
    self.isBehindText = isBehindText
    candidates = LineStarts(
      text, letters: (UInt8(ascii: "b"), UInt8(ascii: "e"), UInt8(ascii: "a")), other: 0xEF)
  }

  /// Text before the card found last that belongs to no card, other than blanks; empty if none.
  package private(set) var skipped: Range<Int> = 0..<0
  /// Where the first property without a card around it stands behind the card found last.
  package private(set) var propertyOutside: Int?

  /// The next card, or nil at the end of the text.
  package mutating func next() -> Card? {
    skipped = position..<position
    propertyOutside = nil
    var skippedEnd = position
    // What was passed over before a card that has no BEGIN.
    var endBeforeProperty = position
    var start = position
    // To the BEGIN line.
    while position < text.count {
      let line = LineShape.pastMarks(text, position)
      if line > position { start = line }
      if let begin = LineShape.beginning(text, onLineAt: line) {
        if begin.isBehindJunk {
          start = begin.position
          if !isBlank(line..<start) { skippedEnd = start }
        }
        skipped = skipped.lowerBound..<skippedEnd
        // Blank lines before a card belong to it, as those behind it do: nothing is lost of a file.
        let isFirst = skipped.isEmpty && !isBehindText
        let first = begin.isBehindJunk || isFirst ? start : line
        position = begin.position
        isWithinCard = false
        isBehindText = false
        return card(
          from: first,
          isPrefixed: begin.isPrefixed
            || LineShape.indentation(text, behindBeginAt: begin.position) != nil)
      }
      let end = nextLine(line)
      if let property = propertyOutside {
        if let end = LineShape.pastEnd(text, at: line) {
          skipped = skipped.lowerBound..<endBeforeProperty
          position = afterEnd(end)
          skipBlankLines()
          isBehindText = false
          return Card(
            range: property..<position, isClosed: true, hasBegin: false, isJoined: isAtJoin,
            depth: 1)
        }
      } else if !isWithinCard, LineShape.isKnownProperty(text, line..<end) {
        propertyOutside = line
        endBeforeProperty = skippedEnd
      }
      if !isBlank(line..<end) { skippedEnd = end }
      position = end
    }
    skipped = skipped.lowerBound..<skippedEnd
    return nil
  }

  private mutating func card(from start: Int, isPrefixed: Bool) -> Card {
    var depth = 1
    var deepest = 1
    if let end = endOfCardOnOneLine() {
      position = end
      skipBlankLines()
      return Card(range: start..<position, isClosed: true, depth: 1)
    }
    position = nextCandidate(isPrefixed)
    while position < text.count {
      let line = isPrefixed ? LineShape.pastPrefix(text, position) : position
      switch line < text.count ? text[line] | 0x20 : 0 {
      case UInt8(ascii: "b") where LineShape.isBegin(text, at: line):
        guard isAfterAgent(position) else {
          return openCard(start..<position, depth: deepest)
        }
        depth += 1
        deepest = max(deepest, depth)
      case UInt8(ascii: "a") where LineShape.isAgentWithBegin(text, at: line):
        depth += 1
        deepest = max(deepest, depth)
      case 0xEF where LineShape.isBegin(text, at: LineShape.pastMarks(text, line)):
        return openCard(start..<position, depth: deepest)
      case UInt8(ascii: "e"):
        guard let end = LineShape.pastEnd(text, at: line) else { break }
        depth -= 1
        position = afterEnd(end)
        if depth == 0 {
          skipBlankLines()
          return Card(
            range: start..<position, isClosed: true, isJoined: isAtJoin, depth: deepest)
        }
        continue
      default: break
      }
      position = nextCandidate(isPrefixed)
    }
    return openCard(start..<position, depth: deepest)
  }

  /// A card without an END at the margin.
  private func openCard(_ range: Range<Int>, depth: Int) -> Card {
    Card(
      range: range,
      isClosed: depth == 1 && LineShape.indentation(text, beforeLastEndOf: range) != nil,
      depth: depth)
  }

  /// The next line that may begin or end a card.
  private mutating func nextCandidate(_ isPrefixed: Bool) -> Int {
    isPrefixed ? nextLine(position) : candidates.next(after: position)
  }

  /// Where the card ends that stands on the line of its BEGIN as a whole, as QR codes and text
  /// fields give it that keep no line breaks.
  private func endOfCardOnOneLine() -> Int? {
    var index = position + 11
    while index < text.count, text[index] == 0x20 { index += 1 }
    while index < text.count, !LineBreaks.isBreak(text[index]) {
      if text[index] | 0x20 == UInt8(ascii: "e"), let end = LineShape.pastEnd(text, at: index) {
        index = LineShape.pastBlanks(text, end)
        while index + 1 < text.count, text[index] == UInt8(ascii: "\\"),
          text[index + 1] == UInt8(ascii: "n") || text[index + 1] == UInt8(ascii: "r")
        {
          index = LineShape.pastBlanks(text, index + 2)
        }
        return LineShape.isBegin(text, at: index) ? index : nextLine(index)
      }
      index += 1
    }
    return nil
  }

  private func nextLine(_ start: Int) -> Int {
    LineBreaks.nextLine(text, from: start)
  }

  /// Past the line of an `END:VCARD` that ends at `end`, unless another BEGIN stands on it.
  private func afterEnd(_ end: Int) -> Int {
    let next = nextLine(end)
    guard end < next, !LineBreaks.isBreak(text[end]) else { return next }
    guard let begin = LineShape.beginning(text, onLineAt: end), begin.position < next else {
      return next
    }
    return isBlank(end..<begin.position) ? begin.position : end
  }

  /// Whether a card begins on the line that another has ended on.
  private var isAtJoin: Bool {
    position > 0 && !LineBreaks.isBreak(text[position - 1])
      && LineShape.isBegin(text, at: position)
  }

  private mutating func skipBlankLines() {
    while position < text.count, text[position] <= 0x20 {
      let end = nextLine(position)
      guard isBlank(position..<end) else { return }
      position = end
    }
  }

  private func isBlank(_ range: Range<Int>) -> Bool {
    for index in range where text[index] > 0x20 { return false }
    return true
  }

  /// Whether the last line before `start` that is not blank is an AGENT without a value.
  private func isAfterAgent(_ start: Int) -> Bool {
    var end = start
    while end > 0, text[end - 1] <= 0x20 { end -= 1 }
    var line = end
    while line > 0, !LineBreaks.isBreak(text[line - 1]) { line -= 1 }
    return LineShape.isOpenAgent(text, line..<end)
  }
}
