import Foundation
import TestFolders
import Testing

@testable import UnicardCommand

/// People of a store who have several records.
@Suite struct BookPeopleTests {
  private func book(_ folder: TestFolder, _ arguments: String...) throws -> CommandOutcome {
    try folder.run(["book"] + arguments + ["--store", folder.path("b.db")])
  }

  /// Each value of a person is changed in the record that it is in; who has no UID gets the one that is set.
  @Test func aPersonOfTwoRecordsIsEdited() throws {
    let folder = try TestFolder()
    let person =
      "BEGIN:VCARD\r\nVERSION:3.0\r\nFN:Ann Lee\r\nN:Lee;Ann;;;\r\nEMAIL:ann@example.org\r\n"
    for (account, other, number) in [("Phone", "Zoe Ek", "01"), ("Work", "Bo Ek", "02")] {
      let stranger = "BEGIN:VCARD\r\nVERSION:3.0\r\nFN:\(other)\r\nEND:VCARD\r\n"
      try folder.write(
        "a.vcf", stranger + person + "TEL;TYPE=HOME:+46 8 555 00 \(number)\r\nEND:VCARD\r\n")
      _ = try book(folder, "import", "@a.vcf", "--account", account)
    }
    let edited = try book(
      folder, "edit", "Ann Lee", "--remove", "phone=+46 8 555 00 01", "--replace",
      "phone=+46 8 555 00 02:+46 8 555 00 03")
    #expect(edited.status == 0, "\(edited.errors)")
    #expect(!(try book(folder, "export", "Phone").output.contains("TEL")))
    #expect(try book(folder, "export", "Work").output.contains("TEL;TYPE=HOME:+46 8 555 00 03"))
    let named = try book(folder, "edit", "Ann Lee", "--set", "uid=abc")
    #expect(named.status == 0, "\(named.errors)")
    #expect(try book(folder, "show", "Ann Lee").output.contains("abc"))
  }

  @Test(
    "A new value goes where there is room, and one that a record says less of changes there, too",
    arguments: [
      // What is edited, and what the card and the row say then.
      (["--add", "relation.spouse=Ravi"], "X-ABRELATEDNAMES:Ravi", "Brother,Raj", "--02-14"),
      (["--set", "birthday=1990-01-01"], "BDAY:1990-01-01", "", "1990-01-01"),
      (["--set", "birthday=1991-03-14"], "BDAY:1991-03-14", "", "--03-14"),
    ] as [([String], String, String, String)])
  func room(_ edit: [String], _ line: String, _ relation: String, _ birthday: String) throws {
    let folder = try TestFolder()
    try folder.write(
      "i.vcf",
      "BEGIN:VCARD\r\nVERSION:3.0\r\nFN:Priya Rao\r\nN:Rao;Priya;;;\r\nEMAIL:p@x.example\r\n"
        + "BDAY:1991-02-14\r\nUID:p1\r\nEND:VCARD\r\n")
    let relations = "Relation 1 - Label,Relation 1 - Value"
    try folder.write(
      "g.csv",
      "First Name,Last Name,Birthday,E-mail 1 - Label,E-mail 1 - Value,\(relations)\r\n"
        + "Priya,Rao,--02-14,* ,p@x.example,Brother,Raj\r\n")
    _ = try book(folder, "import", "@i.vcf", "--account", "I")
    _ = try book(folder, "import", "@g.csv", "--account", "G")
    let store = ["--store", folder.path("b.db")]
    let outcome = try folder.run(["book", "edit", "p@x.example"] + edit + store)
    #expect(outcome.status == 0, "\(outcome.errors)")
    let card = try book(folder, "export", "I").output
    #expect(card.contains(line), "\(card)")
    let table = try book(folder, "export", "G")
    #expect(table.status == 0, "\(table.errors)")
    #expect(table.output.contains(birthday), "\(table.output)")
    #expect(relation.isEmpty || table.output.contains(relation), "\(table.output)")
    #expect(try !book(folder, "show", "p@x.example").output.contains("other birthday"))
  }

