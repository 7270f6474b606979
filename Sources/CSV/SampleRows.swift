import SourceText

/// The rows of the head of a file, read in one way.
final class SampleRows {
  private var table = CellTable()
  private var unescaped = ByteArena(capacity: 1 << 12)
  private let text: RowParser.Text
  private(set) var isAfterBlank: [Bool] = []
  /// What was odd about the quotes of each of the first rows.
  private(set) var oddities: [[RowParser.Oddity]] = []

  private static let oddityLimit = 50

  init(
    _ text: RowParser.Text, from start: Int, _ syntax: CSVSyntax, columnCount: Int?, limit: Int,
    hasTypographicQuotes: Bool = false, readsOtherDelimiters: Bool = false,
    hasPaddedRows: Bool = false, isStrict: Bool = false
  ) {
    self.text = text
    var parser = RowParser(syntax, columnCount: columnCount)
    parser.hasTypographicQuotes = hasTypographicQuotes
    parser.readsOtherDelimiters = readsOtherDelimiters
    parser.hasPaddedRows = hasPaddedRows
    parser.isStrict = isStrict
    var scanner = RowScanner(parser, from: start)
    while isAfterBlank.count < limit, scanner.next(text, into: &table, &unescaped) {
      isAfterBlank.append(scanner.isAfterBlank)
      if oddities.count < Self.oddityLimit { oddities.append(scanner.parser.oddities) }
    }
  }

  var count: Int { table.rowCount }

  func row(_ index: Int) -> CellTable.Row { table.row(index) }

  func cellCount(_ row: Int) -> Int { table.row(row).count }

  func cell(_ index: Int, of row: Int) -> Bytes {
    let content = table.content(index, of: table.row(row))
    return content.isUnescaped ? unescaped[content.range] : bytes[content.range]
  }

  func isQuoted(_ index: Int, of row: Int) -> Bool {
    table.content(index, of: table.row(row)).isQuoted
  }

  /// Where a cell stands in the text.
  func range(_ index: Int, of row: Int) -> Range<Int> {
    table.range(index, of: table.row(row))
  }

  /// The first byte of a cell as it stands in the file.
  func rawFirst(_ index: Int, of row: Int) -> UInt8? {
    bytes[table.range(index, of: table.row(row))].first
  }

  /// A row of one cell, as what stands within its quotes has it.
  func wrapped(_ index: Int, _ parser: RowParser) -> WrappedRow? {
    let row = table.row(index)
    return row.count == 1 ? WrappedRow(text, row.start, end: row.end, parser) : nil
  }

  /// The first cell of a row, as what stands within its quotes has it.
  func wrappedFirst(_ index: Int, _ parser: RowParser) -> WrappedRow? {
    let row = table.row(index)
    let cell = table.range(0, of: row)
    return WrappedRow(text, cell.lowerBound, end: cell.upperBound, parser)
  }

  /// How many cells the first row has in which each stands in typographic quotes; nil if none of
  /// the first rows is so.
  func typographicCellCount(_ parser: RowParser) -> Int? {
    for index in 0..<min(count, 10) where cellCount(index) > 1 {
      let row = table.row(index)
      let isMarked = (0..<row.count).allSatisfy { cell in
        let range = table.range(cell, of: row)
        guard let marks = CellMarks(text, range, parser) else { return false }
        return marks.close(text, range) && marks.content(range) != nil
      }
      if isMarked { return row.count }
    }
    return nil
  }

  /// The text of a row as it stands in the file.
  func line(_ row: Int) -> Bytes {
    let row = table.row(row)
    return bytes[row.start..<row.end]
  }

  private var bytes: Bytes { Bytes(UnsafeBufferPointer(start: text.base, count: text.end)) }

  /// How many cells of a row are not empty, and the first of them.
  func filled(_ row: Int) -> (count: Int, first: Int) {
    var count = 0
    var first = 0
    for index in 0..<cellCount(row) where !CellShape.trimmed(cell(index, of: row)).isEmpty {
      if count == 0 { first = index }
      count += 1
    }
    return (count, first)
  }

  /// The number of cells that most rows of several cells have, from a row on; of equally frequent
  /// ones that of the earliest row. Nil if all rows have one cell.
  func usualCellCount(from start: Int = 0) -> Int? {
    var frequencies: [Int: (count: Int, first: Int)] = [:]
    for row in start..<max(start, count) where cellCount(row) > 1 {
      let known = frequencies[cellCount(row)] ?? (0, row)
      frequencies[cellCount(row)] = (known.count + 1, known.first)
    }
    return frequencies.max {
      ($0.value.count, $1.value.first) < ($1.value.count, $0.value.first)
    }?.key
  }
}
