import CSV
package import ContactModel
package import SourceText

/// Something wrong or doubtful in a cell.
package struct RowDiagnostic {
  package var code: Diagnostic.Code
  package var severity: Severity
  package var message: String
  package var hint: String
  package var column: Int
  /// Whether a value is in no contact because of it.
  package var leavesOut = false

  /// Says that what a cell of postal code and town holds was kept as the town.
  static func unsplitLocality(_ text: String, _ column: Int) -> RowDiagnostic {
    RowDiagnostic(
      code: .cellUnsplitLocality, severity: .note,
      message:
        "Postal code and town can't be told apart in '\(text.prefix(60))'; it was kept as the town.",
      hint: "Give the postal code a column of its own.", column: column)
  }

  /// What is said of a cell with nothing but a spreadsheet's sign in it.
  static func destroyed(_ cell: String, _ column: Int) -> RowDiagnostic {
    RowDiagnostic(
      code: .cellDestroyed, severity: .warning,
      message:
        "'\(cell.prefix(24))' stands where a spreadsheet could not show or compute a value, which is lost.",
      hint: "Export the contacts again, or mend the table where it was made.", column: column,
      leavesOut: true)
  }

  /// What is said of a postal code that gets its zero back.
  static func lostZero(_ code: String, _ repaired: String, _ column: Int) -> RowDiagnostic {
    RowDiagnostic(
      code: .cellLostZero, severity: .note,
      message:
        "The postal code '\(code)' has lost its first zero, as in spreadsheets; it was read as '\(repaired)'.",
      hint: "Format the column as text before saving the table.", column: column)
  }
}

