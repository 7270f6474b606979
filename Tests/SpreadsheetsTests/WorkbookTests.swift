import Foundation
import PackedFiles
import SourceText
import Testing

@testable import Spreadsheets

@Suite struct WorkbookTests {
  /// A workbook made with openpyxl: a title above the table, a number with eleven digits, dates in two
  /// formats, leading zeros as text, a true value; a table that begins at B2; a hidden sheet; an empty
  /// one.
  @Test func readsVisibleSheetsAsTables() throws {
    let path =
      URL(fileURLWithPath: #filePath).deletingLastPathComponent().path + "/Fixtures/kontakte.xlsx"
    let tables = try #require(try Workbook(SourceContent(path: path))).tables().map(\.content)
    #expect(tables.map(\.name) == ["\(path)/Kontakte", "\(path)/Verein"])
    let hidden = try #require(try Workbook(SourceContent(path: path))).tables(areHidden: true)
    #expect(hidden.allSatisfy { $0.content.name.hasPrefix("\(path)/") && $0.content.count > 0 })
    #expect(hidden.count == 1)
    let texts = try tables.map {
      String(decoding: try ByteStream(content: $0).readAll(), as: UTF8.self)
    }
    #expect(
      texts == [
        """
        Adressliste 2024\r
        \r
        Vorname,Nachname,Telefon,Geburtstag,PLZ,Notiz\r
        Jürgen,Größer,491715550123,1980-11-03,01067,"eins, ""zwei""
        drei"\r
        花子,山田,+81 3 1234 5678,1904-02-29,,TRUE\r

        """,
        ",Name,E-Mail\r\n,Anna Lee,anna@example.org\r\n",
      ])
  }

