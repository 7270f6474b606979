import FileWriting
import Foundation
import TestFolders
import Testing

@Suite struct BookCommandTests {
  private func book(_ folder: TestFolder, _ arguments: String...) throws -> CommandOutcome {
    try folder.run(["book"] + arguments + ["--store", folder.path("b.db")])
  }

  @Test func anAccountIsImportedListedExportedAndTakenBack() throws {
    let folder = try TestFolder()
    try folder.write("a.vcf", TestCards.jane + TestCards.li)
    let first = try book(folder, "import", "@a.vcf", "--account", "Phone")
    #expect(first.output == "Phone: 2 contacts, 2 new, 0 changed, 0 gone.\n")
    try folder.write("w.vcf", TestCards.jane.replacing("UID:jane-1", with: "TITLE:Boss"))
    #expect(try book(folder, "import", "@w.vcf", "--account", "Work").status == 0)

    let list = try book(folder, "list")
    #expect(list.output.contains("Phone, Work") && list.output.contains("山田"))
    #expect(list.errors.contains("2 contacts."))
    #expect(try book(folder, "list", "--records").errors.contains("3 contacts."))
    #expect(try book(folder, "list", "--where", "name ~ xyz").status == 1)
    let shown = try book(folder, "show", "0171 5550123")
    #expect(shown.output.contains("Boss") && shown.output.contains("r1 Phone, r3 Work"))
    #expect(try book(folder, "show", "Nobody").status == 1)

    #expect(try book(folder, "export", "Phone").output == TestCards.jane + TestCards.li)
    let store = folder.path("b.db")
    let other = try folder.run("book", "--store", store, "export", "--account", "Phone")
    #expect(other.output == TestCards.jane + TestCards.li, "\(other.errors)")
    #expect(try folder.run("book", "--store=\(store)", "export").status == 64)
    try folder.write("a.vcf", TestCards.li + TestCards.jane.replacing("Jane", with: "Janet"))
    let second = try book(folder, "import", "@a.vcf", "--account", "Phone")
    #expect(second.output.hasPrefix("Phone: 2 contacts, 0 new, 1 changed, 0 gone.\n"))
    #expect(second.output.contains("changed Janet Doe"))
    #expect(try book(folder, "history").output.split(separator: "\n").count == 3)
    let undone = try book(folder, "undo")
    #expect(undone.output == "Took back the import of a.vcf into Phone.\n")
    #expect(try book(folder, "export", "Phone").output == TestCards.jane + TestCards.li)
  }

  @Test func otherCommandsReadAStore() throws {
    let folder = try TestFolder()
    let store = ["--store", folder.path("b.db")]
    try folder.write("a.vcf", TestCards.jane)
    try folder.write("c.csv", "Name,E-mail\nBo Ek,bo@example.org\n")
    _ = try book(folder, "import", "@a.vcf", "--account", "Phone")
    _ = try book(folder, "import", "@c.csv", "--account", "Table")
    let all = try folder.run(["list", "book:", "--fields", "name,file"] + store)
    #expect(all.output.contains("book:Phone") && all.output.contains("Bo Ek"))
    let one = try folder.run(["convert", "book:Table", "--to", "vcard4"] + store)
    #expect(one.output.contains("FN:Bo Ek") && !one.output.contains("Jane"))
    let merged = try folder.run(["merge", "book:", "-o", "@m.vcf"] + store)
    #expect(merged.status == 0)
    let mode = try FileManager.default.attributesOfItem(atPath: folder.path("m.vcf"))[
      .posixPermissions]
    #expect(mode as? Int == 0o600)
    let none = try folder.run(["list", "book:Nothing"] + store)
    #expect(none.status == 2 && none.errors.contains("The accounts are Phone, Table."))
  }

  @Test(
    "No output takes the place of the store",
    arguments: [
      ["book", "export", "Phone", "-o"], ["convert", "book:Phone", "--to", "vcard4", "-o"],
      ["convert", "book:", "--to", "vcard4", "-o", "@o.vcf", "--report"],
      ["merge", "book:", "--to", "vcard4", "-o"],
    ])
  func storesAreNoOutputs(_ line: [String]) throws {
    let folder = try TestFolder()
    try folder.write("a.vcf", TestCards.jane)
    _ = try book(folder, "import", "@a.vcf", "--account", "Phone")
    for force in [[], ["--force"]] {
      let outcome = try folder.run(line + ["@./b.db"] + force + ["--store", folder.path("b.db")])
      #expect(outcome.status != 0, "\(line)")
      #expect(outcome.errors.contains("is the store"), "\(outcome.errors)")
    }
    #expect(try book(folder, "list").output.contains("Jane Doe"))
  }

