import SourceText

/// Finds out what a CSV file looks like from its head.
struct LayoutDetector {
  let text: RowParser.Text
  let options: CSVReader.Options

  struct Finding {
    var layout: CSVLayout
    /// The header's cells, as they were decoded.
    var headerCells: [[UInt8]] = []
    /// Where the header stands in the text.
    var headerRange: Range<Int>?
    /// What was odd about the quotes of the header.
    var headerOddities: [RowParser.Oddity] = []
    /// Where the first row of data begins in the text.
    var rowsStart = 0
    /// How many cells most rows have, if they have several.
    var usualCellCount: Int?
    /// Whether typographic quotes stand around cells.
    var hasTypographicQuotes = false
    /// Whether rows stand in quotes as a whole, with empty cells behind.
    var hasPaddedRows = false
    /// Whether texts may hold the delimiter without quotes.
    var joinsTexts = false
    /// Whether the head is well-formed, so that what is well-formed is not mended.
    var isStrict = false
    /// How the file was to be read.
    var options: CSVReader.Options
    /// How most rows end.
    var usualBreak: CSVSyntax.Newline?
    /// Whether lines before the header are more than instructions to programs.
    var hasTitle = false
    /// Whether the first row stands in the line of the header.
    var hasGluedRow = false
    /// Columns without a name that hold something in the rows of the head.
    var unnamedColumns: [Int] = []
  }

  /// How many rows of the head are looked at.
  private static let rowLimit = 2000

  func detect() -> Finding {
    var preamble: [String] = []
    var start = 0
    var delimiter: CSVFinding<UInt8>?
    while let (line, next) = LeadingLines.read(text, from: pastMark(start)) {
      let bytes = Bytes(UnsafeBufferPointer(start: text.base, count: text.end))[start..<next]
      preamble.append(Self.withoutBreak(bytes.string))
      if case .delimiter(let found) = line {
        delimiter = CSVFinding(found, confidence: 1, evidence: "the line \(preamble.last ?? "")")
      }
      start = next
    }
    let syntax: CSVSyntax
    let found: CSVFinding<UInt8>
    if let given = options.syntax {
      syntax = given
      found = CSVFinding(given.delimiter, confidence: 1, evidence: "the caller's word")
    } else {
      if let given = options.delimiter {
        delimiter = CSVFinding(given, confidence: 1, evidence: "the caller's word")
      }
      let detector = SyntaxDetector(
        text: text, start: start, quote: options.quote, isColumnName: options.isColumnName)
      var finding = detector.detect(delimiter: delimiter?.value)
      // The line may come from another version of the file.
      if delimiter != nil, options.delimiter == nil, finding.columns < 2 {
        let other = detector.detect()
        if other.columns > 1 {
          finding = other
          delimiter = nil
        }
      }
      syntax = finding.syntax
      found =
        delimiter
        ?? CSVFinding(
          syntax.delimiter, confidence: finding.confidence, evidence: finding.evidence)
    }
    return table(syntax, found, from: start, preamble)
  }

  /// What a table within a file looks like whose header the text begins with.
  func detect(headerWith delimiter: UInt8) -> Finding {
    let syntax =
      options.syntax
      ?? SyntaxDetector(
        text: text, start: 0, quote: options.quote, isColumnName: options.isColumnName
      )
      .detect(delimiter: delimiter).syntax
    let reason = "it separates names of columns within the file"
    return table(
      syntax, CSVFinding(syntax.delimiter, confidence: 0.99, evidence: reason), from: 0, [],
      header: HeaderDetector.Finding(
        first: 0,
        hasHeader: CSVFinding(true, confidence: 0.99, evidence: "it names columns")))
  }

