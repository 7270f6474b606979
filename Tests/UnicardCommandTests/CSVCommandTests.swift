import Foundation
import TestFolders
import Testing

@testable import UnicardCommand

/// CSV in and out of the commands.
@Suite struct CSVCommandTests {
  private static let sheet =
    "Wer;Handy;E-Mail;Geburtstag;Kürzel\nAnn Lee;0171 12345;ann@b.example;4.5.1980;=AL\n"

  @Test func readsASheetWithoutAFlag() throws {
    let folder = try TestFolder()
    try folder.write("a.csv", Self.sheet)
    let outcome = try folder.run("convert", "@a.csv", "--to", "vcard4")
    #expect(outcome.status == 0)
    #expect(outcome.output.contains("\r\nTEL;TYPE=cell:0171 12345\r\n"))
    #expect(outcome.output.contains("\r\nBDAY:19800504\r\n"))
    #expect(outcome.output.contains("X-COLUMN=Kürzel:=AL\r\n"))
  }

  // With the fields down the side, one field to a row, side by side, and in rows below.
  @Test(arguments: [
    "Name,Ann Lee,Joe Vos\nMobile,07700 900141,07700 900142\nTown,Ely,Bath\nBirthday,1980-05-04,\n",
    "Name,Ann Lee\nMobile,07700 900141\nTown,Ely\nBirthday,1980-05-04\n"
      + "Name,Joe Vos\nMobile,07700 900142\nTown,Bath\n",
    "Name,Mobile,Town,Birthday,,Name,Mobile,Town,Birthday\n"
      + "Ann Lee,07700 900141,Ely,1980-05-04,,Joe Vos,07700 900142,Bath,\n",
    "Name,Mobile,Town,Birthday\nAnn Lee,07700 900143,Ely,1980-05-04\n,07700 900141,,\n"
      + "Joe Vos,07700 900142,Bath,\n",
  ])
  func rearrangedTablesHaveColumnsForAllTheyHold(_ table: String) throws {
    let folder = try TestFolder()
    try folder.write("a.csv", table)
    for format in ["csv", "google-csv", "outlook-csv"] {
      let outcome = try folder.run("convert", "@a.csv", "--to", format, "-o", "-", "--force")
      #expect(outcome.status == 0)
      #expect(!outcome.errors.contains("lost"), "\(outcome.errors)")
      for text in ["Ann", "Lee", "900141", "900142", "Ely", "Bath", "1980"] {
        #expect(outcome.output.contains(text), "\(format): \(text)")
      }
    }
  }

  /// A cell that no field is for is told as it stands in the table, and by its column.
  @Test(arguments: [
    (["list", "@a.csv", "--fields", "name,preserved"], "Ann Lee  60,00 €"),
    (["list", "@a.csv", "--fields", "preserved", "--csv"], "\"60,00 €\""),
    (["show", "@a.csv", "Ann"], "Beitrag  60,00 €"),
    (
      ["convert", "@a.csv", "--for", "android", "--dry-run"],
      "Beitrag  dropped  1 contact  Android Contacts does not read it from vCards. First: “60,00 €” of"
    ),
    (
      ["convert", "@a.csv", "--to", "thunderbird-csv", "--dry-run"],
      "Beitrag  changed  1 contact  Thunderbird has no column left for it"
    ),
    (["diff", "@a.csv", "@b.csv"], "Beitrag: 60,00 €                        │ Beitrag: 61,00 €"),
    (
      ["add", "@a.csv", "--to", "@phones.csv"], "has no place for Beitrag “60,00 €” of Ann Lee"
    ),
  ])
  func keptCellsAreShownAsTheyStand(_ arguments: [String], _ wanted: String) throws {
    let folder = try TestFolder()
    let table = "Vorname;Nachname;Handy;Beitrag\nAnn;Lee;0171 5550123;60,00 €\n"
    try folder.write("a.csv", table)
    try folder.write("b.csv", table.replacing("60,", with: "61,"))
    try folder.write("phones.csv", "Vorname;Nachname;Handy\nBo;Ek;0172 5550123\n")
    let outcome = try folder.run(arguments)
    #expect((outcome.output + outcome.errors).contains(wanted), "\(outcome)")
  }

  private static let club =
    "Mitgl.;Name;Vorname;Tel.;Geb.\r\n017;Möller;Anke;04421 123456;3.4.1961\r\n"
    + "018;Kruse;Hinrich;;12.11.1958\r\n"

