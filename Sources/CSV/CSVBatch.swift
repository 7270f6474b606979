import CByteSearch
package import SourceText

/// Some rows of a file, in memory that is used again for the next ones.
///
/// ```swift
/// let batch = CSVBatch()
/// while try reader.next(batch) {
///   for row in batch {
///     print(row.count, row[0].string)
///   }
/// }
/// ```
package final class CSVBatch: @unchecked Sendable {
  // Every cell is looked up in these; only what fills a batch changes them, before it is used.
  /// The decoded text of the rows, with their quotes; valid until the batch is filled again.
  package var rowText: Bytes { text.bytes }
  /// The decoded text of the rows.
  @exclusivity(unchecked) var text = TextBuffer()
  @exclusivity(unchecked) var cells = CellTable()
  /// The contents of cells that do not stand in the text as they are.
  @exclusivity(unchecked) var unescaped = ByteArena(capacity: 1 << 12)
  var offsets = OffsetMap()
  var source: Source?
  /// What is added to an offset of the stream's text to get one of the source.
  var sourceOffset = 0
  /// What found the cells of the rows.
  var parser: RowParser?

  /// The position of the first row in the file; the header does not count.
  package internal(set) var firstIndex = 0
  /// Which of the reader's tables the rows belong to.
  package internal(set) var table = 0
  /// What was found wrong in these rows, and what was left out before or between them.
  package internal(set) var diagnostics: [Diagnostic] = []
  /// How many bytes of text were read for these rows.
  package internal(set) var bytesRead = 0

  /// An empty batch, to be filled by ``CSVReader/next(_:)``.
  package init() {}

  /// How many rows there are.
  @inlinable package var count: Int { rowCount }
  @usableFromInline var rowCount: Int { cells.rowCount }

  /// A row; valid until the batch is filled again.
  package subscript(index: Int) -> CSVRow { CSVRow(self, cells.row(index)) }

  /// The place in the source of a part of the text.
  func sourceRange(_ range: Range<Int>) -> SourceRange {
    SourceRange(source: source, sourceOffsets(range))
  }

  func sourceOffsets(_ range: Range<Int>) -> Range<Int> {
    let lower = sourceOffset + offsets.source(of: range.lowerBound)
    return lower..<Swift.max(lower, sourceOffset + offsets.source(of: range.upperBound))
  }

  func clear() {
    text.removeAll()
    cells.removeAll()
    unescaped.removeAll()
    diagnostics.removeAll(keepingCapacity: true)
    bytesRead = 0
  }
}

extension CSVBatch: Sequence {
  /// The rows in their order.
  package func makeIterator() -> Iterator { Iterator(batch: self) }

  /// Goes over the rows of a batch.
  package struct Iterator: IteratorProtocol {
    let batch: CSVBatch
    var index = 0

    /// The next row.
    package mutating func next() -> CSVRow? {
      guard index < batch.rowCount else { return nil }
      defer { index += 1 }
      return batch[index]
    }
  }
}

