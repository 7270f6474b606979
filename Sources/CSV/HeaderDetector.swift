import SourceText

/// Finds the row that names the columns, and what stands before it.
struct HeaderDetector {
  let rows: SampleRows
  /// How many cells most rows have.
  let columns: Int
  let delimiter: UInt8
  /// Whether a text is known as the name of a column.
  let isColumnName: (@Sendable (String) -> Bool)?
  /// Whether a text is hardly anything but somebody's name.
  var namesPerson: (@Sendable (String) -> Bool)?
  /// What the header begins with for certain, if anything is; see ``CSVReader/Options/signature``.
  let signature: String?

  struct Finding {
    /// The first row that is not preamble.
    var first: Int
    var hasHeader: CSVFinding<Bool>
    /// The row above the header that names groups of its columns.
    var groups: Int?
    /// The row below the header that says what the columns of its groups are.
    var kinds: Int?
  }

  /// How many rows may stand before the header.
  private static let preambleLimit = 30

  func detect() -> Finding {
    guard rows.count > 0 else {
      return Finding(
        first: 0, hasHeader: CSVFinding(false, confidence: 0.5, evidence: "there is no row"))
    }
    if isSigned(0) {
      return Finding(
        first: 0,
        hasHeader: CSVFinding(true, confidence: 1, evidence: "the first row begins as no other"))
    }
    let first = firstRow()
    let isGroupRow = first > 0 && namesGroups(first - 1, above: first)
    return Finding(
      first: first, hasHeader: header(first), groups: isGroupRow ? first - 1 : nil,
      kinds: namesKinds(first + 1, below: first) ? first + 1 : nil)
  }

  private func isSigned(_ row: Int) -> Bool {
    guard let signature, rows.cellCount(row) > 0 else { return false }
    return CellShape.trimmed(rows.cell(0, of: row)).elementsEqual(signature.utf8)
  }

  // MARK: What stands before the header

  private func firstRow() -> Int {
    guard columns > 1, !namesFieldsDownTheSide else { return 0 }
    let last = min(rows.count, Self.preambleLimit)
    // A header has rows below it, names many of the columns, and holds no data: a total at the end and a
    // row of kinds of numbers do not.
    if let known = (0..<last).first(where: { row in
      knownShare(row) >= 0.5 && rows.filled(row).count > 1
        && (row == 0
          || row + 1 < rows.count && rows.filled(row).count * 3 >= columns && !holdsData(row))
        && !isOfList(row, before: last)
    }) {
      // Names of groups of columns stand above the header, over the first of each.
      let next = known + 1
      let isGroupRow =
        next < last
        && (rows.filled(known).count * 2 <= rows.filled(next).count && knownShare(next) > 0.5
          && looksLikeHeader(next, hasNumbers: true) || fillsGaps(next, of: known))
      return isGroupRow ? next : known
    }
    if let row = rowBelowProgramLine(last) { return row }
    // A status line above a list without a header, as mail programs print it.
    if rows.count > 1, delimiter == UInt8(ascii: "\t"), rows.cellCount(0) == 1,
      rows.cellCount(1) == columns, CellShape(rows.cell(0, of: 1)).isData,
      !CellShape(rows.cell(0, of: 0)).isData
    {
      return 1
    }
    var row = 0
    while row < last {
      guard isOutsideTable(row) else { break }
      row += 1
    }
    if row > 0, row < rows.count, looksLikeHeader(row) { return row }
    // A title and an empty row above rows without a header.
    if row > 1, row < rows.count, rows.filled(row - 1).count == 0,
      rows.cellCount(row) == columns,
      (0..<columns).contains(where: { CellShape(rows.cell($0, of: row)).isData })
    {
      return row
    }
    // Prose with delimiters in it, and a blank line between it and the header.
    for row in 1..<max(1, last) where rows.isAfterBlank[row] {
      if looksLikeHeader(row), rows.cellCount(row) == columns,
        (0..<row).allSatisfy({ rows.cellCount($0) != columns || isProse($0) })
      {
        return row
      }
      // A few lines of names and values, and a wider table below them.
      if looksLikeHeader(row), rows.usualCellCount(from: row) == rows.cellCount(row),
        (0..<row).allSatisfy({ rows.cellCount($0) < rows.cellCount(row) })
      {
        return row
      }
    }
    return 0
  }

