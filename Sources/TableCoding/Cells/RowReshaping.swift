import CSV
import ContactModel
import SourceText

/// Takes the cells of a hand-made table apart, and puts others together, so that each cell of the
/// row that results is one part of one value.
///
/// What stands in a column is found out by ``SheetMatcher``; here each column, or a few that belong
/// together, has a ``CellReader``, and the rows that come out are decoded as those of programs are.
///
/// A class, since it is asked for each row, which would copy it otherwise.
final class RowReshaping: Sendable {
  /// The columns of the rows that result.
  let columns: [ColumnMapping.Column]
  /// Which column of the table each comes from.
  let sources: [Int]
  let readers: [CellReader]
  /// Whether a value in the column makes a row a contact.
  private let identifies: [Bool]
  private let nameColumn: Int
  /// Columns of names and their parts.
  private let nameColumns: Set<Int>
  /// Columns of houses and flats.
  private let homes: Set<Int>
  private let loneCells: LoneCells
  private let sections: SectionNames
  /// Whether some column can hold what makes a contact. A town alone is where somebody lives whose name is not
  /// known, but a table of nothing but towns is of nobody.
  let hasContacts: Bool
  /// How many columns the table has.
  let sourceCount: Int
  private let usualCount: Int
  private let marks: EmptyMarks
  private let dittoMarks: DittoMarks
  /// Whether rows are contacts where no column can hold what makes one: somebody said what the
  /// columns are.
  private let isTold: Bool

  /// Nil where the table is a program's, whose cells are what its columns say.
  init?(_ mapping: ColumnMapping, samples: SampleCells, isTold: Bool) {
    guard mapping.dialect == .sheet, !mapping.columns.isEmpty else { return nil }
    sourceCount = mapping.columns.count
    self.isTold = isTold
    marks = EmptyMarks(mapping, samples)
    let filled = samples.prefix(50).map { $0.count { !$0.isEmpty } }.sorted()
    usualCount = filled.isEmpty ? 0 : filled[filled.count / 2]
    var found = ColumnReaders(mapping, samples)
    homes = Set(mapping.columns.indices.filter { mapping.columns[$0].meaning.part.isNowhere })
    nameColumns = Set(mapping.columns.indices.filter { mapping.columns[$0].meaning.key == .name })
    sections = SectionNames(mapping, samples) { [found] in
      found.contents($0).share(SectionLines.isCapital) >= 0.5
    }
    loneCells = LoneCells(&found)
    (columns, sources, readers) = (found.columns, found.sources, found.readers)
    dittoMarks = DittoMarks(mapping, found.columns, found.sources)
    nameColumn = found.nameColumn
    identifies = zip(columns, sources).map {
      $0.meaning.identifies(from: mapping.columns[$1].meaning.part)
    }
    hasContacts = zip(identifies, sources).contains {
      $0 && !mapping.columns[$1].meaning.part.isArea
    }
  }

  /// What the rows that result are decoded by.
  func mapping(of mapping: ColumnMapping) -> ColumnMapping {
    var result = mapping
    result.columns = columns
    result.columnDateOrders = [:]
    for (number, source) in sources.enumerated() {
      if let order = mapping.columnDateOrders[source] { result.columnDateOrders[number] = order }
    }
    return result
  }

  // MARK: Rows

  /// Fills a row; false where the table's row is no contact.
  func read(_ row: CSVRow, into result: inout ReshapedRow) -> Bool {
    result.begin(row, columnCount: columns.count, marks: marks)
    for reader in readers { reader.read(&result) }
    loneCells.settle(&result)
    dittoMarks.keep(&result)
    for column in sourceCount..<max(sourceCount, row.count) {
      result.copy(column, to: columns.count + column - sourceCount)
    }
    let isContact = isContact(row, result)
    if !isContact, let section = section(row, result) { result.begin(section: section) }
    return isContact
  }

  /// What the people below a row are that names nobody.
  private func section(_ row: CSVRow, _ result: borrowing ReshapedRow) -> String? {
    let filled = filled(row)
    guard hasContacts, filled.count == 1 else { return nil }
    return sections.category(result.text(filled[0]), in: filled[0])
  }

  private func filled(_ row: CSVRow) -> [Int] {
    (0..<row.count).filter { !CellText.content(of: row[$0]).isEmpty }
  }

