/// Rows of text in aligned columns, each as wide as its cells; where there is less room, the widest
/// give way first.
struct TextTable {
  /// What the columns are called; empty for a table without a heading.
  var headings: [String] = []
  var rows: [[String]] = []
  /// Columns of numbers.
  var rightAligned: Set<Int> = []
  var indent = 0
  /// Whether a cell that does not fit goes on in further lines instead of being cut.
  var isWrapped = false

  private static let gap = 2

  /// The lines of the table, made to fit into so many columns if a limit is given.
  func lines(width limit: Int?, style: TextStyle = TextStyle(isEnabled: false)) -> [String] {
    let widths = fitted(to: limit)
    var lines: [String] = []
    if !headings.isEmpty { lines.append(style.bold(line(headings, widths, isCut: limit != nil))) }
    for row in rows {
      guard isWrapped, limit != nil else {
        lines.append(line(row, widths, isCut: limit != nil))
        continue
      }
      let cells = zip(row, widths).map { WrappedText.lines($0, width: $1, breaksWords: true) }
      for number in 0..<(cells.map(\.count).max() ?? 0) {
        let part = cells.map { number < $0.count ? $0[number] : "" }
        lines.append(line(part, widths, isCut: true))
      }
    }
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
    var widths = [Int](repeating: 0, count: count)
    for row in [headings] + rows {
      for (column, cell) in row.enumerated() {
        // Nothing stands behind the last column, so it needs no blanks.
        if limit == nil, column == count - 1, !rightAligned.contains(column) { continue }
        widths[column] = max(widths[column], DisplayWidth.of(cell))
      }
    }
    guard let limit else { return widths }
    let room = max(count, limit - indent - Self.gap * (count - 1))
    // All columns wider than some width get that width.
    var excess = widths.reduce(0, +) - room
    while excess > 0, let widest = widths.max() {
      let wide = widths.indices.filter { widths[$0] == widest }
      let next = widths.filter { $0 < widest }.max() ?? 1
      let step = max(1, min(widest - next, excess / wide.count))
      for column in wide where excess > 0 {
        widths[column] -= step
        excess -= step
      }
    }
    return widths
  }
}
