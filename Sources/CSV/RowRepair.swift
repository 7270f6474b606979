import SourceText

/// Rows with too few or too many cells because something other than the quotes and the delimiter of
/// the file holds their cells together or apart.
///
/// What is tried here is taken only if it gives exactly as many cells as there are columns.
extension RowParser {
  /// Reads the row whose cells are the table's last ones, from `firstCell` on, in other ways.
  mutating func repair(
    _ text: Text, _ start: Int, next: Int, _ firstCell: Int, into table: inout CellTable,
    _ unescaped: inout ByteArena
  ) {
    guard let columnCount, columnCount > 1, table.cellCount > firstCell else { return }
    let count = table.cellCount - firstCell
    if count > columnCount {
      if hasPaddedRows, unwrap(text, start, firstCell, into: &table, &unescaped) {
        return oddities.append(Oddity(kind: .wrapped, position: start))
      }
      joinCells(text, start, firstCell, into: &table, to: columnCount)
      if joinsGuillemets, table.cellCount - firstCell > columnCount {
        joinTexts(text, start, firstCell, into: &table, to: columnCount, withinGuillemets: true)
      }
      if joinsTexts, table.cellCount - firstCell > columnCount {
        joinTexts(text, start, firstCell, into: &table, to: columnCount, withinGuillemets: false)
      }
    } else if unwrap(text, start, firstCell, into: &table, &unescaped) {
      oddities.append(Oddity(kind: .wrapped, position: start))
    } else if count == 1, columnCount > 2, readsOtherDelimiters {
      splitOtherwise(text, start, next: next, firstCell, into: &table, &unescaped)
    }
  }

  // MARK: Rows in quotes

  /// Longer rows are left as they are, in bytes.
  private static let repairLimit = 1 << 16

  /// Splits a row of the right length that stands in quotes as a whole, with empty cells behind:
  /// `"Ann,ann@example.com,1",,`. Unless all rows are so, one of its cells must tell that it is not
  /// a text with commas.
  mutating func unwrapPadded(
    _ text: Text, _ start: Int, _ firstCell: Int, into table: inout CellTable,
    _ unescaped: inout ByteArena
  ) {
    let end = Int(table.cells[firstCell].end)
    guard let columnCount, columnCount == table.cellCount - firstCell,
      end - start > columnCount + 1
    else { return }
    if !hasPaddedRows {
      guard let cells = WrappedRow(text, start, end: end, self)?.cells,
        cells.contains(where: {
          columnCount > 2 && $0.isQuoted || WrappedRow.isAddress($0.content)
        })
      else { return }
    }
    if unwrap(text, start, firstCell, into: &table, &unescaped) {
      oddities.append(Oddity(kind: .wrapped, position: start))
    }
  }

  /// Splits a row that stands in quotes as a whole, as spreadsheets write it that hold all of a row
  /// in their first column: `"Ann,""a, b"",1"`, perhaps with empty cells behind.
  private mutating func unwrap(
    _ text: Text, _ start: Int, _ firstCell: Int, into table: inout CellTable,
    _ unescaped: inout ByteArena
  ) -> Bool {
    guard escape == .doubled, text.base[start] == quote, let columnCount,
      let cells = WrappedRow(text, start, end: Int(table.cells[firstCell].end), self)?.cells,
      cells.count == columnCount, !WrappedRow.isSentence(cells)
    else { return false }
    let end = Int(table.cells[table.cellCount - 1].end)
    for position in Int(table.cells[firstCell].end)..<end where text.base[position] != delimiter {
      return false
    }
    table.removeCells(from: firstCell)
    for (index, cell) in cells.enumerated() {
      let lower = unescaped.count
      cell.content.withUnsafeBufferPointer { unescaped.append(Bytes($0)) }
      table.append(
        end: index == cells.count - 1 ? end : cell.end,
        CellTable.Content(
          range: lower..<unescaped.count, isUnescaped: true, isQuoted: cell.isQuoted))
    }
    return true
  }

  // MARK: Rows with a delimiter of their own

