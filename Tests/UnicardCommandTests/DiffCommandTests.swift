import TestFolders
import Testing

@testable import UnicardCommand

@Suite struct DiffCommandTests {
  private static let old = [
    vCard3("UID:1", "FN:Ann Lee", "N:Lee;Ann;;;", "TEL;TYPE=CELL:+49 171 5550123", "TITLE:Editor"),
    vCard3("UID:2", "FN:Bob Ray", "N:Ray;Bob;;;", "EMAIL:bob@example.org", "REV:20200101T000000Z"),
    vCard3("UID:3", "FN:Cy Dee", "N:Dee;Cy;;;"),
  ].joined()

  private static let new = [
    // The same in another order, version, notation.
    """
    BEGIN:VCARD\r
    VERSION:4.0\r
    UID:2\r
    EMAIL;TYPE=internet:bob@ex\r
     ample.org\r
    N:Ray;Bob;;;\r
    FN:Bob Ray\r
    REV:20240101T000000Z\r
    END:VCARD\r

    """,
    vCard3("UID:1", "FN:Ann Lee", "N:Lee;Ann;;;", "TEL;TYPE=CELL:+49 171 5550199", "NOTE:x"),
    vCard3("UID:4", "FN:Eve", "N:;Eve;;;", "BDAY:--0412"),
  ].joined()

  /// The books, and what is told: contacts that one book has more often are new or gone.
  @Test(arguments: [
    ([TestCards.jane, TestCards.li], [TestCards.jane, TestCards.jane, TestCards.li], "1 added"),
    ([TestCards.li, TestCards.li, TestCards.jane], [TestCards.jane, TestCards.li], "1 removed"),
    ([TestCards.li], [TestCards.li, TestCards.broken, TestCards.li], "2 added"),
    ([TestCards.jane, TestCards.li], [TestCards.li, TestCards.broken], "1 added, 1 removed"),
  ])
  func countsCopies(_ old: [String], _ new: [String], _ told: String) throws {
    let folder = try TestFolder()
    try folder.write("a.vcf", old.joined())
    try folder.write("b.vcf", new.joined())
    let outcome = try folder.run("diff", "@a.vcf", "@b.vcf")
    #expect(outcome.status == 1)
    #expect(outcome.errors.contains(told), "\(outcome.errors)")
  }

