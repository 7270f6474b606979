import CUnicode

/// Goes through a text once, counting lines, with a window of it in memory.
struct LineScanner {
  /// How many bytes around a place may be shown; the window has at least as many on each side.
  private static let context = 1024
  /// How many bytes are read at a time.
  private static let partLength = 1 << 18

  private let stream: ByteStream
  private let walk: CharacterWalk

  private var window: [UInt8] = []
  /// The offset in the text of the first byte of the window.
  private var windowStart = 0
  private var isAtEnd = false

  /// The number of the line that `position` is in, from 1.
  private var line = 1
  /// The offset that lines were counted up to. It is never inside a line break.
  private var position = 0
  /// The offset where the line begins.
  private var lineStart = 0
  /// An offset in the line, between two characters, whose column is known: the line's start, or
  /// somewhere later if the line is longer than the window.
  private var anchor = 0
  /// How many characters of the line come before the anchor.
  private var anchorColumn = 0

  init(stream: ByteStream) {
    self.stream = stream
    walk = CharacterWalk(charset: stream.textCharset)
  }

  private var windowEnd: Int { windowStart + window.count }

  /// The location of a range that starts no earlier than the one before.
  mutating func location(of range: Range<Int>) throws(SourceError) -> SourceLocation {
    while !isAtEnd, windowEnd < range.lowerBound + 2 * Self.context { try slide() }
    let start = min(range.lowerBound, windowEnd)
    countLines(to: start)
    moveAnchor(to: max(lineStart, start - Self.context))
    let lineEnd = endOfLine(from: position)
    // A place inside a line break is shown at the end of its line.
    let shown = min(start, lineEnd)
    let before = walk.position(
      notAfter: shown - windowStart, from: anchor - windowStart, in: window)
    let lower = windowStart + before.offset
    let upper = min(max(range.upperBound, lower), lineEnd)
    let excerpt = LineExcerpt(
      before: text(anchor..<lower), marked: text(lower..<upper), after: text(upper..<lineEnd),
      isCutBefore: anchor > lineStart, isCutAfter: isInsideLine(lineEnd))
    return SourceLocation(
      line: line, column: anchorColumn + before.count + 1, lineText: excerpt.text,
      caret: excerpt.caret, length: excerpt.length)
  }

  // MARK: The window

  /// Reads the next part, and drops what lies far behind.
  private mutating func slide() throws(SourceError) {
    // The end of the window may hold the first half of a line break: count up to well before it.
    countLines(to: max(position, windowEnd - 2 * Self.context))
    let keep = max(windowStart, position - Self.context)
    moveAnchor(to: max(lineStart, keep))
    let dropped = min(keep, anchor) - windowStart
    if dropped > 0 {
      window.removeFirst(dropped)
      windowStart += dropped
    }
    var part = [UInt8](repeating: 0, count: Self.partLength)
    let count = try stream.fill(&part)
    isAtEnd = count == 0
    window.append(contentsOf: part[..<count])
  }

  private func text(_ range: Range<Int>) -> String {
    let bytes = window[(range.lowerBound - windowStart)..<(range.upperBound - windowStart)]
    // Values are read as UTF-8 where they are that, whatever others of the file are in.
    let isUTF8 =
      stream.textCharset.isASCIICompatible && bytes.contains { $0 >= 0x80 }
      && bytes.withUnsafeBytes { UTF8Validation.firstInvalidOffset(in: $0) } == nil
    return (isUTF8 ? .utf8 : stream.textCharset).decode(bytes).string
  }

  // MARK: Lines

  /// Counts the line breaks that end at `target` or before.
  private mutating func countLines(to target: Int) {
    let first = windowStart
    var found = (line: line, lineStart: lineStart, position: position)
    window.withUnsafeBufferPointer { bytes in
      var offset = position - first
      let target = target - first
      // Nearly all texts have no carriage return alone, and are counted many bytes at a time.
      if let plain = Self.breaks(bytes, offset..<max(offset, target)), plain.count > 0 {
        found.line += plain.count
        offset += plain.end
        found.lineStart = first + offset
      }
      while offset < target {
        offset = LineBreaks.contentEnd(bytes, from: offset, to: target)
        guard offset < target else { break }
        let after = LineBreaks.pastBreak(bytes, offset)
        guard after <= target else { break }
        offset = after
        found.line += 1
        found.lineStart = first + after
      }
      found.position = first + min(offset, max(target, position - first))
    }
    if found.line != line {
      anchor = found.lineStart
      anchorColumn = 0
    }
    (line, lineStart, position) = found
  }

  /// How many line breaks there are in a range and where the last one ends, from its start; nil
  /// where that is not seen at once.
  private static func breaks(
    _ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>
  ) -> (count: Int, end: Int)? {
    guard let base = bytes.baseAddress, !range.isEmpty, bytes[range.upperBound - 1] != 0x0D else {
      return nil
    }
    let found = cu_count_breaks(base + range.lowerBound, range.count)
    return found.has_lone_return ? nil : (found.count, found.last_end)
  }

  /// The offset of the line break from `start` on, or the end of what is to be shown.
  private func endOfLine(from start: Int) -> Int {
    let limit = min(windowEnd, start + Self.context)
    return window.withUnsafeBufferPointer { bytes in
      windowStart + LineBreaks.contentEnd(bytes, from: start - windowStart, to: limit - windowStart)
    }
  }

  /// Whether more of the line follows at `offset`.
  private func isInsideLine(_ offset: Int) -> Bool {
    guard offset < windowEnd else { return !isAtEnd }
    let byte = window[offset - windowStart]
    return byte != 0x0A && byte != 0x0D
  }

  /// Moves the anchor to the last character boundary up to `target`, in the same line.
  private mutating func moveAnchor(to target: Int) {
    guard target > anchor else { return }
    let reached = walk.position(
      notAfter: target - windowStart, from: anchor - windowStart, in: window)
    anchor = windowStart + reached.offset
    anchorColumn += reached.count
  }
}
