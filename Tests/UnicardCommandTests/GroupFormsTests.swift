import Foundation
import TestFolders
import Testing

@testable import UnicardCommand

/// Groups that come into a book which has its own otherwise.
struct GroupFormsTests {
  private static func group(_ name: String, _ lines: String...) -> String {
    (["BEGIN:VCARD", "VERSION:3.0", "FN:\(name)", "X-ADDRESSBOOKSERVER-KIND:group"]
      + lines.map { "X-ADDRESSBOOKSERVER-MEMBER:urn:uuid:\($0)" }
      + ["UID:g-\(name)", "END:VCARD", ""]).joined(separator: "\r\n")
  }

  /// A file of Apple's.
  private static let apples =
    GroupCardsTests.card("Ann Lee", "EMAIL:ann@x.example", "UID:a1")
    + GroupCardsTests.card("Cy Fox", "EMAIL:cy@x.example", "UID:c1")
    + group("choir", "a1", "c1") + group("Board", "b1", "c1")
  /// A file whose contacts name their groups.
  private static let names =
    GroupCardsTests.card("Ann Lee", "EMAIL:ann@x.example", "UID:n1", "CATEGORIES:Choir")
    + GroupCardsTests.card("Bo Ek", "EMAIL:bo@x.example", "UID:b1")
  /// Evolution's list of addresses, and who is in it.
  private static let list =
    "BEGIN:VCARD\r\nVERSION:3.0\r\nUID:l1\r\nFN:Liste\r\nN:;Liste;;;\r\nX-EVOLUTION-LIST:TRUE\r\n"
    + "EMAIL;X-EVOLUTION-DEST-CONTACT-UID=b1:bo@x.example\r\nEND:VCARD\r\n"
    + GroupCardsTests.card("Bo Ek", "EMAIL:bo@x.example", "UID:b1")

  private static let ways = [
    ["add", "@n.vcf", "--to", "@b.vcf"],
    ["merge", "@n.vcf", "--into", "@b.vcf", "--in-place"],
  ]

  @Test("Cards of groups become names where contacts name their groups", arguments: ways)
  func cardsIntoNames(_ arguments: [String]) throws {
    let folder = try TestFolder()
    try folder.write("b.vcf", Self.names)
    try folder.write("n.vcf", Self.apples)
    let outcome = try folder.run(arguments)
    #expect(outcome.status == 0, "\(outcome.errors)")
    let written = try folder.read("b.vcf")
    #expect(!written.contains("KIND"), "\(written)")
    // A group is called as the book calls it, and a card may name somebody of the book.
    for (group, members) in [("Choir", ["Ann Lee", "Cy Fox"]), ("Board", ["Cy Fox", "Bo Ek"])] {
      let list = try folder.run("list", "@b.vcf", "--where", "group = \(group)").output
      for member in ["Ann Lee", "Bo Ek", "Cy Fox"] {
        #expect(list.contains(member) == members.contains(member), "\(list)")
      }
    }
    #expect(!written.contains("choir"), "\(written)")
    let edited = try folder.run("edit", "@b.vcf", "Bo", "--add", "group=Neu", "--dry-run")
    #expect(edited.status == 0, "\(edited.errors)")
    let again = try folder.run(arguments)
    #expect(again.status == 0, "\(again.errors)")
    #expect(try folder.read("b.vcf") == written)
  }

  @Test("What a card says that no name can is told")
  func told() throws {
    let folder = try TestFolder()
    try folder.write("b.vcf", Self.names)
    try folder.write(
      "n.vcf",
      GroupCardsTests.card("Cy Fox", "EMAIL:cy@x.example", "UID:c1")
        + Self.group("Board", "c1", "x9").replacing("FN:Board", with: "FN:Board\r\nNOTE:of us")
        + Self.group("Empty"))
    let outcome = try folder.run("add", "@n.vcf", "--to", "@b.vcf")
    for words in ["Note", "“Empty”", "No contact in the inputs is this member"] {
      #expect(outcome.errors.contains(words), "\(outcome.errors)")
    }
  }

