// Reads a CSV file on one thread. `RowBenchmark FILE` reads rows and prints how many rows and cells
// there are, as csvrows.go does; `RowBenchmark FILE FORMAT` reads contacts and writes them in a
// format, and prints how many there are.
import CSV
import ContactCoding
import FileFormats
import SourceText
import TableCoding

/// Reads rows alone.
func readRows(_ path: String) throws {
  let reader = try CSVReader(ByteStream(path: path))
  let batch = CSVBatch()
  var rows = reader.layout.hasHeader.value ? 1 : 0
  var cells = reader.layout.header.count
  while try reader.next(batch) {
    for row in batch {
      rows += 1
      cells += row.count
    }
  }
  print(rows, cells)
}

/// Reads contacts and, where a format is named, writes them.
func readContacts(_ path: String, format: String) throws {
  let input = try ContactInput(stream: ByteStream(path: path))
  guard let format = ContactFormat(rawValue: format) else {
    let summary = try input.check(jobs: 1, diagnostics: { _, _ in })
    return print(summary.contacts)
  }
  var options = WritingOptions(format: format)
  if format.isCSV {
    let first = try ContactInput(stream: ByteStream(path: path))
    options.settleColumns(try first.columnNeeds(options, jobs: 1))
  }
  var count = 0
  let summary = try input.convert(options: options, jobs: 1) { bytes, _ in count += bytes.count }
  print(summary.contacts, summary.contactsWithLosses, count)
}

let arguments = Array(CommandLine.arguments.dropFirst())
switch arguments.count {
case 1: try readRows(arguments[0])
case 2: try readContacts(arguments[0], format: arguments[1])
default: print("Usage: RowBenchmark FILE [check|FORMAT]")
}
