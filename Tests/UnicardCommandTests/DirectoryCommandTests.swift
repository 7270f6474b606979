import Foundation
import TestFolders
import Testing

@testable import UnicardCommand

@Suite struct DirectoryCommandTests {
  private static func folder() throws -> TestFolder {
    let folder = try TestFolder()
    try folder.write("a.vcf", cards)
    try folder.write("empty.vcf", "\r\n")
    return folder
  }

  private static func card(_ family: String, _ given: String, _ more: String) -> String {
    "BEGIN:VCARD\r\nVERSION:4.0\r\nFN:\(given) \(family)\r\nN:\(family);\(given);;;\r\n\(more)"
      + "END:VCARD\r\n"
  }

  private static let cards =
    card("Ödman", "Eva", "TEL:+46 8 123 456\r\nBDAY:19800229\r\n")
    + card("Olsen", "Bo", "TEL;TYPE=cell:+47 900 00 000\r\nTEL;TYPE=work:+47 22 00 00 00\r\n")
    + card("Zetterberg", "Åke", "EMAIL:a@example.org\r\nBDAY:--0401\r\nTEL:112\r\n")
    + card("Nobody", "Nils", "")
    + groups

  /// One of them with numbers.
  private static let groups =
    "BEGIN:VCARD\r\nVERSION:4.0\r\nKIND:group\r\nFN:List\r\nEND:VCARD\r\n"
    + "BEGIN:VCARD\r\nVERSION:3.0\r\nX-EVOLUTION-LIST:TRUE\r\nFN:All\r\nTEL:112\r\nEND:VCARD\r\n"

  @Test func missingGlyphsAreTold() throws {
    let folder = try TestFolder()
    try folder.write("a.vcf", Self.card("Lee", "Ann \u{10FFFD}", "TEL:112\r\n"))
    let outcome = try folder.run("directory", "@a.vcf", "--style", "phone-list", "-o", "@a.pdf")
    #expect(outcome.status == 0)
    #expect(outcome.errors.contains("no font has the"), "\(outcome.errors)")
  }

  /// The headings of a phone list in the reader's alphabet: Swedish sorts Ö behind Z, German
  /// with O.
  @Test(arguments: [
    ("sv", ["O", "Z", "Ö"]), ("de", ["O", "Z"]), ("en", ["O", "Z"]), ("da", ["O", "Z", "Ø"]),
  ])
  func hasTheReadersLetters(_ locale: String, _ letters: [String]) throws {
    let outcome = try Self.folder().run("directory", "@a.vcf", "--locale", locale)
    #expect(outcome.status == 0)
    let lines = outcome.output.split(separator: "\n").map(String.init)
    #expect(lines.filter { $0.count == 1 } == letters)
    #expect(outcome.output.contains("\nOlsen"))
    #expect(outcome.errors.contains("Listed 3 contacts. 1 contact has no phone number"))
  }

  /// The arguments, the exit code, what the first bytes are, and a part of what is told.
  @Test(
    arguments: [
      ([], "new.pdf", 0, "%PDF-", "Listed 3 contacts in"),
      (["--style", "address-pages"], "new.html", 0, "<!DOCTYPE html>", ""),
      (["--style", "birthdays"], "new.ics", 0, "BEGIN:VCALENDAR", "Listed 2 contacts"),
      (["--style", "birthdays"], "new.txt", 0, "", "Listed 2 contacts"),
      (["--columns", "3", "--paper", "A5", "--size", "7"], "new.pdf", 0, "%PDF-", ""),
      ([], "new.svg", 0, "<?xml", ""), (["--page", "2"], "new.png", 64, "", "no page 2"),
      ([], "new.ics", 64, "", "--style birthdays"), ([], "new.foo", 64, "", ".png or .svg"),
      (["--columns", "9"], "new.pdf", 64, "", "1 to 8"),
      (["--paper", "A44"], "new.pdf", 64, "", "no paper"),
      (["--columns", "8", "--size", "20"], "new.pdf", 64, "", "no room"),
      (["--where", "has photo"], "new.pdf", 1, "", "No contact has a phone number"),
    ] as [([String], String, Int32, String, String)])
  func writes(
    _ arguments: [String], _ name: String, _ status: Int32, _ start: String, _ told: String
  ) throws {
    let folder = try Self.folder()
    let before = folder.names
    let outcome = try folder.run(
      ["directory", "@a.vcf", "-o", "@\(name)", "--locale", "en-GB"] + arguments)
    #expect(outcome.status == status, "\(outcome.errors)")
    #expect(told.isEmpty || outcome.errors.contains(told), "\(outcome.errors)")
    #expect(folder.names == (status == 0 ? (before + [name]).sorted() : before))
    guard status == 0 else { return }
    let bytes = try Data(contentsOf: URL(fileURLWithPath: folder.path(name)))
    #expect(bytes.starts(with: Data(start.utf8)))
  }

