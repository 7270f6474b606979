public import SourceText

/// Reads the rows of a CSV file, whatever its encoding, delimiter, quotes and line ends.
///
/// The head of the file tells how to read it; see ``layout``. Rows are handed out in batches of
/// a few hundred kilobytes, in memory that is used again, so a file may be of any length:
///
/// ```swift
/// let reader = try CSVReader(ByteStream(path: "contacts.csv"))
/// print(reader.layout.header)
/// let batch = CSVBatch()
/// while try reader.next(batch) {
///   for row in batch { print(row.strings) }
/// }
/// ```
///
/// The header, titles above it, notes below the last row and repeated headers are no rows; blank
/// lines aren't either. Malformed rows never throw: they are read as well as can be, with
/// diagnostics. Batches are filled by one thread at a time, and may be used on others.
public final class CSVReader {
  /// How to read a file.
  public struct Options: Sendable {
    /// The syntax, where it is known; without it, the content tells.
    public var syntax: CSVSyntax?
    /// Whether a text is known as the name of a column. It helps to tell a header from data.
    public var isColumnName: (@Sendable (String) -> Bool)?

    /// Options that leave everything to be found out.
    public init(
      syntax: CSVSyntax? = nil, isColumnName: (@Sendable (String) -> Bool)? = nil
    ) {
      self.syntax = syntax
      self.isColumnName = isColumnName
    }
  }

  /// What the file looks like. Footer and repeated headers are complete at the end.
  public private(set) var layout: CSVLayout

  /// Batches are about so long, in bytes: text and cells stay in the processor's cache.
  static let batchLength = 1 << 18
  /// How much of the head is looked at, in bytes.
  static let sampleLength = 1 << 18
  /// A row may be so long, in bytes.
  static let rowLimit = 1 << 24

  /// What the head of a file says about all of it.
  package struct Head: Sendable {
    fileprivate let finding: LayoutDetector.Finding
  }

  /// What the head was found to say, for other readers of the same file.
  package let head: Head

