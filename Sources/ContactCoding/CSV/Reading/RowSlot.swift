import CSV
import ContactModel
import SourceText

/// One thread's place to read rows of a CSV file.
final class RowSlot {
  let batch = CSVBatch()
  // Asked for each row, and by one thread at a time.
  @exclusivity(unchecked) private var decoder: RowDecoder
  private let source: Source?
  /// Which table of the file the rows are read as.
  private(set) var table = 0
  /// What is doubtful about the tables that begin with the batch.
  private(set) var tableDiagnostics: [Diagnostic] = []
  /// How many rows of the batch said nothing, and are no contacts.
  private(set) var emptyRows = 0
  /// What is told of rows that are no contacts.
  private(set) var skipped: [Diagnostic] = []
  /// The table that the rows are read as, and which rows of the batch the contacts are, where these
  /// are to be written again.
  private(set) var rowTable: RowTable?
  private(set) var contactRows: [Int] = []
  /// How many cells of each column said something, where that is counted.
  private(set) var filled: [Int]

  init(plan: RowPlan, source: Source?) {
    self.source = source
    decoder = RowDecoder(plan: plan, source: source)
    filled = []
  }

  /// Says which of the tables the batch's rows are of, and what tables were met with it.
  func use(_ tables: [RowTable], new: Range<Int>) {
    tableDiagnostics = tables[new].flatMap(\.diagnostics)
    rowTable = tables[batch.table]
    guard batch.table != table else { return }
    table = batch.table
    decoder = RowDecoder(plan: tables[table].plan, source: source)
  }

  /// Decodes the rows one after the other. Contacts are counted from the batch's first row.
  func forEachContact(_ body: ([Diagnostic]) -> Void) {
    emptyRows = 0
    skipped.removeAll()
    contactRows.removeAll(keepingCapacity: true)
    var index = batch.firstIndex
    for (number, row) in batch.enumerated() {
      guard decoder.read(row, index: index) else {
        emptyRows += 1
        if !decoder.diagnostics.isEmpty { skipped += diagnostics(row, nil) }
        continue
      }
      contactRows.append(number)
      body(decoder.diagnostics.isEmpty ? [] : diagnostics(row, index))
      index += 1
    }
  }

  /// The contact decoded last.
  var contact: Contact { decoder.contact }

  /// What the contact decoded last is made of, valid until the next one is.
  var content: ContactContent { decoder.content }

  private func diagnostics(_ row: CSVRow, _ index: Int?) -> [Diagnostic] {
    decoder.diagnostics.map { found in
      Diagnostic(
        code: found.code, severity: found.severity, message: found.message, hint: found.hint,
        range: found.column >= 0 && found.column < row.count
          ? row.sourceRange(found.column) : row.sourceRange,
        contactIndex: index)
    }
  }

  /// Counts the cells of the batch that are not empty.
  func countCells() {
    for row in batch {
      if filled.count < row.count {
        filled += [Int](repeating: 0, count: row.count - filled.count)
      }
      for column in 0..<row.count where !row[column].isEmpty { filled[column] += 1 }
    }
  }

  func clearCounts() { filled.removeAll(keepingCapacity: true) }
}

/// Rows that are no contacts make later ones move up: contacts are numbered without gaps.
struct IndexShift {
  private(set) var count = 0

  /// Notes the slot's empty rows, to be called when all of its contacts were handed out.
  mutating func add(_ slot: ReadingSlot) { count += slot.rows?.emptyRows ?? 0 }

  func shifted(_ contact: Contact) -> Contact {
    guard count > 0 else { return contact }
    var origin = contact.storage.origin
    origin.index -= count
    return Contact(
      storage: ContactStorage(
        bytes: contact.storage.bytes, records: contact.storage.records, origin: origin))
  }

  func shifted(_ diagnostic: Diagnostic) -> Diagnostic {
    guard count > 0, let index = diagnostic.contactIndex else { return diagnostic }
    var diagnostic = diagnostic
    diagnostic.contactIndex = index - count
    return diagnostic
  }

  func shifted(_ loss: ConversionLoss) -> ConversionLoss {
    guard count > 0 else { return loss }
    var loss = loss
    loss.contactIndex -= count
    return loss
  }
}