  /// Whether a row is one of those above the header that say something of the list, as `Club;Rowers` and
  /// `As of;1.11.2024` do: none has more than a name and a value, and the header has more, or names alone.
  private func isOfList(_ row: Int, before last: Int) -> Bool {
    guard let isColumnName, saysOneThing(row),
      let header = (row..<last).first(where: { !saysOneThing($0) }),
      rows.usualCellCount(from: header) == rows.cellCount(header), !holdsData(header)
    else { return false }
    // A table that another was joined to has a header, too, and cells below that are no names.
    let keys = (row..<header).filter { rows.filled($0).count > 0 }
      .map { CellShape.trimmed(rows.cell(0, of: $0)).string }
    if keys.allSatisfy(isColumnName), knownShare(header) == 1 { return true }
    let names = (0..<rows.cellCount(header)).map {
      CellShape.trimmed(rows.cell($0, of: header)).string
    }
    return rows.filled(header).count > 2 && knownShare(header) >= 0.5
      && !keys.prefix(1).contains(where: names.contains)
  }

  /// Whether a row has at most a name and a value, which are not both names of columns.
  private func saysOneThing(_ row: Int) -> Bool {
    let isFilled = (0..<rows.cellCount(row)).map {
      !CellShape.trimmed(rows.cell($0, of: row)).isEmpty
    }
    return isFilled.dropFirst(2).allSatisfy { !$0 }
      && !(isFilled.count { $0 } == 2 && knownShare(row) == 1)
  }

  /// The row below a line of what a program tells another, which has other cells than the table, where some
  /// names of columns are known: `"EXTF";700;16;…` of DATEV.
  private func rowBelowProgramLine(_ last: Int) -> Int? {
    guard last > 2, rows.cellCount(0) != columns, knownShare(0) == 0, rows.cellCount(1) == columns,
      looksLikeHeader(1), knownShare(1) * Double(rows.filled(1).count) > 2
    else { return nil }
    return 1
  }

  /// Whether the first cells of nearly all rows are names of columns, and those of the first row are not:
  /// each contact has a column. What people are (`Chair`, `Secretary`) may be called as columns are, and in the
  /// corner anything may stand.
  private var namesFieldsDownTheSide: Bool {
    guard let isColumnName, rows.cellCount(0) == columns, knownShare(0) < 0.5,
      (1..<columns).allSatisfy({ !CellShape.trimmed(rows.cell($0, of: 0)).isEmpty })
    else { return false }
    let side = (1..<rows.count).map { rows.cellCount($0) > 0 ? rows.cell(0, of: $0).string : "" }
    let known = side.count(where: isColumnName)
    return known > 2 && known * 4 >= side.count * 3 && Set(side).count == side.count
  }

  /// Whether a row has a name over the first of several columns, as cells that were merged give it.
  private func namesGroups(_ row: Int, above header: Int) -> Bool {
    let filled = rows.filled(row)
    let fillsGaps = fillsGaps(header, of: row)
    guard filled.count > 1,
      fillsGaps
        || rows.cellCount(row) == rows.cellCount(header)
          && filled.count * 2 <= rows.filled(header).count
    else { return false }
    func isKnown(_ index: Int) -> Bool {
      isColumnName?(rows.cell(index, of: row).string) ?? false
    }
    var last: Int?
    for index in 0..<rows.cellCount(row) where isFilled(index, row) {
      let cell = CellShape.trimmed(rows.cell(index, of: row))
      if cell.count > 100 || CellShape(cell).isData { return false }
      // What stands over one column alone is its name, or as well known as one.
      if let last, index == last + 1,
        !fillsGaps || isFilled(last, header) && !(isKnown(last) && isKnown(index))
      {
        return false
      }
      last = index
    }
    return !isPageTitle(row, above: header) || saysMore(row, above: header)
  }

