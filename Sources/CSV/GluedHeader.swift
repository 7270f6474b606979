import SourceText

/// A header whose line is not ended, so that the first row follows its last name.
///
/// The line then has all cells but one of two rows, and one cell holds the last name of a column
/// and the first cell of the row.
struct GluedHeader {
  /// The names of the columns.
  let names: [[UInt8]]
  /// Where the line begins in the text.
  let start: Int
  /// Where the first row begins.
  let rowsStart: Int

  /// The fewest columns.
  private static let leastCount = 3

  /// Looks at the first row of a sample; nil where it is a header alone, or none.
  init?(_ rows: SampleRows, isColumnName: (@Sendable (String) -> Bool)?) {
    guard let isColumnName, rows.count > 0 else { return nil }
    let length = rows.cellCount(0)
    let count = (length + 1) / 2
    guard length % 2 == 1, count >= Self.leastCount,
      rows.usualCellCount(from: 1) ?? count == count, !rows.isQuoted(count - 1, of: 0)
    else { return nil }
    let isName = { (index: Int) in isColumnName(rows.cell(index, of: 0).string) }
    guard isName(0), (0..<count - 1).count(where: isName) * 5 >= (count - 1) * 4,
      (count..<length).count(where: isName) * 4 <= count
    else { return nil }
    // Without other rows, the second half must be data.
    let hasData = (count..<length).contains { CellShape(rows.cell($0, of: 0)).isData }
    guard rows.count > 1 || hasData else { return nil }
    let cell = rows.cell(count - 1, of: 0)
    guard let end = Self.longestName(in: cell, isColumnName) else { return nil }
    names = (0..<count - 1).map { Array(rows.cell($0, of: 0)) } + [Array(cell[0..<end])]
    start = rows.row(0).start
    rowsStart = rows.range(count - 1, of: 0).lowerBound + end
  }

  /// How long the longest name of a column is that a cell begins with.
  private static func longestName(
    in cell: Bytes, _ isColumnName: (String) -> Bool
  ) -> Int? {
    guard cell.count <= 200 else { return nil }
    return (2..<max(3, cell.count + 1)).last { end in
      end <= cell.count && (end == cell.count || cell[end] & 0xC0 != 0x80)
        && isColumnName(cell[0..<end].string)
    }
  }
}
