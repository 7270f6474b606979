import TestFolders
import Testing

@testable import UnicardCommand

/// Files that stay what they are while duplicates go and others come.
struct DedupeCommandTests {
  private static let jo = [
    "BEGIN:VCARD\r\nVERSION:3.0\r\nUID:jo1\r\nFN:Jo Doe\r\nN:Doe;Jo;;;\r\nitem1.EMAIL:jo@example.org\r\n"
      + "item1.X-ABLabel:mine\r\nTITLE:Boss\r\nNOTE:n\r\nX-ODD;X-P=1:  value\r\nEND:VCARD\r\n",
    "BEGIN:VCARD\r\nVERSION:3.0\r\nUID:jo2\r\nFN:Jo Doe\r\nN:Doe;Jo;;;\r\nEMAIL:jo@example.org\r\n"
      + "TEL:+49 171 5550123\r\nEND:VCARD\r\n",
  ]
  /// With line ends, folds and blanks that a writer would not choose.
  private static let other =
    "begin:vcard\nVERSION:2.1\nN:Ek;Al\nTEL;CELL: +46 8 123456 \nNOTE:a\n b\nEND:VCARD\n"

  private static let people = [
    "Given Name,Family Name,E-mail 1 - Value,Phone 1 - Value,My own column",
    "Jo,Doe,jo@example.org,,keep", "Al,Ek,\"al@example.org\",  +46 8 123456,\"a, b\"",
    "Jo,Doe,jo@example.org,+49 171 5550123,", "Cy,Fox,,,",
  ]

  @Test("Duplicates of a file of cards become one, and all others stay byte for byte")
  func cards() throws {
    let folder = try TestFolder()
    let text = Self.jo[0] + Self.other + Self.jo[1]
    try folder.write("a.vcf", text)
    let trial = try folder.run("dedupe", "@a.vcf", "--region", "DE")
    #expect(trial.status == 0, "\(trial.errors)")
    #expect(trial.output.contains("joined\t") && trial.output.contains("Jo Doe"))
    #expect(try folder.read("a.vcf") == text && folder.names == ["a.vcf"])
    let explained = try folder.run("dedupe", "@a.vcf", "--explain", "Jo Doe", "--bits")
    #expect(explained.status == 0 && explained.output.contains("bits"), "\(explained)")
    let outcome = try folder.run("dedupe", "@a.vcf", "--in-place")
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(outcome.errors.contains("1 contact gains values, 1 duplicate is gone; all others stay"))
    let changed = try folder.read("a.vcf")
    #expect(changed.contains(Self.other))
    #expect(!changed.contains("UID:jo2") && !changed.contains("CONSTITUENT"))
    for line in Self.jo[0].split(separator: "\r\n") { #expect(changed.contains(line + "\r\n")) }
    #expect(changed.contains("TEL:+49 171 5550123"))
    let again = try folder.run("dedupe", "@a.vcf", "-o", "@b.vcf")
    #expect(again.errors.contains("nothing changes."))
    #expect(try folder.read("b.vcf") == changed)
  }

  @Test("So do those of a table", arguments: [",", ";"])
  func rows(_ delimiter: String) throws {
    let folder = try TestFolder()
    let lines =
      delimiter == ","
      ? Self.people
      : Self.people.map { $0.replacing(",", with: ";").replacing("a; b", with: "a, b") }
    try folder.write("a.csv", lines.map { $0 + "\r\n" }.joined())
    let outcome = try folder.run("dedupe", "@a.csv", "-o", "@b.csv")
    #expect(outcome.status == 0, "\(outcome.errors)")
    let rows = try folder.read("b.csv").split(separator: "\r\n").map(String.init)
    #expect(rows.count == 4, "\(rows)")
    #expect(rows[0] == lines[0])
    #expect(rows.contains(lines[2]) && rows.contains(lines[4]))
    let jo = try #require(rows.first { $0.hasPrefix("Jo") })
    #expect(jo.contains("+49 171 5550123") && jo.contains("keep"), "\(jo)")
  }

  @Test("Merging into a file keeps it, adds who is new, and lists what others need not keep")
  func into() throws {
    let folder = try TestFolder()
    try folder.write("book.vcf", Self.jo[0] + Self.other)
    try folder.write("phone.vcf", Self.jo[1] + vCard4("UID:cy", "FN:Cy Fox"))
    let refused = try folder.run("merge", "@phone.vcf", "--into", "@book.vcf", "--to", "vcard4")
    #expect(refused.status == 64)
    for options in [["-o", "@out.vcf"], ["--in-place"]] {
      let outcome = try folder.run(["merge", "@phone.vcf", "--into", "@book.vcf"] + options)
      #expect(outcome.status == 0, "\(outcome.errors)")
      #expect(outcome.errors.contains("1 contact gains values, 1 is new;"), "\(outcome.errors)")
      #expect(outcome.errors.contains("1 record of other files is in it now and can be deleted"))
      #expect(outcome.errors.contains("phone.vcf 1  Jo Doe"))
      let text = try folder.read(options.count == 2 ? "out.vcf" : "book.vcf")
      #expect(text.contains(Self.other))
      #expect(text.contains("UID:jo1") && !text.contains("UID:jo2"))
      #expect(text.contains("FN:Cy Fox") && text.contains("TEL:+49 171 5550123"))
    }
    #expect(try folder.read("phone.vcf").hasPrefix(Self.jo[1]))
  }

  @Test("What could not be read of a duplicate is told of")
  func unread() throws {
    let folder = try TestFolder()
    let card = vCard4("FN:Jo Doe", "EMAIL:jo@example.org")
    try folder.write(
      "a.vcf", card + card.replacing("END:", with: "ADR;TYPE=home;;;5 Oak St;Salem\r\nEND:"))
    let outcome = try folder.run("dedupe", "@a.vcf", "-o", "@b.vcf")
    #expect(
      outcome.errors.contains(
        "1  place in the inputs could not be read and is in nobody's record; unicard check shows it"
      ),
      "\(outcome.errors)")
  }

