package import CSV
package import ContactModel
package import SourceText

/// One thread's place to read rows of a CSV file.
package final class RowSlot {
  package let batch = CSVBatch()
  // Asked for each row, and by one thread at a time.
  @exclusivity(unchecked) private var decoder: RowDecoder
  private let source: Source?
  /// Which table of the file the rows are read as.
  package private(set) var table = 0
  /// What is doubtful about the tables that begin with the batch.
  package private(set) var tableDiagnostics: [Diagnostic] = []
  /// How many rows of the batch said nothing, and are no contacts.
  package private(set) var emptyRows = 0
  /// What is told of rows that are no contacts.
  package private(set) var skipped: [Diagnostic] = []
  /// The table that the rows are read as, and which rows of the batch the contacts are, where these
  /// are to be written again.
  package private(set) var rowTable: RowTable?
  package private(set) var contactRows: [Int] = []
  /// What the contacts are by the sections that they stand in, where the table has some. One that began before the
  /// batch is not known.
  package private(set) var contactSections: [Int: String] = [:]
  /// How many cells of each column said something, where that is counted.
  package private(set) var filled: [Int]

  /// What is done with the cells of the batch's rows.
  package var plan: RowPlan { decoder.plan }

  package init(plan: RowPlan, source: Source?) {
    self.source = source
    decoder = RowDecoder(plan: plan, source: source)
    filled = []
  }

  /// Says which of the tables the batch's rows are of, and what tables were met with it.
  package func use(_ tables: [RowTable], new: Range<Int>) {
    tableDiagnostics = tables[new].flatMap(\.diagnostics)
    rowTable = tables[batch.table]
    guard batch.table != table else { return }
    table = batch.table
    decoder = RowDecoder(plan: tables[table].plan, source: source)
  }

  /// Decodes the rows one after the other, and gives `body` what each contact is made of, valid
  /// while it runs. Contacts are counted from the batch's first row.
  package func forEachContact(_ body: (ContactContent, [Diagnostic]) -> Void) {
    emptyRows = 0
    skipped.removeAll()
    // A local, since to enter a property of a class is checked each time.
    var contactRows = self.contactRows
    self.contactRows = []
    contactRows.removeAll(keepingCapacity: true)
    var index = batch.firstIndex
    decoder.section = ""
    contactSections.removeAll(keepingCapacity: true)
    for number in 0..<batch.count {
      let row = batch[number]
      guard decoder.read(row, index: index) else {
        emptyRows += 1
        if !decoder.diagnostics.isEmpty { skipped += diagnostics(row, nil) }
        continue
      }
      if !decoder.section.isEmpty { contactSections[contactRows.count] = decoder.section }
      contactRows.append(number)
      body(decoder.content, decoder.diagnostics.isEmpty ? [] : diagnostics(row, index))
      index += 1
    }
    self.contactRows = contactRows
  }

  /// The contact decoded last.
  package var contact: Contact { decoder.contact }

  private func diagnostics(_ row: CSVRow, _ index: Int?) -> [Diagnostic] {
    decoder.diagnostics.map { found in
      Diagnostic(
        code: found.code, severity: found.severity, message: found.message, hint: found.hint,
        range: found.column >= 0 && found.column < row.count
          ? row.sourceRange(found.column) : row.sourceRange,
        contactIndex: index, leavesOut: found.leavesOut)
    }
  }

  /// Counts the cells of the batch that are not empty.
  package func countCells() {
    for row in batch {
      if filled.count < row.count {
        filled += [Int](repeating: 0, count: row.count - filled.count)
      }
      for column in 0..<row.count where !row[column].isEmpty { filled[column] += 1 }
    }
  }

  package func clearCounts() { filled.removeAll(keepingCapacity: true) }
}
