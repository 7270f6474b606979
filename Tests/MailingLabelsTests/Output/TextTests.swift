import Foundation
import MailingLabels
import Testing

@Suite(
  .enabled(if: PDFTools.areInstalled, "Install poppler-utils to read documents back."),
  .enabled(if: Fixtures.hasFonts, "Install fonts-noto-core and fonts-noto-cjk for all scripts."))
struct TextTests {
  private static let style: LabelStyle = {
    var style = LabelStyle()
    style.fontFamily = "Noto Sans"
    return style
  }()

  /// Text is found and copied from the document as it was.
  @Test(arguments: [
    ("", ["Jürgen Groß", "Straße des 17. Juni 135", "10623 BERLIN", "DEUTSCHLAND"]),
    ("", ["Zoë Łukasiewicz-Nuñez", "ul. Żółta 3/4", "00-001 Kraków ffi fl"]),
    ("", ["Дмитрий Кузнецов", "Невский проспект, д. 100", "191025 САНКТ-ПЕТЕРБУРГ"]),
    ("", ["Ελένη Παπαδοπούλου", "Οδός Ερμού 56", "105 63 ΑΘΗΝΑ"]),
    ("ja", ["〒150-0041", "東京都渋谷区神南1丁目5番6号", "山田太郎 様"]),
    ("zh-Hant", ["110", "臺北市信義區信義路五段7號", "陳怡君"]),
    ("ko", ["서울특별시 강남구", "테헤란로 152, 101동 1203호", "김민준 님"]),
    ("", ["अनुराधा शर्मा", "म. सं. 24, तीसरी मंज़िल", "नई दिल्ली 110024"]),
  ])
  func textIsReadBack(_ language: String, _ lines: [String]) throws {
    let label = MailingLabel(lines: lines, language: language)
    let document = try Fixtures.document([label], on: Fixtures.sheet("Dymo 99012"), Self.style)
    let read = try PDFTools.lines(of: document.finish())
    let form = { (lines: [String]) in lines.map(\.decomposedStringWithCanonicalMapping) }
    #expect(form(read) == form(lines))
    #expect(document.issues.isEmpty)
  }

  /// Han characters are those of the address's language, where its font is there: the same
  /// characters look different in Japan, on the mainland, in Taiwan and in Korea.
  @Test(arguments: [
    ("ja", "直骨角海", "CJKjp"), ("zh-Hans", "直骨角海", "CJKsc"), ("zh-Hant", "直骨角海", "CJKtc"),
    ("zh-HK", "直骨角海", "CJKhk"), ("ko", "서울", "CJKkr"),
  ])
  func hasTheLanguagesFont(_ language: String, _ text: String, _ part: String) throws {
    let label = MailingLabel(lines: [text], language: language)
    let document = try Fixtures.document([label], on: Fixtures.sheet("Dymo 99012"), Self.style)
    let fonts = String(
      decoding: try PDFTools.run("pdffonts", ["@"], on: document.finish()), as: UTF8.self)
    #expect(fonts.contains(part), "\(fonts)")
  }

  /// Scripts that programs read back in other orders are compared by their looks, which a person
  /// has seen. `UNICARD_UPDATE_PICTURES` writes them anew.
  @Test(arguments: [
    (
      "arabic", "Noto Sans Arabic",
      ["د. محمد عبد الرحمن السيد", "١٢ شارع طلعت حرب", "القاهرة 11511", "ÄGYPTEN"]
    ),
    (
      "hebrew", "Noto Sans Hebrew",
      ["יעל כהן", "רחוב דיזנגוף 50, דירה 4", "תל אביב 6433222", "ISRAEL"]
    ),
    (
      "thai", "Noto Sans Thai",
      ["สมชาย ใจดี", "99/12 ซอยสุขุมวิท 49 ถนนสุขุมวิท", "กรุงเทพมหานคร 10110", "THAILAND"]
    ),
  ])
  func textLooksRight(_ name: String, _ font: String, _ lines: [String]) throws {
    var style = Self.style
    style.fontFamily = "\(font), Noto Sans"
    let document = try Fixtures.document(
      [MailingLabel(lines: lines)], on: Fixtures.sheet("Dymo 99012"), style)
    let pdf = try document.finish()
    let path = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("Fixtures/\(name).pgm")
    if ProcessInfo.processInfo.environment["UNICARD_UPDATE_PICTURES"] != nil {
      let data = try PDFTools.run(
        "pdftoppm", ["-gray", "-r", "96", "-l", "1", "-singlefile", "@"], on: pdf)
      try data.write(to: path)
    }
    let expected = try #require(GrayPicture(pgm: Array(try Data(contentsOf: path))))
    let drawn = try #require(try PDFTools.picture(of: pdf, resolution: 96))
    #expect(drawn.width == expected.width && drawn.height == expected.height)
    // Squares of a millimetre and a half: other versions of the fonts move edges, not words.
    let pairs = zip(drawn.darkness(inSquaresOf: 6), expected.darkness(inSquaresOf: 6))
    let differences = pairs.map { abs($0 - $1) }
    let sum: Double = differences.reduce(0, +)
    #expect(sum < 0.02 * Double(differences.count))
    #expect(differences.filter { $0 > 0.35 }.count < 4)
    // Nothing moves to another side.
    #expect(drawn.pixels.filter { $0 < 128 }.count > 300)
  }

  @Test(arguments: [
    (["محمد عبد الرحمن", "القاهرة", "EGYPT"], LabelStyle.Alignment.natural, true),
    (["יעל כהן", "12345", "ISRAEL"], .natural, true),
    (["Ann Lee", "Springfield", "محمد"], .natural, false),
    (["Ann Lee", "Springfield"], .right, true),
    (["محمد عبد الرحمن", "القاهرة"], .left, false),
  ])
  func alignsLines(
    _ lines: [String], _ alignment: LabelStyle.Alignment, _ isRight: Bool
  ) throws {
    var style = Self.style
    style.alignment = alignment
    style.margin = .millimeters(3)
    let sheet = try Fixtures.sheet("Dymo 99012")
    let document = try Fixtures.document([MailingLabel(lines: lines)], on: sheet, style)
    let picture = try #require(try PDFTools.picture(of: document.finish(), resolution: 72))
    let edge = Int(Length.millimeters(3).points)
    let left = picture.hasInk(x: edge..<(edge + 5), y: 0..<picture.height)
    let right = picture.hasInk(
      x: (picture.width - edge - 5)..<(picture.width - edge), y: 0..<picture.height)
    #expect(left == !isRight && right == isRight)
  }
}