  @Test("Of an address in another country, the code changes and the rest of its lines stays")
  func country() throws {
    let folder = try TestFolder()
    let address = "item1.ADR;type=HOME;type=pref:;;Storgatan 12;Umeå;;903 26;Sweden\r\n"
    let card =
      "BEGIN:VCARD\r\nVERSION:3.0\r\nFN:Ann Lee\r\nN:Lee;Ann;;;\r\n\(address)"
      + "item1.X-ABADR:se\r\nUID:a1\r\nEND:VCARD\r\n"
    try folder.write("i.vcf", card)
    _ = try book(folder, "import", "@i.vcf", "--account", "I")
    let edited = card.replacing("Sweden", with: "Norway").replacing("ABADR:se", with: "ABADR:no")
    for country in ["Norway", "Sweden"] {
      #expect(try book(folder, "edit", "Ann", "--set", "address.country=\(country)").status == 0)
      let export = try book(folder, "export", "I").output
      #expect(export == (country == "Norway" ? edited : card), "\(export)")
    }
    let outcome = try folder.run("edit", "@i.vcf", "--set", "address.country=Norway", "-o", "-")
    #expect(outcome.output == edited, "\(outcome.output)")
  }

  @Test("What was said of people holds where a phone gives all a new UID, which groups name")
  func newIdentifiers() throws {
    let folder = try TestFolder()
    let ann =
      "BEGIN:VCARD\r\nVERSION:3.0\r\nFN:Ann Lee\r\nN:Lee;Ann;;;\r\nEMAIL:a@x.example\r\nUID:a1\r\nEND:VCARD\r\n"
    let bo = ann.replacing("Ann Lee", with: "Bo Ek").replacing("Lee;Ann", with: "Ek;Bo")
      .replacing("a@x.example", with: "b@x.example").replacing("UID:a1", with: "UID:b1")
    let group =
      "BEGIN:VCARD\r\nVERSION:3.0\r\nFN:Choir\r\nX-ADDRESSBOOKSERVER-KIND:group\r\n"
      + "X-ADDRESSBOOKSERVER-MEMBER:urn:uuid:a1\r\nUID:g1\r\nEND:VCARD\r\n"
    try folder.write("a.vcf", ann + bo + group)
    try folder.write(
      "b.vcf",
      ann.replacing("Ann", with: "Anna").replacing("a@x", with: "z@x")
        .replacing("UID:a1", with: "UID:z1"))
    _ = try book(folder, "import", "@a.vcf", "--account", "A")
    _ = try book(folder, "import", "@b.vcf", "--account", "B")
    #expect(try book(folder, "link", "Ann Lee", "Anna Lee").status == 0)
    let renamed = (ann + group).replacing("a1", with: "n7")
    try folder.write("c.vcf", renamed + bo.replacing("b@x", with: "bo@x"))
    let changes = try folder.run("diff", "@a.vcf", "@c.vcf")
    #expect(!changes.errors.contains("added"), "\(changes.errors)")
    let imported = try book(folder, "import", "@c.vcf", "--account", "A")
    #expect(!imported.errors.contains("gone"), "\(imported.errors)")
    let people = try book(folder, "list").output
    #expect(!(people.contains("Ann Lee") && people.contains("Anna Lee")), "\(people)")
  }

  @Test("Who is in no account that has the group gets it in the own one")
  func groupsOfOtherAccounts() throws {
    let folder = try TestFolder()
    let ann = "BEGIN:VCARD\r\nVERSION:4.0\r\nFN:Ann Lee\r\nUID:1\r\nEND:VCARD\r\n"
    let choir = ann.replacing("Ann Lee", with: "Choir")
      .replacing("UID:1", with: "UID:g\r\nKIND:group\r\nMEMBER:urn:uuid:1")
    try folder.write("a.vcf", ann + choir)
    try folder.write("b.csv", "Name,E-mail\nZoe Ek,zoe@example.org\nBo Ek,bo@example.org\n")
    _ = try book(folder, "import", "@a.vcf", "--account", "A")
    _ = try book(folder, "import", "@b.csv", "--account", "B")
    let outcome = try book(folder, "groups", "add", "Choir", "Zoe")
    #expect(outcome.errors.contains("Changed 1 contact"), "\(outcome.errors)")
    let members = try book(folder, "list", "--where", "group = Choir").output
    #expect(members.contains("Zoe Ek") && members.contains("Ann Lee"), "\(members)")
    #expect(!members.contains("Bo Ek"))
    let again = try book(folder, "groups", "add", "Choir", "Zoe")
    #expect(again.errors.contains("Nothing is to be changed"), "\(again.errors)")
  }

