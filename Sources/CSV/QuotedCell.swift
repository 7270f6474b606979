import Glibc
import SourceText

/// How quotes within quoted cells are read.
enum QuoteReading {
  /// As RFC 4180 has it: within quotes, a quote is doubled, and the closing one ends the cell.
  case strict
  /// A quote ends the cell if a delimiter or a line break follows.
  case usual
  /// The delimiter behind it must be followed by another quote: all cells are quoted, and some
  /// hold quotes and delimiters.
  case betweenQuotes
  /// A quote that nothing closes before the next cell opens with one is a part of the text.
  case literalOpening
  /// A quote that opens the next cell closes one that lacks its own.
  case openingCloses
  /// Quotes within stand in pairs, so that the second of a pair ends no cell.
  case pairs
}

/// Cells in quotes, and the repair of those whose quotes are wrong.
///
/// A quote within that is not doubled is text, unless the cell can end there. A quote that opens a
/// cell and makes no sense as one, because nothing closes it or because it would swallow the rows
/// that follow, is text too.
extension RowParser {
  private enum Closing {
    /// The closing quote, and the delimiter, break or end that follows it.
    case found(quote: Int, stop: Int, hasEscapes: Bool)
    /// The quote opens nothing; `within` is the next one on its line.
    case never(within: Int?)
    /// Nothing closes the cell before the text was cut off.
    case cut
    case incomplete
  }

  /// More openings of cells than these are not passed over in search of a closing quote.
  private static let openingLimit = 64

  /// Appends a quoted cell, and returns where the delimiter, break or end behind it is; nil if
  /// the text may not hold all of it.
  @inline(__always)
  mutating func quotedCell(
    _ text: Text, from start: Int, cellsBefore: Int, into table: inout CellTable,
    _ unescaped: inout ByteArena
  ) -> Int? {
    let open = start + 1
    if text.base[start] == quote, let close = firstQuote(text, from: open), close + 1 < text.end,
      escape == .doubled || !hasBackslash(text, open..<close)
    {
      let next = text.base[close + 1]
      if next == delimiter || next == 0x0A || next == 0x0D, reading == .usual || reading == .strict
      {
        table.append(end: close + 1, form: 1)
        return close + 1
      }
    }
    return irregularCell(text, from: start, cellsBefore: cellsBefore, into: &table, &unescaped)
  }

  @inline(never)
  private mutating func irregularCell(
    _ text: Text, from start: Int, cellsBefore: Int, into table: inout CellTable,
    _ unescaped: inout ByteArena
  ) -> Int? {
    var open = start
    while text.base[open] != quote { open += 1 }
    switch strictClosing(text, open: open) ?? closing(text, open: open, cellsBefore: cellsBefore) {
    case .incomplete:
      return nil
    case .found(let close, let stop, let hasEscapes):
      var content = CellTable.Content(range: open + 1..<close, isQuoted: true)
      if hasEscapes {
        content.range = unescape(text, open + 1..<close, into: &unescaped)
        content.isUnescaped = true
      }
      table.append(end: stop, content)
      return stop
    case .cut:
      isCutInQuotes = true
      let range = unescape(text, open + 1..<text.end, into: &unescaped)
      table.append(
        end: text.end, CellTable.Content(range: range, isUnescaped: true, isQuoted: true))
      return text.end
    case .never(let within):
      let stop = plainEnd(text, from: within.map { $0 + 1 } ?? open + 1)
      if stop >= text.end, !text.isWhole { return nil }
      if within == nil {
        oddities.append(Oddity(kind: .unterminated, position: open))
        table.append(end: stop, CellTable.Content(range: open + 1..<stop))
      } else {
        oddities.append(Oddity(kind: .unescaped, position: open))
        table.append(end: stop)
      }
      return stop
    }
  }

  // MARK: Where a cell ends

  /// Where a cell ends whose quotes are as RFC 4180 has them; nil where they are not, or are not to
  /// be trusted.
  private func strictClosing(_ text: Text, open: Int) -> Closing? {
    guard reading == .strict, escape == .doubled else { return nil }
    var position = open + 1
    var hasEscapes = false
    while let found = firstQuote(text, from: position) {
      let next = found + 1
      if next >= text.end, !text.isWhole { return .incomplete }
      if isCellEnd(text, next) { return .found(quote: found, stop: next, hasEscapes: hasEscapes) }
      guard text.base[next] == quote else { return nil }
      hasEscapes = true
      position = next + 1
    }
    return text.isWhole ? nil : .incomplete
  }

