import ContactModel
import Foundation
import GeneratedContacts
import LocaleSupport
import MailingLabels
import Testing

/// What must hold for whoever stands on whatever sheet, tried with many of both: every character of
/// a label is drawn, inside of the label and where the printer reaches; a line of postal code and
/// town is never broken; and what has no room is reported. Read from the document's own operators,
/// not from what a program draws of them.
@Suite(
  .enabled(if: Fixtures.hasFonts, "Install fonts-noto-core and fonts-noto-cjk for all scripts."))
struct LabelTextPropertyTests {
  private static let sheets = [
    "5160", "5163", "5167", "5195", "L7160", "L7651", "L7656", "L7163", "Zweckform 3474",
    "Zweckform 3475", "Zweckform 3667", "Herma 4464", "Herma 4271", "Dymo 99012", "Dymo 99017",
    "Dymo 11355", "DK-11204", "DL", "#10", "C6", "A4 3x8 70x37mm", "A4 2x20 105x14.85mm",
    "Letter 1x1 8.5x11in", "A4 8x30 26x9.9mm",
  ]
  private static let names = [
    "Ann Lee", "Univ.-Prof. Dr. Maximiliane-Alexandra von Hohenstein-Wittelsbach, MSc", "山田 太郎",
    "د. محمد عبد الرحمن السيد", "अनुराधा शर्मा", "Γεώργιος Παπαδόπουλος", "สมชาย ใจดี", "김민준",
    "Łukasz Żółciński-Wiśniewski", "Familie Bergmann", "Яна Кузнецова", "יעל כהן",
    "Gesellschaft für Donaudampfschifffahrtselektrizitäten mbH & Co. KG",
  ]
  private static let streets = [
    "1 Main St", "Friedrich-Wilhelm-Weber-Platz 17a", "9876 boul. René-Lévesque O, bureau 1200",
    "神南1丁目5番6号 神南ビルディング304号室", "١٢ شارع طلعت حرب، الدور الثالث", "99/12 ซอยสุขุมวิท 49 ถนนสุขุมวิท",
    "म. सं. 24, तीसरी मंज़िल", "Λεωφόρος Βασιλίσσης Σοφίας 112-114", "테헤란로 152, 101동 1203호",
    "Apartment 4B, The Old Brewery, 17-19 St Mary's Lane", "רחוב דיזנגוף 50, דירה 4",
  ]
  /// Code, town, region and country.
  private static let places = [
    ("60314", "Frankfurt am Main", "Hessen", "DE"), ("H3B 4W8", "Montréal", "QC", "CA"),
    ("150-0041", "渋谷区", "東京都", "JP"), ("11511", "القاهرة", "", "EG"),
    ("105 63", "Αθήνα", "", "GR"), ("10110", "คลองเตย", "กรุงเทพมหานคร", "TH"),
    ("110024", "नई दिल्ली", "Delhi", "IN"), ("1234 AB", "'s-Gravenhage", "Zuid-Holland", "NL"),
    ("87901-9999", "Truth or Consequences", "NM", "US"), ("6433222", "תל אביב", "", "IL"),
    ("SW1A 1AA", "London", "Greater London", "GB"), ("191025", "Санкт-Петербург", "", "RU"),
    ("06236", "서울특별시", "강남구", "KR"), ("110", "信義區", "臺北市", "TW"),
    ("1255", "Villanueva de la Cañada y San Martín del Castañar", "", "ES"), ("", "Dublin", "", ""),
  ]

  @Test(arguments: sheets.indices)
  func staysOnTheLabel(_ seed: Int) throws {
    var numbers = ContactGenerator(seed: UInt64(seed))
    let name = Self.sheets[seed]
    let sheet = try SheetMeasures.isLikely(name) ? SheetMeasures.sheet(name) : Fixtures.sheet(name)
    for _ in 0..<2 {
      let (style, placement) = Self.arrangement(on: sheet, &numbers)
      let labels = try Self.labels(min(sheet.geometry.labelsPerPage, 25), &numbers)
      let document = try LabelDocument(sheet: sheet, style: style, placement: placement)
      document.prepare(labels)
      for label in labels { document.add(label) }
      let file = try #require(PDFFile(document.finish()))
      try check(labels, in: file, document, placement)
    }
  }

  /// How text stands, and where the printer moves it.
  private static func arrangement(
    on sheet: Sheet, _ numbers: inout ContactGenerator
  ) -> (LabelStyle, LabelPlacement) {
    var style = LabelStyle()
    style.fontFamily = "Noto Sans"
    style.fontSize = numbers.one(of: [9, 11, 14, 24])
    style.usesOneSize = numbers.one(of: [true, false])
    style.alignment = numbers.one(of: LabelStyle.Alignment.allCases)
    if sheet.kind == .envelope || sheet.geometry.labelHeight > .millimeters(30) {
      style.returnAddress = numbers.one(of: [
        [], ["A. Lee", "1 Main St"], ["يوسف حداد", "شارع 5", "عمّان 11118"],
      ])
    }
    var placement = LabelPlacement()
    func small(_ most: Double) -> Double { Double.random(in: -most...most, using: &numbers) }
    placement.offset = (.millimeters(small(2)), .millimeters(small(2)))
    placement.scale = (1 + small(0.005), 1 + small(0.005))
    return (style, placement)
  }

