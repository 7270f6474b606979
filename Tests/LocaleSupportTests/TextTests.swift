import LocaleSupport
import Testing

@Suite struct TextTests {
  private func locale(_ text: String) throws -> LocaleIdentifier {
    try #require(LocaleIdentifier(text))
  }

  @Test(arguments: [
    ("a", "Latn"), ("1", "Zyyy"), (" ", "Zyyy"), ("é", "Latn"), ("я", "Cyrl"), ("宮", "Hani"),
    ("ア", "Kana"), ("あ", "Hira"), ("한", "Hang"), ("م", "Arab"), ("\u{0301}", "Zinh"),
    ("😀", "Zyyy"), ("ー", "Zyyy"), ("\u{E000}", "Zzzz"),
  ])
  func scripts(_ text: String, _ code: String) throws {
    let script = Script(of: try #require(text.unicodeScalars.first))
    #expect(script.code == code)
    #expect(Script(code: code) == script)
    #expect(script.isRightToLeft == (code == "Arab"))
  }

  @Test func codesOfNoScript() {
    #expect(Script(code: "Qqqq") == nil)
    #expect(Script(code: "") == nil)
  }

  /// From CLDR's tables of months; Norwegian inherits them, and Chinese counts.
  @Test(arguments: [
    ("pl", 11, ["listopada", "lis", "listopad"]), ("de", 3, ["März"]), ("nb", 5, ["mai"]),
    ("fi", 1, ["tammikuuta", "tammi", "tammikuu"]), ("zh", 2, ["二月", "2月"]),
    ("ru", 5, ["мая", "май"]),
  ])
  func months(_ language: String, _ month: Int, _ names: [String]) throws {
    let known = try locale(language).monthNames.filter { $0.month == month }.map(\.name)
    #expect(Set(names).isSubset(of: known), "\(known)")
  }

  @Test(
    arguments: [
      ("", 0), ("abc", 1), ("e\u{0301}x", 3), ("\r\n!", 2), ("👩‍🚀a", 11), ("🇩🇪🇫🇷", 8),
      ("प्रेम", 12), ("宮崎", 3), ("д\u{0308}a", 4), ("各\u{FE00}x", 6), ("한국", 3), ("가각", 3),
      ("a\u{200D}b", 4),
    ])
  func firstGrapheme(_ text: String, _ length: Int) {
    var text = text
    text.withUTF8 { #expect(Segmentation.firstGraphemeLength($0) == length) }
  }

  @Test func malformedBytesHaveGraphemesToo() {
    let bytes: [UInt8] = [0xC3, 0xFF, 0x61, 0xE4, 0xB8]
    bytes.withUnsafeBufferPointer {
      #expect((1...5).contains(Segmentation.firstGraphemeLength($0)))
    }
  }

  @Test(
    arguments: [
      ("Anne-Marie O'Neil", [4, 5, 10, 11, 17]), ("", []), ("宮崎 駿", [6, 7, 10]),
    ] as [(String, [Int])])
  func words(_ text: String, _ ends: [Int]) {
    var text = text
    text.withUTF8 { #expect(Segmentation.wordEnds($0) == ends) }
  }

  @Test(arguments: [
    ("en", "istanbul", "ISTANBUL", "Istanbul"), ("tr", "istanbul", "İSTANBUL", "İstanbul"),
    ("az-Latn", "i", "İ", "İ"), ("de", "straße", "STRASSE", "Straße"),
    ("nl", "ijsselmeer", "IJSSELMEER", "IJsselmeer"), ("el", "άλφα", "ΑΛΦΑ", "Άλφα"),
    ("und", "ǆ", "Ǆ", "ǅ"), ("en", "'t Hart", "'T HART", "'t Hart"), ("en", "", "", ""),
    ("en", "van DER", "VAN DER", "Van DER"),
  ])
  func casing(_ language: String, _ text: String, _ upper: String, _ title: String) throws {
    let casing = Casing(locale: try locale(language))
    #expect(casing.uppercased(text) == upper)
    #expect(casing.titlecasedFirst(text) == title)
  }

  @Test func lowercaseAndFolding() throws {
    #expect(Casing(locale: try locale("tr")).lowercased("IĞDIR") == "ığdır")
    #expect(Casing(locale: .undetermined).lowercased("ΟΔΟΣ") == "οδος")
    #expect("Straße".caseFolded == "strasse")
  }

  @Test func normalization() {
    #expect("e\u{0301}".normalized(to: .composed).unicodeScalars.elementsEqual("é".unicodeScalars))
    #expect("ﬁ".normalized(to: .compatibilityComposed) == "fi")
    #expect("Ａb\u{00AD}".normalized(to: .compatibilityCaseFolded) == "ab")
    let long = String(repeating: "é", count: 10_000)
    #expect(long.normalized(to: .decomposed).unicodeScalars.count == 20_000)
    #expect("".normalized(to: .decomposed).isEmpty)
  }

  @Test func transliteration() throws {
    let toLatin = try #require(Transliterator.shared("Any-Latin; Latin-ASCII"))
    #expect(toLatin.transliterate("Чехов") == "Cehov")
    #expect(toLatin.transliterate("Müller") == "Muller")
    #expect(toLatin.transliterate("") == "")
    let long = String(repeating: "щ", count: 5000)
    #expect(toLatin.transliterate(long).utf8.count >= 5000)
    #expect(Transliterator.shared("No-Such") == nil)
  }
}

@Suite struct CollatorTests {
  // By the languages' own alphabets: in Swedish ä comes after z, in German beside a.
  @Test(arguments: [
    ("de", ["Adler", "Ärmel", "Zorn"]), ("sv", ["Adler", "Zorn", "Ärmel"]),
    ("es", ["nube", "ñandú", "oso"]), ("cs", ["cena", "hora", "chata"]),
    ("en", ["a", "A", "á", "b"]),
  ])
  func languagesSortTheirOwnWay(_ language: String, _ sorted: [String]) throws {
    let collator = Collator.shared(for: try #require(LocaleIdentifier(language)))
    for (left, right) in zip(sorted, sorted.dropFirst()) {
      #expect(collator.isLess(left, right))
      #expect(!collator.isLess(right, left))
      #expect(
        collator.sortKey(for: left).lexicographicallyPrecedes(collator.sortKey(for: right)))
    }
  }

  @Test func optionsSayWhatCounts() throws {
    let german = try #require(LocaleIdentifier("de"))
    let letters = Collator.shared(for: german, .init(strength: .letters))
    #expect(letters.compare("Müller", "muller") == 0)
    #expect(letters.compare("é", "e\u{0301}") == 0)
    let numeric = Collator.shared(for: german, .init(isNumeric: true))
    #expect(numeric.isLess("Nr. 9", "Nr. 10"))
    let loose = Collator.shared(for: german, .init(strength: .letters, ignoresPunctuation: true))
    #expect(loose.compare("Anna-Maria", "Anna Maria") == 0)
    #expect(Collator.shared(for: german) === Collator.shared(for: german))
  }

  @Test func longTextHasKeysToo() throws {
    let collator = Collator.shared(for: .undetermined)
    let long = String(repeating: "ж\u{0301}", count: 10_000)
    #expect(collator.compare(long, long) == 0)
    #expect(collator.sortKey(for: long).count > 10_000)
    #expect(collator.compare("", "") == 0)
  }

  @Test func oneCollatorServesManyThreads() async throws {
    let collator = Collator.shared(for: try #require(LocaleIdentifier("de")))
    await withTaskGroup(of: Bool.self) { group in
      for _ in 0..<8 {
        group.addTask {
          (0..<2000).allSatisfy { _ in
            collator.compare("Ärmel", "Zorn") == -1 && !collator.sortKey(for: "Zorn").isEmpty
          }
        }
      }
      for await passed in group { #expect(passed) }
    }
  }
}
