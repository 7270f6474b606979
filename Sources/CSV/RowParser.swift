import CByteSearch
import SourceText

/// Finds the cells of one row after the other in a text.
///
/// Quotes are trusted as far as they make sense: see ``QuotedCell``. Nothing in here fails; what
/// was odd about a row stands in ``oddities``.
struct RowParser {
  let delimiter: UInt8
  let quote: UInt8
  let escape: CSVSyntax.Escape
  /// How many cells a row should have, once that is known: it decides where quotes are ambiguous.
  var columnCount: Int?
  /// How rows end, where most do so in one way: others may be a part of a cell.
  var usualBreak: CSVSyntax.Newline?
  /// What was odd about the row parsed last.
  var oddities: [Oddity] = []
  /// Whether the row parsed last was cut off by the end of the text within quotes.
  var isCutInQuotes = false
  /// Whether rows without the delimiter may have another one.
  var readsOtherDelimiters = false
  /// Whether typographic quotes are quotes wherever they stand around a cell.
  var hasTypographicQuotes = false
  /// Whether rows stand in quotes as a whole, with empty cells behind.
  var hasPaddedRows = false
  /// Whether texts may hold the delimiter without quotes; see ``UnquotedTexts``.
  var joinsTexts = false
  /// Whether texts within guillemets may hold it.
  var joinsGuillemets = false
  /// Whether the head of the file is well-formed, so that what is well-formed is not mended.
  var isStrict = false
  /// How quotes are read while a row is tried.
  var reading = QuoteReading.usual

  private let delimiterWord: UInt64

  struct Oddity {
    enum Kind {
      case unterminated, unescaped, backslash
      /// The whole row stands in quotes.
      case wrapped
      /// Another character separates the cells.
      case otherDelimiter(UInt8)
      /// Typographic quotes stand around cells; the first of them is so many bytes long.
      case typographic(Int)
      /// A text so many bytes long holds the delimiter without quotes.
      case unquoted(Int)
    }
    var kind: Kind
    /// A position in the text.
    var position: Int

    /// The sign or the text that is odd.
    var range: Range<Int> {
      switch kind {
      case .typographic(let length), .unquoted(let length): position..<position + length
      default: position..<position + 1
      }
    }
  }

  /// A text that rows are looked for in.
  struct Text {
    let base: UnsafePointer<UInt8>
    /// Where the text ends.
    let end: Int
    /// Whether nothing follows the text.
    let isWhole: Bool
    /// Whether the text ends here only because a row may not be longer.
    var isCut = false
  }

  init(_ syntax: CSVSyntax, columnCount: Int? = nil) {
    delimiter = syntax.delimiter
    quote = syntax.quote
    escape = syntax.escape
    self.columnCount = columnCount
    delimiterWord = UInt64(syntax.delimiter) &* 0x0101_0101_0101_0101
  }

  /// Appends the row that begins at `start` to the table, and returns where the next one begins;
  /// nil if the text may not hold all of the row.
  mutating func parse(
    _ text: Text, from start: Int, into table: inout CellTable, _ unescaped: inout ByteArena
  ) -> Int? {
    oddities.removeAll(keepingCapacity: true)
    isCutInQuotes = false
    reading = isStrict ? .strict : .usual
    let firstCell = table.cellCount
    var found = cells(text, from: start, into: &table, &unescaped)
    if isStrict, found == nil ? text.isWhole : !isComplete(table, from: firstCell) {
      // No other rows are like this one.
      table.removeCells(from: firstCell)
      oddities.removeAll(keepingCapacity: true)
      reading = .usual
      found = cells(text, from: start, into: &table, &unescaped)
    }
    guard let next = found else {
      table.removeCells(from: firstCell)
      return nil
    }
    var result = next
    if hasTypographicQuotes { joinCells(text, start, firstCell, into: &table, to: nil) }
    if let columnCount, table.cellCount - firstCell != columnCount {
      if !oddities.isEmpty {
        result = retry(text, from: start, next: next, firstCell, into: &table, &unescaped)
      }
      if table.cellCount - firstCell != columnCount {
        repair(text, start, next: result, firstCell, into: &table, &unescaped)
      }
    } else if text.base[start] == quote, table.hasFirstCellAlone(from: firstCell) {
      unwrapPadded(text, start, firstCell, into: &table, &unescaped)
    }
    let end = Int(table.cells[table.cellCount - 1].end)
    table.endRow(start: start, end: end, firstCell: firstCell)
    return result
  }

  private func isComplete(_ table: borrowing CellTable, from firstCell: Int) -> Bool {
    columnCount == nil || table.cellCount - firstCell == columnCount
  }

  /// Reads a row with stray quotes in other ways, in case one gives the right number of cells.
  private mutating func retry(
    _ text: Text, from start: Int, next: Int, _ firstCell: Int, into table: inout CellTable,
    _ unescaped: inout ByteArena
  ) -> Int {
    let near = Text(
      base: text.base, end: min(text.end, next + Self.retryLength),
      isWhole: text.isWhole && text.end <= next + Self.retryLength)
    for other in [QuoteReading.betweenQuotes, .literalOpening, .openingCloses, .pairs] {
      reading = other
      table.removeCells(from: firstCell)
      oddities.removeAll(keepingCapacity: true)
      if let found = cells(near, from: start, into: &table, &unescaped),
        table.cellCount - firstCell == columnCount
      {
        return found
      }
    }
    reading = .usual
    table.removeCells(from: firstCell)
    oddities.removeAll(keepingCapacity: true)
    return cells(text, from: start, into: &table, &unescaped) ?? next
  }

