import SourceText

/// Tells rows of data from repeated headers, and from what may be a footer.
///
/// Whether a note stands below the last row or between two of them is known only when the next row
/// is: such rows wait.
struct RowFilter {
  enum Verdict {
    case keep
    /// This row and those that waited are data, from that position in the batch on.
    case keepAll(from: Int)
    case wait
    /// The rows from that position on are no data.
    case drop(from: Int, isHeader: Bool)
    /// The header of another file is glued to the row; so many bytes of its last cell are part of
    /// that.
    case cut(tail: Int)
    /// The row is the header of another table, whose cells are separated so. The rows from
    /// `waiting` on have waited, and those from `outside` on are none of the table's.
    case table(waiting: Int, outside: Int, delimiter: UInt8)
    /// The header of another table is glued to the row, and begins at that position of the text.
    case gluedTable(start: Int)
  }

  /// The first row that waits.
  struct Waiting {
    /// Its position in the batch.
    var row: Int
    /// Where it begins in the text.
    var position: Int
    var isAfterBlank: Bool
    /// How many of the rows that wait are notes, and the first that is one or empty.
    fileprivate var notes = 0
    /// Whether one of them is a footer whatever stands above it.
    fileprivate var hasFooter = false
    fileprivate var firstNote: Int?

    /// The first row that is none of the table if nothing follows.
    var firstOutside: Int? { notes > 1 ? row : firstNote }
  }

  /// So many rows wait at most.
  private static let limit = 50

  private let columns: Int
  private let header: [[UInt8]]
  private let others: OtherHeader
  private(set) var waiting: Waiting?
  private var isWaitingForEmptyRows = false

  /// The lines above the header: in what was printed page by page, they stand above it each time.
  private let titles: [PageTitle]

  init(
    columns: Int, header: [[UInt8]], above titles: [String], delimiter: UInt8,
    options: CSVReader.Options
  ) {
    self.columns = columns
    self.header = header
    self.titles = titles.filter { $0.contains(where: \.isLetter) }
      .map { PageTitle($0, delimiter: delimiter) }
    let options = (header.first ?? []).withUnsafeBufferPointer { options.settled(by: Bytes($0)) }
    others = OtherHeader(
      delimiter: delimiter, columns: header.isEmpty ? columns : header.count, options: options)
  }

  /// Begins a batch.
  mutating func begin() { waiting = nil }

  mutating func judge(
    _ row: CSVRow, at index: Int, isFirst: Bool, isAfterBlank: Bool
  ) -> Verdict {
    if isHeader(row) {
      let first = waiting?.row ?? index
      waiting = nil
      return .drop(from: first, isHeader: true)
    }
    if let tail = gluedHeader(row) {
      waiting = nil
      return .cut(tail: tail)
    }
    if !isFirst, let delimiter = others.delimiter(of: row) {
      let first = waiting?.row ?? index
      let outside = waiting?.firstOutside ?? index
      waiting = nil
      return .table(waiting: first, outside: outside, delimiter: delimiter)
    }
    if row.count > columns, let start = others.gluedStart(row) {
      waiting = nil
      return .gluedTable(start: start)
    }
    let kind = TableEnd.kind(row, columns: columns)
    if !titles.isEmpty, [.row, .note, .line].contains(kind),
      titles.contains(where: { $0.recurs(as: row.line) })
    {
      return wait(row, index, isAfterBlank)
    }
    switch kind {
    case .row:
      return release(index)
    case .leading:
      return .drop(from: index, isHeader: false)
    case .rule:
      return isFirst ? .drop(from: index, isHeader: false) : wait(row, index, isAfterBlank)
    case .note:
      return isAfterBlank || waiting != nil ? wait(row, index, isAfterBlank) : release(index)
    case .line:
      // As the names of a report and a company, above and below its footer.
      let isBetweenNotes =
        waiting.map { $0.firstNote == nil || $0.notes > 1 || $0.hasFooter } ?? isAfterBlank
      return isBetweenNotes ? wait(row, index, isAfterBlank, isLine: true) : release(index)
    case .footer:
      let verdict = wait(row, index, isAfterBlank)
      waiting?.hasFooter = true
      return verdict
    case .empty:
      if let waiting, waiting.firstNote == nil { return release(index) }
      if waiting == nil { isWaitingForEmptyRows = true }
      if let waiting, isWaitingForEmptyRows, index - waiting.row >= Self.limit {
        // Spreadsheets fill files up with thousands of them.
        return .drop(from: index, isHeader: false)
      }
      return wait(row, index, isAfterBlank)
    }
  }

  /// Whether a row that waits holds any text.
  func isText(_ row: CSVRow) -> Bool {
    (0..<row.count).contains { !CellShape.trimmed(row[$0]).isEmpty }
  }

  private mutating func wait(
    _ row: CSVRow, _ index: Int, _ isAfterBlank: Bool, isLine: Bool = false
  ) -> Verdict {
    let isText = isText(row)
    if isText { isWaitingForEmptyRows = false }
    if waiting == nil {
      waiting = Waiting(row: index, position: row.start, isAfterBlank: isAfterBlank)
    }
    guard var waiting else { return .keep }
    if !isLine {
      if isText { waiting.notes += 1 }
      if waiting.firstNote == nil { waiting.firstNote = index }
    }
    self.waiting = waiting
    return index - waiting.row < Self.limit ? .wait : release(index)
  }

  private mutating func release(_ index: Int) -> Verdict {
    guard let first = waiting?.row else { return .keep }
    waiting = nil
    return .keepAll(from: first)
  }

  /// Whether a row repeats the header, but for one cell of four or more: `contact,Name,Phone,Email` below
  /// `type,name,phone,email` are headings that belong to a kind of row.
  private func isHeader(_ row: CSVRow) -> Bool {
    guard row.count == header.count, !header.isEmpty else { return false }
    var (alike, others) = (0, 0)
    for column in 0..<row.count {
      if !isAlike(row[column], header[column]) {
        others += 1
        if others > 1 || row.count < 4 || row[column].isEmpty { return false }
      } else if !header[column].isEmpty {
        alike += 1
      }
    }
    return others == 0 || alike > 2
  }

  /// Whether a cell is a name of a column but for the case of its letters.
  private func isAlike(_ cell: Bytes, _ name: [UInt8]) -> Bool {
    guard cell.count == name.count else { return false }
    return zip(cell, name).allSatisfy { Self.lowercased($0) == Self.lowercased($1) }
  }

  private static func lowercased(_ byte: UInt8) -> UInt8 {
    (0x41...0x5A).contains(byte) ? byte | 0x20 : byte
  }

  /// Where the first file of two did not end with a line break, the header of the second one
  /// follows its last cell: how many bytes of that cell are the header's.
  private func gluedHeader(_ row: CSVRow) -> Int? {
    let count = header.count
    guard count > 1, row.count == 2 * count - 1, let name = header.first,
      row.isPlain(count - 1)
    else { return nil }
    let cell = row[count - 1]
    guard cell.count >= name.count, isEqual(cell[cell.count - name.count..<cell.count], name),
      (1..<count).allSatisfy({ isEqual(row[count - 1 + $0], header[$0]) })
    else { return nil }
    let rest = cell[0..<cell.count - name.count]
    let hasMark =
      rest.count >= 3 && rest[rest.count - 3..<rest.count].elementsEqual([0xEF, 0xBB, 0xBF])
    return name.count + (hasMark ? 3 : 0)
  }

  private func isEqual(_ cell: Bytes, _ name: [UInt8]) -> Bool {
    cell.count == name.count && cell.elementsEqual(name)
  }
}
