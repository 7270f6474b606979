import CSV
import ContactCoding
import SourceText

/// Prints the raw rows of a CSV file as one JSON array of arrays, with flat memory.
struct RowPrinter {
  let console: Console

  /// Prints the header, if there is one, and the rows; each on a line of its own.
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
    if reader.layout.hasHeader.value { try write(reader.layout.header) }
    let batch = CSVBatch()
    while try reader.next(batch) {
      for row in batch { try write(row.strings) }
    }
    try console.output.write(isFirst ? "[]\n" : "]\n")
  }
}