/// A row: its cells as views into the batch, valid until that is filled again.
package struct CSVRow {
  @usableFromInline let text: UnsafePointer<UInt8>
  /// The cells of the row.
  @usableFromInline let cells: UnsafePointer<CSVCell>
  /// Where the row stands in the text.
  @usableFromInline let start: Int
  @usableFromInline let end: Int
  /// How many cells there are.
  package let count: Int
  @usableFromInline let owner: Unmanaged<CSVBatch>

  init(_ batch: CSVBatch, _ row: CellTable.Row) {
    text = UnsafePointer(batch.text.base)
    cells = UnsafePointer(batch.cells.cells + row.firstCell)
    start = row.start
    end = row.end
    count = row.count
    owner = Unmanaged.passUnretained(batch)
  }

  /// The content of a cell, in UTF-8, without quotes and escapes; empty where the row is too short
  /// to have that cell.
  @inlinable package subscript(index: Int) -> Bytes {
    @inline(__always) get {
      hasCell(index) ? content(index) : bytes(end, end)
    }
  }

  /// The content of a cell that the row has.
  @inlinable @inline(__always)
  func content(_ index: Int) -> Bytes {
    let (lower, upper) = (start(of: index), Int(cells[index].end))
    switch cells[index].form {
    case 0: return bytes(lower, upper)
    case 1: return bytes(lower + 1, upper - 1)
    default: return specialContent(index)
    }
  }

  /// Where a cell that the row has begins in the text.
  @inlinable @inline(__always)
  func start(of index: Int) -> Int { index == 0 ? start : Int(cells[index - 1].end) &+ 1 }

  /// Writes the positions of the cells that have any byte, quotes or others, to memory that has
  /// room for all cells; returns how many there are. In wide tables most have none.
  package func findFilledCells(_ found: UnsafeMutablePointer<Int>) -> Int {
    let cells = UnsafeRawPointer(cells).assumingMemoryBound(to: cb_cell.self)
    return cb_filled_cells(cells, count, start, found)
  }

  /// Takes the cells that have any byte: their positions as ``findFilledCells(_:)`` does, and the
  /// content of each, which is put where its position says.
  package func takeFilledCells(
    _ found: UnsafeMutablePointer<Int>, _ contents: UnsafeMutablePointer<Bytes>
  ) -> Int {
    let filled = findFilledCells(found)
    for number in 0..<filled { contents[found[number]] = content(found[number]) }
    return filled
  }

  @usableFromInline func specialContent(_ index: Int) -> Bytes {
    owner._withUnsafeGuaranteedRef { batch in
      let content = batch.cells.special(cells[index].form)
      return content.isUnescaped ? batch.unescaped[content.range] : batch.text[content.range]
    }
  }

  /// Whether the row is long enough to have a cell.
  @inlinable func hasCell(_ index: Int) -> Bool { index >= 0 && index < count }

  /// The place of a cell in the text, with its quotes; the end of the row where it has no such cell.
  @inlinable func range(_ index: Int) -> Range<Int> {
    hasCell(index) ? start(of: index)..<Int(cells[index].end) : end..<end
  }

  @inlinable func bytes(_ lower: Int, _ upper: Int) -> Bytes {
    Bytes(UnsafeBufferPointer(start: text + lower, count: upper &- lower))
  }

  /// Whether the cell was in quotes.
  package func isQuoted(_ index: Int) -> Bool {
    guard hasCell(index) else { return false }
    let form = cells[index].form
    if form < 2 { return form == 1 }
    return owner._withUnsafeGuaranteedRef { $0.cells.special(form).isQuoted }
  }

  /// Whether a cell is its text, without quotes.
  func isPlain(_ index: Int) -> Bool { hasCell(index) && cells[index].form == 0 }

  /// The place of a cell in the source, with its quotes.
  package func sourceRange(_ index: Int) -> SourceRange {
    let range = range(index)
    return owner._withUnsafeGuaranteedRef { $0.sourceRange(range) }
  }

  /// The place of the row in the source, without its line break.
  package var sourceRange: SourceRange {
    owner._withUnsafeGuaranteedRef { $0.sourceRange(start..<end) }
  }

  /// The offsets of the row in the source, without its line break.
  package var sourceOffsets: Range<Int> {
    owner._withUnsafeGuaranteedRef { $0.sourceOffsets(start..<end) }
  }

  /// Whether more than three cells, or all of them, begin with a character that is no blank, and
  /// the first of these with a letter.
  var isPlainlyFilled: Bool {
    var filled = 0
    var lower = start
    for index in 0..<count {
      let upper = Int(cells[index].end)
      if upper > lower, text[lower] > 0x20 {
        if filled == 0, text[lower] < 0x41 || text[lower] == 0x5F { return false }
        filled += 1
        if filled > 3 { return true }
      }
      lower = upper + 1
    }
    return filled == count && count > 1
  }

  /// The row as it stands in the file.
  var line: Bytes { bytes(start, end) }

  /// The texts of all cells.
  package var strings: [String] { (0..<count).map { self[$0].string } }
}

// Rows that are written again.
extension CSVRow {
  /// The row as it stands in the file, decoded.
  package var sourceText: [UInt8] { Array(line) }

  /// The place of a cell in ``sourceText``, with its quotes; the end where the row has no such cell.
  package func textRange(_ index: Int) -> Range<Int> {
    let range = range(index)
    return range.lowerBound - start..<range.upperBound - start
  }

  /// How long the line break behind the row is, in bytes of text; 0 at the end of the file.
  package var breakLength: Int {
    owner._withUnsafeGuaranteedRef { batch in
      guard end < batch.text.count, LineEnds.isBreak(batch.text.base[end]) else { return 0 }
      return LineEnds.pastBreak(batch.text.base, end, end: batch.text.count) - end
    }
  }

  /// Whether every cell stands between delimiters as it is, so that one can be changed without the
  /// others. Rows that stand in quotes as a whole, or have delimiters of their own, are not so.
  package var isRegular: Bool {
    owner._withUnsafeGuaranteedRef { batch in
      guard let parser = batch.parser else { return false }
      for index in 0..<count {
        let range = range(index)
        if index < count - 1, text[range.upperBound] != parser.delimiter { return false }
        let raw = bytes(range.lowerBound, range.upperBound)
        if isQuoted(index) {
          let open = raw.trimmed(raw.indices).lowerBound
          guard open < raw.count, raw[open] == parser.quote else { return false }
        } else if parser.escape == .doubled, !raw.isSame(as: self[index]) {
          return false
        }
      }
      return true
    }
  }
}

extension CSVBatch {
  /// What separates the cells of the rows.
  package var delimiter: UInt8? { parser?.delimiter }

  /// Reads a text as rows of the table that the batch's rows are of. What belongs to no table, as a
  /// repeated header, is read as a row too.
  package func rows(in text: [UInt8]) -> CSVBatch {
    let result = CSVBatch()
    result.parser = parser
    text.withUnsafeBytes { result.text.append($0) }
    guard let parser else { return result }
    let whole = RowParser.Text(base: result.text.base, end: result.text.count, isWhole: true)
    var scanner = RowScanner(parser, from: 0)
    while scanner.next(whole, into: &result.cells, &result.unescaped) {}
    return result
  }
}
