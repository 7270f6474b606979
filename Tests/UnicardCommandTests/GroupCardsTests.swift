import Foundation
import TestFolders
import Testing

@testable import UnicardCommand

/// Files and accounts that have a card for each of their groups, and who comes into these.
struct GroupCardsTests {
  /// A card of somebody with a given and a family name.
  static func card(_ name: String, _ lines: String...) -> String {
    let words = name.split(separator: " ")
    return TestCards.card(
      ["N:\(words[1]);\(words[0]);;;", "FN:\(name)"] + lines, version: "3.0")
  }

  /// A file of Apple's, with a card for a group, and one of another program with labels.
  private static let choir =
    card("Ann Lee", "EMAIL:ann@x.example", "UID:a1") + card("Bo Ek", "EMAIL:bo@x.example")
    + "BEGIN:VCARD\r\nVERSION:3.0\r\nN:Choir;;;;\r\nFN:Choir\r\nX-ADDRESSBOOKSERVER-KIND:group\r\n"
    + "X-ADDRESSBOOKSERVER-MEMBER:urn:uuid:a1\r\nUID:g1\r\nEND:VCARD\r\n"

  @Test(
    "Who comes into a group is in its card where groups have cards, and a group is there once",
    arguments: [
      // In it already; in it now; a group that the file did not have; both; somebody new.
      ("Ann Lee", "Choir", [:], true), ("Bo Ek", "Choir", ["Choir": 2], false),
      ("Ann Lee", "Board", ["Board": 1], false),
      ("Bo Ek", "Choir,Board", ["Choir": 2, "Board": 1], false),
      ("Cy Fox", "Board,Choir", ["Choir": 2, "Board": 1], false),
    ] as [(String, String, [String: Int], Bool)], ["merge", "add"])
  func groupsWithCards(
    _ sample: (name: String, groups: String, cards: [String: Int], isSame: Bool), _ command: String
  ) throws {
    let folder = try TestFolder()
    try folder.write("b.vcf", Self.choir)
    let mail = "EMAIL:\(sample.name.prefix(3).lowercased().filter { $0 != " " })@x.example"
    try folder.write("n.vcf", Self.card(sample.name, mail, "CATEGORIES:\(sample.groups)"))
    func run() throws -> CommandOutcome {
      try folder.run(
        command == "add"
          ? ["add", "@n.vcf", "--to", "@b.vcf"]
          : ["merge", "@n.vcf", "--into", "@b.vcf", "--in-place", "--no-undo"])
    }
    let outcome = try run()
    #expect(outcome.status == 0, "\(outcome.errors)")
    let written = try folder.read("b.vcf")
    #expect((written == Self.choir) == sample.isSame, "\(written)")
    #expect(!written.contains("CATEGORIES"), "\(written)")
    let groups = try folder.run("groups", "@b.vcf").output
    for group in sample.groups.split(separator: ",") {
      let lines = groups.split(separator: "\n").map { $0.split(separator: " ") }
      let count = sample.cards[String(group)] ?? 1
      #expect(lines.count { $0 == [group, "\(count)"] } == 1, "\(groups)")
      #expect(written.components(separatedBy: "FN:\(group)\r\n").count == 2, "\(written)")
    }
    let again = try run()
    #expect(again.status == 0, "\(again.errors)")
    #expect(try folder.read("b.vcf") == written, "\(again.errors)")
  }

  /// The card of a group in a file of Apple's.
  private static func group(_ name: String, _ identifier: String, _ members: String...) -> String {
    let lines = members.map { "X-ADDRESSBOOKSERVER-MEMBER:urn:uuid:\($0)\r\n" }.joined()
    return
      "BEGIN:VCARD\r\nVERSION:3.0\r\nN:\(name);;;;\r\nFN:\(name)\r\n"
      + "X-ADDRESSBOOKSERVER-KIND:group\r\n\(lines)UID:\(identifier)\r\nEND:VCARD\r\n"
  }

  private static let cy =
    card("Cy Fox", "EMAIL:cy@x.example", "UID:c1") + group("Choir", "g2", "c1")

  @Test(
    "A group that comes in beside one of its name becomes that one",
    arguments: [
      ["add", "@n.vcf", "--to", "@b.vcf"], ["add", "@n.vcf", "--to", "@b.vcf", "--create"],
      ["merge", "@n.vcf", "--into", "@b.vcf", "--in-place", "--no-undo"],
      ["merge", "@b.vcf", "@n.vcf", "-o", "@c.vcf"],
    ])
  func groupsOfOneName(_ arguments: [String]) throws {
    let folder = try TestFolder()
    try folder.write("b.vcf", Self.choir)
    try folder.write("n.vcf", Self.cy)
    let outcome = try folder.run(arguments)
    #expect(outcome.status == 0, "\(outcome.errors)")
    let file = arguments.contains("-o") ? "c.vcf" : "b.vcf"
    let written = try folder.read(file)
    #expect(written.components(separatedBy: "FN:Choir\r\n").count == 2, "\(written)")
    let list = try folder.run("list", "@\(file)", "--where", "group = Choir").output
    #expect(list.contains("Cy Fox") && list.contains("Ann Lee"), "\(list)")
  }