  /// What is not kept with an account is not taken either.
  @Test(arguments: [["--map", "@m.json"], ["--map-column", "1=name"], ["--date-order", "dmy"]])
  func readsTablesAsTheyAre(_ options: [String]) throws {
    let folder = try TestFolder()
    try folder.write("a.csv", "Name,E-mail\nBo Ek,bo@example.org\n")
    let store = ["--account", "A", "--store", folder.path("b.db")]
    let outcome = try folder.run(["book", "import", "@a.csv"] + options + store)
    #expect(outcome.status == 64)
    #expect(outcome.errors.contains("convert it first"), "\(outcome.errors)")
  }

  /// An export that failed does not empty an account, and makes none.
  @Test(arguments: [("e.csv", ""), ("h.csv", "Name,E-mail\n"), ("e.vcf", "")])
  func aFileWithoutContactsIsRefused(_ name: String, _ text: String) throws {
    let folder = try TestFolder()
    try folder.write(name, text)
    #expect(try book(folder, "import", "@\(name)", "--account", "A").status == 2)
    #expect(folder.names == [name])
    try folder.write("a.vcf", TestCards.jane)
    _ = try book(folder, "import", "@a.vcf", "--account", "A")
    let outcome = try book(folder, "import", "@\(name)", "--account", "A")
    #expect(outcome.status == 2)
    #expect(outcome.errors.contains("; nothing was changed."), "\(outcome.errors)")
    #expect(try book(folder, "export", "A").output == TestCards.jane)
  }

  /// A table has no name to display, which its cards do; that and the order of values are no change.
  @Test(arguments: [
    ("Tom,Kurz,0175 6666666,0175 5555555", false), ("Tom,Kurz,0175 5555555,0175 7777777", true),
  ])
  func aTableIsComparedByWhatItSays(_ row: String, _ isChanged: Bool) throws {
    let folder = try TestFolder()
    let header = "First Name,Last Name,Phone 1 - Value,Phone 2 - Value\n"
    try folder.write("a.csv", header + "Tom,Kurz,0175 5555555,0175 6666666\n")
    _ = try book(folder, "import", "@a.csv", "--account", "A")
    try folder.write("a.csv", header + row + "\n")
    let outcome = try book(folder, "import", "@a.csv", "--account", "A").output
    #expect(outcome.contains(isChanged ? "1 changed" : "0 changed"))
    #expect(outcome.contains("Phone") == isChanged && !outcome.contains("Display Name"))
  }

  @Test func editsThatANewerExportLacksAreToldOf() throws {
    let folder = try TestFolder()
    let rows = ["Ann Lee,a", "Bo Ek,b", "Cy Roe,c", "Di Fox,d"]
    func write(_ rows: [String]) throws {
      try folder.write("a.csv", "Name,E-mail\n" + rows.map { $0 + "@example.org\n" }.joined())
    }
    try write(rows)
    _ = try book(folder, "import", "@a.csv", "--account", "A")
    _ = try book(folder, "edit", "Ann", "--set", "email=x@example.org")
    _ = try book(folder, "delete", "Bo Ek")
    _ = try book(folder, "new", "name=Eve Roth", "--account", "A")
    _ = try book(folder, "edit", "Di", "--set", "email=e@example.org")
    // What the export has by now is kept.
    try write(rows.dropLast() + ["Di Fox,e"])
    let replaced = try book(folder, "import", "@a.csv", "--account", "A").errors
    #expect(replaced.contains("What was changed here of 3 contacts is not in "), "\(replaced)")
    #expect(replaced.contains("and was replaced: Ann Lee, Eve Roth, Bo Ek."), "\(replaced)")
    try write(rows)
    #expect(try book(folder, "import", "@a.csv", "--account", "A").errors.isEmpty)
  }

  @Test func namesOfAccountsDifferByMoreThanCase() throws {
    let folder = try TestFolder()
    try folder.write("a.vcf", TestCards.jane)
    _ = try book(folder, "import", "@a.vcf", "--account", "Google")
    let again = try book(folder, "import", "@a.vcf", "--account", "google")
    #expect(again.output == "Google: 1 contact, 0 new, 0 changed, 0 gone.\n")
    #expect(try book(folder, "export", "GOOGLE").output == TestCards.jane)
    let merged = try folder.run(
      ["merge", "book:Google", "book:google", "--store", folder.path("b.db")])
    #expect(merged.status == 64 && merged.errors.contains("named twice"))
  }

