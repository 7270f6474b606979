import CSV
import SourceText
import Testing

/// Tables whose rows have as many cells as they like: each cell that is asked for is there, or
/// empty.
struct RaggedTableTests {
  static let names: Set = ["Name", "Phone", "E-mail", "Note", "City", "E", "e"]

  @Test func cellsBeyondTheLastAreEmpty() throws {
    let reader = try CSVReader(ByteStream(bytes: utf8("a,b\n\"x\",1\n")))
    let batch = CSVBatch()
    #expect(try reader.next(batch))
    let row = batch[0]
    #expect(row.strings == ["x", "1"])
    for index in [-1, 2, 1000] {
      #expect(row[index].isEmpty)
      #expect(!row.isQuoted(index))
      #expect(row.sourceRange(index).lowerBound == row.sourceRange(index).upperBound)
    }
  }

  /// A hundred thousand tables, read by the syntax that they are written in.
  @Test(arguments: 0..<20)
  func anyTableIsRead(_ seed: UInt64) throws {
    var generator = SmallGenerator(state: seed &+ 1)
    for _ in 0..<5_000 {
      var options = CSVReader.Options(
        syntax: CSVSyntax(delimiter: UInt8(ascii: ",")), isColumnName: { Self.names.contains($0) })
      if generator.next(20) == 0 { options.syntax = nil }
      _ = try ReadRows(Self.table(&generator), options: options)
    }
  }

  private static let cells = [
    "", "", "", "Name", "Phone", "E-mail", "Note", "City", "E", "e", "5", "Ann", "a@b.org",
    "030 123456", "1.2.1980", "\"", "\"x\"", "\"x", "x\"", "\"a\nb\"", "=\"1\"", "“a", "--",
    "Total",
    "Nameann", "\u{FEFF}Name", "E-mail 1 - Value", "#", "sep=;", " ", "漢字",
  ]

  private static func table(_ generator: inout SmallGenerator) -> String {
    let delimiter = [",", ",", ",", ";"][generator.next(4)]
    let columns = 1 + generator.next(5)
    var text = ""
    for _ in 0..<generator.next(7) {
      let count = generator.next(3) == 0 ? generator.next(8) : columns
      text += (0..<count).map { _ in cells[generator.next(cells.count)] }
        .joined(separator: delimiter)
      text += ["\n", "\n", "\n", "\r\n", "\r", "\n\n", ""][generator.next(7)]
    }
    return text
  }
}

/// Numbers that look random, and are the same on each run.
private struct SmallGenerator {
  var state: UInt64

  mutating func next(_ bound: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int((state >> 33) % UInt64(bound))
  }
}
