// Reads the rows of a CSV file on one thread: `RowBenchmark FILE`. Prints how many rows, cells and
// bytes of content there are, as csvrows.go does.
import CSV
import SourceText

guard let path = CommandLine.arguments.dropFirst().first else {
  print("Usage: RowBenchmark FILE")
  throw SourceError(code: .notFound, path: "")
}
let reader = try CSVReader(ByteStream(path: path))
let batch = CSVBatch()
var rows = reader.layout.hasHeader.value ? 1 : 0
var cells = reader.layout.header.count
var bytes = reader.layout.header.reduce(0) { $0 + $1.utf8.count }
while try reader.next(batch) {
  for row in batch {
    rows += 1
    cells += row.count
    for cell in 0..<row.count { bytes += row[cell].count }
  }
}
print(rows, cells, bytes)
