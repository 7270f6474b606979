import Foundation
import TestFolders
import Testing

@testable import UnicardCommand

/// What `add` says of cards that are like somebody of the book, and what it asks.
struct AddDecisionTests {
  private static func card(_ lines: [String]) -> String { TestCards.card(lines, version: "4.0") }

  private static let names: [(own: [String], said: [String], told: [String], kept: [String])] = [
    // A form of address that the card lacks is nothing else.
    (
      ["FN:Herr Jürgen Groß", "N:Groß;Jürgen;;Herr;", "TITLE:Chef"],
      ["FN:Jürgen Groß", "N:Groß;Jürgen;;;", "TITLE:Boss"],
      [
        "The card of Jürgen Groß says something else than Herr Jürgen Groß of the book",
        "  Job Title: “Boss”; the book has “Chef”.",
      ], ["FN:Herr Jürgen Groß", "N:Groß;Jürgen;;Herr;", "TITLE:Chef"]
    ),
    // Parts of a name do not come to stand below another one.
    (
      ["FN:Mom", "TEL:1"], ["FN:Carol Jones", "N:Jones;Carol;;;", "TEL:2"],
      ["  Display Name: “Carol Jones”; the book has “Mom”."], ["FN:Mom", "TEL:1", "TEL:2"]
    ),
    (["FN:山田花子"], ["FN:山田花子", "N:山田;花子;;;"], [], ["FN:山田花子", "N:山田;花子;;;"]),
    (["FN:Carol"], ["FN:Carol", "N:Jones;Carol;;;"], [], ["FN:Carol", "N:Jones;Carol;;;"]),
  ]

  @Test("A name that says less is nothing else, and another one is told", arguments: names)
  func tells(_ sample: (own: [String], said: [String], told: [String], kept: [String])) throws {
    let folder = try TestFolder()
    try folder.write("book.vcf", Self.card(["UID:1"] + sample.own))
    try folder.write("new.vcf", Self.card(sample.said))
    let outcome = try folder.run("add", "@new.vcf", "--to", "@book.vcf", "--update", "1")
    #expect(outcome.status == 0, "\(outcome.errors)")
    for text in sample.told { #expect(outcome.errors.contains(text), "\(outcome.errors)") }
    #expect(outcome.errors.contains("something else") == !sample.told.isEmpty)
    #expect(outcome.errors.split(separator: "\n").count { $0.hasPrefix("  ") } <= 1)
    let lines = try folder.read("book.vcf").split(separator: "\r\n").map(String.init)
    #expect(lines.dropFirst(3).dropLast().sorted() == sample.kept.sorted(), "\(lines)")
  }

  /// A book with somebody who may be the one of a card, and a card of nobody in it.
  private static func doubtfulFolder() throws -> TestFolder {
    let folder = try TestFolder()
    try folder.write(
      "book.vcf", card(["UID:1", "FN:Jens Müller", "N:Müller;Jens;;;", "EMAIL:jens@x.example"]))
    try folder.write(
      "new.vcf",
      card(["FN:Jens Müller", "N:Müller;Jens;;;", "EMAIL:jm@work.example", "NOTE:new"])
        + card(["FN:Cy Dee", "N:Dee;Cy;;;", "TEL:+49 89 9999999"]))
    return folder
  }

  @Test func aDryRunShowsWhatWouldBeAsked() throws {
    let folder = try Self.doubtfulFolder()
    let book = try folder.read("book.vcf")
    let refused = try folder.run("add", "@new.vcf", "--to", "@book.vcf")
    #expect(refused.status == 1 && refused.errors.contains("--dry-run shows"), "\(refused.errors)")
    let outcome = try folder.run("add", "@new.vcf", "--to", "@book.vcf", "--dry-run")
    #expect(outcome.status == 1, "\(outcome.errors)")
    #expect(
      outcome.output.contains("Jens Müller may be in the book already:\nchanged Jens Müller\n"),
      "\(outcome.output)")
    #expect(outcome.output.contains("added   Cy Dee\n"), "\(outcome.output)")
    #expect(outcome.errors.contains("Is Jens Müller the same person?"), "\(outcome.errors)")
    #expect(try folder.read("book.vcf") == book)
  }

