import Foundation
import Testing

@testable import MailingLabels

@Suite struct LabelDocumentTests {
  private static func document(_ format: PageFormat, _ count: Int = 3) throws -> [UInt8] {
    let document = try LabelDocument(
      sheet: Fixtures.sheet("5160"), format: format, title: "Größe", language: "de-CH")
    for label in Fixtures.labels(count) { document.add(label) }
    return try document.finish()
  }

  @Test func sameLabelsGiveSameBytes() throws {
    #expect(try Self.document(.pdf) == Self.document(.pdf))
    let png = PageFormat.png(page: 1, resolution: 50)
    #expect(try Self.document(png) == Self.document(png))
  }

  /// Pictures are no signs, and come from another package.
  @Test func tellsPicturesFromSigns() {
    let groups = MissingGlyphs.grouped(["🎉", "→", "न"])
    #expect(groups.map(\.kind) == ["Devanagari characters", "emoji", "signs"])
    #expect(groups.map(\.fontPackage).map { $0.hasSuffix("emoji") } == [false, true, false])
  }

  @Test func hasTitleLanguageAndNoDate() throws {
    let text = String(decoding: try Self.document(.pdf), as: UTF8.self)
    #expect(text.contains("/Lang (de-CH)"))
    #expect(text.contains("/Creator (unicard)"))
    #expect(!text.contains("CreationDate"))
    #expect(text.hasPrefix("%PDF-") && text.hasSuffix("%%EOF\n"))
  }

  @Test(.enabled(if: PDFTools.areInstalled, "Install poppler-utils to read documents back."))
  func fontsAreInTheDocument() throws {
    let fonts = String(
      decoding: try PDFTools.run("pdffonts", ["@"], on: Self.document(.pdf)), as: UTF8.self)
    let rows = fonts.split(separator: "\n").dropFirst(2)
    #expect(!rows.isEmpty)
    // Embedded, subset, with a map to Unicode.
    #expect(rows.allSatisfy { $0.contains(#/yes yes yes/#) })
    let info = String(
      decoding: try PDFTools.run("pdfinfo", ["@"], on: Self.document(.pdf)), as: UTF8.self)
    #expect(info.contains(#/Title: +Größe/#))
  }

