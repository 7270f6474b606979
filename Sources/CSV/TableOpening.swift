import SourceText

/// Looking at the head of a file, and at that of each further table in it.
extension CSVReader {
  /// What finds rows as a layout has them, and what tells them from others.
  static func road(_ found: LayoutDetector.Finding) -> (RowParser, RowFilter) {
    var parser = RowParser(found.layout.syntax, columnCount: found.usualCellCount)
    parser.usualBreak = found.usualBreak
    parser.hasTypographicQuotes = found.hasTypographicQuotes
    parser.hasPaddedRows = found.hasPaddedRows
    parser.joinsTexts = found.joinsTexts
    parser.joinsGuillemets = found.options.joinsTexts
    parser.isStrict = found.isStrict
    parser.readsOtherDelimiters = found.options.syntax == nil
    let filter = RowFilter(
      columns: found.usualCellCount ?? 1, header: found.headerCells,
      above: found.layout.preamble,
      delimiter: found.layout.syntax.delimiter, options: found.options)
    return (parser, filter)
  }

  /// Adds a table whose text is waiting, and leaves out what stands before its first row.
  func begin(_ found: LayoutDetector.Finding) {
    var layout = found.layout
    layout.encoding = stream.encoding
    layout.headerRange = found.headerRange.map { sourceRange($0) }
    tables.append(layout)
    wantedCount = layout.hasHeader.value ? layout.header.count : layout.columnCount
    noteHead(found)
    noteOddities(found.headerOddities) { sourceRange($0) }
    guard found.rowsStart > 0 else { return }
    carryOffsets = carryOffsets.suffix(from: found.rowsStart)
    carry.removeFirst(found.rowsStart)
  }

  /// The place in the source of a part of the text that waits.
  private func sourceRange(_ range: Range<Int>) -> SourceRange {
    SourceRange(
      source: stream.source,
      lowerBound: stream.textOffset + carryOffsets.source(of: range.lowerBound),
      upperBound: stream.textOffset + carryOffsets.source(of: range.upperBound))
  }

  /// Begins the table whose header the text that waits begins with.
  func beginTable(_ delimiter: UInt8) throws(SourceError) {
    if !isAtEnd {
      isAtEnd = try text.fill(&carry, &carryOffsets, to: Self.sampleLength, limit: Self.rowLimit)
    }
    let start = RowParser.Text(base: carry.base, end: carry.count, isWhole: isAtEnd)
    let text = start.firstTable(options)
    let found = LayoutDetector(text: text, options: options).detect(headerWith: delimiter)
    rowsBefore = rowCount
    (parser, filter) = Self.road(found)
    begin(found)
    noteTable()
  }
}

extension TextReader {
  /// Reads until a buffer holds so many bytes and at least one line; true at the end of the text.
  func fill(
    _ buffer: inout TextBuffer, _ offsets: inout OffsetMap, to count: Int, limit: Int
  ) throws(SourceError) -> Bool {
    var isAtEnd = false
    while buffer.count < count, !isAtEnd {
      isAtEnd = try !read(count - buffer.count + 1, into: &buffer, &offsets)
    }
    // The header may be longer.
    while !isAtEnd, buffer.count < limit,
      LineEnds.firstBreak(buffer.base, from: 0, to: buffer.count) == buffer.count
    {
      isAtEnd = try !read(buffer.count, into: &buffer, &offsets)
    }
    if isAtEnd { RowScanner.trimEnd(&buffer) }
    return isAtEnd
  }
}
