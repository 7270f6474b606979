import Foundation
import TestFolders
import Testing

@testable import UnicardCommand

@Suite struct AddCommandTests {
  private static let ann = vCard3(
    "UID:1", "N:Lee;Ann;;;", "FN:Ann Lee", "EMAIL;TYPE=HOME:ann.lee@example.org", "TITLE:Editor",
    "TEL;TYPE=CELL:+49 171 5550123", "X-odd ;a=b:c")
  private static let bob = vCard3(
    "UID:2", "N:Ray;Bob;;;", "FN:Bob Ray", "TEL:+49 30 1234567")

  private static func folder() throws -> TestFolder {
    let folder = try TestFolder()
    try folder.write("book.vcf", ann + bob)
    try folder.write(
      "new.vcf",
      vCard3(
        "UID:n", "N:Lee;Ann;;;", "FN:Ann Lee", "EMAIL:ann.lee@example.org", "TITLE:Author",
        "TEL:0171 5550123", "TEL;TYPE=WORK:+49 40 7654321", "BDAY:1980-04-12")
        + vCard3("N:Dee;Cy;;;", "FN:Cy Dee", "TEL:+49 89 9999999"))
    return folder
  }

  @Test func whoIsThereIsUpdatedAndWhoIsNotIsNew() throws {
    let folder = try Self.folder()
    let outcome = try folder.run("add", "@new.vcf", "--to", "@book.vcf", "--changes", "@did.json")
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(
      outcome.errors.contains("The card of Ann Lee says something else than Ann Lee of the book"))
    #expect(outcome.errors.contains("  Job Title: “Author”; the book has “Editor”.\n"))
    #expect(outcome.errors.contains("Changed 1 contact, added 1 contact in"), "\(outcome.errors)")
    let written = try folder.read("book.vcf")
    #expect(written.contains("TITLE:Editor\r\nTEL;TYPE=CELL:+49 171 5550123\r\n"), "\(written)")
    #expect(written.contains("X-odd ;a=b:c"))
    #expect(written.contains("+49 40 7654321"))
    #expect(written.contains("BDAY:1980-04-12") || written.contains("BDAY:19800412"))
    #expect(!written.contains("0171 5550123"))
    #expect(written.contains(Self.bob))
    #expect(written.contains("FN:Cy Dee"))

    let undone = try folder.run("add", "--undo", "@did.json", "--to", "@book.vcf")
    #expect(undone.status == 0, "\(undone.errors)")
    #expect(try folder.read("book.vcf") == Self.ann + Self.bob)
  }

