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
    #expect(try book(folder, "me").status == 1)
    #expect(try book(folder, "me", "Robert Doe").output == "p2 Robert Doe\n")
    #expect(try book(folder, "me").output == "p2 Robert Doe\n")
  }

  /// Each with what is said about it.
  @Test(arguments: [
    (["list"], "There is no store"), (["undo"], "There is no store"),
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
