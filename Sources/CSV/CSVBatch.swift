public import SourceText

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
public final class CSVBatch: @unchecked Sendable {
  /// The decoded text of the rows.
  var text = TextBuffer()
  var cells = CellTable()
  /// The contents of cells that do not stand in the text as they are.
  var unescaped = ByteArena(capacity: 1 << 12)
  var offsets = OffsetMap()
  var source: Source?
  /// What is added to an offset of the stream's text to get one of the source.
  var sourceOffset = 0

  /// The position of the first row in the file; the header does not count.
  public internal(set) var firstIndex = 0
  /// What was found wrong in these rows, and what was left out before or between them.
  public internal(set) var diagnostics: [Diagnostic] = []
  /// How many bytes of text were read for these rows.
  public internal(set) var bytesRead = 0

  /// An empty batch, to be filled by ``CSVReader/next(_:)``.
  public init() {}

  /// How many rows there are.
  @inlinable public var count: Int { rowCount }
  @usableFromInline var rowCount: Int { cells.rowCount }

  /// A row; valid until the batch is filled again.
  public subscript(index: Int) -> CSVRow { CSVRow(batch: self, cells: cells.row(index)) }

  /// The place in the source of a part of the text.
  func sourceRange(_ range: Range<Int>) -> SourceRange {
    SourceRange(
      source: source, lowerBound: sourceOffset + offsets.source(of: range.lowerBound),
      upperBound: sourceOffset + offsets.source(of: range.upperBound))
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
  public func makeIterator() -> Iterator { Iterator(batch: self) }

  /// Goes over the rows of a batch.
  public struct Iterator: IteratorProtocol {
    let batch: CSVBatch
    var index = 0

    /// The next row.
    public mutating func next() -> CSVRow? {
      guard index < batch.rowCount else { return nil }
      defer { index += 1 }
      return batch[index]
    }
  }
}

/// A row: its cells as views into the batch, valid until that is filled again.
public struct CSVRow {
  let batch: CSVBatch
  let cells: CellTable.Row

  /// How many cells there are.
  public var count: Int { cells.count }

  /// The content of a cell, in UTF-8, without quotes and escapes.
  public subscript(index: Int) -> Bytes {
    let content = batch.cells.content(index, of: cells)
    return content.isUnescaped ? batch.unescaped[content.range] : batch.text[content.range]
  }

  /// Whether the cell was in quotes.
  public func isQuoted(_ index: Int) -> Bool { batch.cells.content(index, of: cells).isQuoted }

  /// The place of a cell in the source, with its quotes.
  public func sourceRange(_ index: Int) -> SourceRange {
    batch.sourceRange(batch.cells.range(index, of: cells))
  }

  /// The place of the row in the source, without its line break.
  public var sourceRange: SourceRange { batch.sourceRange(cells.start..<cells.end) }

  /// The row as it stands in the file.
  var line: Bytes { batch.text[cells.start..<cells.end] }

  /// The texts of all cells.
  public var strings: [String] { (0..<count).map { self[$0].string } }
}
