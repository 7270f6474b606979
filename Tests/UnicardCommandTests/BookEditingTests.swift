import Foundation
import TestFolders
import Testing

@Suite struct BookEditingTests {
  private static let group = """
    BEGIN:VCARD\r
    VERSION:3.0\r
    X-ADDRESSBOOKSERVER-KIND:group\r
    FN:Choir\r
    N:Choir;;;;\r
    X-ADDRESSBOOKSERVER-MEMBER:urn:uuid:jane-1\r
    UID:choir-1\r
    END:VCARD\r

    """
  private static let work = TestCards.jane.replacing("UID:jane-1", with: "TITLE:Boss\r\nUID:w-1")
    .replacing("CATEGORIES:Friends\r\n", with: "")

  private func book(_ folder: TestFolder, _ arguments: String...) throws -> CommandOutcome {
    try folder.run(["book"] + arguments + ["--store", folder.path("b.db")])
  }

  private func filled() throws -> TestFolder {
    let folder = try TestFolder()
    try folder.write("a.vcf", TestCards.jane + TestCards.li + Self.group)
    try folder.write("w.vcf", Self.work)
    _ = try book(folder, "import", "@a.vcf", "--account", "Phone")
    _ = try book(folder, "import", "@w.vcf", "--account", "Work")
    return folder
  }

