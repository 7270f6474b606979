import Testing

@testable import MailingLabels

@Suite struct LineBreaksTests {
  /// Lines, how many letters have room (Han, kana and Hangul count as two), and the parts that a
  /// person would write, or none where a line is to stay whole.
  @Test(arguments: [
    ("Friedrich-Wilhelm-Weber-Platz 17a", 28, ["Friedrich-Wilhelm-", "Weber-Platz 17a"]),
    ("Friedrich-Wilhelm-Weber-Platz 17a", 32, ["Friedrich-Wilhelm-", "Weber-Platz 17a"]),
    ("9876 boul. René-Lévesque O", 24, ["9876 boul. René-", "Lévesque O"]),
    (
      "Robert Hargrove, Sr. and Bob Hargrove, Jr.", 30,
      ["Robert Hargrove, Sr.", "and Bob Hargrove, Jr."]
    ),
    (
      "Krämer & Söhne Maschinenbau GmbH & Co. KG", 30,
      ["Krämer & Söhne", "Maschinenbau GmbH & Co. KG"]
    ),
    ("東京都渋谷区神南1丁目5番6号 神南ビル304号室", 30, ["東京都渋谷区神南1丁目5番6号", "神南ビル304号室"]),
    ("서울특별시 강남구 테헤란로 152, 101동 1203호", 30, ["서울특별시 강남구", "테헤란로 152, 101동 1203호"]),
    ("Apartamento 1203", 14, []), ("17a", 2, []), ("Donaudampfschifffahrt", 10, []),
    ("12-34-56-78-90", 6, []), ("Zimmer 5", 7, []),
  ])
  func divides(_ line: String, _ room: Int, _ expected: [String]) {
    let breaks = LineBreaks(line)
    func width(_ text: some StringProtocol) -> Double {
      Double(text.unicodeScalars.reduce(0) { $0 + ($1.value >= 0x1100 ? 2 : 1) })
    }
    let widths = breaks.segments.map { segment in
      (
        whole: width(segment.text),
        ink: width(segment.text.reversed().drop { $0 == " " }.map(String.init).joined())
      )
    }
    let parts = breaks.parts(
      widths: widths, within: Double(room), narrow: 1, isDearAllowed: false)
    #expect(parts ?? [] == expected)
  }

  /// Where no line may be broken well, one is broken badly rather than lost.
  @Test func breaksBadlyAtLast() {
    let breaks = LineBreaks("Apartamento 1203")
    let widths = breaks.segments.map { (whole: Double($0.text.count), ink: Double($0.text.count)) }
    #expect(
      breaks.parts(widths: widths, within: 14, narrow: 1, isDearAllowed: true)
        == ["Apartamento", "1203"])
  }

  /// However long the line, finding its parts takes no longer than its length.
  @Test func takesLongLines() {
    #expect(LineBreaks(String(repeating: "a ", count: 100_000)).segments.count == 1)
  }

  @Test(arguments: [
    ("zh-Hans", "zh-CN"), ("zh", "zh-CN"), ("zh-Hant", "zh-TW"), ("zh-TW", "zh-TW"),
    ("zh-Hant-HK", "zh-HK"), ("zh-MO", "zh-HK"), ("yue-HK", "zh-HK"), ("ja", "ja"), ("ko", "ko"),
    ("de-CH", "de-CH"), ("", ""),
  ])
  func namesLanguagesAsFontsDo(_ tag: String, _ expected: String) {
    #expect(FontLanguage.tag(of: tag) == expected)
  }

  @Test(arguments: [
    (["東京都", "さくら 様"], "ja"), (["ソウル"], "ja"), (["서울"], "ko"), (["北京市"], ""),
    (["Ann Lee"], ""), ([], ""),
  ])
  func knowsLanguagesByTheirLetters(_ lines: [String], _ expected: String) {
    #expect(FontLanguage.tag(ofScriptIn: lines) == expected)
  }
}
