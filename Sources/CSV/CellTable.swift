/// A cell: where it ends in the text, and what it is. It begins behind the one before.
@frozen @usableFromInline struct CSVCell {
  @usableFromInline var end: UInt32
  /// 0: the content is the cell. 1: it stands between two quotes. From 2 on: it is the special
  /// one of that number less 2.
  @usableFromInline var form: UInt32
}

/// Where the cells of rows stand in a text: eight bytes a cell, in flat memory.
struct CellTable: ~Copyable {
  /// The content of a cell that is not its text less its quotes.
  struct Content {
    var range: Range<Int>
    /// Whether the range is one of the unescaped texts and not of the text.
    var isUnescaped = false
    var isQuoted = false
  }

  /// A row: where it stands, and which cells are its own.
  struct Row {
    var start: Int
    var end: Int
    var firstCell: Int
    var count: Int
  }

  private struct Record {
    var start: UInt32
    var end: UInt32
    var firstCell: UInt32
    var cellEnd: UInt32
  }

  private(set) var cells: UnsafeMutablePointer<CSVCell>
  private(set) var cellCapacity: Int
  var cellCount = 0
  private var rows: [Record] = []
  private var specials: [Content] = []

  init() {
    cellCapacity = 1 << 10
    cells = .allocate(capacity: cellCapacity)
  }

  deinit { cells.deallocate() }

  var rowCount: Int { rows.count }

  mutating func removeAll() {
    cellCount = 0
    rows.removeAll(keepingCapacity: true)
    specials.removeAll(keepingCapacity: true)
  }

  mutating func shrink(to limit: Int) {
    guard cellCapacity > limit, cellCount == 0 else { return }
    cells.deallocate()
    cellCapacity = limit
    cells = .allocate(capacity: limit)
  }

  // MARK: Filling

  /// Doubles the room for cells.
  mutating func grow() {
    let newCells = UnsafeMutablePointer<CSVCell>.allocate(capacity: cellCapacity * 2)
    newCells.update(from: cells, count: cellCount)
    cells.deallocate()
    cells = newCells
    cellCapacity *= 2
  }

  @inline(__always)
  mutating func append(end: Int, form: UInt32 = 0) {
    if cellCount == cellCapacity { grow() }
    cells[cellCount] = CSVCell(end: UInt32(truncatingIfNeeded: end), form: form)
    cellCount += 1
  }

  /// Makes room for cells.
  @inline(__always)
  mutating func reserve(_ count: Int) {
    if cellCapacity - cellCount < count { grow() }
  }

  mutating func append(end: Int, _ content: Content) {
    specials.append(content)
    append(end: end, form: UInt32(specials.count + 1))
  }

  /// Ends a row whose cells are those from `firstCell` on.
  mutating func endRow(start: Int, end: Int, firstCell: Int) {
    rows.append(
      Record(
        start: UInt32(truncatingIfNeeded: start), end: UInt32(truncatingIfNeeded: end),
        firstCell: UInt32(truncatingIfNeeded: firstCell),
        cellEnd: UInt32(truncatingIfNeeded: cellCount)))
  }

  /// Forgets the cells from a number on, which belong to no row yet.
  mutating func removeCells(from first: Int) { cellCount = first }

  /// Forgets some cells before the last ones, which belong to no row yet.
  mutating func removeCells(_ range: Range<Int>) {
    let count = cellCount - range.upperBound
    (cells + range.lowerBound).update(from: cells + range.upperBound, count: count)
    cellCount = range.lowerBound + count
  }

  mutating func removeRows(from first: Int) {
    guard first < rows.count else { return }
    cellCount = Int(rows[first].firstCell)
    rows.removeSubrange(first...)
  }

  /// Leaves a row its first cells, and of the last of them all but so many bytes.
  mutating func cutRow(_ index: Int, toCells count: Int, without tail: Int) {
    guard count > 0, count <= row(index).count else { return }
    let last = Int(rows[index].firstCell) + count - 1
    cells[last].end -= UInt32(truncatingIfNeeded: tail)
    rows[index].end = cells[last].end
    rows[index].cellEnd = UInt32(truncatingIfNeeded: last + 1)
  }

  // MARK: Reading

  /// Whether all cells from `first + 1` on, which belong to no row yet, are empty.
  @inline(__always)
  func hasFirstCellAlone(from first: Int) -> Bool {
    cellCount - first > 1
      && Int(cells[cellCount - 1].end) - Int(cells[first].end) == cellCount - first - 1
  }

  func row(_ index: Int) -> Row {
    let row = rows[index]
    return Row(
      start: Int(row.start), end: Int(row.end), firstCell: Int(row.firstCell),
      count: Int(row.cellEnd - row.firstCell))
  }

  /// The place of a cell in the text, with its quotes; the end of the row where it has no such cell.
  @inline(__always)
  func range(_ index: Int, of row: Row) -> Range<Int> {
    guard index >= 0, index < row.count else { return row.end..<row.end }
    let start = index == 0 ? row.start : Int(cells[row.firstCell + index - 1].end) + 1
    return start..<Int(cells[row.firstCell + index].end)
  }

  /// The content of a cell of a form from 2 on.
  func special(_ form: UInt32) -> Content { specials[Int(form) - 2] }

  @inline(__always)
  func content(_ index: Int, of row: Row) -> Content {
    let range = range(index, of: row)
    guard index >= 0, index < row.count else { return Content(range: range) }
    let form = cells[row.firstCell + index].form
    if form == 0 { return Content(range: range) }
    if form == 1 {
      return Content(range: range.lowerBound + 1..<range.upperBound - 1, isQuoted: true)
    }
    return special(form)
  }
}