  private func table(
    _ syntax: CSVSyntax, _ delimiter: CSVFinding<UInt8>, from start: Int, _ leading: [String],
    header known: HeaderDetector.Finding? = nil
  ) -> Finding {
    var syntax = syntax
    let first = SampleRows(
      text, from: start, syntax, columnCount: nil, limit: Self.rowLimit)
    if known == nil, let glued = GluedHeader(first, isColumnName: options.isColumnName) {
      return table(syntax, delimiter, leading, below: glued)
    }
    let parser = RowParser(syntax)
    let typographic = first.typographicCellCount(parser)
    let padded = WrappedRow.paddedColumnCount(first, parser)
    let strictCount =
      padded == nil && syntax.quote == UInt8(ascii: "\"") && syntax.escape == .doubled
      ? StrictReading.columnCount(text, from: pastMark(start), delimiter: syntax.delimiter) : nil
    var usual =
      strictCount ?? typographic ?? padded ?? first.usualCellCount()
      ?? WrappedRow.columnCount(first, parser)
    let rows =
      usual == nil
      ? first
      : SampleRows(
        text, from: start, syntax, columnCount: usual, limit: Self.rowLimit,
        hasTypographicQuotes: typographic != nil,
        readsOtherDelimiters: options.readsOtherDelimiters,
        hasPaddedRows: padded != nil, isStrict: strictCount != nil)
    var header =
      known
      ?? HeaderDetector(
        rows: rows, columns: usual ?? 1, delimiter: syntax.delimiter,
        isColumnName: options.isColumnName, namesPerson: options.namesPerson,
        signature: options.signature
      ).detect()
    if options.numbersColumns, header.hasHeader.value, header.hasHeader.isGuess {
      header.hasHeader = CSVFinding(
        false, confidence: 1, evidence: "its columns are named by their numbers")
    }
    // What stands above the table does not count.
    if header.first > 0 { usual = rows.usualCellCount(from: header.first) ?? usual }
    let ends = RowEnds(text, rows)
    if options.syntax == nil { syntax.newline = ends.newline }
    syntax.hasSpacesAroundQuotes = ends.hasSpacesAroundQuotes
    var finding = Finding(
      layout: CSVLayout(
        encoding: EncodingGuess(charset: .utf8, confidence: 0, evidence: ""), syntax: syntax,
        delimiter: delimiter, hasHeader: header.hasHeader, header: [], columnCount: usual ?? 1,
        preamble: leading + (0..<header.first).map { rows.line($0).string }), options: options)
    finding.usualCellCount = usual
    finding.hasTypographicQuotes = typographic != nil
    finding.hasPaddedRows = padded != nil
    finding.isStrict = strictCount != nil
    finding.usualBreak = ends.usual
    finding.hasTitle = header.first > 0
    finding.layout.dataShare = Self.dataShare(rows)
    finding.layout.sampledRows = rows.count
    guard header.first < rows.count else {
      finding.rowsStart = rows.count > 0 ? rows.row(rows.count - 1).end : start
      finding.layout.columnCount = 0
      return finding
    }
    let row = rows.row(header.first)
    finding.rowsStart = row.start
    if header.hasHeader.value {
      finding.headerCells = (0..<row.count).map { Array(rows.cell($0, of: header.first)) }
      finding.layout.header = finding.headerCells.map(Self.name)
      if let groups = header.groups {
        let above = Self.texts(groups, rows, count: row.count)
        finding.layout.header = Self.names(above, over: finding.layout.header)
      }
      if let kinds = header.kinds {
        let below = Self.texts(kinds, rows, count: row.count)
        finding.layout.header = Self.names(finding.layout.header, over: below)
      }
      finding.unnamedColumns = finding.layout.header.indices.filter { index in
        finding.layout.header[index].isEmpty
          && (header.first + 1..<rows.count).contains {
            index < rows.cellCount($0) && !CellShape.trimmed(rows.cell(index, of: $0)).isEmpty
          }
      }
      finding.headerRange = row.start..<row.end
      if header.first < rows.oddities.count {
        finding.headerOddities = rows.oddities[header.first]
      }
      if options.joinsTexts, usual ?? 0 >= row.count,
        UnquotedTexts.areRead(rows, below: header.kinds ?? header.first, columns: row.count)
      {
        finding.joinsTexts = true
        // All rows may be too long.
        finding.usualCellCount = row.count
        finding.layout.columnCount = row.count
      }
      let end = header.kinds.map { rows.row($0).end } ?? row.end
      finding.rowsStart = end < text.end ? LineEnds.pastBreak(text.base, end, end: text.end) : end
    }
    return finding
  }

