public import SourceText

/// A row of a CSV file as a value.
public struct CSVTableRow: Hashable, Sendable {
  /// The texts of the cells, without quotes and escapes.
  public let cells: [String]
  /// Which of the reader's tables the row belongs to; a file that was joined from several has more
  /// than one.
  public let table: Int
  /// The place of the row in the source, without its line break.
  public let sourceRange: SourceRange
}

extension CSVReader {
  /// The next row; nil at the end.
  ///
  /// - Parameter diagnostics: Told what was found wrong since the last call.
  /// - Throws: ``SourceText/SourceError`` where the file can't be read.
  public func nextRow(
    diagnostics: (Diagnostic) -> Void = { _ in }
  ) throws(SourceError) -> CSVTableRow? {
    while nextIndex >= rows.count {
      guard !isExhausted else { return nil }
      isExhausted = try !next(rows)
      nextIndex = 0
      rows.diagnostics.forEach(diagnostics)
    }
    let row = rows[nextIndex]
    nextIndex += 1
    return CSVTableRow(cells: row.strings, table: rows.table, sourceRange: row.sourceRange)
  }
}
