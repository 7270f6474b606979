package import CSV
import ContactModel
import FileFormats
package import SourceText

/// How a CSV file is read, where that is not left to be found out.
public struct CSVReadingOptions: Sendable {
  /// The ASCII character between two cells; nil leaves it to the content.
  public var delimiter: UInt8?
  /// The ASCII character around cells that hold delimiters; nil leaves it to the content.
  public var quote: UInt8?
  /// Which part of a date comes first where it can be read in two ways; nil leaves it to the
  /// dates of the file and the language of its headers.
  public var dateOrder: DateOrder?
  /// What the columns hold; nil leaves it to their names and contents.
  public var map: ColumnMap?
  /// Whether a table in which no column is known to hold what makes a contact is taken for one
  /// without contacts, instead of being refused.
  public var acceptsAnyTable = false

  /// Options; what is left out is found out from the file.
  public init(dateOrder: DateOrder? = nil, map: ColumnMap? = nil) {
    self.dateOrder = dateOrder
    self.map = map
  }
}

/// One table of a CSV file: what its columns hold, and how its rows are read.
package struct RowTable: Sendable {
  package let mapping: ColumnMapping
  let plan: RowPlan
  /// Whether some column can hold what makes a contact.
  package let hasContacts: Bool
  /// What is doubtful about the table as a whole.
  let diagnostics: [Diagnostic]

  /// A table whose first rows are a sample of it.
  ///
  /// - Parameters:
  ///   - samples: cells of the first rows.
  ///   - isWithin: whether the table is not the first one of a file.
  ///   - gather: gathers more dates where the sample does not tell how they are read.
  init(
    _ layout: CSVLayout, samples: SampleCells, options: CSVReadingOptions, source: Source,
    isWithin: Bool = false,
    gather: (inout DateColumns) throws -> Void
  ) throws {
    var mapping = HeaderMatcher.mapping(
      headers: layout.hasHeader.value ? layout.header : nil, samples: samples,
      titles: layout.preamble + source.name.split(separator: "/").suffix(1).map(String.init))
    try options.map?.apply(to: &mapping, path: source.name, isWithin: isWithin)
    var dates = DateColumns(mapping)
    dates.note(samples)
    if dates.isUndecided, options.dateOrder == nil, options.map?.dateOrder == nil {
      dates = DateColumns(mapping)
      try gather(&dates)
    }
    diagnostics =
      dates.settle(&mapping, options: options, source: source)
      + ColumnDoubts(mapping, samples).diagnostics(
        layout.headerRange ?? SourceRange(source: source, 0..<0))
    self.mapping = mapping
    let reshaping = RowReshaping(mapping, samples: samples, isTold: options.map != nil)
    plan = RowPlan(reshaping.map { $0.mapping(of: mapping) } ?? mapping, reshaping: reshaping)
    hasContacts = reshaping?.hasContacts ?? true
  }

  /// A table within a file, of which a batch holds the first rows. Of a map, what names its
  /// columns counts. Dates are judged by the batch alone, since all that follows was not read yet.
  package init(_ layout: CSVLayout, _ batch: CSVBatch?, options: CSVReadingOptions, source: Source)
    throws
  {
    var samples = SampleCells()
    if let batch { samples.append(batch, atMost: Self.sampleCount) }
    try self.init(
      layout, samples: samples, options: options, source: source,
      isWithin: true,
      gather: { dates in for row in batch ?? CSVBatch() { dates.note(row) } })
  }

  /// How many rows are looked at to judge columns.
  package static let sampleCount = 300
}

extension ContactFileError {
  /// Says that a table holds no contacts, and what was seen in it.
  package init(table: RowInput, path: String) {
    let columns = table.mapping.columns
    if let header = columns.first?.header, columns.count == 1, table.options.delimiter != nil,
      header.contains(where: { ",;\t|".contains($0) })
    {
      self.init(
        message:
          "\(path) is one column where it is divided at “\(Character(Unicode.Scalar(table.layout.delimiter.value)))”. Leave the "
          + "delimiter out, and what divides it is found.",
        path: path)
      return
    }
    func name(_ column: ColumnMapping.Column) -> String? {
      column.header.isEmpty || column.header.count > 40 ? nil : column.header
    }
    let names = columns.prefix(8).enumerated().map { number, column in
      name(column).map { "'\($0)'" } ?? "column \(number + 1)"
    }
    let shown = names.joined(separator: ", ") + (columns.count > names.count ? " and more" : "")
    // Names are known there, and are those of things.
    let areThings =
      !columns.isEmpty && columns.allSatisfy { $0.evidence == SheetMatcher.evidenceOfThings }
    let reason =
      areThings
      ? "its columns (\(shown)) tell how many there are, what they cost or how they stand, "
        + "and nothing to reach anybody by, so that its rows are things. If one names people"
      : "none of its columns (\(shown)) was recognized as a name, a number or an address. "
        + "If one is"
    // Whoever names columns by numbers says that the first row is a contact.
    let hasRow = table.layout.hasHeader.value && table.layout.hasHeader.isGuess
    let first = hasRow ? nil : columns.first.flatMap(name)
    let advice =
      hasRow
      ? " With numbers of columns, as there, the first row is a contact; with their names, it names them."
      : ""
    self.init(
      .unknownColumns,
      message:
        "\(path) is a table without contacts: \(reason), say what it holds, as "
        + "'\(first ?? "1")=display'.\(advice)",
      path: path)
  }
}