  private func isContact(_ row: CSVRow, _ result: borrowing ReshapedRow) -> Bool {
    guard hasContacts else { return isTold }
    // A line between the rows, as the name of a section or a total, fills a cell or two.
    let filled = filled(row)
    if usualCount >= 3, let first = filled.first {
      let text = result.text(first)
      // `Sum`, `2`: what is counted is no number that anybody dials.
      func isCount(_ cell: String) -> Bool {
        (1...3).contains(cell.count) && cell.allSatisfy(\.isDigit)
      }
      if SectionLines.isTotal(text)
        && (filled.dropFirst().allSatisfy { isCount(result.text($0)) }
          || !(isNamed(result) && isReachable(result, besides: first)))
        || SectionLines.isSum(text, filled.dropFirst().map { result.text($0) })
        || SectionLines.isTally(text) && !isReachable(result, besides: first)
          && filled.dropFirst().allSatisfy({ result.text($0).allSatisfy(\.isDigit) })
      {
        return false
      }
    }
    if row.count < sourceCount, !isReachable(result, besides: -1),
      filled.contains(where: { SectionLines.hasClock(result.text($0)) })
    {
      return false
    }
    // In the place of the name stands that a flat is vacant, or a post of a department.
    if !isNamed(result, orOfUnit: false),
      nameColumns.contains(where: {
        $0 < row.count && result.text($0).isEmpty && row[$0].string.contains(where: \.isLetter)
      }),
      !columns.indices.contains(where: {
        [.phoneNumber, .emailAddress].contains(columns[$0].meaning.key) && result.isFilled($0)
      })
    {
      return false
    }
    guard columns.indices.contains(where: { identifies[$0] && result.isFilled($0) }) else {
      // Nobody can be called by it, but it is somebody's.
      return columns.indices.contains {
        columns[$0].meaning.key == .birthday && result.isFilled($0)
          || columns[$0].meaning.key == .postalAddress && result.isFilled($0)
            && isSomewhere(row)
      }
    }
    guard let first = filled.first, filled.count == 1 else { return true }
    let text = result.text(first)
    let isWide = usualCount >= 3
    let isName = columns.indices.contains {
      sources[$0] == first && (columns[$0].meaning.key == .name || first == nameColumn)
    }
    if isName {
      return isReachable(result, besides: -1) || !sections.contains(text, in: first, isWide: isWide)
    }
    return !isWide || !SectionLines.isSection(text) && first != 0
  }

  /// Whether a row without a name has more than a flat that stands empty.
  private func isSomewhere(_ row: CSVRow) -> Bool {
    (0..<row.count).contains { !homes.contains($0) && !CellText.content(of: row[$0]).isEmpty }
  }

  /// - Parameter orOfUnit: Whether a department is a name, too.
  private func isNamed(_ row: borrowing ReshapedRow, orOfUnit: Bool = true) -> Bool {
    columns.indices.contains {
      [.name, .formattedName, .organization].contains(columns[$0].meaning.key) && row.isFilled($0)
        && (orOfUnit || columns[$0].meaning.part != .unit)
    }
  }

  private func isReachable(_ row: borrowing ReshapedRow, besides column: Int) -> Bool {
    columns.indices.contains {
      HeaderFields.hasLabels(columns[$0].meaning) && row.isFilled($0) && sources[$0] != column
    }
  }
}

/// A row of a table as it is filled.
struct ReshapedRow: ~Copyable {
  private(set) var bytes = ByteArena(capacity: 1 << 10)
  private(set) var cells: [Range<Int>] = []
  private var row: CSVRow?
  private var marks: EmptyMarks?
  /// What a cell of the table is read as.
  private var shown: (column: Int, text: String)?
  /// What the people are that stand below the row read last which was the name of a section, and whether that is this
  /// row.
  var section = ""
  private(set) var isSection = false
  /// What was assumed or put right, by column of the table.
  private(set) var notes: [RowDiagnostic] = []

  mutating func note(_ code: Diagnostic.Code, _ message: String, hint: String, _ column: Int) {
    note(RowDiagnostic(code: code, severity: .note, message: message, hint: hint, column: column))
  }

  mutating func note(_ diagnostic: RowDiagnostic) { notes.append(diagnostic) }

  mutating func begin(_ row: CSVRow, columnCount: Int, marks: EmptyMarks) {
    self.row = row
    self.marks = marks
    bytes.removeAll()
    notes.removeAll(keepingCapacity: true)
    isSection = false
    cells.removeAll(keepingCapacity: true)
    for _ in 0..<columnCount + max(0, row.count) { cells.append(0..<0) }
  }

  mutating func begin(section: String) { (self.section, isSection) = (section, true) }

  /// The bytes of a cell of the table.
  func cell(_ column: Int) -> Bytes { row?[column] ?? Bytes("") }

  /// The text of a cell of the table without blanks around it and without what spreadsheets put
  /// there; empty where it says nothing.
  func text(_ column: Int) -> String {
    if let shown, shown.column == column { return shown.text }
    let text = CellText.shown(cell(column))
    return marks?.isMark(text, inColumn: column) == true ? "" : text
  }

  /// Has a cell of the table read as a text, or as it is.
  mutating func show(_ text: String?, inColumn column: Int) { shown = text.map { (column, $0) } }

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
    if let shown, shown.column == source { return set(target, shown.text) }
    let isEmpty =
      dropsMarks ? text(source).isEmpty : marks?.isNull(CellText.shown(cell(source))) == true
    if !isEmpty { set(target, cell(source)) }
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