  /// Splits a row without any delimiter at another one, as in files joined from two programs'.
  private mutating func splitOtherwise(
    _ text: Text, _ start: Int, next: Int, _ firstCell: Int, into table: inout CellTable,
    _ unescaped: inout ByteArena
  ) {
    guard next - start <= Self.repairLimit else { return }
    let line = Text(base: text.base, end: next, isWhole: true)
    for other in SyntaxDetector.delimiters where other != delimiter {
      var parser = RowParser(
        CSVSyntax(delimiter: other, quote: quote, escape: escape), columnCount: columnCount)
      let cellsBefore = table.cellCount
      guard let end = parser.cells(line, from: start, into: &table, &unescaped), end == next,
        table.cellCount - cellsBefore == columnCount, parser.oddities.isEmpty,
        !hasBlanks(text, behind: other, table, cellsBefore)
      else {
        table.removeCells(from: cellsBefore)
        continue
      }
      table.removeCells(firstCell..<cellsBefore)
      oddities = [Oddity(kind: .otherDelimiter(other), position: start)]
      return
    }
  }

  /// Whether a cell but the first begins with a blank, as behind the commas of a sentence.
  private func hasBlanks(
    _ text: Text, behind delimiter: UInt8, _ table: borrowing CellTable, _ firstCell: Int
  ) -> Bool {
    (firstCell..<table.cellCount - 1).contains { index in
      let position = Int(table.cells[index].end) + 1
      return position < text.end && text.base[position] == 0x20
    }
  }

  // MARK: Other quotes

  /// Puts cells together again that other signs hold together, if that gives the right number:
  /// `="a,b"`, which keeps spreadsheets from changing a cell, and “a,b”.
  mutating func joinCells(
    _ text: Text, _ start: Int, _ firstCell: Int, into table: inout CellTable, to count: Int?
  ) {
    var lower = start
    guard
      (firstCell..<table.cellCount).contains(where: { index in
        defer { lower = Int(table.cells[index].end) + 1 }
        return CellMarks(text, lower..<Int(table.cells[index].end), self) != nil
      })
    else { return }
    var joined: [CSVCell] = []
    var contents: [Range<Int>?] = []
    lower = start
    var index = firstCell
    while index < table.cellCount {
      var cell = table.cells[index]
      let marks = cell.form == 0 ? CellMarks(text, lower..<Int(cell.end), self) : nil
      var content: Range<Int>?
      if let marks {
        var last = index
        while last < table.cellCount, table.cells[last].form == 0,
          !marks.close(text, lower..<Int(table.cells[last].end))
        { last += 1 }
        guard last < table.cellCount, table.cells[last].form == 0 else { return }
        cell.end = table.cells[last].end
        index = last
        content = marks.content(lower..<Int(cell.end))
      }
      joined.append(cell)
      contents.append(content)
      lower = Int(cell.end) + 1
      index += 1
    }
    guard count == nil || joined.count == count else { return }
    if let content = contents.lazy.compactMap(\.self).first {
      let length = text.base[content.lowerBound - 1] == 0xAB ? 2 : 3
      oddities.append(
        Oddity(kind: .typographic(length), position: content.lowerBound - length))
    }
    table.removeCells(from: firstCell)
    for (cell, content) in zip(joined, contents) {
      if let content {
        table.append(end: Int(cell.end), CellTable.Content(range: content, isQuoted: true))
      } else {
        table.append(end: Int(cell.end), form: cell.form)
      }
    }
  }
}

/// Signs that hold a cell together and are no quotes of CSV.
struct CellMarks {
  private let opening: Int
  private let closing: [[UInt8]]
  /// Whether the signs belong to the text.
  private let isText: Bool

  private static let pairs: [(open: [UInt8], close: [[UInt8]])] = [
    (Array("“".utf8), [Array("”".utf8)]), (Array("„".utf8), [Array("“".utf8), Array("”".utf8)]),
    (Array("”".utf8), [Array("”".utf8)]), (Array("«".utf8), [Array("»".utf8)]),
  ]

  /// The signs that a cell begins with.
  init?(_ text: RowParser.Text, _ range: Range<Int>, _ parser: RowParser) {
    let cell = UnsafeBufferPointer(start: text.base + range.lowerBound, count: range.count)
    guard let first = cell.first else { return nil }
    if first == UInt8(ascii: "="), cell.count > 1, cell[1] == parser.quote {
      opening = 2
      closing = [[parser.quote]]
      isText = true
      return
    }
    guard first >= 0xC2, let pair = Self.pairs.first(where: { cell.starts(with: $0.open) }) else {
      return nil
    }
    opening = pair.open.count
    closing = pair.close
    isText = false
  }

  /// Whether a cell ends with the signs that belong to those at its start.
  func close(_ text: RowParser.Text, _ range: Range<Int>) -> Bool {
    let cell = UnsafeBufferPointer(start: text.base + range.lowerBound, count: range.count)
    return closing.contains { close in
      cell.count >= opening + close.count && cell.suffix(close.count).elementsEqual(close)
    }
  }

