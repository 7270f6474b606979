import TestFolders
import Testing

@testable import UnicardCommand

/// When a card that is changed says to have been: a second later than before, so that a merge takes it for
/// the newer of the two.
struct RevisionTests {
  private static func card(_ lines: String...) -> String {
    TestCards.card(["N:Lee;Ann;;;", "FN:Ann Lee", "UID:1"] + lines, version: "3.0")
  }

  private static let stamps: [(before: String, after: String)] = [
    ("REV:2024-01-01T00:00:00Z", "REV:2024-01-01T00:00:01Z"),
    ("REV:20231231T235959Z", "REV:2024-01-01T00:00:00Z"),
    ("REV;VALUE=date:2024-01-01", "REV:2024-01-01T00:00:01"),
    ("REV:some day", "REV:some day"),
    ("NICKNAME:A", "NICKNAME:A"),
  ]

  @Test("An edit is a second later than what it changes", arguments: stamps)
  func edited(_ before: String, _ after: String) throws {
    let folder = try TestFolder()
    try folder.write("a.vcf", Self.card(before, "TITLE:Boss"))
    let outcome = try folder.run("edit", "@a.vcf", "Ann", "--set", "title=Editor", "-o", "@b.vcf")
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(try folder.read("b.vcf") == Self.card(after, "TITLE:Editor"))
    let same = try folder.run("edit", "@a.vcf", "Ann", "--set", "title=Boss", "-o", "@c.vcf")
    #expect(same.errors.hasPrefix("Nothing is to be changed"), "\(same.errors)")
    // As a merge takes the newer one, it takes what was typed last.
    try folder.write("old.vcf", Self.card(before, "TITLE:Boss", "NOTE:n", "EMAIL:a@x.example"))
    guard before != after else { return }
    let merged = try folder.run("merge", "@b.vcf", "@old.vcf", "--no-undo")
    let shown = merged.output.split(separator: "\r\n").first { $0.hasPrefix("TITLE") }
    #expect(shown == "TITLE:Editor", "\(merged.output)")
  }

  /// Commands that change the card, and whether they say themselves when it was.
  private static let commands: [[String]] = [
    ["edit", "@a.vcf", "Ann", "--trim", "--in-place"],
    ["groups", "add", "@a.vcf", "Choir", "Ann", "--in-place"],
    ["add", "@n.vcf", "--to", "@a.vcf"],
    ["merge", "@n.vcf", "--into", "@a.vcf", "--in-place"],
  ]

  @Test("Whatever changes a card in its file", arguments: commands)
  func changed(_ command: [String]) throws {
    let folder = try TestFolder()
    try folder.write("a.vcf", Self.card("REV:2024-01-01T00:00:00Z", "NOTE:x ", "EMAIL:a@x.example"))
    try folder.write("n.vcf", Self.card("TITLE:Editor", "EMAIL:a@x.example"))
    let outcome = try folder.run(command)
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(try folder.read("a.vcf").contains("REV:2024-01-01T00:00:01Z"), "\(outcome.errors)")
  }

  @Test("Who says when it was is believed, and a table has no room for it")
  func said() throws {
    let folder = try TestFolder()
    try folder.write("a.vcf", Self.card("REV:2024-01-01T00:00:00Z"))
    let set = try folder.run(
      "edit", "@a.vcf", "Ann", "--set", "revision=2026-05-01T12:00:00Z", "-o", "-")
    #expect(set.output.contains("REV:2026-05-01T12:00:00Z"), "\(set.output) \(set.errors)")
    let none = try folder.run("edit", "@a.vcf", "Ann", "--remove", "revision", "-o", "-")
    #expect(!none.output.contains("REV"), "\(none.output) \(none.errors)")
    try folder.write("t.csv", "Name,Revision,Title\nAnn Lee,2024-01-01,Boss\n")
    let table = try folder.run("edit", "@t.csv", "Ann", "--set", "title=Editor", "-o", "-")
    #expect(table.output == "Name,Revision,Title\nAnn Lee,2024-01-01,Editor\n")
  }

  @Test("A store's record is a second later, too")
  func stored() throws {
    let folder = try TestFolder()
    try folder.write("a.vcf", Self.card("REV:2024-01-01T00:00:00Z", "TITLE:Boss"))
    func book(_ arguments: String...) throws -> CommandOutcome {
      try folder.run(["book"] + arguments + ["--store", folder.path("b.db")])
    }
    _ = try book("import", "@a.vcf", "--account", "Phone")
    _ = try book("edit", "Ann", "--set", "title=Editor")
    let written = try book("export", "Phone").output
    #expect(written == Self.card("REV:2024-01-01T00:00:01Z", "TITLE:Editor"))
  }
}