  @Test("What has no place in one contact is told of, and nothing is said to be kept")
  func unplaced() throws {
    let folder = try TestFolder()
    try folder.write(
      "a.csv",
      "First Name,Last Name,E-mail Address,Gender\r\nAnn,Lee,ann@lee.example,Female\r\n"
        + "Ann,Lee,ann@lee.example,Male\r\n")
    let outcome = try folder.run("dedupe", "@a.csv", "-o", "@b.csv")
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(!outcome.errors.contains("no value was dropped"), "\(outcome.errors)")
    #expect(
      outcome.errors.contains("1  of these answers has no place in a contact and was left out"),
      "\(outcome.errors)")
    #expect(outcome.errors.contains("  Left out: gender “F” of Ann Lee"), "\(outcome.errors)")
    let card = vCard4("FN:Jo Doe", "EMAIL:jo@example.org")
    try folder.write("c.vcf", card.replacing("END:", with: "X-PHONETIC-FIRST-NAME:yo\r\nEND:"))
    try folder.write("d.vcf", card.replacing("END:", with: "X-PHONETIC-FIRST-NAME:jo\r\nEND:"))
    let merged = try folder.run("merge", "@c.vcf", "--into", "@d.vcf", "-o", "@e.vcf")
    #expect(
      merged.errors.contains(
        "1 record of other files has values that have no place in it; keep it there."),
      "\(merged.errors)")
    #expect(!merged.errors.contains("can be deleted there"), "\(merged.errors)")
  }

  @Test("A value that a table has no place for is not lost without --force")
  func losses() throws {
    let folder = try TestFolder()
    try folder.write("a.csv", "Name,Email\r\nJo Doe,jo@example.org\r\n")
    try folder.write(
      "b.vcf", vCard4("FN:Jo Doe", "EMAIL:jo@example.org", "BDAY:19800501"))
    let refused = try folder.run("merge", "@b.vcf", "--into", "@a.csv", "-o", "@c.csv")
    #expect(refused.status == 1, "\(refused.errors)")
    #expect(refused.errors.contains("has no place for"))
    #expect(!folder.names.contains("c.csv"))
    let forced = try folder.run("merge", "@b.vcf", "--into", "@a.csv", "-o", "@c.csv", "--force")
    #expect(forced.status == 0, "\(forced.errors)")
    #expect(try folder.read("c.csv").contains("Jo Doe,jo@example.org"))
    // Nothing of the row changed, and the only copy of the birthday is in the other file.
    #expect(
      forced.errors.contains("In \(folder.path("a.csv")) nothing changes"), "\(forced.errors)")
    #expect(!forced.errors.contains("can be deleted there"), "\(forced.errors)")
    #expect(
      forced.errors.contains(
        "1 record of other files has values that have no place in it; keep it there."),
      "\(forced.errors)")
  }

  @Test("A folder is no file, whatever is in it")
  func folderOfFiles() throws {
    let folder = try TestFolder()
    try folder.write("a.vcf", Self.jo[0])
    let outcome = try folder.run("dedupe", "@")
    #expect(outcome.status == 64)
    #expect(outcome.errors.contains("is a folder, and one is changed at a time."))
    #expect(!outcome.errors.contains("--prefer"), "\(outcome.errors)")
  }
}
