import SourceText
import Testing

/// A file, and the rows that a careful person reads in it: the header first, without what stands
/// above and below the table.
struct CSVCase: CustomTestStringConvertible, Sendable {
  var name: String
  var bytes: [UInt8]
  var rows: [[String]]
  /// What must be reported.
  var codes: [Diagnostic.Code]

  var testDescription: String { name }

  init(
    _ name: String, _ text: String, in charset: String = "UTF-8", rows: [[String]],
    codes: [Diagnostic.Code] = []
  ) {
    let bytes = Charset(named: charset)?.encode(text).bytes ?? []
    self.init(name, bytes: bytes, rows: rows, codes: codes)
  }

  init(_ name: String, bytes: [UInt8], rows: [[String]], codes: [Diagnostic.Code] = []) {
    self.name = name
    self.bytes = bytes
    self.rows = rows
    self.codes = codes
  }
}

/// Text as bytes, to be joined with others.
func utf8(_ text: String) -> [UInt8] { Array(text.utf8) }

/// Text in another charset, as bytes.
func bytes(_ text: String, in charset: String) -> [UInt8] {
  Charset(named: charset)?.encode(text).bytes ?? []
}
