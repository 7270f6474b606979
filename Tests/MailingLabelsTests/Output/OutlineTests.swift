import MailingLabels
import Testing

@Suite struct OutlineTests {
  /// What is drawn, read back from the document, is what the sheet's measures say.
  @Test(arguments: SheetCatalog().builtIn)
  func outlinesAreTheSheets(_ sheet: Sheet) throws {
    var style = LabelStyle()
    style.drawsOutlines = true
    let document = try Fixtures.document([MailingLabel(lines: [])], on: sheet, style)
    let pdf = try document.finish()
    let height = sheet.geometry.paper.height.points
    let boxes = try #require(PageContent(of: pdf, pageHeight: height)).strokes
    let geometry = sheet.geometry
    #expect(boxes.count == geometry.labelsPerPage)
    let tolerance = Length.millimeters(0.1).points
    for (label, box) in boxes.enumerated() {
      let origin = geometry.origin(ofLabel: label)
      #expect(abs(box.x - origin.x.points) < tolerance)
      #expect(abs(box.y - origin.y.points) < tolerance)
      #expect(abs(box.width - geometry.labelWidth.points) < tolerance)
      #expect(abs(box.height - geometry.labelHeight.points) < tolerance)
    }
    let text = String(decoding: pdf, as: UTF8.self)
    let page = try #require(text.firstMatch(of: #/MediaBox \[ 0 0 ([\d.]+) ([\d.]+) \]/#))
    let size = [page.1, page.2].compactMap { Double($0) }
    #expect(abs(size[0] - geometry.paper.width.points) < 0.01)
    #expect(abs(size[1] - geometry.paper.height.points) < 0.01)
  }

  @Test(arguments: ["5160", "L7160", "DL", "Dymo 99010"])
  func calibrationShowsTheSheet(_ name: String) throws {
    let sheet = try Fixtures.sheet(name)
    let document = try LabelDocument(sheet: sheet)
    let pdf = try document.finishCalibration()
    #expect(PDFTools.pageCount(of: pdf) == 1)
    let height = sheet.geometry.paper.height.points
    let boxes = try #require(PageContent(of: pdf, pageHeight: height)).strokes
    #expect(boxes.filter { $0.width > 1 && $0.height > 1 }.count == sheet.geometry.labelsPerPage)
    // The marks of the rulers are whole millimetres apart.
    let marks = boxes.filter { $0.width < 0.01 && $0.height > 1 && $0.height < 10 }.map(\.x)
      .sorted()
    #expect(marks.count >= Int(sheet.geometry.paper.width.millimeters))
    let tenth = Length.millimeters(10).points
    #expect(marks.contains { abs($0 - tenth) < 0.05 })
  }

  /// No word of what to do crosses the edge of a label.
  @Test(
    .enabled(if: PDFTools.areInstalled, "Install poppler-utils to read documents back."),
    arguments: ["5160", "L7160", "L7163", "5163", "Zweckform 3474", "DL", "Dymo 99012", "3483"])
  func calibrationTextIsOnLabels(_ name: String) throws {
    let sheet = try Fixtures.sheet(name)
    let geometry = sheet.geometry
    let pdf = try LabelDocument(sheet: sheet).finishCalibration()
    let words = try PDFTools.words(of: pdf).filter { Int($0.text) == nil }
    #expect(words.contains { $0.text.hasPrefix("--offset") }, "\(words.map(\.text))")
    for word in words {
      let isOnOne = (0..<geometry.labelsPerPage).contains { label in
        let origin = geometry.origin(ofLabel: label)
        return word.xMin >= origin.x.points && word.yMin >= origin.y.points
          && word.xMax <= origin.x.points + geometry.labelWidth.points
          && word.yMax <= origin.y.points + geometry.labelHeight.points
      }
      #expect(isOnOne, "\(word)")
    }
  }

  /// What to do can be read with bare eyes, also where a sheet has one label alone.
  @Test(arguments: ["DL", "C6", "L7160", "L7651", "Zweckform 3474", "5165"])
  func calibrationTextCanBeRead(_ name: String) throws {
    let pdf = try LabelDocument(sheet: Fixtures.sheet(name)).finishCalibration()
    let file = try #require(PDFFile(pdf))
    let page = try #require(file.pages.first)
    let text = try #require(PDFText(ofPage: page, in: file))
    let letters = text.glyphs.filter { $0.text.contains(where: \.isLetter) }
    #expect(letters.count > 200)
    #expect(letters.allSatisfy { $0.size >= 6 }, "\(letters.map(\.size).min() ?? 0)")
  }
}