  private mutating func closing(_ text: Text, open: Int, cellsBefore: Int) -> Closing {
    var position = open + 1
    var strays = 0
    var openings = 0
    var hasEscapes = false
    var hasEmptyWithin = false
    /// The first quote within that does not close, if it is on the line of the opening one.
    var within: Int?
    var firstStray: Int?
    var line = LineEndSearch(start: open)
    while let found = firstQuote(text, from: position) {
      if escape == .backslash, isEscaped(text, found, after: open + 1) {
        hasEscapes = true
        note(.backslash, at: found - 1)
        position = found + 1
        continue
      }
      let next = found + 1
      if next >= text.end, !text.isWhole { return .incomplete }
      if next < text.end, text.base[next] == quote {
        // Twice is once, unless the first of them is the second of a pair that is not doubled.
        let stop = pastSpaces(text, next + 1)
        if stop >= text.end, !text.isWhole { return .incomplete }
        if strays % 2 == 1, isCellEnd(text, stop) {
          noteStray(firstStray ?? found)
          return .found(quote: next, stop: stop, hasEscapes: true)
        }
        if isCellEnd(text, stop), isCellStart(text, found, after: open) { hasEmptyWithin = true }
        hasEscapes = true
        position = next + 1
        continue
      }
      let stop = pastSpaces(text, next)
      if stop >= text.end, !text.isWhole { return .incomplete }
      if isCellEnd(text, stop), isTrusted(text, stop), reading != .pairs || strays % 2 == 0 {
        if hasEmptyWithin || openings > 0, line.end(text) < found,
          isRowWithoutQuote(text, open, cellsBefore)
        {
          return .never(within: within)
        }
        if strays > 0 { noteStray(firstStray ?? found) }
        return .found(
          quote: found, stop: stop,
          hasEscapes: hasEscapes || (escape == .backslash && hasBackslash(text, open..<found)))
      }
      strays += 1
      if firstStray == nil { firstStray = found }
      if isCellStart(text, found, after: open) {
        openings += 1
        if reading == .literalOpening { return .never(within: nil) }
        if reading == .openingCloses, let stop = delimiterBefore(text, found) {
          note(.unterminated, at: open)
          return .found(quote: stop, stop: stop, hasEscapes: hasEscapes)
        }
        if line.end(text) < found, isRowWithoutQuote(text, open, cellsBefore) {
          return .never(within: within)
        }
        if openings > Self.openingLimit { return .never(within: within) }
      } else if within == nil, line.end(text) >= found {
        within = found
      }
      position = next
    }
    guard text.isWhole else { return .incomplete }
    if text.isCut, !isRowWithoutQuote(text, open, cellsBefore) { return .cut }
    return .never(within: within)
  }

  private mutating func noteStray(_ position: Int) { note(.unescaped, at: position) }

  private mutating func note(_ kind: Oddity.Kind, at position: Int) {
    if oddities.count < 64 { oddities.append(Oddity(kind: kind, position: position)) }
  }

  /// The next quote.
  @inline(__always)
  private func firstQuote(_ text: Text, from start: Int) -> Int? {
    guard start < text.end, let found = memchr(text.base + start, Int32(quote), text.end - start)
    else { return nil }
    return UnsafeRawPointer(found) - UnsafeRawPointer(text.base)
  }

  private func hasBackslash(_ text: Text, _ range: Range<Int>) -> Bool {
    memchr(text.base + range.lowerBound, 0x5C, range.count) != nil
  }

  private func pastSpaces(_ text: Text, _ start: Int) -> Int {
    var position = start
    while position < text.end, isSpace(text.base[position]) { position += 1 }
    return position
  }

  private func isCellEnd(_ text: Text, _ position: Int) -> Bool {
    position >= text.end || text.base[position] == delimiter
      || LineEnds.isBreak(text.base[position])
  }

