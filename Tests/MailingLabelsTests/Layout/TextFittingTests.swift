import MailingLabels
import Testing

@Suite struct TextFittingTests {
  private static let long = [
    "Prof. Dr. Dr. h. c. Maximiliane-Alexandra von Hohenstein-Wittelsbach-Sayn",
    "Gesellschaft für Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbau GmbH & Co. KG",
    "Abteilung für grenzüberschreitende Angelegenheiten", "Hinterhaus, 4. Stock links, Zimmer 402",
    "Bürgermeister-Johann-Sebastian-Straße 1234", "12345 BAD NEUENAHR-AHRWEILER",
    "VEREINIGTES KÖNIGREICH GROSSBRITANNIEN",
  ]

  /// All of a text that is too much for the smallest labels is within them, and is told of.
  @Test(
    .enabled(if: PDFTools.areInstalled, "Install poppler-utils to read documents back."),
    arguments: ["L7651", "5167", "5195", "Dymo 99017", "Herma 4271"])
  func nothingIsCutOff(_ name: String) throws {
    let sheet = try Fixtures.sheet(name)
    let label = MailingLabel(lines: Self.long, contactName: "Maximiliane")
    let document = try Fixtures.document([label], on: sheet)
    let pdf = try document.finish()
    let geometry = sheet.geometry
    let words = try PDFTools.words(of: pdf)
    let text = try PDFTools.lines(of: pdf).joined().filter { $0 != " " }
    #expect(text.replacing("-", with: "") == Self.long.joined().filter { $0 != " " && $0 != "-" })
    for word in words {
      #expect(word.xMin >= geometry.left.points)
      #expect(word.xMax <= geometry.left.points + geometry.labelWidth.points)
      #expect(word.yMin >= geometry.top.points)
      #expect(word.yMax <= geometry.top.points + geometry.labelHeight.points)
    }
    // Boxes of words are those of their fonts; ink is what must keep clear of the margin.
    let scale = 300.0 / 72
    let picture = try #require(try PDFTools.picture(of: pdf, resolution: 300))
    let margin = min(
      Length.millimeters(3).points,
      max(Length.millimeters(1).points, geometry.labelHeight.points * 0.08))
    let left = Int((geometry.left.points + margin) * scale) - 1
    let top = Int((geometry.top.points + margin) * scale) - 1
    let right = Int((geometry.left.points + geometry.labelWidth.points - margin) * scale) + 1
    let bottom = Int((geometry.top.points + geometry.labelHeight.points - margin) * scale) + 1
    #expect(picture.hasInk(x: left..<right, y: top..<bottom))
    #expect(!picture.hasInk(x: 0..<left, y: 0..<picture.height))
    #expect(!picture.hasInk(x: right..<picture.width, y: 0..<picture.height))
    #expect(!picture.hasInk(x: 0..<picture.width, y: 0..<top))
    #expect(!picture.hasInk(x: 0..<picture.width, y: bottom..<picture.height))
    let size = try #require(document.smallestFontSize)
    #expect(size < 6)
    #expect(document.issues.map(\.kind) == [.small(size: size)])
    #expect(document.issues[0].description.hasPrefix("Maximiliane: the text is set in"))
  }

  /// Lines, the size that is asked for, and the one that they get at most and at least.
  @Test(arguments: [
    (["Ann Lee", "1 Main St"], 11.0, 11.0...11.0), (["Ann Lee"], 200, 20...60),
    (["Ann Lee"], .infinity, 20...60),
    // Made smaller before lines are broken.
    ([String(repeating: "wide ", count: 7)], 11, 8...10),
    // Too wide for the minimum, so that it is broken and gets larger again.
    ([String(repeating: "wide ", count: 12)], 11, 10...11), ([""], 11, 11...11),
  ])
  func shrinks(_ lines: [String], _ asked: Double, _ expected: ClosedRange<Double>) throws {
    var style = LabelStyle()
    style.fontSize = asked
    let document = try Fixtures.document(
      [MailingLabel(lines: lines)], on: Fixtures.sheet("5160"), style)
    #expect(expected.contains(try #require(document.smallestFontSize)))
    #expect(document.issues.isEmpty)
  }

  /// Lines of postal code and town stay whole, whatever else must be broken.
  @Test(
    .enabled(if: PDFTools.areInstalled, "Install poppler-utils to read documents back."),
    arguments: ["5160", "L7651", "5167", "Dymo 99012", "DL"])
  func keepsLines(_ name: String) throws {
    var label = MailingLabel(lines: ["Ann Lee", "1 Main Street", "MONTRÉAL QC  H3B 4W8"])
    label.lines[0] = "Friedrich-Wilhelm-Weber-Gesellschaft für Landwirtschaft mbH"
    label.unbrokenLines = [2]
    let document = try Fixtures.document([label], on: Fixtures.sheet(name))
    let lines = try PDFTools.lines(of: document.finish())
    #expect(lines.last?.filter { $0 != " " } == "MONTRÉALQCH3B4W8", "\(lines)")
    #expect(document.issues.allSatisfy { $0.kind != .tooLong })
  }

  /// One size for all labels is that of the longest, unless it would be below the minimum.
  @Test(
    arguments: [(["Ann Lee"], 11), ([String(repeating: "wide ", count: 7)], 10)]
      as [([String], Double)])
  func usesOneSize(_ longest: [String], _ largest: Double) throws {
    var style = LabelStyle()
    style.usesOneSize = true
    let labels = [["Bob Ray", "2 Oak Ave"], longest, ["Cy"]].map { MailingLabel(lines: $0) }
    let document = try LabelDocument(sheet: Fixtures.sheet("5160"), style: style)
    document.prepare(labels)
    var sizes: Set<Double> = []
    for label in labels {
      let alone = try LabelDocument(sheet: Fixtures.sheet("5160"), style: style)
      alone.prepare(labels)
      alone.add(label)
      sizes.insert(try #require(alone.smallestFontSize))
    }
    #expect(sizes.count == 1)
    #expect(try #require(sizes.first) <= largest)
  }

  @Test func saysWhatDoesNotFit() throws {
    for count in [500, 500_000] {
      let endless = MailingLabel(
        lines: [String](repeating: "much too much", count: count), contactName: "Endless")
      let document = try Fixtures.document([endless], on: Fixtures.sheet("5167"))
      #expect(document.issues.map(\.kind) == [.tooLong])
      #expect(document.smallestFontSize == nil)
      #expect(try !document.finish().isEmpty)
    }
  }

  @Test func saysWhichGlyphsAreMissing() throws {
    // A noncharacter, which no font has.
    let document = try Fixtures.document(
      [MailingLabel(lines: ["Ann \u{10FFFD}\u{10FFFC} Lee"], contactName: "Ann")],
      on: Fixtures.sheet("5160"))
    guard case .missingGlyphs(let missing) = document.issues.first?.kind else {
      Issue.record("\(document.issues)")
      return
    }
    #expect(missing.characters == ["\u{10FFFC}", "\u{10FFFD}"])
    #expect(document.issues[0].description.hasPrefix("Ann: no font has the"))
  }

  @Test func findsFonts() throws {
    #expect(try FontCatalog.family(named: "sans") == "sans")
    let family = try #require(FontCatalog.families().first)
    #expect(try FontCatalog.family(named: family.uppercased()) == family)
    let error = try #require(throws: UnknownFont.self) {
      try FontCatalog.family(named: "\(family)x")
    }
    #expect(error.suggestions.contains(family))
  }
}