  @Test("A book of Apple's gets cards from the first group on", arguments: ways)
  func firstGroup(_ arguments: [String]) throws {
    let folder = try TestFolder()
    try folder.write(
      "b.vcf",
      GroupCardsTests.card(
        "Al Ek", "PRODID:-//Apple Inc.//macOS 14.5//EN", "EMAIL:al@x.example", "UID:x1"))
    try folder.write("n.vcf", Self.names)
    #expect(try folder.run(arguments).status == 0)
    let written = try folder.read("b.vcf")
    #expect(!written.contains("CATEGORIES") && written.contains("FN:Choir\r\n"), "\(written)")
    #expect(written.contains("MEMBER:urn:uuid:n1"), "\(written)")
    let added = try folder.run("groups", "add", "@b.vcf", "New", "Al", "--in-place")
    #expect(added.status == 0, "\(added.errors)")
    #expect(try folder.read("b.vcf").contains("FN:New\r\n"))
  }

  @Test("A list of addresses is a group where cards are, and no card stands beside lists")
  func lists() throws {
    let folder = try TestFolder()
    try folder.write("e.vcf", Self.list)
    try folder.write("b.vcf", Self.apples)
    let outcome = try folder.run("add", "@e.vcf", "--to", "@b.vcf")
    #expect(outcome.status == 0, "\(outcome.errors)")
    let written = try folder.read("b.vcf")
    #expect(!written.contains("X-EVOLUTION") && written.contains("FN:Liste\r\n"), "\(written)")
    #expect(written.contains("MEMBER:urn:uuid:b1"), "\(written)")
    let added = try folder.run("groups", "add", "@e.vcf", "Neu", "Bo Ek", "-o", "@f.vcf")
    #expect(added.status == 0, "\(added.errors)")
    let list = try folder.read("f.vcf")
    #expect(list.contains("CATEGORIES:Neu") && !list.contains("KIND"), "\(list)")
  }

  @Test("Two cards of one name become one for a program with cards")
  func converted() throws {
    let folder = try TestFolder()
    try folder.write("b.vcf", Self.apples.replacing("choir", with: "Choir"))
    try folder.write(
      "n.vcf",
      GroupCardsTests.card("Di Moe", "EMAIL:di@x.example", "UID:d1")
        + Self.group("Choir", "d1").replacing("FN:Choir", with: "FN:Choir\r\nNOTE:of us"))
    let outcome = try folder.run("convert", "@b.vcf", "@n.vcf", "--for", "apple", "-o", "@c.vcf")
    #expect(outcome.errors.contains("3 contacts and 2 groups"), "\(outcome.errors)")
    #expect(outcome.errors.contains("The members are in another card"), "\(outcome.errors)")
    let written = try folder.read("c.vcf")
    #expect(written.components(separatedBy: "FN:Choir\r\n").count == 2, "\(written)")
    let list = try folder.run("list", "@c.vcf", "--where", "group = Choir").output
    #expect(list.contains("Di Moe") && list.contains("Ann Lee"), "\(list)")
  }

  @Test("A Japanese phone's groups stay in its own property")
  func phones() throws {
    let folder = try TestFolder()
    let phone =
      "BEGIN:VCARD\r\nVERSION:2.1\r\nN:Ek;Bo\r\nX-GN:Choir\r\nTEL;CELL:+46705557777\r\nEND:VCARD\r\n"
      + "BEGIN:VCARD\r\nVERSION:2.1\r\nN:Lee;Ann\r\nTEL;CELL:+46705557778\r\nEND:VCARD\r\n"
    try folder.write("p.vcf", phone)
    _ = try folder.run("groups", "add", "@p.vcf", "Friends", "Ann", "--in-place")
    let renamed = try folder.run("groups", "rename", "@p.vcf", "Choir", "Chor", "--in-place")
    #expect(renamed.status == 0, "\(renamed.errors)")
    let written = try folder.read("p.vcf")
    #expect(
      written.contains("X-GN:Chor\r\n") && written.contains("X-GN:Friends\r\n")
        && !written.contains("CATEGORIES"), "\(written)")
  }

  @Test("Cards of groups come into a store as its account has groups", arguments: ["", "A"])
  func stores(_ account: String) throws {
    let folder = try TestFolder()
    let store = ["--store", folder.path("s.db")]
    try folder.write("b.vcf", Self.names)
    try folder.write("n.vcf", Self.apples)
    _ = try folder.run(["book", "import", "@b.vcf", "--account", "A"] + store)
    let outcome = try folder.run(["add", "@n.vcf", "--to", "book:\(account)"] + store)
    #expect(outcome.status == 0, "\(outcome.errors)")
    let export = try folder.run(["book", "export", "A"] + store).output
    #expect(!export.contains("KIND") && !export.contains("choir"), "\(export)")
    let list = try folder.run(["book", "list", "--where", "group = Choir"] + store).output
    #expect(list.contains("Cy Fox") && list.contains("Ann Lee"), "\(list)")
  }
}
