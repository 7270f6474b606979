import ContactCoding

/// Shows what the columns of a CSV file were taken for.
struct ColumnsText {
  let mapping: ColumnMapping
  /// How many cells of each column are not empty.
  let filled: [Int]

  // MARK: For people

  /// The dialect, and why.
  var dialect: [String] {
    var text = mapping.dialect.title
    if let language = mapping.language { text += ", headers in \(language)" }
    return ["\(text), \(certainty(mapping.confidence))", mapping.evidence]
  }

  var dateOrder: String { "\(mapping.dateOrder.title): \(mapping.dateOrderEvidence)" }

  func lines(style: TextStyle, width: Int?) -> [String] {
    let table = TextTable(
      headings: ["COLUMN", "HOLDS", "CELLS", "SURE", "BECAUSE"],
      rows: mapping.columns.enumerated().map { number, column in
        [
          VisibleText.cell(column.header.isEmpty ? "\(number + 1)" : column.header),
          VisibleText.cell(column.meaning.description), Count.grouped(filled(number)),
          "\(Int((column.confidence * 100).rounded())) %", VisibleText.cell(column.evidence),
        ]
      }, indent: 2)
    return table.lines(width: width, style: style)
  }

  private func filled(_ column: Int) -> Int { column < filled.count ? filled[column] : 0 }

  private func certainty(_ confidence: Double) -> String {
    switch confidence {
    case 0.97...: "certain"
    case 0.8...: "nearly certain"
    case 0.5...: "likely"
    default: "a guess"
    }
  }

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