  /// What was linked is one person to a merge, too, unless its own decisions say otherwise.
  @Test(
    arguments: [
      (["link", "r1", "r2"], [], 1), (["unlink", "r2", "r3"], [], 3), (["me", "r1"], [], 2),
      (["link", "r1", "r2"], ["--apart", "book:Phone 1", "book:Phone 2"], 2),
    ] as [([String], [String], Int)])
  func aMergeKnowsWhatIsLinked(
    _ said: [String], _ options: [String], _ count: Int
  ) throws {
    let folder = try TestFolder()
    try folder.write("a.vcf", TestCards.li + TestCards.jane)
    _ = try book(folder, "import", "@a.vcf", "--account", "Phone")
    try folder.write("w.vcf", TestCards.jane.replacing("UID:jane-1", with: "TITLE:Boss"))
    _ = try book(folder, "import", "@w.vcf", "--account", "Work")
    let store = ["--store", folder.path("b.db")]
    #expect(try folder.run(["book"] + said + store).status == 0)
    let merged = try folder.run(["merge", "book:", "--no-undo"] + options + store)
    #expect(
      merged.output.split(separator: "END:VCARD").count - 1 == count,
      "\(merged.output)\(merged.errors)")
  }

  @Test("Numbers are listed as of their contact's country, as in files")
  func listsNumbers() throws {
    let folder = try TestFolder()
    let card = TestCards.jane.replacing("+49 171 5550123", with: "0171 5550123")
      .replacing("UID:jane-1", with: "ADR:;;Weg 1;Kiel;;24103;Germany")
    try folder.write("a.vcf", card)
    _ = try book(folder, "import", "@a.vcf", "--account", "A")
    for list in [try book(folder, "list"), try folder.run("list", "@a.vcf")] {
      #expect(list.output.contains("+49 171 5550123"), "\(list.output)")
    }
  }

  @Test func groupsAreNoContacts() throws {
    let folder = try TestFolder()
    let group = "BEGIN:VCARD\r\nVERSION:4.0\r\nKIND:group\r\nFN:Choir\r\nEND:VCARD\r\n"
    try folder.write("a.vcf", TestCards.jane + group)
    let imported = try book(folder, "import", "@a.vcf", "--account", "A")
    #expect(imported.output == "A: 1 contact and 1 group, 2 new, 0 changed, 0 gone.\n")
    #expect(try book(folder, "list").errors.contains("1 contact and 1 group."))
    #expect(try folder.run("list", "@a.vcf").errors.contains("1 contact and 1 group."))
    let accounts = try book(folder, "accounts", "--json").output
    #expect(accounts.contains("\"contacts\":1,\"groups\":1"))
  }

  @Test(.enabled(if: geteuid() != 0, "Root may read everything"))
  func whatMayNotBeLookedIntoIsSaid() throws {
    let folder = try TestFolder()
    try folder.write("a.vcf", TestCards.jane)
    let store = ["--store", folder.path("sub/b.db")]
    try FileManager.default.createDirectory(
      atPath: folder.path("sub"), withIntermediateDirectories: false)
    _ = try folder.run(["book", "import", "@a.vcf", "--account", "A"] + store)
    chmod(folder.path("sub"), 0)
    defer { chmod(folder.path("sub"), 0o700) }
    let outcome = try folder.run(["book", "list"] + store)
    #expect(outcome.status == 2 && outcome.errors.contains("may not be read by this user"))
  }

  /// Whose records call him otherwise has one name all the same, in what is done and what is taken back.
  @Test func whoIsRemovedIsCalledAsHeIsListed() throws {
    let folder = try TestFolder()
    try folder.write("a.vcf", TestCards.jane)
    try folder.write("b.vcf", TestCards.jane.replacing("Jane", with: "J."))
    _ = try book(folder, "import", "@a.vcf", "--account", "Phone")
    _ = try book(folder, "import", "@b.vcf", "--account", "Mail")
    _ = try book(folder, "link", "r1", "r2")
    #expect(try book(folder, "list").errors.contains("1 contact."))
    #expect(try book(folder, "delete", "Jane Doe").status == 0)
    #expect(try book(folder, "undo").output == "Took back the removal of Jane Doe.\n")
    #expect(try book(folder, "list").errors.contains("1 contact."))
  }

  @Test func whatIsSaidByHandStays() throws {
    let folder = try TestFolder()
    let bob = TestCards.jane.replacing("Jane", with: "Robert")
      .replacing("+49 171 5550123", with: "1").replacing("jane", with: "bob")
    try folder.write("a.vcf", TestCards.jane + bob)
    _ = try book(folder, "import", "@a.vcf", "--account", "Phone")
    #expect(try book(folder, "list").errors.contains("2 contacts."))
    #expect(try book(folder, "link", "Jane Doe", "r2").status == 0)
    #expect(try book(folder, "list").errors.contains("1 contact."))
    try folder.write("a.vcf", TestCards.li + TestCards.jane + bob)
    _ = try book(folder, "import", "@a.vcf", "--account", "Phone")
    #expect(try book(folder, "list").errors.contains("2 contacts."))
    #expect(try book(folder, "unlink", "r1", "r2").status == 0)
    #expect(try book(folder, "list").errors.contains("3 contacts."))
    // It is a part of what was done, and is taken back.
    #expect(
      try book(folder, "history").output.contains("separation of Jane Doe and Robert Doe: 0 new"))
    let apart = try book(folder, "undo")
    #expect(apart.output == "Took back the separation of Jane Doe and Robert Doe.\n")
    #expect(try book(folder, "list").errors.contains("2 contacts."))
    #expect(try book(folder, "undo").output == "Took back the import of a.vcf into Phone.\n")
    #expect(try book(folder, "undo").output == "Took back the link of Jane Doe and Robert Doe.\n")
    _ = try book(folder, "link", "Jane Doe", "Robert Doe")
    let again = try book(folder, "link", "Jane Doe", "Jane Doe")
    #expect(again.status == 64)
    #expect(again.errors.contains("are one person already: "), "\(again.errors)")
    let named = try book(folder, "unlink", "Jane Doe", "robert")
    #expect(named.output == "Jane Doe and robert are two people now.\n", "\(named.errors)")
    #expect(try book(folder, "unlink", "Jane Doe", "Nobody").errors.contains("is called “Nobody”"))
    _ = try book(folder, "undo")
    _ = try book(folder, "undo")
    #expect(try book(folder, "list").errors.contains("2 contacts."))
    #expect(try book(folder, "me").status == 1)
    #expect(try book(folder, "me", "Robert Doe").output == "p2 Robert Doe\n")
    #expect(try book(folder, "me").output == "p2 Robert Doe\n")
  }

  @Test("An account is inspected as what it is, also where it has no place for what was changed")
  func inspectsAccounts() throws {
    let folder = try TestFolder()
    try folder.write(
      "g.csv", "First Name,Last Name,E-mail 1 - Label,E-mail 1 - Value\nAnn,Lee,,ann@x.example\n")
    _ = try book(folder, "import", "@g.csv", "--account", "Google")
    let store = ["--store", folder.path("b.db")]
    let before = try folder.run(["inspect", "book:Google"] + store)
    #expect(before.output.contains("Google"), "\(before.output)")
    try folder.write("n.vcf", TestCards.jane)
    _ = try folder.run(["add", "@n.vcf", "--to", "book:Google", "--create"] + store)
    let after = try folder.run(["inspect", "book:Google"] + store)
    #expect(after.output.contains("Account") && !after.output.contains("phone"), "\(after.output)")
    #expect(after.output.contains("Read as"), "\(after.output)")
  }

  /// Each with what is said about it.
  @Test(arguments: [
    (["list"], "unicard book import FILE --account NAME makes one"),
    (["undo"], "There is no store"),
    (["export", "Phone"], "There is no store"),
    (["import", "@no.vcf", "--account", "A"], "no.vcf"),
  ])
  func whatCantBeDoneIsSaid(_ arguments: [String], _ message: String) throws {
    let folder = try TestFolder()
    let outcome = try folder.run(["book"] + arguments + ["--store", folder.path("b.db")])
    #expect(outcome.status == 2)
    #expect(outcome.errors.contains(message))
    #expect(folder.names.isEmpty || folder.names == ["b.db"])
  }

  @Test func damagedStoresAndThoseOfLaterVersionsAreLeftAlone() throws {
    let folder = try TestFolder()
    try folder.write("a.vcf", TestCards.jane)
    _ = try book(folder, "import", "@a.vcf", "--account", "Phone")
    try folder.write("b.db", "This is no database, but a text that somebody wrote.")
    let damaged = try book(folder, "list")
    #expect(damaged.status == 2)
    #expect(damaged.errors.contains("is damaged, or no store of contacts."))
    #expect(try folder.read("b.db").hasPrefix("This is no database"))
  }
}
