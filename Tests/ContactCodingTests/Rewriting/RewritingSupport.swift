import CSV
import ContactCoding
import ContactModel
import FileFormats
import SourceText
import TableCoding

/// What came of writing a file again.
struct RewrittenFile {
  var bytes: [UInt8] = []
  var losses: [ConversionLoss] = []
  var summary = RewritingSummary()

  var text: String { String(decoding: bytes, as: UTF8.self) }
}

/// Writes a file again with changes.
func rewrite(
  _ bytes: [UInt8], encoding: Charset? = nil, format: ContactFormat? = nil,
  isRepairing: Bool = false, adding additions: [Contact] = [],
  _ revise: (Contact) throws -> ContactRevision = { _ in .keep }
) throws -> RewrittenFile {
  var csv = CSVReadingOptions()
  csv.acceptsAnyTable = true
  let input = try ContactInput(
    stream: ByteStream(bytes: bytes, encoding: encoding), format: format, csv: csv)
  var file = RewrittenFile()
  var losses: [ConversionLoss] = []
  let written = WrittenBytes()
  file.summary = try input.rewrite(
    jobs: 1, isRepairing: isRepairing, losses: { losses.append($0) },
    to: { written.bytes += $0 }, additions: { additions }, revise: revise)
  file.bytes = written.bytes
  file.losses = losses
  return file
}

private final class WrittenBytes {
  var bytes: [UInt8] = []
}

/// The cells of all rows of a table, the header among them.
func cells(_ bytes: [UInt8], encoding: Charset? = nil) throws -> [[String]] {
  let reader = try CSVReader(ByteStream(bytes: bytes, encoding: encoding))
  let batch = CSVBatch()
  var rows = [reader.layout.header]
  while try reader.next(batch) { rows += batch.map(\.strings) }
  return rows
}

/// How many cells of two tables are not the same.
func differingCells(_ a: [[String]], _ b: [[String]]) -> Int {
  guard a.count == b.count else { return .max }
  return zip(a, b).reduce(0) { count, rows in
    let width = max(rows.0.count, rows.1.count)
    return count
      + (0..<width).count { column in
        let first = column < rows.0.count ? rows.0[column] : ""
        return first != (column < rows.1.count ? rows.1[column] : "")
      }
  }
}