  @Test func anEditGoesToTheRecordThatHasTheValue() throws {
    let folder = try filled()
    let before = try book(folder, "export", "Phone").output
    let look = try book(folder, "edit", "Jane Doe", "--set", "title=Editor", "--dry-run")
    #expect(look.output.contains("Boss") && look.output.contains("Editor"))
    #expect(look.errors.contains("would have changed 1 contact"))
    #expect(try book(folder, "export", "Work").output == Self.work)

    let edit = try book(folder, "edit", "Jane Doe", "--set", "title=Editor")
    #expect(edit.status == 0 && edit.errors.contains("Changed 1 contact."))
    #expect(try book(folder, "export", "Phone").output == before)
    #expect(
      try book(folder, "export", "Work").output
        == Self.work.replacing("TITLE:Boss", with: "TITLE:Editor"))
    let one = try book(folder, "edit", "--account", "Phone", "Jane Doe", "--add", "note=Sings")
    #expect(one.status == 0)
    #expect(try book(folder, "export", "Phone").output.contains("NOTE:Sings"))
    #expect(try !book(folder, "export", "Work").output.contains("Sings"))
    #expect(try book(folder, "history").output.contains("change of Jane Doe: 0 new, 1 changed"))
    #expect(try book(folder, "undo").status == 0)
    #expect(try book(folder, "undo").status == 0)
    #expect(try book(folder, "export", "Work").output == Self.work)
    #expect(try book(folder, "edit", "--where", "name ~ zz", "--trim").status == 1)
    #expect(try book(folder, "edit").status == 64)
    #expect(try book(folder, "edit", "--where", "has email", "Jane", "--trim").status == 64)
  }

  @Test func anEditorEditsSomebodyOfAStore() throws {
    let folder = try filled()
    try folder.write("editor", "#!/bin/sh\nsed -i 's/Boss/Chief/' \"$1\"\n")
    chmod(folder.path("editor"), 0o755)
    let outcome = try folder.run(
      ["book", "edit", "Jane Doe", "--store", folder.path("b.db")],
      environment: ["EDITOR": folder.path("editor")])
    #expect(outcome.errors.contains("Changed 1 contact."))
    #expect(try book(folder, "export", "Work").output.contains("TITLE:Chief"))
  }

  @Test func contactsAreMadeAndRemoved() throws {
    let folder = try filled()
    #expect(
      try book(folder, "new", "name=Bo Ek", "phone.mobile=070 1", "--account", "Work").status == 0)
    #expect(try book(folder, "export", "Work").output.contains("FN:Bo Ek"))
    #expect(try book(folder, "new", "nonsense").status == 64)
    let gone = try book(folder, "delete", "Jane Doe")
    #expect(gone.errors.contains("Taken out of 1 group: “Choir”."))
    #expect(gone.errors.contains("Changed 1 contact, removed 1 contact."))
    #expect(try book(folder, "history").output.contains("removal of Jane Doe: 0 new"))
    #expect(try !book(folder, "export", "Phone").output.contains("jane-1"))
    #expect(try book(folder, "undo").status == 0)
    let list = try book(folder, "list", "--records")
    #expect(list.errors.contains("4 contacts and 1 group."))
    #expect(try book(folder, "export", "Phone").output.contains("MEMBER:urn:uuid:jane-1"))
    #expect(try book(folder, "delete", "--where", "title = Boss", "--account", "Work").status == 0)
    #expect(try book(folder, "export", "Phone").output.contains("Jane"))
    #expect(try book(folder, "delete", "Nobody").status == 1)
    #expect(try book(folder, "delete").status == 64)
  }

  @Test func aNewStoreGetsAnAccountForNewContacts() throws {
    let folder = try TestFolder()
    #expect(try book(folder, "new", "name=Bo Ek").status == 0)
    #expect(try book(folder, "accounts").output.contains("Contacts"))
    #expect(try book(folder, "list").errors.contains("1 contact."))
  }

  @Test func groupsAreChangedWhereTheyAre() throws {
    let folder = try filled()
    let list = try book(folder, "groups")
    #expect(list.output.contains("Choir") && list.output.contains("Friends"))
    let add = try book(folder, "groups", "add", "choir", "山田花子")
    #expect(add.errors.contains("Changed"))
    #expect(try book(folder, "list", "--where", "group = Choir").errors.contains("2 contacts."))
    #expect(try book(folder, "groups", "remove", "Choir", "--where", "name ~ jane").status == 0)
    #expect(try !book(folder, "export", "Phone").output.contains("jane-1\r\nUID"))
    #expect(try book(folder, "groups", "rename", "Friends", "Good friends").status == 0)
    #expect(try book(folder, "export", "Phone").output.contains("CATEGORIES:Good friends"))
    #expect(try book(folder, "groups", "remove", "None", "Jane Doe").status == 1)
    #expect(try book(folder, "groups", "add", "Choir").status == 64)
  }

  @Test func aGroupIsNotCalledLikeAnotherUnasked() throws {
    let folder = try filled()
    let before = try book(folder, "export", "Phone").output
    let refused = try book(folder, "groups", "rename", "Friends", "Choir")
    #expect(refused.status == 1)
    #expect(refused.errors.contains("There is a group “Choir” already"), "\(refused.errors)")
    #expect(try book(folder, "export", "Phone").output == before)
    #expect(try book(folder, "groups", "rename", "Friends", "Choir", "--force").status == 0)
    #expect(try !book(folder, "groups").output.contains("Friends"))
  }

  @Test func anEditOfManyNumbersInTwoNotationsGoesToBothAccounts() throws {
    let folder = try filled()
    for (account, start) in [("Old", "+49 30 "), ("New", "030 ")] {
      let numbers = (0..<400).map { "TEL:\(start)\(2_000_000 + $0 * 37)\r\n" }
      try folder.write(
        "n.vcf",
        TestCards.jane.replacing("UID:jane-1", with: numbers.joined() + "UID:\(account)")
          .replacing("Jane", with: "Janet"))
      _ = try book(folder, "import", "@n.vcf", "--account", account)
    }
    let edit = try book(folder, "edit", "Janet Doe", "--set", "phone=+49 171 9999999")
    #expect(edit.errors.contains("Changed 1 contact."), "\(edit.errors)")
    for account in ["Old", "New"] {
      let output = try book(folder, "export", account).output
      #expect(output.contains("9999999") && !output.contains("30 20"), "\(account)")
    }
  }

  /// Whoever is in two accounts is one member, put into the group and taken out in one go.
  @Test func groupsAreOfPeople() throws {
    let folder = try filled()
    let before = try ["Phone", "Work"].map { try book(folder, "export", $0).output }
    let added = try book(folder, "groups", "add", "Team", "Jane Doe")
    #expect(added.errors.split(separator: "Hint").count == 2, "\(added.errors)")
    #expect(added.errors.hasPrefix("Changed 1 contact"), "\(added.errors)")
    let list = try book(folder, "groups").output.split(separator: "\n")
    #expect(list.map { $0.split(separator: " ") }.contains(["Team", "1"]), "\(list)")
    #expect(try book(folder, "undo").status == 0)
    #expect(try ["Phone", "Work"].map { try book(folder, "export", $0).output } == before)
    let other = try book(folder, "groups", "add", "Team", "Jane Doe", "--account", "work")
    #expect(other.status == 0)
    #expect(try book(folder, "export", "Phone").output == before[0])
    #expect(try book(folder, "export", "Work").output.contains("Team"))
  }

  /// Edits of somebody with a number in two notations, and what becomes of each account's numbers.
  @Test(
    arguments: [
      (
        ["--set", "phone.mobile=+491719999999"],
        ["TEL;TYPE=CELL:+491719999999", "TEL;TYPE=HOME:030 4455667"],
        ["TEL;TYPE=CELL:+491719999999"]
      ),
      (
        ["--replace", "phone=+491712233445:+491719999999"],
        ["TEL;TYPE=CELL:+491719999999", "TEL;TYPE=HOME:030 4455667"],
        ["TEL;TYPE=CELL:+491719999999"]
      ),
      (["--remove", "phone.mobile"], ["TEL;TYPE=HOME:030 4455667"], []),
      (
        ["--set", "phone.home=030 1"], ["TEL;TYPE=CELL:+491712233445", "TEL;TYPE=HOME:030 1"],
        ["TEL;TYPE=CELL:01712233445"]
      ),
    ] as [([String], [String], [String])])
  func anEditLeavesOtherValuesInTheirAccounts(
    _ edit: [String], _ first: [String], _ second: [String]
  ) throws {
    let folder = try TestFolder()
    let store = ["--store", folder.path("b.db")]
    for (account, numbers) in [
      ("A", "TEL;TYPE=CELL:+491712233445\r\nTEL;TYPE=HOME:030 4455667\r\n"),
      ("B", "TEL;TYPE=CELL:01712233445\r\n"),
    ] {
      try folder.write(
        "a.vcf",
        "BEGIN:VCARD\r\nVERSION:3.0\r\nFN:Ann Lee\r\nN:Lee;Ann;;;\r\n" + numbers
          + "END:VCARD\r\n")
      _ = try book(folder, "import", "@a.vcf", "--account", account)
    }
    let outcome = try folder.run(["book", "edit", "Ann Lee"] + edit + store)
    #expect(outcome.status == 0, "\(outcome.errors)")
    for (account, numbers) in [("A", first), ("B", second)] {
      let lines = try book(folder, "export", account).output.split(separator: "\r\n")
      #expect(lines.map(String.init).filter { $0.hasPrefix("TEL") } == numbers)
    }
  }

  /// What is done to one of two records that say the same is done to no other.
  @Test(arguments: [
    (["edit", "r2", "--set", "title=Boss"], true), (["delete", "r2"], true),
    (["edit", "Jane Doe", "--account", "B", "--set", "title=Boss"], true),
    (["edit", "Jane Doe", "--set", "phone=030 1"], false),
  ])
  func recordsThatSayTheSameAreToldApart(_ arguments: [String], _ staysInOne: Bool) throws {
    let folder = try TestFolder()
    try folder.write("a.vcf", TestCards.jane)
    _ = try book(folder, "import", "@a.vcf", "--account", "A")
    _ = try book(folder, "import", "@a.vcf", "--account", "B")
    let store = ["--store", folder.path("b.db")]
    #expect(try folder.run(["book"] + arguments + store).status == 0)
    #expect(try (book(folder, "export", "A").output == TestCards.jane) == staysInOne)
    #expect(try book(folder, "export", "B").output != TestCards.jane)
  }

  /// A file of another form, in an encoding; an edit and what it makes of the file.
  static let changed:
    [(text: String, encoding: String.Encoding, edit: [String], [String: String])] = [
      (
        """
        First Name,Last Name,Photo,Phone 1 - Label,Phone 1 - Value,Labels
        Zoe,Lee,https://lh3.example/z.jpg,Mobile,+1 617 555 0101,* myContacts
        Ann,Ek,,Mobile,+1 617 555 0102,* myContacts

        """, .utf8, ["edit", "Ann", "--set", "phone.mobile=+1 617 555 0199"], ["0102": "0199"]
      ),
      (
        "Anrede;Vorname;Nachname;Ort;Schuhgr\u{F6}\u{DF}e\r\n"
          + "Frau;\u{C4}nne;Wei\u{DF};W\u{FC}rzburg;\"38\"\r\nHerr;Karl;Roth;K\u{F6}ln;44\r\n",
        .windowsCP1252, ["edit", "Karl", "--set", "address.city=Gie\u{DF}en"],
        ["K\u{F6}ln": "Gie\u{DF}en"]
      ),
      (
        "Vorname,Nachname,E-Mail-Adresse,Telefon (privat)\nJ\u{F6}rg,Alt,j@example.org,030 1\n"
          + "Eva,Neu,e@example.org,030 2\n", .utf16,
        ["edit", "Eva", "--remove", "phone"], ["030 2": ""]
      ),
      (
        "Name;Tel\nCy Roe;030 1\nBo Ek;030 2\n", .utf8, ["delete", "Cy Roe"],
        ["Cy Roe;030 1\n": ""]
      ),
      (
        "Name;Tel\nCy Roe;030 1", .utf8, ["new", "name=Bo Ek", "phone=030 2"],
        ["030 1": "030 1\nBo Ek;030 2"]
      ),
      (
        TestCards.jane, .utf16, ["edit", "Jane", "--set", "category=Pals"],
        ["Friends": "Pals"]
      ),
    ]

  @Test(arguments: changed)
  func whatNobodyChangedOfAFileStays(
    _ text: String, _ encoding: String.Encoding, _ edit: [String], _ changes: [String: String]
  ) throws {
    let folder = try TestFolder()
    let file = try #require(text.data(using: encoding))
    try file.write(to: URL(fileURLWithPath: folder.path("file")))
    _ = try book(folder, "import", "@file", "--account", "A")
    let outcome = try folder.run(["book"] + edit + ["--store", folder.path("b.db")])
    #expect(outcome.status == 0, "\(outcome.errors)")
    let export = try book(folder, "export", "A", "-o", "@out")
    #expect(export.status == 0 && export.errors.hasPrefix("Wrote "), "\(export.errors)")
    let written = try Data(contentsOf: URL(fileURLWithPath: folder.path("out")))
    let wanted = changes.reduce(text) { $0.replacing($1.key, with: $1.value) }
    #expect(written == wanted.data(using: encoding), "\(String(decoding: written, as: UTF8.self))")
    #expect(try book(folder, "undo").status == 0)
    #expect(try book(folder, "export", "A", "-o", "@back").status == 0)
    #expect(try Data(contentsOf: URL(fileURLWithPath: folder.path("back"))) == file)
  }

  @Test func whatHasNoPlaceInAFileIsRefusedAndNamed() throws {
    let folder = try TestFolder()
    let store = ["--store", folder.path("b.db")]
    try folder.write("t.csv", "Name,E-mail\nBo Ek,bo@example.org\nCy Roe,cy@example.org\n")
    _ = try book(folder, "import", "@t.csv", "--account", "T")
    _ = try book(folder, "edit", "Bo Ek", "--set", "title=Boss", "--set", "email=b@example.org")
    let refused = try book(folder, "export", "T", "-o", "@x.csv")
    #expect(refused.status == 1 && !folder.names.contains("x.csv"))
    #expect(
      refused.errors.contains(
        "The account “T” has no place for Job Title “Boss” of Bo Ek; nothing was written."))
    #expect(refused.errors.contains("unicard convert book:T -o contacts.vcf"))
    #expect(try book(folder, "export", "T").output.isEmpty)
    let forced = try book(folder, "export", "T", "-o", "@x.csv", "--force")
    #expect(forced.status == 0 && forced.errors.contains("First: “Boss” of Bo Ek."))
    #expect(
      try folder.read("x.csv") == "Name,E-mail\nBo Ek,b@example.org\nCy Roe,cy@example.org\n")
    // Contacts that stand side by side are not changed where they are.
    try folder.write("s.csv", "Name;Anna;Bert\r\nTel;030 1;030 2\r\nE-Mail;a@x.org;b@x.org\r\n")
    _ = try book(folder, "import", "@s.csv", "--account", "S")
    #expect(try !book(folder, "export", "S").errors.contains("anew"))
    _ = try book(folder, "edit", "Anna", "--set", "phone=030 9")
    let anew = try book(folder, "export", "S")
    #expect(anew.errors.contains("written anew") && anew.output.contains("030 9"))
    // Other commands read all of it.
    let list = try folder.run(["list", "book:T", "--fields", "name,title,email"] + store)
    #expect(list.output.contains("Boss") && list.output.contains("cy@example.org"))
  }

  @Test func aNewGroupHasTheFormOfItsFile() throws {
    let folder = try filled()
    _ = try book(folder, "groups", "add", "New", "--where", "name ~ jane", "--account", "Phone")
    let output = try book(folder, "export", "Phone").output
    #expect(output.contains("X-ADDRESSBOOKSERVER-KIND:group\r\nFN:New"), "\(output)")
    #expect(!output.contains("VERSION:4.0"))
    try folder.write("n.vcf", TestCards.modern)
    let store = ["--store", folder.path("b.db")]
    #expect(
      try folder.run(["add", "@n.vcf", "--to", "book:Phone", "--create"] + store).status == 0)
    #expect(try book(folder, "show", "New Kind", "--json").output.contains("they/them"))
  }

  @Test func cardsAreAddedToAStore() throws {
    let folder = try filled()
    try folder.write("new.vcf", TestCards.jane.replacing("UID:jane-1", with: "NOTE:New"))
    let store = ["--store", folder.path("b.db")]
    let look = try folder.run(["add", "@new.vcf", "--to", "book:", "--dry-run"] + store)
    #expect(look.output.contains("New") && look.errors.contains("would have changed 1 contact"))
    #expect(try folder.run(["add", "@new.vcf", "--to", "book:"] + store).status == 0)
    #expect(try book(folder, "show", "Jane Doe").output.contains("New"))
    let bo = try folder.run(["add", "@new.vcf", "--to", "book:Work", "--create"] + store)
    #expect(bo.status == 0)
    #expect(try book(folder, "export", "Work").output.contains("NOTE:New"))
    // Of the accounts' notations of one value, a card that has it in any says nothing new.
    let address = "ADR;TYPE=HOME:;;12 Oak Lane;Kiel;;24103;Germany"
    for (account, line) in [
      ("A", address), ("B", address + "\r\nLABEL;TYPE=HOME:12 Oak Lane, Kiel"),
    ] {
      try folder.write(
        "of.vcf", TestCards.jane.replacing("CATEGORIES", with: line + "\r\nCATEGORIES"))
      _ = try folder.run(["book", "import", "@of.vcf", "--account", account] + store)
    }
    let exports = try ["A", "B"].map { try book(folder, "export", $0).output }
    #expect(exports.allSatisfy { $0.contains(address) })
    try folder.write(
      "same.vcf", TestCards.jane.replacing("CATEGORIES", with: address + "\r\nCATEGORIES"))
    let same = try folder.run(["add", "@same.vcf", "--to", "book:"] + store)
    #expect(same.errors.contains("says nothing that the book does not"), "\(same.errors)")
    #expect(try ["A", "B"].map { try book(folder, "export", $0).output } == exports)
    let wrong = try folder.run(["add", "--undo", "@x", "--to", "book:"] + store)
    #expect(wrong.status == 64)
    #expect(try folder.run(["add", "@new.vcf", "--to", "book:No", "--create"] + store).status == 2)
  }
}