  @Test("What somebody has changed since is not taken out again, and the rest is")
  func undoesWhatIsAsItWas() throws {
    let folder = try Self.folder()
    _ = try folder.run("add", "@new.vcf", "--to", "@book.vcf", "--changes", "@did.json")
    _ = try folder.run("edit", "@book.vcf", "Cy Dee", "--set", "note=mine", "--in-place")
    let undone = try folder.run("add", "--undo", "@did.json", "--to", "@book.vcf")
    #expect(undone.status == 1)
    #expect(
      undone.errors.contains("warning: Cy Dee: Its note was changed meanwhile. It stays as it is."),
      "\(undone.errors)")
    let written = try folder.read("book.vcf")
    #expect(written.hasPrefix(Self.ann + Self.bob) && written.contains("NOTE:mine"), "\(written)")
    let again = try folder.run("add", "--undo", "@did.json", "--to", "@book.vcf")
    #expect(again.status == 1 && again.errors.contains("Nothing is to be changed"))
    #expect(try folder.read("book.vcf") == written)
  }

  @Test("The book stays as it is where it could not be told how to undo the change")
  func unwritableChanges() throws {
    let folder = try Self.folder()
    let outcome = try folder.run("add", "@new.vcf", "--to", "@book.vcf", "--changes", "/dev/full")
    #expect(outcome.status == 2, "\(outcome.errors)")
    #expect(!outcome.errors.contains("Changed"), "\(outcome.errors)")
    #expect(try folder.read("book.vcf") == Self.ann + Self.bob)
  }

  @Test(
    "What a card says of a value that the book has is added, or told of where it is something else")
  func labelsAndParameters() throws {
    let folder = try Self.folder()
    let number = "TEL;TYPE=HOME:+49 30 1234567"
    let home = "ADR;TYPE=HOME:;;12 Oak Lane;Kiel;;24103;Germany"
    for (own, said, kept, conflict) in [
      (number, "TEL;TYPE=WORK:030 1234567", number, "Phone"),
      (number, "TEL:030 1234567", number, nil),
      (number, "TEL;TYPE=HOME,VOICE:030 1234567", number, nil),
      ("TEL:+49 30 1234567", "TEL;TYPE=WORK:030 1234567", "TEL;TYPE=work:+49 30 1234567", nil),
      (number, "item1.TEL:030 1234567\r\nitem1.X-ABLabel:Boat", number, "Phone"),
      (home, "ADR:;;12 Oak Ln;Kiel;;24103;", home, nil),
      (home, "ADR;LABEL=\"12 Oak Lane, 24103 Kiel\":;;12 Oak Lane;Kiel;;24103;Germany", home, nil),
      (
        "ADR:;;12 Oak Lane;Kiel;;;", "ADR:;;12 Oak Lane;Kiel;;24103;Germany",
        "ADR:;;12 Oak Lane;Kiel;;24103;Germany", nil
      ),
      ("TITLE:Editor", "TITLE;LANGUAGE=en:Editor", "TITLE;LANGUAGE=en:Editor", nil),
      (
        "TITLE;LANGUAGE=en:Editor", "TITLE;LANGUAGE=nl:Editor", "TITLE;LANGUAGE=en:Editor",
        "Job Title"
      ),
    ] as [(String, String, String, String?)] {
      try folder.write("book.vcf", vCard3("N:Ray;Bob;;;", "FN:Bob Ray", own))
      try folder.write("new.vcf", vCard3("N:Ray;Bob;;;", "FN:Bob Ray", said))
      let outcome = try folder.run("add", "@new.vcf", "--to", "@book.vcf", "--update", "Bob Ray")
      #expect(outcome.status == 0, "\(outcome.errors)")
      #expect(try folder.read("book.vcf").contains("\r\n\(kept)\r\n"), "\(said)")
      let says = "says something else than Bob Ray of the book"
      #expect(outcome.errors.contains(says) == (conflict != nil), "\(said): \(outcome.errors)")
      if let conflict { #expect(outcome.errors.contains("\n  \(conflict): “")) }
      let isSame = outcome.errors.contains("says nothing that the book does not")
      #expect(isSame == (conflict == nil && own == kept), "\(said): \(outcome.errors)")
    }
  }

  /// Groups and relations of new cards name the book's contacts, by a UID of the card's where the book has
  /// none.
  @Test(arguments: ["UID:book-ann", "TITLE:Editor"])
  func referencesFindWhomTheyMean(_ line: String) throws {
    let folder = try TestFolder()
    let ann = ["N:Lee;Ann;;;", "FN:Ann Lee", "EMAIL:ann@example.org"]
    let new = "urn:uuid:22222222-2222-4222-8222-222222222222"
    func card(_ lines: [String]) -> String { TestCards.card(lines, version: "4.0") }
    try folder.write("book.vcf", card(ann + [line]))
    try folder.write(
      "new.vcf",
      card(ann + ["UID:\(new)"])
        + card(["KIND:group", "FN:Choir", "N:Choir;;;;", "UID:g", "MEMBER:\(new)"])
        + card(["FN:Bo Ek", "N:Ek;Bo;;;", "UID:bo", "RELATED;TYPE=spouse:\(new)"]))
    let outcome = try folder.run("add", "@new.vcf", "--to", "@book.vcf")
    #expect(outcome.status == 0, "\(outcome.errors)")
    let written = try folder.read("book.vcf")
    let name = line.hasPrefix("UID") ? "urn:uuid:book-ann" : new
    #expect(written.contains("MEMBER:\(name)\r\n"), "\(written)")
    #expect(written.contains("RELATED;TYPE=spouse:\(name)\r\n"), "\(written)")
    #expect(written.contains("UID:\(new)") == !line.hasPrefix("UID"), "\(written)")
    let groups = try folder.run("groups", "@book.vcf")
    #expect(groups.output.contains("Choir") && groups.output.contains("1"), "\(groups.output)")
  }

  /// A table that has no column for UIDs needs none to be written.
  @Test func noIdentifiersAreAddedToTables() throws {
    let folder = try TestFolder()
    try folder.write("book.csv", "Name,Email\r\nAnn Lee,ann@example.org\r\n")
    let ann = ["UID:1", "N:Lee;Ann;;;", "FN:Ann Lee", "EMAIL:ann@example.org"]
    let club = [
      "UID:g", "N:Club;;;;", "FN:Club", "X-ADDRESSBOOKSERVER-KIND:group",
      "X-ADDRESSBOOKSERVER-MEMBER:urn:uuid:1",
    ]
    let cards = [ann, club].map { ["BEGIN:VCARD", "VERSION:3.0"] + $0 + ["END:VCARD", ""] }
    try folder.write("new.vcf", cards.map { $0.joined(separator: "\r\n") }.joined())
    let outcome = try folder.run("add", "@new.vcf", "--to", "@book.csv", "--force")
    #expect(outcome.errors.contains("1 card says nothing"), "\(outcome.errors)")
  }

  /// Google's marks would be groups in files of other programs.
  @Test(arguments: [
    ["add", "@g.csv", "--to", "@book.vcf"],
    ["merge", "@g.csv", "--into", "@book.vcf", "--in-place"],
  ])
  func marksStayBehind(_ arguments: [String]) throws {
    let folder = try Self.folder()
    try folder.write(
      "g.csv",
      "First Name,Last Name,Notes,Labels,E-mail 1 - Label,E-mail 1 - Value,Phone 1 - Label,"
        + "Phone 1 - Value\n"
        + "Cy,Dee,,* myContacts ::: Rowers ::: * starred,Home,cy@dee.example,,\n")
    for hasMarks in [false, true] {
      if hasMarks {
        try folder.write("book.vcf", Self.ann + vCard3("FN:Eve", "CATEGORIES:myContacts"))
      }
      let outcome = try folder.run(arguments)
      #expect(outcome.status == 0, "\(outcome.errors)")
      let lines = try folder.read("book.vcf").split(separator: "\r\n").filter {
        $0.hasPrefix("CATEGORIES:") && $0.contains("Rowers")
      }
      #expect(lines.count == 1 && lines[0].contains("myContacts") == hasMarks, "\(lines)")
      #expect(outcome.errors.contains("starred") == !hasMarks, "\(outcome.errors)")
    }
  }

  /// A table knows no card of a group: its members name it.
  @Test(arguments: [
    ["add", "@club.vcf", "--to", "@g.csv"],
    ["merge", "@club.vcf", "--into", "@g.csv", "--in-place"],
  ])
  func groupsBecomeLabels(_ arguments: [String]) throws {
    let folder = try TestFolder()
    try folder.write(
      "g.csv",
      "First Name,Last Name,Notes,Labels,E-mail 1 - Label,E-mail 1 - Value,Phone 1 - Label,"
        + "Phone 1 - Value\n"
        + "Bob,Ray,,* myContacts,Home,bob@ray.example,,\n")
    try folder.write(
      "club.vcf",
      vCard3("UID:b", "N:Ray;Bob;;;", "FN:Bob Ray", "EMAIL;TYPE=HOME:bob@ray.example")
        + vCard3("UID:d", "N:Dee;Cy;;;", "FN:Cy Dee", "EMAIL;TYPE=HOME:cy@dee.example")
        + vCard3(
          "UID:g", "N:Rowers;;;;", "FN:Rowers", "X-ADDRESSBOOKSERVER-KIND:group",
          "X-ADDRESSBOOKSERVER-MEMBER:urn:uuid:b", "X-ADDRESSBOOKSERVER-MEMBER:urn:uuid:d"))
    let outcome = try folder.run(arguments)
    #expect(outcome.status == 0, "\(outcome.errors)")
    let rows = try folder.read("g.csv").split(separator: "\n").dropFirst().map(String.init)
    #expect(rows.count == 2, "\(rows)")
    #expect(rows.allSatisfy { $0.contains("Rowers") && $0.contains("@") }, "\(rows)")
  }

  private static let named: [(row: String, lines: [String], told: String?)] = [
    ("Dr.,Ann,Lee", ["N:Lee;Ann;;;", "FN:Ann Lee"], nil),
    ("Dr.,Ann,Lee", ["N:Lee;Ann;;Dr.;", "FN:Lee, Ann"], nil),
    (",太郎,山田", ["N:山田;太郎;;;", "FN:太郎 山田"], nil),
    (
      ",Ann,Lee", ["N:Lee;Ann;;;", "FN:Annie Lee"],
      "  Display Name: “Annie Lee”; the book has “Ann Lee”."
    ),
  ]

  @Test(
    "A table that shows names by their parts takes what else a card says of somebody",
    arguments: named, ["add", "merge"])
  func wholeNames(
    _ sample: (row: String, lines: [String], told: String?), _ command: String
  ) throws {
    let folder = try TestFolder()
    let header = "Name Prefix,First Name,Last Name,E-mail 1 - Value,Phone 1 - Value\r\n"
    try folder.write("g.csv", header + "\(sample.row),ann@example.org,\r\n")
    let lines = sample.lines + ["EMAIL:ann@example.org", "TEL:+49 171 5550123"]
    try folder.write(
      "n.vcf",
      (["BEGIN:VCARD", "VERSION:3.0"] + lines + ["END:VCARD", ""]).joined(separator: "\r\n"))
    let isMerge = command == "merge"
    let outcome = try folder.run(
      isMerge
        ? ["merge", "@n.vcf", "--into", "@g.csv", "--in-place"]
        : ["add", "@n.vcf", "--to", "@g.csv"])
    // A name of other words is another value, and merging loses none.
    if isMerge, sample.lines[1].contains("Annie") {
      #expect(outcome.errors.contains("Annie Lee"), "\(outcome.errors)")
      return
    }
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(
      try folder.read("g.csv") == header + "\(sample.row),ann@example.org,+49 171 5550123\r\n")
    if !isMerge {
      #expect(outcome.errors.contains("says something else") == (sample.told != nil))
      if let told = sample.told { #expect(outcome.errors.contains(told), "\(outcome.errors)") }
    }
  }

  @Test func aDryRunShowsIt() throws {
    let folder = try Self.folder()
    let outcome = try folder.run("add", "@new.vcf", "--to", "@book.vcf", "--dry-run")
    #expect(outcome.output.hasPrefix("changed Ann Lee\n"), "\(outcome.output)")
    #expect(outcome.output.contains("added   Cy Dee\n"), "\(outcome.output)")
    #expect(try folder.read("book.vcf") == Self.ann + Self.bob)
  }

  @Test func whatIsThereIsNotAdded() throws {
    let folder = try Self.folder()
    let outcome = try folder.run("add", "-", "--to", "@book.vcf", input: Self.bob)
    #expect(outcome.status == 0)
    #expect(outcome.errors == "1 card says nothing that the book does not.\n")
    #expect(try folder.read("book.vcf") == Self.ann + Self.bob)
  }

  @Test func peopleMayDecide() throws {
    let folder = try Self.folder()
    try folder.write("c.vcf", vCard3("N:Smith;Robert;;;", "FN:Robert Smith", "NOTE:x"))
    let updated = try folder.run("add", "@c.vcf", "--to", "@book.vcf", "--update", "Bob Ray")
    #expect(updated.status == 0, "\(updated.errors)")
    #expect(try folder.read("book.vcf").contains("NOTE:x"))
    let created = try folder.run("add", "@new.vcf", "--to", "@book.vcf", "--create", "-q")
    #expect(created.status == 0, "\(created.errors)")
    #expect(try folder.read("book.vcf").components(separatedBy: "FN:Ann Lee").count == 3)
    #expect(try folder.run("add", "@c.vcf", "--to", "@book.vcf", "--update", "Eve").status == 1)
  }

  @Test(
    "What was added to a table is taken out again, as the table says it",
    arguments: [
      ["N:New;Nina;;;", "FN:Nina New", "TEL;TYPE=CELL:0170 1234567"],
      ["N:Lee;Ann;;;", "FN:Ann Lee", "TEL:+49 171 2233445", "NOTE:new", "TEL:+49 30 1234567"],
    ])
  func undoesInTables(_ lines: [String]) throws {
    let folder = try TestFolder()
    let table =
      "First Name,Last Name,Notes,Phone 1 - Label,Phone 1 - Value,Phone 2 - Label,Phone 2 - Value\r\n"
      + "Ann,Lee,old,Mobile,+49 171 2233445,,\r\n"
    try folder.write("g.csv", table)
    try folder.write(
      "n.vcf",
      (["BEGIN:VCARD", "VERSION:3.0"] + lines + ["END:VCARD", ""])
        .joined(separator: "\r\n"))
    _ = try folder.run("add", "@n.vcf", "--to", "@g.csv", "--changes", "@did.json")
    #expect(try folder.read("g.csv") != table)
    let undone = try folder.run("add", "--undo", "@did.json", "--to", "@g.csv")
    #expect(undone.status == 0, "\(undone.errors)")
    // A cell that was changed keeps its quotes.
    #expect(try folder.read("g.csv").replacing("\"old\"", with: "old") == table)
  }

  @Test func severalCardsAreNotOnePersons() throws {
    let folder = try Self.folder()
    let outcome = try folder.run("add", "@new.vcf", "--to", "@book.vcf", "--update", "Bob Ray")
    #expect(outcome.status == 64)
    #expect(outcome.errors.contains("and there are 2"), "\(outcome.errors)")
    #expect(try folder.read("book.vcf") == Self.ann + Self.bob)
  }
}
