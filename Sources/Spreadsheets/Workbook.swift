import PackedFiles
package import SourceText

/// A workbook of Excel and its kin (.xlsx, ECMA-376), whose sheets are read as tables.
package struct Workbook {
  private let archive: ZipArchive
  private let name: String
  private var sheets: [(name: String, path: String, isHidden: Bool)] = []
  private var texts: [String] = []
  private var dates = SheetDates()
  private var digits: [DigitFormat?] = []

  /// A sheet as comma-separated text (RFC 4180) in UTF-8.
  package struct Table {
    package let content: SourceContent
    /// The places of formulas without their results, as `C5`: a program wrote them that does not compute.
    package let unresolved: [String]
  }

  /// Columns beyond this are not read: it is all that Excel has.
  static let columnLimit = 16_384

  /// Reads a workbook; nil where the archive is none.
  ///
  /// - Throws: ``PackedFileError`` or ``WorkbookError`` where it is damaged.
  package init?(_ content: SourceContent) throws {
    archive = try ZipArchive(content)
    name = content.name
    guard let workbook = try archive.content(of: "xl/workbook.xml") else { return nil }
    var found: [(name: String, relation: String, isHidden: Bool)] = []
    var isFrom1904 = false
    try read(workbook) { element, attributes in
      if element == "sheet" {
        let isHidden = attributes["state"] ?? "visible" != "visible"
        found.append((attributes["name"] ?? "", attributes["id"] ?? "", isHidden))
      } else if element == "workbookPr" {
        isFrom1904 = ["1", "true"].contains(attributes["date1904"])
      }
    }
    dates.isFrom1904 = isFrom1904
    dates.writtenYears = try writtenYears()
    let targets = Dictionary(
      try relations(of: "xl/workbook.xml").map { ($0.id, $0.target) }, uniquingKeysWith: { $1 })
    sheets = found.compactMap { sheet in
      targets[sheet.relation].map { (sheet.name, $0, sheet.isHidden) }
    }
    texts = try sharedTexts()
    (dates.formats, digits) = try formats()
  }

  /// The sheets that have a cell: those that are seen, or those that are hidden.
  ///
  /// - Parameter namesSoleSheet: Whether the only one that is seen is named, too, rather than the
  ///   workbook alone.
  package func tables(
    areHidden: Bool = false, namesSoleSheet: Bool = false
  ) throws -> [Table] {
    var tables: [Table] = []
    let wanted = sheets.filter { $0.isHidden == areHidden }
    for sheet in wanted {
      guard let content = try archive.content(of: sheet.path) else { continue }
      let isNamed = areHidden || wanted.count > 1 || namesSoleSheet
      let title = isNamed ? "\(name)/\(sheet.name)" : name
      let writer = SheetText(
        texts: texts, dates: dates, digits: digits, asides: try asides(of: content, sheet.path),
        merges: try merges(of: content))
      var unresolved: [String]?
      let table = try SourceContent(name: title) { write in
        unresolved = try writer.read(content, to: write)
      }
      guard let unresolved else { throw WorkbookError(name: name) }
      if table.count > 0 { tables.append(Table(content: table, unresolved: unresolved)) }
    }
    return tables
  }

  private func read(
    _ content: SourceContent, _ element: @escaping (String, [String: String]) -> Void
  ) throws {
    guard try XMLEvents.read(content, start: element, end: { _ in }, text: { _ in }) else {
      throw WorkbookError(name: name)
    }
  }

  private struct Relation {
    let id: String
    /// The last word of its type: worksheet, hyperlink, comments.
    let type: Substring
    /// The path of a part of the workbook, or an address elsewhere.
    let target: String
  }

  /// What a part of the workbook names (ECMA-376, part 2, section 6.5).
  private func relations(of part: String) throws -> [Relation] {
    var folders = part.split(separator: "/")
    let file = folders.popLast() ?? ""
    let path = (folders + ["_rels", file + ".rels"]).joined(separator: "/")
    guard let content = try archive.content(of: path) else { return [] }
    var relations: [Relation] = []
    try read(content) { element, attributes in
      guard element == "Relationship", let id = attributes["Id"],
        let target = attributes["Target"]
      else { return }
      let isElsewhere = attributes["TargetMode"] == "External"
      relations.append(
        Relation(
          id: id, type: attributes["Type"]?.split(separator: "/").last ?? "",
          target: isElsewhere ? target : Self.path(target, in: folders)))
    }
    return relations
  }

  /// The path of a part that is named by one in a folder.
  private static func path(_ target: String, in folders: [Substring]) -> String {
    var path = target.hasPrefix("/") ? [] : folders
    for step in target.split(separator: "/") {
      if step == ".." { _ = path.popLast() } else { path.append(step) }
    }
    return path.joined(separator: "/")
  }

  private func asides(of sheet: SourceContent, _ path: String) throws -> SheetAsides {
    let relations = try relations(of: path)
    let links = relations.filter { $0.type == "hyperlink" }.map { ($0.id, $0.target) }
    let comments = try relations.first { $0.type == "comments" }
      .flatMap { try archive.content(of: $0.target) }
    if links.isEmpty, comments == nil, try !SheetAsides.hasFormulas(sheet) { return SheetAsides() }
    let asides = try SheetAsides(
      sheet, links: Dictionary(links, uniquingKeysWith: { $1 }), comments: comments)
    guard let asides else { throw WorkbookError(name: name) }
    return asides
  }

  private func merges(of sheet: SourceContent) throws -> SheetMerges {
    guard try sheet.holds("mergeCell ") else { return SheetMerges() }
    guard let merges = try SheetMerges(sheet) else { throw WorkbookError(name: name) }
    return merges
  }

  /// The years between which the workbook was written, where it says so.
  private func writtenYears() throws -> ClosedRange<Int>? {
    guard let content = try archive.content(of: "docProps/core.xml") else { return nil }
    var years: [Int] = []
    var text: String?
    _ = try XMLEvents.read(
      content,
      start: { element, _ in text = ["created", "modified"].contains(element) ? "" : nil },
      end: { _ in
        if let year = text.flatMap({ Int($0.prefix(4)) }) { years.append(year) }
        text = nil
      }, text: { text? += $0 })
    guard let first = years.min(), let last = years.max() else { return nil }
    return first...last
  }

  /// The texts that cells name by their numbers. How a word is said stands beside it and is no part
  /// of it.
  private func sharedTexts() throws -> [String] {
    guard let content = try archive.content(of: "xl/sharedStrings.xml") else { return [] }
    var texts: [String] = []
    var text = ""
    var isText = false
    var isReading = false
    let isWhole = try XMLEvents.read(
      content,
      start: { element, _ in
        switch element {
        case "si": text = ""
        case "t": isText = !isReading
        case "rPh": isReading = true
        default: break
        }
      },
      end: { element in
        switch element {
        case "si": texts.append(EscapedText.decoded(text))
        case "t": isText = false
        case "rPh": isReading = false
        default: break
        }
      },
      text: { if isText { text += $0 } })
    guard isWhole else { throw WorkbookError(name: name) }
    return texts
  }

  /// What the cells' styles show of a number that is a date, and of one whose digits are all shown.
  private func formats() throws -> ([SheetDates.Format], [DigitFormat?]) {
    guard let content = try archive.content(of: "xl/styles.xml") else { return ([], []) }
    var codes: [Int: String] = [:]
    var formats: [SheetDates.Format] = []
    var digits: [DigitFormat?] = []
    var isOfCells = false
    let isWhole = try XMLEvents.read(
      content,
      start: { element, attributes in
        let number = attributes["numFmtId"].flatMap { Int($0) } ?? 0
        switch element {
        case "numFmt": codes[number] = attributes["formatCode"]
        case "cellXfs": isOfCells = true
        case "xf" where isOfCells:
          formats.append(SheetDates.Format(number, codes[number]))
          digits.append(codes[number].flatMap { DigitFormat($0) })
        default: break
        }
      },
      end: { if $0 == "cellXfs" { isOfCells = false } }, text: { _ in })
    guard isWhole else { throw WorkbookError(name: name) }
    return (formats, digits)
  }
}

/// A workbook that can't be read.
package struct WorkbookError: Error, Hashable {
  package let name: String

  /// What is wrong and what to do, in sentences.
  package var message: String {
    "The workbook \(name) is damaged. Open it with the program that made it, and save it as CSV."
  }
}
