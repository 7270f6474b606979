import Glibc
import SourceText

/// Finds out which characters separate and quote the cells of a file.
///
/// Each way of reading is tried on the head of the file. The right one gives rows that have as many
/// cells as each other, and many.
struct SyntaxDetector {
  let text: RowParser.Text
  let start: Int
  /// What stands around cells, where it is known.
  var quote: UInt8?
  /// Whether a text is known as the name of a column.
  var isColumnName: (@Sendable (String) -> Bool)?

  /// How much of the head each way of reading is tried on, in bytes and in rows.
  private static let sampleLength = 1 << 16
  private static let rowLimit = 400

  static let delimiters: [UInt8] = [",", ";", "\t", "|"].map { UInt8(ascii: $0) }

  /// Where the first of ``delimiters`` stands; it is looked for in each of the first lines.
  static func firstDelimiter(in line: Bytes) -> Int? {
    for index in line.indices {
      switch line[index] {
      case UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: "\t"), UInt8(ascii: "|"): return index
      default: break
      }
    }
    return nil
  }

  /// Characters that separate cells where nothing else does, since texts hardly have them.
  private static let rareDelimiters: [UInt8] = [UInt8(ascii: "^"), UInt8(ascii: "~"), 0x1F, 0x01]

  /// Characters that stand in most texts, and separate cells where nothing else does in lines of names and what reaches
  /// them: `Lee:+82 10 5550 0141:lee@example.com`, `Lind Eva 3405550141`.
  private static let looseDelimiters: [UInt8] = [UInt8(ascii: ":"), UInt8(ascii: " ")]

  struct Finding {
    var syntax: CSVSyntax
    var confidence: Double
    var evidence: String
    /// How many cells most rows have.
    var columns = 1
  }

  private struct Candidate {
    var syntax: CSVSyntax
    var score: Double
    /// How many of the rows have the usual number of cells.
    var share: Double
    var columns: Int
    var rows: SampleRows
    /// Whether the sample is well-formed.
    var isStrict = false
    /// Whether no row of one cell stands above or below the others.
    var hasAllRows = true
  }

  /// The best way to read the text; with a delimiter given, only the quotes are looked for.
  func detect(delimiter: UInt8? = nil) -> Finding {
    let given = delimiter.map { [$0] } ?? Self.delimiters
    let usual = quote ?? UInt8(ascii: "\"")
    var candidates = given.map { candidate(CSVSyntax(delimiter: $0, quote: usual)) }
    if quote == nil,
      hasApostrophes || candidates.contains(where: { usesApostrophes($0.rows) })
    {
      let apostrophes = given.map {
        candidate(CSVSyntax(delimiter: $0, quote: UInt8(ascii: "'")))
      }
      if let best = apostrophes.max(by: { $0.score < $1.score }), isQuoted(best.rows) {
        candidates = apostrophes
      }
    }
    // A comma may stand in a name here and there.
    if delimiter == nil,
      !candidates.contains(where: { $0.columns > 1 && $0.share == 1 && $0.hasAllRows })
    {
      candidates += Self.rareDelimiters.map { candidate(CSVSyntax(delimiter: $0, quote: usual)) }
        .filter { $0.share == 1 && $0.hasAllRows && $0.score > 1 }
    }
    if delimiter == nil, candidates.allSatisfy({ $0.columns < 2 }),
      let loose = Self.looseDelimiters.lazy
        .map({ candidate(CSVSyntax(delimiter: $0, quote: usual)) })
        .first(where: { $0.share == 1 && $0.hasAllRows && reachesSomebody($0) })
    {
      candidates.append(loose)
    }
    candidates.sort { $0.score > $1.score }
    // What is well-formed is no accident where nothing else splits the rows alike.
    if let first = candidates.first, first.share < 1 || !first.hasAllRows,
      let strict = candidates.firstIndex(where: \.isStrict)
    {
      candidates.swapAt(0, strict)
    }
    // Some rows may have more of another delimiter; what parts the names of columns is the file's, unless it stands in
    // a title above the names: `E-mail, Phone`.
    if let first = candidates.first, first.rows.count > 0, first.rows.cellCount(0) == 1,
      let named = candidates.firstIndex(where: {
        $0.rows.count > 0 && $0.rows.cellCount(0) > 1 && namesColumns($0.rows, 0)
          && Self.splits($0.rows) > Self.splits(first.rows)
      })
    {
      candidates.swapAt(0, named)
    }
    if let first = candidates.first, first.syntax.delimiter == UInt8(ascii: ","),
      Self.beginWithBlanks(first.rows), !namesColumns(first.rows, 0),
      let other = candidates.firstIndex(where: { dividesTexts($0, with: first) })
    {
      candidates.swapAt(0, other)
    }
    guard var best = candidates.first else {
      return Finding(syntax: CSVSyntax(), confidence: 0, evidence: "the file is empty")
    }
    if delimiter == nil, best.columns < 2 || best.score < Self.singleColumnScore,
      let found = byHeader()
    {
      return found
    }
    if best.columns < 2 || (delimiter == nil && best.score < Self.singleColumnScore) {
      best = candidate(
        CSVSyntax(delimiter: delimiter ?? UInt8(ascii: ","), quote: best.syntax.quote))
      if delimiter == nil {
        let hasDelimiter = best.columns > 1
        best.syntax.delimiter = hasDelimiter ? Self.unusedDelimiter : UInt8(ascii: ",")
        return Finding(
          syntax: best.syntax, confidence: hasDelimiter ? 0.5 : 0.9,
          evidence: hasDelimiter
            ? "no delimiter splits the lines alike, so each is one cell"
            : "no line holds a delimiter, so each is one cell")
      }
    }
    if !best.isStrict { best = withBackslashes(best) }
    let rival = candidates.dropFirst().first?.score ?? 0
    let lead = best.score > 0 ? max(0, best.score - rival) / best.score : 0
    return Finding(
      syntax: best.syntax, confidence: min(0.99, best.share * (0.6 + 0.6 * min(lead, 0.65))),
      evidence: "\(Int((best.share * 100).rounded()))% of the rows have \(best.columns) cells",
      columns: best.columns)
  }

  /// Whether what divides all rows alike leaves the commas, which have blanks behind them, within texts, and no less
  /// for certain parts what is dialled or mailed: `Max Vos;Elm St. 5, Dayton`.
  private func dividesTexts(_ other: Candidate, with commas: Candidate) -> Bool {
    func dataCells(_ rows: SampleRows) -> Int {
      rows.count > 0 ? self.dataCells(rows, 0...min(rows.count - 1, 50)) : 0
    }
    return other.columns > 1 && other.share == 1 && other.hasAllRows
      && other.syntax.delimiter != commas.syntax.delimiter && !Self.beginWithBlanks(other.rows)
      && dataCells(other.rows) >= dataCells(commas.rows)
  }

  /// Whether each of several rows has a name, which is no column's, and in one column a mailbox or a number that is
  /// dialled.
  private func reachesSomebody(_ found: Candidate) -> Bool {
    let rows = found.rows
    guard rows.count > 1, (2...5).contains(found.columns) else { return false }
    func areAll(_ index: Int, _ fits: (Bytes) -> Bool) -> Bool {
      (0..<rows.count).allSatisfy { fits(CellShape.trimmed(rows.cell(index, of: $0))) }
    }
    let names = (0..<found.columns).contains { index in
      areAll(index) { cell in
        !cell.isEmpty && !cell.contains { $0 &- 0x30 < 10 || "_@/=<>".utf8.contains($0) }
          && isColumnName?(cell.string) != true
      }
    }
    return names
      && (0..<found.columns).contains { index in
        areAll(index) { cell in
          switch CellShape(cell) {
          // What stands in angle brackets has the name in front of it in one cell.
          case .email: cell.first != UInt8(ascii: "<")
          case .phone: cell.count { $0 &- 0x30 < 10 } > 6
          default: false
          }
        }
      }
  }

  /// Whether a blank stands in front of all cells but the first ones.
  private static func beginWithBlanks(_ rows: SampleRows) -> Bool {
    rows.count > 0
      && (0..<rows.count).allSatisfy { row in
        (0..<rows.cellCount(row)).dropFirst().allSatisfy {
          rows.rawFirst($0, of: row) == UInt8(ascii: " ")
        }
      }
  }

  /// How many of the rows below the first have several cells.
  private static func splits(_ rows: SampleRows) -> Int {
    (0..<rows.count).dropFirst().count { rows.cellCount($0) > 1 }
  }

  /// Where rows have as many cells as they like, a first row that names columns tells what is
  /// between them.
  private func byHeader() -> Finding? {
    for delimiter in Self.delimiters + [UInt8(ascii: ":")] {
      let syntax = CSVSyntax(delimiter: delimiter, quote: quote ?? UInt8(ascii: "\""))
      let rows = SampleRows(sample, from: start, syntax, columnCount: nil, limit: 1)
      guard rows.count > 0, rows.cellCount(0) > 1, namesColumns(rows, 0) else { continue }
      return Finding(
        syntax: syntax, confidence: 0.8, evidence: "it separates the names of columns",
        columns: rows.cellCount(0))
    }
    return nil
  }

  /// What a file of lines without delimiters scores.
  private static let singleColumnScore = 0.6
  /// A delimiter that text does not have.
  private static let unusedDelimiter: UInt8 = 0x1F

  private var sample: RowParser.Text {
    let end = min(text.end, start + Self.sampleLength)
    return RowParser.Text(base: text.base, end: end, isWhole: end == text.end && text.isWhole)
  }

  private func rows(
    _ syntax: CSVSyntax, columnCount: Int?, isStrict: Bool = false
  ) -> SampleRows {
    let rows = SampleRows(
      sample, from: start, syntax, columnCount: columnCount, limit: Self.rowLimit,
      isStrict: isStrict)
    // One row may be longer than the sample.
    return rows.count > 0
      ? rows
      : SampleRows(text, from: start, syntax, columnCount: columnCount, limit: Self.rowLimit)
  }

  private func candidate(_ syntax: CSVSyntax) -> Candidate {
    let first = rows(syntax, columnCount: nil)
    let strict =
      syntax.quote == UInt8(ascii: "\"") && syntax.escape == .doubled
      ? StrictReading.columnCount(sample, from: start, delimiter: syntax.delimiter) : nil
    guard
      let columns = strict ?? first.usualCellCount()
        ?? WrappedRow.columnCount(first, RowParser(syntax))
    else {
      return Candidate(syntax: syntax, score: 0, share: 1, columns: 1, rows: first)
    }
    let rows = rows(syntax, columnCount: columns, isStrict: strict != nil)
    // Lines before the first and behind the last row may be titles and footers.
    let indices = (0..<rows.count).filter { rows.cellCount($0) > 1 }
    guard let low = indices.first, let high = indices.last else {
      return Candidate(syntax: syntax, score: 0, share: 1, columns: 1, rows: rows)
    }
    var sum = 0.0
    var alike = 0
    for row in low...high {
      let count = rows.cellCount(row)
      if count == columns {
        sum += 1
        alike += 1
      } else if count > 1 {
        sum += count < columns ? 0.5 : 0.3
      }
    }
    let inner = Double(high - low + 1)
    var score = sum / inner * (0.5 + 0.5 * inner / Double(rows.count))
    score *= 1 + 0.1 * log2(Double(columns))
    score += 0.1 * Double(dataCells(rows, low...min(high, low + 50))) / inner / Double(columns)
    if columns == 2, low > 0, !rows.isAfterBlank[low], !namesColumns(rows, low) { score *= 0.5 }
    score += Self.prior[syntax.delimiter] ?? 0
    return Candidate(
      syntax: syntax, score: score, share: Double(alike) / inner, columns: columns, rows: rows,
      isStrict: strict != nil, hasAllRows: high - low + 1 == rows.count)
  }

  private static let prior: [UInt8: Double] = [
    UInt8(ascii: ","): 0.02, UInt8(ascii: "\t"): 0.02, UInt8(ascii: ";"): 0.01,
  ]

  /// Whether all cells of a row are known as names of columns.
  private func namesColumns(_ rows: SampleRows, _ row: Int) -> Bool {
    guard let isColumnName else { return false }
    return (0..<rows.cellCount(row)).allSatisfy { isColumnName(rows.cell($0, of: row).string) }
  }

  /// How many cells hold nothing but an address, a number or a date.
  private func dataCells(_ rows: SampleRows, _ range: ClosedRange<Int>) -> Int {
    var count = 0
    for row in range {
      for index in 0..<rows.cellCount(row)
      where CellShape(rows.cell(index, of: row)).isData { count += 1 }
    }
    return count
  }

  // MARK: Quotes

  /// Whether a line begins with an apostrophe.
  private var hasApostrophes: Bool {
    guard start < text.end else { return false }
    return text.base[start] == UInt8(ascii: "'")
  }

  /// Whether as many cells begin with an apostrophe as end with one, and they are many.
  private func usesApostrophes(_ rows: SampleRows) -> Bool {
    let apostrophe = UInt8(ascii: "'")
    var opening = 0
    var closing = 0
    var filled = 0
    for row in 0..<min(rows.count, 50) {
      for index in 0..<rows.cellCount(row) {
        let cell = CellShape.trimmed(rows.cell(index, of: row))
        guard !cell.isEmpty else { continue }
        filled += 1
        if cell.first == apostrophe { opening += 1 }
        if cell.last == apostrophe { closing += 1 }
      }
    }
    return opening > 1 && opening * 10 >= filled * 3 && abs(opening - closing) * 5 <= opening
  }

  /// Whether most cells that are not empty are in quotes, or those of a whole column.
  private func isQuoted(_ rows: SampleRows) -> Bool {
    var quoted = 0
    var filled = 0
    for row in 0..<min(rows.count, 50) {
      for index in 0..<rows.cellCount(row) {
        if rows.isQuoted(index, of: row) {
          quoted += 1
          filled += 1
        } else if !rows.cell(index, of: row).isEmpty {
          filled += 1
        }
      }
    }
    return quoted > 1 && quoted * 10 >= filled * 3
  }

  /// The way of reading with backslashes before quotes, if the text has them.
  private func withBackslashes(_ plain: Candidate) -> Candidate {
    let signs = backslashes(before: plain.syntax)
    guard signs.within + signs.atEnd + signs.beforeDelimiter > 0 else { return plain }
    var syntax = plain.syntax
    syntax.escape = .backslash
    let escaped = candidate(syntax)
    let isAsGood = escaped.share * Double(escaped.columns) >= plain.share * Double(plain.columns)
    let isBetter =
      escaped.share > plain.share
      || (escaped.share == plain.share && escaped.columns > plain.columns)
    let isFewer = escaped.columns < plain.columns && escaped.share >= plain.share
    if signs.within > 0 ? (isAsGood || escaped.share > plain.share) : (isBetter || isFewer) {
      return escaped
    }
    return plain
  }

  /// How often a backslash stands before a quote that can't close a cell, before one that can, and
  /// before a delimiter.
  private func backslashes(
    before syntax: CSVSyntax
  ) -> (within: Int, atEnd: Int, beforeDelimiter: Int) {
    var result = (within: 0, atEnd: 0, beforeDelimiter: 0)
    let text = sample
    var index = start
    while index + 1 < text.end {
      defer { index += 1 }
      guard text.base[index] == 0x5C else { continue }
      let next = text.base[index + 1]
      if next == syntax.delimiter {
        result.beforeDelimiter += 1
      } else if next == syntax.quote {
        let after = index + 2 < text.end ? text.base[index + 2] : 0x0A
        if after == syntax.delimiter || LineEnds.isBreak(after) || after == syntax.quote {
          result.atEnd += 1
        } else {
          result.within += 1
        }
      }
    }
    return result
  }
}
