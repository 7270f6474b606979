import Foundation
import Testing

@testable import MailingLabels

@Suite struct SheetCatalogTests {
  /// What is typed, and the sheet that is meant.
  @Test(arguments: [
    ("Avery 5160", "Avery 5160"), ("avery-5160", "Avery 5160"), ("5160", "Avery 5160"),
    ("AVERY5160", "Avery 5160"), ("avery  #5160", "Avery 5160"), ("8160", "Avery 5160"),
    ("L7160", "Avery L7160"), ("l-7160", "Avery L7160"), ("7160", "Avery L7160"),
    ("Avery L7160-100", "Avery L7160"), ("J8160", "Avery L7160"),
    ("Zweckform 3475", "Zweckform 3475"),
    ("Avery Zweckform 3474", "Zweckform 3474"), ("herma 4677", "Herma 4677"),
    ("Herma 8838", "Herma 4677"), ("dymo 99010", "Dymo 99010"), ("S0722400", "Dymo 99012"),
    ("DK-11201", "Brother DK-11201"), ("dk11208", "Brother DK-11208"),
    ("DK 1201", "Brother DK-11201"),
    ("dl", "DL"), ("c5", "C5"), ("envelope C6", "C6"), ("#10", "#10"), ("com10", "#10"),
    ("C65", "C6/5"), ("c6/5", "C6/5"), ("DK-22205", "Brother DK-22205"), ("5395", "Avery 5395"),
  ])
  func finds(_ name: String, _ expected: String) throws {
    #expect(try SheetCatalog().sheet(named: name).name == expected)
  }

  @Test(arguments: [
    ("5106", "Avery 5160"), ("avery 5161x", "Avery 5161"), ("L716O", "Avery L7160"),
    ("dymo 9901", "Dymo 99010"), ("DK-1120", "Brother DK-11201"),
    ("name tag", "Avery 5395"), ("herma 4345", "Herma 4346"),
  ])
  func suggests(_ name: String, _ expected: String) throws {
    let error = try #require(throws: UnknownSheet.self) { try SheetCatalog().sheet(named: name) }
    #expect(error.suggestions.contains(expected), "\(error)")
    #expect(error.description.hasPrefix("There is no sheet “\(name)”. Did you mean "))
  }

  @Test(arguments: ["", "  ", "qwertyuiop", "avery", String(repeating: "9", count: 10_000)])
  func suggestsNothingForNonsense(_ name: String) throws {
    let error = try #require(throws: UnknownSheet.self) { try SheetCatalog().sheet(named: name) }
    #expect(error.suggestions.isEmpty)
  }

  /// What the packs and the makers' templates say, in millimetres; inches times 25.4.
  @Test(arguments: [
    ("5160", 3, 10, 66.675, 25.4, 4.7625, 12.7), ("5161", 2, 10, 101.6, 25.4, 3.969, 12.7),
    ("5162", 2, 7, 101.6, 33.867, 3.969, 21.167), ("5163", 2, 5, 101.6, 50.8, 3.969, 12.7),
    ("5167", 4, 20, 44.45, 12.7, 7.144, 12.7), ("L7159", 3, 8, 63.5, 33.9, 7.2, 12.9),
    ("L7160", 3, 7, 63.5, 38.1, 7.2, 15.15), ("L7161", 3, 6, 63.5, 46.6, 7.2, 8.7),
    ("L7162", 2, 8, 99.1, 33.9, 4.65, 12.9), ("L7163", 2, 7, 99.1, 38.1, 4.65, 15.15),
    ("L7165", 2, 4, 99.1, 67.7, 4.65, 13.1), ("L7651", 5, 13, 38.1, 21.2, 4.75, 10.7),
    ("Zweckform 3475", 3, 8, 70, 36, 0, 4.5), ("Herma 4464", 3, 8, 70, 37, 0, 0.5),
    ("Dymo 99010", 1, 1, 89, 28, 0, 0), ("DK-11208", 1, 1, 90, 38, 0, 0),
    ("DL", 1, 1, 220, 110, 0, 0), ("#10", 1, 1, 241.3, 104.775, 0, 0),
  ])
  func hasTheMakersMeasures(
    _ name: String, _ columns: Int, _ rows: Int, _ width: Double, _ height: Double, _ left: Double,
    _ top: Double
  ) throws {
    let geometry = try Fixtures.sheet(name).geometry
    #expect(geometry.columns == columns && geometry.rows == rows)
    let measures = [geometry.labelWidth, geometry.labelHeight, geometry.left, geometry.top]
    for (measure, expected) in zip(measures, [width, height, left, top]) {
      #expect(abs(measure.millimeters - expected) < 0.05, "\(name): \(geometry)")
    }
    // All of them lie in the middle of their page.
    let right = geometry.origin(ofLabel: geometry.labelsPerPage - 1)
    let rest = geometry.paper.width.millimeters - right.x.millimeters - width
    #expect(abs(rest - geometry.left.millimeters) < 0.3)
  }

