import SourceText
import Testing

@Suite struct EncodingDetectorTests {
  /// An address book of a few contacts is read right, whatever name the charset goes by.
  @Test(arguments: AddressSample.encoded)
  func detectsAddressBooks(sample: AddressSample, charsetName: String) throws {
    let charset = try #require(Charset(named: charsetName))
    let encoded = charset.encode(sample.text).bytes
    let guess = EncodingDetector.detect(encoded)
    #expect(
      guess.charset.decode(encoded) == charset.decode(encoded),
      "\(guess.charset) \(guess.confidence), \(guess.evidence)")
    #expect(guess.confidence > 0.6)
  }

  /// Of single contacts nearly all are read right, and a wrong guess does not claim to be sure.
  @Test func detectsSingleContacts() throws {
    var right = 0
    var wrong: [String] = []
    for (sample, name) in AddressSample.encoded {
      let charset = try #require(Charset(named: name))
      for line in sample.text.split(separator: "\n") {
        let bytes = charset.encode(String(line)).bytes
        let guess = EncodingDetector.detect(bytes)
        if guess.charset.decode(bytes) == charset.decode(bytes) {
          right += 1
        } else {
          wrong.append("\(line) in \(name) as \(guess.charset)")
          #expect(guess.confidence < 0.85)
        }
      }
    }
    #expect(right >= 30 * wrong.count, "\(wrong)")
  }

  @Test(arguments: [
    ("Müller", "windows-1252"), ("José", "windows-1252"), ("François", "windows-1252"),
    ("Łukasz", "windows-1250"), ("Dvořák", "windows-1250"), ("Ağaoğlu", "windows-1254"),
    ("Чайковский", "windows-1251"), ("Чайковский", "KOI8-R"), ("Αθήνα", "windows-1253"),
    ("ישראל", "windows-1255"), ("محمد", "windows-1256"), ("Jūratė", "windows-1257"),
    ("กรุงเทพ", "windows-874"), ("山田 太郎", "Shift_JIS"), ("表参道", "Shift_JIS"),
    ("東京都", "EUC-JP"), ("张三丰", "GBK"), ("林志玲", "Big5"), ("홍길동", "EUC-KR"),
    ("Zoë O’Brien – “Zed”", "windows-1252"), ("MUÑOZ", "windows-1252"),
    // A measure's sign is no letter of a word.
    ("5 \u{B5}m", "windows-1252"), ("10 \u{B5}g, 5 \u{B5}m", "windows-1252"),
    ("\u{B5}", "windows-1252"), ("3 \u{B5}l", "windows-1252"), ("25 \u{B5}F", "windows-1252"),
    ("5 m²", "windows-1252"), ("20 °C", "windows-1252"), ("½", "windows-1252"),
    ("£5", "windows-1252"), ("5 €", "windows-1252"), ("±2", "windows-1252"),
    ("×", "windows-1252"),
    // French words that begin with a letter of French alone.
    ("Prénom; Œnone", "windows-1252"), ("Jürg Müller, Œuvre AG, Zürich", "windows-1252"),
    ("Straße, Büro, Priorität: Élodie Lefèvre, Œufs", "windows-1252"),
  ])
  func detectsSingleNames(name: String, charsetName: String) throws {
    let bytes = try #require(Charset(named: charsetName)).encode(name).bytes
    let guess = EncodingDetector.detect(bytes)
    #expect(guess.charset.decode(bytes).string == name)
    // A few bytes prove little.
    #expect(guess.confidence < 0.96)
  }

  /// Of code pages that read every byte alike, the most usual is named, unless something speaks for
  /// another: what is written into the file later has to be in its encoding.
  @Test func namesTheUsualOfPagesThatReadAlike() throws {
    let names = (0..<500).map { "M\u{FC}ller\($0 % 26 + 65)" }.joined(separator: ",")
    let cases: [(text: String, written: String, hint: String?, named: String)] = [
      (
        "Anrede;Vorname;Nachname;Ort\r\nFrau;Änne;Weiß;Würzburg\r\nHerr;Karl;Öz;Köln\r\n",
        "windows-1254", nil, "windows-1252"
      ),
      ("Gönül Öztürk, Çorlu", "windows-1254", nil, "windows-1252"),
      ("Gönül Öztürk, Çorlu", "windows-1254", "windows-1254", "windows-1254"),
      ("Gönül Öztürk, Eskişehir", "windows-1254", nil, "windows-1254"),
      (names + ",Ayşe Yıldız,Ağaoğlu,Şişli", "windows-1254", nil, "windows-1254"),
      ("Andrásné Tóth, Győr", "windows-1250", nil, "windows-1250"),
      ("Õnne Pärn, Võru, Jõgeva, Põlva", "windows-1257", nil, "windows-1252"),
      ("Jūratė, Šiauliai", "windows-1257", nil, "windows-1257"),
      ("Józef, Kraków", "windows-1250", nil, "windows-1252"),
      ("Józef, Łódź", "windows-1250", nil, "windows-1250"),
      ("François, Besançon, Orléans", "ISO-8859-15", nil, "windows-1252"),
    ]
    for (text, written, hint, named) in cases {
      let bytes = try #require(Charset(named: written)).encode(text).bytes
      let hints = try hint.map { [try #require(Charset(named: $0))] } ?? []
      let guess = EncodingDetector.detect(bytes, hints: hints)
      #expect(guess.charset.name == named, "\(text)")
      #expect(guess.charset.decode(bytes).string == text)
      #expect(guess.evidence.hasSuffix(named))
    }
  }

  @Test(arguments: [
    ("", "UTF-8", 1.0), ("BEGIN:VCARD\r\nFN:Anna\r\nEND:VCARD\r\n", "UTF-8", 1.0),
    ("Zürich", "UTF-8", 0.9), ("Zürich, Genève, Neuchâtel", "UTF-8", 0.98),
    ("東京", "UTF-8", 0.95),
  ])
  func detectsUTF8(text: String, name: String, confidence: Double) {
    let guess = EncodingDetector.detect(Array(text.utf8))
    #expect(guess.charset.name == name)
    #expect(guess.confidence >= confidence)
    #expect(guess.byteOrderMarkLength == 0)
  }

  /// The head of a file may end inside a character.
  @Test func allowsACutCharacter() {
    let bytes = Array("Zürich 東京".utf8)
    for count in 4...bytes.count {
      #expect(EncodingDetector.detect(Array(bytes[..<count])).charset == .utf8)
    }
    // But one lead byte at the end of a file is more likely Latin 1.
    #expect(EncodingDetector.detect(Array("Jos".utf8) + [0xE9]).charset == .windows1252)
  }

  /// Files put together from several are UTF-8 if most of them are.
  @Test func allowsAFewMalformedSequences() {
    let mostly = Array(String(repeating: "Zürich\n", count: 20).utf8) + [0x4D, 0xFC, 0x6C, 0x6C]
    let guess = EncodingDetector.detect(mostly)
    #expect(guess.charset == .utf8)
    #expect(guess.confidence < 0.9)
  }

  @Test(
    arguments: [
      ([0xEF, 0xBB, 0xBF, 0x41], "UTF-8", 3), ([0xEF, 0xBB, 0xBF, 0xEF, 0xBB, 0xBF], "UTF-8", 6),
      ([0xFF, 0xFE, 0x41, 0x00], "UTF-16LE", 2), ([0xFE, 0xFF, 0x00, 0x41], "UTF-16BE", 2),
      ([0xFF, 0xFE, 0, 0, 0x41, 0, 0, 0], "UTF-32LE", 4),
      ([0, 0, 0xFE, 0xFF, 0, 0, 0, 0x41], "UTF-32BE", 4),
    ] as [([UInt8], String, Int)])
  func detectsByteOrderMarks(bytes: [UInt8], name: String, length: Int) {
    let guess = EncodingDetector.detect(bytes)
    #expect(guess.charset.name == name)
    #expect(guess.byteOrderMarkLength == length)
    #expect(guess.confidence == 1)
  }

  /// UTF-16 and UTF-32 without a mark, in scripts that have few zero bytes too.
  @Test(
    arguments: ["UTF-16LE", "UTF-16BE", "UTF-32LE", "UTF-32BE"],
    [
      "FN:Anna Smith\r\n", "Name,Telefon\r\nИван,5\r\n", "姓名,電話\r\n王小明,12345\r\n",
      "شماره,نام\r\n", "🙂,😀\r\n",
    ])
  func detectsWideText(name: String, text: String) throws {
    let charset = try #require(Charset(named: name))
    let bytes = charset.encode(text).bytes
    #expect(EncodingDetector.detect(bytes).charset == charset)
    if name.hasPrefix("UTF-16") {
      #expect(EncodingDetector.detect(bytes + [0x41]).charset == charset)
    }
  }

  /// An escape sequence is one of an encoding where it shifts what follows and the line ends without.
  @Test(arguments: [
    ("FN:\u{1B}$B;3ED\u{1B}(B\r\n", "ISO-2022-JP"), ("FN:\u{1B}$B;3E", "ISO-2022-JP"),
    ("NOTE:x \u{1B}$B y\r\n", "UTF-8"), ("NOTE:x \u{1B}$B y \u{1B}(B z\r\n", "UTF-8"),
    ("NOTE:\u{1B}$B;3ED\r\nFN:A\r\n", "UTF-8"), ("NOTE:\u{1B}[31mred\r\n", "UTF-8"),
  ])
  func tellsEscapeSequencesFromControls(text: String, name: String) {
    #expect(EncodingDetector.detect(Array(text.utf8)).charset.name == name)
  }

  /// Zero bytes that fill up the rest of a file are no sign of wide characters.
  @Test func textWithATailOfZeroBytesIsNotWide() {
    let text = Array(String(repeating: "NOTE:some text\r\n", count: 4000).utf8)
    let bytes = text + [UInt8](repeating: 0, count: text.count)
    #expect(EncodingDetector.detect(bytes).charset == .utf8)
  }

  /// A hint decides where the text alone does not, and nothing else.
  @Test func hintsBreakTies() throws {
    let latin2 = try #require(Charset(named: "windows-1250"))
    // "Nè" in one page and "Nč" in the other: both are words.
    let ambiguous: [UInt8] = [0x4E, 0xE8]
    #expect(EncodingDetector.detect(ambiguous, hints: [latin2]).charset == latin2)
    #expect(EncodingDetector.detect(ambiguous, hints: [.isoLatin1]).charset == .windows1252)
    let russian = try #require(Charset(named: "windows-1251")).encode("Иван Смирнов, Москва").bytes
    #expect(EncodingDetector.detect(russian, hints: [latin2]).charset.name == "windows-1251")
    #expect(EncodingDetector.detect(Array("Zürich".utf8), hints: [latin2]).charset == .utf8)
  }

  /// Anything at all gets some answer in reasonable time.
  @Test func survivesAnyBytes() {
    var random: UInt64 = 7
    let noise = (0..<100_000).map { _ -> UInt8 in
      random = random &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return UInt8(truncatingIfNeeded: random >> 56)
    }
    for part in [noise, Array(noise[..<1]), noise.filter { $0 >= 0x80 }, noise.map { $0 & 0x1F }] {
      let guess = EncodingDetector.detect(part)
      #expect((0...1).contains(guess.confidence))
    }
  }
}
