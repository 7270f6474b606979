import CSV
import ContactCoding
import ContactModel
import FileFormats
import SourceText
import VCard

/// Shows what a file is.
struct InspectionText {
  let inspection: FileInspection
  let input: OpenInput
  /// What an account of a store is kept as, where its changes have no place there, so that its contacts are
  /// read as cards; nil elsewhere.
  var account: ContactFormat?

  /// Properties that are shown to a person; JSON has all.
  private static let shownProperties = 24
  /// So many further tables of a file are shown to a person.
  private static let shownTables = 8

  // MARK: For people

  func lines(style: TextStyle, width: Int) -> [String] {
    let facts = facts
    let margin = facts.map(\.name.count).max() ?? 0
    var lines = [style.bold(input.name)]
    for fact in facts {
      let name = DisplayWidth.padded(fact.name, to: margin)
      for (index, text) in fact.lines.enumerated() {
        let heading = index == 0 ? style.cyan(name) : String(repeating: " ", count: margin)
        lines.append("  \(heading)  \(VisibleText.cell(text))")
      }
    }
    if let columns {
      lines += columns.lines(style: style, width: width)
      return lines + furtherTableLines(style: style, width: width)
    }
    return lines + propertyLines(style: style, width: width)
  }

  /// The columns of a CSV file; nil for others.
  private var columns: ColumnsText? {
    inspection.mapping.map {
      ColumnsText(
        mapping: $0, filled: inspection.filledCells, samples: inspection.sampleCells)
    }
  }

  /// The tables behind the first one, each with its columns.
  private func furtherTableLines(style: TextStyle, width: Int) -> [String] {
    var lines: [String] = []
    for (number, table) in inspection.furtherTables.prefix(Self.shownTables).enumerated() {
      let columns = ColumnsText(
        mapping: table.mapping, filled: table.filledCells, samples: table.sampleCells)
      let delimiter = table.layout.syntax.delimiterName
      let dialect = columns.dialect.first ?? ""
      lines.append("  " + style.cyan("Table \(number + 2)"))
      lines.append("  \(Count(table.contacts, "contact")); \(dialect); \(delimiter)")
      lines += columns.lines(style: style, width: width)
    }
    let rest = inspection.furtherTables.count - Self.shownTables
    if rest > 0 { lines.append("  and \(Count(rest, "more table")); --json lists them") }
    return lines
  }

  private struct Fact {
    let name: String
    let lines: [String]

    init(_ name: String, _ lines: String?...) {
      self.name = name
      self.lines = lines.compactMap { $0 }
    }

    init(_ name: String, _ lines: [String]) {
      self.name = name
      self.lines = lines
    }
  }

  private var facts: [Fact] {
    var facts = [Fact("Format", format)]
    if let account {
      facts = [
        Fact(
          "Account", account.title,
          "what was changed in it has no place there, so that it is read as cards"),
        Fact("Read as", format),
      ]
    }
    if inspection.versions.count > 1 {
      let versions = inspection.versions.map {
        "\($0.version.rawValue) (\(Count($0.count, "contact")))"
      }
      facts.append(Fact("Versions", versions.joined(separator: ", ")))
    }
    // What wrote the cards of an account is this program.
    if account == nil, let producer = inspection.producer {
      facts.append(Fact("Producer", producer, inspection.producerEvidence))
    }
    if let columns {
      facts.append(Fact("Dialect", columns.dialect))
      facts.append(Fact("Dates", columns.dateOrder))
    }
    let encoding = inspection.encoding
    let certainty = Certainty.text(encoding.confidence)
    var lines = ["\(encoding.charset.name), \(certainty): \(encoding.evidence)"]
    if let other = inspection.layout?.otherCharset {
      lines.append("some of it \(other.name)")
    }
    facts.append(Fact("Encoding", lines))
    if inspection.newline != "none" { facts.append(Fact("Line ends", inspection.newline)) }
    if let layout = inspection.layout.map({ LayoutText(layout: $0) }) {
      facts.append(Fact("Delimiter", layout.delimiter))
      facts.append(Fact("Header", layout.header))
      facts.append(Fact("Columns", [layout.columns]))
      if !layout.leftOut.isEmpty { facts.append(Fact("Left out", layout.leftOut)) }
    }
    if !inspection.furtherTables.isEmpty {
      let count = inspection.furtherTables.count + 1
      facts.append(Fact("Tables", "\(count), joined in one file; each is read by its own header"))
    }
    facts.append(Fact("Size", "\(Count.grouped(input.stream.byteCount)) bytes"))
    var contacts = Count.grouped(inspection.contacts)
    var parts: [String] = []
    if inspection.groups > 0 { parts.append("\(Count(inspection.groups, "group"))") }
    if inspection.photos > 0 { parts.append("\(Count.grouped(inspection.photos)) with a photo") }
    if !parts.isEmpty { contacts += " (\(parts.joined(separator: ", ")))" }
    facts.append(Fact("Contacts", contacts))
    let problems = inspection.diagnostics.map(\.count).reduce(0, +)
    if problems > 0 {
      facts.append(Fact("Problems", "\(Count.grouped(problems)); unicard check shows them"))
    }
    return facts
  }