  /// A workbook is called by its own name where there is one sheet, which has a name all the same.
  @Test func namesTheOnlySheetWhereItIsAskedFor() throws {
    let path =
      URL(fileURLWithPath: #filePath).deletingLastPathComponent().path + "/Fixtures/one-sheet.xlsx"
    let workbook = try #require(try Workbook(SourceContent(path: path)))
    #expect(try workbook.tables().map(\.content.name) == [path])
    #expect(try workbook.tables(namesSoleSheet: true).map(\.content.name) == ["\(path)/Adressen"])
  }

  @Test(
    arguments: [
      // Excel's own: day 1 is 1 January 1900; 60 is a 29 February that never was.
      (1, false, "1900-01-01"), (59, false, "1900-02-28"), (60, false, nil),
      (61, false, "1900-03-01"), (25569, false, "1970-01-01"), (29528, false, "1980-11-03"),
      (45351, false, "2024-02-29"), (45351.75, false, "2024-02-29"), (0, false, nil),
      (-5, false, nil), (2_958_465, false, "9999-12-31"), (2_958_466, false, nil),
      // ECMA-376, part 1, section 18.17.4.1: with the base of 1904, day 1 is 2 January 1904.
      (1, true, "1904-01-02"),
    ] as [(Double, Bool, String?)])
  func countsDays(_ serial: Double, _ isFrom1904: Bool, _ day: String?) {
    #expect(SheetDates(isFrom1904: isFrom1904).day(serial) == day)
  }

  @Test(
    arguments: [
      (38510, [.day], "2005-06-07"), (38510.604_166_666_664, [.day], "2005-06-07"),
      (38510.604_166_666_664, [.day, .time], "2005-06-07 14:30"),
      (38510, [.day, .time], "2005-06-07"),
      (38510.604_224_537, [.day, .time], "2005-06-07 14:30:05"),
      (0.604_166_666_664, [.time], "14:30"), (0.999_999, [.time], "23:59:59"), (-0.5, [.time], nil),
      (.infinity, [.time], nil),
      (1.25, [.time], nil), (.nan, [.day, .time], nil),
      (38510, [], nil),
    ] as [(Double, SheetDates.Format, String?)])
  func showsTimesOfADay(_ serial: Double, _ format: SheetDates.Format, _ text: String?) {
    #expect(SheetDates(formats: [format]).text(serial, style: 0) == text)
    #expect(SheetDates(formats: [format]).text(serial, style: 1) == nil)
  }

  @Test(
    arguments: [
      (14, nil, [.day]), (0, nil, []), (2, nil, []), (22, nil, [.day, .time]), (57, nil, [.day]),
      (20, nil, [.time]), (164, "dd/mm/yyyy", [.day]), (165, "0.00", []), (166, "[Red]0", []),
      (167, "#,##0\" Dollars\"", []), (168, "yyyy\"年\"m\"月\"d\"日\"", [.day]),
      (169, "General", []), (173, "dd.mm.yyyy hh:mm", [.day, .time]), (174, "h:mm AM/PM", [.time]),
      (46, nil, []), (175, "#,##0 S", []), (176, "h:mm:ss.00", [.time]), (177, "[h]:mm", []),
      (170, "0\\d", []), (171, "[$-407]d. mmmm", [.day, .hidesYear]),
      (16, nil, [.day, .hidesYear]), (178, "dd.mm.", [.day, .hidesYear]), (172, "@", []),
    ] as [(Int, String?, SheetDates.Format)])
  func knowsFormatsOfDates(_ number: Int, _ code: String?, _ format: SheetDates.Format) {
    #expect(SheetDates.Format(number, code) == format)
  }

  /// Who types 24.12. means no year. Whose year of birth is hidden, has it all the same.
  @Test(
    arguments: [
      ([.day, .hidesYear], 2024...2025, "--06-07"),
      ([.day, .hidesYear], 2006...2023, "2024-06-07"),
      ([.day], 2024...2025, "2024-06-07"), ([.day, .hidesYear], nil, "2024-06-07"),
    ] as [(SheetDates.Format, ClosedRange<Int>?, String)])
  func yearOfTypingIsNone(
    _ format: SheetDates.Format, _ years: ClosedRange<Int>?, _ text: String
  ) {
    #expect(SheetDates(formats: [format], writtenYears: years).text(45450, style: 0) == text)
  }

  /// Of a row, cells at the end that are empty need not be there. One cell alone stays so, since notes below a
  /// table are told by it.
  @Test func fillsRowsUp() throws {
    func row(_ cells: String...) -> String {
      "<row>" + cells.map { "<c t=\"str\"><v>\($0)</v></c>" }.joined() + "</row>"
    }
    let xml =
      "<sheetData>" + row("List") + row("Name", "Note", "Phone") + row("Ann") + "<row/>"
      + row("Bo", "x") + row("Generated 2024") + "</sheetData>"
    var text: [UInt8] = []
    let sheet = SheetText(texts: [], dates: SheetDates())
    let content = SourceContent(bytes: Array(xml.utf8), name: "sheet")
    #expect(try sheet.read(content) { text += Array($0) } == [])
    #expect(
      String(decoding: text, as: UTF8.self)
        == "List\r\nName,Note,Phone\r\nAnn\r\n\r\nBo,x,\r\nGenerated 2024\r\n")
  }

  /// What XML has no room for, as Excel writes it (ECMA-376, part 1, section 22.9.2.19).
  @Test(arguments: [
    ("line 1_x000D_\nline 2", "line 1\r\nline 2"), ("_x005F_x0041_", "_x0041_"),
    ("_x0041_x", "Ax"), ("_xD83D__xDE00_", "😀"), ("a_x00_b", "a_x00_b"), ("_x000D", "_x000D"),
    ("_x00g0_", "_x00g0_"), ("snake_x_case", "snake_x_case"), ("_X000D_", "_X000D_"),
  ])
  func undoesEscapes(_ text: String, _ decoded: String) throws {
    #expect(EscapedText.decoded(text) == decoded)
    let xml = "<sheetData><row><c t=\"inlineStr\"><is><t>\(text)</t></is></c></row></sheetData>"
    var written: [UInt8] = []
    let content = SourceContent(bytes: Array(xml.utf8), name: "sheet")
    _ = try SheetText(texts: [], dates: SheetDates()).read(content) { written += Array($0) }
    #expect(String(decoding: written, as: UTF8.self).contains(decoded))
  }

