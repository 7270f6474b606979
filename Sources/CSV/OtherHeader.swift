import SourceText

/// Finds the header of a second table among rows, where files with different headers were joined.
///
/// A row of data must never be taken for one: every row is looked at, most of them only as far as a
/// mailbox or a number, which are no names of columns.
///
/// A class, since what asks it for each row would copy its options otherwise.
final class OtherHeader {
  private let delimiter: UInt8
  /// How many cells the rows should have.
  private let columns: Int
  private let options: CSVReader.Options

  /// Longer rows are no headers.
  private static let lengthLimit = 1 << 13
  /// Names of columns are no longer, in bytes.
  private static let nameLimit = 100

  init(delimiter: UInt8, columns: Int, options: CSVReader.Options) {
    self.delimiter = delimiter
    self.columns = columns
    self.options = options
  }

  /// What separates the names if a row is the header of another table; nil if it is none.
  @inline(__always)
  func delimiter(of row: CSVRow) -> UInt8? {
    guard options.isColumnName != nil, row.count > 0 else { return nil }
    if row.count == 1 { return otherDelimiter(of: row) }
    guard isHeader(row) else { return nil }
    // The row may have been split at a delimiter of its own.
    return Self.delimiter(ofLine: row.line, options) ?? delimiter
  }

  private func isHeader(_ row: CSVRow) -> Bool {
    guard !row[0].isEmpty, !Self.isSurelyData(row.line) else { return false }
    var shape = NameShape()
    for index in 0..<row.count where !shape.add(row[index]) { return false }
    guard shape.mayBeHeader, Self.mayBeName(row[0], options) else { return false }
    var names: [String] = []
    for index in 0..<row.count {
      guard let name = name(row[index]) else { return false }
      names.append(name)
    }
    return isHeader(names)
  }

  /// A row without the delimiter may have another one.
  private func otherDelimiter(of row: CSVRow) -> UInt8? {
    let line = row.line
    guard options.readsOtherDelimiters, line.count <= Self.lengthLimit else { return nil }
    return Self.delimiter(ofLine: line, options, except: delimiter)
  }

  /// What separates the names in a line that is a header.
  static func delimiter(
    ofLine line: Bytes, _ options: CSVReader.Options, except: UInt8? = nil
  ) -> UInt8? {
    guard let found = SyntaxDetector.firstDelimiter(in: line), line[found] != except,
      !isSurelyData(line), mayBeHeader(line, delimiter: line[found]),
      mayBeName(CellShape.unquoted(line[0..<found]), options)
    else { return nil }
    let detector = OtherHeader(delimiter: line[found], columns: 0, options: options)
    let cells = RowParser(CSVSyntax(delimiter: line[found])).cells(of: line)
    var names: [String] = []
    for cell in cells {
      guard let name = cell.withUnsafeBufferPointer({ detector.name(Bytes($0)) }) else {
        return nil
      }
      names.append(name)
    }
    return detector.isHeader(names) ? line[found] : nil
  }

  /// Where the header of another file begins that is glued to the last cell of a row, since the
  /// first file did not end with a line break.
  func gluedStart(_ row: CSVRow) -> Int? {
    guard let isColumnName = options.isColumnName, columns > 1, row.count > columns,
      row.isPlain(columns - 1), row.line.count <= Self.lengthLimit,
      Self.mayBeName(row[columns], options)
    else { return nil }
    var others: [String] = []
    for index in columns..<row.count {
      guard let name = name(row[index]) else { return nil }
      others.append(name)
    }
    let cell = row[columns - 1]
    guard cell.count <= 2 * Self.nameLimit else { return nil }
    for start in 1..<max(1, cell.count) where cell[start] & 0xC0 != 0x80 {
      let tail = CellShape.unquoted(cell[start..<cell.count])
      guard Self.mayBeName(tail, options), let first = name(tail), isColumnName(first),
        isHeader([first] + others)
      else { continue }
      return row.range(columns - 1).lowerBound + start
    }
    return nil
  }