  private var format: String {
    // What has no card is read as cards, and may be anything.
    if inspection.format.isVCard, inspection.versions.isEmpty { return "none that can be told" }
    return "\(inspection.format.title) (\(inspection.format.standard))"
  }

  private func propertyLines(style: TextStyle, width: Int) -> [String] {
    guard !inspection.properties.isEmpty else { return [] }
    let shown = inspection.properties.prefix(Self.shownProperties)
    let cells = shown.map { "\(VisibleText.cell($0.name)) \(Count.grouped($0.count))" }
    let column = (cells.map { DisplayWidth.of($0) }.max() ?? 0) + 2
    let perLine = max(1, (max(width, 40) - 2) / column)
    var lines = ["  " + style.cyan("Properties")]
    for start in stride(from: 0, to: cells.count, by: perLine) {
      let row = cells[start..<min(start + perLine, cells.count)]
      let text = row.map { DisplayWidth.padded($0, to: column) }.joined()
      lines.append("    " + String(text.reversed().drop { $0 == " " }.reversed()))
    }
    let rest = inspection.properties.count - shown.count
    if rest > 0 { lines.append("    and \(Count(rest, "other")); --json lists them") }
    return lines
  }

  // MARK: For programs

  var json: JSON {
    .object(members + (columns?.members ?? []))
  }

  private var members: [(String, JSON)] {
    [
      ("type", .string("inspection")), ("file", .string(input.stream.source.name)),
      ("format", .string(inspection.format.name)),
      ("versions", counts(inspection.versions.map { ($0.version.rawValue, $0.count) })),
      ("producer", .optional(inspection.producer)),
      ("producerEvidence", .optional(inspection.producerEvidence)),
      ("encoding", .string(inspection.encoding.charset.name)),
      ("encodingConfidence", .fraction(inspection.encoding.confidence)),
      ("encodingEvidence", .string(inspection.encoding.evidence)),
      ("newline", .string(inspection.newline)),
      ("layout", inspection.layout.map { LayoutText(layout: $0).json } ?? .null),
      ("byteCount", .number(input.stream.byteCount)),
      ("contacts", .number(inspection.contacts)), ("groups", .number(inspection.groups)),
      ("photos", .number(inspection.photos)), ("properties", counts(inspection.properties)),
      ("furtherTables", .array(inspection.furtherTables.map { table($0) })),
      (
        "diagnostics", counts(inspection.diagnostics.map { ($0.code.rawValue, $0.count) })
      ),
    ]
  }

  private func table(_ table: FileInspection.FurtherTable) -> JSON {
    .object(
      [
        ("layout", LayoutText(layout: table.layout).json), ("contacts", .number(table.contacts)),
      ]
        + ColumnsText(
          mapping: table.mapping, filled: table.filledCells, samples: table.sampleCells
        ).members)
  }

  private func counts(_ list: [(String, Int)]) -> JSON {
    .object(list.map { ($0.0, .number($0.1)) })
  }
}
