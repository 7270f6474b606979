import CSV
import SourceText

/// Everything that a reader makes of a file.
struct ReadRows {
  var layout: CSVLayout
  /// The header first, then the rows.
  var rows: [[String]]
  var diagnostics: [Diagnostic]

  /// The codes that speak of something doubtful or wrong.
  var warnings: [String] {
    diagnostics.filter { $0.severity > .note }.map(\.code.rawValue)
  }

  init(
    _ bytes: [UInt8], options: CSVReader.Options = .init(), encoding: Charset? = nil,
    undoesDoubled: Bool = false
  ) throws {
    let stream = try ByteStream(bytes: bytes, encoding: encoding)
    stream.undoesDoubledUTF8 = undoesDoubled
    let reader = try CSVReader(stream, options: options)
    var tableCount = 0
    var read: [[String]] = []
    var found: [Diagnostic] = []
    func noteTables() {
      for table in reader.tables[tableCount...] where table.hasHeader.value {
        read.append(table.header)
      }
      tableCount = reader.tables.count
    }
    while let row = try reader.nextRow(diagnostics: { found.append($0) }) {
      noteTables()
      read.append(row.cells)
    }
    noteTables()
    rows = read
    diagnostics = found
    layout = reader.layout
  }

  init(_ text: String, options: CSVReader.Options = .init()) throws {
    try self.init(Array(text.utf8), options: options)
  }
}
