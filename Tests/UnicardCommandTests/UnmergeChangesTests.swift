import TestFolders
import Testing

@testable import UnicardCommand

/// What was changed in a merged file comes through `unmerge`, as far as it can.
struct UnmergeChangesTests {
  /// Ann is in both, Bo in one.
  private static func folder(_ second: String) throws -> TestFolder {
    let folder = try TestFolder()
    try folder.write("a.vcf", vCard3("N:Lee;Ann;;;", "FN:Ann Lee", "EMAIL:ann@x.example"))
    let ann = vCard3("N:Lee;Ann;;;", "FN:Ann Lee", "EMAIL:ann@x.example", "TEL:+49 30 1234567")
    let bo = vCard3(
      "N:Fox;Bo;;;", "FN:Bo Fox", "TEL;TYPE=CELL:+49 171 7654321", "X-ABShowAs:none", "X-ODD:1")
    try folder.write("b.vcf", ann + bo)
    if second == "b.csv" {
      try folder.write(
        "b.csv",
        "First Name,Last Name,E-mail 1 - Value,Phone 1 - Value\r\nAnn,Lee,ann@x.example,\r\n"
          + "Bo,Fox,,+49 171 7654321\r\n")
    }
    return folder
  }

  private static let edits: [(edit: [String], has: String, lacks: String)] = [
    (["--set", "note=hi"], "NOTE:hi", "NOTE:ho"),
    (["--set", "phone=+49 171 9991112"], "+49 171 9991112", "7654321"),
    (["--remove", "phone"], "FN:Bo Fox", "7654321"),
    (["--set", "name.given=Bob"], "Bob Fox", "Bo Fox"),
  ]