/// What was found out about a CSV file before its rows are read.
package struct RowInput: Sendable {
  /// The file's only table, or the first one.
  package let table: RowTable
  package let layout: CSVLayout
  /// What the head of the file says, for those who read it once more.
  package let head: CSVReader.Head
  package let options: CSVReadingOptions

  package var mapping: ColumnMapping { table.mapping }
  package var plan: RowPlan { table.plan }
  package var diagnostics: [Diagnostic] { table.diagnostics }

  /// Looks at the head of the file, and at all of it where its dates can't be read otherwise.
  ///
  /// - Parameter reader: a reader of the file from its start, where there is one already.
  package init(_ stream: ByteStream, options: CSVReadingOptions, reader: CSVReader? = nil) throws {
    let reader = try reader ?? CSVReader(stream.reopen(), options: options.readerOptions)
    layout = reader.layout
    try Self.checkColumns(of: layout, path: stream.source.title)
    let head = reader.head
    self.head = head
    self.options = options
    var samples = SampleCells()
    let count = RowTable.sampleCount
    while samples.rowCount < count {
      let batch = CSVBatch()
      guard try reader.next(batch), batch.table == 0 else { break }
      samples.append(batch, atMost: count - samples.rowCount)
    }
    table = try RowTable(
      layout, samples: samples, options: options, source: stream.source,
      gather: { dates in
        let all = try CSVReader(stream.reopen(), head: head)
        let batch = CSVBatch()
        while try all.next(batch), batch.table == 0 { for row in batch { dates.note(row) } }
      })
  }

  /// As many columns as Excel has. What each of them holds takes a while to find out.
  package static let columnLimit = 16_384

  /// Refuses a table of more columns than anybody has, but for those of this program, whose headers
  /// say at once what they are.
  private static func checkColumns(of layout: CSVLayout, path: String) throws {
    let count = max(layout.columnCount, layout.header.count)
    guard count > columnLimit, layout.header.first != UnicardHeaders.signature else { return }
    throw ContactFileError(
      message:
        "\(path) has \(count) columns; at most \(columnLimit) are read, as many as Excel has. "
        + "Leave out those that are not of contacts.",
      path: path)
  }
}

extension CSVReadingOptions {
  /// How rows are read: the names of columns that are known help to tell a header from data.
  package var readerOptions: CSVReader.Options {
    var options = CSVReader.Options(isColumnName: { HeaderIndex.isKnown($0) })
    options.delimiter = delimiter
    options.quote = quote
    options.mayBeColumnName = { HeaderIndex.mayBeKnown($0) }
    options.namesPerson = { text in
      NameCell.namesPerson(text)
        && text.split(separator: " ").contains { NameCell.isGivenName(String($0)) }
    }
    options.isHeader = { HeaderRecognition.isHeader($0) }
    options.signature = UnicardHeaders.signature
    options.joinsTexts = true
    options.numbersColumns = map?.namesNoHeader ?? false
    return options
  }

  /// Whether somebody said how rows are written, so that the input is a table.
  package var hasGivenSyntax: Bool { delimiter != nil || quote != nil }

  /// What is wrong with the signs that were given, as a sentence; nil where nothing is.
  package var problem: String? {
    let signs = [delimiter, quote].compactMap { $0 }
    for sign in signs where sign >= 0x7F || sign < 0x20 && sign != 0x09 {
      return "A byte of \(sign) can't stand between the cells of a table, or around them; take a "
        + "visible ASCII character or a tab."
    }
    return signs.count == 2 && signs[0] == signs[1]
      ? "“\(Character(Unicode.Scalar(signs[0])))” can't stand both between the cells of a table and "
        + "around them." : nil
  }
}