  @Test(
    "Letters mean what they mean in a review",
    arguments: [
      ("s\n", true, 2, nil), ("d\n", false, 3, nil), ("k\n", false, 2, "1 card was left out."),
      ("n\nd\n", false, 3, "Type one of these letters"), ("same\n", true, 2, nil),
      ("skip\n", false, 2, "1 card was left out."), (" Different \n", false, 3, nil),
      ("\nd\n", false, 3, "Type one of these letters"),
      ("sdclear; unicard add\nk\n", false, 2, "Type one of these letters"),
      ("m\ns\n", true, 2, "new card"),
    ] as [(String, Bool, Int, String?)])
  func answers(_ answer: String, _ isSame: Bool, _ count: Int, _ told: String?) throws {
    let folder = try Self.doubtfulFolder()
    let outcome = try folder.run(
      "add", "@new.vcf", "--to", "@book.vcf", input: answer, isTerminal: true)
    #expect(outcome.status == 0, "\(outcome.errors)")
    if let told { #expect(outcome.errors.contains(told), "\(outcome.errors)") }
    let written = try folder.read("book.vcf")
    #expect(written.components(separatedBy: "BEGIN:VCARD").count == count + 1, "\(written)")
    let jens = written.components(separatedBy: "END:VCARD")[0]
    #expect(jens.contains("NOTE:new") == isSame, "\(written)")
  }

  @Test(
    "Whoever quits, or says nothing to the end, has written nothing", arguments: ["q\n", "x", ""])
  func quits(_ answer: String) throws {
    let folder = try Self.doubtfulFolder()
    let book = try folder.read("book.vcf")
    let outcome = try folder.run(
      "add", "@new.vcf", "--to", "@book.vcf", input: answer, isTerminal: true)
    #expect(outcome.status == 1 && outcome.errors.contains("Nothing was written."))
    #expect(try folder.read("book.vcf") == book)
  }

  @Test("Contacts of one name are told apart where one of them is to be chosen")
  func namesakes() throws {
    let folder = try TestFolder()
    let name = ["FN:Jo Doe", "N:Doe;Jo;;;"]
    try folder.write(
      "book.vcf",
      Self.card(name + ["ORG:Acme;Sales", "TEL:+49 30 901820"])
        + Self.card(name + ["ADR:;;Oak Lane 1;Kiel;;24103;", "EMAIL:jo@example.org"]))
    try folder.write("new.vcf", Self.card(name + ["NOTE:new"]))
    let outcome = try folder.run(
      "add", "@new.vcf", "--to", "@book.vcf", "--review", input: "2\n", isTerminal: true)
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(
      outcome.errors.contains("1: add to Jo Doe (Acme, +49 30 901820)\n"), "\(outcome.errors)")
    #expect(
      outcome.errors.contains("2: add to Jo Doe (Kiel, jo@example.org)\n"), "\(outcome.errors)")
    #expect(try folder.read("book.vcf").contains("NOTE:new\r\nEND:VCARD\r\n"))
  }

  @Test(
    "Where the usual does not tell them apart, what else is said of them does, and all can be looked at"
  )
  func silentNamesakes() throws {
    let folder = try TestFolder()
    let name = ["FN:Bo Ek", "N:Ek;Bo;;;"]
    try folder.write(
      "book.vcf",
      Self.card(name + ["BDAY:19800501"]) + Self.card(name + ["NOTE:Vater\\nvon Eva"])
        + Self.card(name + ["UID:3"]) + Self.card(name + ["ADR:;;;Umeå;;;"]))
    try folder.write("new.vcf", Self.card(name + ["TITLE:Chef"]))
    let outcome = try folder.run(
      "add", "@new.vcf", "--to", "@book.vcf", "--review", input: "m\n3\n", isTerminal: true)
    #expect(outcome.status == 0, "\(outcome.errors)")
    for (number, marks) in [" (1980-05-01)", " (Vater)", "", " (Umeå)"].enumerated() {
      let question = "\(number + 1): add to Bo Ek\(marks)\n"
      #expect(outcome.errors.components(separatedBy: question).count == 3, "\(outcome.errors)")
    }
    #expect(try folder.read("book.vcf").contains("UID:3\r\nTITLE:Chef\r\n"))
  }
}