  /// Whether a row has names of columns wherever the one above it has none, and those below it have not: over
  /// the first of several columns stands what they are of, and over one alone what it is.
  private func fillsGaps(_ row: Int, of above: Int) -> Bool {
    guard let isColumnName, row + 1 < rows.count, rows.cellCount(above) <= rows.cellCount(row)
    else { return false }
    var group = ""
    var (hasGap, known) = (false, 0)
    for index in 0..<rows.cellCount(row) {
      if isFilled(index, above) {
        group = rows.cell(index, of: above).string
      } else {
        hasGap = true
      }
      guard isFilled(index, row) else {
        if isFilled(index, above) { continue } else { return false }
      }
      let cell = rows.cell(index, of: row)
      if cell.count > 100 || CellShape(cell).isData { return false }
      if cell.count > 1, isColumnName(cell.string) || isColumnName("\(group) \(cell.string)") {
        known += 1
      }
    }
    return hasGap && known > 1 && known * 4 >= rows.filled(row).count * 3
      && (row + 1..<min(rows.count, row + 50)).allSatisfy { knownShare($0) < 0.5 }
  }

  private func isFilled(_ index: Int, _ row: Int) -> Bool {
    (0..<rows.cellCount(row)).contains(index)
      && !CellShape.trimmed(rows.cell(index, of: row)).isEmpty
  }

  /// Whether a row says which page it is of, or stands again where the header does.
  private func isPageTitle(_ row: Int, above header: Int) -> Bool {
    let title = PageTitle(rows.line(row).string, delimiter: delimiter)
    let names = rows.line(header)
    return title.hasPage
      || (header + 1..<rows.count).contains { next in
        rows.line(next).isSame(as: names) && title.recurs(as: rows.line(next - 1))
      }
  }

  /// Whether a row above the header tells columns of one name apart, or makes names of columns with those below
  /// it: what a list is called, and which page it is, does neither.
  private func saysMore(_ row: Int, above header: Int) -> Bool {
    let names = (0..<rows.cellCount(header)).map {
      CellShape.trimmed(rows.cell($0, of: header)).string
    }
    let filled = names.filter { !$0.isEmpty }
    guard let isColumnName, Set(filled).count == filled.count else { return true }
    var group = ""
    return names.enumerated().contains { index, name in
      let cell = CellShape.trimmed(rows.cell(index, of: row))
      if !cell.isEmpty { group = cell.string }
      return isColumnName(group) || isColumnName("\(group) \(name)")
    }
  }

  /// Whether a row has names for columns that stand below one name of the header, and nothing else, as
  /// cells that were merged give it.
  private func namesKinds(_ row: Int, below header: Int) -> Bool {
    guard row < rows.count, rows.cellCount(row) <= rows.cellCount(header),
      rows.filled(row).count > 1
    else { return false }
    if isSecondHalf(row, of: header) { return true }
    guard rows.filled(row).count * 2 <= rows.filled(header).count else { return false }
    return (0..<rows.cellCount(row)).allSatisfy { index in
      guard isFilled(index, row) else { return true }
      let isInGroup =
        isFilled(index, header)
        ? !isFilled(index + 1, header) && isFilled(index + 1, row) : isFilled(index - 1, row)
      return isInGroup && !CellShape(rows.cell(index, of: row)).isData
    }
  }

  /// Whether a row goes on with the names of the header: it has words alone, some where the header has gaps, and
  /// nothing in the first two columns that are named, which all of the next rows have.
  private func isSecondHalf(_ row: Int, of header: Int) -> Bool {
    let named = (0..<rows.cellCount(header)).filter { isFilled($0, header) }.prefix(2)
    let next = row + 1..<min(rows.count, row + 4)
    return named.count == 2 && next.count > 1
      && named.allSatisfy { column in
        !isFilled(column, row) && next.allSatisfy { isFilled(column, $0) }
      }
      && (0..<rows.cellCount(row)).contains { isFilled($0, row) && !isFilled($0, header) }
      && !(0..<rows.cellCount(row)).contains { CellShape(rows.cell($0, of: row)).isData }
      && next.allSatisfy { row in
        (0..<rows.cellCount(row)).contains { CellShape(rows.cell($0, of: row)).isData }
      }
  }

  /// Whether a row is a title, a note, or empty.
  private func isOutsideTable(_ row: Int) -> Bool {
    let filled = rows.filled(row)
    if filled.count <= 1 { return !CellShape(rows.cell(filled.first, of: row)).isData }
    if rows.cellCount(row) < columns, isComment(row) { return true }
    // Things as `Exported:;2024-01-01`.
    if filled.count == 2, columns > 2, rows.cell(0, of: row).last == UInt8(ascii: ":") {
      return true
    }
    return filled.count * 2 < columns && filled.count <= 3
  }

