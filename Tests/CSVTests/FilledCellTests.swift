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
    #expect(try found(in: line, columns: columns) == [wanted, wanted])
  }

  /// Rows of every length that is looked at in one go, and of one cell more.
  @Test func areFoundInRowsOfAnyLength() throws {
    var random = Generator(state: 5)
    for columns in 2...140 {
      let wanted = (0..<columns).filter { _ in Int.random(in: 0..<3, using: &random) == 0 }
      let line = (0..<columns).map { wanted.contains($0) ? "x" : "" }.joined(separator: ",")
      #expect(
        try found(in: line, columns: columns).allSatisfy { $0 == wanted }, "\(columns) columns")
    }
  }

  /// The filled cells of two such rows below a header.
  private func found(in line: String, columns: Int) throws -> [[Int]] {
    let header = (0..<columns).map { "name\($0)" }.joined(separator: ",")
    let text = "\(header)\n\(line)\n\(line)\n"
    let reader = try CSVReader(ByteStream(bytes: Array(text.utf8)))
    let batch = CSVBatch()
    var rows: [[Int]] = []
    while try reader.next(batch) {
      for row in batch {
        var found = [Int](repeating: -1, count: row.count)
        let count = found.withUnsafeMutableBufferPointer { buffer in
          buffer.baseAddress.map { row.findFilledCells($0) } ?? 0
        }
        rows.append(Array(found.prefix(count)))
      }
    }
    return rows
  }
}
