import CSV
import SourceText
import Testing

/// Delimiters, line ends, and what stands around tables.
struct HostileLayoutTests {
  @Test(arguments: delimiters + joinedDelimiters + lineEnds + surroundings)
  func rowsAreReadAsMeant(_ test: CSVCase) throws {
    let read = try ReadRows(test.bytes)
    #expect(read.rows == test.rows)
    for code in test.codes { #expect(read.diagnostics.contains { $0.code == code }) }
  }

  static let names: Set = ["Name", "E-mail", "Phone", "City", "Members"]

  /// Where it is known what columns are called, more can be told.
  @Test(arguments: [
    (
      "Members\nName,Phone\nAnn,1\nBob,2\n", [["Name", "Phone"], ["Ann", "1"], ["Bob", "2"]],
      Diagnostic.Code.preambleSkipped
    ),
    (
      "My list,,\nSpring,,Page 1\nName,E-mail,Phone\nAnn,a@x,1\nMy list,,\nSpring,,Page 2\n"
        + "Name,E-mail,Phone\nBob,b@x,2\n",
      [header, ann, bob], .headerRepeated
    ),
    (
      "Friends;1/2;\nas of 1.3.2024, page 1;;\nName;E-mail;Phone\nAnn;a@x;1\n"
        + "Friends;2/2;\nas of 2.3.2024, page 2;;\nName;E-mail;Phone\nBob;b@x;2\n",
      [header, ann, bob], .headerRepeated
    ),
    (
      "My list,,Spring\nName,E-mail,Phone\nAnn,a@x,1\nMy list,,Spring\nName,E-mail,Phone\nBob,b@x,2\n",
      [header, ann, bob], .headerRepeated
    ),
    (
      "Name,E-mail,Phone\nAnn\nBob,b@x\nEve,e@x,3,4,5\n",
      [header, ["Ann"], ["Bob", "b@x"], ["Eve", "e@x", "3", "4", "5"]], .rowShort
    ),
    (
      "Name:Phone\nAnn:1\nBob:2:3\n", [["Name", "Phone"], ["Ann", "1"], ["Bob", "2", "3"]], .rowLong
    ),
    // What is said of the list, where its name is that of a column.
    (
      "City;Ulm\nAs of;November\nName;E-mail;Phone\nAnn;a@x;1\nBob;b@x;2\n", [header, ann, bob],
      .preambleSkipped
    ),
    (
      "City,2024-11-01,\n,,\nName,E-mail,Phone\nAnn,a@x,1\nBob,b@x,2\n", [header, ann, bob],
      .preambleSkipped
    ),
    (
      "City;Ulm\nMembers;2\nAs of;1.11.2024\nAsked by;Ann\nName;E-mail;Phone\nAnn;a@x;1\n",
      [header, ann],
      .preambleSkipped
    ),
    (
      "Members;Ulm\nName;Phone\nAnn;1\n", [["Name", "Phone"], ["Ann", "1"]], .preambleSkipped
    ),
    (
      "Members;1.11.2024\nName;Phone\nAnn;1\nBob;2\n",
      [["Name", "Phone"], ["Ann", "1"], ["Bob", "2"]],
      .preambleSkipped
    ),
    (
      ",,City,\nName,E-mail,Phone,City\nAnn,a@x,1,Ulm\n",
      [header + ["City"], ann + ["Ulm"]], .preambleSkipped
    ),
  ])
  func knownNamesTellMore(_ text: String, _ rows: [[String]], _ code: Diagnostic.Code) throws {
    let options = CSVReader.Options(isColumnName: { Self.names.contains($0) })
    let read = try ReadRows(text, options: options)
    #expect(read.rows == rows)
    #expect(read.diagnostics.contains { $0.code == code })
  }

  /// What is left out with a repeated header is told.
  @Test func linesAboveARepeatedHeaderAreTold() throws {
    let read = try ReadRows(
      "My list,,\nName,E-mail,Phone\nAnn,a@x,1\nMy list,,\nName,E-mail,Phone\nBob,b@x,2\n")
    let said = read.diagnostics.filter { $0.code == .headerRepeated }.map(\.message)
    let expected = "The header is repeated here; it was left out, and so was “My list” above it."
    #expect(said == [expected])
  }

  static let header = ["Name", "E-mail", "Phone"]
  static let ann = ["Ann", "a@x", "1"]
  static let bob = ["Bob", "b@x", "2"]

  static let delimiters: [CSVCase] = [
    CSVCase(
      "tildes, and a comma in a name",
      "Name~E-mail~Phone\nLee, Ann~a@x.de~030 111\nBob~b@x.de~030 222\n",
      rows: [
        ["Name", "E-mail", "Phone"], ["Lee, Ann", "a@x.de", "030 111"],
        ["Bob", "b@x.de", "030 222"],
      ]),
    CSVCase(
      "control characters, and commas in two cells",
      "Name\u{01}E-mail\u{01}Note\nLee, Ann\u{01}a@x.de\u{01}tall\nBob\u{01}b@x.de\u{01}old, grey\n",
      rows: [
        ["Name", "E-mail", "Note"], ["Lee, Ann", "a@x.de", "tall"], ["Bob", "b@x.de", "old, grey"],
      ]),
    CSVCase(
      "semicolons, and commas in the cells",
      "Name;Street;Phone\nLee, Ann;Main St 1, Bonn;030,1\nRay, Bob;Elm 2, Ulm;030,2\n",
      rows: [
        ["Name", "Street", "Phone"], ["Lee, Ann", "Main St 1, Bonn", "030,1"],
        ["Ray, Bob", "Elm 2, Ulm", "030,2"],
      ]),
    CSVCase(
      "commas, and semicolons in the cells",
      "Name,Groups,Phone\nAnn,a;b;c,1\nBob,a;d;e,2\nEve,f;g;h,3\n",
      rows: [
        ["Name", "Groups", "Phone"], ["Ann", "a;b;c", "1"], ["Bob", "a;d;e", "2"],
        ["Eve", "f;g;h", "3"],
      ]),
    CSVCase(
      "tabs, and commas in every cell", "Name\tCity\nLee, Ann\tBonn, DE\nRay, Bob\tUlm, DE\n",
      rows: [["Name", "City"], ["Lee, Ann", "Bonn, DE"], ["Ray, Bob", "Ulm, DE"]]),
    CSVCase(
      "a single row with semicolons", "Ann Lee;ann@x.com;+49 30 111",
      rows: [["Ann Lee", "ann@x.com", "+49 30 111"]]),
    CSVCase(
      "a header alone", "Vorname;Nachname;E-Mail-Adresse\r\n",
      rows: [["Vorname", "Nachname", "E-Mail-Adresse"]], codes: [.fileWithoutRows]),
    CSVCase(
      "names with commas in one column", "Name\nLee, Ann\nRay, Bob\nFox, Eve\n",
      rows: [["Name"], ["Lee, Ann"], ["Ray, Bob"], ["Fox, Eve"]]),
    CSVCase(
      "a column of phone numbers", "+49 30 111\n+49 30 222\n+49 30 333\n",
      rows: [["+49 30 111"], ["+49 30 222"], ["+49 30 333"]]),
    CSVCase(
      "pipes at the end of each row", "Name|E-mail|Phone|\nAnn|a@x|1|\nBob|b@x|2|\n",
      rows: [header + [""], ann + [""], bob + [""]]),
    CSVCase(
      "columns without names, of which some hold something",
      "Name,,\" \",Phone,,\nAnn,x,y,1,,\nBob,,z,2,,\n",
      rows: [
        ["Name", "", "", "Phone", "", ""], ["Ann", "x", "y", "1", "", ""],
        ["Bob", "", "z", "2", "", ""],
      ], codes: [.headerEmptyName]),
    CSVCase(
      "blanks between cells",
      "Lee Ann 0305550136\nBerg Bob 0305550137\nRay Eve 0305550138\n",
      rows: [
        ["Lee", "Ann", "0305550136"], ["Berg", "Bob", "0305550137"], ["Ray", "Eve", "0305550138"],
      ]),
    CSVCase(
      "blanks between words", "Lee Ann calls\nBerg Bob mails\nRay Eve writes\n",
      rows: [["Lee Ann calls"], ["Berg Bob mails"], ["Ray Eve writes"]]),
    CSVCase(
      "a sep line with a pipe", "sep=|\nName|E-mail|Phone\nAnn|a@x|1\n", rows: [header, ann]),
    CSVCase(
      "a sep line with a tab, in capitals", "SEP=\t\r\nName\tE-mail\tPhone\r\nAnn\ta@x\t1\r\n",
      rows: [header, ann]),
    CSVCase(
      "a sep line behind a mark, with empty cells",
      "\u{FEFF}sep=;;;\nName;E-mail;Phone\nAnn;a@x;1\n", rows: [header, ann]),
    CSVCase(
      "a sep line with a rare character", "sep=^\nName^E-mail^Phone\nAnn^a@x^1\n",
      rows: [header, ann]),
    CSVCase(
      "semicolons with quotes", "\"Name\";\"E-mail\";\"Phone\"\n\"Ann\";\"a@x\";\"1\"\n",
      rows: [header, ann]),
    CSVCase(
      "mostly empty cells", "Name;E-mail;Phone;Fax;Note\nAnn;;;;\n;b@x;;;\nEve;;;;, a, b, c, d\n",
      rows: [
        ["Name", "E-mail", "Phone", "Fax", "Note"], ["Ann", "", "", "", ""],
        ["", "b@x", "", "", ""], ["Eve", "", "", "", ", a, b, c, d"],
      ]),
  ]

  static let joinedDelimiters: [CSVCase] = [
    CSVCase(
      "a header with another delimiter than its rows",
      "Name,E-mail,Phone\nAnn;a@x;1\nBob;b@x;2\n", rows: [header, ann, bob],
      codes: [.rowOtherDelimiter]),
    CSVCase(
      "two files with a delimiter each",
      "Name,E-mail,Phone\nAnn,a@x,1\nName;E-mail;Phone\nBob;b@x;2\n", rows: [header, ann, bob],
      codes: [.rowOtherDelimiter, .headerRepeated]),
    CSVCase(
      "a sentence with commas among semicolons", "Name;E-mail;Phone\nAnn;a@x;1\nBob, Eve, Zoe\n",
      rows: [header, ann, ["Bob, Eve, Zoe"]], codes: [.rowShort]),
    CSVCase(
      "a sep line that is wrong", "sep=;\nName,E-mail,Phone\nAnn,a@x,1\n", rows: [header, ann]),
    CSVCase("a rare delimiter", "Name^E-mail^Phone\nAnn^a@x^1\n", rows: [header, ann]),
  ]

  /// Texts with commas that stand in no quotes: only where tables of contacts are read, since a table of anything may
  /// have blanks in front of its cells.
  static let unquoted: [CSVCase] = [
    CSVCase(
      "a firm's name in guillemets with commas, and a blank behind another delimiter",
      "Name,Firm,Phone\nAnn, АО «Роза»,8-800-555-35-35\nBob,ООО «Блинов, Ершов и Попов»,8-912-345-67-89\n",
      rows: [
        ["Name", "Firm", "Phone"], ["Ann", " АО «Роза»", "8-800-555-35-35"],
        ["Bob", "ООО «Блинов, Ершов и Попов»", "8-912-345-67-89"],
      ], codes: [.cellUnquoted]),
    CSVCase(
      "a guillemet that nothing closes", "Name,Firm,Phone\nAnn,АО «Роза,1\nBob,ООО «Б,2,3\n",
      rows: [["Name", "Firm", "Phone"], ["Ann", "АО «Роза", "1"], ["Bob", "ООО «Б", "2", "3"]],
      codes: [.rowLong]),
    CSVCase(
      "addresses with commas in all rows",
      "Name,E-mail,City\nAnn,a@x.org,Bern, Ring 7\nBob,b@x.org,Rome, Via Po, 2nd floor\n",
      rows: [
        ["Name", "E-mail", "City"], ["Ann", "a@x.org", "Bern, Ring 7"],
        ["Bob", "b@x.org", "Rome, Via Po, 2nd floor"],
      ], codes: [.cellUnquoted]),
    CSVCase(
      "firms with commas in some rows",
      "Name,E-mail,Phone\nAnn,a@x,1\nLee, Inc.,b@x.org,2\n\"Eve, Co.\",c@x.org,3\n",
      rows: [header, ann, ["Lee, Inc.", "b@x.org", "2"], ["Eve, Co.", "c@x.org", "3"]],
      codes: [.cellUnquoted]),
    CSVCase(
      "a row with more commas than blanks tell",
      "Name,E-mail,Phone\nAnn,a@x,1\nBob,b@x,2\nLee, Inc.,d@x,2,5\n",
      rows: [header, ann, bob, ["Lee", " Inc.", "d@x", "2", "5"]], codes: [.rowLong]),
    CSVCase(
      "blanks behind all commas", "Name, E-mail, Phone\nAnn, a@x.org, 1, more\n",
      rows: [["Name", " E-mail", " Phone"], ["Ann", " a@x.org", " 1", " more"]],
      codes: [.rowLong]),
    CSVCase(
      "commas within guillemets", "Ann, ЗАО «Vos»,1\nBob,ООО «Lind, Roux и Lee»,2\nEve,«Elm»,3\n",
      rows: [
        ["Ann", " ЗАО «Vos»", "1"], ["Bob", "ООО «Lind, Roux и Lee»", "2"], ["Eve", "«Elm»", "3"],
      ]),
    CSVCase(
      "blanks behind commas that separate",
      "Name,City,Phone\nAnn, Bern,1\nBob,Rome,2\nEve, Oslo,x,3\n",
      rows: [
        ["Name", "City", "Phone"], ["Ann", " Bern", "1"], ["Bob", "Rome", "2"],
        ["Eve", " Oslo", "x", "3"],
      ], codes: [.rowLong]),
  ]

  @Test(arguments: unquoted)
  func textsWithCommasAreCells(_ test: CSVCase) throws {
    var options = CSVReader.Options()
    options.joinsTexts = true
    let read = try ReadRows(test.bytes, options: options)
    #expect(read.rows == test.rows)
    for code in test.codes { #expect(read.diagnostics.contains { $0.code == code }) }
  }

  static let lineEnds: [CSVCase] = [
    CSVCase(
      "carriage returns", "Name,E-mail,Phone\rAnn,a@x,1\rBob,b@x,2", rows: [header, ann, bob]),
    CSVCase(
      "two carriage returns and a line feed",
      "Name,E-mail,Phone\r\r\nAnn,a@x,1\r\r\nBob,b@x,2\r\r\n", rows: [header, ann, bob]),
    CSVCase(
      "all of them", "Name,E-mail,Phone\r\nAnn,a@x,1\nBob,b@x,2\rAnn,a@x,1\r\r\nBob,b@x,2",
      rows: [header, ann, bob, ann, bob]),
    CSVCase(
      "blank lines and lines of spaces", "\n\nName,E-mail,Phone\n\nAnn,a@x,1\n   \n\nBob,b@x,2\n\n",
      rows: [header, ann, bob]),
    CSVCase(
      "line breaks within a cell without quotes, of another kind",
      "Name,E-mail,Note\r\nAnn,a@x,one\rtwo\r\nBob,b@x,three\nfour\r\nEve,e@x,five\r\n",
      rows: [
        ["Name", "E-mail", "Note"], ["Ann", "a@x", "one\rtwo"], ["Bob", "b@x", "three\nfour"],
        ["Eve", "e@x", "five"],
      ]),
    CSVCase(
      "vertical tabs and line separators are text", "Name,Note\nAnn,a\u{B}b\u{2028}c\nBob,d\n",
      rows: [["Name", "Note"], ["Ann", "a\u{B}b\u{2028}c"], ["Bob", "d"]]),
  ]

  static let surroundings: [CSVCase] = [
    CSVCase(
      "a title and a date",
      "Contacts of the choir;;\nExported:;2024-01-01;\n;;\n"
        + "Name;E-mail;Phone\nAnn;a@x;1\n", rows: [header, ann], codes: [.preambleSkipped]),
    CSVCase(
      "a title without delimiters", "Contacts of the choir\nName,E-mail,Phone\nAnn,a@x,1\n",
      rows: [header, ann], codes: [.preambleSkipped]),
    CSVCase(
      "a title and a sep line", "sep=;\nMy contacts\n\nName;E-mail;Phone\nAnn;a@x;1\n",
      rows: [header, ann], codes: [.preambleSkipped]),
    CSVCase(
      "comments", "# made by a script\n# on Monday, at noon\nName,E-mail,Phone\nAnn,a@x,1\n",
      rows: [header, ann], codes: [.preambleSkipped]),
    CSVCase(
      "prose with as many commas as the header",
      "Dear all, here is, as promised, the list\n\nName,E-mail,Phone,City\nAnn,a@x,1,Bonn\n",
      rows: [header + ["City"], ann + ["Bonn"]], codes: [.preambleSkipped]),
    CSVCase(
      "names and values above a table",
      "Account,ann\nDate,2024-01-01\n\nName,E-mail,Phone\nAnn,a@x,1\n", rows: [header, ann],
      codes: [.preambleSkipped]),
    CSVCase(
      "notes above, with a mark",
      "\u{FEFF}Notes:\n\"When exporting your data, you may notice that some are missing.\"\n\n"
        + "First Name,Last Name,URL\nAnn,Lee,https://x\n",
      rows: [["First Name", "Last Name", "URL"], ["Ann", "Lee", "https://x"]],
      codes: [.preambleSkipped]),
    CSVCase(
      "a status line above a list",
      "Searching... 2 matches\nann@x.com\tAnn Lee\twork\n"
        + "bob@x.com\tBob Ray\thome\n",
      rows: [["ann@x.com", "Ann Lee", "work"], ["bob@x.com", "Bob Ray", "home"]],
      codes: [.preambleSkipped]),
    CSVCase(
      "a rule below the header, and the number of rows",
      "Name,E-mail,Phone\n----,------,-----\nAnn,a@x,1\nBob,b@x,2\n\n(2 rows affected)\n",
      rows: [header, ann, bob], codes: [.footerSkipped]),
    CSVCase(
      "a total", "Name;E-mail;Phone\nAnn;a@x;1\nTotal: 1 contact\n", rows: [header, ann],
      codes: [.footerSkipped]),
    CSVCase(
      "a German total in two cells", "Name;E-mail;Phone\nAnn;a@x;1\n;;\nSumme;2;\n",
      rows: [header, ann], codes: [.footerSkipped]),
    CSVCase(
      "a short footer behind a blank line", "Name;E-mail;Phone\nAnn;a@x;1\n\nTotal;2\n",
      rows: [header, ann], codes: [.footerSkipped]),
    CSVCase(
      "companies that are named like footers",
      "Name;E-mail;Phone\nSumme AG;s@x;1\nTotal Energy;t@x;2\n",
      rows: [header, ["Summe AG", "s@x", "1"], ["Total Energy", "t@x", "2"]]),
    CSVCase(
      "a footer with empty cells",
      "Name,E-mail,Phone\nAnn,a@x,1\n,,\nGenerated by Sam on 1/2/2024,,\n",
      rows: [header, ann], codes: [.footerSkipped]),
    CSVCase(
      "empty rows at the end", "Name,E-mail,Phone\nAnn,a@x,1\n,,\n,,\n,,\n", rows: [header, ann],
      codes: [.footerSkipped]),
    CSVCase(
      "the header again",
      "Name,E-mail,Phone\nAnn,a@x,1\n\"Name\",\"E-mail\",\"Phone\"\nBob,b@x,2\n",
      rows: [header, ann, bob], codes: [.headerRepeated]),
    CSVCase(
      "title and header again",
      "My list,,\nName,E-mail,Phone\nAnn,a@x,1\n\nMy list of 2,,\n"
        + "Name,E-mail,Phone\nBob,b@x,2\n",
      rows: [header, ann, bob], codes: [.headerRepeated]),
    CSVCase(
      "titles with other numbers",
      "Coach 030 5551,,\nName,E-mail,Phone\nAnn,a@x,1\nCoach 030 9992,,\nName,E-mail,Phone\nBob,b@x,2\n",
      rows: [header, ann, ["Coach 030 9992", "", ""], bob], codes: [.headerRepeated]),
    CSVCase(
      "teams above each header",
      "Team 1,,\nName,E-mail,Phone\nAnn,a@x,1\nTeam 2,,\nName,E-mail,Phone\nBob,b@x,2\n",
      rows: [header, ann, ["Team 2", "", ""], bob], codes: [.headerRepeated]),
    CSVCase(
      "a row as the title above",
      "Friends,,\nName,E-mail,Phone\nAnn,a@x,1\nFriends,,\nBob,b@x,2\n",
      rows: [header, ann, ["Friends", "", ""], bob], codes: [.preambleSkipped]),
    CSVCase(
      "sep line and header again",
      "sep=;\nName;E-mail;Phone\nAnn;a@x;1\nsep=;\n"
        + "Name;E-mail;Phone\nBob;b@x;2\n",
      rows: [header, ann, bob], codes: [.headerRepeated]),
    CSVCase(
      "a blank line, and a name alone", "Name,E-mail,Phone\nAnn,a@x,1\n\nBob\n",
      rows: [header, ann, ["Bob"]], codes: [.rowShort]),
    CSVCase(
      "a note between rows", "Name,E-mail,Phone\nAnn,a@x,1\n\nFriends: 2024\nBob,b@x,2\n",
      rows: [header, ann, ["Friends: 2024"], bob], codes: [.rowShort]),
    CSVCase(
      "no header, and a first row with gaps", "Ann,,\nBob,b@x.com,+49 30 222\nEve,e@x.com,\n",
      rows: [["Ann", "", ""], ["Bob", "b@x.com", "+49 30 222"], ["Eve", "e@x.com", ""]]),
    CSVCase(
      "the header in two rows",
      "No,Name,Born,,Since,E-mail\n,,Place,Date,Post,\n1,Ann,Bern,1.2.1980,2001,a@x\n2,Bob,Rome,3.4.1981,2002,b@x\n",
      rows: [
        ["No", "Name", "Born Place", "Born Date", "Since Post", "E-mail"],
        ["1", "Ann", "Bern", "1.2.1980", "2001", "a@x"],
        ["2", "Bob", "Rome", "3.4.1981", "2002", "b@x"],
      ]),
    CSVCase(
      "a row too long and one too short", "Name,E-mail,Phone\nAnn,a@x,1,more\nBob\n",
      rows: [header, ann + ["more"], ["Bob"]], codes: [.rowLong, .rowShort]),
    CSVCase(
      "one name for two columns", "Name,E-mail,E-mail\nAnn,a@x,a@y\n",
      rows: [["Name", "E-mail", "E-mail"], ["Ann", "a@x", "a@y"]], codes: [.headerDuplicateName]),
    CSVCase(
      "two lines for programs",
      "#TYPE System.Object\nsep=,\n\"Name\",\"E-mail\"\n\"Ann\",\"a@x\"\n",
      rows: [["Name", "E-mail"], ["Ann", "a@x"]]),
    CSVCase(
      "the header glued to the last row of the file before",
      "Name,E-mail,Phone\nAnn,a@x,1Name,E-mail,Phone\nBob,b@x,2\n", rows: [header, ann, bob],
      codes: [.headerRepeated]),
    CSVCase(
      "the header again in capitals",
      "Name,E-mail,Phone\nAnn,a@x,1\nNAME,E-MAIL,PHONE\nBob,b@x,2\n",
      rows: [header, ann, bob], codes: [.headerRepeated]),
    CSVCase(
      "a title and an empty row above rows without a header",
      "My friends,,\n,,\nAnn,a@x.de,030 1112\nBob,b@x.de,030 1113\n",
      rows: [["Ann", "a@x.de", "030 1112"], ["Bob", "b@x.de", "030 1113"]]),
    CSVCase(
      "the name of a company below a footer",
      "Name,E-mail,Phone\nAnn,a@x,1\n\n\n\"Generated By: Sam 1/2/2024\"\n\"Acme\"\n",
      rows: [header, ann], codes: [.footerSkipped]),
    CSVCase(
      "no header, and several addresses in a cell of the first row",
      "\"Ann Lee\",\"a@x.de,b@x.de\",\"030 1\",\"hello\",\"annie\"\n\"Bob\",\"c@x.de\",\"\",\"\",\"\"\n",
      rows: [
        ["Ann Lee", "a@x.de,b@x.de", "030 1", "hello", "annie"], ["Bob", "c@x.de", "", "", ""],
      ]),
    CSVCase(
      "names of a report and a company around a footer",
      "Name,E-mail,Phone\nAnn,a@x,1\n\n\"My Report\"\n\"Copyright (c) 2000-2024 salesforce.com\"\n"
        + "\"Confidential Information - Do Not Distribute\"\n"
        + "\"Generated By: Sam 1/2/2024\"\n\"Acme\"\n",
      rows: [header, ann], codes: [.footerSkipped]),
    CSVCase(
      "a blank line, names alone, and a total",
      "Name,E-mail,Phone\nAnn,a@x,1\n\nBob\nEve\nTotal: 3\n",
      rows: [header, ann, ["Bob"], ["Eve"]], codes: [.rowShort, .footerSkipped]),
    CSVCase(
      "empty rows, and a name alone", "Name,E-mail,Phone\nAnn,a@x,1\n,,\n,,\nBob\n",
      rows: [header, ann, ["", "", ""], ["", "", ""], ["Bob"]], codes: [.rowShort]),
  ]
}