  /// What a table looks like whose first row follows the last name of the header.
  private func table(
    _ syntax: CSVSyntax, _ delimiter: CSVFinding<UInt8>, _ leading: [String],
    below header: GluedHeader
  ) -> Finding {
    let reason = "the names of columns, and a row in the same line"
    var finding = table(
      syntax, delimiter, from: header.rowsStart, leading,
      header: HeaderDetector.Finding(
        first: 0, hasHeader: CSVFinding(false, confidence: 0.95, evidence: reason)))
    finding.layout.hasHeader = CSVFinding(true, confidence: 0.95, evidence: reason)
    finding.headerCells = header.names
    finding.layout.header = header.names.map(Self.name)
    finding.layout.columnCount = header.names.count
    finding.usualCellCount = header.names.count
    finding.headerRange = header.start..<header.rowsStart
    finding.rowsStart = header.rowsStart
    finding.hasGluedRow = true
    return finding
  }

  /// The name of a column; blanks alone are none.
  private static func name(_ cell: [UInt8]) -> String {
    let name = String(decoding: cell, as: UTF8.self)
    return name.allSatisfy(\.isWhitespace) ? "" : name
  }

  /// The names of columns that two rows have: behind that of a group, those of its columns, and where one row has
  /// none, that of the other.
  private static func names(_ above: [String], over below: [String]) -> [String] {
    var group = ""
    return zip(above, below).map { first, last in
      if !first.isEmpty { group = first }
      return last.isEmpty ? first : group.isEmpty ? last : "\(group) \(last)"
    }
  }

  private static func texts(_ row: Int, _ rows: SampleRows, count: Int) -> [String] {
    (0..<count).map {
      $0 < rows.cellCount(row) ? CellShape.trimmed(rows.cell($0, of: row)).string : ""
    }
  }

  private static func dataShare(_ rows: SampleRows) -> Double {
    var data = 0
    var filled = 0
    for row in 0..<min(rows.count, 100) {
      for cell in 0..<rows.cellCount(row) {
        let shape = CellShape(rows.cell(cell, of: row))
        if case .empty = shape { continue }
        filled += 1
        if shape.isData { data += 1 }
      }
    }
    return filled == 0 ? 0 : Double(data) / Double(filled)
  }

  private func pastMark(_ start: Int) -> Int {
    guard start + 2 < text.end, text.base[start] == 0xEF, text.base[start + 1] == 0xBB,
      text.base[start + 2] == 0xBF
    else { return start }
    return start + 3
  }

  private static func withoutBreak(_ line: String) -> String {
    var line = line.unicodeScalars
    while let last = line.last, last == "\n" || last == "\r" { line.removeLast() }
    return String(line)
  }
}

/// How the rows of a sample end, and whether spaces stand around their quotes.
private struct RowEnds {
  private(set) var hasSpacesAroundQuotes = false
  private var counts: [CSVSyntax.Newline: Int] = [:]

  init(_ text: RowParser.Text, _ rows: SampleRows) {
    for index in 0..<rows.count {
      let row = rows.row(index)
      if let newline = LineEnds.kind(text.base, row.end, end: text.end) {
        counts[newline, default: 0] += 1
      }
      for cell in 0..<row.count where rows.isQuoted(cell, of: index) {
        if rows.rawFirst(cell, of: index) == 0x20 { hasSpacesAroundQuotes = true }
      }
    }
  }

  /// How more than half of the rows end.
  var usual: CSVSyntax.Newline? {
    let total = counts.values.reduce(0, +)
    return counts.first { $0.value * 2 > total }?.key
  }

  var newline: CSVSyntax.Newline {
    counts.isEmpty ? .none : counts.count > 1 ? .mixed : counts.keys.first ?? .none
  }
}
