import Foundation
import TestFolders
import Testing

@testable import UnicardCommand

/// `convert` with `--only`, `--without`, `--sort` and `--canonical`.
@Suite struct ConvertFieldsTests {
  private static let secret = "geheim"
  private static let book =
    vCard3(
      "UID:1", "N:Lee;Ann;;;", "FN:Ann Lee", "TEL;TYPE=WORK:1", "TEL;TYPE=HOME:2",
      "NOTE:\(secret)", "X-PRIVATE:\(secret)",
      "X-UNICARD-CONSTITUENT:\(secret)", "REV:2020-01-01T00:00:00Z")
    + vCard3(
      "UID:2", "N:Bell;Zoe;;;", "FN:Zoe Bell", "TEL;TYPE=WORK:3", "item1.TEL:4",
      "item1.X-ABLabel:Cottage")

  @Test func onlyWhatIsNamedGoesAlong() throws {
    let folder = try TestFolder()
    try folder.write("a.vcf", Self.book)
    let outcome = try folder.run(
      "convert", "@a.vcf", "--only", "name,phone.work", "-o", "@b.vcf")
    #expect(outcome.status == 0, "\(outcome.errors)")
    let written = try folder.read("b.vcf")
    #expect(!written.contains(Self.secret))
    #expect(!written.contains("UID"))
    #expect(written.contains("FN:Ann Lee"))
    #expect(written.contains(":1\r\n") && written.contains(":3\r\n"))
    #expect(!written.contains(":2\r\n") && !written.contains(":4\r\n"))
    #expect(
      outcome.errors.contains(
        "Left out as asked: uid in 2 contacts, phone in 2 contacts, note in 1 contact, modified in 1 contact, "
          + "preserved in 1 contact."), "\(outcome.errors)")
  }

  /// What a merged contact was made of has the fields that are to be left out.
  @Test func whatIsLeftOutIsNowhere() throws {
    let folder = try TestFolder()
    try folder.write("a.vcf", Self.book)
    let outcome = try folder.run(
      "convert", "@a.vcf", "--without", "note,phone.Cottage,X", "-o", "@b.vcf")
    #expect(outcome.status == 64)
    let left = try folder.run(
      "convert", "@a.vcf", "--without", "note,phone:Cottage", "-o", "@b.vcf")
    #expect(left.status == 0, "\(left.errors)")
    let written = try folder.read("b.vcf")
    #expect(!written.contains("NOTE") && !written.contains("CONSTITUENT"))
    #expect(written.contains("X-PRIVATE:\(Self.secret)"))
    #expect(!written.contains(":4\r\n") && written.contains(":2\r\n"))
    #expect(
      left.errors.contains(
        "Left out as asked: phone in 1 contact, note in 1 contact, preserved in 1"))
  }

  @Test func contactsAreSorted() throws {
    let folder = try TestFolder()
    try folder.write("a.vcf", Self.book)
    let outcome = try folder.run("convert", "@a.vcf", "--sort", "name", "--to", "csv")
    #expect(outcome.status == 0, "\(outcome.errors)")
    let rows = outcome.output.split(separator: "\r\n")
    #expect(rows.count == 3)
    #expect(rows[1].contains("Zoe") && rows[2].contains("Ann"))
  }

  @Test func theCanonicalFormDoesNotDependOnTheWriter() throws {
    let folder = try TestFolder()
    try folder.write("a.vcf", Self.book)
    // Another order, version, and what goes without saying.
    try folder.write(
      "b.vcf",
      """
      BEGIN:VCARD\r
      VERSION:4.0\r
      item7.X-ABLABEL:Cottage\r
      item7.TEL;TYPE=voice:4\r
      FN:Zoe Bell\r
      TEL;TYPE=voice,work:3\r
      N:Bell;Zoe;;;\r
      UID:2\r
      KIND:individual\r
      END:VCARD\r

      """ + Self.book.components(separatedBy: "BEGIN:VCARD\r\nVERSION:3.0\r\nUID:2")[0])
    let a = try folder.run("convert", "@a.vcf", "--canonical")
    let b = try folder.run("convert", "@b.vcf", "--canonical")
    #expect(a.output == b.output)
    #expect(a.output.contains("VERSION:4.0"))
    #expect(!a.output.contains("REV:"))
    #expect(try folder.run("diff", "@a.vcf", "@b.vcf").status == 0)
  }

  @Test(
    "The canonical form of a canonical form is itself", arguments: ["vcard4", "vcard3", "jcard"])
  func canonicalIsStable(_ format: String) throws {
    let folder = try TestFolder()
    try folder.write("ours.vcf", Self.book + TestCards.modern + TestCards.li + TestCards.evil)
    // Those without FN are called by their name, their firm or their mailbox.
    try folder.write(
      "unnamed.vcf",
      vCard3("UID:1", "N:Lee;Ann;;;", "KIND:individual", "TEL:1")
        + vCard3("ORG:Elm Dental;Ulm", "UID:2")
        + vCard3("EMAIL:bo@x.example", "UID:3") + vCard3("NOTE:nobody", "UID:4"))
    let samples =
      URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().path + "/Samples"
    let files = ["android", "icloud", "japanese-phone", "google", "evolution", "outlook"]
      .map { "\(samples)/\($0).vcf" }.filter { FileManager.default.fileExists(atPath: $0) }
    #expect(files.count > 4)
    for file in files + ["@ours.vcf", "@unnamed.vcf"] {
      let once = try folder.run("convert", file, "--canonical", "--to", format)
      try folder.write("once", once.output)
      let twice = try folder.run("convert", "@once", "--canonical", "--to", format)
      #expect(once.status == 0 && once.output == twice.output, "\(file)")
    }
  }
}
