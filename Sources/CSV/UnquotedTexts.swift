import SourceText

/// Texts that hold the delimiter without quotes around them, as people write them by hand: `Ann,Berlin, Ring 7`.
///
/// Behind a delimiter of a table stands no blank, and behind the comma of a text one does. Where a row has as many
/// cells too many as begin with a blank, these belong to the cells before them. So does, in any table, what stands within
/// guillemets that one cell opens and another closes: `ООО «Лосев, Гончар и Ко»`.
enum UnquotedTexts {
  /// So many rows of the head are looked at.
  private static let rowLimit = 200

  /// Whether long rows of a table are to be read so: no row of the right length has a blank behind a delimiter, and
  /// most of those that are longer have one for each cell that is too many.
  ///
  /// - Parameters:
  ///   - header: The row that names columns; those below it are looked at.
  ///   - columns: How many cells the rows should have.
  static func areRead(_ rows: SampleRows, below header: Int, columns: Int) -> Bool {
    guard columns > 1, continuations(header, of: rows) == 0 else { return false }
    var (long, explained) = (0, 0)
    for row in header + 1..<min(rows.count, header + 1 + rowLimit) {
      let surplus = rows.cellCount(row) - columns
      let found = continuations(row, of: rows)
      if surplus > 0 {
        long += 1
        if surplus == found { explained += 1 }
      } else if found > 0 {
        return false
      }
    }
    return explained * 5 >= long * 4
  }

  private static func continuations(_ row: Int, of rows: SampleRows) -> Int {
    (1..<max(1, rows.cellCount(row))).count { index in
      !rows.isQuoted(index, of: row) && !rows.isQuoted(index - 1, of: row)
        && continues(rows.cell(index, of: row), rows.cell(index - 1, of: row))
    }
  }

  /// Whether a cell goes on with the text of the one before it: addresses and numbers are cells of their own.
  static func continues(_ cell: Bytes, _ before: Bytes) -> Bool {
    guard cell.first == 0x20, case .text = CellShape(cell), case .text = CellShape(before) else {
      return false
    }
    return true
  }

  /// Whether a text has more guillemets that open than such as close.
  static func isOpen(_ text: Bytes) -> Bool {
    var depth = 0
    for index in text.indices.dropLast() where text[index] == 0xC2 {
      if text[index + 1] == 0xAB { depth += 1 }
      if text[index + 1] == 0xBB { depth -= 1 }
    }
    return depth > 0
  }
}

extension RowParser {
  /// Puts the texts of the row together whose cells are the table's last ones, if that gives the right number: those within
  /// guillemets alone, or those that begin with a blank.
  mutating func joinTexts(
    _ text: Text, _ start: Int, _ firstCell: Int, into table: inout CellTable, to count: Int,
    withinGuillemets: Bool
  ) {
    let bytes = Bytes(UnsafeBufferPointer(start: text.base, count: text.end))
    var joined: [CSVCell] = []
    var oddities: [Oddity] = []
    var (lower, before, opening) = (start, start..<start, start)
    for index in firstCell..<table.cellCount {
      let cell = table.cells[index]
      let range = lower..<Int(cell.end)
      if let last = joined.last, last.form == 0, cell.form == 0,
        withinGuillemets
          ? UnquotedTexts.isOpen(bytes[opening..<before.upperBound])
          : UnquotedTexts.continues(bytes[range], bytes[before])
      {
        joined[joined.count - 1].end = cell.end
        if oddities.last?.position == opening { oddities.removeLast() }
        oddities.append(
          Oddity(kind: .unquoted(range.upperBound - opening), position: opening))
      } else {
        joined.append(cell)
        opening = lower
      }
      before = range
      lower = range.upperBound + 1
    }
    guard joined.count == count else { return }
    self.oddities += oddities
    table.removeCells(from: firstCell)
    for cell in joined { table.append(end: Int(cell.end), form: cell.form) }
  }
}
