import Foundation
import TestFolders
import Testing

@testable import UnicardCommand

@Suite struct ConvertCommandTests {
  @Test func writesOneArrayOfAllInputs() throws {
    let folder = try TestFolder()
    try folder.write("a.vcf", TestCards.jane + TestCards.li)
    try folder.write("b.vcf", TestCards.modern)
    let outcome = try folder.run(
      "convert", "@a.vcf", "-", "@b.vcf", "--to", "jcard", input: TestCards.broken)
    #expect(outcome.status == 0)
    let cards = try JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? [[Any]]
    let names = cards?.compactMap { card in
      (card.last as? [[Any]])?.first { $0.first as? String == "fn" }?.last as? String
    }
    #expect(names == ["Jane Doe", "山田花子", "Bo Ek", "New Kind"])
    #expect(outcome.errors.contains("Converted 4 contacts from 3 inputs to jCard."))
  }

  @Test(arguments: [
    (["-o", "@new.json"], "[[\"vcard\""), (["-o", "@new.vcf"], "BEGIN:VCARD\r\nVERSION:4.0"),
    (["-o", "@new.json", "--to", "vcard3"], "BEGIN:VCARD\r\nVERSION:3.0"),
    (["-o", "@new", "--for", "outlook"], "BEGIN:VCARD\r\nVERSION:2.1"),
    (["-o", "@new.csv", "--for", "google"], "Name Prefix,First Name,"),
  ])
  func choosesTheFormat(_ options: [String], _ beginning: String) throws {
    let folder = try TestFolder()
    try folder.write("a.vcf", TestCards.jane)
    #expect(try folder.run(["convert", "@a.vcf"] + options).status == 0)
    let name = String(options[1].dropFirst())
    #expect(try folder.read(name).hasPrefix(beginning))
  }

  @Test(arguments: [
    (["-o", "@all.vcf"], true), (["--split", "@cards"], false), (["-o", "@all.csv"], false),
    (["-o", "@one.vcf", "--where", "has email"], false),
  ])
  func saysWhatOutlookWouldNotRead(_ options: [String], _ isTold: Bool) throws {
    let folder = try TestFolder()
    try folder.write("a.vcf", TestCards.jane + TestCards.li)
    let outcome = try folder.run(["convert", "@a.vcf", "--for", "outlook"] + options)
    #expect(outcome.status == 0)
    #expect(outcome.errors.contains("reads the first contact of a vCard file alone.") == isTold)
  }

  @Test func replacesInputsOnlyInPlace() throws {
    let folder = try TestFolder()
    try folder.write("a.vcf", TestCards.jane)
    try folder.write("b.vcf", TestCards.jane + TestCards.li)
    let outcome = try folder.run(
      "convert", "--in-place", "@a.vcf", "@b.vcf", "--where", "has email")
    #expect(outcome.status == 0)
    // What was not changed comes back byte for byte.
    #expect(try folder.read("a.vcf") == TestCards.jane)
    #expect(try folder.read("b.vcf") == TestCards.jane)
    #expect(outcome.errors.contains("1 other did not match --where."))
  }

  @Test func separatesCardsOfFilesThatEndWithinALine() throws {
    let folder = try TestFolder()
    let open = String(TestCards.jane.dropLast())
    try folder.write("a.vcf", open)
    let outcome = try folder.run("convert", "@a.vcf", "-", "--to", "vcard3", input: open)
    #expect(outcome.output == TestCards.jane + open)
  }

  @Test func reportsEveryLoss() throws {
    let folder = try TestFolder()
    try folder.write("a.vcf", TestCards.modern + TestCards.broken + TestCards.evil)
    let outcome = try folder.run(
      "convert", "@a.vcf", "--to", "vcard2.1", "-o", "@b.vcf", "--report", "@r.json")
    #expect(outcome.status == 0)
    let lines = try folder.read("r.json").split(separator: "\n").map {
      try JSONSerialization.jsonObject(with: Data($0.utf8)) as? [String: Any]
    }
    let types = lines.compactMap { $0?["type"] as? String }
    #expect(types.count == lines.count)
    #expect(Set(types) == ["loss", "diagnostic", "summary"])
    #expect(types.last == "summary")
    let loss = lines.first { $0?["type"] as? String == "loss" } ?? nil
    #expect(loss?["contact"] as? Int == 0)
    #expect(loss?["name"] as? String == "New Kind")
    #expect((loss?["reason"] as? String)?.hasSuffix(".") == true)
    let diagnostic = lines.first { $0?["type"] as? String == "diagnostic" } ?? nil
    #expect(diagnostic?["line"] as? Int == 13)
    #expect(diagnostic?["contact"] as? Int == 1)
    let summary = lines.last ?? nil
    #expect(summary?["contacts"] as? Int == 3)
    #expect(outcome.errors.contains("1 contact lost something"))
  }

