import SourceText

/// Finds where cards begin and end in a buffer, before anything is read.
///
/// A card begins at a line `BEGIN:VCARD`, except after an AGENT line without a value, where it
/// belongs to the card around it. It ends with its `END:VCARD` line, before the next card, or
/// with the text. Byte order marks before BEGIN, which joined files have, belong to no card.
package struct CardScanner {
  package struct Card: Sendable, Hashable {
    /// From BEGIN to the end of the END line, with the blank lines around it.
    package var range: Range<Int>
    /// Whether an END line was found.
    package var isClosed: Bool
    /// Deepest nesting of cards within.
    package var depth: Int

    package init(range: Range<Int>, isClosed: Bool, depth: Int) {
      self.range = range
      self.isClosed = isClosed
      self.depth = depth
    }
  }

  private let text: UnsafeBufferPointer<UInt8>
  private var position: Int
  /// The lines that may be a BEGIN or an END, an AGENT with one, or have a byte order mark.
  private var candidates: LineStarts

  package init(_ text: UnsafeBufferPointer<UInt8>, from position: Int = 0) {
    self.text = text
    self.position = position
    candidates = LineStarts(
      text, letters: (UInt8(ascii: "b"), UInt8(ascii: "e"), UInt8(ascii: "a")), other: 0xEF)
  }

  /// Text before the card found last that belongs to no card, other than blanks; empty if none.
  package private(set) var skipped: Range<Int> = 0..<0

  /// The next card, or nil at the end of the text.
  package mutating func next() -> Card? {
    skipped = position..<position
    var skippedEnd = position
    var start = position
    // To the BEGIN line.
    while position < text.count {
      let line = pastMarks(position)
      if line > position { start = line }
      if let begin = begin(onLineAt: line) {
        skipped = skipped.lowerBound..<skippedEnd
        // Blank lines before a card belong to it, as those behind it do: nothing is lost of a file.
        let first = skipped.isEmpty ? start : line
        position = begin
        return card(from: first, isIndented: begin > line)
      }
      let end = nextLine(line)
      if !isBlank(line..<end) { skippedEnd = end }
      position = end
    }
    skipped = skipped.lowerBound..<skippedEnd
    return nil
  }

  /// Past the byte order marks at `start`.
  private func pastMarks(_ start: Int) -> Int {
    var index = start
    while LineShape.isByteOrderMark(text, at: index) { index += 3 }
    return index
  }

  /// Where BEGIN stands on the line, which may be indented as a whole card is.
  private func begin(onLineAt start: Int) -> Int? {
    var index = start
    while index < text.count, index - start <= CardReader.indentationLimit,
      text[index] == 0x20 || text[index] == 0x09
    {
      index += 1
    }
    return LineShape.isBegin(text, at: index) ? index : nil
  }

  private mutating func card(from start: Int, isIndented: Bool) -> Card {
    var depth = 1
    var deepest = 1
    if let end = endOfCardOnOneLine() {
      position = end
      skipBlankLines()
      return Card(range: start..<position, isClosed: true, depth: 1)
    }
    position = nextCandidate(isIndented)
    while position < text.count {
      let line = isIndented ? pastBlanks(position) : position
      switch line < text.count ? text[line] | 0x20 : 0 {
      case UInt8(ascii: "b") where LineShape.isBegin(text, at: line):
        guard Self.isAfterAgent(text, position) else {
          return Card(range: start..<position, isClosed: false, depth: deepest)
        }
        depth += 1
        deepest = max(deepest, depth)
      case UInt8(ascii: "a") where LineShape.isAgentWithBegin(text, at: line):
        depth += 1
        deepest = max(deepest, depth)
      case 0xEF where LineShape.isBegin(text, at: pastMarks(line)):
        return Card(range: start..<position, isClosed: false, depth: deepest)
      case UInt8(ascii: "e") where LineShape.isEnd(text, at: line):
        depth -= 1
        position = afterEnd(line)
        if depth == 0 {
          skipBlankLines()
          return Card(range: start..<position, isClosed: true, depth: deepest)
        }
        continue
      default: break
      }
      position = nextCandidate(isIndented)
    }
    return Card(range: start..<position, isClosed: false, depth: deepest)
  }

  /// The next line that may begin or end a card.
  private mutating func nextCandidate(_ isIndented: Bool) -> Int {
    isIndented ? nextLine(position) : candidates.next(after: position)
  }

  private func pastBlanks(_ start: Int) -> Int {
    var index = start
    while index < text.count, text[index] == 0x20 || text[index] == 0x09 { index += 1 }
    return index
  }

  /// Where the card ends that stands on the line of its BEGIN as a whole, as QR codes and text
  /// fields give it that keep no line breaks.
  private func endOfCardOnOneLine() -> Int? {
    var index = position + 11
    while index < text.count, text[index] == 0x20 { index += 1 }
    while index < text.count, !LineBreaks.isBreak(text[index]) {
      if text[index] | 0x20 == UInt8(ascii: "e"), LineShape.isEnd(text, at: index) {
        index = pastBlanks(index + 9)
        while index + 1 < text.count, text[index] == UInt8(ascii: "\\"),
          text[index + 1] == UInt8(ascii: "n") || text[index + 1] == UInt8(ascii: "r")
        {
          index = pastBlanks(index + 2)
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

  /// Past `END:VCARD`: the whole line, unless another BEGIN stands on it.
  private func afterEnd(_ start: Int) -> Int {
    let end = nextLine(start)
    let rest = start + 9
    if rest < end, LineShape.isBegin(text, at: rest) { return rest }
    return end
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
}

extension CardScanner {
  /// The start of the last top-level card in the text, looked for from the end: where a chunk
  /// of a longer text can be cut. Nil where there is none after `lowest`.
  package static func lastCardStart(
    _ text: UnsafeBufferPointer<UInt8>, after lowest: Int
  ) -> Int? {
    var end = text.count
    while end > lowest {
      // The line that ends at `end`.
      var start = end - 1
      while start > lowest, !LineBreaks.isBreak(text[start - 1]) { start -= 1 }
      let isMarked = LineShape.isByteOrderMark(text, at: start)
      if start < end, isMarked || text[start] | 0x20 == UInt8(ascii: "b"),
        LineShape.isBegin(text, at: isMarked ? start + 3 : start), start > lowest,
        !isAfterAgent(text, start)
      {
        return start
      }
      end = start
    }
    return nil
  }

  /// Whether the last line before `start` that is not blank is an AGENT without a value.
  private static func isAfterAgent(_ text: UnsafeBufferPointer<UInt8>, _ start: Int) -> Bool {
    var end = start
    while end > 0, text[end - 1] <= 0x20 { end -= 1 }
    var line = end
    while line > 0, !LineBreaks.isBreak(text[line - 1]) { line -= 1 }
    return LineShape.isOpenAgent(text, line..<end)
  }
}

/// What a line is, by its first bytes.
package enum LineShape {
  static func isBegin(_ text: UnsafeBufferPointer<UInt8>, at index: Int) -> Bool {
    isSpelled("begin:vcard", text, index) || hasPrefix("begin:vcard", text, index)
  }

  package static func isEnd(_ text: UnsafeBufferPointer<UInt8>, at index: Int) -> Bool {
    isSpelled("end:vcard", text, index) || hasPrefix("end:vcard", text, index)
  }

  static func isByteOrderMark(_ text: UnsafeBufferPointer<UInt8>, at index: Int) -> Bool {
    index + 3 <= text.count && text[index] == 0xEF && text[index + 1] == 0xBB
      && text[index + 2] == 0xBF
  }

  /// `AGENT:BEGIN:VCARD` and nothing more, not even on a folded line: a card begins there.
  static func isAgentWithBegin(_ text: UnsafeBufferPointer<UInt8>, at index: Int) -> Bool {
    guard hasPrefix("agent", text, index) else { return false }
    let limit = min(index + 200, text.count)
    var start = index + 5
    while start < limit, text[start] != UInt8(ascii: ":"), !LineBreaks.isBreak(text[start]) {
      start += 1
    }
    guard start + 12 <= text.count, isBegin(text, at: start + 1) else { return false }
    start += 12
    while start < text.count, text[start] == 0x20 || text[start] == 0x09 { start += 1 }
    guard start < text.count else { return true }
    guard LineBreaks.isBreak(text[start]) else { return false }
    let next = LineBreaks.pastBreak(text, start)
    return next == text.count || text[next] != 0x20 && text[next] != 0x09
  }

  /// `AGENT:` or `group.AGENT;TYPE=…:` with nothing after the colon.
  static func isOpenAgent(
    _ text: UnsafeBufferPointer<UInt8>, _ range: Range<Int>
  ) -> Bool {
    var end = range.upperBound
    while end > range.lowerBound, text[end - 1] <= 0x20 { end -= 1 }
    guard end - range.lowerBound >= 6, end - range.lowerBound < 200,
      text[end - 1] == UInt8(ascii: ":")
    else { return false }
    var start = range.lowerBound
    for index in range.lowerBound..<end {
      if text[index] == UInt8(ascii: ".") {
        start = index + 1
        break
      }
      if text[index] == UInt8(ascii: ":") || text[index] == UInt8(ascii: ";") { break }
    }
    guard hasPrefix("agent", text, start), start + 5 < end else { return false }
    return text[start + 5] == UInt8(ascii: ":") || text[start + 5] == UInt8(ascii: ";")
  }

  /// Whether the text of 8 to 16 letters and colons stands there as it nearly always does, without
  /// folds and blanks.
  @inline(__always)
  private static func isSpelled(
    _ word: StaticString, _ text: UnsafeBufferPointer<UInt8>, _ index: Int
  ) -> Bool {
    let count = word.utf8CodeUnitCount
    guard index >= 0, text.count - index >= count else { return false }
    // The first eight bytes and the last eight.
    return difference(word, 0, text, index) | difference(word, count - 8, text, index) == 0
  }

  @inline(__always)
  private static func difference(
    _ word: StaticString, _ offset: Int, _ text: UnsafeBufferPointer<UInt8>, _ index: Int
  ) -> UInt64 {
    let wanted = UnsafeRawPointer(word.utf8Start).loadUnaligned(
      fromByteOffset: offset, as: UInt64.self)
    let found = UnsafeRawBufferPointer(text).loadUnaligned(
      fromByteOffset: index + offset, as: UInt64.self)
    // Letters have the bit 0x40 and may be capitals; a colon must be just that.
    return (found | (wanted & 0x4040_4040_4040_4040) &>> 1) ^ wanted
  }

  static func hasPrefix(
    _ prefix: StaticString, _ text: UnsafeBufferPointer<UInt8>, _ index: Int
  ) -> Bool {
    // A fold may cut the word, and blanks may stand around the colon.
    var position = index
    for offset in 0..<prefix.utf8CodeUnitCount {
      let wanted = prefix.utf8Start[offset]
      guard position < text.count else { return false }
      if lowercased(text[position]) != wanted {
        guard offset > 0, let next = pastFoldOrBlank(text, position, wanted) else {
          return false
        }
        position = next
      }
      position += 1
    }
    return true
  }

  private static func pastFoldOrBlank(
    _ text: UnsafeBufferPointer<UInt8>, _ position: Int, _ wanted: UInt8
  ) -> Int? {
    var index = position
    while index < text.count, text[index] == 0x20 || text[index] == 0x09 { index += 1 }
    if index == position {
      guard LineBreaks.isBreak(text[position]) else { return nil }
      index = LineBreaks.pastBreak(text, position)
      let afterBreak = index
      while index < text.count, text[index] == 0x20 || text[index] == 0x09 { index += 1 }
      guard index > afterBreak else { return nil }
    }
    guard index < text.count, lowercased(text[index]) == wanted else { return nil }
    return index
  }
}