  private let stream: ByteStream
  private let text: TextReader
  private var parser: RowParser
  /// Text that was read and not parsed yet.
  private var carry = TextBuffer()
  private var carryOffsets = OffsetMap()
  private var isAfterBlank = false
  private var isAtEnd = false
  private var isEndNoted = false
  private var rowCount = 0
  // Both are asked for each row, and by nobody else.
  @exclusivity(unchecked) private var log: ProblemLog
  @exclusivity(unchecked) private var filter: RowFilter
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
  /// - Throws: ``SourceError`` where the file can't be read.
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
    text = TextReader(stream)
    log = ProblemLog(source: stream.source, sourceOffset: stream.textOffset)
    while carry.count < Self.sampleLength, !isAtEnd {
      isAtEnd = try !text.read(
        Self.sampleLength - carry.count + 1, into: &carry, &carryOffsets)
    }
    // The header may be longer.
    while !isAtEnd, carry.count < Self.rowLimit,
      LineEnds.firstBreak(carry.base, from: 0, to: carry.count) == carry.count
    {
      isAtEnd = try !text.read(carry.count, into: &carry, &carryOffsets)
    }
    if isAtEnd { RowScanner.trimEnd(&carry) }
    let start = RowParser.Text(base: carry.base, end: carry.count, isWhole: isAtEnd)
    let found = known?.finding ?? LayoutDetector(text: start, options: options).detect()
    head = Head(finding: found)
    layout = found.layout
    layout.encoding = stream.encoding
    parser = RowParser(layout.syntax, columnCount: found.usualCellCount)
    parser.usualBreak = found.usualBreak
    parser.hasTypographicQuotes = found.hasTypographicQuotes
    parser.readsOtherDelimiters = found.readsOtherDelimiters
    filter = RowFilter(
      columns: found.usualCellCount ?? 1, header: found.headerCells,
      isColumnName: found.isColumnName)
    layout.headerRange = found.headerRange.map { range in
      SourceRange(
        source: stream.source,
        lowerBound: stream.textOffset + carryOffsets.source(of: range.lowerBound),
        upperBound: stream.textOffset + carryOffsets.source(of: range.upperBound))
    }
    noteHead(found)
    noteOddities(found.headerOddities) { range in
      SourceRange(
        source: stream.source,
        lowerBound: stream.textOffset + carryOffsets.source(of: range.lowerBound),
        upperBound: stream.textOffset + carryOffsets.source(of: range.upperBound))
    }
    dropCarry(found.rowsStart)
  }

  /// How many bytes of text were read.
  public var bytesRead: Int { text.bytesRead }

  /// What was found wrong in the head, before any row; also told with the first batch.
  public var headDiagnostics: [Diagnostic] { log.waiting }

  private func noteHead(_ found: LayoutDetector.Finding) {
    let start = layout.headerRange ?? SourceRange(source: stream.source, 0..<0)
    if !layout.preamble.isEmpty, found.hasTitle {
      let count = layout.preamble.count
      log.add(
        .preambleSkipped, .note,
        count == 1
          ? "A line before the header belongs to no row and was left out."
          : "\(count) lines before the header belong to no row and were left out.", at: start)
    }
    guard layout.hasHeader.value else { return }
    var seen: Set<String> = []
    for (index, name) in layout.header.enumerated() {
      let name = name.filter { !$0.isWhitespace }
      if name.isEmpty {
        log.add(
          .headerEmptyName, .warning, "Column \(index + 1) has no name.",
          hint: "Its values are kept; name the column to give them a meaning.", at: start)
      } else if !seen.insert(name).inserted {
        log.add(
          .headerDuplicateName, .note,
          "Column \(index + 1) has the name '\(layout.header[index])', as one before it.",
          at: start)
      }
    }
  }

  private func dropCarry(_ count: Int) {
    guard count > 0 else { return }
    carryOffsets = carryOffsets.suffix(from: count)
    carry.removeFirst(count)
  }

  // MARK: Batches

  /// Fills a batch with the next rows; false, with an empty batch that may hold diagnostics, at
  /// the end.
  ///
  /// - Throws: ``SourceError`` where the file can't be read.
  public func next(_ batch: CSVBatch) throws(SourceError) -> Bool {
    batch.clear()
    batch.source = stream.source
    batch.sourceOffset = stream.textOffset
    batch.firstIndex = rowCount
    let before = text.bytesRead
    defer { batch.bytesRead = text.bytesRead - before }
    var wanted = Self.batchLength
    while true {
      takeCarry(batch)
      try fill(batch, to: wanted)
      let isCut = !isAtEnd && batch.text.count >= Self.rowLimit
      parse(batch, isCut: isCut)
      if batch.rowCount > 0 || isAtEnd && carry.isEmpty { break }
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
    batch.text.shrink(to: Self.batchLength * 2)
    batch.cells.shrink(to: 1 << 18)
    batch.text.append(carry.bytes.rawBuffer)
    batch.offsets = carryOffsets
    carry.removeAll()
    carry.shrink(to: Self.batchLength)
  }

  private func fill(_ batch: CSVBatch, to wanted: Int) throws(SourceError) {
    while !isAtEnd, batch.text.count < wanted {
      let room = min(Self.batchLength, max(wanted - batch.text.count, 1 << 16))
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
  private func parse(_ batch: CSVBatch, isCut: Bool) {
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
      judge(row, at: index, scanner.isAfterBlank, batch)
      // What was read for one long row is handed out in several batches.
      if scanner.position > Self.batchLength * 2, filter.waiting == nil {
        isExhausted = false
        break
      }
    }
    var rest = isAtEnd && isExhausted ? text.end : scanner.position
    isAfterBlank = scanner.isAfterBlank
    if let waiting = filter.waiting {
      if rest == text.end, isAtEnd {
        let firstOutside = waiting.firstOutside ?? batch.rowCount
        for index in waiting.row..<firstOutside { noteLength(batch[index]) }
        if firstOutside < batch.rowCount { noteFooter(batch, from: firstOutside) }
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

  private func judge(_ row: CSVRow, at index: Int, _ isAfterBlank: Bool, _ batch: CSVBatch) {
    let isFirst = rowCount + index == 0
    switch filter.judge(row, at: index, isFirst: isFirst, isAfterBlank: isAfterBlank) {
    case .keep:
      noteLength(row)
    case .keepAll(let first):
      for index in first...index { noteLength(batch[index]) }
    case .wait:
      break
    case .cut(let tail):
      noteRepeatedHeader(row)
      batch.cells.cutRow(index, toCells: layout.header.count, without: tail)
    case .drop(let first, let isHeader):
      if isHeader { noteRepeatedHeader(row) }
      batch.cells.removeRows(from: first)
    }
  }

  // MARK: Problems

  private func noteOddities(
    _ oddities: [RowParser.Oddity], place: (Range<Int>) -> SourceRange
  ) {
    for oddity in oddities {
      let range = place(oddity.range)
      switch oddity.kind {
      case .unterminated:
        log.add(
          .quoteUnterminated, .warning,
          "The quote opens a cell that nothing closes; the cell was read up to the next delimiter.",
          hint: "Add the closing quote, or remove this one.", at: range)
      case .unescaped:
        log.add(
          .quoteUnescaped, .warning, "A quote within a cell is not doubled; it was kept as text.",
          hint: "Write two quotes for one.", at: range)
      case .backslash:
        log.add(
          .quoteBackslash, .warning, "A backslash stands for a doubled quote; it was left out.",
          hint: "Write two quotes for one.", at: range)
      case .wrapped:
        log.add(
          .rowInQuotes, .warning, "The whole row stands in quotes; it was split into its cells.",
          hint: "Check its cells.", at: range)
      case .otherDelimiter(let delimiter):
        let name = CSVSyntax(delimiter: delimiter).delimiterName
        log.add(
          .rowOtherDelimiter, .warning,
          "The row is separated by \(name) and others by \(layout.syntax.delimiterName); it was split at its own delimiter.",
          hint: "Check its cells.", at: range)
      case .typographic:
        log.add(
          .quoteTypographic, .note, "Typographic quotes stand around cells; they were left out.",
          hint: "Write straight quotes around cells.", at: range)
      }
    }
  }

  private func noteLength(_ row: CSVRow) {
    let wanted = layout.hasHeader.value ? layout.header.count : layout.columnCount
    if filter.isOtherHeader(row) {
      log.add(
        .headerOther, .warning, "The row names columns, and others than the header.",
        hint: "If two files were joined here, split them and read each.", at: row.sourceRange)
      return
    }
    guard row.count != wanted, wanted > 0 else { return }
    let cells = row.count == 1 ? "1 cell" : "\(row.count) cells"
    if row.count < wanted {
      log.add(
        .rowShort, .warning, "The row has \(cells), and there are \(wanted) columns.",
        hint: "The cells that are missing were taken to be empty.", at: row.sourceRange)
    } else {
      log.add(
        .rowLong, .warning, "The row has \(cells), and there are \(wanted) columns.",
        hint: "Put quotes around cells that hold the delimiter.", at: row.sourceRange)
    }
  }

  private func noteRepeatedHeader(_ row: CSVRow) {
    layout.repeatedHeaders += 1
    log.add(
      .headerRepeated, .note, "The header is repeated here; it was left out.",
      at: row.sourceRange)
  }

  private func noteCut(_ row: CSVRow) {
    log.add(
      .rowTooLarge, .error,
      "The row is longer than \(Self.rowLimit >> 20) MiB; the rest of it was left out.",
      hint: "Check whether a quote is missing.", at: row.sourceRange)
  }

  private func noteFooter(_ batch: CSVBatch, from first: Int) {
    var lines: [String] = []
    for index in first..<batch.rowCount where filter.isText(batch[index]) {
      lines.append(batch[index].strings.joined(separator: " "))
    }
    layout.footer = lines
    let range = batch[first].sourceRange.union(batch[batch.rowCount - 1].sourceRange)
    if lines.isEmpty {
      log.add(.footerSkipped, .note, "The empty rows at the end were left out.", at: range)
    } else {
      log.add(
        .footerSkipped, .warning, "The lines below the last row were left out: they are notes.",
        hint: "If they are contacts, remove the blank line above them.", at: range)
    }
  }

  private func noteText() {
    for event in text.takeEvents() {
      let range = SourceRange(
        source: stream.source, lowerBound: stream.textOffset + event.range.lowerBound,
        upperBound: stream.textOffset + event.range.upperBound)
      let other = text.decoder.other?.name ?? "windows-1252"
      switch event.kind {
      case .null:
        log.add(
          .textNull, .warning, "The line holds NUL characters; they were left out.",
          hint: "Check that the file is complete.", at: range)
      case .otherCharset:
        let isOther = text.decoder.other == layout.encoding.charset
        layout.otherCharset = isOther ? .utf8 : text.decoder.other
        log.add(
          .encodingMixed, .warning,
          "The line is not all UTF-8, as others are; the rest of it was read as \(other).",
          hint: "Check the letters beyond ASCII.", at: range)
      case .undecodable:
        log.add(
          .textUndecodable, .warning,
          "Bytes here are no character in UTF-8 or \(other); U+FFFD stands in their place.",
          hint: "Check whether the text was cut off.", at: range)
      }
    }
  }

  private func noteEnd() {
    guard !isEndNoted else { return }
    isEndNoted = true
    if rowCount == 0, layout.hasHeader.value {
      log.add(
        .fileWithoutRows, .note, "The file has a header and no row.",
        at: layout.headerRange ?? SourceRange(source: stream.source, 0..<0))
    }
    log.addUnlisted(at: SourceRange(source: stream.source, 0..<0))
  }
}
