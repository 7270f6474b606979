public import FileFormats
import SourceText

/// What the columns of a file hold, as somebody decided: the content of a mapping file.
///
/// Columns are named by their header, or by their number from 1 where they have none. Where all have numbers, a first row
/// that is no header for certain is one of data.
public struct ColumnMap: Hashable, Sendable {
  /// One column.
  public struct Column: Hashable, Sendable {
    /// The header; nil where the number counts.
    public var header: String?
    /// The position of the column, from 1; nil where the header counts.
    public var number: Int?
    /// What it holds.
    public var meaning: ColumnMeaning

    /// A column by its header, its number, or both.
    public init(header: String?, number: Int? = nil, meaning: ColumnMeaning) {
      self.header = header
      self.number = number
      self.meaning = meaning
    }
  }

  /// The dialect whose conventions the values follow; nil leaves it as it was found.
  public var dialect: CSVDialect?
  /// Which part of a date comes first where it can be read in two ways; nil leaves it to the dates.
  public var dateOrder: DateOrder?
  /// The columns that were decided; the others keep the meaning that was found.
  public var columns: [Column]

  /// A map of columns.
  public init(dialect: CSVDialect? = nil, dateOrder: DateOrder? = nil, columns: [Column]) {
    self.dialect = dialect
    self.dateOrder = dateOrder
    self.columns = columns
  }

  /// The map that says what was found out.
  public init(_ mapping: ColumnMapping) {
    dialect = mapping.dialect
    dateOrder = mapping.dateOrder
    columns = mapping.columns.enumerated().map { number, column in
      let isUnique = mapping.columns.filter { $0.header == column.header }.count == 1
      return Column(
        header: column.header.isEmpty ? nil : column.header,
        number: isUnique && !column.header.isEmpty ? nil : number + 1, meaning: column.meaning)
    }
  }

  /// Whether all columns are named by their numbers, as where there is no header.
  var namesNoHeader: Bool { !columns.isEmpty && columns.allSatisfy { $0.header == nil } }

  /// Puts the map's meanings in place of those that were found.
  ///
  /// - Parameter isWithin: Whether the table is one within a file, which may have other columns: what names
  ///   its columns counts.
  func apply(to mapping: inout ColumnMapping, path: String, isWithin: Bool) throws {
    if let dialect, !isWithin { mapping.dialect = dialect }
    if let dateOrder { mapping.dateOrder = dateOrder }
    for column in columns where !isWithin || column.header != nil {
      let place = mapping.columns.indices.first { place in
        if let number = column.number, number != place + 1, !isWithin { return false }
        return column.header.map { $0 == mapping.columns[place].header } ?? (column.number != nil)
      }
      if let place {
        mapping.columns[place].settle(column.meaning)
      } else if !isWithin {
        let name = column.header.map { "“\($0)”" } ?? "\(column.number ?? 0)"
        throw ContactFileError(
          message: "\(path) has no column \(name), which the map names; correct the map.",
          path: path)
      }
    }
  }
}

extension ColumnMapping.Column {
  /// Takes the meaning that a map gives the column.
  fileprivate mutating func settle(_ meaning: ColumnMeaning) {
    self.meaning = meaning
    confidence = 1
    evidence = "the map says so"
  }
}

// Mapping files: JSON that `inspect --emit-map` prints and `convert --map` takes, as
// Documentation/csv.md describes it.
extension ColumnMap {
  /// Reads a mapping file.
  ///
  /// - Throws: ``FileFormats/ContactFileError`` that says what is wrong in it.
  public init(json: [UInt8], path: String) throws(ContactFileError) {
    let value: JSONValue
    do throws(JSONError) {
      value = try json.withUnsafeBufferPointer { text throws(JSONError) in
        try JSONParser.parse(text, 0..<text.count)
      }
    } catch {
      throw Self.invalid(
        "The map \(path) is no valid JSON: \(error.message); correct it there.", path)
    }
    guard case .object(let members) = value,
      case .array(let items)? = Self.member("columns", of: members)
    else {
      throw Self.invalid(
        "The map \(path) has no list “columns”; Documentation/csv.md shows one.", path)
    }
    self.init(columns: [])
    if let name = Self.text("dialect", of: members) {
      guard let found = CSVDialect(name: name) else {
        throw Self.unknown("dialect", name, CSVDialect.all.map(\.name), path)
      }
      dialect = found
    }
    if let name = Self.text("dateOrder", of: members) {
      guard let found = DateOrder(rawValue: name.lowercased()) else {
        throw Self.unknown("dateOrder", name, DateOrder.allCases.map(\.rawValue), path)
      }
      dateOrder = found
    }
    for item in items { columns.append(try Self.column(item, path)) }
  }

  private static func column(
    _ item: JSONValue, _ path: String
  ) throws(ContactFileError) -> Column {
    guard case .object(let members) = item, let name = text("meaning", of: members) else {
      throw invalid("A column in the map \(path) has no “meaning”; give it one, or “ignore”.", path)
    }
    guard let meaning = ColumnMeaning(name) else {
      throw invalid(
        "The map \(path) has the meaning “\(name)”, which is not known; Documentation/csv.md lists them.",
        path)
    }
    let header = text("header", of: members)
    let number = text("column", of: members).flatMap { Int($0) }
    guard header != nil || number != nil else {
      throw invalid("A column in the map \(path) has neither “header” nor “column”; add one.", path)
    }
    return Column(header: header, number: number, meaning: meaning)
  }

  private typealias Members = [(name: [UInt8], value: JSONValue)]

  private static func member(_ name: String, of members: Members) -> JSONValue? {
    members.first { $0.name == Array(name.utf8) }?.value
  }

  private static func text(_ name: String, of members: Members) -> String? {
    guard let text = member(name, of: members)?.text, !text.isEmpty else { return nil }
    return String(decoding: text, as: UTF8.self)
  }

  private static func unknown(
    _ member: String, _ value: String, _ known: [String], _ path: String
  ) -> ContactFileError {
    let list = known.joined(separator: ", ")
    return invalid("The map \(path) has the \(member) “\(value)”; use one of \(list).", path)
  }

  private static func invalid(_ message: String, _ path: String) -> ContactFileError {
    ContactFileError(message: message, path: path)
  }
}