  @Test func changesAreShown() throws {
    let folder = try TestFolder()
    try folder.write("a.vcf", Self.old)
    try folder.write("b.vcf", Self.new)
    let outcome = try folder.run("diff", "@a.vcf", "@b.vcf", "--locale", "en")
    #expect(outcome.status == 1)
    #expect(outcome.errors == "1 added, 1 removed, 1 changed; 1 is the same.\n")
    let lines = outcome.output.split(separator: "\n").map { line in
      line.split(separator: " ").joined(separator: " ")
    }
    #expect(
      lines == [
        "changed Ann Lee", "Job Title Editor │",
        "Phone mobile: +49 171 5550123 │ mobile: +49 171 5550199", "Note │ x",
        "removed Cy Dee", "Display Name Cy Dee", "Name Cy Dee",
        "added Eve", "Display Name Eve", "Name Eve", "Birthday April 12",
      ])
  }

  /// What differs is seen, though a reader is shown the same of both.
  @Test(arguments: [
    ("TEL:030 1", "TEL;PREF=1:030 1", "Phone 030 1 │ 030 1 (preferred)"),
    ("TEL;PREF=1:030 1", "TEL;PREF=2:030 1", "Phone 030 1 (preferred) │ 030 1 (preference 2)"),
    ("EMAIL:a@b.c", "EMAIL;ALTID=1:a@b.c", "Email a@b.c │ a@b.c (ALTID=1)"),
    ("TEL:+49 30 901820", "TEL:+4930901820", "Phone +49 30 901820 │ +4930901820"),
    ("X-A:1", "X-A;TYPE=b:1", "Other Property X-A: 1 │ X-A: 1 (b)"),
    ("X-A:1", "X-B:1", "Other Property X-A: 1 │ X-B: 1"),
    (
      "X-A;X-COLUMN=\"Size 1\":M", "X-A;X-COLUMN=\"Size 1\":L",
      "Other Property Size 1: M │ Size 1: L"
    ),
    ("TITLE:Boss", "TITLE:Boss ", "Job Title Boss │ Boss␣"),
    ("NOTE:Tab\there", "NOTE:Tab here", "Note Tab⇥here │ Tab here"),
    ("NOTE:a\\nb", "NOTE:a b", "Note a⏎b │ a b"),
    ("NOTE:a\u{A0}b", "NOTE:a b", "Note a‹U+00A0›b │ a b"),
    ("NOTE:a\u{200B}b", "NOTE:ab", "Note a‹U+200B›b │ ab"),
    (
      "BDAY:19900101", "BDAY:19900101T000000Z", "Birthday 1990-01-01 │ 1990-01-01T00:00:00Z"
    ),
  ])
  func saysWhatDiffers(_ old: String, _ new: String, _ line: String) throws {
    let folder = try TestFolder()
    for (name, text) in [("a", old), ("b", new)] {
      try folder.write(
        "\(name).vcf",
        "BEGIN:VCARD\r\nVERSION:4.0\r\nFN:Ann Lee\r\n\(text)\r\nEND:VCARD\r\n")
    }
    let outcome = try folder.run("diff", "@a.vcf", "@b.vcf", "--locale", "en")
    let lines = outcome.output.split(separator: "\n").map { line in
      line.split(separator: " ").joined(separator: " ")
    }
    #expect(lines == ["changed Ann Lee", line])
  }

  @Test("Properties of one name stand beside each other, and their order is no difference")
  func otherProperties() throws {
    let folder = try TestFolder()
    try folder.write("a.vcf", vCard3("UID:1", "FN:Ann Lee", "X-A:1", "X-B:2", "X-C:3", "X-D:0"))
    try folder.write("b.vcf", vCard3("UID:1", "FN:Ann Lee", "X-D:0", "X-C:4", "X-A:5", "X-B:2"))
    let outcome = try folder.run("diff", "@a.vcf", "@b.vcf", "--locale", "en")
    let lines = outcome.output.split(separator: "\n").dropFirst().map { line in
      line.split(separator: " ").joined(separator: " ")
    }
    #expect(lines == ["Other Property X-A: 1 │ X-A: 5", "X-C: 3 │ X-C: 4"])
  }

  @Test func changesAreObjects() throws {
    let folder = try TestFolder()
    try folder.write("a.vcf", Self.old)
    try folder.write("b.vcf", Self.new)
    let outcome = try folder.run("diff", "--json", "@a.vcf", "@b.vcf", "-q")
    let path = folder.path("")
    #expect(
      outcome.output.replacing(path, with: "") == """
        {"type":"changed","file":"a.vcf","contact":0,"contactAfter":1,"name":"Ann Lee","fields":[\
        {"key":"jobTitle","before":[{"value":"Editor"}],"after":[]},\
        {"key":"phoneNumber","before":[{"value":"+49 171 5550123","label":"mobile"}],\
        "after":[{"value":"+49 171 5550199","label":"mobile"}]},\
        {"key":"note","before":[],"after":[{"value":"x"}]}]}
        {"type":"removed","file":"a.vcf","contact":2,"name":"Cy Dee","fields":[\
        {"key":"identifier","before":[{"value":"3"}],"after":[]},\
        {"key":"formattedName","before":[{"value":"Cy Dee"}],"after":[]},\
        {"key":"name","before":[{"value":{"familyName":"Dee","givenName":"Cy"}}],"after":[]}]}
        {"type":"added","file":"b.vcf","contact":2,"name":"Eve","fields":[\
        {"key":"identifier","before":[],"after":[{"value":"4"}]},\
        {"key":"formattedName","before":[],"after":[{"value":"Eve"}]},\
        {"key":"name","before":[],"after":[{"value":{"givenName":"Eve"}}]},\
        {"key":"birthday","before":[],"after":[{"value":{"text":"--0412","month":4,"day":12}}]}]}

        """)
    #expect(outcome.errors == "")
  }

  @Test(arguments: ["vcard4", "vcard3", "jcard", "google-csv", "outlook-csv", "csv"])
  func aCopyInAnotherFormatIsTheSame(_ format: String) throws {
    let folder = try TestFolder()
    try folder.write("a.vcf", Self.old)
    _ = try folder.run("convert", "@a.vcf", "--to", format, "-o", "@copy.\(format.suffix(3))", "-q")
    let outcome = try folder.run("diff", "@a.vcf", "@copy.\(format.suffix(3))")
    #expect(outcome.status == 0, "\(outcome.output)")
    #expect(outcome.output == "")
  }

  @Test("What has no column is the same in the notes, in whatever language the headers are")
  func noteWords() throws {
    let folder = try TestFolder()
    try folder.write(
      "a.vcf", vCard3("UID:1", "FN:Ann Lee", "N:Lee;Ann;;;", "NICKNAME:Anni", "NOTE:Hello"))
    for format in ["outlook-csv", "outlook-csv:de", "outlook-csv:ja"] {
      _ = try folder.run("convert", "@a.vcf", "--to", format, "-o", "@c.csv", "--force")
      for books in [["@a.vcf", "@c.csv"], ["@c.csv", "@a.vcf"]] {
        let outcome = try folder.run(["diff"] + books)
        #expect(outcome.status == 0, "\(format): \(outcome.output)")
      }
    }
  }

  @Test func aTableIsComparedInItsColumns() throws {
    let folder = try TestFolder()
    try folder.write("a.vcf", Self.old)
    try folder.write("b.csv", "Name;Handy\nAnn Lee;+49 171 5550123\nBob Ray;\nCy Dee;030 1234567\n")
    let outcome = try folder.run("diff", "@a.vcf", "@b.csv", "--locale", "en")
    #expect(outcome.status == 1)
    #expect(outcome.output.hasPrefix("changed Cy Dee\n"), "\(outcome.output)")
    #expect(outcome.errors.contains("Compared were the fields that both books have: "))
    #expect(outcome.errors.hasSuffix("1 changed; 2 are the same.\n"), "\(outcome.errors)")
  }

  @Test func whereNoUIDIsSharedNoneIsCompared() throws {
    let folder = try TestFolder()
    try folder.write("a.vcf", vCard3("UID:1", "FN:Ann Lee", "N:Lee;Ann;;;"))
    try folder.write("b.vcf", vCard3("UID:b", "FN:Ann Lee", "N:Lee;Ann;;;"))
    let outcome = try folder.run("diff", "@a.vcf", "@b.vcf")
    #expect(outcome.status == 0)
    #expect(outcome.errors.contains("No UID is in both books"))
  }

  @Test func emptyBooksAreToldApart() throws {
    let folder = try TestFolder()
    try folder.write("a.vcf", Self.old)
    try folder.write("empty.vcf", "")
    let gone = try folder.run("diff", "@a.vcf", "@empty.vcf")
    #expect(gone.status == 1 || gone.status == 2)
    #expect(try folder.run("diff", "-", "-").status == 64)
  }

  @Test("Of a value that differs in its preference alone, its reader sees what is said of it")
  func preferences() throws {
    let folder = try TestFolder()
    let lines = ["item1.X-ABDATE;TYPE=pref:1992-06-20", "item1.X-ABLabel:_$!<Anniversary>!$_"]
    let card = vCard3("UID:1", "FN:Ann Lee", lines[0], lines[1])
    try folder.write("a.vcf", card)
    try folder.write("b.vcf", card.replacing(";TYPE=pref", with: ""))
    let outcome = try folder.run("diff", "@a.vcf", "@b.vcf")
    #expect(outcome.output.contains("(preferred)"), "\(outcome.output)")
    #expect(!outcome.output.contains("year:"), "\(outcome.output)")
  }

  @Test("The records that a merged contact holds are nothing that it says")
  func mergedRecords() throws {
    let folder = try TestFolder()
    try folder.write("a.vcf", vCard3("UID:1", "FN:Ann Lee", "N:Lee;Ann;;;", "TEL:030 1234"))
    try folder.write("b.vcf", vCard3("UID:2", "FN:Bo Ek", "N:Ek;Bo;;;"))
    _ = try folder.run("merge", "@a.vcf", "@b.vcf", "-o", "@m.vcf")
    _ = try folder.run("merge", "@a.vcf", "@b.vcf", "-o", "@n.vcf", "--no-undo")
    let outcome = try folder.run("diff", "@m.vcf", "@n.vcf")
    #expect(outcome.status == 0, "\(outcome.output)")
    #expect(outcome.output.isEmpty, "\(outcome.output)")
    #expect(
      outcome.errors.contains("The records that merged contacts hold were not compared."))
  }
}
