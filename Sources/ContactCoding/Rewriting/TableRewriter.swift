import CSV
import ContactModel
import FileFormats
import SourceText
import TableCoding

/// Writes a table again.
final class TableRewriter: ContactRewriter {
  private let input: ContactInput
  private var splicer: SourceSplicer
  private let isRepairing: Bool
  private let charset: Charset
  private var slot: ReadingSlot?
  private var rewriters: [Int: RowRewriter] = [:]
  /// What was found wrong in the rows of the part that was begun.
  private var problems: [Range<Int>] = []
  /// Where the last row ends that was read, and whether it was left out.
  private var last: (end: Int, breakLength: Int, isRemoved: Bool)?
  private var newline: [UInt8]

  init(
    _ input: ContactInput, isRepairing: Bool,
    to sink: @escaping (UnsafeRawBufferPointer) throws -> Void
  ) {
    self.input = input
    self.isRepairing = isRepairing
    splicer = SourceSplicer(input.original ?? input.stream, to: sink)
    let charset = input.stream.encoding.charset
    self.charset = charset == .ascii ? .utf8 : charset
    newline = input.rows?.layout.syntax.newline.bytes ?? [0x0D, 0x0A]
  }

  /// Refuses to change a table whose rows are the columns of the file.
  private func checkRows() throws {
    guard input.original == nil else {
      throw ContactFileError(
        .unchangeable,
        message:
          "\(input.source.name) has its contacts side by side, one to a column, and can't be changed "
          + "in place. Convert it first.",
        path: input.source.name)
    }
  }

  func begin(_ slot: ReadingSlot) throws {
    self.slot = slot
    // While its rows are there to be seen.
    if let rows = slot.rows { _ = rewriter(rows) }
    problems =
      isRepairing
      ? slot.outside.filter { $0.severity >= .warning }.compactMap { $0.range.map(offsets) } : []
  }

  // MARK: Rows

  func keep(_ number: Int) throws -> [FieldLoss]? {
    guard let (row, rows) = row(number) else { return nil }
    pass(row, isRemoved: false)
    guard isRepairing, input.original == nil, needsRepair(row), let rewriter = rewriter(rows) else {
      return nil
    }
    // Columns that other rows have beyond the header are none of this one.
    let width = (rewriter.table.mapping.columns.lastIndex { !$0.header.isEmpty } ?? -1) + 1
    var cells: [Int: String] = [:]
    for column in 0..<max(row.count, width) {
      cells[column] = decoded(row[column]) ?? row[column].string
    }
    let text = rewriter.text(cells, row, width: width)
    guard text != row.sourceText || !isEncodedAsRead(row) else { return nil }
    try splicer.replace(row.sourceOffsets, with: encoded(text))
    return []
  }

  func replace(
    _ number: Int, by contact: Contact
  ) throws -> (losses: [FieldLoss], isChanged: Bool) {
    guard let (row, rows) = row(number), let rewriter = rewriter(rows) else { return ([], false) }
    try checkRows()
    pass(row, isRemoved: false)
    rewriter.section = rows.contactSections[number] ?? ""
    var change = rewriter.change(row, of: rows.batch, to: contact)
    let losses = change.losses + unencodable(change.cells)
    leaveEchoes(in: &change.cells, of: row)
    guard !change.cells.isEmpty else { return (losses, false) }
    guard row.isRegular, isEncodedAsRead(row) else {
      try splicer.replace(row.sourceOffsets, with: encoded(rewriter.text(change.cells, row)))
      return (losses, true)
    }
    for column in change.cells.keys.sorted() where column < row.count {
      let cell = rewriter.cell(change.cells[column] ?? "", column, row)
      try splicer.replace(place(of: column, in: row), with: encoded(cell))
    }
    // The row may be too short to have the others.
    let whole = rewriter.text(change.cells, row)
    let surplus = change.cells.filter { $0.key >= row.count && !$0.value.isEmpty }
    if !surplus.isEmpty {
      let short = rewriter.text(change.cells.filter { $0.key < row.count }, row)
      try splicer.replace(
        row.sourceOffsets.upperBound..<row.sourceOffsets.upperBound,
        with: encoded(Array(whole.dropFirst(short.count))))
    }
    return (losses, true)
  }

  func remove(_ number: Int) throws {
    guard let (row, _) = row(number) else { return }
    try checkRows()
    pass(row, isRemoved: true)
    let range = row.sourceOffsets
    try splicer.replace(range.lowerBound..<range.upperBound + row.breakLength, with: [])
  }

  func add(_ contact: Contact) throws -> [FieldLoss] {
    guard let rewriter = currentRewriter else { return [] }
    try checkRows()
    let batch = slot?.rows?.batch ?? emptyBatch
    rewriter.section = ""
    let change = rewriter.change(nil, of: batch, to: contact)
    let text = encoded(rewriter.text(change.cells, nil))
    let place = place
    let newline = encoded(newline)
    try splicer.replace(
      place.offset..<place.offset, with: place.endsLine ? text + newline : newline + text)
    return change.losses + unencodable(change.cells)
  }

