import SourceText

/// Cells of a sheet that are one over several rows (ECMA-376, part 1, section 18.3.1.55): the family name and the
/// address of several people, each in a row. The file has the text in the first row alone.
struct SheetMerges {
  /// By column, the rows of each cell, the next one last.
  private var rows: [Int: [ClosedRange<Int>]] = [:]
  /// What stands in the cells that reach into the next rows, by column.
  private var texts: [Int: (text: String, rows: ClosedRange<Int>)] = [:]
  /// The first row with several cells, which names the columns; in the rows from it on its own cells may be high.
  private var header: Int?

  /// There are none.
  init() {}

  /// Those of a sheet that are several rows high; nil where the sheet's XML is damaged.
  init?(_ sheet: SourceContent) throws {
    var rows: [Int: [ClosedRange<Int>]] = [:]
    let isWhole = try XMLEvents.read(
      sheet,
      start: { element, attributes in
        guard element == "mergeCell", let places = attributes["ref"]?.split(separator: ":"),
          places.count == 2, let column = SheetText.column(of: String(places[0])),
          let first = Self.row(of: places[0]), let last = Self.row(of: places[1]), first < last
        else { return }
        rows[column, default: []].append(first...last)
      },
      end: { _ in }, text: { _ in })
    guard isWhole else { return nil }
    self.rows = rows.mapValues { $0.sorted { $0.lowerBound > $1.lowerBound } }
  }

  private static func row(of place: Substring) -> Int? { Int(place.drop { !$0.isNumber }) }

  /// Puts the texts of high cells into a row below their first one that is somebody's: one that has a name of its own.
  /// In others stand further numbers of the same one.
  mutating func fill(_ row: inout [String], number: Int) {
    if rows.isEmpty { return }
    if header == nil, row.count(where: { !$0.isEmpty }) > 1 { header = number }
    let isSomebodys = row.contains(where: Self.mayBeName)
    for (column, cell) in texts {
      guard cell.rows.contains(number) else {
        texts[column] = nil
        continue
      }
      guard isSomebodys else { continue }
      while row.count <= column { row.append("") }
      if row[column].isEmpty { row[column] = cell.text }
    }
    for column in row.indices {
      guard let high = highCell(column, number), number > header ?? number,
        !row[column].isEmpty
      else { continue }
      texts[column] = (row[column], high)
    }
  }

  /// The cell of a column that begins in a row. Those before it are forgotten.
  private mutating func highCell(_ column: Int, _ number: Int) -> ClosedRange<Int>? {
    guard rows[column] != nil else { return nil }
    while let next = rows[column]?.last, next.lowerBound <= number {
      rows[column]?.removeLast()
      if next.lowerBound == number { return next }
    }
    return nil
  }

  private static func mayBeName(_ text: String) -> Bool {
    text.contains { $0.isLetter } && !text.contains { $0.isNumber || $0 == "@" }
  }
}
