import CSV
import CardCoding
package import ContactModel
package import FileFormats
package import SourceText
package import TableCoding
import Threading

/// One input: a file of contacts in any format, read with flat memory on several threads.
///
/// ```swift
/// let input = try ContactInput(stream: ByteStream(path: "contacts.vcf"))
/// try input.enumerateContacts { read in
///   print(read.contact.displayName, read.diagnostics.count)
///   return true
/// }
/// ```
///
/// `ContactFile` and `ContactReader`, which are the library's face, are made of this.
///
/// Malformed content never throws: what could be read is handed out, with diagnostics.
package struct ContactInput {
  /// A contact as it was read, with what was found wrong in it.
  package struct ReadContact: Sendable {
    /// The contact.
    package let contact: Contact
    /// What was found wrong in it, in the order of the file.
    package let diagnostics: [Diagnostic]

    func shifted(_ shift: IndexShift) -> ReadContact {
      shift.count == 0
        ? self
        : ReadContact(
          contact: shift.shifted(contact), diagnostics: diagnostics.map { shift.shifted($0) })
    }
  }

  /// The format of the file; for vCard the version of its first card.
  package let format: ContactFormat
  /// The file.
  package var source: Source { stream.source }
  /// What each column was taken for; nil where the input is no CSV.
  package var mapping: ColumnMapping? { rows?.mapping }
  private(set) var stream: ByteStream
  /// The file as it stands, where ``stream`` is a table whose rows were made of its columns.
  let original: ByteStream?
  let context: CardContext
  /// What a CSV file was found to be.
  let rows: RowInput?
  /// The file from its beginning, whose places diagnostics have.
  package var text: ByteStream { (original ?? stream).reopen() }
  /// How many bytes of cards are read at a time. What is read does not depend on it.
  package var partLength = CardChunkReader.partLength

  /// Opens an input and finds out what it is.
  ///
  /// - Parameters:
  ///   - stream: The bytes, at their beginning.
  ///   - format: The format, if it is known; without it, the content tells.
  ///   - csv: How a CSV file is read.
  /// - Throws: ``FileFormats/ContactFileError`` where the content is no contacts.
  package init(
    stream: ByteStream, format: ContactFormat? = nil, csv: CSVReadingOptions = CSVReadingOptions()
  ) throws {
    let given = stream
    var stream = stream
    if let problem = csv.problem {
      throw ContactFileError(message: problem, path: stream.source.name)
    }
    if let format { try FormatDetector.check(format, stream) }
    let found = try format.map { ($0, nil) } ?? FormatDetector.detect(stream, csv)
    var rows = found.0.isCSV ? try RowInput(stream, options: csv, reader: found.1) : nil
    if let first = rows, first.mapping.dialect == .sheet,
      let rearranged = try RearrangedTable.rearranged(
        first.layout, stream, first.head, first.mapping)
    {
      stream = rearranged
      // The rearranged table is written as usual.
      var options = csv
      (options.delimiter, options.quote) = (nil, nil)
      rows = try RowInput(rearranged, options: options)
    }
    self.stream = stream
    original = stream === given ? nil : given
    self.rows = rows
    self.format = rows.flatMap { ContactFormat($0.mapping.dialect) } ?? found.0
    let isTranscoded = stream.textCharset == .utf8 && stream.encoding.charset != .utf8
    context = CardContext(
      source: stream.source, textOffset: stream.textOffset,
      fallback: stream.textCharset == .utf8 ? .windows1252 : stream.textCharset,
      isTranscoded: isTranscoded, undoesDoubled: stream.undoesDoubledUTF8)
    if !csv.acceptsAnyTable, let error = tableWithoutContacts { throw error }
  }

  /// What is wrong with a table in which no column is known to hold what makes a contact; nil for
  /// other inputs.
  package var tableWithoutContacts: ContactFileError? {
    guard let rows, !rows.table.hasContacts, rows.options.map == nil else { return nil }
    return ContactFileError(table: rows, path: stream.source.title)
  }

  /// The same input once more, from its beginning.
  package func again() -> ContactInput {
    var copy = self
    copy.stream = stream.reopen()
    return copy
  }

  /// Reads every contact in its order and hands it to `body`, on the caller's thread, until
  /// that returns false.
  ///
  /// - Parameters:
  ///   - jobs: How many threads read; 0 for one a core. The result does not depend on it.
  ///   - outside: What was found wrong outside of contacts.
  ///   - body: Takes a contact; returns whether more are wanted.
  package func enumerateContacts(
    jobs: Int = 0, outside: (Diagnostic) -> Void = { _ in },
    _ body: (ReadContact) throws -> Bool
  ) throws {
    let pipeline = try makeReadingPipeline(jobs: jobs)
    for diagnostic in rows?.diagnostics ?? [] { outside(placed(diagnostic)) }
    var shift = IndexShift()
    try pipeline.run { slot in
      for diagnostic in slot.outside { outside(placed(diagnostic)) }
      for read in slot.contacts where try !body(placed(read.shifted(shift))) { return false }
      shift.add(slot)
      return true
    }
    for diagnostic in streamDiagnostics { outside(diagnostic) }
  }

  /// Whether the rows of the table were made of its columns.
  var isRearranged: Bool { original != nil }

  /// Places in a table whose rows were made of its columns are none in the file.
  func placed(_ diagnostic: Diagnostic) -> Diagnostic {
    guard isRearranged else { return diagnostic }
    var diagnostic = diagnostic
    diagnostic.range = nil
    return diagnostic
  }

  func placed(_ read: ReadContact) -> ReadContact {
    guard isRearranged else { return read }
    return ReadContact(contact: read.contact, diagnostics: read.diagnostics.map { placed($0) })
  }

  /// Every contact of the input, with what was found wrong.
  package func readAll(jobs: Int = 0) throws -> (contacts: [Contact], diagnostics: [Diagnostic]) {
    var contacts: [Contact] = []
    var diagnostics: [Diagnostic] = []
    func note(_ diagnostic: Diagnostic) { diagnostics.append(diagnostic) }
    try enumerateContacts(jobs: jobs, outside: note) { read in
      contacts.append(read.contact)
      diagnostics += read.diagnostics
      return true
    }
    return (contacts, diagnostics)
  }

  /// What the stream found wrong in the bytes. Guesses and NUL bytes are reported by the cards
  /// they are in.
  var streamDiagnostics: [Diagnostic] {
    stream.diagnostics.filter { $0.code != .encodingGuessed && $0.code != .nulBytes }
  }

  func makeParts() throws -> InputParts {
    try InputParts(stream, format, rows, partLength: partLength)
  }

  /// What reads the contacts part by part.
  func makeReadingPipeline(jobs: Int) throws -> OrderedPipeline<ReadingSlot> {
    try makePipeline(jobs: jobs, makeSlot: { ReadingSlot($0, $1) }, work: { $0.readContacts() })
  }

  /// What reads the input and works on it on several threads, part by part.
  ///
  /// - Parameters:
  ///   - jobs: How many threads work; 0 for one a core.
  ///   - parts: The parts, where the caller asks them something afterwards.
  ///   - makeSlot: Makes a thread's place to work.
  ///   - work: Works on a part that was read.
  func makePipeline<Slot: ReadingSlot>(
    jobs: Int, of parts: InputParts? = nil, makeSlot: (CardContext, RowPlan?) -> Slot,
    work: @escaping (Slot) -> Void
  ) throws -> OrderedPipeline<Slot> {
    let parts = try parts ?? makeParts()
    return OrderedPipeline(
      jobs: ThreadCount.resolved(jobs), makeSlot: { makeSlot(context, rows?.plan) },
      take: { try parts.next($0) }, work: work)
  }
}

