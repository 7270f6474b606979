import CSV
import ContactCoding
import ContactModel
import FileWriting
import SourceText

/// Prints the raw rows of a CSV file as one JSON array of arrays, with flat memory.
struct RowPrinter {
  let console: Console

  /// Prints the headers, if there are any, and the rows; each on a line of its own.
  func print(_ stream: ByteStream) throws {
    let reader = try CSVReader(stream, options: ContactInput.csvOptions)
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
    let batch = CSVBatch()
    while try reader.next(batch) {
      if tableCount <= batch.table { try writeHeaders(to: batch.table + 1) }
      for row in batch { try write(row.strings) }
    }
    try writeHeaders(to: reader.tables.count)
    try console.output.write(isFirst ? "[]\n" : "]\n")
  }
}