  /// A part of an address as each account has it: in a card with the code of the country, beside the text
  /// of a label, and in parts alone.
  private static let addresses = [
    "BEGIN:VCARD\r\nVERSION:3.0\r\nN:Ek;Ann;;;\r\nFN:Ann Ek\r\nEMAIL:ann@example.org\r\n"
      + "item1.ADR;TYPE=home,pref:;;Storgatan 12;Umeå;;903 26;Sweden\r\n"
      + "item1.X-ABADR:se\r\nUID:1\r\nEND:VCARD\r\n",
    "First Name,Last Name,E-mail 1 - Label,E-mail 1 - Value,Address 1 - Label,"
      + "Address 1 - Formatted,Address 1 - Street,Address 1 - City,Address 1 - PO Box,"
      + "Address 1 - Region,Address 1 - Postal Code,Address 1 - Country,"
      + "Address 1 - Extended Address\n"
      + "Ann,Ek,Home,ann@example.org,Home,\"Storgatan 12\n903 26 Umeå\nSweden\",Storgatan 12,Umeå,,,"
      + "903 26,Sweden,\n",
    "First Name,Last Name,E-mail Address,Home Street,Home City,Home State,Home Postal Code,"
      + "Home Country/Region\nAnn,Ek,ann@example.org,Storgatan 12,Umeå,,903 26,Sweden\n",
  ]

  @Test(
    "A part that is changed is changed in each record, which keeps what else it says",
    arguments: [
      ("city=Luleå", "Umeå", "Luleå"), ("postcode=903 27", "903 26", "903 27"),
      ("street=Storgatan 14", "Storgatan 12", "Storgatan 14"),
    ])
  func partsOfAddresses(_ part: String, _ old: String, _ new: String) throws {
    let folder = try TestFolder()
    for (number, file) in Self.addresses.enumerated() {
      try folder.write("a\(number)", file)
      _ = try book(folder, "import", "@a\(number)", "--account", "\(number)")
    }
    let people = try book(folder, "list", "--json")
    #expect(people.output.split(separator: "\n").count == 1, "\(people.output)")
    let outcome = try book(folder, "edit", "Ann Ek", "--set", "address.\(part)")
    #expect(outcome.status == 0, "\(outcome.errors)")
    for (number, file) in Self.addresses.enumerated() {
      let export = try book(folder, "export", "\(number)")
      #expect(export.status == 0, "\(export.errors)")
      #expect(export.output == file.replacing(old, with: new))
    }
  }

