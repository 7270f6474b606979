import Foundation
import TestFolders
import Testing

@testable import UnicardCommand

@Suite struct AddCommandTests {
  private static func card(_ lines: String...) -> String {
    (["BEGIN:VCARD", "VERSION:3.0"] + lines + ["END:VCARD", ""]).joined(separator: "\r\n")
  }

  private static let ann = card(
    "UID:1", "N:Lee;Ann;;;", "FN:Ann Lee", "EMAIL;TYPE=HOME:ann.lee@example.org", "TITLE:Editor",
    "TEL;TYPE=CELL:+49 171 5550123", "X-odd ;a=b:c")
  private static let bob = card(
    "UID:2", "N:Ray;Bob;;;", "FN:Bob Ray", "TEL:+49 30 1234567")

  private static func folder() throws -> TestFolder {
    let folder = try TestFolder()
    try folder.write("book.vcf", ann + bob)
    try folder.write(
      "new.vcf",
      card(
        "UID:n", "N:Lee;Ann;;;", "FN:Ann Lee", "EMAIL:ann.lee@example.org", "TITLE:Author",
        "TEL:0171 5550123", "TEL;TYPE=WORK:+49 40 7654321", "BDAY:1980-04-12")
        + card("N:Dee;Cy;;;", "FN:Cy Dee", "TEL:+49 89 9999999"))
    return folder
  }

  @Test func whoIsThereIsUpdatedAndWhoIsNotIsNew() throws {
    let folder = try Self.folder()
    let outcome = try folder.run("add", "@new.vcf", "--to", "@book.vcf", "--changes", "@did.json")
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(
      outcome.errors.contains("The card of Ann Lee says something else than the book in title"))
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
    try folder.write("c.vcf", Self.card("N:Smith;Robert;;;", "FN:Robert Smith", "NOTE:x"))
    let updated = try folder.run("add", "@c.vcf", "--to", "@book.vcf", "--update", "Bob Ray")
    #expect(updated.status == 0, "\(updated.errors)")
    #expect(try folder.read("book.vcf").contains("NOTE:x"))
    let created = try folder.run("add", "@new.vcf", "--to", "@book.vcf", "--create", "-q")
    #expect(created.status == 0, "\(created.errors)")
    #expect(try folder.read("book.vcf").components(separatedBy: "FN:Ann Lee").count == 3)
    #expect(try folder.run("add", "@c.vcf", "--to", "@book.vcf", "--update", "Eve").status == 1)
  }
}
