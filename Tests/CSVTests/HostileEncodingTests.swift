import CSV
import SourceText
import Testing

/// Files in any encoding, and in two.
struct HostileEncodingTests {
  @Test(arguments: cases)
  func rowsAreReadAsMeant(_ test: CSVCase) throws {
    let read = try ReadRows(test.bytes)
    #expect(read.rows == test.rows)
    for code in test.codes { #expect(read.diagnostics.contains { $0.code == code }) }
  }

  /// Where that is asked for, and with a word of it.
  @Test(arguments: doubled)
  func whatWasTurnedIntoUTF8TwiceIsUndone(_ test: CSVCase) throws {
    let read = try ReadRows(test.bytes, undoesDoubled: true)
    #expect(read.rows == test.rows)
    #expect(read.diagnostics.contains { $0.code == .textDoubled })
    let plain = try ReadRows(test.bytes)
    #expect(plain.rows != test.rows)
    #expect(!plain.diagnostics.contains { $0.code == .textDoubled })
  }

  static let doubled: [CSVCase] = [
    CSVCase(
      "a line that was turned into UTF-8 twice",
      "Name;Ort\nZoë;Köln\nJÃ¼rgen;MÃ¼nchen\nPaweÅ‚;Łódź\n",
      rows: [["Name", "Ort"], ["Zoë", "Köln"], ["Jürgen", "München"], ["Paweł", "Łódź"]],
      codes: [.textDoubled]),
    CSVCase(
      "a file that was turned into UTF-8 twice, with its mark",
      "ï»¿PrÃ©nom,Ville\r\n\"HÃ©lÃ¨ne\",BesanÃ§on\r\nZoÃ«,OrlÃ©ans\r\n",
      rows: [["Prénom", "Ville"], ["Hélène", "Besançon"], ["Zoë", "Orléans"]],
      codes: [.textDoubled]),
  ]

  static let cases: [CSVCase] = [
    CSVCase(
      "UTF-16BE without a mark", "Name,E-mail,Phone\r\nJürgen,j@x.de,030 222\r\n", in: "UTF-16BE",
      rows: [["Name", "E-mail", "Phone"], ["Jürgen", "j@x.de", "030 222"]]),
    CSVCase(
      "UTF-16LE with quotes and line breaks within",
      "\u{FEFF}\"Name\";\"Note\"\r\n\"Ján Ďuriš\";\"a\r\nb; c\"\r\n", in: "UTF-16LE",
      rows: [["Name", "Note"], ["Ján Ďuriš", "a\r\nb; c"]]),
    CSVCase(
      "UTF-16LE, tab, a sep line before it",
      "\u{FEFF}sep=\t\r\nName\tE-mail\r\nZoë\tz@x.fr\r\n", in: "UTF-16LE",
      rows: [["Name", "E-mail"], ["Zoë", "z@x.fr"]]),
    CSVCase(
      "a mark before a quoted header", "\u{FEFF}\"Name\",\"E-mail\"\r\n\"Ann\",\"a@x\"\r\n",
      rows: [["Name", "E-mail"], ["Ann", "a@x"]]),
    CSVCase(
      "three marks", "\u{FEFF}\u{FEFF}\u{FEFF}Name,E-mail\nAnn,a@x\n",
      rows: [["Name", "E-mail"], ["Ann", "a@x"]]),
    CSVCase(
      "a mark before the second of two joined files",
      "\u{FEFF}Name,E-mail\nAnn,a@x\n\u{FEFF}Name,E-mail\nBob,b@x\n",
      rows: [["Name", "E-mail"], ["Ann", "a@x"], ["Bob", "b@x"]], codes: [.headerRepeated]),
    CSVCase(
      "windows-1250", "Imię;Nazwisko;Telefon\r\nŁukasz;Wiśniewski;600 100 200\r\n",
      in: "windows-1250",
      rows: [["Imię", "Nazwisko", "Telefon"], ["Łukasz", "Wiśniewski", "600 100 200"]]),
    CSVCase(
      "windows-1251 with commas", "Имя,Фамилия,Компания\r\nОльга,Смирнова,Газпром\r\n",
      in: "windows-1251",
      rows: [["Имя", "Фамилия", "Компания"], ["Ольга", "Смирнова", "Газпром"]]),
    CSVCase(
      "KOI8-R", "Имя;Фамилия;Город\nОльга;Смирнова;Москва\nИван;Петров;Самара\n", in: "KOI8-R",
      rows: [
        ["Имя", "Фамилия", "Город"], ["Ольга", "Смирнова", "Москва"],
        ["Иван", "Петров", "Самара"],
      ]),
    CSVCase(
      "GBK", "姓名,电话,公司\r\n张伟,13800138000,北京科技有限公司\r\n李娜,13900139000,上海\r\n", in: "GBK",
      rows: [
        ["姓名", "电话", "公司"], ["张伟", "13800138000", "北京科技有限公司"], ["李娜", "13900139000", "上海"],
      ]),
    CSVCase(
      "Big5, whose second bytes may be backslashes",
      "姓名,電話,公司\r\n\"許功蓋\",0912345678,台灣公司\r\n陳美玲,0922333444,\"成功\"\r\n", in: "Big5",
      rows: [
        ["姓名", "電話", "公司"], ["許功蓋", "0912345678", "台灣公司"], ["陳美玲", "0922333444", "成功"],
      ]),
    CSVCase(
      "EUC-KR", "이름,전화번호,회사\r\n김민준,010-1234-5678,삼성전자\r\n이서연,010-9876-5432,현대\r\n",
      in: "EUC-KR",
      rows: [
        ["이름", "전화번호", "회사"], ["김민준", "010-1234-5678", "삼성전자"],
        ["이서연", "010-9876-5432", "현대"],
      ]),
    CSVCase(
      "Shift_JIS, whose second bytes may be pipes",
      "氏名|会社|電話\r\nポール|ソニー|090-1111-2222\r\n山田太郎|株式会社ポプラ|03-1234-5678\r\n",
      in: "Shift_JIS",
      rows: [
        ["氏名", "会社", "電話"], ["ポール", "ソニー", "090-1111-2222"],
        ["山田太郎", "株式会社ポプラ", "03-1234-5678"],
      ]),
    CSVCase(
      "Shift_JIS, a backslash before the closing quote",
      "\"姓\",\"名\",\"会社\"\r\n\"表\",\"能\",\"日本ソ\"\r\n", in: "Shift_JIS",
      rows: [["姓", "名", "会社"], ["表", "能", "日本ソ"]]),
    CSVCase(
      "Thai, with a word that is UTF-8 by chance", "ชื่อ,โทรศัพท์\nสมชาย,081\nรก,082\n",
      in: "windows-874", rows: [["ชื่อ", "โทรศัพท์"], ["สมชาย", "081"], ["รก", "082"]]),
    CSVCase(
      "UTF-8 and GBK by lines",
      bytes: utf8("姓名,公司\n张伟,北京\n") + bytes("李娜,上海公司\n", in: "GBK"),
      rows: [["姓名", "公司"], ["张伟", "北京"], ["李娜", "上海公司"]], codes: [.encodingMixed]),
    CSVCase(
      "ISO-2022-JP", "氏名,会社\n山田太郎,日本\n", in: "ISO-2022-JP",
      rows: [["氏名", "会社"], ["山田太郎", "日本"]]),
    CSVCase(
      "UTF-8 and windows-1251 by lines",
      bytes: utf8("Имя;Фамилия\nОльга;Смирнова\n") + bytes("Олег;Иванов\n", in: "windows-1251"),
      rows: [["Имя", "Фамилия"], ["Ольга", "Смирнова"], ["Олег", "Иванов"]],
      codes: [.encodingMixed]),
    CSVCase(
      "windows-1252 first, UTF-8 appended",
      bytes: bytes("Name;Ort\r\nJürgen Groß;Köln\r\nZoë;Genève\r\n", in: "windows-1252")
        + utf8("Jörg;Düsseldorf\r\n"),
      rows: [
        ["Name", "Ort"], ["Jürgen Groß", "Köln"], ["Zoë", "Genève"], ["Jörg", "Düsseldorf"],
      ], codes: [.encodingMixed]),
    CSVCase(
      "UTF-8 and windows-1252 in one line",
      bytes: utf8("Name,City,Note\nJürgen,Köln,") + bytes("Zoë", in: "windows-1252")
        + utf8("\nAnn,Bonn,x\n"),
      rows: [["Name", "City", "Note"], ["Jürgen", "Köln", "Zoë"], ["Ann", "Bonn", "x"]],
      codes: [.encodingMixed]),
    CSVCase(
      "UTF-8 and Shift_JIS by lines",
      bytes: utf8("氏名,会社\n山田太郎,株式会社日本\n") + bytes("鈴木一郎,東京商事\n", in: "Shift_JIS"),
      rows: [["氏名", "会社"], ["山田太郎", "株式会社日本"], ["鈴木一郎", "東京商事"]],
      codes: [.encodingMixed]),
    CSVCase(
      "cells cut within a character",
      bytes: utf8("Name,Note\nJürgen,Caf") + [0xC3] + utf8("\n山田,日") + [0xE6, 0x9C]
        + utf8("\nAnn,x\n"),
      rows: [["Name", "Note"], ["Jürgen", "Caf\u{FFFD}"], ["山田", "日\u{FFFD}"], ["Ann", "x"]],
      codes: [.textUndecodable]),
    CSVCase(
      "the file cut within a character",
      bytes: utf8("Name,Note\nJürgen,Köln\nAnn,Straß")
        + [0xE2, 0x82],
      rows: [["Name", "Note"], ["Jürgen", "Köln"], ["Ann", "Straß\u{FFFD}"]],
      codes: [.textUndecodable]),
    CSVCase(
      "surrogates in three bytes each",
      bytes: utf8("Name,Note\nAnn ") + [0xED, 0xA0, 0xBD, 0xED, 0xB8, 0x80]
        + utf8(",Zoë\nJürgen,x\n"),
      rows: [["Name", "Note"], ["Ann 😀", "Zoë"], ["Jürgen", "x"]]),
    CSVCase(
      "Mac Roman with its line ends", "Name;Ort\rJürgen Müller;Köln\rZoë;Genève\r", in: "macintosh",
      rows: [["Name", "Ort"], ["Jürgen Müller", "Köln"], ["Zoë", "Genève"]]),
    CSVCase(
      "code page 850", "Name;Strasse\r\nJürgen Müller;Königsstraße 5\r\nBjörn;Bäckerweg\r\n",
      in: "IBM850",
      rows: [
        ["Name", "Strasse"], ["Jürgen Müller", "Königsstraße 5"], ["Björn", "Bäckerweg"],
      ]),
    CSVCase(
      "NUL characters at the end of each row", "Name,E-mail\0\nAnn,a@x\0\nBob,b@x\0\n",
      rows: [["Name", "E-mail"], ["Ann", "a@x"], ["Bob", "b@x"]], codes: [.textNull]),
    CSVCase(
      "the end of a file in DOS", "Name,E-mail\r\nAnn,a@x\r\n\u{1A}",
      rows: [["Name", "E-mail"], ["Ann", "a@x"]]),
    CSVCase(
      "the end of a file in DOS behind the last cell, padded",
      "Name,E-mail\r\nAnn,a@x\u{1A}\u{1A}\0\0\0\0",
      rows: [["Name", "E-mail"], ["Ann", "a@x"]], codes: [.textNull]),
    CSVCase(
      "the ends of two files in DOS, joined",
      "Name,E-mail\r\nAnn,a@x\r\n\u{1A}Name,E-mail\r\nBob,b@x\r\n\u{1A}",
      rows: [["Name", "E-mail"], ["Ann", "a@x"], ["Bob", "b@x"]], codes: [.headerRepeated]),
    CSVCase(
      "a single letter beyond ASCII",
      bytes: utf8("First Name,Last Name,E-mail\r\nJos") + [0xE9] + utf8(",Diaz,j@x.es\r\n"),
      rows: [["First Name", "Last Name", "E-mail"], ["José", "Diaz", "j@x.es"]]),
    CSVCase(
      "ISO-8859-15, with the euro", "Name;Preis;Ort\nJörg;5 €;Köln\nRenée;7 €;Genève\n",
      in: "ISO-8859-15",
      rows: [["Name", "Preis", "Ort"], ["Jörg", "5 €", "Köln"], ["Renée", "7 €", "Genève"]]),
    CSVCase(
      "ISO-8859-15, with a ligature where windows-1252 has a fraction",
      "Nom;Ville\nLebœuf;Nîmes\n", in: "ISO-8859-15",
      rows: [["Nom", "Ville"], ["Lebœuf", "Nîmes"]]),
    CSVCase(
      "fractions and an accent for an apostrophe in windows-1252",
      "Name,Size\nO´Brien,5½\nZoë,¾ l\n", in: "windows-1252",
      rows: [["Name", "Size"], ["O´Brien", "5½"], ["Zoë", "¾ l"]]),
    CSVCase(
      "an accent for an apostrophe, and no other letter", "Name,City\nO´Brien,Cork\n",
      in: "windows-1252", rows: [["Name", "City"], ["O´Brien", "Cork"]]),
    CSVCase(
      "UTF-16LE with a line feed of one byte at the end",
      bytes: bytes("\u{FEFF}Name,E-mail\nAnn,a@x\n", in: "UTF-16LE") + [0x0A],
      rows: [["Name", "E-mail"], ["Ann", "a@x"]]),
    CSVCase(
      "UTF-16LE behind UTF-8",
      bytes: utf8("Name,E-mail\r\nAnn,a@x\r\n")
        + bytes("\u{FEFF}Name,E-mail\r\nBob,b@x\r\n", in: "UTF-16LE"),
      rows: [["Name", "E-mail"], ["Ann", "a@x"], ["Bob", "b@x"]],
      codes: [.textNull, .headerRepeated]),
    CSVCase(
      "windows-1250 in one letter, where windows-1252 has a small digit",
      "Name,City\nPaweł,Lodz\n", in: "windows-1250", rows: [["Name", "City"], ["Paweł", "Lodz"]]),
    CSVCase(
      "a small digit that is one", "Name,Area\nAnn,25 m²\n", in: "windows-1252",
      rows: [["Name", "Area"], ["Ann", "25 m²"]]),
    CSVCase(
      "an apostrophe, and no other letter", "Name,Note\nAnn,Children’s home\nBob,20°C\n",
      in: "windows-1252", rows: [["Name", "Note"], ["Ann", "Children’s home"], ["Bob", "20°C"]]),
    CSVCase(
      "an ellipsis, and no other letter", "Name,Note\nAnn,wait…\n", in: "windows-1252",
      rows: [["Name", "Note"], ["Ann", "wait…"]]),
    CSVCase(
      "KOI8-U in two words", "Name,Phone\nЮрій Їжакевич,044 1\n", in: "KOI8-U",
      rows: [["Name", "Phone"], ["Юрій Їжакевич", "044 1"]]),
    CSVCase(
      "letters beyond ASCII in UTF-16LE behind UTF-8",
      bytes: utf8("Name,E-mail\nJürgen,j@x\n")
        + bytes("\u{FEFF}Name,E-mail\r\nZoë Ωmega,z@x\r\n", in: "UTF-16LE"),
      rows: [["Name", "E-mail"], ["Jürgen", "j@x"], ["Zoë Ωmega", "z@x"]]),
    CSVCase(
      "8-bit text behind UTF-16LE",
      bytes: bytes("\u{FEFF}Name,E-mail\r\nJürgen,j@x\r\n", in: "UTF-16LE")
        + utf8("Bob Ray,bob@example.com\r\nJane,jane@x\r\n"),
      rows: [
        ["Name", "E-mail"], ["Jürgen", "j@x"], ["Bob Ray", "bob@example.com"], ["Jane", "jane@x"],
      ]),
    CSVCase(
      "UTF-16LE, 8-bit text, and UTF-16LE again",
      bytes: bytes("\u{FEFF}Name,E-mail\nJürgen,j@x\n", in: "UTF-16LE")
        + utf8("Bob Ray,bob@example.com\n") + bytes("Zoë,z@x\n", in: "UTF-16LE"),
      rows: [
        ["Name", "E-mail"], ["Jürgen", "j@x"], ["Bob Ray", "bob@example.com"], ["Zoë", "z@x"],
      ]),
    CSVCase(
      "EUC-JP, with a name that is UTF-8 by chance, and others that are not",
      "姓,名,電話\n佐藤,能,03\n表,花子,04\n", in: "EUC-JP",
      rows: [["姓", "名", "電話"], ["佐藤", "能", "03"], ["表", "花子", "04"]]),
    CSVCase(
      "Thai, with a name that is UTF-8 in part",
      "ชื่อ,นามสกุล,เมือง\nสมหญิง,ใจดี,กรุงเทพ\nวิชัย,รักไทย,เชียงใหม่\n", in: "windows-874",
      rows: [
        ["ชื่อ", "นามสกุล", "เมือง"], ["สมหญิง", "ใจดี", "กรุงเทพ"], ["วิชัย", "รักไทย", "เชียงใหม่"],
      ]),
    CSVCase(
      "a name in half-width katakana that is UTF-8 by chance",
      "名前,ﾌﾘｶﾞﾅ\n山田,ﾐｶ\n鈴木,ﾔﾏﾀﾞ ﾀﾛｳ\n", in: "Shift_JIS",
      rows: [["名前", "ﾌﾘｶﾞﾅ"], ["山田", "ﾐｶ"], ["鈴木", "ﾔﾏﾀﾞ ﾀﾛｳ"]]),
    CSVCase(
      "Japanese in UTF-8, then two ideographs in Shift_JIS",
      bytes: utf8("姓,名,電話\n山田,太郎,1\n") + bytes("表,能,2\n", in: "Shift_JIS"),
      rows: [["姓", "名", "電話"], ["山田", "太郎", "1"], ["表", "能", "2"]],
      codes: [.encodingMixed]),
    CSVCase(
      "Polish in UTF-8, then one letter in windows-1250",
      bytes: utf8("Imię;Miasto\nŁukasz;Łódź\nGrażyna;Poznań\n")
        + bytes("Paweł;Lublin\n", in: "windows-1250"),
      rows: [
        ["Imię", "Miasto"], ["Łukasz", "Łódź"], ["Grażyna", "Poznań"], ["Paweł", "Lublin"],
      ], codes: [.encodingMixed]),
    CSVCase(
      "Turkish in UTF-8, then one letter in windows-1254",
      bytes: utf8("Ad;Şehir\nAyşe;İzmir\nIşıl;Muğla\n")
        + bytes("Doğan;Sivas\n", in: "windows-1254"),
      rows: [["Ad", "Şehir"], ["Ayşe", "İzmir"], ["Işıl", "Muğla"], ["Doğan", "Sivas"]],
      codes: [.encodingMixed]),
    CSVCase(
      "Big5 below an English header, with backslashes for second bytes",
      "Name,E-mail,Phone\r\n許功蓋,h@x.tw,02\r\n", in: "Big5",
      rows: [["Name", "E-mail", "Phone"], ["許功蓋", "h@x.tw", "02"]]),
    CSVCase(
      "ISO-8859-15, whose letters are signs in windows-1252 and katakana in Shift_JIS",
      "Name,Note,City\nŽofie,100 €,Œuvre\n", in: "ISO-8859-15",
      rows: [["Name", "Note", "City"], ["Žofie", "100 €", "Œuvre"]]),
    CSVCase(
      "ideographs in UTF-16LE", "\u{FEFF}氏名\t電話番号\r\n山田太郎佐藤花子鈴木一郎\t03\r\n",
      in: "UTF-16LE", rows: [["氏名", "電話番号"], ["山田太郎佐藤花子鈴木一郎", "03"]]),
  ]
}
