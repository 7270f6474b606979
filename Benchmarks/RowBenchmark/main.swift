// Reads the rows of a CSV file on one thread: `RowBenchmark FILE`. Prints how many rows and cells
// there are, as csvrows.go does.
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
while try reader.next(batch) {
  for row in batch {
    rows += 1
    cells += row.count
  }
}
print(rows, cells)
