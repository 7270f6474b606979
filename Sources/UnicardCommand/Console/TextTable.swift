/// Rows of text in aligned columns.
struct TextTable {
  /// What the columns are called; empty for a table without a heading.
  var headings: [String] = []
  var rows: [[String]] = []
  /// Columns of numbers.
  var rightAligned: Set<Int> = []
  var indent = 0

  private static let gap = 2
  private static let widestPadding = 48

  /// The lines of the table, cut to fit into so many columns if a limit is given.
  func lines(width limit: Int?, style: TextStyle = TextStyle(isEnabled: false)) -> [String] {
    let widths = fitted(to: limit)
    var lines: [String] = []
    if !headings.isEmpty { lines.append(style.bold(line(headings, widths, isCut: limit != nil))) }
    for row in rows { lines.append(line(row, widths, isCut: limit != nil)) }
    return lines
  }

  private func line(_ cells: [String], _ widths: [Int], isCut: Bool) -> String {
    var line = String(repeating: " ", count: indent)
    for (column, cell) in cells.enumerated() {
      let text = isCut ? DisplayWidth.truncated(cell, to: widths[column]) : cell
      let blanks = String(repeating: " ", count: max(0, widths[column] - DisplayWidth.of(text)))
      if column > 0 { line += String(repeating: " ", count: Self.gap) }
      line += rightAligned.contains(column) ? blanks + text : text + blanks
    }
    while line.last == " " { line.removeLast() }
    return line
  }

  private func fitted(to limit: Int?) -> [Int] {
    let count = max(headings.count, rows.map(\.count).max() ?? 0)
    let room = limit.map { max(count, $0 - indent - Self.gap * (count - 1)) }
    var widths = [Int](repeating: 0, count: count)
    for row in [headings] + rows {
      for (column, cell) in row.enumerated() {
        // Where nothing is cut, a long cell sticks out instead of widening all others.
        let width = min(DisplayWidth.of(cell), room ?? Self.widestPadding)
        widths[column] = max(widths[column], width)
      }
    }
    guard let room else { return widths }
    while widths.reduce(0, +) > room,
      let widest = widths.indices.max(by: { widths[$0] < widths[$1] })
    {
      widths[widest] -= 1
    }
    return widths
  }
}