  /// Whether a quote stands where a cell begins.
  private func isCellStart(_ text: Text, _ position: Int, after open: Int) -> Bool {
    var index = position
    while index > open + 1, isSpace(text.base[index - 1]) { index -= 1 }
    guard index > open + 1 else { return false }
    let before = text.base[index - 1]
    return before == delimiter || LineEnds.isBreak(before)
  }

  /// The delimiter that stands before a quote, perhaps with spaces between.
  private func delimiterBefore(_ text: Text, _ position: Int) -> Int? {
    var index = position - 1
    while index > 0, isSpace(text.base[index]) { index -= 1 }
    return text.base[index] == delimiter ? index : nil
  }

  /// Whether the reading lets a cell end before the delimiter or break at a position.
  private func isTrusted(_ text: Text, _ stop: Int) -> Bool {
    guard reading == .betweenQuotes, stop < text.end, text.base[stop] == delimiter else {
      return true
    }
    let next = pastSpaces(text, stop + 1)
    return next < text.end && text.base[next] == quote
  }

  /// Whether the line of an opening quote is a row of the right length when the quote is text.
  private func isRowWithoutQuote(_ text: Text, _ open: Int, _ cellsBefore: Int) -> Bool {
    var count = cellsBefore + 1
    var position = open + 1
    while true {
      let stop = plainEnd(text, from: position)
      guard stop < text.end, text.base[stop] == delimiter else { break }
      count += 1
      position = stop + 1
      // A quoted cell further on in the line.
      if position < text.end, text.base[position] == quote,
        let close = firstQuote(text, from: position + 1), isCellEnd(text, close + 1),
        LineEnds.firstBreak(text.base, from: position, to: close) == close
      {
        position = close + 1
      }
    }
    return columnCount.map { count == $0 } ?? (count > 1)
  }

  /// The first quote of a text that a cell can end with.
  func closingQuote(_ bytes: Bytes) -> Int? {
    guard let base = bytes.unsafeBuffer.baseAddress else { return nil }
    let text = Text(base: base, end: bytes.count, isWhole: false)
    var position = 0
    while let found = firstQuote(text, from: position), found + 1 < text.end {
      let next = text.base[found + 1]
      if next == delimiter || LineEnds.isBreak(next) { return found }
      position = next == quote ? found + 2 : found + 1
    }
    return nil
  }

  // MARK: What a cell says

  /// Appends what a part of the text says without escapes, and returns its place.
  func unescape(_ text: Text, _ range: Range<Int>, into unescaped: inout ByteArena) -> Range<Int> {
    let start = unescaped.count
    let bytes = Bytes(UnsafeBufferPointer(start: text.base, count: text.end))
    var position = range.lowerBound
    var copied = position
    while position + 1 < range.upperBound {
      guard let found = firstEscape(text, position..<range.upperBound - 1) else { break }
      let byte = text.base[found]
      let next = text.base[found + 1]
      let isPair =
        byte == quote ? next == quote : next == quote || next == 0x5C || next == delimiter
      position = found + 1
      guard isPair else { continue }
      unescaped.append(bytes[copied..<found])
      copied = position
      position += 1
    }
    unescaped.append(bytes[copied..<range.upperBound])
    return start..<unescaped.count
  }

  /// The first quote in a part of a text, or the first backslash if it stands before quotes.
  private func firstEscape(_ text: Text, _ range: Range<Int>) -> Int? {
    let base = text.base + range.lowerBound
    let found = memchr(base, Int32(quote), range.count).map {
      UnsafeRawPointer($0) - UnsafeRawPointer(text.base)
    }
    guard escape == .backslash else { return found }
    let count = (found ?? range.upperBound) - range.lowerBound
    return memchr(base, 0x5C, count).map { UnsafeRawPointer($0) - UnsafeRawPointer(text.base) }
      ?? found
  }
}

/// The end of a line, looked for once and only if it is wanted.
private struct LineEndSearch {
  let start: Int
  private var found: Int?

  init(start: Int) { self.start = start }

  mutating func end(_ text: RowParser.Text) -> Int {
    if let found { return found }
    let end = LineEnds.firstBreak(text.base, from: start, to: text.end)
    found = end
    return end
  }
}
