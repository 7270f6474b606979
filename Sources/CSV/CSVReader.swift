public import SourceText

/// Reads the rows of a CSV file, whatever its encoding, delimiter, quotes and line ends.
///
/// The head of the file tells how to read it; see ``layout``. Rows are handed out one after the
/// other, so a file may be of any length:
///
/// ```swift
/// let reader = try CSVReader(ByteStream(path: "contacts.csv"))
/// print(reader.layout.header)
/// while let row = try reader.nextRow() { print(row.cells) }
/// ```
///
/// The header, titles above it, notes below the last row and repeated headers are no rows; blank
/// lines aren't either. Malformed rows never throw: they are read as well as can be, with
/// diagnostics.
public final class CSVReader {
  /// How to read a file.
  public struct Options: Sendable {
    /// The syntax, where it is known; without it, the content tells.
    public var syntax: CSVSyntax?
    /// The ASCII character between two cells, where it is known and the rest is to be found out.
    public var delimiter: UInt8?
    /// The ASCII character around cells that hold delimiters, where it is known.
    public var quote: UInt8?
    /// Whether a text is known as the name of a column. It helps to tell a header from data.
    public var isColumnName: (@Sendable (String) -> Bool)?
    /// Whether a text is hardly anything but somebody's name, which no column is called by.
    package var namesPerson: (@Sendable (String) -> Bool)?
    /// Whether a text may be known as the name of a column, told fast: it is asked for each row.
    package var mayBeColumnName: (@Sendable (Bytes) -> Bool)?
    /// Whether texts that stand side by side within the file are the header of another table;
    /// without it, they are if all of them are names of columns.
    package var isHeader: (@Sendable ([String]) -> Bool)?
    /// The first name in headers of one kind of table, which no row of data begins with. Of such a
    /// table no other row is a header, whatever it says.
    package var signature: String?

    /// Whether cells that begin with a blank may belong to those before them; see ``UnquotedTexts``.
    package var joinsTexts = false
    /// Whether somebody tells all columns by their numbers: a first row that is no header for certain is one of data.
    package var numbersColumns = false

    /// Options that leave everything to be found out.
    public init(
      syntax: CSVSyntax? = nil, isColumnName: (@Sendable (String) -> Bool)? = nil
    ) {
      self.syntax = syntax
      self.isColumnName = isColumnName
    }

    /// Whether tables of the file may have another delimiter than the first one.
    var readsOtherDelimiters: Bool { syntax == nil && delimiter == nil }
  }

  /// What each table of the file looks like. There are several where files with different headers
  /// were joined, and they are known when ``nextRow(diagnostics:)`` has come to them. Footers and repeated
  /// headers are complete at the end.
  public internal(set) var tables: [CSVLayout]

  /// What the file, or the first of its tables, looks like.
  public var layout: CSVLayout { tables[0] }

  /// Batches are about so long, in bytes: text and cells, and what is made of them, stay in the
  /// processor's cache while several are worked on.
  static let usualBatchLength = 1 << 17
  /// How long batches are instead, where what is read must not depend on it.
  @TaskLocal package static var partLength: Int?
  /// How much of the head is looked at, in bytes.
  static let sampleLength = 1 << 18
  /// A row may be so long, in bytes.
  static let rowLimit = 1 << 24
  /// So many tables of a file are read by their own headers: each is looked at as a file is.
  static let tableLimit = 100

  /// What the head of a file says about all of it.
  package struct Head: Sendable {
    let finding: LayoutDetector.Finding
  }

  /// What the head was found to say, for other readers of the same file.
  package let head: Head

  let stream: ByteStream
  let text: TextReader
  let options: Options
  private let batchLength = partLength ?? usualBatchLength
  /// Rows that begin so far into what was read before are handed out with the next batch.
  private let batchLimit = partLength ?? sampleLength * 2
  var parser: RowParser
  /// Text that was read and not parsed yet.
  var carry = TextBuffer()
  var carryOffsets = OffsetMap()
  private var isAfterBlank = false
  var isAtEnd = false
  var isEndNoted = false
  var rowCount = 0
  /// How many rows stand before the table that is read.
  var rowsBefore = 0
  /// How many cells the rows should have.
  var wantedCount = 0
  /// What separates the header of another table, which the text that waits begins with.
  private var nextDelimiter: UInt8?
  /// What ``nextRow(diagnostics:)`` hands out, and how far that has come.
  let rows = CSVBatch()
  var nextIndex = 0
  var isExhausted = false
  // Both are asked for each row, and by nobody else.
  @exclusivity(unchecked) var log: ProblemLog
  @exclusivity(unchecked) var filter: RowFilter
  /// What of the text that follows belongs to a row that is too long.
  private var skipping = Skipping.nothing

