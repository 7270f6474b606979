import Foundation
import TestFolders
import Testing

@testable import UnicardCommand

/// What becomes of a file that is merged into, and what is told of it.
struct IntoCommandTests {
  private static func card(_ name: String, _ lines: String...) -> String {
    let words = name.split(separator: " ")
    let parts = words.count == 2 ? "N:\(words[1]);\(words[0]);;;" : "N:;;;;"
    return TestCards.card(["FN:\(name)", parts] + lines, version: "3.0")
  }

  @Test("What an earlier merge put aside is known again, there and back")
  func again() throws {
    let folder = try TestFolder()
    let number = "TEL;TYPE=CELL:+44 7700 900142"
    try folder.write("a.vcf", Self.card("Emily Clarke", number, "BDAY:1990-02-15"))
    try folder.write("p.vcf", Self.card("Emilia Clarke", number, "BDAY:1990-02-14"))
    func merge(_ input: String, _ book: String) throws -> CommandOutcome {
      try folder.run(
        "merge", "@\(input)", "--into", "@\(book)", "--in-place", "--together", "a.vcf 1",
        "p.vcf 1")
    }
    _ = try merge("a.vcf", "p.vcf")
    let first = try folder.read("p.vcf")
    #expect(first.contains("X-ABDATE:1990-02-15") && first.contains("NICKNAME:Emily Clarke"))
    let second = try merge("a.vcf", "p.vcf")
    #expect(try folder.read("p.vcf") == first)
    #expect(second.errors.contains("nothing changes"), "\(second.errors)")
    let back = try merge("p.vcf", "a.vcf")
    #expect(back.status == 0, "\(back.errors)")
    let other = try folder.read("a.vcf")
    #expect(
      other.contains("BDAY:1990-02-15") && other.contains("X-ABDATE:1990-02-14"), "\(other)")
    #expect(!other.contains("X-ABDATE:1990-02-15"), "\(other)")
    #expect(other.contains("NICKNAME:Emilia Clarke\r\n"), "\(other)")
    // A date that says more than the birthday is another value.
    try folder.write(
      "p.vcf",
      Self.card(
        "Emily Clarke", number, "BDAY:1990-02-14",
        "item1.X-ABDATE;X-APPLE-OMIT-YEAR=1604:1604-02-15",
        "item1.X-ABLABEL:other birthday"))
    _ = try merge("a.vcf", "p.vcf")
    #expect(try folder.read("p.vcf").contains("1990-02-15"))
  }

  /// What had no place in the first run has none in the second, in which nothing is written.
  @Test func whatNothingChangesInLosesNothing() throws {
    let folder = try TestFolder()
    let number = "TEL;TYPE=CELL:+44 7700 900142"
    try folder.write("book.csv", "Name,Mobile\r\nEmily Clarke,+44 7700 900142\r\n")
    try folder.write("a.vcf", Self.card("Emily Clarke", number, "ROLE:Editor"))
    let arguments = ["merge", "@a.vcf", "--into", "@book.csv", "--in-place", "--force"]
    _ = try folder.run(arguments)
    let second = try folder.run(arguments)
    #expect(second.errors.contains("nothing changes"), "\(second.errors)")
    #expect(second.errors.contains("1 contact would lose something"), "\(second.errors)")
    #expect(!second.errors.contains("contact lost something"), "\(second.errors)")
  }

  private static let landline = "TEL;TYPE=HOME:+49 30 9002002"
  private static let thomas = "Thomas Müller"
  /// The cards of a book, those of another file, and how many contacts the book has in the end.
  private static let repeated: [(book: [String], file: [String], count: Int)] = [
    // Somebody said that they are one; another of the household has the number.
    (
      [
        card("Petra Schmidt", "UID:g3", "EMAIL:familie@schmidt.example"),
        card("Petra Meier-Schmidt", "UID:g4", landline),
      ],
      [
        card("Petra Schmidt", "UID:p4", landline),
        card("Peter Schmidt", "UID:p5", landline, "EMAIL:familie@schmidt.example"),
      ], 3
    ),
    // A mere name that many have, of a single one and of one of two.
    ([card(thomas, "EMAIL:tm@x.example")], [card(thomas, "UID:1")], 1),
    (
      [card(thomas, "EMAIL:tm@x.example"), card(thomas, "EMAIL:t@y.example")],
      [card(thomas, "UID:1")], 3
    ),
    (
      [card(thomas, "EMAIL:tm@x.example", "NOTE:a"), card("Al Ek")],
      [card(thomas, "TEL:030 1"), card(thomas, "EMAIL:t@y.example"), card(thomas)], 5
    ),
    // Father and son.
    (
      [card("Karl Weber", landline, "EMAIL:karl@x.example").replacing(";;;", with: ";;;jr.")],
      [card("Karl Weber", "UID:1", landline)], 2
    ),
    // A title is no other name, and what the book says otherwise is no part of it.
    (
      [card("Dr. Thomas Müller", landline).replacing("N:;;;;", with: "N:Müller;Thomas;;Dr.;")],
      [card(thomas)], 1
    ),
    ([card(thomas, "BDAY:1990-01-01")], [card(thomas, "BDAY:1970-02-02")], 2),
  ]

  @Test("Merging the same file once more changes nothing", arguments: repeated)
  func once(_ book: [String], _ file: [String], _ count: Int) throws {
    let folder = try TestFolder()
    try folder.write("f.vcf", file.joined())
    try folder.write("b.vcf", book.joined())
    _ = try folder.run("convert", "@b.vcf", "--to", "google-csv", "-o", "@t.csv")
    // A table has no UIDs to know anybody by.
    for book in ["b.vcf", "t.csv"] {
      func merge(_ options: [String] = []) throws -> CommandOutcome {
        try folder.run(["merge", "@f.vcf", "--into", "@\(book)", "--in-place"] + options)
      }
      _ = try merge(count == 3 && file.count == 2 ? ["--together", "f.vcf 1", "\(book) 1"] : [])
      let first = try folder.read(book)
      // Behind the header, a row is a contact.
      let lines = first.split(separator: "\r\n")
      let people = book == "b.vcf" ? lines.count { $0 == "END:VCARD" } : lines.count - 1
      #expect(people == count, "\(first)")
      let again = try merge()
      #expect(again.errors.contains("nothing changes"), "\(again.errors)")
      #expect(try folder.read(book) == first)
    }
  }

  @Test("A number stays as the file has it, and another notation is no gain")
  func ownNotation() throws {
    let folder = try TestFolder()
    try folder.write(
      "p.vcf",
      Self.card("Anna Lee", "TEL:+49 221 555012", "TEL:030/5550199", "EMAIL:anna@x.example"))
    func merge(_ text: String) throws -> CommandOutcome {
      try folder.write("b.csv", text)
      return try folder.run("merge", "@p.vcf", "--into", "@b.csv", "--in-place", "--region", "DE")
    }
    let both =
      "First Name,Last Name,Home Phone,Phone,Email\nAnna,Lee,0221 555012,(030) 5550199,anna@x.example\n"
    let same = try merge(both)
    #expect(try folder.read("b.csv") == both)
    #expect(same.errors.contains("nothing changes"), "\(same.errors)")
    // What is new still comes.
    _ = try merge(both.replacing("(030) 5550199", with: ""))
    #expect(
      try folder.read("b.csv") == both.replacing("(030) 5550199", with: "030/5550199"))
  }

  private static let header =
    "First Name,Last Name,Phone 1 - Label,Phone 1 - Value,E-mail 1 - Label,E-mail 1 - Value\r\n"
  private static let labelled: [(row: String, lines: [String], told: [String], isKept: Bool)] = [
    (
      "Mobile,+49 171 5550101,* Home",
      [
        "item1.TEL:+491715550101", "item1.X-ABLabel:Privathandy",
        "item2.EMAIL:anna@huber.example", "item2.X-ABLabel:Urlaub",
      ],
      [
        "Left out: phone number “+49 171 5550101 (Privathandy)” of Anna Huber",
        "Left out: email address “anna@huber.example (Urlaub)” of Anna Huber",
      ], true
    ),
    (
      "Work,+49 171 5550101,Work",
      ["TEL;TYPE=HOME:+491715550101", "EMAIL;TYPE=HOME:anna@huber.example"],
      ["Phone  changed  1 contact", "Email  changed  1 contact"], false
    ),
  ]

  @Test("The labels of a table stay, and others are told of", arguments: labelled)
  func labels(_ row: String, _ lines: [String], _ told: [String], _ isKept: Bool) throws {
    let folder = try TestFolder()
    let table = Self.header + "Anna,Huber,\(row),anna@huber.example\r\n"
    try folder.write("g.csv", table)
    var card = Self.card("Anna Huber")
    card = card.replacing("END:", with: lines.joined(separator: "\r\n") + "\r\nEND:")
    try folder.write("a.vcf", card)
    let outcome = try folder.run("merge", "@a.vcf", "--into", "@g.csv", "-o", "@h.csv")
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(try folder.read("h.csv") == table)
    for sentence in told { #expect(outcome.errors.contains(sentence), "\(outcome.errors)") }
    #expect(outcome.errors.contains("can be deleted there") != isKept, "\(outcome.errors)")
  }

  @Test(
    "Numbers and what they are for go into a hand-made table, whichever of its columns comes first",
    arguments: ["Telefon-Typ,Telefon", "Telefon,Telefon-Typ", "Phone 1 - Label,Phone 1 - Value"])
  func numbers(_ columns: String) throws {
    let folder = try TestFolder()
    func row(_ name: String, _ label: String, _ number: String) -> String {
      "\(name)," + (columns.hasSuffix("Typ") ? "\(number),\(label)" : "\(label),\(number)") + "\r\n"
    }
    let head = "Vorname,Nachname,\(columns)\r\n"
    let anna = row("Anna,Huber", "Mobile", "+49 171 5550101")
    try folder.write("g.csv", head + anna)
    try folder.write(
      "a.vcf",
      Self.card("Jo Doe", "TEL;TYPE=CELL:+49 171 5550102")
        + Self.card("Al Ek", "TEL:+49 171 5550103")
        + Self.card("Anna Huber", "TEL;TYPE=WORK:+49 171 5550101"))
    let outcome = try folder.run("merge", "@a.vcf", "--into", "@g.csv", "-o", "-")
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(
      outcome.output == head + anna + row("Jo,Doe", "Mobile", "+49 171 5550102")
        + row("Al,Ek", "", "+49 171 5550103"))
  }

  @Test("A firm stays a firm, and its kind goes without saying where a row names nobody")
  func firm() throws {
    let folder = try TestFolder()
    let header = "First Name,Last Name,Organization Name,Phone 1 - Label,Phone 1 - Value\r\n"
    let table = header + ",,Acme Plumbing Ltd,Main,+44 20 7946 0999\r\n"
    try folder.write("g.csv", table)
    for type in ["", ";TYPE=WORK"] {
      try folder.write(
        "a.vcf",
        Self.card(
          "Acme", "ORG:Acme Plumbing;", "X-ABShowAs:COMPANY", "TEL\(type):+44 20 7946 0999"
        ).replacing("FN:Acme", with: "FN:Acme Plumbing"))
      let outcome = try folder.run("merge", "@a.vcf", "--into", "@g.csv", "-o", "-")
      #expect(outcome.status == 0, "\(outcome.errors)")
      #expect(outcome.output == table)
      let merged = try folder.run("merge", "@a.vcf", "@g.csv", "--to", "google-csv")
      #expect(merged.output.contains("\r\n,,,,,,,,,,"), "\(merged.output)")
    }
  }

  @Test("What a table has no room for is listed before it is lost, and a trial says so")
  func refusal() throws {
    let folder = try TestFolder()
    let row = "Anna,Huber,+49 171 5550101,1990-01-0"
    let table = "First Name,Last Name,Phone 1 - Value,Birthday\r\n\(row)1\r\n\(row)2\r\n"
    try folder.write("g.csv", table)
    let missing = "g.csv has no place for Date “1990-01-0"
    let loss = /"type":"loss","id":[^,]+,"name":"Anna Huber","property":"X-ABDATE"/
    for options in [[], ["--dry-run"], ["-o", "@h.csv"]] {
      let isTrial = options.first != "-o"
      let report = "@r\(options.count)"
      let outcome = try folder.run(["dedupe", "@g.csv", "--report", report] + options)
      #expect(outcome.status == (isTrial ? 0 : 1), "\(outcome.errors)")
      #expect(outcome.errors.contains(missing), "\(outcome.errors)")
      let verb = isTrial ? "would be" : "were"
      #expect(
        outcome.errors.contains("of Anna Huber; no contacts \(verb) written."),
        "\(outcome.errors)")
      #expect(!outcome.errors.contains("no value was dropped"), "\(outcome.errors)")
      #expect(outcome.errors.contains("would lose something"), "\(outcome.errors)")
      #expect(outcome.errors.contains("The report lists every value."), "\(outcome.errors)")
      #expect(outcome.errors.contains("because of --dry-run") == options.contains("--dry-run"))
      #expect(outcome.errors.contains("; -o FILE or --in-place writes") == options.isEmpty)
      #expect(try folder.read("r\(options.count)").contains(loss))
      #expect(try !folder.names.contains("h.csv") && folder.read("g.csv") == table)
    }
    let forced = try folder.run("dedupe", "@g.csv", "-o", "@h.csv", "--force")
    #expect(forced.errors.contains("1 contact lost something:"), "\(forced.errors)")
    #expect(!forced.errors.contains("no value was dropped"), "\(forced.errors)")
    try folder.write(
      "a.vcf", Self.card("Jo Doe", "BDAY:1990-01-01", "TEL:1") + Self.card("Jo Doe", "TEL:1"))
    let kept = try folder.run("dedupe", "@a.vcf")
    #expect(!kept.errors.contains("has no place"), "\(kept.errors)")
  }

  @Test("A column of one's own is a custom field of its name")
  func ownColumns() throws {
    let folder = try TestFolder()
    let header =
      "First Name,Last Name,Phone 1 - Label,Phone 1 - Value,Custom Field 1 - Label,"
      + "Custom Field 1 - Value\n"
    try folder.write("g.csv", header + "Ann,Lee,Mobile,+49 171 5550101,,\n")
    try folder.write(
      "o.csv",
      "Vorname,Nachname,Mobiltelefon,Benutzer 1\nBernd,Fuchs,+49 170 5559000,Kundennr 100\n")
    func merge(_ book: String, _ output: String) throws -> CommandOutcome {
      try folder.run("merge", "@o.csv", "--into", "@\(book)", "-o", "@\(output)")
    }
    let outcome = try merge("g.csv", "h.csv")
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(!outcome.errors.contains("something"), "\(outcome.errors)")
    let merged = try folder.read("h.csv")
    #expect(merged.contains("Bernd,Fuchs,Mobile,+49 170 5559000,Benutzer 1,Kundennr 100\n"))
    let again = try merge("h.csv", "i.csv")
    #expect(again.status == 0 && !again.errors.contains("something"), "\(again.errors)")
    #expect(try folder.read("i.csv") == merged)
    // What has no room is called as it was.
    try folder.write("n.csv", "First Name,Last Name,Phone 1 - Value\nAnn,Lee,+49 171 5550101\n")
    let refused = try merge("n.csv", "m.csv")
    #expect(
      refused.errors.contains("no place for Benutzer 1 “Kundennr 100” of Bernd Fuchs"),
      "\(refused.errors)")
  }

  @Test("A favorite of Google's stays where its star is known")
  func starred() throws {
    let folder = try TestFolder()
    try folder.write(
      "g.csv",
      Self.header.replacing("\r\n", with: ",Labels\r\n")
        + "Anna,Huber,,+49 171 5550101,,,* myContacts ::: * starred\r\n"
        + "Jo,Doe,,+49 171 5550102,,,* myContacts\r\n")
    try folder.write(
      "p.vcf",
      Self.card("Anna Huber", "TEL:+491715550101") + Self.card("Jo Doe", "TEL:+491715550102"))
    let outcome = try folder.run("merge", "@g.csv", "--into", "@p.vcf", "-o", "@q.vcf")
    #expect(outcome.errors.contains("1 record of other files has values that have no place in it"))
    #expect(outcome.errors.contains("g.csv 2  Jo Doe"), "\(outcome.errors)")
    #expect(!outcome.errors.contains("g.csv 1"), "\(outcome.errors)")
  }

  @Test("A group that names who is left gains no values")
  func groups() throws {
    let folder = try TestFolder()
    let number = "TEL;TYPE=CELL:+44 7700 900142"
    try folder.write(
      "a.vcf",
      Self.card("Emily Clarke", "UID:1", number)
        + Self.card("Emily Clarke", "UID:2", number, "NOTE:n")
        + Self.card(
          "Choir", "X-ADDRESSBOOKSERVER-KIND:group", "X-ADDRESSBOOKSERVER-MEMBER:urn:uuid:1",
          "X-ADDRESSBOOKSERVER-MEMBER:urn:uuid:2"))
    let outcome = try folder.run("dedupe", "@a.vcf", "-o", "@b.vcf")
    #expect(outcome.errors.contains("are 1 person and 1 group."), "\(outcome.errors)")
    #expect(
      outcome.errors.contains("1 contact names those who were joined, 1 duplicate is gone;"),
      "\(outcome.errors)")
  }

  @Test("A label is one whether it is a column's word or Apple's")
  func sameLabels() throws {
    let folder = try TestFolder()
    let table =
      "First Name,Last Name,Phone 1 - Value,Event 1 - Label,Event 1 - Value,Website 1 - Label,Website 1 - Value\r\n"
      + "Anna,Huber,+49 171 5550101,Anniversary,1992-06-20,Home Page,http://x.example/\r\n"
    try folder.write("g.csv", table)
    try folder.write(
      "a.vcf",
      Self.card(
        "Anna Huber", "TEL:+49 171 5550101", "item1.X-ABDATE:1992-06-20",
        "item1.X-ABLabel:_$!<Anniversary>!$_", "item2.URL:http://x.example/",
        "item2.X-ABLabel:_$!<HomePage>!$_"))
    let outcome = try folder.run("merge", "@a.vcf", "--into", "@g.csv", "-o", "@h.csv")
    #expect(!outcome.errors.contains("Left out"), "\(outcome.errors)")
    #expect(outcome.errors.contains("can be deleted there"), "\(outcome.errors)")
    #expect(try folder.read("h.csv") == table)
  }

  @Test("A file keeps its own spelling of mailboxes and addresses, and gains what is missing there")
  func spelling() throws {
    let folder = try TestFolder()
    let lines = [
      "EMAIL:Ann.Lee@x.example", "ADR;TYPE=HOME:;;Lindenstraße 12;Berlin;;10969;Deutschland",
      "UID:7",
    ]
    try folder.write("b.vcf", Self.card("Ann Lee", lines[0], lines[1], lines[2]))
    try folder.write(
      "g.csv",
      "First Name,Last Name,E-mail 1 - Value,Address 1 - Label,Address 1 - Formatted,"
        + "Address 1 - Street,Address 1 - City,Address 1 - Region,Address 1 - Postal Code,"
        + "Address 1 - Country\r\nAnn,Lee,ann.lee@x.example,Home,\"Lindenstr. 12\n10969 Berlin\nDE\","
        + "Lindenstr. 12,Berlin,BE,10969,DE\r\n")
    let outcome = try folder.run("merge", "@g.csv", "--into", "@b.vcf", "-o", "@c.vcf")
    #expect(outcome.status == 0, "\(outcome.errors)")
    let text = try folder.read("c.vcf")
    #expect(text.contains("Ann.Lee@x.example") && !text.contains("ann.lee@"), "\(text)")
    #expect(text.contains("Lindenstraße 12;Berlin;BE;10969;Deutschland"), "\(text)")
    #expect(!text.contains("LABEL"), "\(text)")
  }

  @Test("A firm gets no given name of a card that has its name as a person's")
  func firmWithoutGivenName() throws {
    let folder = try TestFolder()
    let number = "TEL:+49 30 12345678"
    let firm = "Meier Sanitär GmbH"
    try folder.write(
      "a.vcf", Self.card(firm, "ORG:\(firm)", "X-ABShowAs:COMPANY", number, "UID:1"))
    try folder.write(
      "p.vcf",
      Self.card("Meier Sanitär", number).replacing("N:Sanitär;Meier", with: "N:;Meier Sanitär"))
    let outcome = try folder.run("merge", "@p.vcf", "--into", "@a.vcf", "-o", "@m.vcf")
    #expect(outcome.errors.contains("is 1 person") || outcome.errors.contains("are 1 person"))
    #expect(try folder.read("m.vcf") == folder.read("a.vcf"), "\(outcome.errors)")
  }
}
