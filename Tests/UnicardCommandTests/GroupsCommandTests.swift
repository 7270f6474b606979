import Foundation
import TestFolders
import Testing

@testable import UnicardCommand

@Suite struct GroupsCommandTests {
  /// Two people, one of whom names a group, and the card of a group that names the other.
  private static let cards = """
    BEGIN:VCARD\r
    VERSION:3.0\r
    UID:1\r
    N:Lee;Ann;;;\r
    FN:Ann Lee\r
    CATEGORIES:Choir,myContacts\r
    END:VCARD\r
    BEGIN:VCARD\r
    VERSION:3.0\r
    UID:2\r
    N:Ray;Bob;;;\r
    FN:Bob Ray\r
    END:VCARD\r
    BEGIN:VCARD\r
    VERSION:3.0\r
    UID:g\r
    N:Club;;;;\r
    FN:Club\r
    X-ADDRESSBOOKSERVER-KIND:group\r
    X-ADDRESSBOOKSERVER-MEMBER:urn:uuid:2\r
    END:VCARD\r

    """

  private func folder() throws -> TestFolder {
    let folder = try TestFolder()
    try folder.write("a.vcf", Self.cards)
    return folder
  }

  @Test func listsGroups() throws {
    let outcome = try folder().run("groups", "@a.vcf")
    #expect(
      outcome.output == """
        GROUP  CONTACTS
        Club          1
        Choir         1

        """)
    #expect(outcome.status == 0)
  }

  @Test func listsMembers() throws {
    let folder = try folder()
    let outcome = try folder.run("groups", "@a.vcf", "--json")
    #expect(
      outcome.output == """
        {"type":"group","name":"Club","identifier":"g","contacts":1,"subgroups":[],\
        "members":[{"file":"\(folder.path("a.vcf"))","contact":1,"uid":"2","name":"Bob Ray"}]}
        {"type":"group","name":"Choir","identifier":null,"contacts":1,"subgroups":[],\
        "members":[{"file":"\(folder.path("a.vcf"))","contact":0,"uid":"1","name":"Ann Lee"}]}

        """)
  }

  @Test func saysThatThereIsNone() throws {
    let folder = try TestFolder()
    try folder.write("a.vcf", "BEGIN:VCARD\r\nVERSION:3.0\r\nFN:A\r\nEND:VCARD\r\n")
    let outcome = try folder.run("groups", "@a.vcf")
    #expect(outcome.status == 1)
    #expect(outcome.errors == "There is no group.\n")
  }

  @Test(arguments: [
    ("group = Club", "name\nBob Ray\n"), ("has group", "name\nAnn Lee\nBob Ray\n"),
    ("name = Club or group = Club", "name\nBob Ray\nClub\n"),
    ("group = choir", "name\nAnn Lee\n"), ("not has group", ""),
    ("count(group) = 1", "name\nBob Ray\n"),
  ])
  func selectsByGroup(_ expression: String, _ wanted: String) throws {
    let outcome = try folder().run(
      "list", "@a.vcf", "--where", expression, "--fields", "name", "--tsv")
    #expect(outcome.output == wanted)
  }

  @Test func showsGroups() throws {
    let outcome = try folder().run("list", "@a.vcf", "--fields", "name,groups", "--tsv")
    #expect(outcome.output == "name\tcategory\nAnn Lee\tChoir\nBob Ray\tClub\nClub\t\n")
  }

  @Test(arguments: [
    ("--to", "google-csv", ["* myContacts", "Choir", "Club"], ["Last Name,Club", "KIND"]),
    ("--to", "outlook-csv", ["\"Choir\"", "\"Club\""], ["myContacts"]),
    ("--for", "nextcloud", ["CATEGORIES:Choir", "CATEGORIES:Club"], ["KIND", "myContacts"]),
    (
      "--for", "apple",
      [
        "FN:Choir", "X-ADDRESSBOOKSERVER-MEMBER:urn:uuid:1",
        "X-ADDRESSBOOKSERVER-MEMBER:urn:uuid:2",
      ],
      ["CATEGORIES"]
    ),
    ("--to", "vcard3", ["CATEGORIES:Choir,myContacts", "X-ADDRESSBOOKSERVER-KIND:group"], []),
  ])
  func convertsGroups(
    _ option: String, _ name: String, _ wanted: [String], _ unwanted: [String]
  ) throws {
    let outcome = try folder().run("convert", "@a.vcf", option, name)
    for text in wanted { #expect(outcome.output.contains(text), "\(text)") }
    for text in unwanted { #expect(!outcome.output.contains(text), "\(text)") }
    if name == "apple" {
      #expect(outcome.errors.contains("Converted 2 contacts and 2 groups from"))
    }
    #expect(outcome.status == 0)
  }

  /// The cards of groups go along with those who are chosen, and name nobody else.
  @Test(
    arguments: [
      (
        ["name ~ bob", "--for", "apple"], ["FN:Bob Ray", "FN:Club", "MEMBER:urn:uuid:2"],
        ["Choir", "Ann Lee", "urn:uuid:1"], "Converted 1 contact and 1 group"
      ),
      (
        ["name ~ bob", "--to", "vcard4"], ["FN:Bob Ray", "FN:Club", "MEMBER:urn:uuid:2"],
        ["Choir", "Ann Lee", "urn:uuid:1"], "Converted 1 contact and 1 group"
      ),
      (
        ["name ~ bob", "--sort", "name", "--to", "jcard"], ["Bob Ray", "Club", "urn:uuid:2"],
        ["Choir", "Ann Lee", "urn:uuid:1"], "Converted 1 contact and 1 group"
      ),
      (
        ["group = Choir", "--for", "apple"],
        ["FN:Ann Lee", "FN:Choir", "FN:Club", "MEMBER:urn:uuid:1"], ["urn:uuid:2", "Bob Ray"],
        "Converted 1 contact and 2 groups"
      ),
      (
        ["name ~ cy", "--for", "apple"], ["FN:Cy Roe"], ["Club", "Choir"],
        "Converted 1 contact from"
      ),
      (
        ["name ~ cy", "--for", "nextcloud"], ["FN:Cy Roe"], ["Club"],
        "2 others and 1 group did not match"
      ),
      (["kind = group"], ["FN:Club", "urn:uuid:1", "urn:uuid:2"], ["Ann", "Bob"], "3 others did"),
      (["name ~ cy"], ["FN:Cy Roe"], ["Club"], " 2 others and 1 group did not match --where."),
    ] as [([String], [String], [String], String)])
  func groupsGoAlong(
    _ arguments: [String], _ wanted: [String], _ unwanted: [String], _ told: String
  ) throws {
    let folder = try TestFolder()
    let member = "X-ADDRESSBOOKSERVER-MEMBER:urn:uuid:"
    try folder.write(
      "a.vcf",
      Self.cards.replacing("\(member)2", with: "\(member)1\r\n\(member)2")
        + "BEGIN:VCARD\r\nVERSION:3.0\r\nUID:3\r\nN:Roe;Cy;;;\r\nFN:Cy Roe\r\nEND:VCARD\r\n")
    let outcome = try folder.run(["convert", "@a.vcf", "--where"] + arguments)
    #expect(outcome.status == 0, "\(outcome.errors)")
    for text in wanted { #expect(outcome.output.contains(text), "\(text): \(outcome.output)") }
    for text in unwanted { #expect(!outcome.output.contains(text), "\(text): \(outcome.output)") }
    #expect(outcome.errors.contains(told), "\(outcome.errors)")
  }

  @Test(arguments: [([], "MEMBER:urn:uuid:2"), (["--for", "nextcloud"], "CATEGORIES:Club")])
  func groupsGoAlongWhereFilesAreMerged(_ options: [String], _ wanted: String) throws {
    let folder = try folder()
    let outcome = try folder.run(["merge", "@a.vcf", "--where", "name ~ bob"] + options)
    #expect(outcome.status == 0 && outcome.output.contains(wanted), "\(outcome.output)")
    #expect(!outcome.output.contains("Choir"), "\(outcome.output)")
  }

  @Test(
    "Contacts and groups are counted alike, whatever is done with them",
    arguments: [
      (["check", "@a.vcf"], "Checked 2 contacts and 1 group: no problem."),
      (["check", "--fix", "@a.vcf", "-o", "@b.vcf"], "Wrote 2 contacts and 1 group to"),
      (["convert", "@a.vcf", "--to", "vcard4"], "Converted 2 contacts and 1 group from"),
      (["convert", "@a.vcf", "--sort", "name"], "Converted 2 contacts and 1 group from"),
      (["convert", "@a.vcf", "--split", "@cards"], "Converted 2 contacts and 1 group from"),
      (["convert", "@a.vcf", "--for", "nextcloud"], "Converted 2 contacts from"),
      (["diff", "@a.vcf", "@a.vcf"], "No differences in 2 contacts and 1 group."),
      (["edit", "@a.vcf", "--trim", "--dry-run"], "to be changed in 2 contacts and 1 group."),
    ])
  func counted(_ arguments: [String], _ told: String) throws {
    let outcome = try folder().run(arguments)
    #expect(outcome.status == 0 && outcome.errors.contains(told), "\(outcome.errors)")
  }

  /// Who has no UID gets one, so that the card of the group can name it; the same each time.
  @Test func givesMembersIdentifiers() throws {
    let folder = try TestFolder()
    try folder.write(
      "a.csv", "First Name,Last Name,Labels\nAnn,Lee,Choir\nAnn,Lee,Choir\nBob,Ray,\n")
    let outcome = try folder.run("convert", "@a.csv", "--for", "apple")
    let lines = outcome.output.split(separator: "\r\n")
    let identifiers = lines.filter { $0.hasPrefix("UID:") }.map { $0.dropFirst(4) }
    #expect(identifiers.count == 3)
    #expect(Set(identifiers).count == 3)
    let members = lines.filter { $0.hasPrefix("X-ADDRESSBOOKSERVER-MEMBER:") }.map {
      String($0.dropFirst(27))
    }
    #expect(members == identifiers.prefix(2).map { "urn:uuid:\($0)" })
    #expect(try folder.run("convert", "@a.csv", "--for", "apple").output == outcome.output)
  }

  // MARK: Changing

  /// What changes in the file, line by line; the rest stays byte for byte.
  @Test(arguments: [
    (
      ["add", "Choir", "--where", "name ~ bob"], ["FN:Bob Ray\r\n"],
      ["FN:Bob Ray\r\nCATEGORIES:Choir\r\n"]
    ),
    (
      ["add", "club", "--where", "name ~ ann"],
      ["X-ADDRESSBOOKSERVER-MEMBER:urn:uuid:2\r\n"],
      ["X-ADDRESSBOOKSERVER-MEMBER:urn:uuid:2\r\nX-ADDRESSBOOKSERVER-MEMBER:urn:uuid:1\r\n"]
    ),
    (
      ["remove", "Choir", "--where", "group = Choir"], ["CATEGORIES:Choir,myContacts"],
      ["CATEGORIES:myContacts"]
    ),
    (
      ["remove", "Club", "--where", "name ~ bob"],
      ["X-ADDRESSBOOKSERVER-MEMBER:urn:uuid:2\r\n"], [""]
    ),
    (
      ["rename", "Choir", "Chor"], ["CATEGORIES:Choir,myContacts"], ["CATEGORIES:Chor,myContacts"]
    ),
    (
      ["rename", "Club", "Verein"], ["N:Club;;;;", "FN:Club"], ["N:Verein;;;;", "FN:Verein"]
    ),
    (
      ["rename", "Club", "Club Kids"], ["N:Club;;;;", "FN:Club"],
      ["N:Club Kids;;;;", "FN:Club Kids"]
    ),
  ])
  func changesGroups(_ arguments: [String], _ old: [String], _ new: [String]) throws {
    let folder = try folder()
    let outcome = try folder.run(
      ["groups", arguments[0], "@a.vcf"] + arguments.dropFirst() + ["--in-place"])
    #expect(outcome.status == 0, "\(outcome.errors)")
    let wanted = zip(old, new).reduce(Self.cards) { $0.replacing($1.0, with: $1.1) }
    #expect(try folder.read("a.vcf") == wanted)
  }

  /// A file that has cards for its groups gets one for a new group.
  @Test func addsCards() throws {
    let folder = try folder()
    let outcome = try folder.run(
      "groups", "add", "@a.vcf", "Board", "--where", "name ~ ann", "-o", "@b.vcf")
    #expect(outcome.errors == "Put 1 contact into “Board” in \(folder.path("b.vcf")).\n")
    let written = try folder.read("b.vcf")
    #expect(written.hasPrefix(Self.cards))
    let listed = try folder.run("groups", "@b.vcf")
    #expect(listed.output.contains("Board         1"), "\(listed.output)")
  }

  @Test func aGroupIsCalledOne() throws {
    let folder = try folder()
    let output = try folder.run("list", "@a.vcf", "--fields", "name,kind").output
    #expect(output.contains("group") && !output.contains("Category"), "\(output)")
  }

  @Test func changesTables() throws {
    let folder = try TestFolder()
    try folder.write(
      "a.csv", "First Name;Last Name;Categories;Shoe\nAnn;Lee;Choir;38\nBob;Ray;;44\n")
    let added = try folder.run(
      "groups", "add", "@a.csv", "Choir", "--where", "name ~ bob", "--in-place")
    #expect(added.status == 0, "\(added.errors)")
    #expect(
      try folder.read("a.csv")
        == "First Name;Last Name;Categories;Shoe\nAnn;Lee;Choir;38\nBob;Ray;Choir;44\n")

    try folder.write("b.csv", "First Name,Last Name,E-mail Address\nAnn,Lee,a@example.org\n")
    let forced = try folder.run(
      "groups", "add", "@b.csv", "Choir", "--where", "name ~ ann", "--in-place", "--force")
    #expect(
      forced.errors.hasPrefix(
        "Put 0 contacts into “Choir”; the file has no place for the groups of 1 contact in "),
      "\(forced.errors)")
  }

  @Test(arguments: [
    (["add", "Choir"], 64, "Say who it is, by a name or --where"),
    (["add", "Choir", "Ann", "--where", "name ~ ann"], 64, "use one of them"),
    (["add", "Choir", "ann lee"], 0, "The contact is in “Choir” already; nothing was written"),
    (["add", "Choir", "Zoe"], 1, "No contact is called “Zoe”"),
    (["remove", "Choir", "Bob Ray"], 0, "The contact is not in “Choir”; nothing was written"),
    (["add", "Choir", "bob", "--dry-run"], 0, "Would put 1 contact into “Choir”."),
    (
      ["add", "Choir", "--where", "name ~ ann"], 0,
      "1 contact that matches is in “Choir” already; nothing was written"
    ),
    (["add", "Choir", "--where", "name ~ zoe"], 1, "No contact matches --where"),
    (
      ["remove", "Choir", "--where", "name ~ bob"], 0,
      "The 1 contact that matches is not in “Choir”; nothing was written"
    ),
    (["rename", "Quire", "Chor"], 1, "There is no group “Quire”"),
    (["rename", "Quire", "Choir"], 1, "There is no group “Quire”"),
    (
      ["add", "Choir", "--where", "name ~ bob", "--dry-run"], 0, "Would put 1 contact into “Choir”."
    ),
  ])
  func saysWhatIsNotDone(_ arguments: [String], _ status: Int, _ message: String) throws {
    let folder = try folder()
    let outcome = try folder.run(
      ["groups", arguments[0], "@a.vcf"] + arguments.dropFirst() + ["--in-place"])
    #expect(outcome.errors.contains(message), "\(outcome.errors)")
    #expect(Int(outcome.status) == status)
    #expect(try folder.read("a.vcf") == Self.cards)
  }

  /// Where groups have cards, their programs know no other.
  @Test(arguments: [
    (["edit", "Bob", "--add", "group=Board", "--in-place"], "“Board” has none yet"),
    (["edit", "Bob", "--add", "group=Choir", "--in-place"], "The group “Choir” has a card"),
  ])
  func editsNoGroupsOfCards(_ arguments: [String], _ message: String) throws {
    let folder = try folder()
    try folder.write("c.vcf", Self.apple)
    let outcome = try folder.run([arguments[0], "@c.vcf"] + arguments.dropFirst())
    #expect(outcome.status == 1, "\(outcome.errors)")
    #expect(outcome.errors.contains(message) && outcome.errors.contains("groups add"))
    #expect(try folder.read("c.vcf") == Self.apple)
  }

  @Test(arguments: ["Choir", "Board"])
  func newContactsComeIntoCards(_ group: String) throws {
    let folder = try folder()
    try folder.write("c.vcf", Self.apple)
    let outcome = try folder.run("new", "name=Cy Fox", "group=\(group)", "--to", "@c.vcf")
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(try !folder.read("c.vcf").contains("CATEGORIES"))
    let list = try folder.run("list", "@c.vcf", "--where", "group = \(group)").output
    #expect(list.contains("Cy Fox"), "\(list)")
  }

  private static let apple = """
    BEGIN:VCARD\r
    VERSION:3.0\r
    N:Ray;Bob;;;\r
    FN:Bob Ray\r
    END:VCARD\r
    BEGIN:VCARD\r
    VERSION:3.0\r
    N:Choir;;;;\r
    FN:Choir\r
    X-ADDRESSBOOKSERVER-KIND:group\r
    UID:g1\r
    END:VCARD\r

    """

  @Test(
    "Two groups become one only where that was asked for",
    arguments: [("Club", "Club"), ("Band", "Band"), ("club", "Club")])
  func renamesOntoAnother(_ new: String, _ known: String) throws {
    let folder = try TestFolder()
    let text = Self.cards.replacing("UID:2", with: "CATEGORIES:Band\r\nUID:2")
    try folder.write("a.vcf", text)
    let refused = try folder.run("groups", "rename", "@a.vcf", "Choir", new, "--in-place")
    #expect(refused.status == 1)
    #expect(
      refused.errors.contains("There is a group “\(known)” already"), "\(refused.errors)")
    #expect(try folder.read("a.vcf") == text)
    let forced = try folder.run(
      "groups", "rename", "@a.vcf", "Choir", new, "--in-place", "--force")
    #expect(forced.status == 0, "\(forced.errors)")
    #expect(try folder.read("a.vcf").contains("CATEGORIES:\(new),myContacts"))
  }
}