  /// How far behind a row another reading of it may lead.
  private static let retryLength = 1 << 12

  @inline(__always)
  mutating func cells(
    _ text: Text, from start: Int, into table: inout CellTable, _ unescaped: inout ByteArena
  ) -> Int? {
    let firstCell = table.cellCount
    var position = start
    while true {
      if escape == .doubled, delimiter > ByteSearch.lastLineControl {
        position = plainCells(text, from: position, into: &table)
      }
      var stop = position
      if position < text.end, isQuoteAhead(text, position) {
        guard
          let found = quotedCell(
            text, from: position, cellsBefore: table.cellCount - firstCell, into: &table,
            &unescaped)
        else { return nil }
        stop = found
      } else {
        stop = plainEnd(text, from: position)
        if stop >= text.end, !text.isWhole { return nil }
        if stop < text.end, text.base[stop] != delimiter, usualBreak != nil {
          guard
            let found = brokenCellEnd(text, stop, cellCount: table.cellCount - firstCell + 1)
          else { return nil }
          stop = found
        }
        if escape == .backslash, stop > position, text.base[stop - 1] == 0x5C {
          stop = escapedEnd(text, from: position, stop, into: &table, &unescaped)
          if stop >= text.end, !text.isWhole { return nil }
        } else {
          table.append(end: stop)
        }
      }
      guard stop < text.end else { return text.end }
      if text.base[stop] == delimiter {
        position = stop + 1
        continue
      }
      let next = LineEnds.pastBreak(text.base, stop, end: text.end)
      // A line feed may follow the carriage return.
      if next == text.end, text.base[next - 1] == 0x0D, !text.isWhole { return nil }
      return next
    }
  }

  /// Appends the cells from a position on that end with a delimiter, as long as no quote and no
  /// line break comes, and returns where the first other cell begins.
  @inline(__always)
  private func plainCells(_ text: Text, from start: Int, into table: inout CellTable) -> Int {
    table.reserve(Self.plainCellRoom)
    var position = start
    let cells = UnsafeMutableRawPointer(table.cells + table.cellCount)
    table.cellCount += cb_plain_cells(
      text.base, &position, text.end, delimiter, quote,
      cells.assumingMemoryBound(to: cb_cell.self), table.cellCapacity - table.cellCount)
    return position
  }

  /// Room for so many cells is made for those without quotes; there may be more.
  private static let plainCellRoom = 256

  /// Whether a quote begins the cell at a position, perhaps behind spaces.
  @inline(__always)
  private func isQuoteAhead(_ text: Text, _ position: Int) -> Bool {
    let byte = text.base[position]
    if byte == quote { return true }
    guard byte == 0x20 || (byte == 0x09 && delimiter != 0x09) else { return false }
    var index = position + 1
    while index < text.end, isSpace(text.base[index]) { index += 1 }
    return index < text.end && text.base[index] == quote
  }

  @inline(__always)
  func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || (byte == 0x09 && delimiter != 0x09) }

  /// The first delimiter or line break from a position on, or the end.
  @inline(__always)
  func plainEnd(_ text: Text, from start: Int) -> Int {
    var position = start
    let raw = UnsafeRawPointer(text.base)
    while position + 8 <= text.end {
      let word = raw.loadUnaligned(fromByteOffset: position, as: UInt64.self).littleEndian
      let found =
        ByteSearch.zeros(word ^ delimiterWord) | ByteSearch.zeros(word ^ ByteSearch.lineFeeds)
        | ByteSearch.zeros(word ^ ByteSearch.returns)
      if found != 0 { return position + found.trailingZeroBitCount >> 3 }
      position += 8
    }
    while position < text.end {
      let byte = text.base[position]
      if byte == delimiter || byte == 0x0A || byte == 0x0D { return position }
      position += 1
    }
    return text.end
  }

  /// Appends a cell without quotes in which backslashes stand before delimiters, and returns its
  /// end.
  private mutating func escapedEnd(
    _ text: Text, from start: Int, _ firstStop: Int, into table: inout CellTable,
    _ unescaped: inout ByteArena
  ) -> Int {
    var stop = firstStop
    while stop < text.end, isEscaped(text, stop, after: start) {
      stop = plainEnd(text, from: stop + 1)
    }
    guard stop > firstStop else {
      table.append(end: stop)
      return stop
    }
    oddities.append(Oddity(kind: .backslash, position: start))
    let range = unescape(text, start..<stop, into: &unescaped)
    table.append(end: stop, CellTable.Content(range: range, isUnescaped: true))
    return stop
  }

  /// Whether an odd number of backslashes stands before a position.
  func isEscaped(_ text: Text, _ position: Int, after start: Int) -> Bool {
    var index = position
    while index > start, text.base[index - 1] == 0x5C { index -= 1 }
    return (position - index) % 2 == 1
  }
}

/// Searching eight bytes at a time.
enum ByteSearch {
  static let lineFeeds: UInt64 = 0x0A0A_0A0A_0A0A_0A0A
  static let returns: UInt64 = 0x0D0D_0D0D_0D0D_0D0D

  /// The high bit of each byte that is zero; exact up to the lowest.
  @inline(__always)
  static func zeros(_ word: UInt64) -> UInt64 {
    (word &- 0x0101_0101_0101_0101) & ~word & 0x8080_8080_8080_8080
  }

  /// The last of the control characters that a line may hold or end with.
  static let lastLineControl: UInt8 = 0x0D
}
