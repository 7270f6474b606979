import SourceText

/// What stands beside the cells of a sheet and is no part of their texts: what a link leads to, and comments
/// (ECMA-376, part 1, sections 18.3.1.47 and 18.7.3). A table has them in columns of their own behind all others,
/// the links of each column in one.
struct SheetAsides {
  /// What the links lead to, by the places of their cells.
  private var targets: [String: String] = [:]
  /// By the columns that have links, the columns for these.
  private var linkColumns: [Int: Int] = [:]
  /// By the numbers of rows.
  private var comments: [Int: [String]] = [:]
  private var commentColumn = 0

  /// There are none.
  init() {}

  /// - Parameters:
  ///   - sheet: The XML of the sheet.
  ///   - links: What links lead to, by the names of their relations.
  ///   - comments: The XML of the comments.
  init?(_ sheet: SourceContent, links: [String: String], comments: SourceContent?) throws {
    var targets: [String: String] = [:]
    var width = 0
    var place = ""
    var formula: String?
    let isWhole = try XMLEvents.read(
      sheet,
      start: { element, attributes in
        if element == "c" {
          place = attributes["r"] ?? ""
          let column = SheetText.column(of: place) ?? 0
          width = max(width, column + 1)
        } else if element == "f" {
          formula = ""
        } else if element == "hyperlink", let target = attributes["id"].flatMap({ links[$0] }),
          let place = attributes["ref"]?.split(separator: ":").first
        {
          targets[String(place)] = Self.address(target)
        }
      },
      end: { _ in
        if let target = formula.flatMap({ Self.target(ofFormula: $0) }) {
          targets[place] = Self.address(target)
        }
        formula = nil
      },
      text: { formula? += $0 })
    guard isWhole else { return nil }
    self.targets = targets
    let columns = Set(targets.keys.compactMap { SheetText.column(of: $0) })
    linkColumns = Dictionary(
      uniqueKeysWithValues: columns.sorted().enumerated().map { ($1, width + $0) })
    commentColumn = width + columns.count
    if let comments { guard try readComments(comments) else { return nil } }
  }

  /// Reads the comments; false where their XML is damaged.
  private mutating func readComments(_ content: SourceContent) throws -> Bool {
    var found: [Int: [String]] = [:]
    var row = 0
    var text = ""
    var isText = false
    let isWhole = try XMLEvents.read(
      content,
      start: { element, attributes in
        if element == "comment" {
          row = attributes["ref"].flatMap { Int($0.drop { !$0.isNumber }) } ?? 0
          text = ""
        }
        isText = element == "t"
      },
      end: { element in
        isText = false
        if element == "comment", !text.isEmpty { found[row, default: []].append(text) }
      },
      text: { if isText { text += $0 } })
    comments = found
    return isWhole
  }

  /// Whether a sheet may have links that formulas make.
  static func hasFormulas(_ sheet: SourceContent) throws -> Bool { try sheet.holds(function) }

  /// The function that makes a link of a text (ECMA-376, part 1, section 18.17.7.156).
  private static let function = "HYPERLINK("

  /// What a formula links to that names it: `HYPERLINK("tel:+49301234","call")`.
  private static func target(ofFormula formula: String) -> String? {
    let text = formula.drop { $0 == " " || $0 == "=" || $0 == "+" }
    guard text.hasPrefix(function) else { return nil }
    let rest = text.dropFirst(function.count).drop { $0 == " " }
    guard rest.first == "\"" else { return nil }
    var target = ""
    var isQuoted = true
    for character in rest.dropFirst() {
      if character == "\"" {
        // Of two quotes the second one is part of the text.
        if !isQuoted { target.append(character) }
        isQuoted.toggle()
      } else if isQuoted {
        target.append(character)
      } else {
        return character == "&" || target.isEmpty ? nil : target
      }
    }
    return nil
  }

  /// What a link leads to, as people write it.
  private static func address(_ target: String) -> String {
    for scheme in ["mailto:", "tel:"] where target.lowercased().hasPrefix(scheme) {
      return String(target.dropFirst(scheme.count).prefix { $0 != "?" })
    }
    return target
  }

  func hasLink(_ place: String) -> Bool { targets[place] != nil }

  /// Puts what a cell's link leads to behind its row, unless the cell says it.
  func addLink(of place: String, _ column: Int, to row: inout [String]) {
    guard let target = targets[place], let own = linkColumns[column], row.indices.contains(column),
      !Self.says(row[column], target)
    else { return }
    put(target, own, &row)
  }

  /// Puts the comments of a row behind it.
  func addComments(ofRow number: Int, to row: inout [String]) {
    guard let texts = comments[number] else { return }
    put(texts.joined(separator: "\n"), commentColumn, &row)
  }

  private func put(_ text: String, _ column: Int, _ row: inout [String]) {
    guard column < Workbook.columnLimit else { return }
    while row.count <= column { row.append("") }
    row[column] = text
  }

  /// Whether a text says what a link leads to: www.lee.example, of https://www.lee.example/.
  private static func says(_ text: String, _ target: String) -> Bool {
    let (text, target) = (text.lowercased(), target.lowercased())
    let core = text.split(separator: "://").last.map { $0.drop { $0 == " " } } ?? ""
    return text.contains(target) || core.contains(".") && target.contains(core)
  }
}