  private enum Skipping {
    case nothing
    /// Up to the next line break.
    case line
    /// Up to the quote that closes a cell, and then to the line break.
    case quotes
  }

  /// Opens a file and looks at its head.
  ///
  /// - Throws: ``SourceText/SourceError`` where the file can't be read.
  public convenience init(
    _ stream: ByteStream, options: Options = Options()
  ) throws(SourceError) {
    try self.init(stream, options: options, head: nil)
  }

  /// Opens a file whose head another reader has looked at already.
  package convenience init(_ stream: ByteStream, head: Head) throws(SourceError) {
    try self.init(stream, options: Options(), head: head)
  }

  private init(_ stream: ByteStream, options: Options, head known: Head?) throws(SourceError) {
    self.stream = stream
    self.options = known?.finding.options ?? options
    text = TextReader(stream)
    log = ProblemLog()
    isAtEnd = try text.fill(&carry, &carryOffsets, to: Self.sampleLength, limit: Self.rowLimit)
    let start = RowParser.Text(base: carry.base, end: carry.count, isWhole: isAtEnd)
    let found: LayoutDetector.Finding
    if let known {
      found = known.finding
    } else {
      let text = start.firstTable(options)
      found = LayoutDetector(text: text, options: options).detect()
    }
    head = Head(finding: found)
    tables = []
    (parser, filter) = Self.road(found)
    begin(found)
  }

  /// A batch without rows, to read others as those of the first table.
  package static func emptyBatch(_ head: Head) -> CSVBatch {
    let batch = CSVBatch()
    batch.parser = road(head.finding).0
    return batch
  }

  /// How many bytes of text were read.
  public var bytesRead: Int { text.bytesRead }

  /// What was found wrong in the head, before any row; also told with the first batch.
  public var headDiagnostics: [Diagnostic] { log.waiting }

  // MARK: Batches

  /// Fills a batch with the next rows; false, with an empty batch that may hold diagnostics, at
  /// the end.
  ///
  /// - Throws: ``SourceText/SourceError`` where the file can't be read.
  package func next(_ batch: CSVBatch) throws(SourceError) -> Bool {
    batch.clear()
    batch.source = stream.source
    batch.sourceOffset = stream.textOffset
    batch.firstIndex = rowCount
    let before = text.bytesRead
    defer { batch.bytesRead = text.bytesRead - before }
    var wanted = batchLength
    var isFirstOfTable = false
    while true {
      if let delimiter = nextDelimiter {
        nextDelimiter = nil
        isAfterBlank = false
        try beginTable(delimiter)
        // The first rows tell what the columns hold.
        wanted = Self.sampleLength
        isFirstOfTable = true
      }
      batch.table = tables.count - 1
      batch.parser = parser
      takeCarry(batch)
      try fill(batch, to: wanted)
      let isCut = !isAtEnd && batch.text.count >= Self.rowLimit
      parse(batch, isCut: isCut, limit: isFirstOfTable ? Self.sampleLength * 2 : batchLimit)
      if batch.rowCount > 0 || isAtEnd && carry.isEmpty { break }
      if nextDelimiter != nil { continue }
      wanted = min(Self.rowLimit, max(wanted, carry.count * 2))
      batch.cells.removeAll()
    }
    rowCount += batch.rowCount
    noteText()
    if isAtEnd, carry.isEmpty { noteEnd() }
    batch.diagnostics = log.take()
    return batch.rowCount > 0
  }

  private func takeCarry(_ batch: CSVBatch) {
    batch.text.removeAll()
    batch.text.shrink(to: Self.usualBatchLength * 2)
    batch.cells.shrink(to: 1 << 18)
    batch.text.append(carry.bytes.rawBuffer)
    batch.offsets = carryOffsets
    carry.removeAll()
    carry.shrink(to: Self.usualBatchLength)
  }

  private func fill(_ batch: CSVBatch, to wanted: Int) throws(SourceError) {
    while !isAtEnd, batch.text.count < wanted {
      let room = min(Self.sampleLength, max(wanted - batch.text.count, batchLength / 2))
      isAtEnd = try !text.read(room, into: &batch.text, &batch.offsets)
      if isAtEnd { RowScanner.trimEnd(&batch.text) }
      if case .nothing = skipping { continue }
      skip(batch)
    }
  }

