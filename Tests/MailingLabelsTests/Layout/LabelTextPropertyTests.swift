import MailingLabels
import Testing

/// What must hold for whatever stands on whatever sheet, tried with many of both.
@Suite(
  .enabled(if: PDFTools.areInstalled, "Install poppler-utils to read documents back."),
  .enabled(if: Fixtures.hasFonts, "Install fonts-noto-core and fonts-noto-cjk for all scripts."))
struct LabelTextPropertyTests {
  private static let sheets = [
    "5160", "5163", "5167", "5195", "L7160", "L7651", "L7656", "L7163", "Zweckform 3474",
    "Zweckform 3475", "Zweckform 3667", "Herma 4464", "Herma 4271", "Dymo 99012", "Dymo 99017",
    "Dymo 11355", "DK-11204", "DL", "#10", "C6", "A4 3x8 70x37mm", "A4 2x20 105x14.85mm",
    "Letter 1x1 8.5x11in", "A4 8x30 26x9.9mm",
  ]
  private static let names = [
    "Ann Lee", "Univ.-Prof. Dr. Maximiliane-Alexandra von Hohenstein-Wittelsbach, MSc", "山田 太郎 様",
    "د. محمد عبد الرحمن السيد", "अनुराधा शर्मा", "Γεώργιος Παπαδόπουλος", "สมชาย ใจดี", "김민준 님",
    "Łukasz Żółciński-Wiśniewski", "Familie Bergmann", "Яна Кузнецова",
    "Gesellschaft für Donaudampfschifffahrtselektrizitäten mbH & Co. KG",
  ]
  private static let streets = [
    "1 Main St", "Friedrich-Wilhelm-Weber-Platz 17a", "9876 boul. René-Lévesque O, bureau 1200",
    "神南1丁目5番6号 神南ビルディング304号室", "١٢ شارع طلعت حرب، الدور الثالث", "99/12 ซอยสุขุมวิท 49 ถนนสุขุมวิท",
    "म. सं. 24, तीसरी मंज़िल", "Λεωφόρος Βασιλίσσης Σοφίας 112-114", "테헤란로 152, 101동 1203호",
    "Apartment 4B, The Old Brewery, 17-19 St Mary's Lane",
  ]
  private static let towns = [
    "60314 FRANKFURT AM MAIN", "MONTRÉAL QC  H3B 4W8", "〒150-0041 東京都渋谷区", "القاهرة 11511",
    "105 63 ΑΘΗΝΑ", "กรุงเทพมหานคร 10110", "नई दिल्ली 110024", "1234 AB 'S-GRAVENHAGE",
    "99999-9999 TRUTH OR CONSEQUENCES, NM",
  ]

