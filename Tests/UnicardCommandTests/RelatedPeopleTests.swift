import Foundation
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

  /// Two address books that count their contacts.
  private static func counted() throws -> TestFolder {
    let folder = try TestFolder()
    let ann = vCard4("UID:1", "FN:Ann Lee", "N:Lee;Ann;;;")
    let cy = vCard4("UID:2", "FN:Cy Ott", "N:Ott;Cy;;;", "RELATED;TYPE=spouse:urn:uuid:1")
    let choir = vCard4("UID:3", "KIND:group", "FN:Choir", "MEMBER:urn:uuid:1", "MEMBER:urn:uuid:9")
    let bob = vCard4("UID:1", "FN:Bob Ray", "N:Ray;Bob;;;", "EMAIL:bob@r.example")
    try folder.write("a.vcf", ann + cy + choir)
    try folder.write("b.vcf", bob + vCard4("UID:9", "FN:Di Fox", "N:Fox;Di;;;"))
    try folder.write("bob.vcf", bob)
    return folder
  }

  @Test("Whom a card names by UID is of its own file, and of another only where that has none")
  func ownBeforeOthers() throws {
    let folder = try Self.counted()
    for books in [["@a.vcf", "@b.vcf"], ["@b.vcf", "@a.vcf"]] {
      let table = try folder.run(["convert"] + books + ["--to", "google-csv", "-o", "-"])
      #expect(table.output.contains("Spouse,Ann Lee"), "\(table.output)")
      let google = try folder.run(["convert"] + books + ["--for", "google", "-o", "-"])
      let cards = google.output.components(separatedBy: "END:VCARD")
      for card in cards where card.contains("FN:") {
        let isMember = card.contains("FN:Ann Lee") || card.contains("FN:Di Fox")
        #expect(card.contains("CATEGORIES:Choir") == isMember, "\(card)")
      }
      let list = try folder.run(["list"] + books + ["--where", "group = Choir"])
      #expect(list.output.contains("Ann Lee") && list.output.contains("Di Fox"))
      #expect(!list.output.contains("Bob Ray"), "\(list.output)")
      let groups = try folder.run(["groups"] + books)
      #expect(groups.output.contains("2"), "\(groups.output)")
      #expect(
        try folder.run(["show"] + books + ["Cy"]).output.contains("spouse  Ann Lee"), "\(books)")
    }
  }

  @Test("Of two contacts with one UID in two files, the second gets another, and is named by that")
  func distinctIdentifiers() throws {
    let folder = try Self.counted()
    let outcome = try folder.run("convert", "@b.vcf", "@a.vcf", "--to", "vcard4", "-o", "@all.vcf")
    #expect(outcome.errors.contains("Somebody else has the same UID"), "\(outcome.errors)")
    let shown = try folder.run("show", "@all.vcf", "Cy")
    #expect(shown.output.contains("spouse  Ann Lee"), "\(shown.output)")
    let list = try folder.run("list", "@all.vcf", "--where", "group = Choir")
    #expect(list.output.contains("Ann Lee") && list.output.contains("Di Fox"))
    #expect(!list.output.contains("Bob Ray"), "\(list.output)")
    // Whom a relation names without its scheme, too.
    try folder.write(
      "d.vcf",
      try folder.read("bob.vcf")
        + "BEGIN:VCARD\r\nVERSION:4.0\r\nUID:9\r\nFN:Di Fox\r\nRELATED;TYPE=spouse:1\r\nEND:VCARD\r\n"
    )
    _ = try folder.run("convert", "@a.vcf", "@d.vcf", "--to", "vcard4", "-o", "@ad.vcf")
    #expect(try folder.run("show", "@ad.vcf", "Di").output.contains(/spouse +Bob Ray/))
    // The same contact, in two exports, or as the whole world knows it.
    try folder.write("c.vcf", try folder.read("bob.vcf"))
    let same = try folder.run("convert", "@b.vcf", "@c.vcf", "--to", "vcard4", "-o", "-")
    #expect(same.output.components(separatedBy: "UID:1\r\n").count == 3, "\(same.output)")
  }

  @Test("A UUID that two people have is told apart where they have nothing in common")
  func distinctUUIDs() throws {
    let folder = try TestFolder()
    let uuid = "urn:uuid:aaaaaaaa-0000-4000-8000-00000000000"
    func couple(_ one: String, _ other: String, _ more: String = "NOTE:n") -> String {
      vCard4("UID:\(uuid)1", "FN:\(one)", "RELATED;TYPE=spouse:\(uuid)2", more)
        + vCard4("UID:\(uuid)2", "FN:\(other)")
    }
    try folder.write("a.vcf", couple("Anna Schulz", "Otto Schulz", "TEL:+49 171 5550101"))
    try folder.write("b.vcf", couple("Dieter Vogel", "Elke Vogel"))
    let outcome = try folder.run("convert", "@a.vcf", "@b.vcf", "--to", "vcard4", "-o", "@all.vcf")
    #expect(outcome.errors.contains("Somebody else has the same UID"), "\(outcome.errors)")
    #expect(try folder.run("show", "@all.vcf", "Anna").output.contains(/spouse +Otto Schulz/))
    #expect(try folder.run("show", "@all.vcf", "Dieter").output.contains(/spouse +Elke Vogel/))
    // Somebody may be called otherwise in another account.
    try folder.write("c.vcf", couple("Mama", "O. Schulz", "TEL:0171 5550101"))
    let same = try folder.run("convert", "@a.vcf", "@c.vcf", "--to", "vcard4", "-o", "-")
    #expect(same.errors.contains("Kept everything."), "\(same.errors)")
  }

  @Test("A merge tells people of one UID apart, and carries along who names them")
  func mergedIdentifiers() throws {
    let folder = try Self.counted()
    // Bob is joined with his card of a third book, which has the UID of Cy.
    let bob = vCard4("UID:2", "FN:Bob Ray", "N:Ray;Bob;;;", "EMAIL:bob@r.example", "TITLE:Cook")
    let team = vCard4("UID:7", "KIND:group", "FN:Team", "MEMBER:urn:uuid:2")
    try folder.write("c.vcf", bob + team)
    var sizes: Set<Int> = []
    for books in [["@a.vcf", "@b.vcf", "@c.vcf"], ["@c.vcf", "@b.vcf", "@a.vcf"]] {
      let outcome = try folder.run(
        ["merge"] + books + ["-o", "@all.vcf", "--force", "--to", "vcard4"])
      #expect(outcome.errors.contains("Somebody else has the same UID"), "\(outcome.errors)")
      let lines = try folder.read("all.vcf").components(separatedBy: "\r\n")
      let identifiers = lines.filter { $0.hasPrefix("UID") }
      #expect(identifiers.count == 6 && Set(identifiers).count == 6, "\(identifiers)")
      let cy = try folder.run("show", "@all.vcf", "Cy").output
      #expect(cy.contains(/spouse +Ann Lee/), "\(cy)")
      let choir = try folder.run("list", "@all.vcf", "--where", "group = Choir").output
      #expect(choir.contains("Ann Lee") && choir.contains("Di Fox"), "\(choir)")
      #expect(!choir.contains("Bob Ray"), "\(choir)")
      let cooks = try folder.run("list", "@all.vcf", "--where", "group = Team").output
      #expect(cooks.contains("Bob Ray") && !cooks.contains("Cy Ott"), "\(cooks)")
      sizes.insert(lines.count)
    }
    #expect(sizes.count == 1)
    // A table without UIDs loses none.
    let table = try folder.run("merge", "@a.vcf", "@b.vcf", "--to", "google-csv", "-o", "-")
    #expect(!table.errors.contains("the same UID"), "\(table.errors)")
  }

  @Test(
    "Who comes into a book has a UID of his own there",
    arguments: [
      ["merge", "@bob.vcf", "--into", "@a.vcf", "--in-place"],
      ["add", "@bob.vcf", "--to", "@a.vcf", "--create"],
    ])
  func incomers(_ line: [String]) throws {
    let folder = try Self.counted()
    let outcome = try folder.run(line)
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(outcome.errors.contains("Somebody else has the same UID"), "\(outcome.errors)")
    let book = try folder.read("a.vcf")
    #expect(book.contains("FN:Bob Ray"))
    #expect(book.components(separatedBy: "UID:1\r\n").count == 2, "\(book)")
    #expect(try folder.run("list", "@a.vcf", "--where", "group = Choir").output.contains("Ann"))
    #expect(try !folder.run("list", "@a.vcf", "--where", "group = Choir").output.contains("Bob"))
  }

  @Test("An account's groups and relations are about its own contacts")
  func accounts() throws {
    let folder = try Self.counted()
    func book(_ arguments: String...) throws -> CommandOutcome {
      try folder.run(["book"] + arguments + ["--store", folder.path("b.db")])
    }
    _ = try book("import", "@b.vcf", "--account", "B")
    _ = try book("import", "@a.vcf", "--account", "A")
    #expect(try book("show", "Cy").output.contains("spouse  Ann Lee"))
    let choir = try book("list", "--where", "group = Choir")
    #expect(choir.output.contains("Ann Lee") && choir.output.contains("Di Fox"))
    #expect(!choir.output.contains("Bob Ray"), "\(choir.output)")
    let deleted = try book("delete", "Bob")
    #expect(!deleted.errors.contains("Taken out"), "\(deleted.errors)")
    #expect(try book("groups").output.contains("2"))
    #expect(try book("delete", "Di").errors.contains("Taken out of 1 group"))
  }

  @Test("Who names a contact by its UID follows when that is edited", arguments: [true, false])
  func editedIdentifiers(_ isStore: Bool) throws {
    let folder = try Self.counted()
    let store = ["--store", folder.path("b.db")]
    func edit(_ arguments: String...) throws -> CommandOutcome {
      isStore
        ? try folder.run(["book", "edit"] + arguments + store)
        : try folder.run(["edit", "@a.vcf"] + arguments + ["--in-place"])
    }
    func book() throws -> String {
      isStore
        ? try folder.run(["book", "export", "A"] + store).output : try folder.read("a.vcf")
    }
    _ = try folder.run(["book", "import", "@a.vcf", "--account", "A"] + store)
    let taken = try edit("Ann", "--set", "uid=2")
    #expect(taken.status == 1)
    #expect(taken.errors.contains("Cy Ott has the UID 2"), "\(taken.errors)")
    let changed = try edit("Ann", "--set", "uid=new-1")
    #expect(changed.status == 0, "\(changed.errors)")
    #expect(try book().contains("MEMBER:urn:uuid:new-1"))
    #expect(try book().contains("RELATED;TYPE=spouse:urn:uuid:new-1"))
    #expect(try book().contains("MEMBER:urn:uuid:9"))
    let removed = try edit("Ann", "--remove", "uid")
    #expect(removed.errors.contains("Taken out of 1 group: “Choir”"), "\(removed.errors)")
    #expect(try !book().contains("new-1"))
    #expect(try book().contains(":Ann Lee\r\n"))
  }

  @Test("What leads nowhere without UIDs is told")
  func withoutIdentifiers() throws {
    let outcome = try Self.counted().run(
      "convert", "@a.vcf", "--without", "uid", "--to", "vcard4", "-o", "-")
    #expect(outcome.errors.contains("2 contacts name others by UIDs"), "\(outcome.errors)")
  }

  @Test("An edit of all is one of people")
  func groupsAreLeft() throws {
    let outcome = try Self.counted().run("edit", "@a.vcf", "--set", "title=x", "-o", "-")
    #expect(outcome.output.components(separatedBy: "TITLE:x").count == 3, "\(outcome.output)")
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
