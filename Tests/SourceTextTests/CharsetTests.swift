import SourceText
import Testing

@Suite struct CharsetTests {
  @Test(arguments: [
    ("UTF8", "UTF-8"), ("utf-8", "UTF-8"), (" \"utf-8\" ", "UTF-8"), ("65001", "UTF-8"),
    ("cp1252", "windows-1252"), ("ansi", "windows-1252"), ("WINDOWS-1252", "windows-1252"),
    ("latin1", "ISO-8859-1"), ("ISO8859-1", "ISO-8859-1"), ("iso_8859-1", "ISO-8859-1"),
    ("SJIS", "Shift_JIS"), ("x-sjis", "Shift_JIS"), ("Windows-31J", "Shift_JIS"),
    ("ks_c_5601-1987", "EUC-KR"), ("euc-kr", "EUC-KR"), ("gb2312", "GBK"), ("cp936", "GBK"),
    ("gb18030", "GB18030"), ("big5", "Big5"), ("tis-620", "windows-874"),
    ("us-ascii", "US-ASCII"), ("UTF-16", "UTF-16"), ("unicode", "UTF-16LE"),
    ("win1251", "windows-1251"), ("1250", "windows-1250"), ("koi8-r", "KOI8-R"),
    ("x-mac-roman", "macintosh"), ("ibm850", "IBM850"), ("cp850", "IBM850"),
    ("iso-8859-15", "ISO-8859-15"), ("ISO-2022-JP", "ISO-2022-JP"), ("dos866", "IBM866"),
  ])
  func names(label: String, name: String) {
    #expect(Charset(named: label)?.name == name)
  }

  @Test(arguments: ["", "  ", "no-such-charset", "1", "utf-9", "\u{0}", "🙂"])
  func unknownNames(label: String) {
    #expect(Charset(named: label) == nil)
  }

  @Test func equalityIsByCharset() {
    #expect(Charset(named: "cp1252") == .windows1252)
    #expect(Charset(named: "utf8")?.hashValue == Charset.utf8.hashValue)
    #expect(Charset.windows1252 != .isoLatin1)
  }

  @Test(
    arguments: [
      ("windows-1252", [0x4D, 0xFC, 0x6C, 0x6C, 0x65, 0x72, 0x20, 0x80], "Müller €"),
      // The bytes that windows-1252 leaves open are C1 controls, as on the Web.
      ("windows-1252", [0x81, 0x8D, 0x8F, 0x90, 0x9D], "\u{81}\u{8D}\u{8F}\u{90}\u{9D}"),
      ("ISO-8859-1", [0x93, 0xE9, 0x94], "“é”"),
      ("US-ASCII", [0x41, 0xC3, 0xA9], "Aé"),
      ("US-ASCII", [0x41, 0xE9], "Aé"),
      ("windows-1251", [0xC8, 0xE2, 0xE0, 0xED], "Иван"),
      ("KOI8-R", [0xE9, 0xD7, 0xC1, 0xCE], "Иван"),
      // Wave dash, backslash, tilde, and two characters that only Microsoft's tables have.
      ("Shift_JIS", [0x81, 0x60, 0x5C, 0x7E, 0xFB, 0xFC, 0xED, 0x95], "～\\~髙﨑"),
      ("Shift_JIS", [0xD4, 0xCF, 0xC0, 0xDE], "ﾔﾏﾀﾞ"),
      ("GB2312", [0xC0, 0xEE, 0x81, 0x40], "李丂"),
      ("ks_c_5601-1987", [0xB1, 0xE8, 0x8C, 0x63], "김똠"),
      ("Big5", [0xB3, 0xAF], "陳"),
      ("ISO-2022-JP", [0x1B, 0x24, 0x42, 0x45, 0x44, 0x1B, 0x28, 0x42, 0x41], "田A"),
      ("UTF-16LE", [0x41, 0x00, 0x3D, 0xD8, 0x42, 0xDE], "A🙂"),
      ("UTF-16BE", [0x00, 0x41, 0xD8, 0x3D, 0xDE, 0x42], "A🙂"),
      ("UTF-16", [0x00, 0x41, 0x00, 0x42], "AB"),
      ("UTF-16", [0x41, 0x00, 0x42, 0x00], "AB"),
      ("UTF-32BE", [0x00, 0x01, 0xF6, 0x42], "🙂"),
      ("TIS-620", [0xCA, 0xC1], "สม"),
    ] as [(String, [UInt8], String)])
  func decodes(name: String, bytes: [UInt8], text: String) throws {
    let decoded = try #require(Charset(named: name)).decode(bytes)
    #expect(decoded.string == text)
    #expect(decoded.replacements == 0)
  }