  @Test func aTableStaysWhatItIs() throws {
    let folder = try TestFolder()
    try folder.write("a.csv", Self.club)
    #expect(try folder.run("convert", "--in-place", "@a.csv").status == 0)
    #expect(try folder.read("a.csv") == Self.club)
    #expect(try folder.run("check", "--fix", "@a.csv", "-o", "@b.csv").status == 0)
    #expect(try folder.read("b.csv") == Self.club)
    let selected = try folder.run(
      "convert", "--in-place", "@a.csv", "-o", "@a.csv", "--where", "name.family = Kruse",
      "--normalize-phones", "--region", "DE")
    #expect(selected.status == 0)
    #expect(
      try folder.read("a.csv")
        == "Mitgl.;Name;Vorname;Tel.;Geb.\r\n018;Kruse;Hinrich;;12.11.1958\r\n")
  }

  @Test func phoneNumbersOfATableAreRewrittenInTheirCells() throws {
    let folder = try TestFolder()
    try folder.write("a.csv", Self.club)
    let outcome = try folder.run(
      "convert", "--in-place", "@a.csv", "--normalize-phones", "--region", "DE")
    #expect(outcome.status == 0)
    #expect(
      try folder.read("a.csv")
        == Self.club.replacingOccurrences(of: "04421 123456", with: "+494421123456"))
  }

  @Test func mapsColumnsAsTold() throws {
    let folder = try TestFolder()
    try folder.write("a.csv", Self.sheet)
    let map = try folder.run("inspect", "--emit-map", "@a.csv").output
    #expect(map.contains(#"{"header": "Handy", "meaning": "phone.mobile"}"#))
    #expect(try JSONSerialization.jsonObject(with: Data(map.utf8)) is [String: Any])
    try folder.write(
      "map.json",
      #"{"dateOrder":"mdy","columns":[{"header":"Wer","meaning":"display"},"#
        + #"{"header":"Kürzel","meaning":"nickname"},{"column":3,"meaning":"email:work"}]}"#)
    let outcome = try folder.run("convert", "@a.csv", "--map", "@map.json", "--to", "vcard4")
    #expect(outcome.output.contains("\r\nFN:Ann Lee\r\n"))
    #expect(outcome.output.contains("\r\nNICKNAME:=AL\r\n"))
    #expect(outcome.output.contains("\r\nEMAIL;TYPE=work:ann@b.example\r\n"))
  }

  @Test func customFieldsAreNamedByTheMapOrTheirColumns() throws {
    let folder = try TestFolder()
    try folder.write("a.csv", "Name,Size,Code\nAnn,M,7\n")
    try folder.write(
      "map.json",
      #"{"columns":[{"header":"Size","meaning":"custom"},{"column":3,"meaning":"custom:key"}]}"#)
    let outcome = try folder.run("convert", "@a.csv", "--map", "@map.json", "--to", "vcard4")
    #expect(outcome.output.contains("item1.X-CUSTOM-FIELD:M\r\nitem1.X-ABLABEL:Size\r\n"))
    #expect(outcome.output.contains("item2.X-CUSTOM-FIELD:7\r\nitem2.X-ABLABEL:key\r\n"))
  }

  @Test(
    arguments: [
      ("{", "is no valid JSON"), ("{}", "has no list “columns”"),
      (#"{"columns":[{"header":"Wer","meaning":"fones"}]}"#, "“fones”, which is not known"),
      (#"{"columns":[{"meaning":"phone"}]}"#, "neither “header” nor “column”"),
      (#"{"columns":[{"header":"No","meaning":"phone"}]}"#, "has no column “No”"),
      (#"{"dialect":"x","columns":[]}"#, "the dialect “x”"),
    ])
  func refusesWrongMaps(_ map: String, _ message: String) throws {
    let folder = try TestFolder()
    try folder.write("a.csv", Self.sheet)
    try folder.write("map.json", map)
    let outcome = try folder.run("convert", "@a.csv", "--map", "@map.json")
    #expect(outcome.status == 2)
    #expect(outcome.errors.contains(message))
  }

  @Test func inspectsColumns() throws {
    let folder = try TestFolder()
    try folder.write("a.csv", Self.sheet)
    let outcome = try folder.run("inspect", "--json", "@a.csv")
    let json = try JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? [String: Any]
    #expect(json?["dialect"] as? String == "sheet")
    #expect(json?["language"] as? String == "de")
    #expect(json?["dateOrder"] as? String == "dmy")
    let columns = json?["columns"] as? [[String: Any]]
    let meanings = columns?.compactMap { $0["meaning"] as? String }
    // Nobody calls a column of names “Wer”, but beside a number and a mailbox it can be little else.
    #expect(meanings == ["name.whole", "phone.mobile", "email", "birthday", "keep"])
    let text = try folder.run("inspect", "@a.csv").output
    #expect(text.contains("a table of no known program, headers in de"))
  }

  /// A list of words, with a header or without one, and rooms of a house without their street.
  @Test(arguments: [
    ("Haus;house;maison\nRegen;rain;pluie\nWald;wood;bois\n", "Regen"),
    ("rain;pluie\nwood;bois\n", "rain"), ("Building,Room,Seats\nB,12,30\nC,4,12\n", "B"),
  ])
  func showsTablesWithoutContacts(_ table: String, _ first: String) throws {
    let folder = try TestFolder()
    try folder.write("a.csv", table)
    let refused = try folder.run("convert", "@a.csv", "--to", "vcard4")
    #expect(refused.status == 2)
    #expect(refused.output.isEmpty)
    #expect(refused.errors.contains("is a table without contacts"))
    let shown = try folder.run("inspect", "@a.csv")
    #expect(shown.status == 2)
    #expect(shown.output.contains("Contacts   0"))
    #expect(shown.errors.contains("is a table without contacts"))
    let wrong = try folder.run("convert", "@a.csv", "--delimiter", "%", "--to", "vcard4")
    #expect(wrong.errors.contains("is one column where it is divided at “%”"), "\(wrong.errors)")
    let told = try folder.run("convert", "@a.csv", "--map-column", "1=display", "--to", "vcard4")
    #expect(told.status == 0)
    // Whoever names columns by their numbers has no header, unless a name of a column is in it, as `Haus`.
    let names = told.output.split(whereSeparator: \.isNewline).filter { $0.hasPrefix("FN:") }
    #expect(names.first == "FN:\(first)")
  }

  @Test func writesHeadersInALanguage() throws {
    let folder = try TestFolder()
    try folder.write("a.vcf", TestCards.jane)
    let outcome = try folder.run("convert", "@a.vcf", "--to", "outlook-csv:ja", "-o", "@a.csv")
    #expect(outcome.status == 0)
    let bytes = try Data(contentsOf: URL(fileURLWithPath: folder.path("a.csv")))
    // Shift_JIS, as Japanese Outlook has it: 肩書き.
    #expect(bytes.starts(with: [0x22, 0x8C, 0xA8, 0x8F, 0x91, 0x82, 0xAB, 0x22]))
    let refused = try folder.run("convert", "@a.vcf", "--to", "outlook-csv:xx")
    #expect(refused.status == 64)
    #expect(refused.errors.contains("no headers in “xx”"))
  }

  /// Somebody who looks for the field does so under the name that he gave it.
  @Test func spreadsheetsHaveColumnsForCustomFields() throws {
    let folder = try TestFolder()
    try folder.write(
      "a.csv",
      "Given Name,Family Name,Custom Field 1 - Type,Custom Field 1 - Value,Custom Field 2 - Type,"
        + "Custom Field 2 - Value\nAnna,Lee,Voice,Alto,Key,12\nBo,Ek,Key,14,Voice,\n")
    let written = try folder.run("convert", "@a.csv", "--for", "excel")
    #expect(written.errors.contains("Kept everything."), "\(written.errors)")
    // What Excel makes of numbers when it is not asked to leave them.
    #expect(written.errors.contains("Data > From Text/CSV, all columns as text"))
    #expect(
      written.output
        == "\u{FEFF}Name - Family,Name - Given,Unicard ID,Voice,Key\r\n"
        + "Lee,Anna,,Alto,12\r\nEk,Bo,,,14\r\n")
  }

  @Test func guardsFormulasForSpreadsheets() throws {
    let folder = try TestFolder()
    try folder.write("a.csv", Self.sheet)
    #expect(try folder.run("convert", "@a.csv", "--for", "excel").output.contains("'=AL"))
    #expect(try folder.run("convert", "@a.csv", "--to", "csv").output.contains(",=AL"))
    let guarded = try folder.run("convert", "@a.csv", "--to", "csv", "--spreadsheet-safe")
    #expect(guarded.output.contains(",'=AL"))
  }

  @Test func columnsAreThereForTheWidestOfAllInputs() throws {
    let folder = try TestFolder()
    try folder.write("a.csv", "Name,E-Mail\nAnn Lee,a@b.example\n")
    try folder.write("b.csv", "Name,E-Mail,E-Mail 2\nBob Ray,b@b.example,c@b.example\n")
    let outcome = try folder.run("convert", "@a.csv", "@b.csv", "--to", "csv")
    let lines = outcome.output.split(separator: "\r\n")
    #expect(
      lines.first == "Unicard ID,Name - Family,Name - Given,E-mail 1 - Value,E-mail 2 - Value")
    #expect(lines.last == ",Ray,Bob,b@b.example,c@b.example")
  }

  @Test func asksForTheDateOrder() throws {
    let folder = try TestFolder()
    try folder.write("a.csv", "Name,Email,Birthday\nAnn,a@b.example,4/5/1980\n")
    let plain = try folder.run("check", "@a.csv")
    #expect(plain.output.contains("csv.date.ambiguous-order"))
    let decided = try folder.run(
      "convert", "@a.csv", "--date-order", "dmy", "--to", "vcard4")
    #expect(decided.output.contains("BDAY:19800504"))
  }

  /// A table in place stays the one that it is; what would make another of it is refused.
  @Test(arguments: [["--sort", "name"], ["--canonical"], ["--spreadsheet-safe"]])
  func otherTablesAreRefused(_ options: [String]) throws {
    let folder = try TestFolder()
    let table = "Name;Vorname;Ort\nMay;Zoe;Ulm\nEk;Bo;Bonn\n"
    try folder.write("t.csv", table)
    let outcome = try folder.run(["convert", "@t.csv", "--in-place"] + options)
    #expect(outcome.status == 64)
    #expect(outcome.errors.contains("\(options[0]) writes tables with Unicard's own columns"))
    #expect(try folder.read("t.csv") == table)
  }
}
