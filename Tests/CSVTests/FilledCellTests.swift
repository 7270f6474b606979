import CSV
import SourceText
import Testing

/// The cells of a row that hold any byte, if only a pair of quotes.
struct FilledCellTests {
  @Test(arguments: [
    ("a,b,c", [0, 1, 2]), (",,,,,,,,,b", [9]), ("a,,,,,,,,,", [0]),
    ("a,\"\",c,,\"x,y\",\" \",z,", [0, 1, 2, 4, 5, 6]),
    (String(repeating: ",", count: 200) + "z", [200]),
  ])
  func areFound(_ line: String, _ wanted: [Int]) throws {
    let columns = wanted.max().map { $0 + 4 } ?? 0
    let header = (0..<columns).map { "name\($0)" }.joined(separator: ",")
    let text = "\(header)\n\(line)\n\(line)\n"
    let reader = try CSVReader(ByteStream(bytes: Array(text.utf8)))
    let batch = CSVBatch()
    var rows = 0
    while try reader.next(batch) {
      for row in batch {
        var found = [Int](repeating: -1, count: row.count)
        let count = found.withUnsafeMutableBufferPointer { buffer in
          buffer.baseAddress.map { row.findFilledCells($0) } ?? 0
        }
        #expect(Array(found.prefix(count)) == wanted)
        rows += 1
      }
    }
    #expect(rows == 2)
  }
}
