import Foundation
import TestFolders
import Testing

@testable import UnicardCommand

@Suite struct ListingTests {
  @Test func fitsTheTable() throws {
    let folder = try TestFolder()
    try folder.write("a.vcf", TestCards.jane + TestCards.li)
    let wide = try folder.run("list", "@a.vcf", "--fields", "name,organization,email")
    #expect(
      wide.output == """
        NAME      ORGANIZATION  EMAIL
        Jane Doe                jane@acme.example
        山田花子  東京株式会社

        """)
    let narrow = try folder.run(
      "list", "@a.vcf", "--fields", "name,organization,email", "--color", "never",
      isTerminal: true, width: 26)
    #expect(
      narrow.output == """
        NAME     ORGANI…  EMAIL
        Jane D…           jane@ac…
        山田花…  東京株…

        """)
  }

  @Test(arguments: [("de", ["Ärger", "Zorn"]), ("sv", ["Zorn", "Ärger"])])
  func sortsAsALanguageDoes(_ locale: String, _ names: [String]) throws {
    let folder = try TestFolder()
    let cards = ["Zorn", "Ärger"].map { "BEGIN:VCARD\r\nVERSION:4.0\r\nFN:\($0)\r\nEND:VCARD\r\n" }
    try folder.write("a.vcf", cards.joined())
    let outcome = try folder.run(
      "list", "@a.vcf", "--sort", "family", "--locale", locale, "--fields", "name")
    #expect(outcome.output.split(separator: "\n").dropFirst().map(String.init) == names)
  }

  @Test(arguments: [
    ("none", ["Jane Doe", "山田花子", "Bo Ek"]), ("family", ["Jane Doe", "Bo Ek", "山田花子"]),
    ("given", ["Bo Ek", "Jane Doe", "山田花子"]), ("name", ["Jane Doe", "Bo Ek", "山田花子"]),
  ])
  func sorts(_ order: String, _ names: [String]) throws {
    let folder = try TestFolder()
    try folder.write("a.vcf", TestCards.jane + TestCards.li + TestCards.broken)
    let outcome = try folder.run("list", "@a.vcf", "--sort", order, "--json")
    let found = try outcome.output.split(separator: "\n").map {
      (try JSONSerialization.jsonObject(with: Data($0.utf8)) as? [String: Any])?["displayName"]
        as? String
    }
    #expect(found == names)
  }

  @Test func printsWholeContactsAsJSON() throws {
    let folder = try TestFolder()
    try folder.write("a.vcf", TestCards.jane)
    let outcome = try folder.run("list", "@a.vcf", "--json")
    let json = try JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? [String: Any]
    #expect(json?["type"] as? String == "contact")
    #expect(json?["index"] as? Int == 0)
    let name = (json?["name"] as? [[String: Any]])?.first?["value"] as? [String: String]
    #expect(name == ["givenName": "Jane", "familyName": "Doe"])
    let number = (json?["phoneNumber"] as? [[String: Any]])?.first
    #expect(number?["value"] as? String == "+49 171 5550123")
    #expect(number?["label"] as? String == "mobile")
  }

  /// Nothing of a contact reaches a terminal as a control character, whatever the command.
  @Test(arguments: [
    ["list", "@evil.vcf"], ["list", "@evil.vcf", "--json"],
    ["format", "names", "@evil.vcf"], ["format", "names", "@evil.vcf", "--json"],
    ["format", "names", "@evil.vcf", "--locale", "\u{1B}[2J"],
    ["format", "addresses", "@evil.vcf", "--sender", "\u{1B}[2J"], ["show", "@evil.vcf", "ev"],
    ["show", "@evil.vcf", "nobody\u{1B}[2J"], ["check", "@evil.vcf"],
    ["check", "@evil.vcf", "--json"], ["inspect", "@evil.vcf"], ["inspect", "@evil.vcf", "--json"],
    ["convert", "@evil.vcf"], ["convert", "@evil.vcf", "--to", "jcard"],
    ["convert", "@evil.vcf", "--to", "vcard2.1", "--dry-run"], ["check", "@evil\u{1B}[2J.vcf"],
    ["list", "@evil.vcf", "--where", "x\u{1B}[2J = y"], ["list", "@evil.vcf", "--x\u{1B}[2J"],
  ])
  func keepsControlCharactersFromTerminals(_ arguments: [String]) throws {
    let folder = try TestFolder()
    try folder.write("evil.vcf", TestCards.evil)
    let outcome = try folder.run(arguments + ["--color", "never"], isTerminal: true)
    #expect(!(outcome.output + outcome.errors).isEmpty)
    for scalar in (outcome.output + outcome.errors).unicodeScalars where scalar != "\n" {
      #expect(VisibleText.visible(scalar) == scalar, "U+\(String(scalar.value, radix: 16))")
    }
  }

  @Test func coloursOnlyWhereWanted() throws {
    let folder = try TestFolder()
    try folder.write("a.vcf", TestCards.jane)
    #expect(try folder.run("list", "@a.vcf", isTerminal: true).output.contains("\u{1B}[1mNAME"))
    #expect(try !folder.run("list", "@a.vcf").output.contains("\u{1B}"))
    #expect(try folder.run("list", "@a.vcf", "--color", "always").output.contains("\u{1B}[1m"))
  }

  @Test(arguments: [
    ("abc", 3), ("é", 1), ("e\u{301}", 1), ("日本", 4), ("ｱ", 1), ("👨‍👩‍👧", 2), ("❤️", 2), ("한글", 4),
    ("\u{AD}", 1), ("\u{200D}", 0), ("🇩🇪", 2),
  ])
  func measuresWidths(_ text: String, _ width: Int) {
    #expect(DisplayWidth.of(text) == width)
  }
}
