import CSV
import SourceText

/// A row of a table as it is filled.
struct ReshapedRow: ~Copyable {
  private(set) var bytes = ByteArena(capacity: 1 << 10)
  private(set) var cells: [Range<Int>] = []
  private var row: CSVRow?
  private var marks: EmptyMarks?
  /// What was assumed or put right, by column of the table.
  private(set) var notes: [RowDiagnostic] = []

  mutating func note(_ code: Diagnostic.Code, _ message: String, hint: String, _ column: Int) {
    notes.append(
      RowDiagnostic(code: code, severity: .note, message: message, hint: hint, column: column))
  }

  mutating func begin(_ row: CSVRow, columnCount: Int, marks: EmptyMarks) {
    self.row = row
    self.marks = marks
    bytes.removeAll()
    notes.removeAll(keepingCapacity: true)
    cells.removeAll(keepingCapacity: true)
    for _ in 0..<columnCount + max(0, row.count) { cells.append(0..<0) }
  }

  /// The bytes of a cell of the table.
  func cell(_ column: Int) -> Bytes { row?[column] ?? Bytes("") }

  /// The text of a cell of the table without blanks around it and without what spreadsheets put
  /// there; empty where it says nothing.
  func text(_ column: Int) -> String {
    let cell = cell(column)
    let text = ColumnContents.trimmed(cell[CellText.content(of: cell)].string)
    return marks?.isMark(text, inColumn: column) == true ? "" : text
  }

  func isFilled(_ column: Int) -> Bool { !cells[column].isEmpty }

  func isOneWord(_ column: Int) -> Bool { !bytes[cells[column]].contains(0x20) }

  /// Puts what stands in one cell of the row into another.
  mutating func move(_ from: Int, to target: Int) {
    cells[target] = cells[from]
    cells[from] = 0..<0
  }

  /// Copies a cell of the table.
  ///
  /// - Parameter dropsMarks: Whether `n/a` and `-` mean nothing.
  mutating func copy(_ source: Int, to target: Int, dropsMarks: Bool = false) {
    let cell = cell(source)
    if !dropsMarks || cell.count > 24 || !text(source).isEmpty { set(target, cell) }
  }

  mutating func set(_ target: Int, _ text: Bytes) {
    let start = bytes.count
    bytes.append(text)
    cells[target] = start..<bytes.count
  }

  mutating func set(_ target: Int?, _ text: String) {
    guard let target, !text.isEmpty else { return }
    let start = bytes.count
    bytes.append(utf8: text)
    cells[target] = start..<bytes.count
  }
}