  // MARK: Names

  /// Whether a row has an address of e-mail, as most have, or is longer than any header.
  private static func isSurelyData(_ line: Bytes) -> Bool {
    line.count > lengthLimit
      || line.firstIndex(of: UInt8(ascii: "@"), in: line.indices) < line.count
  }

  /// Whether what stands between the delimiters of a line may be names, so far as is seen without regard to
  /// quotes.
  private static func mayBeHeader(_ line: Bytes, delimiter: UInt8) -> Bool {
    var shape = NameShape()
    var start = 0
    while start <= line.count {
      let end = line.firstIndex(of: delimiter, in: start..<line.count)
      let cell = CellShape.unquoted(line[start..<end])
      // Quotes within a cell are what somebody wrote.
      guard shape.add(cell), !cell.contains(UInt8(ascii: "\"")) else { return false }
      start = end + 1
    }
    return shape.mayBeHeader
  }

  /// What is seen of cells side by side: of a header nearly all places are filled, and none with data.
  private struct NameShape {
    private var used = 0
    private var filled = 0
    private var count = 0

    /// Adds a cell; false where it is the name of nothing.
    mutating func add(_ cell: Bytes) -> Bool {
      count += 1
      if cell.isEmpty { return true }
      guard OtherHeader.mayNameColumn(cell) else { return false }
      filled += 1
      used = count
      return true
    }

    var mayBeHeader: Bool { filled > 1 && filled * 5 >= used * 4 }
  }

  private static func mayBeName(_ cell: Bytes, _ options: CSVReader.Options) -> Bool {
    guard !cell.isEmpty else { return false }
    if let mayBeColumnName = options.mayBeColumnName { return mayBeColumnName(cell) }
    return options.isColumnName?(cell.string) ?? false
  }

  /// The text of a cell that may name a column, or be empty.
  private func name(_ cell: Bytes) -> String? {
    Self.mayNameColumn(cell) ? CellShape.trimmed(cell).string : nil
  }

  fileprivate static func mayNameColumn(_ cell: Bytes) -> Bool {
    cell.count <= nameLimit && !CellShape(cell).isData
  }

  private func isHeader(_ names: [String]) -> Bool {
    guard let isColumnName = options.isColumnName else { return false }
    if let isHeader = options.isHeader { return isHeader(names) }
    return names.count > 1 && names.allSatisfy(isColumnName)
  }
}

extension CSVReader.Options {
  /// How a table is read whose text or header begins so.
  func settled(by beginning: Bytes) -> Self {
    guard let signature, let isHeader, beginning.starts(with: signature.utf8) else { return self }
    var options = self
    options.isHeader = { $0.first == signature && isHeader($0) }
    return options
  }
}

extension RowParser.Text {
  /// The text up to the header of a second table, if one is in it: what follows must not decide
  /// how the first table is read.
  func firstTable(_ options: CSVReader.Options) -> RowParser.Text {
    guard options.isHeader != nil, options.readsOtherDelimiters else { return self }
    let bytes = Bytes(UnsafeBufferPointer(start: base, count: end))
    let options = options.settled(by: Self.withoutMark(bytes))
    var first: Range<Int>?
    var position = 0
    var lines = 0
    // A line within a cell of a well-formed text is what somebody pasted there.
    var isWithinQuotes = false
    var isWellFormed: Bool?
    while position < end, lines < Self.lineLimit {
      let stop = LineEnds.firstBreak(base, from: position, to: end)
      let line = bytes[position..<stop]
      defer {
        let quotes = line.unsafeBuffer.count { $0 == UInt8(ascii: "\"") }
        if quotes % 2 == 1 { isWithinQuotes.toggle() }
      }
      if let delimiter = OtherHeader.delimiter(ofLine: Self.withoutMark(line), options),
        !isWithinQuotes || !isStrict(delimiter, &isWellFormed)
      {
        if let first, !Self.isAlike(bytes[first], line) {
          return RowParser.Text(base: base, end: position, isWhole: true)
        }
        if first == nil {
          if Self.hasRows(bytes[0..<position], above: line, delimiter) {
            return RowParser.Text(base: base, end: position, isWhole: true)
          }
          first = position..<stop
        }
      }
      lines += 1
      // Where the head of the file has no header, none is looked for below.
      if first == nil, lines > Self.headLines { return self }
      position = stop < end ? LineEnds.pastBreak(base, stop, end: end) : end
    }
    return self
  }

