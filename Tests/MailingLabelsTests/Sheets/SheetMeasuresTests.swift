import MailingLabels
import Testing

@Suite struct SheetMeasuresTests {
  /// Measures, and those of the second label in millimetres.
  @Test(arguments: [
    ("A4 3x7 63.5x38.1mm margin 7.2,15.1 gap 2.5,0", 21, 73.2, 15.1),
    ("a4 3×7 63.5 x 38.1 mm margin 7.2, 15.1 gap 2.5,0", 21, 73.2, 15.1),
    ("A4 3x7 63.5x38.1 margin 7.2,15.1 pitch 66,38.1", 21, 73.2, 15.1),
    ("Letter 3x10 2.625x1in margin 0.1875,0.5 gap 0.125,0", 30, 74.6125, 12.7),
    ("210x297mm 2x2 100x140mm", 4, 105, 8.5),
    ("A4 landscape 2x2 100x90mm", 4, 148.5, 15),
    ("A4 1x2 190x100mm margin 10,20 gap 0,5", 2, 10, 125),
    ("roll 89x36mm", 1, 0, 36), ("envelope 220x110", 1, 0, 110), ("roll 3.5x1.125in", 1, 0, 28.575),
  ])
  func reads(_ text: String, _ count: Int, _ x: Double, _ y: Double) throws {
    let text = text.replacing(" x 38", with: "x38")
    #expect(SheetMeasures.isLikely(text))
    let geometry = try SheetMeasures.sheet(text).geometry
    #expect(geometry.labelsPerPage == count)
    let origin = geometry.origin(ofLabel: 1)
    #expect(abs(origin.x.millimeters - x) < 0.001 && abs(origin.y.millimeters - y) < 0.001)
  }

  @Test(arguments: [
    ("A4 3x7 0x38.1mm", "smaller than 1 mm"), ("A4 3x7 -5x38mm", "smaller than 1 mm"),
    ("A4 0x7 63.5x38.1mm", "no labels"),
    ("A4 3x7 80x38.1mm", "leave the page by 15 mm at the left"),
    ("A4 3x7 63.5x38.1mm margin 7.2,40", "leave the page by 9.7 mm at the bottom"),
    ("A4 3x7 63.5x38.1mm margin 7.2,15.1 gap -5,0", "overlap by 5 mm from column"),
    ("A4 1x7 63.5x38.1mm gap 0,-1", "overlap by 1 mm from row"),
    ("A4 999999999x7 63.5x38.1mm", "more than 200"), ("A4 3x7 63,5x38,1mm", "“63,5x38,1mm” is no"),
    ("A4 3x7 1e999x38mm", "“1e999x38mm” is no"), ("A4 3x7 nanx38mm", "“nanx38mm” is no"),
    ("A4 3x7", "ends early"), ("A9000 3x7 63x38mm", "“a9000” is no"), ("roll 89x", "“89x” is no"),
    ("A4 3x7 63.5x38.1mm margin", "ends early"), ("A4 3x7 63.5x38.1mm frame 3,4", "“frame” is no"),
    ("roll 89x36mm 4", "nothing more"), ("99999x99999mm 1x1 10x10mm", "larger than 5 m"),
  ])
  func refuses(_ text: String, _ reason: String) throws {
    let error = try #require(throws: SheetError.self) { try SheetMeasures.sheet(text) }
    #expect(
      error.description.contains(reason)
        || reason == "ends early" && error.description.contains("end early"), "\(error)")
    #expect(error.description.hasSuffix("."))
  }

  @Test(arguments: ["Avery 5160", "L7160", "DL", "#10", "99010", "avery 3x", "x", ""])
  func knowsNamesFromMeasures(_ text: String) { #expect(!SheetMeasures.isLikely(text)) }

  @Test func writesWhatItReads() throws {
    for sheet in SheetCatalog().builtIn where sheet.kind == .sheet {
      let again = try SheetMeasures.sheet(sheet.geometry.description).geometry
      for label in [0, again.labelsPerPage - 1] {
        let (a, b) = (sheet.geometry.origin(ofLabel: label), again.origin(ofLabel: label))
        #expect(abs(a.x.millimeters - b.x.millimeters) < 0.1, "\(sheet.name)")
        #expect(abs(a.y.millimeters - b.y.millimeters) < 0.15, "\(sheet.name)")
      }
    }
  }
}