/// Turns one row into a contact. Made once a thread and reused.
///
/// This is the one road from CSV to a contact: each group of columns in the ``RowPlan`` becomes
/// records. The contact holds copies of the cells that say something, and nothing else.
///
/// What is called for every cell is `mutating` even where it only looks: the compiler copies the
/// whole decoder to call what is not.
package struct RowDecoder: ~Copyable {
  let plan: RowPlan
  var bytes = ByteArena(capacity: 1 << 12)
  var records = RecordBuffer()
  /// Where the contact read last came from.
  private var origin: ContactOrigin
  /// What was found in the row read last.
  package internal(set) var diagnostics: [RowDiagnostic] = []
  /// The row's cells, valid while it is read.
  var row: RowCells
  private var reshaped = ReshapedRow()
  var steps: RowSteps
  /// A bit for each step that the row has cells for.
  private var wanted: [UInt64]
  /// The labels that were met, and what the headers say where a row has none.
  var labels: [LabelMemory] = []
  var labelTexts = ByteArena(capacity: 1 << 10)
  /// How much of the texts of labels is from headers.
  let headerLabelsEnd: Int
  /// Whether ``groups`` are noted.
  private let notesGroups: Bool
  /// The groups of the plan whose cells the row read last has values from, and the records of these.
  private(set) var groups: [(number: Int, records: Range<Int>)] = []
  let isGoogle: Bool
  let dropsDefaults: Bool
  let isHandMade: Bool
  private let hidesPeople: Bool
  private let hasEscapedBreaks: Bool

  /// - Parameter notesGroups: Whether it is noted which columns values come from.
  package init(plan: RowPlan, source: Source?, notesGroups: Bool = false) {
    self.plan = plan
    self.notesGroups = notesGroups
    origin = ContactOrigin(source: source, format: .csv)
    isGoogle = plan.dialect.traits.contains(.google)
    dropsDefaults = plan.dialect.traits.contains(.defaults)
    isHandMade = plan.dialect.traits.contains(.handMade)
    hidesPeople = plan.dialect.traits.contains(.hidesPeople)
    hasEscapedBreaks = plan.dialect.traits.contains(.escapedBreaks)
    row = RowCells(capacity: plan.columnCount)
    steps = RowSteps(plan)
    wanted = [UInt64](repeating: 0, count: plan.groups.count / 64 + 1)
    for (number, group) in plan.groups.enumerated() {
      steps.setLabel(CellLabel(group.label, textIn: &labelTexts), of: number)
    }
    headerLabelsEnd = labelTexts.count
  }

  /// Reads a row; false where it is no contact.
  mutating func read(_ csvRow: CSVRow, index: Int) -> Bool {
    if let reshaping = plan.reshaping { return read(csvRow, index: index, reshaping) }
    row.load(csvRow)
    decodeRow()
    for number in 0..<row.filledCount {
      let column = row.filledColumn(number)
      tellDestroyed(row[column], column)
    }
    let isNobody = hidesPeople && !records.isEmpty && tellsOfNobody()
    if isNobody { tellOfNobody(csvRow) }
    settleOrigin(csvRow.sourceOffsets, index)
    return !records.isEmpty && !isNobody
  }

  /// Whether the row read last has nothing but dates and columns that are kept.
  private mutating func tellsOfNobody() -> Bool {
    records.view.allSatisfy { $0.key == .date || $0.key == .preserved }
  }

  /// What the people are that stand below the section whose row was read last; empty where none was.
  var section: String {
    get { reshaped.section }
    set { reshaped.section = newValue }
  }

  private mutating func tellOfNobody(_ csvRow: CSVRow) {
    let text = csvRow.strings.filter { !$0.isEmpty }.joined(separator: ", ")
    diagnostics = [
      RowDiagnostic(
        code: .rowWithoutContact, severity: .note,
        message: "The row '\(text.prefix(80))' names nobody; "
          + (reshaped.isSection
            ? "the contacts below it are in a group of that name."
            : "no contact was made of it."),
        hint: "If it is a contact, give it a name, a number or an address.", column: -1)
    ]
  }

  /// Reads a row of a hand-made table.
  private mutating func read(_ csvRow: CSVRow, index: Int, _ reshaping: RowReshaping) -> Bool {
    let isContact = reshaping.read(csvRow, into: &reshaped)
    row.load(reshaped.cells, of: reshaped.bytes.view)
    decodeRow()
    row.removeAll()
    for number in diagnostics.indices
    where reshaping.sources.indices.contains(diagnostics[number].column) {
      diagnostics[number].column = reshaping.sources[diagnostics[number].column]
    }
    diagnostics += reshaped.notes
    if !isContact, !records.isEmpty, reshaping.hasContacts { tellOfNobody(csvRow) }
    for column in 0..<csvRow.count { tellDestroyed(csvRow[column], column) }
    if isContact, !records.isEmpty, !section.isEmpty { append(.category, store(section)) }
    settleOrigin(csvRow.sourceOffsets, index)
    return isContact && !records.isEmpty
  }

  /// Says that a spreadsheet put a sign in the place of a cell's value, if it has.
  @inline(__always)
  private mutating func tellDestroyed(_ cell: Bytes, _ column: Int) {
    if cell.first == UInt8(ascii: "#"), DestroyedCell.isOne(cell) {
      diagnostics.append(.destroyed(cell.string, column))
    }
  }

  /// Makes records of the row's cells.
  private mutating func decodeRow() {
    bytes.removeAll()
    records.removeAll(from: 0)
    if !diagnostics.isEmpty { diagnostics.removeAll(keepingCapacity: true) }
    if notesGroups { groups.removeAll() }
    let hasSurplus = findWanted()
    for word in wanted.indices {
      var bits = wanted[word]
      wanted[word] = 0
      while bits != 0 {
        let number = word &* 64 &+ bits.trailingZeroBitCount
        let first = records.count
        decode(number)
        if notesGroups { groups.append((number, first..<records.count)) }
        bits &= bits &- 1
      }
    }
    if hasSurplus { keepSurplusCells() }
  }

  private mutating func settleOrigin(_ offsets: Range<Int>, _ index: Int) {
    origin.index = index
    origin.sourceOffset = offsets.lowerBound
    origin.byteCount = offsets.count
    origin.isWellFormed = diagnostics.isEmpty
  }

  /// The contact read last.
  var contact: Contact {
    Contact(
      storage: ContactStorage(
        bytes: Array(bytes.view.unsafeBuffer), records: Array(records.view), origin: origin))
  }

  /// What the contact read last is made of, valid until the next one is read.
  var content: ContactContent {
    ContactContent(bytes: bytes.view, records: records.view, origin: origin)
  }

  /// Marks the steps that the row has cells for; tells whether it has cells behind the last column.
  private mutating func findWanted() -> Bool {
    let steps = steps.ofColumns
    let columns = row.filledColumns
    var end = columns.count
    while end > 0, columns[end - 1] >= steps.count { end -= 1 }
    // The bits of most rows are in one word, which stays in a register.
    var word = 0
    var bits: UInt64 = 0
    for number in 0..<end {
      let step = steps[columns[number]]
      if step < 0 { continue }
      if step &>> 6 != word {
        wanted[word] |= bits
        (word, bits) = (step &>> 6, 0)
      }
      bits |= 1 &<< UInt64(truncatingIfNeeded: step)
    }
    wanted[word] |= bits
    return end < columns.count
  }

  private mutating func decode(_ number: Int) {
    let step = steps[number]
    switch step.pointee.kind {
    case .text: decodeText(step)
    case .email: decodeEmail(step, number)
    case .phone: decodePhone(step)
    case .name, .organization: decodeStructured(step)
    case .address: decodeAddress(step)
    case .date: decodeDate(step)
    case .category: decodeCategories(step)
    case .dateParts: decodeDateParts(number)
    case .gender: decodeGender(number)
    case .media: decodeMedia(number, step.pointee.header.key)
    case .instantMessage: decodeInstantMessage(number)
    case .socialProfile: decodeSocialProfile(number)
    case .custom: decodeCustom(number)
    case .keep: decodeKept(number)
    case .exact: decodeExact(number, step.pointee.header.key)
    }
  }

  /// Cells behind the last column have no name, and are kept by their number.
  private mutating func keepSurplusCells() {
    for number in 0..<row.filledCount where row.filledColumn(number) >= plan.columnCount {
      let column = row.filledColumn(number)
      let text = text(column)
      let number = plan.tableColumnCount + column - plan.columnCount + 1
      if !text.isEmpty { keep(text, header: "Column \(number)") }
    }
  }

  // MARK: - Cells

  /// A text in the arena, and what occurs in it.
  struct StoredText {
    var range: Range<Int>
    var traits: CellTraits

    var isEmpty: Bool { range.isEmpty }
  }

  /// The cell's bytes; empty where the row has no such cell.
  @inline(__always)
  func cell(_ column: Int) -> Bytes { row[column] }

  /// The cell's text without blanks around it and without what spreadsheets and web programs
  /// put into it, in the arena; empty where it says nothing.
  @inline(__always)
  mutating func storedText(_ column: Int) -> StoredText {
    let cell = row[column]
    guard let first = cell.first, let last = cell.last else {
      return StoredText(range: 0..<0, traits: .none)
    }
    let traits = CellTraits(cell)
    // Most cells are their text.
    if !traits.needsDecoding, first > 0x20, last > 0x20, first != UInt8(ascii: "="),
      first != UInt8(ascii: "'"), last != UInt8(ascii: "#"), !hasEscapedBreaks
    {
      let start = bytes.count
      bytes.append(cell)
      return StoredText(range: start..<bytes.count, traits: traits)
    }
    return StoredText(range: decodedText(cell, column), traits: .unknown)
  }

  /// The cell's text alone.
  mutating func text(_ column: Int) -> Range<Int> { storedText(column).range }

  private mutating func decodedText(_ cell: Bytes, _ column: Int) -> Range<Int> {
    let content = CellText.content(of: cell)
    guard !content.isEmpty else { return 0..<0 }
    let start = bytes.count
    let text = cell[content]
    if !CellTraits(text).needsDecoding {
      bytes.append(text)
    } else if CellText.appendDecoded(text, to: &bytes) {
      report(
        .cellHTMLEntity, .note,
        "The cell has HTML's '&…;' for characters; they were undone.",
        hint: "Check whether the text is right.", column)
    }
    if hasEscapedBreaks { CellText.undoEscapedBreaks(&bytes, start) }
    return start..<bytes.count
  }

  mutating func report(
    _ code: Diagnostic.Code, _ severity: Severity, _ message: String, hint: String, _ column: Int
  ) {
    diagnostics.append(
      RowDiagnostic(code: code, severity: severity, message: message, hint: hint, column: column))
  }

  // MARK: - Records

  /// Adds a value with its label.
  @inline(__always)
  mutating func append(_ header: FieldRecord, _ text: Range<Int>, _ label: CellLabel) {
    var record = header
    record.text = ByteRange(text)
    record.types = label.types
    record.preference = label.isPrimary ? 1 : 0
    records.append(record)
    if label.textCount > 0 { appendLabel(header.key, label) }
  }

  private mutating func appendLabel(_ key: ContactKey, _ label: CellLabel) {
    let start = bytes.count
    bytes.append(labelTexts[label.textStart..<label.textStart + label.textCount])
    appendAttribute(key, .label, start..<bytes.count)
  }

  mutating func append(
    _ key: ContactKey, _ text: Range<Int>, form: FieldRecord.Form = .text,
    _ label: CellLabel = CellLabel()
  ) {
    let header = FieldRecord(key: key, part: .value, form: form, text: .empty, source: .empty)
    append(header, text, label)
  }

  mutating func appendAttribute(_ key: ContactKey, _ part: FieldRecord.Part, _ text: Range<Int>) {
    records.append(FieldRecord(key: key, part: part, text: ByteRange(text), source: .empty))
  }

  mutating func store(_ text: String) -> Range<Int> {
    let start = bytes.count
    bytes.append(utf8: text)
    return start..<bytes.count
  }
}

// Rows that are not in a file.
extension RowDecoder {
  /// Reads a row whose cells are parts of a text.
  package mutating func decode(_ cells: [Range<Int>], of text: Bytes) -> Contact? {
    row.load(cells, of: text)
    decodeRow()
    settleOrigin(0..<0, 0)
    // The text may change from here on.
    row.removeAll()
    return records.isEmpty ? nil : contact
  }
}