  /// What of a cell stands between the signs; nil if they belong to the text.
  func content(_ range: Range<Int>) -> Range<Int>? {
    isText
      ? nil : range.lowerBound + opening..<range.upperBound - (closing.first?.count ?? 0)
  }
}

/// A row that stands in quotes as a whole.
struct WrappedRow {
  /// How many cells the rows of a sample have if each of them stands in quotes; nil if that is not
  /// how they are written.
  static func columnCount(_ rows: SampleRows, _ parser: RowParser) -> Int? {
    var columns: Int?
    for index in 0..<min(rows.count, 50) {
      guard let cells = rows.wrapped(index, parser)?.cells, !isSentence(cells) else { return nil }
      guard let known = columns else {
        guard cells.count > (rows.count > 1 ? 1 : 2) else { return nil }
        columns = cells.count
        continue
      }
      if cells.count != known { return nil }
    }
    return columns
  }

  /// How many cells the rows of a sample have if each of them stands in quotes as a whole, with
  /// empty cells behind; nil if that is not how they are written.
  static func paddedColumnCount(_ rows: SampleRows, _ parser: RowParser) -> Int? {
    guard rows.count > 1, rows.cellCount(0) > 1 else { return nil }
    var columns: Int?
    for index in 0..<min(rows.count, 20) {
      guard rows.cellCount(index) == rows.cellCount(0), rows.isQuoted(0, of: index),
        (1..<rows.cellCount(index)).allSatisfy({ rows.cell($0, of: index).isEmpty }),
        let cells = rows.wrappedFirst(index, parser)?.cells, cells.count > 1,
        cells.count == columns ?? cells.count,
        cells.count == rows.cellCount(0) || !isSentence(cells)
      else { return nil }
      columns = cells.count
    }
    return columns
  }

  /// Whether a cell is an address or a date, which no text is a part of.
  static func isAddress(_ content: [UInt8]) -> Bool {
    content.withUnsafeBufferPointer { content in
      switch CellShape(Bytes(content)) {
      case .email, .url, .date: true
      default: false
      }
    }
  }

  /// Whether blanks follow all delimiters, as they do in texts; of addresses they tell nothing.
  static func isSentence(_ cells: [Cell]) -> Bool {
    let others = cells.dropFirst().filter {
      !$0.content.isEmpty && !$0.isQuoted && !isAddress($0.content)
    }
    return !others.isEmpty && others.allSatisfy { $0.content.first == 0x20 }
  }

  struct Cell {
    var content: [UInt8]
    var isQuoted: Bool
    /// Where the cell ends in the text.
    var end: Int
  }

  private(set) var cells: [Cell] = []

  /// Splits what stands between the quotes at `start` and before `end`; nil if nothing does.
  init?(_ text: RowParser.Text, _ start: Int, end: Int, _ parser: RowParser) {
    guard (3...1 << 16).contains(end - start), text.base[start] == parser.quote,
      text.base[end - 1] == parser.quote
    else { return nil }
    var inner: [UInt8] = []
    /// Where each byte of `inner` stands in the text.
    var places: [Int] = []
    var position = start + 1
    while position < end - 1 {
      let byte = text.base[position]
      inner.append(byte)
      places.append(position)
      position += byte == parser.quote && text.base[position + 1] == parser.quote ? 2 : 1
    }
    var nested = RowParser(CSVSyntax(delimiter: parser.delimiter, quote: parser.quote))
    var table = CellTable()
    var unescaped = ByteArena(capacity: 1 << 8)
    var isWhole = false
    inner.withUnsafeBufferPointer { buffer in
      guard let base = buffer.baseAddress else { return }
      let line = RowParser.Text(base: base, end: buffer.count, isWhole: true)
      isWhole = nested.parse(line, from: 0, into: &table, &unescaped) == buffer.count
      guard isWhole else { return }
      let row = table.row(0)
      for index in 0..<row.count {
        let content = table.content(index, of: row)
        let bytes = content.isUnescaped ? unescaped[content.range] : Bytes(buffer)[content.range]
        let place = table.range(index, of: row).upperBound
        cells.append(
          Cell(
            content: Array(bytes), isQuoted: content.isQuoted,
            end: place < places.count ? places[place] : end))
      }
    }
    guard isWhole else { return nil }
  }
}
