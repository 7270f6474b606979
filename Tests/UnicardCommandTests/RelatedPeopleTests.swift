import TestFolders
import Testing

/// Contacts that name each other by their UIDs, where people are known by their names.
struct RelatedPeopleTests {
  private static let cards = """
    BEGIN:VCARD\r
    VERSION:4.0\r
    UID:a\r
    FN:Ann Lee\r
    N:Lee;Ann;;;\r
    TITLE;LANGUAGE=de:Chefin\r
    RELATED;TYPE=spouse:urn:uuid:b\r
    END:VCARD\r
    BEGIN:VCARD\r
    VERSION:4.0\r
    UID:b\r
    FN:Bob Fox\r
    N:Fox;Bob;;;\r
    END:VCARD\r

    """

  private static func folder() throws -> TestFolder {
    let folder = try TestFolder()
    try folder.write("a.vcf", cards)
    return folder
  }

  @Test("A contact counts once, however many values it loses and whenever that is told")
  func counts() throws {
    let folder = try Self.folder()
    // The same places in another file are other contacts.
    try folder.write("b.vcf", Self.cards.replacing("UID:", with: "UID:x"))
    let outcome = try folder.run(
      "convert", "@a.vcf", "@b.vcf", "--to", "google-csv", "-o", "@g.csv", "--report", "@r.json")
    #expect(outcome.status == 0)
    #expect(outcome.errors.contains("\n2 contacts hold something changed:\n"), "\(outcome.errors)")
    #expect(outcome.errors.contains("UID of 4 contacts"), "\(outcome.errors)")
    let report = try folder.read("r.json")
    #expect(report.contains("\"contactsWithLosses\":4,"), "\(report)")
    #expect(report.contains("\"contactsChanged\":2,"), "\(report)")
  }

  @Test(
    "What a table can't say beside a value is called by its name",
    arguments: [
      ("TITLE;LANGUAGE=de:Chefin", "can't say its language."),
      ("TITLE;PREF=1:Chefin", "can't say which one is preferred."),
      ("TITLE;PREF=1;LANGUAGE=de:Chefin", "can't say which one is preferred or its language."),
      ("TITLE;PID=1.1:Chefin", "can't say its PID."),
      // A telephone is for voices, and a star says which one is preferred.
      ("TEL;TYPE=home,voice;PREF=1;LANGUAGE=de:030 1234567", "can't say its language."),
    ])
  func beside(_ line: String, _ reason: String) throws {
    let folder = try TestFolder()
    try folder.write("a.vcf", Self.cards.replacing("TITLE;LANGUAGE=de:Chefin", with: line))
    let outcome = try folder.run("convert", "@a.vcf", "--to", "google-csv", "-o", "@g.csv")
    #expect(outcome.errors.contains(reason), "\(outcome.errors)")
  }

  @Test("A conversion's own result differs in nothing from what was converted")
  func compared() throws {
    let folder = try Self.folder()
    let group = """
      BEGIN:VCARD\r
      VERSION:4.0\r
      KIND:group\r
      FN:Choir\r
      MEMBER:urn:uuid:b\r
      END:VCARD\r

      """
    try folder.write("a.vcf", Self.cards + group)
    _ = try folder.run("convert", "@a.vcf", "--to", "google-csv", "-o", "@g.csv")
    for books in [["@a.vcf", "@g.csv"], ["@g.csv", "@a.vcf"]] {
      let outcome = try folder.run(["diff"] + books)
      #expect(outcome.status == 0, "\(outcome.output)")
      #expect(outcome.errors.contains("knows related people by name"), "\(outcome.errors)")
    }
  }

  @Test("Related people are shown by name where their card is there")
  func shown() throws {
    let folder = try Self.folder()
    let shown = try folder.run("show", "@a.vcf", "ann")
    #expect(shown.output.contains("spouse  Bob Fox"), "\(shown.output)")
    let store = ["--store", folder.path("b.db")]
    _ = try folder.run(["book", "import", "@a.vcf", "--account", "A"] + store)
    let stored = try folder.run(["book", "show", "ann"] + store)
    #expect(stored.output.contains("spouse  Bob Fox"), "\(stored.output)")
    try folder.write("a.vcf", Self.cards.replacing("UID:b", with: "UID:c"))
    let alone = try folder.run("show", "@a.vcf", "ann")
    #expect(alone.output.contains("spouse  urn:uuid:b"), "\(alone.output)")
  }

  @Test("Fields have one name, in what is shown and in what is lost")
  func fieldNames() throws {
    let folder = try TestFolder()
    let line = "CONTACT-URI:mailto:a@a.example"
    try folder.write("a.vcf", Self.cards.replacing("TITLE;LANGUAGE=de:Chefin", with: line))
    let shown = try folder.run("show", "@a.vcf", "ann")
    #expect(shown.output.contains("Contact Link"), "\(shown.output)")
    let lost = try folder.run("convert", "@a.vcf", "--to", "google-csv", "-o", "@g.csv")
    #expect(lost.errors.contains("Contact Link    dropped  1 contact"), "\(lost.errors)")
    let table = try folder.run("convert", "@a.vcf", "--to", "csv", "-o", "-")
    #expect(table.output.contains("Contact URI"), "\(table.output)")
  }

  @Test("What is shown to no terminal is not cut", arguments: [true, false])
  func longLabels(_ isTerminal: Bool) throws {
    let folder = try TestFolder()
    let name = "Organization 1 - Location of it"
    try folder.write("a.csv", "Name,E-mail,\(name)\nAnn Lee,ann@example.org,x\n")
    let shown = try folder.run("show", "@a.csv", "ann", isTerminal: isTerminal)
    #expect(shown.output.contains(name) != isTerminal, "\(shown.output)")
  }
}
