import CSV
import ContactModel
import FileFormats
import SourceText

/// The columns of a file to be written, and how it is written.
package struct RowLayout: SettledColumns {
  let dialect: CSVDialect
  let language: String
  let mapping: ColumnMapping
  let plan: RowPlan
  let csv: CSVWriter.Options

  package init(_ needs: ColumnNeeds) {
    let dialect = needs.format.dialect ?? .unicard
    self.dialect = dialect
    let table = Self.table(dialect, needs.headerLanguage)
    language = table?.language ?? "en"
    let columns =
      dialect == .unicard
      ? Self.unicardColumns(needs) : Self.widened(table?.columns ?? [], needs)
    var mapping = ColumnMapping(
      dialect: dialect, language: language, confidence: 1, evidence: "it was asked for",
      columns: columns.map {
        ColumnMapping.Column(header: $0.header, meaning: $0.meaning, confidence: 1, evidence: "")
      })
    mapping.dateOrder = DateOrder.usual(inLanguage: language)
    self.mapping = mapping
    plan = RowPlan(mapping)
    csv = Self.options(
      dialect, codePage: needs.fitsCodePage ? table?.codePage : nil,
      isSpreadsheet: needs.isForSpreadsheet)
  }

  /// The columns of a table that is there already.
  init(_ table: RowTable) {
    dialect = table.mapping.dialect
    language = table.mapping.language ?? "en"
    mapping = table.plan.reshaping.map { $0.mapping(of: table.mapping) } ?? table.mapping
    plan = table.plan
    csv = CSVWriter.Options()
  }

  /// Classic Outlook reads the code page of its language alone; what that can't hold is written
  /// in UTF-8 with a mark, as newer ones read it.
  private static func options(
    _ dialect: CSVDialect, codePage: String?, isSpreadsheet: Bool
  ) -> CSVWriter.Options {
    var options = CSVWriter.Options()
    // Without a mark, Excel takes UTF-8 for a code page.
    if isSpreadsheet { options.hasByteOrderMark = true }
    if dialect.traits.contains(.defaults) || dialect == .yahoo { options.quoting = .all }
    if dialect == .outlook {
      if let charset = codePage.flatMap({ Charset(named: $0) }) {
        options.charset = charset
      } else {
        options.hasByteOrderMark = true
      }
    }
    return options
  }

  /// The columns that a dialect has in a language, in English where it lacks that; nil where it has
  /// none.
  static func table(_ dialect: CSVDialect, _ language: String?) -> HeaderTable? {
    let tables = HeaderTable.all.filter { $0.dialect == dialect.name }
    let wanted = (language ?? "en").lowercased().replacing("_", with: "-")
    return tables.first { $0.language.lowercased() == wanted }
      ?? tables.first { $0.language.lowercased().prefix(2) == wanted.prefix(2) }
      ?? tables.first { $0.language == "en" } ?? tables.first
  }

  /// The languages that a dialect's headers can be written in.
  static func languages(of dialect: CSVDialect) -> [String] {
    var languages: [String] = []
    for table in HeaderTable.all
    where table.dialect == dialect.name && !languages.contains(table.language) {
      languages.append(table.language)
    }
    return languages
  }

  private typealias Columns = [(header: String, meaning: ColumnMeaning)]

  /// Google's columns with a number, as often as they are needed.
  private static func widened(_ columns: Columns, _ needs: ColumnNeeds) -> Columns {
    var result: Columns = []
    var index = 0
    while index < columns.count {
      guard let kind = kind(of: columns[index].header) else {
        result.append(columns[index])
        index += 1
        continue
      }
      // All columns of one kind stand together.
      var end = index
      while end < columns.count, self.kind(of: columns[end].header) == kind { end += 1 }
      let count = needs.count(of: columns[index].meaning.field)
      for number in stride(from: 1, through: max(1, count), by: 1) {
        for column in columns[index..<end] {
          var meaning = column.meaning
          meaning.number = number
          let header = column.header.replacing(" 1 - ", with: " \(number) - ", maxReplacements: 1)
          result.append((header, meaning))
        }
      }
      index = end
    }
    return result
  }

  /// `E-mail` of `E-mail 1 - Value`; nil for headers without a number.
  private static func kind(of header: String) -> Substring? {
    header.firstRange(of: " 1 - ").map { header[..<$0.lowerBound] }
  }

  private static func unicardColumns(_ needs: ColumnNeeds) -> Columns {
    var columns: Columns = []
    func add(_ key: ContactKey, _ number: Int, _ part: ColumnMeaning.Part) {
      columns.append(
        (UnicardHeaders.header(key, number, part), ColumnMeaning(key, part, number: number)))
    }
    let isSpreadsheet = needs.isForSpreadsheet
    if !isSpreadsheet { add(.identifier, 1, .value) }
    for key in ContactKey.allCases {
      let used = needs.parts(of: key)
      if used.contains(.list) { add(key, 1, .list) }
      let parts = UnicardHeaders.parts(of: key).filter { $0 != .list && used.contains($0) }
      for number in stride(from: 1, through: needs.count(of: key), by: 1) {
        for part in parts where !(key == .identifier && number == 1 && part == .value) {
          add(key, number, part)
        }
      }
    }
    // What tells contacts apart is for programs, and stands behind what people look at.
    if isSpreadsheet { add(.identifier, 1, .value) }
    for header in needs.keptHeaders { columns.append((header, ColumnMeaning(.keep))) }
    return columns
  }
}

extension RowLayout {
  /// The columns that values of columns without a field go to, by the folded headers of these.
  var keptColumns: [String: Int] {
    var columns: [String: Int] = [:]
    func insert(_ header: String, _ column: Int) {
      let header = HeaderFolding.folded(header)
      if columns[header] == nil { columns[header] = column }
    }
    for group in plan.groups {
      if group.kind == .keep, !group.hasOwnProperty { insert(group.header, group.value) }
      if group.displayColumn >= 0 {
        insert(group.header + KeptColumn.displayName, group.displayColumn)
      }
    }
    if dialect == .outlook { addOtherLanguages(to: &columns) }
    return columns
  }

  /// The columns of what a program has properties of its own for, by the names of these.
  var columnsOfProperties: [String: Int] {
    plan.groups.filter(\.hasOwnProperty).reduce(into: [:]) { $0[$1.propertyName] = $1.value }
  }

  /// Adds the headers that Outlook has for the same columns in other languages: many of its tables
  /// have the same columns in the same order.
  private func addOtherLanguages(to columns: inout [String: Int]) {
    let tables = HeaderTable.all.filter { $0.dialect == dialect.name }
    for reference in tables where reference.language == "en" {
      let others = tables.filter { $0.hasSameColumns(as: reference) }
      for column in 0..<reference.count {
        let meaning = reference.meaning(of: column)
        let isEmail = meaning.key == .emailAddress && meaning.part == .value
        // What stands in a column of choices is a word of one language.
        let isChoice = ["Priority", "Private", "Sensitivity"].contains(reference.header(of: column))
        guard meaning.field == .keep && !isChoice || isEmail else { continue }
        let headers = others.map {
          HeaderFolding.folded($0.header(of: column) + (isEmail ? KeptColumn.displayName : ""))
        }
        guard let place = headers.compactMap({ columns[$0] }).first else { continue }
        for header in headers where columns[header] == nil { columns[header] = place }
      }
    }
  }
}