  @Test("A space between East Asian names is no loss, and readings without a column are noted")
  func eastAsianNames() throws {
    let folder = try TestFolder()
    try folder.write(
      "a.vcf",
      "BEGIN:VCARD\r\nVERSION:3.0\r\nFN:山田 太郎\r\nN:山田;太郎;;;\r\nEND:VCARD\r\n"
        + "BEGIN:VCARD\r\nVERSION:3.0\r\nFN:김 철수\r\nN:김;철수;;;\r\nEND:VCARD\r\n")
    let outcome = try folder.run("convert", "@a.vcf", "--to", "google-csv", "-o", "@a.csv")
    #expect(outcome.errors.contains("Kept everything."), "\(outcome.errors)")
    try folder.write(
      "b.vcf",
      "BEGIN:VCARD\r\nVERSION:3.0\r\nFN:Fu Bar\r\nN:;;;;\r\nORG:Fu Bar\r\nX-PHONETIC-ORG:fubah\r\n"
        + "X-PHONETIC-MIDDLE-NAME:midl\r\nEND:VCARD\r\n")
    _ = try folder.run("convert", "@b.vcf", "--to", "outlook-csv", "-o", "@b.csv")
    let table = try folder.read("b.csv")
    for text in ["fubah", "midl"] { #expect(table.contains(text), "\(table)") }
  }

  @Test("A table of a thousand columns that nobody knows does not fill a thousand lines")
  func countsWhatIsAlike() throws {
    let folder = try TestFolder()
    let names = (1...1_000).map { "zq\($0)" }
    try folder.write(
      "a.csv",
      "Name,Email,\(names.joined(separator: ","))\nAnn Lee,a@example.org,"
        + "\(names.map { "v\($0)" }.joined(separator: ","))\n")
    let outcome = try folder.run("convert", "@a.csv", "--to", "google-csv", "-o", "@b.csv")
    let lines = outcome.errors.split(separator: "\n")
    #expect(lines.count { $0.hasPrefix("  zq") } == 20, "\(outcome.errors)")
    #expect(lines.contains { $0.hasPrefix("  980 more fields  changed") }, "\(outcome.errors)")
  }

  /// A property is told of once, whether some of its values are of use to programs alone or not: the same
  /// file has the same report.
  @Test func tellsOfEachPropertyOnce() throws {
    let folder = try TestFolder()
    try folder.write(
      "a.vcf",
      "BEGIN:VCARD\r\nVERSION:3.0\r\nN:Lee;Ann;;;\r\nFN:Ann Lee\r\nCATEGORIES:myContacts,starred\r\nEND:VCARD\r\n"
    )
    _ = try folder.run(
      "convert", "@a.vcf", "--to", "thunderbird-csv", "-o", "@b.csv", "--report", "@r.json")
    let last = try folder.read("r.json").split(separator: "\n").last ?? ""
    #expect(
      last.contains(
        #""losses":[{"property":"CATEGORIES","effect":"dropped","contacts":1,"values":2}]"#),
      "\(last)")
  }

  /// What reading left out is not kept.
  @Test(arguments: [
    (TestCards.broken, "1 place in a.vcf could not be read and was left out", false),
    (TestCards.jane + "hello\r\n" + TestCards.jane, "1 place in a.vcf could not be read", false),
    (TestCards.jane, "Kept everything.", true),
  ])
  func saysWhatReadingLeftOut(_ text: String, _ wanted: String, _ isAll: Bool) throws {
    let folder = try TestFolder()
    try folder.write("a.vcf", text.replacing("NOTE\r\n", with: "TEL:1\r\nhello\r\n"))
    for (format, order) in [
      ("vcard4", "none"), ("google-csv", "none"), ("jcard", "none"), ("vcard4", "name"),
    ] {
      let outcome = try folder.run("convert", "@a.vcf", "--to", format, "--sort", order)
      #expect(outcome.errors.contains("Kept everything") == isAll, "\(outcome.errors)")
      let said = outcome.errors.replacing(folder.path("a.vcf"), with: "a.vcf")
      let isBookkeepingLost = isAll && format == "google-csv"
      #expect(said.contains(isBookkeepingLost ? "Kept everything but UID" : wanted), "\(said)")
    }
  }

  /// A field is said once, whatever properties its values have.
  @Test func saysEachFieldOnce() throws {
    let folder = try TestFolder()
    try folder.write(
      "a.vcf",
      """
      BEGIN:VCARD\r
      VERSION:3.0\r
      FN:A\r
      X-ANNIVERSARY;X-P=1:2011-06-11\r
      item1.X-ABDATE:2012-06-11\r
      item1.X-ABLabel:Met\r
      END:VCARD\r

      """)
    let outcome = try folder.run("convert", "@a.vcf", "--to", "thunderbird-csv")
    let lines = outcome.errors.split(separator: "\n").filter { $0.hasPrefix("  Date") }
    #expect(lines.count == 1, "\(outcome.errors)")
  }

  @Test func splitsIntoSafeUniqueNames() throws {
    let folder = try TestFolder()
    let names = [
      "Jane Doe", "JANE DOE", "../../etc/passwd", "", "con", ".hidden", "a\u{1B}b", "Jane Doe",
    ]
    let cards = names.map { "BEGIN:VCARD\r\nVERSION:4.0\r\nFN:\($0)\r\nEND:VCARD\r\n" }
    try folder.write("a.vcf", cards.joined())
    let outcome = try folder.run("convert", "@a.vcf", "--split", "@out")
    #expect(outcome.status == 0)
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path("out")).sorted()
    #expect(
      files == [
        "Contact.vcf", "JANE DOE 2.vcf", "Jane Doe 3.vcf", "Jane Doe.vcf", "_con.vcf", "a b.vcf",
        "etc passwd.vcf", "hidden.vcf",
      ])
    #expect(try folder.read("out/Jane Doe.vcf") == cards[0])
  }

  @Test(arguments: [
    ("keep", true), ("drop", false), ("max:0", false), ("max:1", true), ("extract:@photos", false),
  ])
  func minds(photos option: String, _ isKept: Bool) throws {
    let folder = try TestFolder()
    try folder.write("a.vcf", TestCards.modern)
    let option = option.replacingOccurrences(of: "@", with: folder.path + "/")
    let outcome = try folder.run("convert", "@a.vcf", "--photos", option)
    #expect(outcome.status == 0)
    #expect(outcome.output.contains("iVBORw0KGgo=") == isKept)
    guard option.hasPrefix("extract") else { return }
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path("photos"))
    #expect(files.count == 1)
    #expect(files.first?.hasPrefix("New Kind ") == true && files.first?.hasSuffix(".png") == true)
    #expect(
      outcome.output.replacingOccurrences(of: "\r\n ", with: "").contains("photos/New%20Kind%20"))
  }

  /// What is left out of a table is told, with the reason that is true of it.
  @Test func tellsWhyMediaAreLeftOut() throws {
    let folder = try TestFolder()
    try folder.write(
      "g.csv",
      "First Name,Last Name,Photo,Labels\nZoe,Lee,https://lh3.example/z.jpg,* myContacts\n"
        + "Ann,Ek,,* myContacts\n")
    let data = String(repeating: "QUJD", count: 8)
    try folder.write(
      "k.vcf",
      "BEGIN:VCARD\r\nVERSION:3.0\r\nFN:Bo\r\nN:;Bo;;;\r\nKEY;ENCODING=b:\(data)\r\n"
        + "SOUND;ENCODING=b:\(data)\r\nPHOTO;ENCODING=b;TYPE=PNG:\(data)\r\nEND:VCARD\r\n")
    let dropped = try folder.run("convert", "--in-place", "--photos", "drop", "@g.csv")
    #expect(dropped.errors.contains("1 contact lost something:"), "\(dropped.errors)")
    #expect(
      dropped.errors.contains(
        "Photos were to be left out. First: “https://lh3.example/z.jpg” of Zoe Lee."))
    #expect(!dropped.errors.contains("Kept everything"))
    #expect(try folder.read("g.csv").contains("Zoe,Lee,,* myContacts"))
    let excel = try folder.run("convert", "@k.vcf", "--for", "excel", "-o", "@k.csv")
    let lines = excel.errors.split(separator: "\n")
    for (field, reason) in [
      ("Public Key", "A cell holds no such data"), ("Sound", "A cell holds no such data"),
      ("Photo", "A cell shows no picture"),
    ] {
      #expect(lines.contains { $0.contains(field) && $0.contains(reason) }, "\(excel.errors)")
    }
    let none = try folder.run(
      "convert", "@k.vcf", "--for", "excel", "--photos", "drop", "-o", "@n.csv")
    #expect(none.errors.contains("Photos were to be left out."), "\(none.errors)")
  }

  private static let numbers = """
    BEGIN:VCARD\r
    VERSION:4.0\r
    FN:Jo\r
    TEL;TYPE=cell:0171 5550123\r
    TEL;TYPE=work:+1 (650) 253-0000 x12\r
    TEL:+49171-5550123\r
    TEL:1-800-FLOWERS\r
    TEL:110\r
    ADR:;;;Berlin;;;Allemagne\r
    END:VCARD\r

    """

  /// The country of a number without a code: that of the address, whichever is stated.
  @Test(arguments: [
    ([], "+491715550123", "Rewrote 3 phone numbers; 2 were not understood and stay as written."),
    (["--region", "France"], "+491715550123", "Rewrote 3 phone numbers; 2 were not understood"),
  ])
  func normalizesPhoneNumbers(_ options: [String], _ number: String, _ note: String) throws {
    let folder = try TestFolder()
    try folder.write("a.vcf", Self.numbers)
    let outcome = try folder.run(
      ["convert", "@a.vcf", "--normalize-phones", "--report", "@r.json", "-o", "@b.vcf"] + options)
    #expect(outcome.status == 0)
    let lines = try folder.read("b.vcf").split(separator: "\r\n").filter { $0.hasPrefix("TEL") }
    #expect(
      lines.map { String($0.split(separator: ":")[1]) }
        == [number, "+1 650-253-0000 ext. 12", "+491715550123", "1-800-FLOWERS", "110"])
    #expect(outcome.errors.contains(note), "\(outcome.errors)")
    #expect(outcome.errors.contains("--region says") == options.isEmpty)
    let report = try folder.read("r.json")
    #expect(report.contains("\"phoneNumbersNotUnderstood\":"))
    // Which ones, too.
    #expect(outcome.errors.contains("  1-800-FLOWERS of "))
    #expect(report.contains("\"type\":\"phoneNumber\""))
    #expect(report.contains("\"value\":\"1-800-FLOWERS\""))
  }

  @Test func leavesPhoneNumbersAloneUnlessAsked() throws {
    let folder = try TestFolder()
    try folder.write("a.vcf", Self.numbers)
    #expect(try folder.run("convert", "@a.vcf").output == Self.numbers)
    let refused = try folder.run("convert", "@a.vcf", "--region", "DE")
    #expect(refused.status == 64)
    #expect(refused.errors.contains("--normalize-phones"))
  }

  @Test func writesNothingInADryRun() throws {
    let folder = try TestFolder()
    try folder.write("a.vcf", TestCards.modern)
    let outcome = try folder.run(
      "convert", "@a.vcf", "--dry-run", "-o", "@b.vcf", "--to", "vcard2.1")
    #expect(outcome.status == 0)
    #expect(outcome.errors.contains("Would convert 1 contact"))
    #expect(folder.names == ["a.vcf"])
  }

  /// UIDs that depend on what a contact says alone, so that the next export gives the same, and no two
  /// contacts share one.
  @Test func addsUIDsThatStay() throws {
    let folder = try TestFolder()
    let li = TestCards.li
    try folder.write("a.vcf", TestCards.jane + li + TestCards.modern + li)
    try folder.write("b.vcf", TestCards.modern)
    func identifiers(_ name: String, _ arguments: String...) throws -> [String] {
      let outcome = try folder.run(["convert", "@\(name)", "--to", "vcard4"] + arguments)
      return outcome.output.split(separator: "\r\n").filter { $0.hasPrefix("UID") }
        .map { String($0).replacing(";VALUE=text", with: "") }
    }
    let first = try identifiers("a.vcf", "--add-uids", "-j", "1")
    #expect(first.count == 4)
    #expect(Set(first).count == 4)
    #expect(first[0] == "UID:jane-1")
    for identifier in first[1...] {
      #expect(
        identifier.wholeMatch(
          of: /UID:urn:uuid:[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}/)
          != nil, "\(identifier)")
    }
    #expect(try identifiers("a.vcf", "--add-uids", "-j", "2") == first)
    #expect(try identifiers("b.vcf", "--add-uids") == [first[2]])
    // Folders as vdir has them, there and back.
    let split = try folder.run("convert", "@a.vcf", "--add-uids", "--split", "@dir")
    #expect(split.status == 0)
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path("dir"))
    #expect(Set(names) == Set(first.map { $0.replacing(/UID:(urn:uuid:)?/, with: "") + ".vcf" }))
    let back = try folder.run("convert", "@dir", "--to", "vcard4")
    #expect(back.output.components(separatedBy: "BEGIN:VCARD").count == 5)
  }

  /// What a table says of groups and of other contacts is found as it is in cards.
  @Test func tablesSayWhoIsMeant() throws {
    let folder = try TestFolder()
    try folder.write(
      "a.vcf",
      """
      BEGIN:VCARD\r\nVERSION:4.0\r\nUID:urn:uuid:03a0e51f-d1aa-4385-8a53-e29025acd8af\r\nFN:Jane Doe\r
      END:VCARD\r\nBEGIN:VCARD\r\nVERSION:4.0\r\nUID:x2\r\nFN:John Roe\r
      RELATED;TYPE=spouse:urn:uuid:03a0e51f-d1aa-4385-8a53-e29025acd8af\r\nEND:VCARD\r
      BEGIN:VCARD\r\nVERSION:4.0\r\nKIND:group\r\nFN:Rowing\r\nMEMBER:x2\r\nEND:VCARD\r

      """)
    let table = try folder.run("convert", "@a.vcf", "--to", "csv", "-o", "@t.csv")
    #expect(table.status == 0, "\(table.errors)")
    for source in ["@a.vcf", "@t.csv"] {
      let google = try folder.run("convert", source, "--to", "google-csv", "-q")
      let rows = google.output.split(whereSeparator: \.isNewline)
      #expect(rows.count == 3, "\(source): \(google.output)")
      let john = rows.first { $0.contains("John Roe") } ?? ""
      #expect(john.contains("Jane Doe") && john.contains("Rowing"), "\(source): \(john)")
    }
  }

  @Test func readsFoldersInFolders() throws {
    let folder = try TestFolder()
    for name in ["top", "top/inner", "top/.git", "top/inner/deep"] {
      mkdir(folder.path(name), 0o755)
    }
    for name in ["top/a.vcf", "top/inner/deep/b.vcf", "top/.git/c.vcf"] {
      try folder.write(name, TestCards.jane)
    }
    symlink("..", folder.path("top/inner/circle"))
    let flat = try folder.run("check", "@top")
    #expect(flat.errors.contains("Checked 1 contact: "))
    #expect(flat.errors.contains("1 folder in"), "\(flat.errors)")
    let deep = try folder.run("check", "-r", "@top")
    #expect(deep.errors.contains("Checked 2 contacts in 2 files"), "\(deep.errors)")
  }

  @Test("A nickname alone does not become a given name on the way to and fro")
  func nickname() throws {
    let folder = try TestFolder()
    try folder.write(
      "n.csv", "First Name,Last Name,Nickname,Phone 1 - Value\r\n,,Shorty,+49 171 5550101\r\n")
    _ = try folder.run("convert", "@n.csv", "-o", "@n.vcf", "--for", "apple")
    let back = try folder.run("convert", "@n.vcf", "--to", "google-csv")
    #expect(back.errors.contains("Kept everything."), "\(back.errors)")
    #expect(back.output.contains("\r\n,,,,,,,,Shorty,,"), "\(back.output)")
    let merged = try folder.run("merge", "@n.vcf", "--into", "@n.csv", "-o", "-")
    #expect(try merged.output == folder.read("n.csv"), "\(merged.errors)")
  }
}