  /// A generator that gives the same numbers for the same seed (SplitMix64).
  private struct Numbers: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
      state &+= 0x9E37_79B9_7F4A_7C15
      var mixed = state
      mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
      mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
      return mixed ^ (mixed >> 31)
    }
  }

  @Test(arguments: sheets.indices)
  func staysOnTheLabel(_ seed: Int) throws {
    var numbers = Numbers(state: UInt64(seed))
    let name = Self.sheets[seed]
    let sheet =
      try SheetMeasures.isLikely(name) ? SheetMeasures.sheet(name) : Fixtures.sheet(name)
    let geometry = sheet.geometry
    var style = LabelStyle()
    style.fontFamily = "Noto Sans"
    style.fontSize = [9, 11, 14, 24].randomElement(using: &numbers) ?? 11
    style.usesOneSize = Bool.random(using: &numbers)
    style.alignment = LabelStyle.Alignment.allCases.randomElement(using: &numbers) ?? .natural
    if sheet.kind == .envelope { style.returnAddress = ["A. Lee", "1 Main St"] }
    var placement = LabelPlacement()
    placement.offset = (
      .millimeters(Double.random(in: -2...2, using: &numbers)),
      .millimeters(Double.random(in: -2...2, using: &numbers))
    )
    placement.scale = (
      Double.random(in: 0.995...1.005, using: &numbers),
      Double.random(in: 0.995...1.005, using: &numbers)
    )
    let count = min(geometry.labelsPerPage, 40)
    let labels = (0..<count).map { _ in
      var lines = [Self.names, Self.streets, Self.towns].compactMap {
        $0.randomElement(using: &numbers)
      }
      if Bool.random(using: &numbers) { lines.append("VEREINIGTE STAATEN") }
      var label = MailingLabel(lines: lines, contactName: lines[0])
      label.unbrokenLines = [2]
      return label
    }
    let document = try LabelDocument(sheet: sheet, style: style, placement: placement)
    document.prepare(labels)
    for label in labels { document.add(label) }
    let pdf = try document.finish()
    try checkInk(pdf, sheet, placement, count)
    try checkTowns(pdf, labels, document.issues)
  }

  /// All ink of the first page is on a label that is used, where the printer reaches.
  private func checkInk(
    _ pdf: [UInt8], _ sheet: Sheet, _ placement: LabelPlacement, _ count: Int
  ) throws {
    let geometry = sheet.geometry
    let picture = try #require(try PDFTools.picture(of: pdf, resolution: 144))
    let scale = 144.0 / 72
    let unreached = Length.millimeters(sheet.kind == .roll ? 1 : 4.3).points
    var allowed = [Bool](repeating: false, count: picture.width * picture.height)
    for label in 0..<count {
      let origin = geometry.origin(ofLabel: label)
      let left = placement.offset.x.points + origin.x.points * placement.scale.x
      let top = placement.offset.y.points + origin.y.points * placement.scale.y
      let right = left + geometry.labelWidth.points * placement.scale.x
      let bottom = top + geometry.labelHeight.points * placement.scale.y
      // A pixel that an edge goes through may be gray.
      let columns =
        Int(
          (max(left, unreached) * scale).rounded(.down))..<max(
          Int((max(left, unreached) * scale).rounded(.down)),
          Int((min(right, geometry.paper.width.points - unreached) * scale).rounded(.up)))
      let rows =
        Int(
          (max(top, unreached) * scale).rounded(.down))..<max(
          Int((max(top, unreached) * scale).rounded(.down)),
          Int((min(bottom, geometry.paper.height.points - unreached) * scale).rounded(.up)))
      for row in rows.clamped(to: 0..<picture.height) {
        for column in columns.clamped(to: 0..<picture.width) {
          allowed[row * picture.width + column] = true
        }
      }
    }
    let strays = picture.pixels.indices.filter { picture.pixels[$0] < 200 && !allowed[$0] }
    #expect(
      strays.isEmpty,
      "\(strays.first.map { "\($0 % picture.width),\($0 / picture.width)" } ?? "")")
  }

  /// Each line of code and town is in the document as one line, unless its label is reported.
  private func checkTowns(
    _ pdf: [UInt8], _ labels: [MailingLabel], _ issues: [LabelIssue]
  ) throws {
    let lost = issues.filter { $0.kind == .tooLong }.count
    var wanted: [String: Int] = [:]
    // Programs read scripts that run to the left, and marks above letters, in other orders.
    for label in labels {
      let town = Self.plain(label.lines[2])
      if town.allSatisfy({ $0.isASCII || $0.isUppercase || $0 == "〒" || $0.utf8.count == 3 }),
        !town.unicodeScalars.contains(where: { (0x590...0xFFF).contains($0.value) })
      {
        wanted[town, default: 0] += 1
      }
    }
    let lines = try PDFTools.lines(of: pdf).map(Self.plain)
    var missing = 0
    for (town, count) in wanted {
      missing += max(0, count - lines.filter { $0 == town }.count)
    }
    #expect(missing <= lost, "\(wanted)")
  }

  private static func plain(_ text: String) -> String { text.filter { !$0.isWhitespace } }
}