  @Test("Groups are counted as groups, and those called alike but for case are one")
  func counted() throws {
    let folder = try TestFolder()
    try folder.write("b.vcf", Self.choir)
    let outcome = try folder.run(
      "new", "name=Cy Fox", "group=choir", "group=Board", "--to", "@b.vcf")
    #expect(
      outcome.errors.contains("Changed 1 group, added 1 contact and 1 group in"),
      "\(outcome.errors)")
    let groups = try folder.run("groups", "@b.vcf").output.split(separator: "\n").dropFirst()
      .map { $0.split(separator: " ") }
    #expect(groups.count == 2 && groups.contains(["Choir", "2"]), "\(groups)")
  }

  @Test("Whoever is added to a store comes into groups as the account has them")
  func stores() throws {
    let folder = try TestFolder()
    let store = ["--store", folder.path("s.db")]
    try folder.write("b.vcf", Self.choir)
    try folder.write("z.csv", "Name,E-mail\nZoe Ek,zoe@x.example\n")
    for (file, account) in [("b.vcf", "A"), ("z.csv", "B")] {
      _ = try folder.run(["book", "import", "@\(file)", "--account", account] + store)
    }
    try folder.write(
      "n.vcf",
      Self.card("Cy Fox", "EMAIL:cy@x.example", "CATEGORIES:Choir,Board")
        + Self.card("Bo Ek", "EMAIL:bo@x.example", "CATEGORIES:Choir"))
    let outcome = try folder.run(["add", "@n.vcf", "--to", "book:"] + store)
    #expect(outcome.status == 0, "\(outcome.errors)")
    let export = try folder.run(["book", "export", "A"] + store).output
    #expect(!export.contains("CATEGORIES"), "\(export)")
    for group in ["Choir", "Board"] {
      #expect(export.components(separatedBy: "FN:\(group)\r\n").count == 2, "\(export)")
    }
    let list = try folder.run(["book", "list", "--where", "group = Choir"] + store).output
    #expect(list.contains("Cy Fox") && list.contains("Bo Ek"), "\(list)")
  }

  @Test(
    "What was added goes again from groups that were changed since, and who stays keeps the groups",
    arguments: [
      (["groups", "add", "@b.vcf", "Board", "Ann"], "Board", ["Ann Lee"]),
      (["groups", "rename", "@b.vcf", "Board", "Club"], "Club", []),
      (["edit", "@b.vcf", "Cy", "--set", "note=mine"], "Choir", ["Ann Lee", "Cy Fox"]),
      (["edit", "@b.vcf", "Cy", "--set", "note=mine"], "Board", ["Cy Fox"]),
    ] as [([String], String, [String])])
  func undone(_ edit: [String], _ group: String, _ members: [String]) throws {
    let folder = try TestFolder()
    try folder.write("b.vcf", Self.choir)
    try folder.write(
      "n.vcf", Self.card("Cy Fox", "EMAIL:cy@x.example", "UID:c1", "CATEGORIES:Choir,Board"))
    _ = try folder.run("add", "@n.vcf", "--to", "@b.vcf", "--changes", "@did.json")
    let edited = try folder.run(edit + ["--in-place"])
    #expect(edited.status == 0, "\(edited.errors)")
    _ = try folder.run("add", "--undo", "@did.json", "--to", "@b.vcf")
    let written = try folder.read("b.vcf")
    let isThere = members.contains("Cy Fox")
    #expect(written.contains("FN:\(group)\r\n"), "\(written)")
    #expect(written.contains("MEMBER:urn:uuid:c1") == isThere, "\(written)")
    let list = try folder.run("list", "@b.vcf", "--where", "group = \(group)").output
    for member in ["Ann Lee", "Cy Fox"] {
      #expect(list.contains(member) == members.contains(member), "\(list)")
    }
  }

  @Test(
    "Who was not chosen, and groups that are not wanted, are no loss and go nowhere",
    arguments: [
      (["--where", "name ~ bo", "--for", "nextcloud"], "Kept everything", false, false),
      (["--where", "name ~ ann", "--for", "nextcloud"], "Kept everything", true, false),
      (["--where", "name ~ ann", "--only", "name,group"], "1 contact and 1 group", true, true),
      (["--only", "name,group"], "2 contacts and 1 group", true, true),
      (["--where", "name ~ ann", "--without", "group"], "Converted 1 contact from", false, false),
      (["--without", "group", "--for", "apple"], "Converted 2 contacts from", false, false),
      (["--without", "group", "--for", "google"], "Converted 2 contacts from", false, false),
    ])
  func handedOn(
    _ options: [String], _ told: String, _ isThere: Bool, _ hasMember: Bool
  ) throws {
    let folder = try TestFolder()
    try folder.write("b.vcf", Self.choir)
    let outcome = try folder.run(["convert", "@b.vcf", "-o", "@c.vcf"] + options)
    #expect(outcome.status == 0 && outcome.errors.contains(told), "\(outcome.errors)")
    #expect(
      !outcome.errors.contains("matches --where") && !outcome.errors.contains("Member dropped"))
    let written = try folder.read("c.vcf")
    #expect(written.contains("Choir") == isThere, "\(written)")
    #expect(written.contains("MEMBER:urn:uuid:a1") == hasMember, "\(written)")
    if hasMember {
      let list = try folder.run("list", "@c.vcf", "--where", "group = Choir").output
      #expect(list.contains("Ann Lee"), "\(list)")
    }
  }
}
