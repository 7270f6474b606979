import CSV
import SourceText
import Testing

/// Quotes in all the ways that they are written wrongly.
struct HostileQuoteTests {
  @Test(arguments: cases)
  func rowsAreReadAsMeant(_ test: CSVCase) throws {
    let read = try ReadRows(test.bytes)
    #expect(read.rows == test.rows)
    for code in test.codes { #expect(read.diagnostics.contains { $0.code == code }) }
  }

  static let header = ["Name", "E-mail", "Phone"]

  /// What is well-formed means what RFC 4180 says, however odd its cells look.
  @Test(arguments: [
    (
      "Name,Note\r\nAnn,\"He said \"\"yes\\,\"\"\r\nand left\"\r\nBob,x\r\n",
      [["Name", "Note"], ["Ann", "He said \"yes\\,\"\r\nand left"], ["Bob", "x"]]
    ),
    (
      "Name,Note\nAnn,\"Likes:\n\"\"tea,\"\"\n\"\"coffee\"\"\"\nBob,\n",
      [["Name", "Note"], ["Ann", "Likes:\n\"tea,\"\n\"coffee\""], ["Bob", ""]]
    ),
    (
      "Name,E-mail,Note\nAnn,a@b.org,\"\"\"\"\nBob,b@b.org,\"x\"\",\"\"y\"\n",
      [["Name", "E-mail", "Note"], ["Ann", "a@b.org", "\""], ["Bob", "b@b.org", "x\",\"y"]]
    ),
    (
      "Name,Note\n\"\(String(repeating: "a;", count: 100))\",x\nBob,y\n",
      [["Name", "Note"], [String(repeating: "a;", count: 100), "x"], ["Bob", "y"]]
    ),
  ])
  func whatIsWellFormedIsNotMended(_ text: String, _ rows: [[String]]) throws {
    let read = try ReadRows(text)
    #expect(read.rows == rows)
    #expect(read.warnings == [])
  }

  static let cases: [CSVCase] = [
    CSVCase(
      "a quoted word before a line break, with quotes that are not doubled",
      "\"Name\",\"Note\",\"Phone\"\n\"Ann\",\"line \"one\"\nline two\",\"1\"\n\"Bob\",\"x\",\"2\"\n",
      rows: [
        ["Name", "Note", "Phone"], ["Ann", "line \"one\"\nline two", "1"], ["Bob", "x", "2"],
      ],
      codes: [.quoteUnescaped]),
    CSVCase(
      "three quoted words with commas between, and quotes that are not doubled",
      "\"Name\",\"Note\",\"Phone\"\n\"Ann\",\"said \"yes\", \"no\", \"maybe\"\",\"1\"\n"
        + "\"Bob\",\"x\",\"2\"\n",
      rows: [
        ["Name", "Note", "Phone"], ["Ann", "said \"yes\", \"no\", \"maybe\"", "1"],
        ["Bob", "x", "2"],
      ], codes: [.quoteUnescaped]),
    CSVCase(
      "text behind a closing quote", "Name,Note\na,\"b\"c\nd,e\n",
      rows: [["Name", "Note"], ["a", "\"b\"c"], ["d", "e"]], codes: [.quoteUnescaped]),
    CSVCase(
      "quotes within cells without any", "Name,Note\nAnn \"Annie\" Lee,5\" screen\n",
      rows: [["Name", "Note"], ["Ann \"Annie\" Lee", "5\" screen"]]),
    CSVCase(
      "a name in quotes before an address", "Name,Phone\n\"Lee, Ann\" <ann@x.com>,1\nBob,2\n",
      rows: [["Name", "Phone"], ["\"Lee, Ann\" <ann@x.com>", "1"], ["Bob", "2"]],
      codes: [.quoteUnescaped]),
    CSVCase(
      "quotes at both ends of a quoted cell, not doubled",
      "Name,E-mail,Phone\n\"\"Ann\" Lee\",\"a@x\",\"1\"\n\"hello, \"world\"\",\"b@x\",\"2\"\n",
      rows: [header, ["\"Ann\" Lee", "a@x", "1"], ["hello, \"world\"", "b@x", "2"]],
      codes: [.quoteUnescaped]),
    CSVCase(
      "a quote that is not doubled before a delimiter",
      "\"Name\",\"Note\",\"Phone\"\n\"Ann\",\"said \"hi\", then left\",\"1\"\n"
        + "\"Bob\",\"b\",\"2\"\n",
      rows: [
        ["Name", "Note", "Phone"], ["Ann", "said \"hi\", then left", "1"], ["Bob", "b", "2"],
      ],
      codes: [.quoteUnescaped]),
    CSVCase(
      "a note of several lines with quotes that are not doubled",
      "Name,Note,Phone\nAnn,\"says\n\"hi\" and\nleaves\",1\nBob,b,2\n",
      rows: [
        ["Name", "Note", "Phone"], ["Ann", "says\n\"hi\" and\nleaves", "1"], ["Bob", "b", "2"],
      ],
      codes: [.quoteUnescaped]),
    CSVCase(
      "an inch sign in a quoted cell",
      "\"Name\",\"Note\"\n\"Ann\",\"a 5\" screen\"\n\"Bob\",\"b\"\n",
      rows: [["Name", "Note"], ["Ann", "a 5\" screen"], ["Bob", "b"]], codes: [.quoteUnescaped]),
    CSVCase(
      "an unterminated quote in the middle", "Name,E-mail,Phone\nAnn,\"a@x,1\nBob,b@x,2\n",
      rows: [header, ["Ann", "a@x", "1"], ["Bob", "b@x", "2"]], codes: [.quoteUnterminated]),
    CSVCase(
      "an unterminated quote in the last cell", "Name,E-mail,Phone\nAnn,a@x,\"1\nBob,b@x,2\n",
      rows: [header, ["Ann", "a@x", "1"], ["Bob", "b@x", "2"]], codes: [.quoteUnterminated]),
    CSVCase(
      "an unterminated quote before rows in quotes",
      "Name,E-mail,Phone\n\"Ann,a@x,1\nBob,b@x,2\n\"Carl\",\"c@x\",\"3\"\n",
      rows: [header, ["Ann", "a@x", "1"], ["Bob", "b@x", "2"], ["Carl", "c@x", "3"]],
      codes: [.quoteUnterminated]),
    CSVCase(
      "a lost closing quote where all cells are quoted",
      "\"Name\",\"E-mail\",\"Phone\"\r\n\"Ann\",\"a@x\",\"1\r\n\"Bob\",\"b@x\",\"2\"\r\n",
      rows: [header, ["Ann", "a@x", "1"], ["Bob", "b@x", "2"]], codes: [.quoteUnterminated]),
    CSVCase(
      "a lost closing quote in the first cell of a row in quotes",
      "\"Name\",\"E-mail\",\"Phone\"\n\"Ann,\"a@x\",\"1\"\n\"Bob\",\"b@x\",\"2\"\n",
      rows: [header, ["Ann", "a@x", "1"], ["Bob", "b@x", "2"]], codes: [.quoteUnterminated]),
    CSVCase(
      "unterminated quotes in two rows", "Name,E-mail,Phone\n\"Ann,a@x,1\n\"Bob,b@x,2\nEve,e@x,3\n",
      rows: [header, ["Ann", "a@x", "1"], ["Bob", "b@x", "2"], ["Eve", "e@x", "3"]],
      codes: [.quoteUnterminated]),
    CSVCase(
      "an unterminated quote before an empty one",
      "Name,E-mail,Phone\n\"Ann,a@x,1\nBob,\"\",2\nEve,e@x,\"\"\n",
      rows: [header, ["Ann", "a@x", "1"], ["Bob", "", "2"], ["Eve", "e@x", ""]],
      codes: [.quoteUnterminated]),
    CSVCase(
      "an unterminated quote in the last row", "Name,E-mail,Phone\nAnn,a@x,1\nBob,b@x,\"2",
      rows: [header, ["Ann", "a@x", "1"], ["Bob", "b@x", "2"]], codes: [.quoteUnterminated]),
    CSVCase(
      "an unterminated quote in the header", "\"Name,E-mail,Phone\nAnn,a@x,1\nBob,b@x,2\n",
      rows: [header, ["Ann", "a@x", "1"], ["Bob", "b@x", "2"]], codes: [.quoteUnterminated]),
    CSVCase(
      "a lost opening quote", "Name,E-mail,Phone\nAnn\",\"a@x\",\"1\"\n\"Bob\",\"b@x\",\"2\"\n",
      rows: [header, ["Ann\"", "a@x", "1"], ["Bob", "b@x", "2"]]),
    CSVCase(
      "a backslash at the end of a cell",
      "\"Name\",\"Folder\"\n\"Ann\",\"C:\\ann\\\"\n"
        + "\"Bob\",\"D:\\\"\n",
      rows: [["Name", "Folder"], ["Ann", "C:\\ann\\"], ["Bob", "D:\\"]]),
    CSVCase(
      "backslashes doubled and before quotes",
      "\"Name\",\"Note\"\n\"Ann\",\"C:\\\\dir, \\\"x\\\"\"\n\"Bob\",\"b\"\n",
      rows: [["Name", "Note"], ["Ann", "C:\\dir, \"x\""], ["Bob", "b"]], codes: [.quoteBackslash]),
    CSVCase(
      "backslashes before quotes at the edges of cells",
      "Name,E-mail,Phone\n\"\\\"Ann\\\"\",\"a@x\",\"1\"\n\"Bob \\\"B\\\", jr\",\"b@x\",\"2\"\n",
      rows: [header, ["\"Ann\"", "a@x", "1"], ["Bob \"B\", jr", "b@x", "2"]],
      codes: [.quoteBackslash]),
    CSVCase(
      "backslashes before delimiters", "Name,E-mail,Phone\nLee\\, Ann,a@x,1\nBob,b@x,2\n",
      rows: [header, ["Lee, Ann", "a@x", "1"], ["Bob", "b@x", "2"]], codes: [.quoteBackslash]),
    CSVCase(
      "apostrophes as quotes",
      "'Name','E-mail','Phone'\n'Lee, Ann','a@x','1'\n'O''Brien','b@x','2'\n",
      rows: [header, ["Lee, Ann", "a@x", "1"], ["O'Brien", "b@x", "2"]]),
    CSVCase(
      "apostrophes as quotes around rows alone",
      "Name;E-mail;Phone\n'Ann; Lee';'a@x';'1'\n'Bob';'b@x';'2'\n",
      rows: [header, ["Ann; Lee", "a@x", "1"], ["Bob", "b@x", "2"]]),
    CSVCase(
      "apostrophes that are none", "Name,E-mail,Phone\nO'Brien,o@x,'+49 30 1\nD'Arcy,d@x,'030 2\n",
      rows: [header, ["O'Brien", "o@x", "'+49 30 1"], ["D'Arcy", "d@x", "'030 2"]]),
    CSVCase(
      "spaces around quotes", "\"Name\", \"E-mail\" , \"Phone\"\n\"Lee, Ann\" , \"a@x\", \"1\"\n",
      rows: [header, ["Lee, Ann", "a@x", "1"]]),
    CSVCase(
      "spaces around cells without quotes", "Name, E-mail, Phone\nAnn, a@x, 1\n",
      rows: [["Name", " E-mail", " Phone"], ["Ann", " a@x", " 1"]]),
    CSVCase(
      "lines in a cell that look like rows",
      "Name,Note,Phone\nAnn,\"Bob,b,2\nEve,e,3\",1\nZoe,z,4\n",
      rows: [["Name", "Note", "Phone"], ["Ann", "Bob,b,2\nEve,e,3", "1"], ["Zoe", "z", "4"]]),
    CSVCase(
      "a header of two lines", "\"First\nName\",\"E-mail\"\nAnn,a@x\n",
      rows: [["First\nName", "E-mail"], ["Ann", "a@x"]]),
    CSVCase(
      "blank lines in a cell", "Name,Note\nAnn,\"a\n\n\nb\"\nBob,c\n",
      rows: [["Name", "Note"], ["Ann", "a\n\n\nb"], ["Bob", "c"]]),
    CSVCase(
      "quotes, doubled at every place",
      "Name,Note\n\"\"\"Ann\"\"\",\"\"\"\"\n\"a\"\"b\",\"\"\"\"\"\"\n",
      rows: [["Name", "Note"], ["\"Ann\"", "\""], ["a\"b", "\"\""]]),
    CSVCase(
      "formulas as guards", "Name,Phone\nAnn,=\"0049 30\"\nBob,\"=\"\"0171\"\"\"\n",
      rows: [["Name", "Phone"], ["Ann", "=\"0049 30\""], ["Bob", "=\"0171\""]]),
    CSVCase(
      "all rows in quotes as a whole", "\"Name,E-mail,Phone\"\n\"Ann,a@x,1\"\n\"Bob,b@x,2\"\n",
      rows: [header, ["Ann", "a@x", "1"], ["Bob", "b@x", "2"]], codes: [.rowInQuotes]),
    CSVCase(
      "rows in quotes as a whole below a header that is not",
      "Name,E-mail,Phone\n\"\"\"Lee, Ann\"\",a@x,1\"\n\"Bob,\"\"b@x\"\",\"\"\"\"\"2\"\"\"\"\"\"\"\n",
      rows: [header, ["Lee, Ann", "a@x", "1"], ["Bob", "b@x", "\"2\""]], codes: [.rowInQuotes]),
    CSVCase(
      "rows in quotes as a whole, with semicolons and a line break",
      "\"Name;Note;Phone\"\r\n\"Ann;\"\"a\r\nb\"\";1\"\r\n",
      rows: [["Name", "Note", "Phone"], ["Ann", "a\r\nb", "1"]], codes: [.rowInQuotes]),
    CSVCase(
      "names with commas in quotes in one column", "\"Lee, Ann\"\n\"Ray, Bob\"\n",
      rows: [["Lee, Ann"], ["Ray, Bob"]]),
    CSVCase(
      "typographic quotes around all cells",
      "“Name”,“E-mail”,“Phone”\n“Lee, Ann”,“a@x”,“1”\n“Bob “B” Ray”,“b@x”,“2”\n",
      rows: [header, ["Lee, Ann", "a@x", "1"], ["Bob “B” Ray", "b@x", "2"]],
      codes: [.quoteTypographic]),
    CSVCase(
      "low typographic quotes around a cell with a delimiter",
      "Name;E-mail;Phone\n„Ann; Lee“;a@x;1\n„Bob“;b@x;2\n",
      rows: [header, ["Ann; Lee", "a@x", "1"], ["„Bob“", "b@x", "2"]], codes: [.quoteTypographic]),
    CSVCase(
      "a guard around a cell with a delimiter", "Name,Phone,City\n=\"Lee, Ann\",=\"030\",Ulm\n",
      rows: [["Name", "Phone", "City"], ["=\"Lee, Ann\"", "=\"030\"", "Ulm"]]),
    CSVCase(
      "a lost closing quote behind a delimiter in the cell",
      "\"Name\",\"E-mail\",\"Phone\"\n\"Lee, Ann,\"a@x\",\"1\"\n\"Bob\",\"b@x\",\"2\"\n",
      rows: [header, ["Lee, Ann", "a@x", "1"], ["Bob", "b@x", "2"]], codes: [.quoteUnterminated]),
    CSVCase(
      "rows in quotes as a whole, with empty cells behind",
      "Name,E-mail,Phone\n\"Ann,a@x,1\",,\n\"\"\"Ray, Bob\"\",b@x,2\",,\n",
      rows: [header, ["Ann", "a@x", "1"], ["Ray, Bob", "b@x", "2"]], codes: [.rowInQuotes]),
    CSVCase(
      "the header too in quotes as a whole, with empty cells behind",
      "\"Name,E-mail,Phone\",,\n\"Ann,x,y\",,\n\"Bob,u,v\",,\n",
      rows: [header, ["Ann", "x", "y"], ["Bob", "u", "v"]], codes: [.rowInQuotes]),
    CSVCase(
      "rows in quotes as a whole, with more empty cells behind than they have",
      "\"Name,E-mail,Phone\",,,,,\n\"Ann,x,y\",,,,,\n\"Bob,u,v\",,,,,\n",
      rows: [header, ["Ann", "x", "y"], ["Bob", "u", "v"]], codes: [.rowInQuotes]),
    CSVCase(
      "texts in quotes with empty cells behind",
      "\"Ann, Bern\",,\n\"Bob, Rome\",,\n", rows: [["Ann, Bern", "", ""], ["Bob, Rome", "", ""]]),
    CSVCase(
      "a name with commas in quotes, and nothing else in the row",
      "Name,E-mail,Phone\n\"Lee,Ann,Dr.\",,\nBob,b@x,2\n",
      rows: [header, ["Lee,Ann,Dr.", "", ""], ["Bob", "b@x", "2"]]),
  ]
}
