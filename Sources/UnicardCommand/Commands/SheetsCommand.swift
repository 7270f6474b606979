import ArgumentParser
import ContactModel
import MailingLabels

/// `unicard sheets`: lists what labels can be printed on.
struct SheetsCommand: UnicardSubcommand {
  static let configuration = CommandConfiguration(
    commandName: "sheets",
    abstract: "List the sheets, envelopes and rolls that labels can be printed on.",
    discussion: """
      Those of glabels are listed too, where Debian's glabels-data is installed.

      EXAMPLES
        unicard sheets
        unicard sheets avery 5160
        unicard sheets envelope
        unicard sheets 63.5x38.1
      """)

  @Argument(help: ArgumentHelp("Words that a sheet must have.", valueName: "query"))
  var query: [String] = []

  @Flag(help: "Print one JSON object for each sheet, with all measures in millimetres.")
  var json = false

  @OptionGroup var common: CommonOptions

  func run(on console: Console) throws -> ExitStatus {
    let query = query.joined(separator: " ")
    let catalog = SheetCatalog(templatesIn: SheetCatalog.templatesFolder)
    let sheets = query.isEmpty ? catalog.all : catalog.sheets(matching: query)
    guard !sheets.isEmpty else {
      do throws(UnknownSheet) {
        _ = try catalog.sheet(named: query)
      } catch {
        console.note(error.description)
        console.hint(SheetOption.measuresHint)
      }
      return .found
    }
    if json {
      for sheet in sheets { try console.print(Self.json(sheet)) }
      return .success
    }
    let table = TextTable(
      headings: ["SHEET", "PAGE", "LABELS", "LABEL (mm)", "FOR", "ALSO"],
      rows: sheets.map(Self.row))
    let width = console.isOutputTerminal ? console.width : nil
    for line in table.lines(width: width, style: console.outputStyle) { try console.print(line) }
    var note = "\(Count(sheets.count, "sheet"))."
    if query.isEmpty, !catalog.refused.isEmpty {
      note += " \(Count(catalog.refused.count, "template")) of glabels had labels that overlap or "
      note += "leave the page, and were left out."
    }
    console.note(note)
    return .success
  }

  private static func row(_ sheet: Sheet) -> [String] {
    let geometry = sheet.geometry
    let size = "\(geometry.labelWidth.text) × \(geometry.labelHeight.text)"
    let page = geometry.paper.name ?? "\(geometry.paper.width.text) × \(geometry.paper.height.text)"
    return [
      VisibleText.cell(sheet.name), sheet.kind == .sheet ? page : sheet.kind.rawValue,
      sheet.kind == .sheet ? "\(geometry.columns) × \(geometry.rows)" : "", size,
      VisibleText.cell(sheet.title),
      VisibleText.cell(sheet.equivalents.prefix(6).joined(separator: " ")),
    ]
  }

  private static func json(_ sheet: Sheet) -> JSON {
    let geometry = sheet.geometry
    func millimeters(_ length: Length) -> JSON {
      .fraction((length.millimeters * 1000).rounded() / 1000)
    }
    return .object([
      ("type", .string("sheet")), ("name", .string(sheet.name)),
      ("identifier", .string(sheet.identifier)), ("kind", .string(sheet.kind.rawValue)),
      ("title", .string(sheet.title)), ("source", .string(sheet.source)),
      ("equivalents", .array(sheet.equivalents.map { .string($0) })),
      ("pageWidth", millimeters(geometry.paper.width)),
      ("pageHeight", millimeters(geometry.paper.height)),
      ("columns", .number(geometry.columns)), ("rows", .number(geometry.rows)),
      ("labelWidth", millimeters(geometry.labelWidth)),
      ("labelHeight", millimeters(geometry.labelHeight)),
      ("left", millimeters(geometry.left)), ("top", millimeters(geometry.top)),
      ("columnPitch", millimeters(geometry.columnPitch)),
      ("rowPitch", millimeters(geometry.rowPitch)),
      ("cornerRadius", millimeters(geometry.cornerRadius)),
    ])
  }
}
