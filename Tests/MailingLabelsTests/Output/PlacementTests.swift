import MailingLabels
import Testing

@Suite struct PlacementTests {
  @Test(arguments: [0, 1, 20, 21, 22, 42, 43])
  func countsPages(_ count: Int) throws {
    let document = try Fixtures.document(Fixtures.labels(count), on: Fixtures.sheet("L7160"))
    guard count > 0 else {
      #expect(throws: LabelDocumentError.noLabels) { try document.finish() }
      return
    }
    #expect(document.pageCount == (count + 20) / 21)
    #expect(PDFTools.pageCount(of: try document.finish()) == (count + 20) / 21)
  }

  /// First label, those left out, how many there are, and their places as page and label.
  @Test(
    .enabled(if: PDFTools.areInstalled, "Install poppler-utils to read documents back."),
    arguments: [
      (1, [], 3, [(1, 1), (1, 2), (1, 3)]),
      (20, [], 4, [(1, 20), (1, 21), (2, 1), (2, 2)]),
      (1, [1, 3], 3, [(1, 2), (1, 4), (1, 5)]),
      (19, [20], 5, [(1, 19), (1, 21), (2, 1), (2, 2), (2, 3)]),
      (19, [20, 21], 3, [(1, 19), (2, 1), (2, 2)]),
      (3, [1, 2, 5], 3, [(1, 3), (1, 4), (1, 6)]),
    ] as [(Int, Set<Int>, Int, [(Int, Int)])])
  func putsLabels(
    _ first: Int, _ skipped: Set<Int>, _ count: Int, _ places: [(Int, Int)]
  ) throws {
    let sheet = try Fixtures.sheet("L7160")
    var placement = LabelPlacement()
    placement.firstLabel = first
    placement.skipped = skipped
    let document = try Fixtures.document(
      Fixtures.labels(count), on: sheet, LabelStyle(), placement)
    let words = try PDFTools.words(of: document.finish())
    let found = words.map { word in
      let label = (0..<sheet.geometry.labelsPerPage).first { label in
        let origin = sheet.geometry.origin(ofLabel: label)
        return word.xMin >= origin.x.points && word.yMin >= origin.y.points
          && word.xMax <= origin.x.points + sheet.geometry.labelWidth.points
          && word.yMax <= origin.y.points + sheet.geometry.labelHeight.points
      }
      return [word.page, (label ?? -1) + 1]
    }
    #expect(words.map(\.text) == (1...count).map { "L\($0)" })
    #expect(found == places.map { [$0.0, $0.1] })
  }

  @Test(
    arguments: [
      (0, [], 1, "can't be the first"), (22, [], 1, "can't be the first"),
      (1, [22], 1, "can't be left out"), (20, [20, 21], 1, "All labels of the first sheet"),
      (1, [], 0, "scale"), (1, [], 2, "scale"), (1, [], .nan, "scale"), (1, [], 0.8, "scale"),
    ] as [(Int, Set<Int>, Double, String)])
  func refuses(_ first: Int, _ skipped: Set<Int>, _ scale: Double, _ reason: String) throws {
    var placement = LabelPlacement()
    placement.firstLabel = first
    placement.skipped = skipped
    placement.scale.y = scale
    let sheet = try Fixtures.sheet("L7160")
    let error = try #require(throws: LabelDocumentError.self) {
      try LabelDocument(sheet: sheet, placement: placement)
    }
    #expect(error.description.contains(reason))
  }

  @Test func movesAndStretches() throws {
    let sheet = try Fixtures.sheet("L7160")
    var placement = LabelPlacement()
    placement.offset = (.millimeters(2), .millimeters(-1))
    placement.scale = (1.01, 0.98)
    var style = LabelStyle()
    style.drawsOutlines = true
    let document = try Fixtures.document(Fixtures.labels(1), on: sheet, style, placement)
    let height = sheet.geometry.paper.height.points
    let boxes = try #require(PageContent(of: document.finish(), pageHeight: height)).strokes
    #expect(boxes.count == 21)
    for (label, box) in boxes.enumerated() {
      let origin = sheet.geometry.origin(ofLabel: label)
      #expect(abs(box.x - (origin.x.points * 1.01 + Length.millimeters(2).points)) < 0.1)
      #expect(abs(box.y - (origin.y.points * 0.98 - Length.millimeters(1).points)) < 0.1)
    }
  }

  /// Measures that nothing could be printed right with, and those that are doubtful.
  @Test(
    arguments: [
      ("L7160", 0, 150, nil, nil, "offset"), ("L7160", -21, 0, nil, nil, "offset"),
      ("L7160", 0, 0, 30, nil, "A margin of 30 mm leaves no room"),
      ("5167", 0, 0, 6, nil, "A margin of 6 mm leaves no room"),
      ("L7160", 0, 0, nil, 31, "margin"), ("L7160", 0, 0, nil, -1, "margin"),
    ] as [(String, Double, Double, Double?, Double?, String)])
  func refusesMeasures(
    _ name: String, _ x: Double, _ y: Double, _ margin: Double?, _ printerMargin: Double?,
    _ reason: String
  ) throws {
    var placement = LabelPlacement()
    placement.offset = (.millimeters(x), .millimeters(y))
    placement.printerMargin = printerMargin.map { .millimeters($0) }
    var style = LabelStyle()
    style.margin = margin.map { .millimeters($0) }
    let sheet = try Fixtures.sheet(name)
    let error = try #require(throws: LabelDocumentError.self) {
      try LabelDocument(sheet: sheet, style: style, placement: placement)
    }
    #expect(error.description.contains(reason), "\(error)")
  }

  @Test(
    arguments: [
      ("L7160", 1, nil, nil, []), ("L7160", 9, nil, nil, ["moved by 9 mm"]),
      ("L7160", 0, 0, nil, ["With a margin of 0 mm"]),
      ("A4 1x59 210x5mm", 0, nil, nil, ["Label 1 and 1 more of each sheet can hold no text"]),
      ("Zweckform 3474", 0, nil, nil, []),
    ] as [(String, Double, Double?, Double?, [String])])
  func warns(
    _ name: String, _ x: Double, _ margin: Double?, _ printerMargin: Double?, _ expected: [String]
  ) throws {
    var placement = LabelPlacement()
    placement.offset.x = .millimeters(x)
    var style = LabelStyle()
    style.margin = margin.map { .millimeters($0) }
    let sheet =
      try SheetMeasures.isLikely(name)
      ? SheetMeasures.sheet(name) : Fixtures.sheet(name)
    let warnings = try LabelDocument(sheet: sheet, style: style, placement: placement).warnings
    #expect(warnings.count == expected.count)
    for (warning, part) in zip(warnings, expected) { #expect(warning.contains(part)) }
  }
}