  @Test(
    "Changes to somebody who was joined with nobody stay, whatever form the record had",
    arguments: edits, ["b.vcf", "b.csv"])
  func single(_ edit: (edit: [String], has: String, lacks: String), _ second: String) throws {
    let folder = try Self.folder(second)
    for format in ["vcard4", "vcard3", "jcard"] {
      let merged = "@m.\(format == "jcard" ? "json" : "vcf")"
      _ = try folder.run(
        "merge", "@a.vcf", "@\(second)", "-o", merged, "--to", format, "--force")
      _ = try folder.run(["edit", merged, "Bo"] + edit.edit + ["--in-place"])
      let outcome = try folder.run("unmerge", merged, "-o", "@u.vcf", "--force")
      #expect(outcome.status == 0, "\(outcome.errors)")
      let text = try folder.read("u.vcf")
      #expect(text.contains(edit.has) && !text.contains(edit.lacks), "\(format) \(text)")
      #expect(!text.contains("CONSTITUENT"), "\(text)")
      if second == "b.vcf" { #expect(text.contains("X-ODD:1")) }
    }
  }

  @Test(
    "Without a change every record comes back as it was",
    arguments: ["vcard4", "vcard3", "vcard2.1", "jcard"], ["b.vcf", "b.csv"])
  func unchanged(_ format: String, _ second: String) throws {
    let folder = try Self.folder(second)
    _ = try folder.run("merge", "@a.vcf", "@\(second)", "-o", "@m", "--to", format)
    let outcome = try folder.run("unmerge", "@m", "-o", "@u.vcf")
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(!outcome.errors.contains("what was changed"), "\(outcome.errors)")
    guard second == "b.vcf" else { return }
    #expect(try folder.read("u.vcf") == folder.read("a.vcf") + folder.read("b.vcf"))
  }

  @Test("Groups name the record again that they named before, also where they are not selected")
  func groups() throws {
    let folder = try TestFolder()
    let names = ["N:Brandt;Sabine;;;", "FN:Sabine Brandt", "TEL:+49 171 2233445"]
    try folder.write(
      "a.vcf",
      vCard3(names[0], names[1], names[2], "UID:A1")
        + vCard3(
          "N:Family;;;;", "FN:Family", "X-ADDRESSBOOKSERVER-KIND:group",
          "X-ADDRESSBOOKSERVER-MEMBER:urn:uuid:A1", "UID:G1"))
    try folder.write("b.vcf", vCard3(names[0], names[1], names[2], "UID:00B1"))
    _ = try folder.run("merge", "@a.vcf", "@b.vcf", "-o", "@m.vcf")
    #expect(try folder.read("m.vcf").contains("MEMBER:urn:uuid:00B1"))
    let outcome = try folder.run(
      "unmerge", "@m.vcf", "--where", "name ~ Sabine", "-o", "@u.vcf")
    #expect(outcome.errors.contains("1 contact names the records of those"), "\(outcome.errors)")
    let text = try folder.read("u.vcf")
    #expect(text.contains("MEMBER:urn:uuid:A1") && !text.contains("MEMBER:urn:uuid:00B1"))
    // Who was put into a group since is in it still.
    _ = try folder.run(
      "merge", "@a.vcf", "@b.vcf", "-o", "@m.vcf", "--force")
    _ = try folder.run(
      "groups", "add", "@m.vcf", "Choir", "--where", "name ~ Sabine", "--in-place")
    let whole = try folder.run("unmerge", "@m.vcf", "-o", "@w.vcf")
    #expect(whole.status == 0, "\(whole.errors)")
    let written = try folder.read("w.vcf")
    #expect(written.contains("FN:Choir") && written.contains("urn:uuid:00B1"), "\(written)")
    #expect(written.contains("X-ADDRESSBOOKSERVER-MEMBER:urn:uuid:A1"), "\(written)")
  }

  @Test("Who is taken apart names those who stay merged as they are called now")
  func relations() throws {
    let folder = try TestFolder()
    let sabine = ["N:Brandt;Sabine;;;", "FN:Sabine Brandt", "EMAIL:sabine@b.example"]
    let karl = ["N:Ott;Karl;;;", "FN:Karl Ott", "EMAIL:karl@o.example"]
    try folder.write(
      "a.vcf",
      vCard3(sabine[0], sabine[1], sabine[2], "UID:A1")
        + vCard3(karl[0], karl[1], karl[2], "UID:A2", "TITLE:Cook", "NOTE:x"))
    try folder.write(
      "b.vcf",
      vCard3(sabine[0], sabine[1], sabine[2], "UID:B1", "RELATED;TYPE=friend:urn:uuid:B2")
        + vCard3(karl[0], karl[1], karl[2], "UID:B2"))
    _ = try folder.run("merge", "@a.vcf", "@b.vcf", "-o", "@m.vcf", "--to", "vcard4")
    _ = try folder.run("unmerge", "@m.vcf", "--where", "name ~ Sabine", "-o", "@u.vcf")
    let shown = try folder.run("show", "@u.vcf", "Sabine").output
    #expect(shown.contains("Karl Ott") && !shown.contains("B2"), "\(shown)")
  }

  @Test("What a table had no room for was changed by nobody")
  func losses() throws {
    let folder = try TestFolder()
    let name = ["N:Lee;Ann;;;", "FN:Ann Lee", "EMAIL:ann@x.example"]
    try folder.write(
      "a.vcf",
      vCard3(name[0], name[1], name[2], "X-ODD:1", "PHOTO;ENCODING=b;TYPE=JPEG:aGFsbG8="))
    try folder.write("b.vcf", vCard3(name[0], name[1], name[2], "TEL:+49 30 1234567"))
    _ = try folder.run(
      "merge", "@a.vcf", "@b.vcf", "--for", "google", "-o", "@m.csv", "--report", "@r")
    let outcome = try folder.run("unmerge", "@m.csv", "--report", "@r", "-o", "@u.vcf")
    #expect(outcome.errors.contains("Took 1 contact apart into 2 records."), "\(outcome.errors)")
    #expect(!outcome.errors.contains("changed since"), "\(outcome.errors)")
    try folder.write("m.csv", folder.read("m.csv").replacing("+49 30 1234567", with: ""))
    let changed = try folder.run("unmerge", "@m.csv", "--report", "@r", "-o", "@v.vcf")
    #expect(changed.errors.contains("has again phone number"), "\(changed.errors)")
  }

  @Test(
    "What is told to come back is what was removed, and not what had no room", arguments: [2, 4])
  func removedBesideLosses(_ number: Int) throws {
    let folder = try TestFolder()
    let name = ["N:Lee;Ann;;;", "FN:Ann Lee", "TEL:+49 30 1234567"]
    func card(_ numbers: [Int]) -> String {
      vCard3(
        name[0], name[1], name[2],
        numbers.map { "EMAIL:a\($0)@x.example" }.joined(separator: "\r\n"))
    }
    try folder.write("a.vcf", card([1, 2, 3]))
    try folder.write("b.vcf", card([1, 3, 4]))
    _ = try folder.run(
      "merge", "@a.vcf", "@b.vcf", "--to", "outlook-csv", "-o", "@m.csv", "--report", "@r")
    // Of four there is room for three; the fourth is in the notes.
    let table = try folder.read("m.csv")
    let noted = try #require(
      (1...4).first { table.contains("E-mail: a\($0)@x.example") }, "\(table)")
    let removed = number == noted ? 3 : number
    try folder.write(
      "m.csv", table.replacing("\"a\(removed)@x.example\"", with: "\"\""))
    let outcome = try folder.run("unmerge", "@m.csv", "--report", "@r", "-o", "@u.vcf")
    #expect(
      outcome.errors.contains("has again email address “a\(removed)@x.example”."),
      "\(outcome.errors)")
  }
}
