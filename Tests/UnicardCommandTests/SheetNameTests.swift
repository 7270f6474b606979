import Foundation
import TestFolders
import Testing

@testable import UnicardCommand

/// What the sheets of workbooks are called where the file's name is told.
struct SheetNameTests {
  private static func folder() throws -> TestFolder {
    let folder = try TestFolder()
    let fixture =
      URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().path + "/SpreadsheetsTests/Fixtures/kontakte.xlsx"
    try FileManager.default.copyItem(atPath: fixture, toPath: folder.path("k.xlsx"))
    return folder
  }

  @Test("The sheets of a workbook are told apart, and the only one is called as the workbook is")
  func merge() throws {
    let folder = try Self.folder()
    try folder.write("a.vcf", TestCards.jane)
    for (input, wanted) in [
      ("@k.xlsx/Verein", ["a.vcf", "k.xlsx"]),
      ("@k.xlsx", ["a.vcf", "k.xlsx/Verein"]),
    ] {
      let outcome = try folder.run(
        "merge", input, "@a.vcf", "--dry-run", "--assignments", "@as.csv", "--force")
      #expect(outcome.status == 0, "\(outcome.errors)")
      let rows = try folder.read("as.csv").split(whereSeparator: \.isNewline).dropFirst()
      let sources = Set(rows.compactMap { $0.split(separator: ",").first.map(String.init) })
      #expect(sources.isSuperset(of: wanted), "\(sources)")
      #expect(sources.allSatisfy { $0 == "a.vcf" || $0.hasPrefix("k.xlsx") }, "\(sources)")
    }
    let preferred = try folder.run(
      "merge", "@k.xlsx/Verein", "@a.vcf", "--dry-run", "--prefer", "@k.xlsx")
    #expect(preferred.status == 0, "\(preferred.errors)")
  }

  @Test("An account of a sheet is written as a table, and that is said")
  func account() throws {
    let folder = try Self.folder()
    let store = ["--store", folder.path("b.db")]
    let read = try folder.run(["book", "import", "@k.xlsx/Verein", "--account", "L"] + store)
    #expect(read.status == 0, "\(read.errors)")
    let accounts = try folder.run(["book", "accounts"] + store)
    #expect(accounts.output.contains("k.xlsx") && !accounts.output.contains("Verein"))
    let written = try folder.run(["book", "export", "L", "-o", "@l.csv"] + store)
    #expect(
      written.errors.contains(
        "l.csv as CSV: the table of k.xlsx, with nothing changed in it."),
      "\(written.errors)")
    #expect(!written.errors.contains("as they were imported"))
  }
}