  /// The labels of as many contacts.
  private static func labels(_ count: Int, _ numbers: inout ContactGenerator) throws
    -> [MailingLabel]
  {
    var options = LabelOptions(locale: try Fixtures.locale(numbers.one(of: ["de", "en", "ja"])))
    options.senderCountry = numbers.one(of: ["DE", "US", "JP", nil])
    options.households = numbers.one(of: HouseholdRule.allCases)
    var selection = try LabelSelection(options)
    for _ in 0..<count {
      selection.add(
        Contact { draft in
          draft.name = PersonName(givenName: numbers.one(of: names))
          let place = numbers.one(of: places)
          let address = PostalAddress(
            street: numbers.one(of: streets), city: place.1, state: place.2, postalCode: place.0,
            isoCountryCode: place.3)
          draft.postalAddresses = [LabeledValue(address)]
        })
    }
    // Two of street, town and postcode: nobody is left out, and only people share labels.
    let labels = selection.labels()
    #expect(selection.omissions.isEmpty)
    #expect(labels.reduce(0) { $0 + $1.contactCount } == count)
    return labels
  }

  private func check(
    _ labels: [MailingLabel], in file: PDFFile, _ document: LabelDocument,
    _ placement: LabelPlacement
  ) throws {
    let texts = try file.pages.map { try #require(PDFText(ofPage: $0, in: file)) }
    #expect(texts.allSatisfy { $0.unread.isEmpty }, "\(texts.map(\.unread))")
    let perPage = document.sheet.geometry.labelsPerPage
    var rest = texts.map(\.glyphs)
    for (index, label) in labels.enumerated() {
      let (page, place) = (index / perPage, index % perPage)
      let area = Area(ofLabel: place, on: document.sheet, placement)
      let glyphs = rest[page].filter(area.hasOrigin)
      rest[page].removeAll(where: area.hasOrigin)
      let issues = document.issues.filter {
        $0.place.map { $0.page == page + 1 && $0.label == place + 1 } ?? false
      }
      let strays = glyphs.filter { !area.hasInk(of: $0) }
      #expect(strays.isEmpty, "\(label.lines): \(strays) outside of \(area.printed)")
      let sender = Self.sender(on: document)
      let isDrawn = !issues.contains { $0.kind == .tooLong }
      let expected = (isDrawn ? label.lines.joined() : "") + sender
      let drawn = Self.characters(glyphs.map(\.text).joined())
      #expect(drawn == Self.characters(expected), "\(label.lines)")
      let lines = Self.lines(of: glyphs)
      for line in label.unbrokenLines where isDrawn {
        #expect(lines.contains(Self.characters(label.lines[line])), "\(label.lines[line])")
      }
    }
    // Nothing stands between the labels.
    #expect(rest.allSatisfy { $0.allSatisfy { Self.characters($0.text).isEmpty } })
  }

  /// The sender's text, where it has room.
  private static func sender(on document: LabelDocument) -> String {
    let isThere = !document.issues.contains { $0.place == nil && $0.kind == .tooLong }
    let separator = document.sheet.kind == .envelope ? "" : "·"
    return isThere ? document.style.returnAddress.joined(separator: separator) : ""
  }

  /// The characters of a text in an order that does not depend on which way it runs.
  private static func characters(_ text: String) -> [Unicode.Scalar] {
    text.decomposedStringWithCanonicalMapping.unicodeScalars.filter {
      !$0.properties.isWhitespace && !$0.properties.isDefaultIgnorableCodePoint
    }.sorted()
  }

  /// The characters of each line: marks stand a little above and below the base line.
  private static func lines(of glyphs: [PDFText.Glyph]) -> [[Unicode.Scalar]] {
    var lines: [(top: Double, text: String)] = []
    for glyph in glyphs.sorted(by: { $0.y < $1.y }) {
      if let last = lines.last, glyph.y - last.top < 0.65 * glyph.size {
        lines[lines.count - 1].text += glyph.text
      } else {
        lines.append((glyph.y, glyph.text))
      }
    }
    return lines.map { characters($0.text) }
  }
}

/// Where a label is in a document that is moved and stretched, in points from the page's top left.
private struct Area {
  typealias Edges = (left: Double, top: Double, right: Double, bottom: Double)

  let label: Edges
  /// The part that the printer reaches.
  let printed: Edges

  init(ofLabel place: Int, on sheet: Sheet, _ placement: LabelPlacement) {
    let geometry = sheet.geometry
    let origin = geometry.origin(ofLabel: place)
    let left = placement.offset.x.points + origin.x.points * placement.scale.x
    let top = placement.offset.y.points + origin.y.points * placement.scale.y
    label = (
      left, top, left + geometry.labelWidth.points * placement.scale.x,
      top + geometry.labelHeight.points * placement.scale.y
    )
    let unreached = Length.millimeters(sheet.kind == .roll ? 1 : 4.3).points
    printed = (
      max(left, unreached), max(top, unreached),
      min(label.right, geometry.paper.width.points - unreached),
      min(label.bottom, geometry.paper.height.points - unreached)
    )
  }

  func hasOrigin(_ glyph: PDFText.Glyph) -> Bool {
    label.left <= glyph.x && glyph.x < label.right && label.top <= glyph.y && glyph.y < label.bottom
  }

  /// Whether the ink of a glyph is in it, but for rounding in the document.
  func hasInk(of glyph: PDFText.Glyph) -> Bool {
    guard let ink = glyph.ink else { return true }
    let slack = 0.1
    // The sign of postcodes is lower than the box of its font.
    let top = ink.top + (glyph.text == "〒" ? 0.07 * glyph.size : 0)
    return ink.left >= printed.left - slack && top >= printed.top - slack
      && ink.right <= printed.right + slack && ink.bottom <= printed.bottom + slack
  }
}
