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

  /// A card with two addresses and a birthday in ten days, one with neither, one with quotes
  /// and a birthday yesterday.
  static let three = [
    "N:Lee;Ann;;;|FN:Ann Lee|EMAIL;TYPE=home:ann@home.example|EMAIL;TYPE=work:a@work.example|BDAY:1990-12-01",
    "N:Ek;Bo;;;|FN:Bo Ek|TEL:112",
    "N:Zed;Cy \"Z\";;;|FN:Cy \"Z\" Zed|EMAIL:cy@zed.example|BDAY:1980-11-20",
  ].map {
    "BEGIN:VCARD\r\nVERSION:4.0\r\n" + $0.replacing("|", with: "\r\n") + "\r\nEND:VCARD\r\n"
  }.joined()

  /// For programs, numbers are as they were written.
  @Test func numbersOfTables() throws {
    let folder = try TestFolder()
    try folder.write(
      "a.vcf",
      "BEGIN:VCARD\r\nVERSION:4.0\r\nFN:Eva\r\nTEL;TYPE=cell:+49171-12345678\r\nEND:VCARD\r\n")
    for (option, isAsWritten) in [("--csv", true), ("--tsv", true), ("--no-header", false)] {
      for field in ["phone", "phone.mobile"] {
        let output = try folder.run("list", "@a.vcf", "--fields", field, option).output
        #expect(output.contains("+49171-12345678") == isAsWritten, "\(option) \(output)")
      }
    }
  }

  /// So are dates.
  @Test func datesOfTables() throws {
    let folder = try TestFolder()
    try folder.write(
      "a.vcf",
      "BEGIN:VCARD\r\nVERSION:4.0\r\nFN:Eva\r\nBDAY:19840512\r\nANNIVERSARY:20100203\r\nEND:VCARD\r\n"
    )
    for (option, isISO) in [("--csv", true), ("--tsv", true), ("--no-header", false)] {
      let output = try folder.run(
        "list", "@a.vcf", "--fields", "birthday,date.anniversary,birthday.year", option
      ).output
      #expect(output.contains("1984-05-12") == isISO, "\(option) \(output)")
      #expect(output.contains("2010-02-03") == isISO, "\(option) \(output)")
    }
  }

  @Test(arguments: [
    (
      ["--tsv", "--fields", "name,email"],
      "name\temail\nAnn Lee\tann@home.example, a@work.example\nBo Ek\t\nCy \"Z\" Zed\tcy@zed.example\n"
    ),
    (
      ["--csv", "--no-header", "--fields", "name,email.work"],
      "Ann Lee,a@work.example\r\nBo Ek,\r\n\"Cy \"\"Z\"\" Zed\",\r\n"
    ),
    (
      ["--template", "{email}\\t{name}"],
      "ann@home.example\tAnn Lee\na@work.example\tAnn Lee\ncy@zed.example\tCy \"Z\" Zed\n"
    ),
    (["--template", "{{{name}}} {count(email)}"], "{Ann Lee} 2\n{Bo Ek} 0\n{Cy \"Z\" Zed} 1\n"),
    (
      ["--sort", "birthday", "--template", "{name} {birthday.in} {age}"],
      "Ann Lee 10 35\nCy \"Z\" Zed 364 46\nBo Ek  \n"
    ),
    (["--sort", "age", "--fields", "name", "--no-header"], "Ann Lee\nCy \"Z\" Zed\nBo Ek\n"),
    (["--sort", "email", "--fields", "name", "--no-header"], "Ann Lee\nCy \"Z\" Zed\nBo Ek\n"),
    (
      ["--sort", "count(email)", "--fields", "name", "--no-header"],
      "Bo Ek\nCy \"Z\" Zed\nAnn Lee\n"
    ),
    (["--where", "birthday.in <= 30", "--template", "{name}"], "Ann Lee\n"),
    (
      ["--json", "--fields", "name,email,birthday,birthday.month,phone"],
      """
      {"type":"row","name":["Ann Lee"],"email":["ann@home.example","a@work.example"],\
      "birthday":["1990-12-01"],"birthday.month":[12],"phone":[]}
      {"type":"row","name":["Bo Ek"],"email":[],"birthday":[],"birthday.month":[],"phone":["112"]}
      {"type":"row","name":["Cy \\"Z\\" Zed"],"email":["cy@zed.example"],\
      "birthday":["1980-11-20"],"birthday.month":[11],"phone":[]}

      """
    ),
    (
      ["--fields", "email,name"],
      "EMAIL                             NAME\nann@home.example, a@work.example  Ann Lee\n                                  Bo Ek\ncy@zed.example                    Cy \"Z\" Zed\n"
    ),
  ])
  func printsForPeopleAndPrograms(_ arguments: [String], _ output: String) throws {
    let folder = try TestFolder()
    try folder.write("a.vcf", Self.three)
    let outcome = try folder.run(["list", "@a.vcf"] + arguments)
    #expect(outcome.output == output)
    #expect(outcome.status == 0)
  }

  @Test(arguments: [
    (["--template", "{emial}"], "Did you mean {email}?"),
    (["--template", "{email"], "without the other one"),
    (["--template", "x"], "names no field"), (["--tsv", "--csv"], "Choose one of"),
    (["--json", "--no-header"], "there is no header"),
    (["--sort", "brithday"], "Did you mean birthday?"),
  ])
  func refusesWhatMakesNoSense(_ arguments: [String], _ message: String) throws {
    let folder = try TestFolder()
    try folder.write("a.vcf", Self.three)
    let outcome = try folder.run(["list", "@a.vcf"] + arguments)
    #expect(outcome.status == 64)
    #expect(outcome.errors.contains(message), "\(outcome.errors)")
  }

  @Test(arguments: ["CY@zed.example", "a@work.example", "112", "cy"])
  func showsByNumberAndAddress(_ wanted: String) throws {
    let folder = try TestFolder()
    try folder.write("a.vcf", Self.three)
    let outcome = try folder.run("show", "@a.vcf", wanted)
    #expect(outcome.status == 0, "\(outcome.errors)")
  }

  /// First guesses of a new user.
  @Test(arguments: [
    (["@a.vcf"], "list, show, check"), (["convert", "@a.vcf", "--to", "google"], "--for google"),
    (["convert", "@a.vcf", "--to", "vcf"], "Did you mean vcard4?"),
    (["convert", "@a.vcf", "--to", "gogle-csv"], "Did you mean google-csv?"),
    (["convert", "@a.vcf", "@out.csv"], "-o"),
  ])
  func answersFirstGuesses(_ arguments: [String], _ answer: String) throws {
    let folder = try TestFolder()
    try folder.write("a.vcf", Self.three)
    let outcome = try folder.run(arguments)
    #expect(outcome.status == 64)
    #expect(outcome.errors.contains(answer), "\(outcome.errors)")
  }
}
