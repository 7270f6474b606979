import CSV
import SourceText
import Testing

/// RFC 4180, and the cases that parsers are usually tried on.
struct ConformanceTests {
  @Test(arguments: cases)
  func rowsAreThoseOfTheStandard(_ test: CSVCase) throws {
    #expect(try ReadRows(test.bytes).rows == test.rows)
  }

  static let cases: [CSVCase] = [
    CSVCase(
      "section 2.1: lines end in CRLF", "aaa,bbb,ccc\r\nzzz,yyy,xxx\r\n",
      rows: [["aaa", "bbb", "ccc"], ["zzz", "yyy", "xxx"]]),
    CSVCase(
      "section 2.2: the last may not", "aaa,bbb,ccc\r\nzzz,yyy,xxx",
      rows: [["aaa", "bbb", "ccc"], ["zzz", "yyy", "xxx"]]),
    CSVCase(
      "section 2.5: quotes", "\"aaa\",\"bbb\",\"ccc\"\r\nzzz,yyy,xxx",
      rows: [["aaa", "bbb", "ccc"], ["zzz", "yyy", "xxx"]]),
    CSVCase(
      "section 2.6: line breaks in quotes", "\"aaa\",\"b\r\nbb\",\"ccc\"\r\nzzz,yyy,xxx",
      rows: [["aaa", "b\r\nbb", "ccc"], ["zzz", "yyy", "xxx"]]),
    CSVCase(
      "section 2.7: quotes in quotes", "\"aaa\",\"b\"\"bb\",\"ccc\"\r\n",
      rows: [["aaa", "b\"bb", "ccc"]]),
    CSVCase(
      "section 2.4: spaces are part of a cell", " a , b \r\n c , d \r\n",
      rows: [[" a ", " b "], [" c ", " d "]]),
    CSVCase("an empty last cell", "a,b,\nc,d,\n", rows: [["a", "b", ""], ["c", "d", ""]]),
    CSVCase(
      "empty cells with and without quotes", "a,b,c\n1,\"\",\"\"\n2,3,4\n",
      rows: [["a", "b", "c"], ["1", "", ""], ["2", "3", "4"]]),
    CSVCase("a single empty cell in quotes", "a\n\"\"\nb\n", rows: [["a"], [""], ["b"]]),
    CSVCase("blank lines", "a,b\n\n\nc,d\n\n", rows: [["a", "b"], ["c", "d"]]),
    CSVCase(
      "commas and line breaks in quotes",
      "first,last,address\nJohn,Doe,\"120 any st.\nAnytown, WW\"\n",
      rows: [["first", "last", "address"], ["John", "Doe", "120 any st.\nAnytown, WW"]]),
    CSVCase(
      "JSON in a cell", "key,val\n1,\"{\"\"type\"\": \"\"Point\"\", \"\"at\"\": [102.0, 0.5]}\"\n",
      rows: [["key", "val"], ["1", "{\"type\": \"Point\", \"at\": [102.0, 0.5]}"]]),
    CSVCase("one cell", "a", rows: [["a"]]),
    CSVCase(
      "letters of several bytes", "a,b,c\n1,2,ʤ\n3,4,😀\n",
      rows: [["a", "b", "c"], ["1", "2", "ʤ"], ["3", "4", "😀"]]),
  ]

  @Test func cellsKnowTheirPlaceInTheFile() throws {
    let text = "\u{FEFF}Name;Note\r\nZoë;\"a \"\"b\"\"\"\r\n"
    for charset in [Charset.utf8, .windows1252] {
      let bytes = charset.encode(charset == .utf8 ? text : String(text.dropFirst())).bytes
      let reader = try CSVReader(try ByteStream(bytes: bytes))
      let batch = CSVBatch()
      #expect(try reader.next(batch))
      let row = batch[0]
      let places = (0..<2).map { String(bytes: bytes[row.sourceRange($0).bounds], in: charset) }
      #expect(places == ["Zoë", "\"a \"\"b\"\"\""])
      #expect(row[1].string == "a \"b\"")
      #expect(row.isQuoted(1) && !row.isQuoted(0))
      #expect(row.sourceRange.bounds == row.sourceRange(0).lowerBound..<bytes.count - 2)
    }
  }

  @Test func theLayoutSaysWhatWasFound() throws {
    let read = try ReadRows(
      "sep=;\r\nMy list\r\n\r\nName;E-mail\r\nAnn;a@x.com\r\n\r\nTotal: 1\r\n")
    let layout = read.layout
    #expect(layout.delimiter.value == UInt8(ascii: ";"))
    #expect(layout.delimiter.confidence == 1)
    #expect(layout.hasHeader.value)
    #expect(layout.header == ["Name", "E-mail"])
    #expect(layout.preamble == ["sep=;", "My list"])
    #expect(layout.footer == ["Total: 1"])
    #expect(layout.syntax.newline == .crlf)
    #expect(layout.columnCount == 2)
  }

  @Test(arguments: [
    ("Ann Lee,ann@x.com\nBob Ray,bob@x.com\n", false), ("Name,E-mail\nBob,bob@x.com\n", true),
    ("ann@x.com\nbob@x.com\n", false), ("E-mail\nann@x.com\n", true),
  ])
  func aFirstRowOfDataIsNoHeader(text: String, hasHeader: Bool) throws {
    #expect(try ReadRows(text).layout.hasHeader.value == hasHeader)
  }
}

extension String {
  fileprivate init(bytes: some Collection<UInt8>, in charset: Charset) {
    self = charset.decode(Array(bytes)).string
  }
}
