import CSV
import SourceText
import Testing

/// What is hardly a table, and what is too large for memory.
struct BadInputTests {
  @Test(arguments: ["", "\u{FEFF}", "\n\n\r\n", "   ", "\u{1A}", "\0\0"])
  func nothingGivesNoRows(text: String) throws {
    #expect(try ReadRows(text).rows == [])
  }

  @Test func anythingIsReadWithoutACrash() throws {
    var random = Generator(state: 7)
    let alphabet: [UInt8] =
      Array("ab,;\t|\"'\\\n\r \0\u{1A}#=-:1".utf8) + [0xC3, 0xA4, 0xE9, 0xFF, 0x83]
    for _ in 0..<800 {
      let count = Int.random(in: 0...60, using: &random)
      let bytes = (0..<count).compactMap { _ in alphabet.randomElement(using: &random) }
      let read = try ReadRows(bytes)
      #expect(read.rows.count <= bytes.count)
    }
  }

  @Test func nothingIsLostOfRandomText() throws {
    // Letters and digits are data wherever they stand.
    var random = Generator(state: 11)
    let alphabet = Array("xyz,;\"\n 'é")
    for _ in 0..<500 {
      let count = Int.random(in: 1...40, using: &random)
      let text =
        "Name,E-mail\n"
        + String(
          (0..<count).compactMap { _ in alphabet.randomElement(using: &random) })
      let read = try ReadRows(text)
      let kept =
        read.rows.joined().joined() + read.layout.preamble.joined() + read.layout.footer.joined()
      #expect(kept.filter(\.isLetter).count == text.filter(\.isLetter).count, "\(text)")
    }
  }

  @Test func aRowOfManyColumnsIsRead() throws {
    let header = String(repeating: "a,", count: 999_999) + "a\n"
    let reader = try CSVReader(
      try ByteStream(bytes: Array((header + header + "1,2\n").utf8)),
      options: .init(syntax: CSVSyntax()))
    let batch = CSVBatch()
    var counts: [Int] = []
    while try reader.next(batch) { counts += batch.map(\.count) }
    #expect(counts.contains(1_000_000) || reader.layout.header.count == 1_000_000)
    #expect(counts.last == 2)
  }

  @Test func aHeaderMayBeLongerThanTheSample() throws {
    let names = (0..<60_000).map { "Column \($0)" }
    let read = try ReadRows(names.joined(separator: ";") + "\nAnn;a@x\n")
    #expect(read.layout.header == names)
    #expect(read.rows.last == ["Ann", "a@x"])
  }

  @Test(arguments: [true, false])
  func aCellThatIsTooLongIsCutAndReported(isQuoted: Bool) throws {
    let quote = isQuoted ? utf8("\"") : []
    let long = [UInt8](repeating: UInt8(ascii: "x"), count: 20 << 20)
    let bytes =
      utf8("Name,Note,E-mail\nAnn,") + quote + long + quote + utf8(",a@x\nBob,short,b@x\n")
    let read = try ReadRows(bytes)
    #expect(read.rows.last == ["Bob", "short", "b@x"])
    #expect(read.rows[1][0] == "Ann")
    #expect(read.rows[1][1].utf8.count > 15 << 20)
    #expect(read.diagnostics.contains { $0.code == .rowTooLarge })
  }

  @Test func rowsAreTheSameWhereverBatchesEnd() throws {
    // A few mebibytes of rows of any length, some with line breaks and some without quotes.
    var random = Generator(state: 3)
    var expected = [["Name", "Note", "Phone"]]
    var text = "Name,Note,Phone\r\n"
    while text.utf8.count < 3_500_000 {
      let note = String(repeating: "nö ", count: Int.random(in: 0...400, using: &random))
      let hasBreaks = Bool.random(using: &random)
      let row = ["Ann \(expected.count)", hasBreaks ? note + "\r\n\"x\",y" : note + "z", "1"]
      text += "\(row[0]),"
      text += hasBreaks ? "\"\(note)\r\n\"\"x\"\",y\"" : row[1]
      text += ",1\r\n"
      expected.append(row)
    }
    #expect(try ReadRows(text).rows == expected)
  }

  @Test func manyProblemsAreCountedAndNotAllListed() throws {
    let cut = utf8("Ann,Caf") + [0xC3] + utf8("\n")
    let bytes = utf8("Name,Note\nJürgen,ä\n") + [[UInt8]](repeating: cut, count: 5000).joined()
    let read = try ReadRows(bytes)
    #expect(read.rows.count == 5002)
    #expect(read.diagnostics.count { $0.code == .textUndecodable } == 1000)
    #expect(read.diagnostics.contains { $0.code == .problemsUnlisted })
  }

  @Test(arguments: ["\"a,b\n", "\"a b\" c,d\n", "a,\"b\n", "\"\"\"", "\"a\"b,\"c\n", "a,b\r"])
  func manyWrongQuotesTakeLinearTime(line: String) throws {
    // Quadratic time would take minutes.
    let read = try ReadRows("Name,Note\n" + String(repeating: line, count: 50_000))
    #expect(!read.rows.isEmpty)
  }
}

/// A small generator that gives the same numbers everywhere.
struct Generator: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return (state >> 29) ^ (state << 17) ^ state
  }
}