  @Test(
    "Who is in a group by a card is not taken out of it by an edit of categories",
    arguments: [
      (["--remove", "group=Choir"], "remove"), (["--remove", "group"], "remove"),
      (["--set", "group=Team"], "remove"), (["--remove", "group=Team"], nil),
      (["--remove", "group=Choir", "--account", "B"], nil),
    ] as [([String], String?)])
  func groupsWithCards(_ edit: [String], _ verb: String?) throws {
    let folder = try TestFolder()
    let ann =
      "BEGIN:VCARD\r\nVERSION:4.0\r\nFN:Ann Lee\r\nUID:1\r\nEMAIL:ann@example.org\r\n"
    let choir =
      "BEGIN:VCARD\r\nVERSION:4.0\r\nFN:Choir\r\nUID:g\r\nKIND:group\r\nMEMBER:urn:uuid:1\r\n"
    let end = "END:VCARD\r\n"
    try folder.write("a.vcf", ann + end + choir + end)
    try folder.write("b.vcf", ann + "CATEGORIES:Choir,Team\r\n" + end)
    _ = try book(folder, "import", "@a.vcf", "--account", "A")
    _ = try book(folder, "import", "@b.vcf", "--account", "B")
    let before = try ["A", "B"].map { try book(folder, "export", $0).output }
    let outcome = try folder.run(
      ["book", "edit", "--where", "group = Choir"] + edit + ["--store", folder.path("b.db")])
    #expect(outcome.status == (verb == nil ? 0 : 1), "\(outcome.errors)")
    let after = try ["A", "B"].map { try book(folder, "export", $0).output }
    #expect(after[0] == before[0] && (after[1] == before[1]) == (verb != nil), "\(after)")
    guard let verb else { return }
    #expect(
      outcome.errors.contains("The group “Choir” has a card in the account A"),
      "\(outcome.errors)")
    #expect(outcome.errors.contains("Hint: Write unicard book groups \(verb) Choir --where …"))
  }

  @Test func groupsOfCardsGetNoNamesInContacts() throws {
    let folder = try TestFolder()
    let choir =
      "BEGIN:VCARD\r\nVERSION:3.0\r\nX-ADDRESSBOOKSERVER-KIND:group\r\nFN:Choir\r\nN:Choir;;;;\r\n"
      + "UID:choir-1\r\nEND:VCARD\r\n"
    try folder.write("a.vcf", TestCards.jane + choir)
    _ = try book(folder, "import", "@a.vcf", "--account", "Phone")
    let before = try book(folder, "export", "Phone").output
    for group in ["Choir", "Board"] {
      let refused = try book(folder, "edit", "Jane Doe", "--add", "group=\(group)")
      #expect(refused.status == 1 && refused.errors.contains("book groups add \(group)"))
    }
    #expect(try book(folder, "export", "Phone").output == before)
    let new = try book(
      folder, "new", "name=Cy Fox", "group=Choir", "group=Board", "--account", "Phone")
    #expect(new.status == 0, "\(new.errors)")
    let after = try book(folder, "export", "Phone").output
    #expect(after.components(separatedBy: "CATEGORIES").count == 2, "\(after)")
    for group in ["Choir", "Board"] {
      let list = try book(folder, "list", "--where", "group = \(group)").output
      #expect(list.contains("Cy Fox"), "\(group): \(list)")
    }
  }

  @Test(
    "Of a line of which only the value changes, name and parameters stay as the account has them")
  func linesStay() throws {
    let folder = try TestFolder()
    let card =
      "BEGIN:VCARD\r\nVERSION:3.0\r\nN:Ek;Ann;;;\r\nFN:Ann Ek\r\n"
      + "TEL;type=CELL;type=VOICE;type=pref:+46 70 555 01 01\r\n"
      + "EMAIL;type=INTERNET;type=HOME;type=pref:ann@example.org\r\nUID:1\r\nEND:VCARD\r\n"
    try folder.write("a.vcf", card)
    _ = try book(folder, "import", "@a.vcf", "--account", "A")
    let edit = try book(
      folder, "edit", "Ann Ek", "--set", "phone.mobile=+46 70 555 02 02", "--set",
      "email.home=ann@new.example")
    #expect(edit.status == 0, "\(edit.errors)")
    #expect(
      try book(folder, "export", "A").output
        == card.replacing("555 01 01", with: "555 02 02")
        .replacing("ann@example.org", with: "ann@new.example"))
  }

  @Test("The numbers of each account are brought into one notation, be they so in another one")
  func cleansEachAccount() throws {
    let folder = try TestFolder()
    for (account, number) in [("A", "+49 171 5550101"), ("B", "+491715550101")] {
      try folder.write(
        "a.vcf",
        "BEGIN:VCARD\r\nVERSION:3.0\r\nN:Ek;Ann;;;\r\nFN:Ann Ek\r\nEMAIL:ann@example.org\r\n"
          + "TEL;TYPE=CELL:\(number)\r\nNOTE:\(account)\r\nEND:VCARD\r\n")
      _ = try book(folder, "import", "@a.vcf", "--account", account)
    }
    #expect(try book(folder, "list").errors.contains("1 contact."))
    let edit = try book(folder, "edit", "--where", "has phone", "--normalize-phones")
    #expect(edit.errors.contains("Changed 1 contact."), "\(edit.errors)")
    for account in ["A", "B"] {
      let export = try book(folder, "export", account).output
      #expect(export.contains("TEL;TYPE=CELL:+491715550101\r\n"), "\(account): \(export)")
    }
  }

  /// Whose record counts most changes with what the records say; what nobody edited stays as each has it.
  @Test func whatWasNotEditedStaysInItsNotation() throws {
    let folder = try TestFolder()
    func card(_ lines: String...) -> String {
      TestCards.card(["N:Doe;Jo;;;", "FN:Jo Doe"] + lines, version: "3.0")
    }
    let accounts = [
      "A": card(
        "TEL;type=CELL;type=VOICE;type=pref:+49 171 5550104", "EMAIL:jo@x.example", "UID:a"),
      "B": card("TEL;TYPE=CELL:0171 5550104", "EMAIL;TYPE=HOME:jo@x.example", "NOTE:b", "UID:b"),
      "C": card("TEL;TYPE=HOME:+491715550104", "EMAIL;TYPE=WORK:jo@x.example", "ORG:Acme", "UID:c"),
    ]
    for (account, text) in accounts.sorted(by: { $0.key < $1.key }) {
      try folder.write("\(account).vcf", text)
      _ = try book(folder, "import", "@\(account).vcf", "--account", account)
    }
    #expect(try book(folder, "list").errors.contains("1 contact."))
    let edit = try book(
      folder, "edit", "Jo Doe", "--set", "title=Architect", "--add", "phone.work=+49 221 5550177",
      "--add", "email.work=new@x.example", "--add", "url=https://x.example")
    #expect(edit.status == 0, "\(edit.errors)")
    var added = 0
    for (account, text) in accounts {
      let lines = Set(text.split(separator: "\r\n"))
      let now = Set(try book(folder, "export", account).output.split(separator: "\r\n"))
      #expect(now.isSuperset(of: lines), "\(account): \(lines.subtracting(now))")
      added += now.subtracting(lines).count
    }
    #expect(added == 4)
  }
}