extension HeaderIndex {
  /// Whether any table or list of names may have a header, in a few steps.
  static func mayBeKnown(_ header: Bytes) -> Bool {
    shared.mayHave(header) || ColumnWords.shared.mayHave(header)
      || header.first == UInt8(ascii: "h") && HeaderPaths.property(header.string) != nil
      || header.elementsEqual(UnicardHeaders.signature.utf8)
  }

  /// Whether any table or list of names has the header.
  static func isKnown(_ header: String) -> Bool {
    // What R, pandas and databases write where nothing is known is called so in some language.
    if ["NA", "NaN", "NULL"].contains(header) { return false }
    if HeaderPaths.property(header) != nil { return true }
    let folded = FoldedHeader(header)
    guard !folded.folded.isEmpty else { return false }
    return shared.has(folded.folded) || folded.unnumbered.map { shared.has($0.folded) } ?? false
      || ColumnWords.shared.isColumnName(header)
      || UnicardHeaders.meaning(of: header) != nil
  }
}

/// Gathers what the date columns of a file say about the order of day and month.
struct DateColumns {
  /// By column.
  private var evidence: [Int: DateOrderEvidence] = [:]

  init(_ mapping: ColumnMapping) {
    let keys: Set<ContactKey> = [.birthday, .date, .deathDate, .alternateBirthday]
    for (number, column) in mapping.columns.enumerated() {
      guard let key = column.meaning.key, keys.contains(key), column.meaning.part == .value else {
        continue
      }
      evidence[number, default: DateOrderEvidence()].noteHeader(column.header)
    }
  }

  mutating func note(_ samples: SampleCells) {
    for column in evidence.keys {
      for cell in samples.column(column) where !cell.isEmpty { evidence[column]?.note(cell) }
    }
  }

  mutating func note(_ row: CSVRow) {
    for column in evidence.keys where column < row.count && !row[column].isEmpty {
      evidence[column]?.note(row[column].string)
    }
  }

  /// Whether there are dates that can be read in two ways, and none that tells how.
  var isUndecided: Bool {
    evidence.values.contains { $0.undecided > 0 && $0.decision == nil }
  }

  /// Decides for each column, and tells what remains doubtful.
  func settle(
    _ mapping: inout ColumnMapping, options: CSVReadingOptions, source: Source
  ) -> [Diagnostic] {
    if let order = options.dateOrder ?? options.map?.dateOrder {
      mapping.dateOrder = order
      mapping.dateOrderEvidence = options.dateOrder == nil ? "the map says so" : "it was asked for"
      return []
    }
    var total = DateOrderEvidence()
    for found in evidence.values { total.add(found) }
    if let decision = total.decision {
      mapping.dateOrder = decision.order
      mapping.dateOrderEvidence = decision.evidence
    } else if mapping.dialect == .sheet, mapping.language == "en",
      let word = mapping.wordFromOutsideAmerica
    {
      mapping.dateOrder = .dayFirst
      mapping.dateOrderEvidence = "it is usual where people say “\(word)”"
    } else if let language = mapping.language {
      mapping.dateOrderEvidence = "it is usual in the language of the headers (\(language))"
    }
    var diagnostics: [Diagnostic] = []
    for (column, found) in evidence.sorted(by: { $0.key < $1.key }) {
      if let decision = found.decision { mapping.columnDateOrders[column] = decision.order }
      let name = mapping.columns[column].header
      let title = name.isEmpty ? "column \(column + 1)" : "'\(name)'"
      if found.isContradictory {
        diagnostics.append(
          Diagnostic(
            code: .dateContradictoryOrder, severity: .warning,
            message:
              "In \(title), the day stands in front in \(found.dayFirst) of the dates and the month in \(found.monthFirst); others were read as \(mapping.dateOrder(ofColumn: column).title).",
            hint: "Say which it is, or correct the dates.",
            range: SourceRange(source: source, 0..<0)))
      } else if found.decision == nil, found.undecided > 0 {
        let isKnown = total.decision != nil
        diagnostics.append(
          Diagnostic(
            code: .dateAmbiguousOrder, severity: isKnown ? .note : .warning,
            message:
              found.undecided == 1
              ? "A date in \(title) can be read in two ways; it was read as \(mapping.dateOrder.title)."
              : "\(found.undecided) dates in \(title) can be read in two ways; they were read as \(mapping.dateOrder.title).",
            hint: "Say which it is.",
            range: SourceRange(source: source, 0..<0)))
      }
    }
    return diagnostics
  }
}
