import MailingLabels
import Testing

@Suite struct LabelDocumentTests {
  private static func document(_ format: LabelDocument.Format, _ count: Int = 3) throws -> [UInt8] {
    let document = try LabelDocument(
      sheet: Fixtures.sheet("5160"), format: format, title: "Größe", language: "de-CH")
    for label in Fixtures.labels(count) { document.add(label) }
    return try document.finish()
  }

  @Test func sameLabelsGiveSameBytes() throws {
    #expect(try Self.document(.pdf) == Self.document(.pdf))
    let png = LabelDocument.Format.png(page: 1, resolution: 50)
    #expect(try Self.document(png) == Self.document(png))
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

  @Test func refusesWhatIsNoPicture() {
    #expect(LabelImage(png: []) == nil)
    #expect(LabelImage(png: Array("GIF89a".utf8)) == nil)
    #expect(LabelImage(png: [0x89, 0x50, 0x4E, 0x47, 13, 10, 26, 10, 0, 0]) == nil)
  }
}