  private func isComment(_ row: Int) -> Bool {
    rows.cell(0, of: row).first == UInt8(ascii: "#")
  }

  private func isProse(_ row: Int) -> Bool {
    (0..<rows.cellCount(row)).contains { index in
      let cell = rows.cell(index, of: row)
      return cell.count > 40 || (index > 0 && cell.first == 0x20)
    }
  }

  /// Whether a row may name columns: no data, few gaps, no name twice and none too long.
  ///
  /// - Parameter hasNumbers: Whether a few may be numbers, as years are below `Donations`.
  private func looksLikeHeader(_ row: Int, hasNumbers: Bool = false) -> Bool {
    let filled = rows.filled(row)
    guard filled.count > 1, filled.count * 5 >= columns * 3, rows.cellCount(row) * 2 > columns
    else { return false }
    return (0..<rows.cellCount(row)).allSatisfy { index in
      let cell = rows.cell(index, of: row)
      return cell.count <= 100
        && (!CellShape(cell).isData || hasNumbers && isNumber(row, index))
    }
  }

  // MARK: Whether there is a header

  /// The share of a row's texts that are names of columns, each counted once: a cross that stands again and
  /// again where people tick says nothing more by it.
  private func knownShare(_ row: Int) -> Double {
    guard let isColumnName else { return 0 }
    let texts = Set((0..<rows.cellCount(row)).map { rows.cell($0, of: row).string })
      .filter { $0.contains { !$0.isWhitespace } }
    guard !texts.isEmpty else { return 0 }
    return Double(texts.count(where: isColumnName)) / Double(texts.count)
  }

  /// Whether a row holds something besides words and numbers.
  private func holdsData(_ row: Int) -> Bool {
    (0..<rows.cellCount(row)).contains {
      CellShape(rows.cell($0, of: row)).isData && !isNumber(row, $0)
    }
  }

  private func header(_ row: Int) -> CSVFinding<Bool> {
    let below = (row + 1)..<min(rows.count, row + 50)
    if comesAgain(row, below) {
      return CSVFinding(
        false, confidence: 0.8, evidence: "the first row has cells that come again below it")
    }
    let known = knownShare(row)
    if known >= 0.5 {
      return CSVFinding(
        true, confidence: 0.8 + 0.19 * known,
        evidence: "\(Int((known * 100).rounded()))% of the first row are names of columns")
    }
    let data = (0..<rows.cellCount(row)).filter { index in
      func isYear(_ row: Int) -> Bool {
        index < rows.cellCount(row) && CellShape.isYear(rows.cell(index, of: row))
      }
      // A year above cells that are none is a name, as where people tick whom they wrote to.
      return CellShape(rows.cell(index, of: row)).isData
        && !(known > 0 && isYear(row) && !below.contains(where: isYear))
    }
    if data.count > 1 || (data.count == 1 && !isNumber(row, data[0])) {
      return CSVFinding(
        false, confidence: 0.95, evidence: "the first row holds addresses, numbers or dates")
    }
    if known == 0 || knownComesAgain(row, below),
      isLikeRows(row, below) || namesPeople(row, below)
    {
      return CSVFinding(
        false, confidence: 0.8, evidence: "the first row is like the rows below it")
    }
    let columnsWithData = Set(
      below.flatMap { row in
        (0..<rows.cellCount(row)).filter { CellShape(rows.cell($0, of: row)).isData }
      })
    if !columnsWithData.isEmpty {
      return CSVFinding(
        true, confidence: known > 0 ? 0.95 : 0.9,
        evidence: "the first row is words alone, and rows below it hold addresses or numbers")
    }
    if known > 0 {
      return CSVFinding(
        true, confidence: 0.8, evidence: "the first row holds the name of a column")
    }
    return CSVFinding(
      true, confidence: 0.5, evidence: "the first row is words alone, and so are the others")
  }

  private func isNumber(_ row: Int, _ index: Int) -> Bool {
    if case .number = CellShape(rows.cell(index, of: row)) { return true }
    return false
  }
}