  /// A program that computes nothing leaves formulas without results; one that results in no text has its own.
  @Test func tellsFormulasWithoutResults() throws {
    let xml =
      "<sheetData><row><c r=\"A1\" t=\"str\"><f>B9</f><v>Name</v></c>"
      + "<c r=\"B1\"><f>\"+49\"&amp;C9</f><v></v></c><c r=\"C1\"><f t=\"shared\" si=\"0\"/></c>"
      + "<c r=\"D1\" t=\"str\"><f>\"\"</f><v></v></c><c r=\"E1\"><f>1+1</f><v>2</v></c>"
      + "<c r=\"F1\"/></row></sheetData>"
    var text: [UInt8] = []
    let sheet = SheetText(texts: [], dates: SheetDates())
    let content = SourceContent(bytes: Array(xml.utf8), name: "sheet")
    #expect(try sheet.read(content) { text += Array($0) } == ["B1", "C1"])
    #expect(String(decoding: text, as: UTF8.self) == "Name,,,,2,\r\n")
  }

  /// What could not be computed is in the table as the sheet shows it.
  @Test(arguments: ["#N/A", "#REF!", "#DIV/0!"])
  func keepsSignsOfErrors(_ sign: String) throws {
    let xml =
      "<sheetData><row><c t=\"str\"><v>Ann</v></c><c t=\"e\"><f>1/0</f><v>\(sign)</v></c></row></sheetData>"
    var text: [UInt8] = []
    let content = SourceContent(bytes: Array(xml.utf8), name: "sheet")
    _ = try SheetText(texts: [], dates: SheetDates()).read(content) { text += Array($0) }
    #expect(String(decoding: text, as: UTF8.self) == "Ann,\(sign)\r\n")
  }

  /// A formula, and what it links to; empty where its cell says all that is known.
  @Test(arguments: [
    ("HYPERLINK(&quot;tel:+49301234&quot;,&quot;call&quot;)", ",+49301234"),
    ("HYPERLINK( \"mailto:a@b.example?subject=x\", \"Mail\")", ",a@b.example"),
    ("HYPERLINK(\"https://b.example/?q=\"\"a\"\"\")", ",\"https://b.example/?q=\"\"a\"\"\""),
    ("HYPERLINK(\"mailto:\"&amp;B2,B2)", ""), ("HYPERLINK(B2,\"Mail\")", ""), ("B2&amp;C2", ""),
  ])
  func readsLinksOfFormulas(_ formula: String, _ link: String) throws {
    let xml =
      "<sheetData><row r=\"1\"><c r=\"A1\" t=\"str\"><f>\(formula)</f><v>x</v></c></row></sheetData>"
    let content = SourceContent(bytes: Array(xml.utf8), name: "sheet")
    #expect(try SheetAsides.hasFormulas(content) == formula.contains("HYPERLINK"))
    let asides = try #require(try SheetAsides(content, links: [:], comments: nil))
    var text: [UInt8] = []
    let sheet = SheetText(texts: [], dates: SheetDates(), asides: asides)
    _ = try sheet.read(content) { text += Array($0) }
    #expect(String(decoding: text, as: UTF8.self) == "x\(link)\r\n")
  }