  @Test(
    arguments: [
      ("UTF-8", [0x41, 0xFF, 0x42], "A\u{FFFD}B", 1),
      // One replacement for each maximal part, as the Unicode Standard recommends.
      ("UTF-8", [0xE2, 0x82, 0x41, 0xF0, 0x80, 0x80], "\u{FFFD}A\u{FFFD}\u{FFFD}\u{FFFD}", 4),
      ("UTF-8", [0xED, 0xA0, 0x80], "\u{FFFD}\u{FFFD}\u{FFFD}", 3),
      ("Shift_JIS", [0x93], "\u{FFFD}", 1),
      ("UTF-16LE", [0x41, 0x00, 0x00, 0xD8], "A\u{FFFD}", 1),
      ("UTF-16LE", [0x00, 0xDC, 0x41, 0x00, 0x42], "\u{FFFD}A\u{FFFD}", 2),
      ("UTF-32LE", [0x00, 0xD8, 0x00, 0x00, 0x41], "\u{FFFD}\u{FFFD}", 2),
    ] as [(String, [UInt8], String, Int)])
  func replacesWhatIsMalformed(name: String, bytes: [UInt8], text: String, count: Int) throws {
    let decoded = try #require(Charset(named: name)).decode(bytes)
    #expect(decoded.string == text)
    #expect(decoded.replacements == count)
  }

  /// Every charset takes every byte, alone and in a row, without a crash, and gives valid UTF-8.
  @Test(arguments: [
    "UTF-8", "UTF-16", "UTF-16LE", "UTF-32BE", "Shift_JIS", "EUC-JP", "ISO-2022-JP", "GBK",
    "GB18030", "Big5", "EUC-KR", "windows-1258", "UTF-7", "HZ", "ISO-2022-KR",
  ])
  func takesAnyBytes(name: String) throws {
    let charset = try #require(Charset(named: name))
    let all = (0..<4096).map { UInt8(truncatingIfNeeded: $0 &* 37 ^ $0 >> 3) }
    for length in [0, 1, 2, 3, 255, 4096] {
      let decoded = charset.decode(all[..<length])
      #expect(String(validating: decoded.utf8, as: UTF8.self) != nil)
    }
  }

  @Test(
    arguments: [
      ("windows-1252", "Müller €", [0x4D, 0xFC, 0x6C, 0x6C, 0x65, 0x72, 0x20, 0x80], ""),
      ("windows-1252", "Łukasz", [0x3F, 0x75, 0x6B, 0x61, 0x73, 0x7A], "Ł"),
      ("windows-1252", "🙂?", [0x3F, 0x3F], "🙂"),
      // The Mac writes letters and accents apart.
      ("ISO-8859-1", "u\u{308}", [0xFC], ""),
      ("ISO-8859-1", "€", [0x3F], "€"),
      ("US-ASCII", "é", [0x3F], "é"),
      ("Shift_JIS", "\u{301C}～髙", [0x81, 0x60, 0x81, 0x60, 0xFB, 0xFC], ""),
      ("windows-1258", "Việt", [0x56, 0x69, 0xEA, 0xF2, 0x74], ""),
      ("ISO-2022-JP", "田A", [0x1B, 0x24, 0x42, 0x45, 0x44, 0x1B, 0x28, 0x42, 0x41], ""),
      ("UTF-16LE", "A🙂", [0x41, 0x00, 0x3D, 0xD8, 0x42, 0xDE], ""),
      ("UTF-8", "é", [0xC3, 0xA9], ""),
      // IBM's tables swap controls; text has them where ASCII does.
      ("IBM850", "\u{1A}\u{1C}\u{7F}é", [0x1A, 0x1C, 0x7F, 0x82], ""),
    ] as [(String, String, [UInt8], String)])
  func encodes(name: String, text: String, bytes: [UInt8], unencodable: String) throws {
    let encoded = try #require(Charset(named: name)).encode(text)
    #expect(encoded.bytes == bytes)
    #expect(encoded.unencodable == Array(unencodable.unicodeScalars))
  }

  @Test(arguments: ["windows-1251", "Shift_JIS", "EUC-KR", "GB18030", "macintosh", "UTF-16BE"])
  func encodesLongText(name: String) throws {
    let charset = try #require(Charset(named: name))
    let text = String(repeating: "abc 123 ", count: 2000)
    let encoded = charset.encode(text)
    #expect(encoded.unencodable.isEmpty)
    #expect(charset.decode(encoded.bytes).string == text)
  }

  /// Values with charsets of their own are decoded by many threads at once.
  @Test func decodesFromManyThreads() async throws {
    let cases: [(Charset, [UInt8], String)] = [
      (.shiftJIS, [0x93, 0x63, 0x92, 0x86], "田中"),
      (.windows1252, [0xE9], "é"),
      (try #require(Charset(named: "EUC-KR")), [0xB1, 0xE8], "김"),
      (try #require(Charset(named: "GB18030")), [0xC0, 0xEE], "李"),
    ]
    await withTaskGroup(of: Int.self) { group in
      for task in 0..<8 {
        group.addTask {
          (0..<500).count { index in
            let (charset, bytes, text) = cases[(task + index) % cases.count]
            return charset.decode(bytes).string != text
          }
        }
      }
      for await wrong in group { #expect(wrong == 0) }
    }
  }
}
