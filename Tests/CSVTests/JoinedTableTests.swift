import CSV
import SourceText
import Testing

/// Files that were joined though their headers differ.
struct JoinedTableTests {
  static let names: Set = [
    "Name", "E-mail", "Phone", "City", "Vorname", "Nachname", "Telefon", "Ort", "Notes",
  ]

  static var options: CSVReader.Options {
    var options = CSVReader.Options(isColumnName: { names.contains($0) })
    options.isHeader = { cells in cells.count > 1 && cells.allSatisfy { names.contains($0) } }
    return options
  }

  static let first = "Name,E-mail,Phone\nAnn,a@x,1\n"
  static let header = ["Name", "E-mail", "Phone"]
  static let ann = ["Ann", "a@x", "1"]

  @Test(arguments: [
    CSVCase(
      "another order", first + "Phone,Name,E-mail\n2,Bob,b@x\n",
      rows: [header, ann, ["Phone", "Name", "E-mail"], ["2", "Bob", "b@x"]]),
    CSVCase(
      "another delimiter", first + "Vorname;Nachname;Telefon;Ort\nHans;Kurz, jr.;2;Ulm\n",
      rows: [
        header, ann, ["Vorname", "Nachname", "Telefon", "Ort"], ["Hans", "Kurz, jr.", "2", "Ulm"],
      ]),
    CSVCase(
      "another delimiter, and as many columns", first + "Ort;Name;Telefon\nUlm;Kurz;2\n",
      rows: [header, ann, ["Ort", "Name", "Telefon"], ["Ulm", "Kurz", "2"]]),
    CSVCase(
      "a short table before a long one with another delimiter",
      first + "Name;Telefon;Ort\n" + String(repeating: "Eve;3;Ulm\n", count: 30),
      rows: [header, ann, ["Name", "Telefon", "Ort"]]
        + [[String]](repeating: ["Eve", "3", "Ulm"], count: 30)),
    CSVCase(
      "a mark and a sep line before the second header",
      first + "\u{FEFF}sep=;\nOrt;Name\nUlm;Kurz\n",
      rows: [header, ann, ["Ort", "Name"], ["Ulm", "Kurz"]]),
    CSVCase(
      "a title before the second header, behind a blank line",
      first + "\nList 2 of the choir:\nOrt,Name\nUlm,Kurz\n",
      rows: [header, ann, ["Ort", "Name"], ["Ulm", "Kurz"]]),
    CSVCase(
      "a header glued to the last row", "Name,Phone\nAnn,1Vorname,Ort,Telefon\nHans,Ulm,2\n",
      rows: [
        ["Name", "Phone"], ["Ann", "1"], ["Vorname", "Ort", "Telefon"], ["Hans", "Ulm", "2"],
      ]),
    CSVCase(
      "a header of which one name is known first", "Name,Since\nAnn,2019\nName,Phone\nBob,2\n",
      rows: [["Name", "Since"], ["Ann", "2019"], ["Name", "Phone"], ["Bob", "2"]]),
    CSVCase(
      "the same before a wider one", "Name,Since\nAnn,2019\n" + first,
      rows: [["Name", "Since"], ["Ann", "2019"], header, ann]),
    CSVCase(
      "rows without a header first", "Ann,a@x,1\nBob,b@x,2\nPhone,Name,E-mail\n3,Eve,e@x\n",
      rows: [ann, ["Bob", "b@x", "2"], ["Phone", "Name", "E-mail"], ["3", "Eve", "e@x"]]),
    CSVCase(
      "addresses alone first", "a@x.com\nb@x.com\nName;Phone\nEve;3\n",
      rows: [["a@x.com"], ["b@x.com"], ["Name", "Phone"], ["Eve", "3"]]),
    CSVCase(
      "three tables, and a header without rows",
      first + "Ort,Name\nPhone,Name\n2,Bob\n" + first,
      rows: [header, ann, ["Ort", "Name"], ["Phone", "Name"], ["2", "Bob"], header, ann]),
    CSVCase(
      "another encoding",
      bytes: utf8(first) + bytes("Ort;Name\nKöln;Groß\n", in: "windows-1252"),
      rows: [header, ann, ["Ort", "Name"], ["Köln", "Groß"]]),
  ])
  func eachTableIsReadByItsOwnHeader(_ test: CSVCase) throws {
    let read = try ReadRows(test.bytes, options: Self.options)
    #expect(read.rows == test.rows)
    #expect(read.diagnostics.contains { $0.code == .headerOther })
    #expect(!read.warnings.contains("csv.row.short"))
    #expect(!read.warnings.contains("csv.row.long"))
  }

  /// What a person calls a contact may be the name of a column too.
  @Test(arguments: [
    CSVCase(
      "a name, and data", first + "Name,n@x,2\n", rows: [header, ann, ["Name", "n@x", "2"]]),
    CSVCase(
      "one name alone", first + "Phone,,\nBob,,\n",
      rows: [header, ann, ["Phone", "", ""], ["Bob", "", ""]]),
    CSVCase(
      "a name and what is none", first + "Ort,Hans,\n", rows: [header, ann, ["Ort", "Hans", ""]]),
  ])
  func rowsAreNoHeaders(_ test: CSVCase) throws {
    let read = try ReadRows(test.bytes, options: Self.options)
    #expect(read.rows == test.rows)
    #expect(!read.diagnostics.contains { $0.code == .headerOther && $0.severity > .note })
  }

  /// Each header is looked at as the head of a file is; a file of headers must not take forever.
  @Test func thereIsALimit() throws {
    let pair = "Name,Phone\nAnn,1\nPhone,Name\n2,Bob\n"
    let read = try ReadRows(String(repeating: pair, count: 400), options: Self.options)
    // Behind the last table that is read, its header is left out where it is repeated.
    #expect(read.rows.count == 1250)
    let messages = read.diagnostics.filter { $0.code == .headerOther }.map(\.message)
    #expect(messages.count { $0.hasPrefix("Another header") } == 99)
  }
}
