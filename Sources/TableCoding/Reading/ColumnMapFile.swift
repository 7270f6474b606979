public import FileFormats
import SourceText

// Mapping files: JSON that `inspect --emit-map` prints and `convert --map` takes, as
// Documentation/csv.md describes it.
extension ColumnMap {
  /// Reads a mapping file.
  ///
  /// - Throws: ``FileFormats/ContactInputError`` that says what is wrong in it.
  public init(json: [UInt8], path: String) throws(ContactInputError) {
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
        "The map \(path) has no list “columns”; 'unicard inspect --emit-map' shows one.", path)
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
  ) throws(ContactInputError) -> Column {
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
  ) -> ContactInputError {
    let list = known.joined(separator: ", ")
    return invalid("The map \(path) has the \(member) “\(value)”; use one of \(list).", path)
  }

  private static func invalid(_ message: String, _ path: String) -> ContactInputError {
    ContactInputError(message: message, path: path)
  }
}