  @Test func makesPictures() throws {
    let png = try Self.document(.png(page: 1, resolution: 72))
    #expect(png.starts(with: [0x89, 0x50, 0x4E, 0x47]))
    // Width and height of the header: 8.5 by 11 inches.
    #expect(Array(png[16..<24]) == [0, 0, 2, 100, 0, 0, 3, 24])
    let svg = String(decoding: try Self.document(.svg(page: 2), 31), as: UTF8.self)
    #expect(svg.contains("<svg") && svg.contains("width=\"612pt\""))
    #expect(throws: LabelDocumentError.noPage(2, of: 1)) { try Self.document(.svg(page: 2)) }
    #expect(throws: LabelDocumentError.outOfMemory) {
      try Self.document(.png(page: 1, resolution: 1e6))
    }
  }

  @Test func refusesSizesThatAreNone() throws {
    for size in [0, -3, Double.nan] {
      var style = LabelStyle()
      style.fontSize = size
      let problem = try #require(style.problem)
      #expect(throws: LabelDocumentError.unsuitable(problem)) {
        try LabelDocument(sheet: Fixtures.sheet("5160"), style: style)
      }
      var directory = DirectoryStyle()
      directory.fontSize = size
      #expect(directory.problem != nil)
      let error = try #require(throws: LabelDocumentError.self) {
        try Self.document(.png(page: 1, resolution: size))
      }
      #expect(error.description.contains("pixels an inch"))
    }
  }

  @Test func isFinishedOnce() throws {
    let document = try Fixtures.document(
      [MailingLabel(lines: ["Ann Lee"], contactName: "Ann")], on: Fixtures.sheet("5160"))
    #expect(try !document.finish().isEmpty)
    document.add(MailingLabel(lines: ["Bo Lee"], contactName: "Bo"))
    document.fillPage(with: MailingLabel(lines: ["Bo Lee"], contactName: "Bo"))
    #expect(document.labelCount == 1)
    #expect(throws: LabelDocumentError.finished) { try document.finish() }
    #expect(throws: LabelDocumentError.finished) { try document.finishPictures() }
    #expect(throws: LabelDocumentError.finished) { try document.finishCalibration() }
  }

  @Test func drawsQRCodes() throws {
    var label = MailingLabel(lines: ["Ann Lee"], contactName: "Ann", qrCode: Array("Ann".utf8))
    func issues(_ name: String) throws -> [LabelIssue.Kind] {
      try Fixtures.document([label], on: Fixtures.sheet(name)).issues.map(\.kind)
    }
    #expect(try issues("5160") == [])
    label.qrCode = [UInt8](repeating: 65, count: 1000)
    guard case .denseQRCode(let module) = try issues("5167").first else {
      Issue.record("A code of 1000 bytes has room on a small label.")
      return
    }
    #expect(module < .millimeters(0.25))
    label.qrCode = [UInt8](repeating: 65, count: 5000)
    #expect(try issues("L7165") == [.overfullQRCode])
  }

  @Test(.enabled(if: PDFTools.areInstalled, "Install poppler-utils to read documents back."))
  func drawsTheSender() throws {
    var style = LabelStyle()
    style.returnAddress = ["A. Lee", "1 Main St", "Springfield"]
    let label = MailingLabel(lines: ["Bob Ray", "2 Oak Ave"])
    let onLabel = try Fixtures.document([label], on: Fixtures.sheet("5160"), style)
    #expect(
      try PDFTools.lines(of: onLabel.finish()) == [
        "Bob Ray", "2 Oak Ave", "A. Lee · 1 Main St · Springfield",
      ])
    let sheet = try Fixtures.sheet("#10")
    let envelope = try Fixtures.document([label], on: sheet, style)
    let words = try PDFTools.words(of: envelope.finish())
    let width = sheet.geometry.paper.width.points
    let height = sheet.geometry.paper.height.points
    for word in words {
      let isSender = ["A.", "Lee", "1", "Main", "St", "Springfield"].contains(word.text)
      #expect((word.xMax < width / 2 && word.yMax < height * 0.4) == isSender, "\(word)")
    }
    // The posts' machines read from 16 mm above the lower edge on.
    #expect(words.allSatisfy { $0.yMax < height - Length.millimeters(15).points })
  }

  @Test(arguments: [
    [], Array("GIF89a".utf8), [0x89, 0x50, 0x4E, 0x47, 13, 10, 26, 10, 0, 0],
    [0xFF, 0xD8, 0xFF, 0xE0, 0, 16],
  ])
  func refusesWhatIsNoPicture(_ bytes: [UInt8]) throws {
    #expect(try LabelImage(bytes) == nil)
  }

  /// A JPEG file is in the PDF as it is, and in a PNG picture as pixels.
  @Test func drawsPictures() throws {
    let jpeg = try #require(Data(base64Encoded: Self.smallPicture).map(Array.init))
    var style = LabelStyle()
    style.image = try LabelImage(jpeg)
    #expect(style.image != nil)
    let label = MailingLabel(lines: ["Ann Lee"])
    let pdf = try Fixtures.document([label], on: Fixtures.sheet("5163"), style).finish()
    #expect(pdf.firstRange(of: jpeg) != nil)
    let document = try LabelDocument(
      sheet: Fixtures.sheet("5163"), style: style, format: .png(page: 1, resolution: 72))
    document.add(label)
    #expect(try document.finish().starts(with: [0x89, 0x50, 0x4E, 0x47]))
  }

  /// A camera that was held upright says so, and the picture is turned (Exif 2.32, tag 0x0112).
  @Test(arguments: [(UInt8(1), 2.0), (6, 0.5), (8, 0.5), (3, 2)])
  func turnsPictures(_ orientation: UInt8, _ ratio: Double) throws {
    var jpeg = try #require(Data(base64Encoded: Self.smallPicture).map(Array.init))
    let tags: [UInt8] = [
      0xFF, 0xE1, 0, 34, 0x45, 0x78, 0x69, 0x66, 0, 0, 0x4D, 0x4D, 0, 42, 0, 0, 0, 8, 0, 1, 1, 0x12,
      0, 3, 0, 0, 0, 1, 0, orientation, 0, 0, 0, 0, 0, 0,
    ]
    jpeg.insert(contentsOf: tags, at: 2)
    #expect(try #require(try LabelImage(jpeg)).aspectRatio == ratio)
  }

  /// 16 by 8 pixels.
  private static let smallPicture = """
    /9j/4AAQSkZJRgABAQEAFAAUAAD/2wBDABsSFBcUERsXFhceHBsgKEIrKCUlKFE6PTBCYFVlZF9VXVtqeJmBanGQc1td
    hbWGkJ6jq62rZ4C8ybqmx5moq6T/2wBDARweHigjKE4rK06kbl1upKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSk
    pKSkpKSkpKSkpKSkpKSkpKSkpKT/wAARCAAIABADASIAAhEBAxEB/8QAHwAAAQUBAQEBAQEAAAAAAAAAAAECAwQFBgcI
    CQoL/8QAtRAAAgEDAwIEAwUFBAQAAAF9AQIDAAQRBRIhMUEGE1FhByJxFDKBkaEII0KxwRVS0fAkM2JyggkKFhcYGRol
    JicoKSo0NTY3ODk6Q0RFRkdISUpTVFVWV1hZWmNkZWZnaGlqc3R1dnd4eXqDhIWGh4iJipKTlJWWl5iZmqKjpKWmp6ip
    qrKztLW2t7i5usLDxMXGx8jJytLT1NXW19jZ2uHi4+Tl5ufo6erx8vP09fb3+Pn6/8QAHwEAAwEBAQEBAQEBAQAAAAAA
    AAECAwQFBgcICQoL/8QAtREAAgECBAQDBAcFBAQAAQJ3AAECAxEEBSExBhJBUQdhcRMiMoEIFEKRobHBCSMzUvAVYnLR
    ChYkNOEl8RcYGRomJygpKjU2Nzg5OkNERUZHSElKU1RVVldYWVpjZGVmZ2hpanN0dXZ3eHl6goOEhYaHiImKkpOUlZaX
    mJmaoqOkpaanqKmqsrO0tba3uLm6wsPExcbHyMnK0tPU1dbX2Nna4uPk5ebn6Onq8vP09fb3+Pn6/9oADAMBAAIRAxEA
    PwDfnLKBtcoDnJC5qOOdUDO85dR224/z0oooA//Z
    """.replacing("\n", with: "")

  /// Documents made on many threads at once, with one picture, are those made one after the other.
  @Test func isMadeOnSeveralThreads() async throws {
    let png = try Self.document(.png(page: 1, resolution: 20))
    var style = LabelStyle()
    style.image = try LabelImage(png)
    let scripts = [["Ann Lee", "1 Main St"], ["山田太郎", "東京都渋谷区"], ["محمد", "القاهرة"]]
    let settled = style
    @Sendable func make(_ index: Int) throws -> [UInt8] {
      let labels = (0..<20).map { MailingLabel(lines: scripts[(index + $0) % scripts.count]) }
      return try Fixtures.document(labels, on: Fixtures.sheet("L7160"), settled).finish()
    }
    let expected = try (0..<3).map(make)
    try await withThrowingTaskGroup(of: Bool.self) { group in
      for index in 0..<24 { group.addTask { try make(index % 3) == expected[index % 3] } }
      for try await isSame in group { #expect(isSame) }
    }
  }

  /// Each page is a picture of its own.
  @Test func makesPicturesOfAllPages() throws {
    let document = try LabelDocument(
      sheet: Fixtures.sheet("5160"), format: .pictures(resolution: 30))
    for label in Fixtures.labels(61) { document.add(label) }
    let pictures = try document.finishPictures()
    #expect(pictures.count == 3)
    for picture in pictures { #expect(picture.starts(with: [0x89, 0x50, 0x4E, 0x47])) }
    #expect(Set(pictures).count == 3)
  }

  @Test func fillsPages() throws {
    let document = try LabelDocument(sheet: Fixtures.sheet("L7160"))
    document.add(MailingLabel(lines: ["first"]))
    for name in ["a", "b"] { document.fillPage(with: MailingLabel(lines: [name])) }
    #expect(document.labelCount == 42 && document.pageCount == 2)
    #expect(
      try PDFTools.words(of: document.finish()).map(\.text)
        == ["first"] + [String](repeating: "a", count: 20) + [String](repeating: "b", count: 21))
  }

  @Test(
    .enabled(if: PDFTools.areInstalled && PDFTools.hasBarcodeReader, "Install zbar-tools."),
    arguments: ["Ann Lee\n1 Main St", "Krämer & Söhne\n50667 Köln", "山田太郎\n〒150-0041", "Ω"])
  func codesAreReadBack(_ text: String) throws {
    let label = MailingLabel(lines: ["Code"], qrCode: Array(text.utf8))
    let pdf = try Fixtures.document([label], on: Fixtures.sheet("5163")).finish()
    #expect(try PDFTools.barcode(of: pdf) == text)
  }

  /// A return address in a script that runs to the left is drawn so, each of its lines by itself.
  @Test(
    .enabled(if: PDFTools.areInstalled, "Install poppler-utils to read documents back."),
    .enabled(if: Fixtures.hasFonts, "Install fonts-noto-core and fonts-noto-cjk for all scripts."),
    arguments: [
      (["يوسف حداد", "شارع الحمرا 12", "بيروت"], true), (["A. Lee", "1 Main St"], false),
      (["יעל כהן", "רחוב דיזנגוף 50"], true),
    ])
  func sendersRunTheirWay(_ lines: [String], _ isRight: Bool) throws {
    for name in ["5163", "DL"] {
      var style = LabelStyle()
      style.returnAddress = lines
      let sheet = try Fixtures.sheet(name)
      let document = try Fixtures.document([MailingLabel(lines: ["#"])], on: sheet, style)
      let pdf = try document.finish()
      let picture = try #require(try PDFTools.picture(of: pdf, resolution: 72))
      let geometry = sheet.geometry
      let isEnvelope = sheet.kind == .envelope
      // On a label the sender begins where the script does; on an envelope the lines are aligned
      // among themselves, in the corner.
      let margin = isEnvelope ? 10.0 : 3
      let left = geometry.left.millimeters + margin
      let width = geometry.labelWidth.millimeters - 6
      let top = Int(geometry.top.points)
      let bottom = top + Int(geometry.labelHeight.points * 0.3)
      func x(_ millimeters: Double) -> Int { Int(Length.millimeters(millimeters).points) }
      let edge =
        isRight && !isEnvelope
        ? x(left + width - 2)..<x(left + width) + 1 : x(left)..<x(left + 2)
      #expect(picture.hasInk(x: edge, y: (top + 8)..<bottom), "\(name)")
      #expect(document.issues.isEmpty)
    }
  }
}