  /// What is asked for, and what is listed first.
  @Test(arguments: [
    ("#10", "#10"), ("name tag", "Avery 5392"), ("DL", "DL"), ("C5", "C5"),
    ("5160", "Avery 5160"),
  ])
  func listsFirst(_ query: String, _ expected: String) {
    #expect(SheetCatalog().sheets(matching: query).first?.name == expected)
  }

  @Test func saysThatAPageIsNoSheet() throws {
    let error = try #require(throws: UnknownSheet.self) { try SheetCatalog().sheet(named: "A4") }
    #expect(error.description.hasPrefix("A4 is a page without labels;"))
  }

  /// A product is there once, with our own measures, however glabels calls it.
  @Test(
    .enabled(if: hasTemplates, "Install glabels-data."),
    arguments: ["5160", "7160", "L7160", "99012", "8160", "J8160", "3475", "4677"])
  func hasEachProductOnce(_ part: String) throws {
    let catalog = SheetCatalog(templatesIn: SheetCatalog.templatesFolder)
    let sheet = try catalog.sheet(named: part)
    #expect(catalog.builtIn.contains(sheet))
    let others = catalog.all.filter {
      $0.maker == sheet.maker
        && ([$0.part] + $0.equivalents).contains { SheetName.key($0) == SheetName.key(part) }
    }
    #expect(others.count <= 1)
    #expect(Set(catalog.all.map { SheetName.key($0.name) }).count == catalog.all.count)
  }

  private static let hasTemplates = FileManager.default.fileExists(
    atPath: SheetCatalog.templatesFolder)

  /// Each measure says where it is from.
  @Test func tellsWhereMeasuresAreFrom() throws {
    #expect(
      try SheetCatalog().sheet(named: "5160").source
        == "number and size: Avery's pack; margin: Avery's template; gap: Avery's template; "
        + "corner: Avery's template")
    #expect(
      try SheetCatalog().sheet(named: "Zweckform 3475").source
        == "number and size: Zweckform's pack; margin: centred; gap: none")
  }

  @Test func everyRowOfTheTableIsASheet() {
    let sheets = SheetCatalog().builtIn
    #expect(sheets.count == BuiltInSheets.rowCount)
    #expect(Set(sheets.map(\.identifier)).count == sheets.count)
    for sheet in sheets {
      #expect(!sheet.title.isEmpty && !sheet.source.isEmpty)
      #expect((try? SheetCatalog().sheet(named: sheet.name)) == sheet, "\(sheet.name)")
    }
  }

  @Test func searches() {
    let catalog = SheetCatalog()
    #expect(catalog.sheets(matching: "envelope").allSatisfy { $0.kind == .envelope })
    #expect(catalog.sheets(matching: "63.5x38.1").contains { $0.name == "Avery L7160" })
    #expect(catalog.sheets(matching: "avery j8160").map(\.name) == ["Avery L7160"])
    #expect(catalog.sheets(matching: "no such thing").isEmpty)
  }
}