  @Test func tellsThatThereAreOnlyGroups() throws {
    let folder = try TestFolder()
    try folder.write("a.vcf", Self.groups)
    let outcome = try folder.run("directory", "@a.vcf")
    #expect(outcome.status == 2 && outcome.output.isEmpty)
    #expect(outcome.errors.contains("There are groups and no contacts in"))
  }

  /// Which of several numbers and addresses is which is told, and nobody is named twice.
  @Test(arguments: [
    (
      "phone-list",
      "Olsen, Bo\n    mobile  +47 900 00 000\n    work  +47 22 00 00 00\nXi\n    work fax  113\nZed  112\n"
    ),
    (
      "address-pages",
      """
      Acme
          1 A St  work
          Oslo
          2 B St  Address
          Bergen
      Olsen, Bo
          +47 900 00 000  mobile
          +47 22 00 00 00  work
      Xi
          113  work fax
      Zed
          Acme
          112

      """
    ),
  ])
  func tellsWhichIsWhich(_ style: String, _ expected: String) throws {
    let folder = try TestFolder()
    try folder.write(
      "a.vcf",
      Self.card("Olsen", "Bo", "TEL;TYPE=cell:+47 900 00 000\r\nTEL;TYPE=work:+47 22 00 00 00\r\n")
        + Self.card("", "Xi", "TEL;TYPE=work,fax:113\r\n")
        + Self.card("", "Zed", "ORG:Acme\r\nTEL:112\r\n")
        + "BEGIN:VCARD\r\nVERSION:4.0\r\nFN:Acme\r\nORG:Acme\r\nADR;TYPE=work:;;1 A St;Oslo;;;\r\n"
        + "ADR:;;2 B St;Bergen;;;\r\nEND:VCARD\r\n")
    let outcome = try folder.run("directory", "@a.vcf", "--style", style, "--locale", "en")
    let lines = outcome.output.split(separator: "\n").filter { $0.count > 1 }.dropFirst()
    #expect(lines.map { $0 + "\n" }.joined() == expected)
  }

  /// Whoever else is listed, a birthday keeps its identifier; only twins of one name need a number.
  @Test func identifiesBirthdays() throws {
    func identifiers(_ cards: String) throws -> [String] {
      let folder = try TestFolder()
      try folder.write("a.vcf", cards)
      let outcome = try folder.run(
        "directory", "@a.vcf", "--style", "birthdays", "-o", "@a.ics", "--locale", "en")
      #expect(outcome.status == 0, "\(outcome.errors)")
      return try folder.read("a.ics").split(separator: "\r\n").filter { $0.hasPrefix("UID:") }
        .map { String($0.dropFirst(4)) }
    }
    let john = Self.card("Smith", "John", "BDAY:19800229\r\n")
    let others =
      Self.card("Smith", "John", "BDAY:19790105\r\n")
      + Self.card("Smith", "John", "BDAY:--0401\r\n")
    #expect(try identifiers(john) == ["birthday-John Smith-1980-2-29"])
    #expect(
      try identifiers(others + john + john) == [
        "birthday-John Smith-1979-1-5", "birthday-John Smith-1980-2-29",
        "birthday-John Smith-1980-2-29-2", "birthday-John Smith-4-1",
      ])
  }

  @Test func listsBirthdaysByMonth() throws {
    let outcome = try Self.folder().run(
      "directory", "@a.vcf", "--style", "birthdays", "--locale", "de")
    #expect(
      outcome.output == """
        Geburtstag

        Februar

        Eva Ödman  29. Februar 1980

        April

        Åke Zetterberg  1. April

        """)
  }
}