/// What is asked for on a terminal.
@Suite(.enabled(if: Program.path != nil && TerminalSession.tmux != nil, "tmux is not installed"))
struct BookQuestionTests {
  /// Arguments, what is waited for, what is typed, the exit code, and what stands in the store then.
  @Test(arguments: [
    ("add new.vcf --to book: --review", "1: add to Jane Doe", "1", 0, "1 contact."),
    ("add new.vcf --to book: --review", "c: create a contact", "c", 0, "2 contacts."),
    ("add new.vcf --to book: --review", "k: leave the card out", "k", 0, "1 contact."),
    ("add new.vcf --to book: --review", "q: quit", "q", 1, "1 contact."),
  ])
  func anUnknownCardIsShownAndAskedAbout(
    _ arguments: String, _ text: String, _ answer: String, _ status: Int32, _ count: String
  ) async throws {
    let folder = try TestFolder()
    let store = ["--store", folder.path("b.db")]
    try folder.write("a.vcf", TestCards.jane)
    try folder.write(
      "new.vcf",
      TestCards.jane.replacing("UID:jane-1", with: "NOTE:From a card")
        .replacing("+49 171 5550123", with: "+49 30 99887").replacing("jane@acme", with: "jd@x"))
    _ = try folder.run(["book", "import", "@a.vcf", "--account", "Phone"] + store)
    let session = try TerminalSession(
      arguments + " --store b.db", in: folder, columns: 60, rows: 20, showsErrors: true)
    try await session.waitFor(text)
    let screen = try session.screen()
    #expect(screen.contains("Jane Doe") && screen.contains("From a card"))
    try await session.send(answer)
    try await session.send("Enter")
    #expect(try await session.outcome().status == status)
    #expect(try folder.run(["book", "list", "--records"] + store).errors.contains(count))
  }

  @Test(arguments: [("y", 0), ("n", 1)] as [(String, Int32)])
  func theFirstUseIsAskedAbout(_ answer: String, _ status: Int32) async throws {
    let folder = try TestFolder()
    try folder.write("a.vcf", TestCards.jane)
    let session = try TerminalSession(
      "book import a.vcf --account Phone --store b.db", in: folder, columns: 60, rows: 20,
      showsErrors: true)
    try await session.waitFor("Make it?")
    try await session.send(answer)
    try await session.send("Enter")
    #expect(try await session.outcome().status == status)
    #expect(access(folder.path("b.db"), F_OK) == (status == 0 ? 0 : -1))
  }
}
