import Foundation
import TestFolders
import Testing

@testable import UnicardCommand

@Suite struct CheckCommandTests {
  @Test func showsThePlace() throws {
    let folder = try TestFolder()
    try folder.write("a.vcf", TestCards.jane + TestCards.broken)
    let outcome = try folder.run("check", "@a.vcf")
    let lines = outcome.output.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines[0].hasPrefix("warning: ") && lines[0].hasSuffix("[vcard.line.missing-colon]"))
    #expect(lines[1] == "  --> \(folder.path("a.vcf")):14:1 (contact 2, Bo Ek)")
    #expect(lines[2] == "14 | NOTE")
    #expect(lines[3] == "   | ^^^^")
    #expect(lines[4].hasPrefix("Hint: "))
    #expect(outcome.errors == "Checked 2 contacts: 1 warning.\n")
  }

  @Test(
    "A problem that several parts of a line have is told once, and a column's where it is named")
  func places() throws {
    let folder = try TestFolder()
    let name = "N;CHARSET=ISO-8859-1;ENCODING=QUOTED-PRINTABLE:Gro=C3=9F;J=C3=BCrgen"
    try folder.write("a.vcf", "BEGIN:VCARD\r\nVERSION:2.1\r\n\(name)\r\nEND:VCARD\r\n")
    let card = try folder.run("check", "@a.vcf")
    #expect(card.errors == "Checked 1 contact: 1 warning.\n", "\(card.output)")
    try folder.write(
      "a.csv",
      "Members of the club\n\nName,Email,Spalte 3\nAnn Lee,ann@x.example,u\n"
        + "Bob Ray,bob@x.example,v\n")
    let table = try folder.run("check", "@a.csv")
    #expect(table.output.contains("[csv.column.unknown]\n --> \(folder.path("a.csv")):3:1\n"))
    #expect(table.output.contains("\n3 | Name,Email,Spalte 3\n"), "\(table.output)")
  }

  @Test("Columns that nobody understands are listed up to a limit, and further ones counted")
  func unknownColumns() throws {
    let folder = try TestFolder()
    let numbers = 0..<1150
    let table = [
      "Name," + numbers.map { "Spalte \($0)" }.joined(separator: ","),
      "Ann Lee," + numbers.map { "x\($0)" }.joined(separator: ","),
    ]
    try folder.write("a.csv", table.joined(separator: "\n") + "\n")
    let outcome = try folder.run("check", "@a.csv")
    #expect(outcome.errors == "Checked 1 contact: 1,001 notes.\n", "\(outcome.errors)")
    #expect(outcome.output.contains("Of 151 more columns it is not sure"))
    let longer = table.map { $0.split(separator: ",").prefix(1001).joined(separator: ",") }
    try folder.write("a.csv", longer.joined(separator: "\n") + "\n")
    #expect(try folder.run("check", "@a.csv").output.contains("Of one more column it is not sure"))
    let narrow = table.map { $0.split(separator: ",").prefix(151).joined(separator: ",") }
    try folder.write("a.csv", narrow.joined(separator: "\n") + "\n")
    #expect(try folder.run("check", "@a.csv").errors == "Checked 1 contact: 151 notes.\n")
  }

  @Test(
    "A file without a card is in no format", arguments: ["\u{FEFF}", "\r\n\r\n", "\u{FEFF}\n"])
  func noFormat(_ text: String) throws {
    let folder = try TestFolder()
    try folder.write("a.csv", text)
    let outcome = try folder.run("inspect", "@a.csv")
    #expect(outcome.status == 2)
    #expect(!outcome.output.contains("vCard"), "\(outcome.output)")
  }

  /// Among thousands of UIDs each that occurs again is told, in whatever notation; none else is.
  @Test func uidsThatOccurAgainAreTold() throws {
    let folder = try TestFolder()
    let uuid = "03A0E51F-D1AA-4385-8A53-E29025ACD8AF"
    var identifiers = (0..<3000).map { "contact-\($0)" } + (0..<3000).map { "CONTACT-\($0)" }
    identifiers[2500] = uuid
    identifiers += ["contact-7", " urn:uuid:\(uuid.lowercased())", "contact-2999", "contact-3000"]
    try folder.write(
      "a.vcf",
      identifiers.map { "BEGIN:VCARD\r\nVERSION:4.0\r\nFN:A\r\nUID:\($0)\r\nEND:VCARD\r\n" }
        .joined())
    let result = try folder.run("check", "@a.vcf", "--json")
    let told = result.output.split(separator: "\n").filter { $0.contains("contact.uid.repeated") }
    #expect(told.count == 3)
    for (line, first) in zip(told, [8, 2501, 3000]) {
      #expect(line.contains("Contact \(first) has the same UID"), "\(line)")
    }
  }

  /// Values that can be read, and can't be what they are said to be.
  @Test(arguments: [
    ("EMAIL:not an email", "contact.email.invalid"), ("EMAIL:jo@example.org", nil),
    ("EMAIL:/o=Acme/cn=jo", nil), ("EMAIL:jo@@example.org", "contact.email.invalid"),
    ("EMAIL:j o@example.org", "contact.email.invalid"),
    ("EMAIL:@example.org", "contact.email.invalid"),
    ("EMAIL:jo@", "contact.email.invalid"), ("EMAIL:jo@a.org\\, al@a.org", "contact.email.invalid"),
    ("EMAIL:home: jo@a.org", "contact.email.invalid"), ("EMAIL:jo@a..org", "contact.email.invalid"),
    ("EMAIL:jo@a.org.", "contact.email.invalid"), ("EMAIL:Jo <jo@a.org>", "contact.email.invalid"),
    ("EMAIL:jo@a.org (home)", "contact.email.invalid"),
    ("EMAIL:\"jo@a.org", "contact.email.invalid"),
    ("EMAIL:jo@[192.0.2.1", "contact.email.invalid"), ("EMAIL:jo", "contact.email.invalid"),
    ("EMAIL:jo@localhost", nil), ("EMAIL:jo@[192.0.2.1]", nil),
    ("EMAIL:jo@[IPv6:2001:db8::1]", nil),
    ("EMAIL:\"j o@b\\\\\"c\"@a.org", nil), ("EMAIL:jo+a=b/c!{d}@a-b.org", nil),
    ("EMAIL:j..o.@a.example", nil), ("EMAIL:jo@a_b.example", nil), ("EMAIL:jö@müller.example", nil),
    ("EMAIL:用户@例子.广告", nil), ("EMAIL:mailto:jo@a.org", nil), ("TEL:abc", "contact.phone.invalid"),
    ("TEL:1-800-FLOWERS", nil),
    ("TEL:٠١٢", nil), ("URL:htp:/x", "contact.url.invalid"), ("URL:http:/x", "contact.url.invalid"),
    ("URL:example.org", nil), ("URL:https://example.org", nil), ("URL:ftp://example.org", nil),
    ("N:B;;;;", "contact.value.repeated"), ("N;ALTID=1:B;;;;", nil),
    ("UID:a\r\nUID:b", "contact.value.repeated"),
    ("UID:jane-1", "contact.uid.repeated"), ("UID:jane-2", nil),
  ])
  func looksAtValues(_ line: String, _ code: String?) throws {
    let folder = try TestFolder()
    let card = "BEGIN:VCARD\r\nVERSION:3.0\r\nFN:A\r\nN:A;;;;\r\n\(line)\r\nEND:VCARD\r\n"
    try folder.write("a.vcf", TestCards.jane + card)
    let outcome = try folder.run("check", "@a.vcf")
    #expect(outcome.status == (code == nil ? 0 : 1))
    if let code { #expect(outcome.output.contains("[\(code)]"), "\(outcome.output)") }
  }

  /// Folders in a folder are told of where something in them would be read.
  @Test func tellsOfFoldersWithContacts() throws {
    let folder = try TestFolder()
    try folder.write("a.vcf", TestCards.jane)
    for name in ["code", "cards"] {
      try FileManager.default.createDirectory(
        atPath: folder.path(name), withIntermediateDirectories: true)
    }
    try folder.write("code/main.swift", "")
    #expect(try folder.run("check", "@").errors == "Checked 1 contact: no problem.\n")
    try folder.write("cards/b.vcf", TestCards.jane)
    #expect(try folder.run("check", "@").errors.hasPrefix("1 folder in "))
  }

  @Test func printsJSONLines() throws {
    let folder = try TestFolder()
    try folder.write("a.vcf", TestCards.jane + TestCards.broken)
    let outcome = try folder.run("check", "--json", "@a.vcf")
    #expect(outcome.status == 1)
    let json = try JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? [String: Any]
    #expect(
      Set(json?.keys.map { $0 } ?? []) == [
        "type", "code", "severity", "message", "hint", "file", "line", "column", "byteOffset",
        "byteLength", "contact",
      ])
    #expect(json?["file"] as? String == folder.path("a.vcf"))
    #expect(json?["line"] as? Int == 14)
    #expect(json?["column"] as? Int == 1)
    #expect(json?["contact"] as? Int == 1)
    let before = TestCards.jane + "BEGIN:VCARD\r\nVERSION:3.0\r\nFN:Bo Ek\r\nN:Ek;Bo;;;\r\n"
    #expect(json?["byteOffset"] as? Int == before.utf8.count)
    #expect(outcome.errors.isEmpty)
  }

  @Test func cardsOnOneLineAreParted() throws {
    let folder = try TestFolder()
    let broken = TestCards.broken
    let joined = [TestCards.jane, broken, TestCards.jane].map { String($0.dropLast()) }.joined()
    try folder.write("a.vcf", joined)
    let outcome = try folder.run("check", "@a.vcf", "--fix", "-o", "@b.vcf")
    let told = outcome.output.split(separator: "\n").filter { $0.contains("misplaced-lines") }
    #expect(told.count == 2, "\(outcome.output)")
    #expect(try folder.read("b.vcf").hasPrefix(TestCards.jane + "BEGIN:VCARD\r\n"))
    #expect(try folder.read("b.vcf").hasSuffix("END:VCARD\r\n" + TestCards.jane.dropLast()))
  }

  @Test func repairs() throws {
    let folder = try TestFolder()
    try folder.write("a.vcf", TestCards.jane + TestCards.broken)
    let outcome = try folder.run("check", "@a.vcf", "--fix", "-o", "@b.vcf")
    #expect(outcome.status == 1)
    #expect(try folder.read("b.vcf").hasPrefix(TestCards.jane))
    #expect(try folder.run("check", "@b.vcf").status == 0)
    #expect(try folder.run("check", "@a.vcf", "--fix", "-o", "@b.vcf").errors.contains("--force"))
    #expect(try folder.read("a.vcf") == TestCards.jane + TestCards.broken)
  }

  /// Text that belongs to no card is what repairing leaves out.
  @Test func repairsWhatStandsBetweenCards() throws {
    let folder = try TestFolder()
    try folder.write("a.vcf", "hello\r\n\(TestCards.jane)you\r\n\(TestCards.li)END:VCARD\r\n")
    let outcome = try folder.run("check", "@a.vcf", "--fix", "-o", "@b.vcf")
    #expect(outcome.errors.contains("none needed repair, and 3 texts between them left out."))
    #expect(try folder.read("b.vcf") == TestCards.jane + TestCards.li)
    #expect(try folder.run("check", "@b.vcf").status == 0)
  }

  /// A jCard of which something was left out is one that was repaired.
  @Test func repairsElements() throws {
    let folder = try TestFolder()
    func element(_ name: String, _ more: String = "") -> String {
      #"["vcard",[["version",{},"text","4.0"],["fn",{},"text","\#(name)"]\#(more)]]"#
    }
    try folder.write(
      "a.json", "[\(element("Ann", ",[\"foo\"]")),\n\(element("Bo")),\n{\"x\":1}]\n")
    let outcome = try folder.run("check", "@a.json", "--fix", "-o", "@b.json")
    #expect(
      outcome.errors.contains("1 of them repaired, and 1 text between them left out."),
      "\(outcome.errors)")
    #expect(try folder.run("check", "@b.json").status == 0)
    let again = try folder.run("check", "@b.json", "--fix", "-o", "@c.json")
    #expect(again.errors.contains("none needed repair."), "\(again.errors)")
  }

  /// Cards that can be read but that a strict program might refuse: the lines between BEGIN and
  /// END, and what is to be said about them.
  @Test(arguments: [
    ("VERSION:4.0|FN:A", []),
    ("VERSION:4.0|N:A;;;;", ["missing-property"]),
    ("VERSION:3.0|FN:A", ["missing-property"]),
    ("FN:A|VERSION:4.0", ["version-place"]),
    ("VERSION:4.0|FN:A|UID:urn:x:1|UID:urn:x:2", ["repeated-property"]),
    ("VERSION:4.0|FN:A|BDAY;ALTID=1:2000|BDAY;ALTID=1;LANGUAGE=en:2000", []),
    ("VERSION:4.0|FN:A|AGENT:http://example.org", ["unknown-property"]),
    ("VERSION:3.0|FN:A|N:A;;;;|KIND:org", ["unknown-property"]),
    ("VERSION:4.0|FN:A|FROB:1|X-FROB:1", ["unknown-property"]),
    ("VERSION:3.0|FN:A|N:A;;;;|TEL;HOME:1", ["parameter"]),
    ("VERSION:4.0|FN:A|TEL;PREF=0:1", ["parameter"]),
    ("VERSION:4.0|FN;CHARSET=UTF-8:A", ["encoding"]),
    ("VERSION:4.0|FN:A|KIND:club", ["value"]),
    ("VERSION:4.0|FN:A|GENDER:male", ["value"]),
    ("VERSION:3.0|FN:A|N:A;;;;|NOTE:a\u{7}b\tc", ["value"]),
    ("VERSION:4.0|FN:A|NOTE:a\tb", []),
    (
      "VERSION:4.0|FN:A|IMPP:a@jabber.example|IMPP:aim:a b|URL:www.example.org",
      ["value", "value", "value"]
    ),
    ("VERSION:4.0|FN:A|IMPP:xmpp:a@jabber.example|URL:https://example.org/?a=b,c", []),
    (
      "VERSION:4.0|FN:A|REV:19951031|REV:1995-10-31T22:27:10Z",
      ["value", "repeated-property", "value"]
    ),
    ("VERSION:4.0|FN:A|REV:19951031T222710Z|CREATED:19951031T222710-0500", []),
    ("VERSION:4.0|FN:A|BDAY:1987-09-27|ANNIVERSARY:19871327", ["value", "value"]),
    ("VERSION:4.0|FN:A|BDAY:--0203|ANNIVERSARY:2009-08|DEATHDATE;VALUE=text:circa 1800", []),
    ("VERSION:4.0|FN:A|BDAY:T102200-0800|ANNIVERSARY:19531015T231000Z|DEATHDATE:---03", []),
    ("VERSION:4.0|FN:A|BDAY;VALUE=date:19870927", ["parameter"]),
    ("VERSION:4.0|FN:A|SOUND;VALUE=text:bell", ["parameter"]),
    ("VERSION:4.0|FN:A|PHOTO:data:image/png;base64,iVBORw0KGgoAAAAN| SUhEUgAAAAsAAAALCAQAAAAD", []),
    ("VERSION:4.0|FN:A|TEL;VALUE=uri:tel:+86 186|TEL:+86 186|TEL;VALUE=uri:tel:+86-186", ["value"]),
    ("VERSION:4.0|FN:A|TZ;VALUE=utc-offset:east|TZ;VALUE=utc-offset:-0500|TZ:Raleigh", ["value"]),
    ("VERSION:4.0|FN:A|LANG:x y|LANG:sr-Latn|GEO:35;-5|GEO:geo:35,-5", ["value", "value"]),
    ("VERSION:4.0|FN:A|UID:abc|UID;ALTID=1;VALUE=text:abc", ["value"]),
    ("VERSION:4.0|FN:A|CLIENTPIDMAP:x|CLIENTPIDMAP:1;urn:uuid:53e374d9", ["value"]),
    ("VERSION:3.0|FN:A|N:A;;;;|URL:www.example.org|BDAY:1987-09-27", []),
    ("VERSION:4.0|FN:A|MEMBER:urn:uuid:1", ["value"]),
    ("VERSION:4.0|FN:" + String(repeating: "a", count: 73), ["line-length"]),
    ("VERSION:4.0|FN:" + String(repeating: "a", count: 72), []),
  ])
  func findsDeviations(_ lines: String, _ codes: [String]) throws {
    let folder = try TestFolder()
    let card =
      "BEGIN:VCARD\r\n" + lines.replacingOccurrences(of: "|", with: "\r\n") + "\r\nEND:VCARD\r\n"
    try folder.write("a.vcf", card)
    let outcome = try folder.run("check", "--strict-rfc", "--json", "@a.vcf")
    let found = outcome.output.components(separatedBy: "vcard.strict.").dropFirst().map { rest in
      String(rest.prefix(while: { $0 != "\"" }))
    }
    #expect(found == codes, "\(outcome.output)")
    let lineFeeds = card.replacingOccurrences(of: "\r\n", with: "\n")
    try folder.write("b.vcf", lineFeeds)
    #expect(
      try folder.run("check", "--strict-rfc", "--json", "@b.vcf").output.contains("line-ending"))
  }
}