  func finish() throws { try splicer.finish() }

  // MARK: Places

  private func row(_ number: Int) -> (CSVRow, RowSlot)? {
    guard let rows = slot?.rows, number < rows.contactRows.count else { return nil }
    return (rows.batch[rows.contactRows[number]], rows)
  }

  private func pass(_ row: CSVRow, isRemoved: Bool) {
    last = (row.sourceOffsets.upperBound, row.breakLength, isRemoved)
  }

  /// Where new rows stand: behind the last, which is the header where there is none. Whether they
  /// end with a line break, or begin with one.
  private var place: (offset: Int, endsLine: Bool) {
    if let last {
      guard last.isRemoved, last.breakLength > 0 else { return (last.end, false) }
      return (last.end + last.breakLength, true)
    }
    guard let header = input.rows?.layout.headerRange.map(offsets) else {
      return (input.stream.textOffset, true)
    }
    return (header.upperBound, false)
  }

  /// Where a cell stands in the source. Its bytes are in the file's encoding.
  private func place(of column: Int, in row: CSVRow) -> Range<Int> {
    let range = row.textRange(column)
    let start = row.sourceOffsets.lowerBound
    guard !input.stream.isTranscoded, charset != .utf8 else {
      return start + range.lowerBound..<start + range.upperBound
    }
    let text = row.sourceText
    let lower = start + encoded(Array(text[..<range.lowerBound])).count
    return lower..<lower + encoded(Array(text[range])).count
  }

  private func offsets(_ range: SourceRange) -> Range<Int> { range.lowerBound..<range.upperBound }

  // MARK: Tables

  private lazy var emptyBatch: CSVBatch = {
    guard let rows = input.rows else { return CSVBatch() }
    return CSVReader.emptyBatch(rows.head)
  }()

  private func rewriter(_ rows: RowSlot) -> RowRewriter? {
    if let known = rewriters[rows.table] { return known }
    guard let table = rows.rowTable, let syntax = input.rows?.layout.syntax else { return nil }
    var own = syntax
    own.delimiter = rows.batch.delimiter ?? syntax.delimiter
    let made = RowRewriter(table, syntax: own, rows: rows.batch)
    rewriters[rows.table] = made
    return made
  }

  private var currentRewriter: RowRewriter? {
    if let rows = slot?.rows, rows.rowTable != nil { return rewriter(rows) }
    guard let rows = input.rows else { return nil }
    return RowRewriter(rows.table, syntax: rows.layout.syntax, rows: emptyBatch)
  }

  // MARK: Bytes

  private func encoded(_ text: [UInt8]) -> [UInt8] {
    charset == .utf8 ? text : charset.encode(String(decoding: text, as: UTF8.self)).bytes
  }

  /// Whether the row's bytes are in the file's encoding, so that a cell can be changed alone.
  private func isEncodedAsRead(_ row: CSVRow) -> Bool {
    input.stream.isTranscoded || encoded(row.sourceText).count == row.sourceOffsets.count
  }

  /// Leaves cells alone that hold already what the encoding leaves of their texts.
  private func leaveEchoes(in cells: inout [Int: String], of row: CSVRow) {
    guard let echoes = EncodingEchoes(charset) else { return }
    for (column, text) in cells {
      let old = column < row.count ? row[column].string : ""
      let new = echoes.withoutEchoes(text, beside: old)
      cells[column] = new == old ? nil : new
    }
  }

  private func unencodable(_ cells: [Int: String]) -> [FieldLoss] {
    guard !charset.isUnicode else { return [] }
    return cells.sorted { $0.key < $1.key }.compactMap { column, text in
      let lost = charset.encode(text).unencodable
      guard let first = lost.first else { return nil }
      let mapping = input.rows?.mapping.columns ?? []
      var key = ContactKey.preserved
      if column < mapping.count, case .key(let found) = mapping[column].meaning.field {
        key = found
      }
      return FieldLoss(
        key: key, property: column < mapping.count ? mapping[column].header : key.name, value: text,
        effect: .dropped,
        reason: "The file is in \(charset.name), which has no \(String(first)).")
    }
  }

  private func needsRepair(_ row: CSVRow) -> Bool {
    let own = row.sourceOffsets
    return problems.contains { $0.overlaps(own) || $0.isEmpty && own.contains($0.lowerBound) }
      || !isEncodedAsRead(row)
      || (0..<row.count).contains { decoded(row[$0]) != nil }
  }

  /// A cell without HTML's names of characters; nil where it has none.
  private func decoded(_ cell: Bytes) -> String? {
    guard CellTraits(cell).needsDecoding else { return nil }
    var decoded = ByteArena(capacity: cell.count + 16)
    return CellText.appendDecoded(cell, to: &decoded) ? decoded.view.string : nil
  }
}