/// Hands out the parts of an input, whatever its format.
///
/// Unchecked, because parts are taken one after the other under the lock of ``OrderedPipeline``.
final class InputParts: @unchecked Sendable {
  private let chunks: any ChunkReader
  private let rows: CSVReader?
  private let source: Source
  private let options: CSVReadingOptions
  /// The tables of a CSV file that were met so far.
  private(set) var tables: [RowTable]

  init(
    _ stream: ByteStream, _ format: ContactFormat, _ input: RowInput?, partLength: Int
  ) throws {
    chunks =
      switch format {
      case .jCard: JCardChunkReader(stream, partLength: partLength)
      case .json: JSONObjectReader(stream, partLength: partLength)
      default: CardChunkReader(stream, partLength: partLength)
      }
    rows = try input.map { try CSVReader(stream, head: $0.head) }
    source = stream.source
    options = input?.options ?? CSVReadingOptions()
    tables = input.map { [$0.table] } ?? []
  }

  /// What the tables of a CSV file look like; complete when everything was read.
  var layouts: [CSVLayout] { rows?.tables ?? [] }

  func next(_ slot: ReadingSlot) throws -> Bool {
    if let rows, let rowSlot = slot.rows {
      // The last batch may have no rows and still something to tell.
      let hasRows = try rows.next(rowSlot.batch)
      slot.bytesRead = rowSlot.batch.bytesRead
      try findTables(rows, rowSlot)
      return hasRows || !rowSlot.batch.diagnostics.isEmpty
    }
    slot.bytesRead = 0
    let before = chunks.bytesRead
    defer { slot.bytesRead = chunks.bytesRead - before }
    return try chunks.next(&slot.chunk)
  }

  /// Finds out what the tables hold that begin with a batch; those before its own have no rows.
  private func findTables(_ reader: CSVReader, _ slot: RowSlot) throws {
    let known = tables.count
    while tables.count <= slot.batch.table {
      let isOwn = tables.count == slot.batch.table
      tables.append(
        try RowTable(
          reader.tables[tables.count], isOwn ? slot.batch : nil, options: options, source: source))
    }
    slot.use(tables, new: known..<tables.count)
  }
}