  /// Whether the text is well-formed as a whole, found out when it is asked for first.
  private func isStrict(_ delimiter: UInt8, _ known: inout Bool?) -> Bool {
    if let known { return known }
    let bytes = Bytes(UnsafeBufferPointer(start: base, count: end))
    let start = end - Self.withoutMark(bytes).count
    let found = StrictReading.columnCount(self, from: start, delimiter: delimiter) != nil
    known = found
    return found
  }

  private static let headLines = 40
  private static let lineLimit = 2000

  /// Whether a text above a header has rows of a table without one: e-mail addresses in lines of
  /// as many cells, or several alone.
  private static func hasRows(_ text: Bytes, above header: Bytes, _ delimiter: UInt8) -> Bool {
    let count = header.lazy.filter { $0 == delimiter }.count
    var alone = 0
    var position = 0
    while position < text.count {
      let stop =
        text.unsafeBuffer.baseAddress.map {
          LineEnds.firstBreak($0, from: position, to: text.count)
        } ?? text.count
      let line = text[position..<stop]
      position = stop + 1
      if case .email = CellShape(line) { alone += 1 }
      if count > 1, line.firstIndex(of: UInt8(ascii: "@"), in: line.indices) < line.count,
        line.lazy.filter({ $0 == delimiter }).count == count
      {
        return true
      }
    }
    return alone > 1
  }

  private static func withoutMark(_ line: Bytes) -> Bytes {
    guard line.count > 3, line[0] == 0xEF, line[1] == 0xBB, line[2] == 0xBF else { return line }
    return line[3..<line.count]
  }

  /// Whether two lines have the same letters and digits.
  private static func isAlike(_ first: Bytes, _ second: Bytes) -> Bool {
    let isLetter = { (byte: UInt8) in
      byte >= 0x80 && byte < 0xE2 || byte &- 0x30 < 10 || (byte | 0x20) &- 0x61 < 26
    }
    let folded = { (line: Bytes) in line.lazy.filter(isLetter).map { $0 | 0x20 } }
    return folded(first).elementsEqual(folded(second))
  }
}

extension CellShape {
  /// What stands between the quotes of a cell, which may begin with a byte order mark.
  static func unquoted(_ cell: Bytes) -> Bytes {
    var start = 0
    if cell.count > 3, cell[0] == 0xEF, cell[1] == 0xBB, cell[2] == 0xBF { start = 3 }
    let trimmed = trimmed(cell[start..<cell.count])
    let quote = UInt8(ascii: "\"")
    guard trimmed.count > 2, trimmed.first == quote, trimmed.last == quote else { return trimmed }
    return trimmed[1..<trimmed.count - 1]
  }
}

extension RowParser {
  /// The cells of a line.
  func cells(of line: Bytes) -> [[UInt8]] {
    var parser = self
    var table = CellTable()
    var unescaped = ByteArena(capacity: 1 << 8)
    guard let base = line.unsafeBuffer.baseAddress else { return [] }
    let text = Text(base: base, end: line.count, isWhole: true)
    guard parser.parse(text, from: 0, into: &table, &unescaped) == line.count else { return [] }
    let row = table.row(0)
    return (0..<row.count).map { index in
      let content = table.content(index, of: row)
      return Array(content.isUnescaped ? unescaped[content.range] : line[content.range])
    }
  }
}
