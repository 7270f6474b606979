import ContactModel
import TableCoding

/// Shows what the columns of a CSV file were taken for.
struct ColumnsText {
  let mapping: ColumnMapping
  /// How many cells of each column are not empty.
  let filled: [Int]
  /// Some cells of each column.
  var samples: [[String]] = []

  // MARK: For people

  /// The dialect, and why.
  var dialect: [String] {
    var text = mapping.dialect.title
    if let language = mapping.language { text += ", headers in \(language)" }
    return ["\(text), \(Certainty.text(mapping.confidence))", mapping.evidence]
  }

  var dateOrder: String { "\(mapping.dateOrder.title): \(mapping.dateOrderEvidence)" }

  /// The columns that hold anything, and why they are taken for it unless that is the same for
  /// all, in which case the dialect's evidence says it.
  func lines(style: TextStyle, width: Int?) -> [String] {
    let columns = Array(mapping.columns.enumerated())
    var shown = columns.filter { filled($0.offset) > 0 }
    if shown.isEmpty { shown = columns }
    let reasons = Set(shown.map { $0.element.evidence })
    let isTold = reasons.count > 1 || mapping.confidence < Self.certain
    let table = TextTable(
      headings: ["COLUMN", "HOLDS", "CELLS"] + (isTold ? ["SURE", "BECAUSE"] : []),
      rows: shown.map { number, column in
        let row = [
          VisibleText.cell(column.header.isEmpty ? "\(number + 1)" : column.header),
          VisibleText.cell(column.meaning.description), Count.grouped(filled(number)),
        ]
        guard isTold else { return row }
        let sure = "\(Int((column.confidence * 100).rounded())) %"
        return row + [sure, VisibleText.cell(column.evidence)]
      }, rightAligned: [2, 3], indent: 2)
    var lines: [String] = []
    for (number, line) in table.lines(width: width, style: style).enumerated() {
      lines.append(line)
      // The first line is the heading.
      guard number > 0 else { continue }
      let cells = samples(shown[number - 1].offset)
      if !cells.isEmpty {
        lines.append(width.map { DisplayWidth.truncated(cells, to: $0) } ?? cells)
      }
    }
    let hidden = columns.count - shown.count
    if hidden > 0 { lines.append("  and \(Count(hidden, "empty column")); --json lists them") }
    return lines
  }

  private func samples(_ column: Int) -> String {
    guard column < samples.count, !samples[column].isEmpty else { return "" }
    let cells = samples[column].map { DisplayWidth.truncated(VisibleText.cell($0), to: 30) }
    return "      " + cells.joined(separator: " | ")
  }

  private static let certain = 0.97

  private func filled(_ column: Int) -> Int { column < filled.count ? filled[column] : 0 }

  // MARK: For programs

  /// Members of the inspection's object.
  var members: [(String, JSON)] {
    [
      ("dialect", .string(mapping.dialect.name)),
      ("dialectConfidence", .fraction(mapping.confidence)),
      ("dialectEvidence", .string(mapping.evidence)),
      ("language", .optional(mapping.language)),
      ("dateOrder", .string(mapping.dateOrder.rawValue)),
      ("dateOrderEvidence", .string(mapping.dateOrderEvidence)),
      (
        "columns",
        .array(
          mapping.columns.enumerated().map { number, column in
            .object([
              ("column", .number(number + 1)), ("header", .string(column.header)),
              ("meaning", .string(column.meaning.description)),
              ("confidence", .fraction(column.confidence)),
              ("evidence", .string(column.evidence)), ("filledCells", .number(filled(number))),
              (
                "samples",
                .array((number < samples.count ? samples[number] : []).map { .string($0) })
              ),
            ])
          })
      ),
    ]
  }

  /// The mapping file that says the same, a column a line.
  var map: String {
    let map = ColumnMap(mapping)
    var lines = ["{"]
    if let dialect = map.dialect { lines.append("  \"dialect\": \(text(dialect.name)),") }
    if let order = map.dateOrder { lines.append("  \"dateOrder\": \(text(order.rawValue)),") }
    lines.append("  \"columns\": [")
    for (index, column) in map.columns.enumerated() {
      var members: [String] = []
      if let number = column.number { members.append("\"column\": \(number)") }
      if let header = column.header { members.append("\"header\": \(text(header))") }
      members.append("\"meaning\": \(text(column.meaning.description))")
      let comma = index + 1 < map.columns.count ? "," : ""
      lines.append("    {\(members.joined(separator: ", "))}\(comma)")
    }
    return (lines + ["  ]", "}"]).joined(separator: "\n")
  }

  private func text(_ string: String) -> String {
    String(decoding: JSON.string(string).lineBytes.dropLast(), as: UTF8.self)
  }
}