  /// The rows of a sheet, its cells that are one, and what its table has.
  @Test(arguments: [
    // A family, and the number of one of them.
    (
      ["Name|Given|Phone|Town", "Lind|Ann|030 1|Bonn", "|Bo|030 2|", "|Cy||", "Ek|Di||Ulm"],
      ["A2:A4", "D2:D4"],
      [
        "Name,Given,Phone,Town", "Lind,Ann,030 1,Bonn", "Lind,Bo,030 2,Bonn", "Lind,Cy,,Bonn",
        "Ek,Di,,Ulm",
      ]
    ),
    (
      ["Name|Phone", "Ann Lind|030 1", "|030 2", "Bo Ek|030 3"], ["A2:A3"],
      ["Name,Phone", "Ann Lind,030 1", ",030 2", "Bo Ek,030 3"]
    ),
    // Titles and names of columns stay where they are.
    (
      ["Members||", "Name|Contact|", "|Phone|Mail", "Ann|030 1|a@b.example"],
      ["A1:C1", "A2:A3", "B2:C2"],
      ["Members", "Name,Contact", ",Phone,Mail", "Ann,030 1,a@b.example"]
    ),
  ])
  func readsHighCells(_ rows: [String], _ merged: [String], _ expected: [String]) throws {
    let cells = rows.enumerated().map { number, row in
      let cells = zip("ABCD", row.split(separator: "|", omittingEmptySubsequences: false)).map {
        $1.isEmpty ? "" : "<c r=\"\($0)\(number + 1)\" t=\"str\"><v>\($1)</v></c>"
      }
      return "<row r=\"\(number + 1)\">\(cells.joined())</row>"
    }
    let xml =
      "<worksheet><sheetData>\(cells.joined())</sheetData><mergeCells>"
      + merged.map { "<mergeCell ref=\"\($0)\"/>" }.joined() + "</mergeCells></worksheet>"
    let content = SourceContent(bytes: Array(xml.utf8), name: "x")
    #expect(try content.holds("mergeCell ") && !content.holds("HYPERLINK("))
    var text: [UInt8] = []
    let sheet = SheetText(
      texts: [], dates: SheetDates(), merges: try #require(try SheetMerges(content)))
    _ = try sheet.read(content) { text += Array($0) }
    #expect(
      String(decoding: text, as: UTF8.self) == expected.map { $0 + "\r\n" }.joined())
  }

  /// What a link leads to, and what is said of a cell, stands in columns of its own.
  @Test func readsLinksAndComments() throws {
    func row(_ number: Int, _ cells: String...) -> String {
      "<row r=\"\(number)\">"
        + zip("ABC", cells).map { "<c r=\"\($0)\(number)\" t=\"str\"><v>\($1)</v></c>" }.joined()
        + "</row>"
    }
    let xml =
      "<worksheet xmlns:r=\"r\"><sheetData>" + row(1, "Name", "E-Mail", "Web")
      + row(2, "Ann Lee", "Write to me", "Our page")
      + row(3, "Bo Ek", "Bo@ek.example", "www.ek.example")
      + "</sheetData><hyperlinks>"
      + (1...4).map {
        "<hyperlink ref=\"\(["B2", "C2:C2", "B3", "C3"][$0 - 1])\" r:id=\"r\($0)\"/>"
      }.joined()
      + "</hyperlinks></worksheet>"
    let links = [
      "r1": "mailto:ann@lee.example?subject=Hello", "r2": "https://lee.example/",
      "r3": "mailto:bo@ek.example",
      "r4": "http://www.ek.example/",
    ]
    let comments =
      "<comments><commentList><comment ref=\"A3\"><text><r><t>Until </t></r><r><t>May</t></r></text></comment>"
      + "</commentList></comments>"
    func content(_ xml: String) -> SourceContent {
      SourceContent(bytes: Array(xml.utf8), name: "x")
    }
    let asides = try #require(
      try SheetAsides(content(xml), links: links, comments: content(comments)))
    var text: [UInt8] = []
    let sheet = SheetText(texts: [], dates: SheetDates(), asides: asides)
    #expect(try sheet.read(content(xml)) { text += Array($0) } == [])
    #expect(
      String(decoding: text, as: UTF8.self)
        == "Name,E-Mail,Web\r\nAnn Lee,Write to me,Our page,ann@lee.example,https://lee.example/\r\n"
        + "Bo Ek,Bo@ek.example,www.ek.example,,,Until May\r\n")
  }

  /// Zeros in front of a number are in its format alone.
  @Test(
    arguments: [
      ("00000000000", 1_715_550_101, "01715550101"), ("00000", 1067, "01067"),
      ("00000", 123_456, "123456"), ("00000\\-0000", 17_011_234, "01701-1234"),
      ("[$-407]00000;-00000", 1067, "01067"),
      ("\"+\"00 000 0000000", 491_715_550_101, "+49 171 5550101"),
      ("00000", -5, nil), ("00000", 1.5, nil), ("0", 5, nil), ("0.00", 5, nil), ("#,##0", 5, nil),
      ("000\" km\"", 5, nil), ("General", 5, nil),
    ] as [(String, Double, String?)])
  func showsZerosInFront(_ code: String, _ number: Double, _ text: String?) {
    #expect(DigitFormat(code)?.text(number) == text)
  }
}
