import Foundation
import TestFolders
import Testing

@testable import UnicardCommand

/// Inputs that are packed in archives and workbooks.
@Suite struct PackedInputTests {
  /// An OpenDocument spreadsheet: its type, and `<x/>` as its content.
  private static let document = """
    UEsDBBQAAAAAAAAAIVCFbDmKLgAAAC4AAAAIAAAAbWltZXR5cGVhcHBsaWNhdGlvbi92bmQub2FzaXMub3BlbmRvY3VtZW50\
    LnNwcmVhZHNoZWV0UEsDBBQAAAAAAAAAIVArhCYSBAAAAAQAAAALAAAAY29udGVudC54bWw8eC8+UEsBAhQDFAAAAAAAAAAh\
    UIVsOYouAAAALgAAAAgAAAAAAAAAAAAAAIABAAAAAG1pbWV0eXBlUEsBAhQDFAAAAAAAAAAhUCuEJhIEAAAABAAAAAsAAAAA\
    AAAAAAAAAIABVAAAAGNvbnRlbnQueG1sUEsFBgAAAAACAAIAbwAAAIEAAAAAAA==
    """

  @Test("Of a document that can't be read, it is said how to get a table out of it")
  func documents() throws {
    let folder = try TestFolder()
    try #require(Data(base64Encoded: Self.document)).write(
      to: URL(fileURLWithPath: folder.path("t.ods")))
    let outcome = try folder.run("list", "@t.ods")
    #expect(outcome.status == 2)
    #expect(outcome.errors.contains("save the table in it as .csv or .xlsx"), "\(outcome.errors)")
  }

  @Test("A workbook in an archive is read as one outside, and a damaged one is told")
  func workbooksInArchives() throws {
    let folder = try TestFolder()
    try FileManager.default.copyItem(
      atPath: URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().path + "/SpreadsheetsTests/Fixtures/workbooks.zip",
      toPath: folder.path("w.zip"))
    let outcome = try folder.run("list", "@w.zip")
    let named = try folder.run("list", "@w.zip/lists/one-sheet.xlsx")
    #expect(outcome.status == 2 && !outcome.output.isEmpty)
    #expect(outcome.output == named.output)
    #expect(outcome.errors.contains("damaged.xlsx"), "\(outcome.errors)")
    #expect(outcome.errors.contains("It was left out."), "\(outcome.errors)")
  }

  /// A file of an archive and a sheet of a workbook are named as they are shown.
  @Test func readsWhatIsPackedByItsName() throws {
    let folder = try TestFolder()
    let fixture =
      URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().path + "/SpreadsheetsTests/Fixtures/kontakte.xlsx"
    try FileManager.default.copyItem(atPath: fixture, toPath: folder.path("k.xlsx"))
    try #require(Data(base64Encoded: Self.archive)).write(
      to: URL(fileURLWithPath: folder.path("two.zip")))
    let cases: [(line: [String], status: Int32, output: String, errors: String)] = [
      (
        ["list", "@two.zip"], 0, "Bo Ek",
        "1 file in \(folder.path)/two.zip was left out for its name: k.txt."
      ),
      (["list", "@two.zip/o.csv"], 0, "Bo Ek", ""), (["list", "@two.zip/k.txt"], 0, "Cy Roe", ""),
      (["list", "@two.zip/no.csv"], 2, "", "There is no no.csv in \(folder.path)/two.zip."),
      (["list", "@k.xlsx/Verein"], 0, "Anna Lee", ""),
      (
        ["list", "@k.xlsx"], 0, "Anna Lee",
        "k.xlsx has 1 hidden sheet, which was left out: Geheim.\nHint: A sheet that is named is read: "
          + "\(folder.path)/k.xlsx/Geheim"
      ),
      (["list", "@k.xlsx/Geheim"], 0, "Hidden Person", ""),
      (["check", "--fix", "@two.zip", "-o", "@y.vcf"], 64, "", "two.zip has 2 files of contacts"),
      (["dedupe", "@k.xlsx/Verein"], 0, "", "; -o FILE writes the file without"),
      (["dedupe", "@k.xlsx"], 64, "", "k.xlsx has 2 sheets of contacts"),
      (["list", "@k.xlsx/Nein"], 2, "", "There is no Nein in"),
      (["list", "@no.zip/o.csv"], 2, "", "There is no file \(folder.path)/no.zip/o.csv"),
      (
        ["edit", "@two.zip", "Bo", "--trim", "-o", "@x.csv"], 64, "",
        "two.zip has 2 files of contacts in it, and one is changed at a time.\nHint: Name one of them, "
          + "as \(folder.path)/two.zip/a.vcf."
      ),
      (["edit", "@two.zip/o.csv", "Bo", "--set", "email=b@x", "-o", "-"], 0, "Bo Ek,b@x", ""),
      (
        ["edit", "@two.zip/o.csv", "Bo", "--set", "email=b@x", "--in-place"], 64, "",
        "o.csv is packed in \(folder.path)/two.zip and can't be replaced there."
      ),
      (
        ["convert", "@two.zip/o.csv", "-o", "@two.zip", "--to", "csv", "--force"], 64, "",
        "packs no files"
      ),
      (
        ["edit", "@k.xlsx", "Anna", "--trim", "--dry-run"], 64, "",
        "k.xlsx has 2 sheets of contacts"
      ),
      (
        ["edit", "@k.xlsx/Verein", "Anna", "--set", "email=b@x", "-o", "@k2.xlsx"], 64, "",
        "no .xlsx"
      ),
      (
        ["groups", "add", "@two.zip/a.vcf", "A", "--where", "name ~ jane", "--in-place"], 64, "",
        "a.vcf is packed in"
      ),
      (["groups", "add", "@two.zip/a.vcf", "A", "--where", "name ~ jane"], 0, "CATEGORIES:A", ""),
      (
        ["groups", "add", "@two.zip/a.vcf", "A", "--where", "name ~ jane", "-o", "-"], 0,
        "CATEGORIES:A", ""
      ),
      (["dedupe", "@two.zip/o.csv", "-o", "-"], 0, "Bo Ek", ""),
      (["dedupe", "@two.zip/o.csv", "--in-place"], 64, "", "is packed in"),
      (
        ["book", "import", "@two.zip", "--account", "A", "--store", "@s.db"], 64, "",
        "Name one of them"
      ),
      (
        ["book", "import", "@two.zip/o.csv", "--account", "A", "--store", "@s.db"], 0,
        "A: 1 contact", ""
      ),
      (["book", "export", "A", "-o", "@x.xlsx", "--store", "@s.db"], 64, "", "writes no .xlsx"),
      (
        ["book", "export", "A", "-o", "@x.csv.gz", "--store", "@s.db"], 64, "", "pack it afterwards"
      ),
      (["book", "export", "A", "-o", "@x.vcf", "--store", "@s.db"], 64, "", "stays CSV"),
    ]
    for (line, status, output, errors) in cases {
      let outcome = try folder.run(line)
      #expect(outcome.status == status, "\(line) \(outcome.errors)")
      #expect(outcome.output.contains(output) || output.isEmpty, "\(line) \(outcome.output)")
      #expect(outcome.errors.contains(errors) || errors.isEmpty, "\(line) \(outcome.errors)")
    }
    #expect(folder.names.filter { $0.hasPrefix("x") || $0.hasPrefix("k2") }.isEmpty)
  }

  @Test("Files of an archive that are hidden are named, and dots that hide nothing are read")
  func hiddenInArchives() throws {
    let folder = try TestFolder()
    try #require(Data(base64Encoded: Self.hidden)).write(
      to: URL(fileURLWithPath: folder.path("h.zip")))
    let outcome = try folder.run("list", "@h.zip")
    #expect(outcome.output.contains("Jane Doe") && outcome.output.contains("Bo Ek"))
    let told =
      "2 files in \(folder.path)/h.zip were left out for their names: .h.vcf, c/.d/x.vcf.\n"
    #expect(outcome.status == 0 && outcome.errors.contains(told), "\(outcome.errors)")
    #expect(try folder.run("list", "@h.zip/.h.vcf").output.contains("Cy Roe"))
  }

  @Test("Of an archive that is cut off, all is kept that can be read, and the command fails")
  func cutArchives() throws {
    let folder = try TestFolder()
    let whole = try #require(Data(base64Encoded: Self.archive))
    try whole.prefix(whole.count - 30).write(to: URL(fileURLWithPath: folder.path("cut.zip")))
    for line in [
      ["convert", "@cut.zip", "-o", "@x.vcf"], ["list", "@cut.zip"], ["check", "@cut.zip"],
    ] {
      let outcome = try folder.run(line)
      #expect(outcome.status == 2, "\(line) \(outcome.errors)")
      #expect(outcome.errors.contains("the rest is missing"), "\(line) \(outcome.errors)")
      #expect(!outcome.errors.contains("Kept everything."), "\(line) \(outcome.errors)")
    }
    #expect(try folder.read("x.vcf").contains("Bo Ek"))
  }

  /// A ZIP archive of ./a.vcf, ../b.vcf, .h.vcf, c/.d/x.vcf, __MACOSX/._a.vcf and .DS_Store.
  private static let hidden = """
    UEsDBBQAAAAIAAAAIVi42J9YLgAAADIAAAAHAAAALi9hLnZjZnNydff0swpzdgxy4eUKcw0K9vT3szLRM+DlcvOz8krMS1VwyU/l\
    5XL1c4EpAgBQSwMEFAAAAAgAAAAhWPI876srAAAALwAAAAgAAAAuLi9iLnZjZnNydff0swpzdgxy4eUKcw0K9vT3szLRM+DlcvOz\
    cspXcM3m5XL1c4GpAABQSwMEFAAAAAgAAAAhWNFrYBYsAAAAMAAAAAYAAAAuaC52Y2ZzcnX39LMKc3YMcuHlCnMNCvb097My0TPg\
    5XLzs3KuVAjKT+XlcvVzgSkBAFBLAwQUAAAACAAAACFY4Zld9SwAAAAwAAAACgAAAGMvLmQveC52Y2ZzcnX39LMKc3YMcuHlCnMN\
    Cvb097My0TPg5XLzs3LJVAjIT+XlcvVzgSkBAFBLAwQUAAAACAAAACFYgxbcjAMAAAABAAAAEAAAAF9fTUFDT1NYLy5fYS52Y2ar\
    AABQSwMEFAAAAAgAAAAhWIMW3IwDAAAAAQAAAAkAAAAuRFNfU3RvcmWrAABQSwECFAMUAAAACAAAACFYuNifWC4AAAAyAAAABwAA\
    AAAAAAAAAAAAgAEAAAAALi9hLnZjZlBLAQIUAxQAAAAIAAAAIVjyPO+rKwAAAC8AAAAIAAAAAAAAAAAAAACAAVMAAAAuLi9iLnZj\
    ZlBLAQIUAxQAAAAIAAAAIVjRa2AWLAAAADAAAAAGAAAAAAAAAAAAAACAAaQAAAAuaC52Y2ZQSwECFAMUAAAACAAAACFY4Zld9SwA\
    AAAwAAAACgAAAAAAAAAAAAAAgAH0AAAAYy8uZC94LnZjZlBLAQIUAxQAAAAIAAAAIViDFtyMAwAAAAEAAAAQAAAAAAAAAAAAAACA\
    AUgBAABfX01BQ09TWC8uX2EudmNmUEsBAhQDFAAAAAgAAAAhWIMW3IwDAAAAAQAAAAkAAAAAAAAAAAAAAIABeQEAAC5EU19TdG9y\
    ZVBLBQYAAAAABgAGAEwBAACjAQAAAAA=
    """

  /// A ZIP archive of a.vcf, o.csv and k.txt.
  private static let archive = """
    UEsDBBQAAAAIAAAAIVhG3ZzCQgAAAEYAAAAFAAAAYS52Y2ZzcnX39LMKc3YMcuHlCnMNCvb097My1jPg5XLzs/JKzEtV\
    cMlP5eVydgxxdfcP8nQNtnIrykzNSynm5XL1c4FpBABQSwMEFAAAAAgAAAAhWI735HwjAAAAIQAAAAUAAABvLmNzdvNL\
    zE3VcdXNTczM4XLKV3DN1knKd0itSMwtyEnVyy9K5wIAUEsDBBQAAAAIAAAAIVjNH8QuHgAAABwAAAAFAAAAay50eHTz\
    S8xNtQ5JzeFyrlQIyk+1NjA2UDA0MjYxNTPnAgBQSwECFAMUAAAACAAAACFYRt2cwkIAAABGAAAABQAAAAAAAAAAAAAA\
    gAEAAAAAYS52Y2ZQSwECFAMUAAAACAAAACFYjvfkfCMAAAAhAAAABQAAAAAAAAAAAAAAgAFlAAAAby5jc3ZQSwECFAMU\
    AAAACAAAACFYzR/ELh4AAAAcAAAABQAAAAAAAAAAAAAAgAGrAAAAay50eHRQSwUGAAAAAAMAAwCZAAAA7AAAAAAA
    """
}
