package import CSV
package import ContactModel
package import SourceText

/// Something wrong or doubtful in a cell.
package struct RowDiagnostic {
  package var code: Diagnostic.Code
  package var severity: Severity
  package var message: String
  package var hint: String
  package var column: Int
}

/// Turns one row into a contact. Made once a thread and reused.
///
/// This is the one road from CSV to a contact: each group of columns in the ``RowPlan`` becomes
/// records. The contact holds copies of the cells that say something, and nothing else.
package struct RowDecoder: ~Copyable {
  let plan: RowPlan
  let source: Source?
  var bytes = ByteArena(capacity: 1 << 12)
  var records: [FieldRecord] = []
  /// What was found in the row read last.
  package private(set) var diagnostics: [RowDiagnostic] = []
  /// The row's cells, valid while it is read.
  var row: [Bytes] = []
  /// The labels that were met, and what the headers say where a row has none.
  var labels: [LabelMemory] = []
  var labelTexts = ByteArena(capacity: 1 << 10)
  let columnLabels: [RowLabel]
  /// Where the row begins in the source.
  var rowStart = 0
  let isGoogle: Bool
  let dropsDefaults: Bool

  /// A label's text and its meaning.
  struct LabelMemory {
    let start: Int
    let count: Int
    let meaning: RowLabel
  }

  package init(plan: RowPlan, source: Source?) {
    self.plan = plan
    self.source = source
    columnLabels = plan.groups.map { RowLabel($0.label) }
    isGoogle = plan.dialect.traits.contains(.google)
    dropsDefaults = plan.dialect.traits.contains(.defaults)
  }

  /// Reads a row; nil where no cell says anything.
  package mutating func decode(_ csvRow: CSVRow, index: Int) -> Contact? {
    row.removeAll(keepingCapacity: true)
    for cell in 0..<csvRow.count { row.append(csvRow[cell]) }
    return decodeRow(csvRow.sourceRange, index: index)
  }

  mutating func decodeRow(_ range: SourceRange, index: Int) -> Contact? {
    bytes.removeAll()
    records.removeAll(keepingCapacity: true)
    diagnostics.removeAll(keepingCapacity: true)
    rowStart = range.lowerBound
    for number in plan.groups.indices { decode(number) }
    if row.count > plan.columnCount { keepSurplusCells() }
    defer { row.removeAll(keepingCapacity: true) }
    guard !records.isEmpty else { return nil }
    return Contact(
      storage: ContactStorage(
        bytes: Array(bytes.view.unsafeBuffer),
        records: records.withUnsafeBufferPointer { Array($0) },
        origin: ContactOrigin(
          source: source, index: index, sourceOffset: range.lowerBound, format: .csv,
          byteCount: range.upperBound - range.lowerBound, isWellFormed: diagnostics.isEmpty)))
  }

  private mutating func decode(_ number: Int) {
    switch plan.groups[number].kind {
    case .text(let key): decodeTexts(number, key)
    case .email: decodeEmail(number)
    case .phone: decodePhone(number)
    case .name: decodeStructured(number, .name)
    case .organization: decodeStructured(number, .organization)
    case .address: decodeAddress(number)
    case .date(let key): decodeDate(number, key)
    case .dateParts: decodeDateParts(number)
    case .category: decodeCategories(number)
    case .gender: decodeGender(number)
    case .media(let key): decodeMedia(number, key)
    case .instantMessage: decodeInstantMessage(number)
    case .socialProfile: decodeSocialProfile(number)
    case .custom: decodeCustom(number)
    case .keep: decodeKept(number)
    case .exact(let key): decodeExact(number, key)
    }
  }

  /// Cells behind the last column have no name, and are kept by their number.
  private mutating func keepSurplusCells() {
    for column in plan.columnCount..<row.count {
      let text = text(column)
      if !text.isEmpty { keep(text, header: Array("Column \(column + 1)".utf8)) }
    }
  }

  // MARK: - Cells

  /// The cell's bytes; empty where the row has no such cell.
  @inline(__always)
  func cell(_ column: Int) -> Bytes {
    column >= 0 && column < row.count ? row[column] : Bytes("")
  }

  /// The cell's text without blanks around it and without what spreadsheets and web programs
  /// put into it, in the arena; empty where it says nothing.
  @inline(__always)
  mutating func text(_ column: Int) -> Range<Int> {
    let cell = cell(column)
    return cell.isEmpty ? 0..<0 : storedText(cell, column)
  }

  private mutating func storedText(_ cell: Bytes, _ column: Int) -> Range<Int> {
    let content = CellText.content(of: cell)
    guard !content.isEmpty else { return 0..<0 }
    let start = bytes.count
    let text = cell[content]
    if CellText.isPlain(text) {
      bytes.append(text)
    } else if CellText.appendDecoded(text, to: &bytes) {
      report(
        .cellHTMLEntity, .note,
        "The cell has HTML's '&…;' for characters; they were undone.",
        hint: "Check whether the text is right.", column)
    }
    if plan.dialect.traits.contains(.escapedBreaks) { CellText.undoEscapedBreaks(&bytes, start) }
    return start..<bytes.count
  }

  mutating func report(
    _ code: Diagnostic.Code, _ severity: Severity, _ message: String, hint: String, _ column: Int
  ) {
    diagnostics.append(
      RowDiagnostic(
        code: code, severity: severity, message: message, hint: hint, column: column))
  }

  // MARK: - Records

  mutating func append(
    _ key: ContactKey, _ text: Range<Int>, form: FieldRecord.Form = .text,
    types: TypeSet = .none, preference: UInt8 = 0
  ) {
    records.append(
      FieldRecord(
        key: key, part: .value, form: form, preference: preference, text: ByteRange(text),
        source: .empty, types: types))
  }

  mutating func appendAttribute(
    _ key: ContactKey, _ part: FieldRecord.Part, _ text: Range<Int>
  ) {
    records.append(
      FieldRecord(key: key, part: part, text: ByteRange(text), source: .empty))
  }

  mutating func store(_ text: [UInt8]) -> Range<Int> {
    let start = bytes.count
    bytes.append(text)
    return start..<bytes.count
  }

  mutating func store(_ text: String) -> Range<Int> {
    let start = bytes.count
    bytes.append(utf8: text)
    return start..<bytes.count
  }

  /// Adds a value with its label.
  mutating func append(
    _ key: ContactKey, _ text: Range<Int>, form: FieldRecord.Form = .text, _ label: RowLabel
  ) {
    append(key, text, form: form, types: label.types, preference: label.isPrimary ? 1 : 0)
    if !label.stored.isEmpty { appendAttribute(key, .label, store(label.stored)) }
  }
}

extension RowDecoder {
  /// Reads a row that is not in a file: its cells are parts of a text.
  package mutating func decode(_ cells: [Range<Int>], of text: Bytes) -> Contact? {
    row.removeAll(keepingCapacity: true)
    for cell in cells { row.append(text[cell]) }
    return decodeRow(SourceRange(source: nil, 0..<text.count), index: 0)
  }
}
