import SourceText
import Testing

@testable import TableCoding

/// Cells with telephone numbers and words, taken apart as a person would who may lose nothing.
struct PhoneCellTests {
  /// `number [label]` of each, and what is left.
  private static func summary(_ cell: String) -> [String] {
    let phones = PhoneCell(cell)
    return phones.numbers.map { $0.label.isEmpty ? $0.value : "\($0.value) [\($0.label)]" }
      + (phones.rest.isEmpty ? [] : ["rest: \(phones.rest)"])
  }

  @Test(arguments: [
    ("030 1234567", ["030 1234567"]),
    ("+49 (0)30 1234567", ["+49 (0)30 1234567"]),
    ("*67 617 555 0100", ["*67 617 555 0100"]),
    ("1001", ["1001"]),
    ("+ 31 20 555 0141", ["+ 31 20 555 0141"]),
    (
      "work_+40_21_5550123,mobile_+40_725_555123",
      ["+40 21 5550123 [work]", "+40 725 555123 [mobile]"]
    ),
    ("030 5550123 (my_note)", ["030 5550123 [my_note]"]),
    // Letters are digits behind what numbers of services begin with.
    ("1800 AUSMAR", ["1800 AUSMAR"]), ("13 CABS", ["13 CABS"]), ("0800 FLOWERS", ["0800 FLOWERS"]),
    ("2201 RECEPTION", ["2201 [RECEPTION]"]),
    // Several extensions are those of one number, and a range ends with no number of its own.
    ("0152-55-6111\n（内線：261・277)", ["0152-55-6111 [内線：261・277]"]),
    ("0246-55-7426\n・7427", ["0246-55-7426 ・7427"]),
    ("030 5550123 (ext. 12/13)", ["030 5550123 [ext. 12/13]"]),
    ("0234-55-5712\n～5714（直通）", ["0234-55-5712", "rest: ～5714（直通）"]),
    ("3814-2081 a 2083/2513", ["3814-2081 a 2083/2513"]),
    ("3814-2511 e 2598", ["3814-2511 e 2598"]),
    // A number that stands alone is not counted.
    ("2) 22332401", ["2) 22332401"]),
    ("88357 / Nuit 88323", ["88357", "88323 [Nuit]"]),
    ("+977 1 5550141+977 1 5550142", ["+977 1 5550141", "+977 1 5550142"]),
    // A letter in one with a number says of no kind, and a street with a number of a house is none.
    ("3201234567G", ["3201234567 [G]"]),
    ("Birkeveien 32", ["rest: Birkeveien 32"]),
    ("035-6245095.   06-55532197", ["035-6245095", "06-55532197"]),
    // Several, with or without anything between.
    ("030/1234567 oder 0171/7654321", ["030/1234567", "0171/7654321"]),
    // The codes of a country and an area are no number.
    ("0043 677/8226384", ["0043 677/8226384"]), ("+49 4421/123456", ["+49 4421/123456"]),
    ("001 1234/234451", ["001 1234/234451"]),
    ("0043 1 5880110/0043 677 8226384", ["0043 1 5880110", "0043 677 8226384"]),
    ("( 770) 555–0100", ["( 770) 555–0100"]), ("( 770 ) 555 0100 (w)", ["( 770 ) 555 0100 [work]"]),
    (
      "Home: 617 555 0100 Work: 617 555 0101",
      ["617 555 0100 [home]", "617 555 0101 [work]"]
    ),
    ("Tel: 030 1234567 Mobil: 0171 7654321", ["030 1234567", "0171 7654321 [mobile]"]),
    ("Tel: 030 1234567 Fax: 030 7654321", ["030 1234567", "030 7654321 [otherFax]"]),
    ("030 1234567 (p) 030 7654321 (d)", ["030 1234567 [home]", "030 7654321 [work]"]),
    ("H: 617 555 0100 W: 617 555 0101", ["617 555 0100 [home]", "617 555 0101 [work]"]),
    (
      "(617) 555-0100 home (617) 555-0101 work",
      ["(617) 555-0100 [home]", "(617) 555-0101 [work]"]
    ),
    ("携帯：090-1234-5678／自宅：03-1234-5678", ["090-1234-5678 [mobile]", "03-1234-5678 [home]"]),
    ("раб. 495 1234567 моб. 916 1234567", ["495 1234567 [work]", "916 1234567 [mobile]"]),
    ("1) 030 1234567 2) 030 7654321", ["030 1234567", "030 7654321"]),
    // What is open, or ends in a colon, is said of the number behind it.
    (
      "617 555 0100 (home) (work: 617 555 0101)",
      ["617 555 0100 [home]", "617 555 0101 [work]"]
    ),
    ("617 555 0100 (Granny: 617 555 0101)", ["617 555 0100", "617 555 0101 [Granny]"]),
    (
      "030 1234567 (Büro: 030 7654321, Fax: 030 7654322)",
      ["030 1234567", "030 7654321 [work]", "030 7654322 [otherFax]"]
    ),
    (
      "privat: 030 1234567 (abends) (Büro: 030 7654321)",
      ["030 1234567 [privat: (abends)]", "030 7654321 [work]"]
    ),
    ("617 555 0100 home work: 617 555 0101", ["617 555 0100 [home]", "617 555 0101 [work]"]),
    (
      "617 555 0100 (home) my office: 617 555 0101",
      ["617 555 0100 [home]", "617 555 0101 [my office]"]
    ),
    ("617 555 0100 (617 555 0101 work)", ["617 555 0100", "617 555 0101 [work]"]),
    ("617 555 0100 (home work)", ["617 555 0100 [home work]"]),
    // Whose number it is, whatever the word means elsewhere.
    ("Oma: 0171 7654321", ["0171 7654321 [Oma]"]),
    ("030 1234567 (Oma), Granny: 030 7654321", ["030 1234567 [Oma]", "030 7654321 [Granny]"]),
    ("matka 501 234 567", ["501 234 567 [matka]"]),
    (
      "Work 617 555 0100 ext. 12 Home 617 555 0101",
      ["617 555 0100 ext. 12 [work]", "617 555 0101 [home]"]
    ),
    // Figures among the words are no numbers.
    ("Tel. 1: 030 1234538", ["030 1234538"]),
    ("Tel. 1: 030 1234538 Tel. 2: 030 1234539", ["030 1234538", "030 1234539"]),
    ("Büro 2: 030 1234538", ["030 1234538 [work]"]),
    ("Büro (2. Stock): 030 1234567", ["030 1234567 [Büro (2. Stock)]"]),
    ("Room 5: 617 555 0100", ["617 555 0100 [Room 5]"]),
    ("24h: 030 1234567", ["030 1234567 [24h]"]),
    ("Home (before 9): 617 555 0100", ["617 555 0100 [Home (before 9)]"]),
    // What says more than which number it is, is the label.
    ("tel + fax: 030 1234538", ["030 1234538 [tel + fax]"]),
    ("privat + geschäftlich: 030 1234567", ["030 1234567 [privat + geschäftlich]"]),
    ("617 555 0100 (do not call)", ["617 555 0100 [do not call]"]),
    ("617 555 0101 (wrong number)", ["617 555 0101 [wrong number]"]),
    ("030 1234567 (nur abends)", ["030 1234567 [nur abends]"]),
    ("030 1234567 (neue Nummer)", ["030 1234567 [neue Nummer]"]),
    ("0171 1234567 Handy alt", ["0171 1234567 [Handy alt]"]),
    ("030 1234567 (whatsapp)", ["030 1234567 [whatsapp]"]),
    ("6123 4567 (DID)", ["6123 4567 [DID]"]),
    ("030 1234567 (Durchwahl)", ["030 1234567 [Durchwahl]"]),
    // Links to whom a number reaches.
    ("https://wa.me/491715550125", ["+491715550125 [WhatsApp]"]),
    ("wa.me/+491715550125?text=Hi", ["+491715550125 [WhatsApp]"]),
    (
      "https://api.whatsapp.com/send?phone=491715550125&text=Hi", ["+491715550125 [WhatsApp]"]
    ),
    ("https://signal.me/#p/+491715550125", ["+491715550125 [Signal]"]),
    ("viber://chat?number=491715550125", ["+491715550125 [Viber]"]),
    ("030 1234567?", ["030 1234567 [?]"]),
    ("neue 030 1234567", ["030 1234567 [neue]"]),
    ("030 1234567 (Zentrale)", ["030 1234567 [main]"]),
    ("Fax privat: 030 1234567", ["030 1234567 [homeFax]"]),
    ("Telefon Büro: 030 1234567", ["030 1234567 [work]"]),
    ("teléfono de casa: 91 123 45 67", ["91 123 45 67 [home]"]),
    ("617-555-0100 ext. 12", ["617-555-0100 ext. 12"]),
    ("030 1234567 App. 12", ["030 1234567 x12"]),
    ("-71.0589", ["-71.0589"]),
    // The sign of an international number stays, whatever stands behind it.
    ("+ 49 30 1234567", ["+ 49 30 1234567"]), ("+ 49-30-1234567", ["+ 49-30-1234567"]),
    ("(+ 49) 30 1234567", ["(+ 49) 30 1234567"]), ("+ (49) 30 1234567", ["+ (49) 30 1234567"]),
    ("＋49 30 1234567", ["+49 30 1234567"]),
    ("Tel + 030 1234567", ["030 1234567 [Tel]"]),
    // It begins a number behind another one, or is a word for `and`.
    ("0049-30-1234567+49 30 7654321", ["0049-30-1234567", "+49 30 7654321"]),
    ("+49 30 1234567+49 30 7654321,,", ["+49 30 1234567", "+49 30 7654321"]),
    ("+ 49 30 1234567 + 49 30 7654321", ["+ 49 30 1234567", "+ 49 30 7654321"]),
    ("617 555 0100 +49 30 1234567", ["617 555 0100", "+49 30 1234567"]),
    ("617 555 0100+617 555 0101", ["617 555 0100", "617 555 0101"]),
    ("030 1234567 + 030 7654321", ["030 1234567", "030 7654321"]),
    ("0049 (+49) 30 1234567", ["0049 (+49) 30 1234567"]),
    // Lines within a house, of which words say when or where they ring.
    ("32041 / N 87502", ["32041", "87502 [N]"]),
    ("32041 / Nacht 87502", ["32041", "87502 [Nacht]"]),
    ("31207(room2) / N:31940", ["31207 [room2]", "31940 [N]"]),
    ("4410 oder 4412", ["4410", "4412"]),
    ("43161 / 43172", ["43161 / 43172"]), ("1234/5678 Büro", ["1234/5678 [work]"]),
    ("030 1234567 / N: 030 7654321", ["030 1234567", "030 7654321 [N]"]),
    ("N° 030 1234567", ["030 1234567"]),
    // What has the digits of a number is no label.
    ("030 1234567 / Zi 3041", ["030 1234567", "rest: Zi 3041"]),
    ("030 1234567, 030 7654321, 12", ["030 1234567", "030 7654321", "rest: 12"]),
    ("030 1234567, 12", ["030 1234567, 12"]),
    ("030 1234567 (bis 31.12.2020)", ["030 1234567 [bis 31.12.2020]"]),
    ("Zi 204 Tel 205", ["204", "rest: Zi Tel 205"]),
    // Signs that are lost or others around the code of an area.
    ("617) 555-0100", ["617) 555-0100"]), ("[617] 555-0100", ["[617] 555-0100"]),
    ("10) 030 1234567", ["10) 030 1234567"]),
    // Letters among digits, or in their place.
    ("5123XYZ78", ["rest: 5123XYZ78"]), ("0171 12345O7", ["rest: 0171 12345O7"]),
    ("O171 1234567", ["rest: O171 1234567"]), ("O: 617 555 0100", ["617 555 0100 [work]"]),
    ("0115550xxx", ["rest: 0115550xxx"]), ("06 55****41", ["rest: 06 55****41"]),
    ("1-800-FLOWERS", ["1-800-FLOWERS"]), ("617-555-HELP", ["617-555-HELP"]),
    ("123456-HANDY", ["123456 [mobile]"]), ("617-555-0100x12", ["617-555-0100 x12"]),
    // Words between numbers.
    ("030 1234567-12 od. 0171 7654321", ["030 1234567-12", "0171 7654321"]),
    ("030 1234567 OR 0171 7654321", ["030 1234567", "0171 7654321"]),
    ("030 1234567 bzw. 0171 7654321", ["030 1234567", "0171 7654321"]),
    // A second number that nobody knows.
    ("unknown, 030 1234567,", ["030 1234567"]), ("030 1234567, n/a", ["030 1234567"]),
    ("unknown; 030 1234567; 0171 7654321", ["030 1234567", "0171 7654321"]),
    // What a program keeps.
    (
      #"[{"id":"160001","url":"+49 30 1234567","label":"Home"}]"#, ["+49 30 1234567 [home]"]
    ),
    (#"[{"id": "1", "url": " ", "label": ""}]"#, []),
    (#"["030 1234567","0171 7654321"]"#, ["030 1234567", "0171 7654321"]),
    (
      #"{"home":"030 1234567","mobile":"0171 7654321"}"#,
      ["030 1234567 [home]", "0171 7654321 [mobile]"]
    ),
    (#"{"number":"030 1","a":"x","b":"c"}"#, [#"rest: {"number":"030 1","a":"x","b":"c"}"#]),
    (#"[{"id":1,"#, [#"rest: [{"id":1,"#]),
    ("ask Ann", ["rest: ask Ann"]),
  ])
  func tellsNumbersFromWords(_ cell: String, _ expected: [String]) {
    #expect(Self.summary(cell) == expected)
  }

  @Test(arguments: [("fi", "home"), ("de", "Oma")])
  func aWordIsMeantAsTheTablesLanguageHasIt(_ language: String, _ label: String) {
    #expect(PhoneCell("Oma: 040 1234567", language: language).numbers.map(\.label) == [label])
  }

  /// `mailbox [label]` of each; none where the text stays as it is.
  @Test(arguments: [
    ("ann@x.example", ["ann@x.example"]),
    ("privat: a@x.example, Arbeit: c@x.example", ["a@x.example [home]", "c@x.example [work]"]),
    ("a@x.example (Büro: c@x.example)", ["a@x.example", "c@x.example [work]"]),
    (
      "a@x.example (home) (Granny: c@x.example)", ["a@x.example [home]", "c@x.example [Granny]"]
    ),
    ("a@x.example home c@x.example work", ["a@x.example [home]", "c@x.example [work]"]),
    ("a@x.example c@x.example", ["a@x.example", "c@x.example"]),
    ("a@x.example und c@x.example", ["a@x.example", "c@x.example"]),
    ("a@x.example, privat", ["a@x.example [home]"]),
    ("Hans: a@x.example / Maria: c@x.example", ["a@x.example [Hans]", "c@x.example [Maria]"]),
    ("E-Mail: a@x.example", ["a@x.example"]), ("E-Mail 2: a@x.example", ["a@x.example"]),
    ("E-mail (lavoro): a@x.example", ["a@x.example [work]"]),
    ("m: a@x.example", ["a@x.example [m]"]), ("w: a@x.example", ["a@x.example [work]"]),
    ("Oma: a@x.example", ["a@x.example [Oma]"]), ("mailto:a@x.example", ["a@x.example"]),
    ("a@x.example (before 2020)", ["a@x.example [before 2020]"]),
    // Names, and what may be a part of an address.
    ("Ann Lee <ann@x.example>", []), ("Ann Lee ann@x.example", []), ("ann lee@x.example", []),
    ("a@x.example, ask Ann", []), ("\"a b\"@x.example", []), ("@ann", []), ("ann@", []),
    ("a@@x.example", ["a@@x.example"]), ("none", []),
  ])
  func tellsMailboxesFromWords(_ cell: String, _ expected: [String]) {
    let mailboxes = MailboxCell(cell)?.mailboxes ?? []
    #expect(
      mailboxes.map { $0.label.isEmpty ? $0.value : "\($0.value) [\($0.label)]" } == expected)
  }

  /// Every letter and digit of a cell is in a number, in a label, or is a word that the label stands for.
  @Test(arguments: [
    "abc 030 1234567 def 0171 7654321 ghi", "9-17h 030 1234567 / 030 7654321 (2x)",
    "030 1234567 030 7654321 xyz", "a1 b22 c333 d 4444", "x (y) 123456 (z 7) 654321 q",
  ])
  func losesNothing(_ cell: String) {
    let kept = Self.summary(cell).joined()
    for word in cell.split(whereSeparator: { !$0.isLetter && !$0.isNumber }) {
      #expect(kept.contains(word), "\(word) of “\(cell)”: \(kept)")
    }
  }

  /// What most cells hold is told from its bytes, and must be what taking the cell apart would find.
  @Test func oneNumber() {
    var random = SplitMix(seed: 7)
    var count = 0
    for _ in 0..<20_000 {
      let text = String(
        (0..<Int.random(in: 4...22, using: &random)).map { _ in
          "00112233445566778899+-() /".randomElement(using: &random) ?? "0"
        })
      guard Array(text.utf8).withUnsafeBufferPointer({ PhoneCell.isOneNumber(Bytes($0)) }) else {
        continue
      }
      count += 1
      #expect(Self.summary(text) == [text])
    }
    #expect(count > 1_000)
  }
}
