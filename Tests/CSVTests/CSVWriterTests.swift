import CSV
import SourceText
import Testing

/// Rows to bytes, and back.
struct CSVWriterTests {
  @Test func theDefaultIsTheStandard() {
    var writer = CSVWriter()
    writer.write(row: ["Name", "Note"])
    writer.write(row: ["Lee, Ann", "says \"hi\"\r\nand leaves"])
    writer.write(row: ["", " x "])
    #expect(
      String(decoding: writer.takeBytes(), as: UTF8.self)
        == "Name,Note\r\n\"Lee, Ann\",\"says \"\"hi\"\"\r\nand leaves\"\r\n,\" x \"\r\n")
    #expect(writer.rowCount == 3)
  }

  @Test(arguments: [
    (CSVWriter.Quoting.minimal, "a;;1\n"), (.filled, "\"a\";;\"1\"\n"),
    (.all, "\"a\";\"\";\"1\"\n"),
  ])
  func quotesStandWhereTheyAreWanted(quoting: CSVWriter.Quoting, expected: String) {
    let syntax = CSVSyntax(delimiter: UInt8(ascii: ";"), newline: .lf)
    var writer = CSVWriter(options: .init(syntax: syntax, quoting: quoting))
    writer.write(row: ["a", "", "1"])
    #expect(String(decoding: writer.takeBytes(), as: UTF8.self) == expected)
  }

  @Test func whatTheEncodingLacksIsReported() {
    var writer = CSVWriter(options: .init(charset: .windows1252))
    writer.write(row: ["Name"])
    writer.write(row: ["Zoë", "Łukasz 太"])
    #expect(writer.unencodable.map(\.character) == ["Ł", "太"])
    #expect(writer.unencodable.allSatisfy { $0.row == 1 && $0.column == 1 })
    #expect(writer.takeBytes() == utf8("Name\r\nZo") + [0xEB] + utf8(",?ukasz ?\r\n"))
  }

  @Test func marksAreWrittenInUnicodeAlone() {
    let expected: [(Charset, [UInt8])] = [
      (.utf8, [0xEF, 0xBB, 0xBF, 0x61, 0x0D, 0x0A]),
      (.utf16LE, [0xFF, 0xFE, 0x61, 0, 0x0D, 0, 0x0A, 0]), (.windows1252, [0x61, 0x0D, 0x0A]),
    ]
    for (charset, bytes) in expected {
      var writer = CSVWriter(options: .init(charset: charset, hasByteOrderMark: true))
      writer.write(row: ["a"])
      #expect(writer.takeBytes() == bytes)
    }
  }

  static let syntaxes: [CSVSyntax] = [",", ";", "\t", "|"].flatMap { delimiter in
    ["\"", "'"].flatMap { quote in
      CSVSyntax.Escape.allCases.flatMap { escape in
        [CSVSyntax.Newline.crlf, .lf, .cr].map { newline in
          CSVSyntax(
            delimiter: UInt8(ascii: delimiter), quote: UInt8(ascii: quote), escape: escape,
            newline: newline)
        }
      }
    }
  }

  /// A person's header, so that no row is taken for one, and random cells under it.
  @Test(arguments: syntaxes)
  func whatWasWrittenIsReadBack(_ syntax: CSVSyntax) throws {
    var random = Generator(state: UInt64(syntax.delimiter) << 8 + UInt64(syntax.quote))
    let parts = [
      "a", "Z", "1", ",", ";", "\t", "|", "\"", "'", "\\", "\n", "\r", "\r\n", " ", "é", "太", "=",
      "-",
      ":", "#", "\u{FEFF}",
    ]
    for quoting in CSVWriter.Quoting.allCases {
      for charset in [Charset.utf8, .utf16LE] {
        var rows = [["Name", "E-mail", "Note", "Phone"]]
        for _ in 0..<40 {
          var row = (0..<3).map { _ in
            (0..<Int.random(in: 0...6, using: &random))
              .compactMap { _ in parts.randomElement(using: &random) }.joined()
          }
          // Rows that are empty, or one note alone, may be a footer.
          row.append("030 1")
          rows.append(row)
        }
        var writer = CSVWriter(
          options: .init(
            syntax: syntax, quoting: quoting, charset: charset, hasByteOrderMark: true))
        for row in rows { writer.write(row: row) }
        let read = try ReadRows(writer.takeBytes(), options: .init(syntax: syntax))
        #expect(read.rows.map(Scalars.init) == rows.map(Scalars.init))
      }
    }
  }

  @Test func aRowOfOneEmptyCellIsNoBlankLine() throws {
    var writer = CSVWriter()
    for cell in ["Name", "", "Ann"] { writer.write(row: [cell]) }
    #expect(try ReadRows(writer.takeBytes()).rows == [["Name"], [""], ["Ann"]])
  }
}

/// Strings are equal if they are canonically so; cells must be so byte by byte.
private struct Scalars: Equatable, CustomStringConvertible {
  let cells: [[Unicode.Scalar]]
  let description: String

  init(_ row: [String]) {
    cells = row.map { Array($0.unicodeScalars) }
    description = "\(row)"
  }
}

extension UInt8 {
  fileprivate init(ascii text: String) { self = text.utf8.first ?? 0 }
}
