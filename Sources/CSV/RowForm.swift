import SourceText

/// How the cells of a table are written down, beyond its syntax: which of them stand in quotes. It is
/// gathered from rows, so that cells that are written into the table look like those beside them.
package struct RowForm: Sendable {
  package let syntax: CSVSyntax
  /// How many cells of each column stand in quotes, and how many don't: filled ones and empty ones.
  private var columns: [Habit] = []
  private var all = Habit()

  private struct Habit {
    var filled = 0
    var filledInQuotes = 0
    var empty = 0
    var emptyInQuotes = 0

    mutating func note(isEmpty: Bool, isQuoted: Bool) {
      if isEmpty {
        empty += 1
        if isQuoted { emptyInQuotes += 1 }
      } else {
        filled += 1
        if isQuoted { filledInQuotes += 1 }
      }
    }
  }

  /// - Parameter syntax: That of the table. A quote that is within a cell must be written as the
  ///   table does it.
  package init(_ syntax: CSVSyntax) { self.syntax = syntax }

  /// Notes which cells of a row stand in quotes though they need none.
  package mutating func note(_ row: CSVRow) {
    while columns.count < row.count { columns.append(Habit()) }
    for index in 0..<row.count {
      let cell = row[index]
      if syntax.needsQuotes(cell, isFirst: index == 0) { continue }
      let isQuoted = row.isQuoted(index)
      columns[index].note(isEmpty: cell.isEmpty, isQuoted: isQuoted)
      all.note(isEmpty: cell.isEmpty, isQuoted: isQuoted)
    }
  }

  /// Whether most cells of a column that are filled or empty stand in quotes; the other columns tell
  /// where it has none.
  package func isQuoted(column: Int, isEmpty: Bool) -> Bool {
    let own = column < columns.count ? columns[column] : Habit()
    if isEmpty {
      let habit = own.empty > 0 ? own : all
      return habit.emptyInQuotes * 2 > habit.empty
    }
    let habit = own.filled > 0 ? own : all
    return habit.filledInQuotes * 2 > habit.filled
  }

  /// Appends a cell.
  ///
  /// - Parameter isQuoted: Whether it stands in quotes even if it needs none.
  package func append(_ cell: [UInt8], isFirst: Bool, isQuoted: Bool, to text: inout [UInt8]) {
    let needsQuotes = cell.withUnsafeBufferPointer {
      isQuoted || syntax.needsQuotes(Bytes($0), isFirst: isFirst)
    }
    guard needsQuotes else {
      text += cell
      return
    }
    text.append(syntax.quote)
    for byte in cell {
      if byte == syntax.quote || syntax.escape == .backslash && byte == 0x5C {
        text.append(syntax.escape == .backslash ? 0x5C : syntax.quote)
      }
      text.append(byte)
    }
    text.append(syntax.quote)
  }
}
