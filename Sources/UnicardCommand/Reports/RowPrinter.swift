import CSV
import ContactModel
import FileWriting
import SourceText
import TableCoding

/// Prints the raw rows of a CSV file as one JSON array of arrays, with flat memory.
struct RowPrinter {
  let console: Console
  /// How the table is read.
  let options: CSVReadingOptions

  /// Prints the headers, if there are any, and the rows; each on a line of its own.
  func print(_ stream: ByteStream) throws {
    let reader = try CSVReader(stream, options: options.readerOptions)
    var isFirst = true
    func write(_ row: [String]) throws {
      var line = JSON.array(row.map { .string($0) }).lineBytes
      line.removeLast()
      try console.output.write(isFirst ? "[" : ",\n")
      try console.output.write(line)
      isFirst = false
    }
    var tableCount = 0
    func writeHeaders(to count: Int) throws {
      for table in reader.tables[tableCount..<count] where table.hasHeader.value {
        try write(table.header)
      }
      tableCount = count
    }
    while let row = try reader.nextRow() {
      if tableCount <= row.table { try writeHeaders(to: row.table + 1) }
      try write(row.cells)
    }
    try writeHeaders(to: reader.tables.count)
    try console.output.write(isFirst ? "[]\n" : "]\n")
  }
}
