import GRDB
import GRDBSQLite

/// A value of a column.
enum StoreValue {
  case null
  case integer(Int64)
  case text(String)
  case blob([UInt8])
  /// Bytes that stay where they are until the statement is carried out.
  case bytes(UnsafeRawBufferPointer)

  init(_ value: Int64?) { self = value.map { .integer($0) } ?? .null }
  init(_ value: Int) { self = .integer(Int64(value)) }
  init(_ value: String?) { self = value.map { .text($0) } ?? .null }
}

/// A statement of SQL that is carried out for millions of rows: values go in and out without anything
/// in between.
final class StoreStatement {
  // Keeps the handle alive.
  private let statement: Statement
  private let handle: OpaquePointer
  private static let transient = unsafeBitCast(-1, to: sqlite3_destructor_type.self)

  init(_ database: Database, _ sql: String) throws {
    statement = try database.makeStatement(sql: sql)
    handle = statement.sqliteStatement
  }

  /// Begins anew with other values.
  func bind(_ values: [StoreValue]) throws {
    sqlite3_reset(handle)
    for (index, value) in values.enumerated() {
      let position = Int32(index + 1)
      let code =
        switch value {
        case .null: sqlite3_bind_null(handle, position)
        case .integer(let value): sqlite3_bind_int64(handle, position, value)
        case .text(let text):
          sqlite3_bind_text(handle, position, text, Int32(text.utf8.count), Self.transient)
        case .blob(let bytes):
          // A null pointer would be no value at all.
          bytes.isEmpty
            ? sqlite3_bind_zeroblob(handle, position, 0)
            : bytes.withUnsafeBytes {
              sqlite3_bind_blob64(
                handle, position, $0.baseAddress, UInt64($0.count), Self.transient)
            }
        case .bytes(let bytes):
          bytes.isEmpty
            ? sqlite3_bind_zeroblob(handle, position, 0)
            : sqlite3_bind_blob64(handle, position, bytes.baseAddress, UInt64(bytes.count), nil)
        }
      guard code == SQLITE_OK else { throw failure(code) }
    }
  }

  /// Goes to the next row; false at the end.
  func step() throws -> Bool {
    let code = sqlite3_step(handle)
    switch code {
    case SQLITE_ROW: return true
    case SQLITE_DONE: return false
    default: throw failure(code)
    }
  }

  /// Carries out a statement that gives no rows.
  func run(_ values: StoreValue...) throws {
    try bind(values)
    while try step() {}
  }

  /// Goes through all rows until `body` returns false.
  func enumerate(_ values: [StoreValue] = [], _ body: (StoreStatement) throws -> Bool) throws {
    try bind(values)
    defer { sqlite3_reset(handle) }
    while try step() { if try !body(self) { return } }
  }

  private func failure(_ code: Int32) -> DatabaseError {
    let message = sqlite3_db_handle(handle).flatMap { sqlite3_errmsg($0) }
    sqlite3_reset(handle)
    return DatabaseError(
      resultCode: ResultCode(rawValue: code), message: message.map { String(cString: $0) })
  }

  // MARK: Columns

  func isNull(_ column: Int32) -> Bool { sqlite3_column_type(handle, column) == SQLITE_NULL }
  func integer(_ column: Int32) -> Int64 { sqlite3_column_int64(handle, column) }
  func optionalInteger(_ column: Int32) -> Int64? { isNull(column) ? nil : integer(column) }

  func text(_ column: Int32) -> String {
    sqlite3_column_text(handle, column).map { String(cString: $0) } ?? ""
  }

  /// The bytes of a column, valid until the next step.
  func bytes(_ column: Int32) -> UnsafeRawBufferPointer {
    let start = sqlite3_column_blob(handle, column)
    return UnsafeRawBufferPointer(start: start, count: Int(sqlite3_column_bytes(handle, column)))
  }
}

extension Database {
  /// Carries out a statement once.
  func run(_ sql: String, _ values: StoreValue...) throws {
    let statement = try StoreStatement(self, sql)
    try statement.bind(values)
    while try statement.step() {}
  }

  /// What `read` makes of each row.
  func rows<Value>(
    _ sql: String, _ values: StoreValue..., read: (StoreStatement) throws -> Value
  ) throws -> [Value] {
    var found: [Value] = []
    try StoreStatement(self, sql).enumerate(values) {
      found.append(try read($0))
      return true
    }
    return found
  }

  /// What `read` makes of the first row; nil where there is none.
  func row<Value>(
    _ sql: String, _ values: StoreValue..., read: (StoreStatement) throws -> Value
  ) throws -> Value? {
    var found: Value?
    try StoreStatement(self, sql).enumerate(values) {
      found = try read($0)
      return false
    }
    return found
  }

  /// The first column of the first row as a number; nil where there is none.
  func number(_ sql: String, _ values: StoreValue...) throws -> Int64? {
    let statement = try StoreStatement(self, sql)
    var found: Int64?
    try statement.enumerate(values) {
      found = $0.optionalInteger(0)
      return false
    }
    return found
  }
}