  /// Leaves out the rest of a row that was too long.
  private func skip(_ batch: CSVBatch) {
    let base = batch.text.base
    let end = batch.text.count
    var position = 0
    if case .quotes = skipping {
      guard let close = parser.closingQuote(batch.text.bytes) else {
        // The last quote may be followed by what makes it the closing one.
        let kept = end > 0 && base[end - 1] == parser.quote ? 1 : 0
        dropText(batch, end - kept)
        return
      }
      position = close + 1
      skipping = .line
    }
    let found = LineEnds.firstBreak(base, from: position, to: end)
    if found < end { skipping = .nothing }
    dropText(batch, found < end ? LineEnds.pastBreak(base, found, end: end) : end)
  }

  private func dropText(_ batch: CSVBatch, _ count: Int) {
    batch.offsets = batch.offsets.suffix(from: count)
    batch.text.removeFirst(count)
  }

  /// Parses what the batch holds; what is no complete row is carried over.
  private func parse(_ batch: CSVBatch, isCut: Bool, limit: Int) {
    var text = RowParser.Text(
      base: batch.text.base, end: batch.text.count, isWhole: isAtEnd || isCut, isCut: isCut)
    var scanner = RowScanner(parser, from: 0)
    scanner.move(to: 0, isAfterBlank: isAfterBlank)
    filter.begin()
    var isExhausted = true
    while scanner.next(text, into: &batch.cells, &batch.unescaped) {
      let index = batch.rowCount - 1
      let row = batch[index]
      if !scanner.parser.oddities.isEmpty {
        noteOddities(scanner.parser.oddities) { batch.sourceRange($0) }
      }
      if isCut {
        if row.end == text.end {
          noteCut(row)
          skipping = scanner.parser.isCutInQuotes ? .quotes : .line
        }
        // Where the text was cut, it is no end for further rows.
        text = RowParser.Text(base: text.base, end: text.end, isWhole: isAtEnd)
      }
      if let start = judge(row, at: index, scanner.isAfterBlank, batch) {
        scanner.move(to: start, isAfterBlank: false)
        isExhausted = false
        break
      }
      // What was read for one long row is handed out in several batches.
      if scanner.position > limit, filter.waiting == nil {
        isExhausted = false
        break
      }
    }
    var rest = isAtEnd && isExhausted ? text.end : scanner.position
    isAfterBlank = scanner.isBlankPending
    if let waiting = filter.waiting {
      if rest == text.end, isAtEnd {
        let firstOutside = waiting.firstOutside ?? batch.rowCount
        for index in waiting.row..<firstOutside { noteLength(batch[index]) }
        if firstOutside < batch.rowCount {
          noteFooter(batch, firstOutside..<batch.rowCount)
        }
        batch.cells.removeRows(from: firstOutside)
      } else {
        rest = waiting.position
        isAfterBlank = waiting.isAfterBlank
        batch.cells.removeRows(from: waiting.row)
      }
    }
    carry.append(UnsafeRawBufferPointer(rebasing: batch.text.bytes.rawBuffer[rest...]))
    carryOffsets = batch.offsets.suffix(from: rest)
  }

  /// Keeps a row or leaves it out; tells where another table begins, if one does.
  private func judge(
    _ row: CSVRow, at index: Int, _ isAfterBlank: Bool, _ batch: CSVBatch
  ) -> Int? {
    let isFirst = rowCount + index == rowsBefore
    switch filter.judge(row, at: index, isFirst: isFirst, isAfterBlank: isAfterBlank) {
    case .keep:
      noteLength(row)
    case .keepAll(let first):
      for index in first...index { noteLength(batch[index]) }
    case .wait:
      break
    case .cut(let tail):
      noteRepeatedHeader(row)
      batch.cells.cutRow(index, toCells: wantedCount, without: tail)
    case .drop(let first, let isHeader):
      if isHeader { noteRepeatedHeader(row, above: (first..<index).map { batch[$0] }) }
      batch.cells.removeRows(from: first)
    case .table(let waiting, let outside, let delimiter):
      let isRead = tables.count < Self.tableLimit
      for index in waiting..<(isRead ? outside : index) { noteLength(batch[index]) }
      guard isRead else {
        noteUnreadHeader(row)
        return nil
      }
      nextDelimiter = delimiter
      if outside < index { noteFooter(batch, outside..<index) }
      batch.cells.removeRows(from: outside)
      return row.start
    case .gluedTable(let start):
      guard tables.count < Self.tableLimit else {
        noteLength(row)
        return nil
      }
      nextDelimiter = parser.delimiter
      let end = row.range(wantedCount - 1).upperBound
      batch.cells.cutRow(index, toCells: wantedCount, without: end - start)
      return start
    }
    return nil
  }
}
