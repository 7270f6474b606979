import ContactCoding
import SourceText
import Testing

/// Charsets, quoted-printable and base64, as they occur. In whole files each character is a byte.
struct EncodingQuirkTests {
  @Test(arguments: [
    QuirkCase(
      "each property's own charset",
      file: "BEGIN:VCARD\r\nVERSION:2.1\r\nFN;CHARSET=ISO-8859-1:M\u{FC}ller\r\n"
        + "NOTE;CHARSET=windows-1251:\u{CF}\u{F0}\u{E8}\r\nTITLE:\u{C3}\u{A9}\r\nEND:VCARD\r\n",
      ["formattedName=Müller", "jobTitle=é", "note=При"]),
    QuirkCase(
      "windows-1252 without a word",
      file: "BEGIN:VCARD\r\nVERSION:2.1\r\nFN:M\u{FC}ller \u{80}\r\nEND:VCARD\r\n",
      ["formattedName=Müller €"], codes: ["vcard.charset.undeclared"]),
    QuirkCase(
      "words in UTF-8 and in windows-1252 on one line",
      file: "BEGIN:VCARD\r\nVERSION:3.0\r\nN:P\u{E9}rez;Bj\u{C3}\u{B6}rn;;;\r\n"
        + "NOTE:CAF\u{C9}\u{BB} \u{E2}\u{82}\u{AC} \u{80}\r\nEND:VCARD\r\n",
      ["name=Pérez;Björn", "note=CAFÉ» € €"], codes: ["vcard.charset.undeclared"]),
    QuirkCase(
      "surrogates in three bytes each", "2.1",
      ["NOTE;CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE:=ED=A0=BD=ED=B8=80 =C3=A9"], ["note=😀 é"]),
    QuirkCase(
      "quoted-printable that says to be UTF-8 and is not", "2.1",
      [
        "FN;CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE:J=F6rg M=FCller",
        "NOTE;CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE:Caf=C3",
      ], ["formattedName=Jörg Müller", "note=Caf\u{FFFD}"],
      codes: ["vcard.charset.undeclared", "vcard.charset.undecodable"]),
    QuirkCase(
      "another property's charset as evidence",
      file: "BEGIN:VCARD\r\nVERSION:2.1\r\nFN:\u{CF}\u{F0}\u{E8}\r\n"
        + "NOTE;CHARSET=windows-1251:\u{CF}\u{F0}\u{E8}\r\nEND:VCARD\r\n",
      ["formattedName=При", "note=При"], codes: ["vcard.charset.undeclared"]),
    QuirkCase(
      "one card in another charset than the others of the file",
      file: "BEGIN:VCARD\r\nVERSION:2.1\r\nFN:M\u{FC}ller\r\nEND:VCARD\r\n"
        + "BEGIN:VCARD\r\nVERSION:2.1\r\nFN;CHARSET=SHIFT_JIS:\u{8E}\u{52}\u{93}\u{63}\r\n"
        + "NOTE;CHARSET=SHIFT_JIS:\u{91}\u{BE}\u{98}\u{59}\r\nEND:VCARD\r\n",
      ["formattedName=Müller", "formattedName=山田", "note=太郎"],
      codes: ["vcard.charset.undeclared"]),
    QuirkCase(
      "Latin words that the charset of others would make senseless characters of",
      file: "BEGIN:VCARD\r\nVERSION:2.1\r\nFN;CHARSET=SHIFT_JIS:\u{8E}\u{52}\u{93}\u{63}\r\n"
        + "NOTE;CHARSET=SHIFT_JIS:\u{91}\u{BE}\u{98}\u{59}\r\nEND:VCARD\r\n"
        + "BEGIN:VCARD\r\nVERSION:2.1\r\nN:Lindstr\u{F6}m;\u{C5}sa\r\nEND:VCARD\r\n",
      ["formattedName=山田", "note=太郎", "name=Lindström;Åsa"],
      codes: ["vcard.charset.undeclared"]),
    QuirkCase(
      "quoted-printable in an alphabet that nobody names", "2.1",
      [
        "N;ENCODING=QUOTED-PRINTABLE:=CF=E5=F2=F0=EE=E2;=C8=E2=E0=ED",
        "NOTE;ENCODING=QUOTED-PRINTABLE:=CF=F0=E8=E2=E5=F2, =EA=E0=EA =E4=E5=EB=E0?",
      ], ["name=Петров;Иван", "note=Привет, как дела?"], codes: ["vcard.charset.undeclared"]),
    QuirkCase(
      "a charset without the parameter's name", "2.1",
      ["NOTE;ISO-8859-1;QUOTED-PRINTABLE:=E9", "N;SHIFT_JIS;QUOTED-PRINTABLE:=8E=52=93=63"],
      ["name=山田", "note=é"]),
    QuirkCase(
      "an unknown charset", "2.1", ["FN;CHARSET=Murks:Müller"], ["formattedName=Müller"],
      codes: ["vcard.charset.unknown"]),
    QuirkCase(
      "Shift_JIS with the trail byte 5C before a semicolon",
      file: "BEGIN:VCARD\r\nVERSION:2.1\r\nN;CHARSET=SHIFT_JIS:\u{94}\u{5C};\u{8D}\u{5C}\r\n"
        + "END:VCARD\r\n",
      ["name=能;構"]),
    QuirkCase(
      "Shift_JIS in quoted-printable: split first, then decode", "2.1",
      ["N;CHARSET=SHIFT_JIS;ENCODING=QUOTED-PRINTABLE:=94=5C;=8D=5C"], ["name=能;構"]),
    QuirkCase(
      "Shift_JIS in quoted-printable whose trail byte is no backslash", "2.1",
      ["N;CHARSET=SHIFT_JIS;ENCODING=QUOTED-PRINTABLE:=83\\;=8E=71"], ["name=ソ;子"]),
    QuirkCase(
      "ISO-2022-JP in quoted-printable, in which everything looks like a separator", "2.1",
      [
        "N;CHARSET=ISO-2022-JP;ENCODING=QUOTED-PRINTABLE:=1B$B;3ED=1B(B;=1B$BB@O:=1B(B",
        "NOTE;CHARSET=ISO-2022-JP;ENCODING=QUOTED-PRINTABLE:=1B$B;3ED=1B(B a\\;b",
      ],
      ["name=山田;太郎", "note=山田 a;b"]),
    QuirkCase(
      "a line that is encoded with its separators, as Android does", "2.1",
      [
        "ORG;ENCODING=QUOTED-PRINTABLE:=41=3B=42",
        "N;CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE:=D0=9F=3B=D0=98=3b=3B=3B",
        "ORG;ENCODING=QUOTED-PRINTABLE:=43=5C=3B=44=3B=45",
      ], ["name=П;И", "organization=A;B", "organization=C;D;E"]),
    QuirkCase(
      "UTF-8 that says to be something else",
      file: "BEGIN:VCARD\r\nVERSION:2.1\r\nFN;CHARSET=UTF-16:caf\u{C3}\u{A9}\r\n"
        + "TITLE;CHARSET=ISO-8859-1:caf\u{C3}\u{A9}\r\nROLE;CHARSET=UTF-16:plain\r\n"
        + "NOTE;CHARSET=windows-1251;ENCODING=QUOTED-PRINTABLE:caf=C3=A9\r\nEND:VCARD\r\n",
      ["formattedName=café", "jobTitle=café", "role=plain", "note=café"],
      codes: Array(repeating: "vcard.charset.contradicted", count: 4)),
    QuirkCase(
      "UTF-8 that says to be in a charset of several bytes a character", "2.1",
      [
        "N;CHARSET=SHIFT_JIS:山田;太郎", "ORG;CHARSET=SHIFT_JIS:オープンAI株式会社",
        "TITLE;CHARSET=GBK;ENCODING=QUOTED-PRINTABLE:=E5=BC=80=E6=94=BE=E4=BA=BA",
        "ROLE;CHARSET=BIG5:工程師", "NICKNAME;CHARSET=SHIFT_JIS:é",
      ],
      [
        "name=山田;太郎", "nickname=é", "organization=オープンAI株式会社", "jobTitle=开放人", "role=工程師",
      ], codes: Array(repeating: "vcard.charset.contradicted", count: 5)),
    QuirkCase(
      "GBK whose bytes are UTF-8 by chance", "2.1",
      [
        "NOTE;CHARSET=GBK;ENCODING=QUOTED-PRINTABLE:=C4=A3=D0=B3",
        "TITLE;CHARSET=GBK;ENCODING=QUOTED-PRINTABLE:=D6=D0=B9=FA",
      ], ["jobTitle=中国", "note=模谐"]),
    QuirkCase(
      "UTF-16 in quoted-printable", "2.1",
      ["FN;CHARSET=UTF-16LE;ENCODING=QUOTED-PRINTABLE:=41=00=3B=00=0D=00=0A=00=E9=00"],
      ["formattedName=A;⏎é"]),
    QuirkCase(
      "zero bytes that are encoded", "2.1",
      ["NOTE;ENCODING=QUOTED-PRINTABLE:a=00b", "TITLE;ENCODING=BASE64:YQBi"],
      ["jobTitle=ab", "note=ab"], codes: ["vcard.text.null-character", "vcard.text.null-character"]
    ),
    QuirkCase(
      "base64 whose line breaks were doubled", "3.0",
      ["PHOTO;ENCODING=b;TYPE=JPEG:/9j/", "", " AQID", "", "", " AQID", "NOTE:x"],
      ["note=x", "image=[255, 216, 255, 1, 2, 3, 1, 2, 3] image/jpeg"],
      codes: ["vcard.base64.invalid"]),
    QuirkCase(
      "base64 with written line breaks", "3.0",
      ["PHOTO;ENCODING=b;TYPE=JPEG:/9j/\\nAQID\\r\\nAQID", "LOGO:data:image/png;base64,AQ\\nID"],
      ["image=[255, 216, 255, 1, 2, 3, 1, 2, 3] image/jpeg", "logo=[1, 2, 3] image/png"],
      codes: ["vcard.base64.invalid", "vcard.base64.invalid"]),
    QuirkCase(
      "bare parameters", "2.1", ["NOTE;QUOTED-PRINTABLE;utf-8:=C3=A9", "TEL;HOME;PREF;:1"],
      ["phoneNumber=1 [home] *1", "note=é"]),
    QuirkCase(
      "a soft break whose continuation has no blank and a colon", "2.1",
      ["NOTE;ENCODING=QUOTED-PRINTABLE:http=", "://example.org", "FN:A"],
      ["formattedName=A", "note=http://example.org"]),
    QuirkCase(
      "a soft break that cuts a UTF-8 character", "2.1",
      ["NOTE;CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE:=C3=", "=A9"], ["note=é"]),
    QuirkCase(
      "a blank after a soft break is the text's", "2.1",
      ["NOTE;ENCODING=QUOTED-PRINTABLE:one=", " two"], ["note=one two"]),
    QuirkCase(
      "but not if all of several continuations have one", "2.1",
      [
        "NOTE;ENCODING=QUOTED-PRINTABLE:one=", " two=", " three",
        "UID;ENCODING=QUOTED-PRINTABLE:a=", " b",
      ],
      ["identifier=ab", "note=onetwothree"]),
    QuirkCase(
      "nor if it is a tab", "2.1", ["NOTE;QUOTED-PRINTABLE:=D0=BE=", "\t=D0=B2"], ["note=ов"]),
    QuirkCase(
      "nor if it stands within a character", "2.1",
      [
        "NOTE;CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE:=E7=9F=A5=E5=", " =BA=A7",
        "TITLE;CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE:a=", " b",
      ], ["jobTitle=ab", "note=知座"]),
    QuirkCase(
      "lines behind a quoted-printable text that nobody folded", "2.1",
      [
        "LABEL;HOME;ENCODING=QUOTED-PRINTABLE:=BD=D6=B5=C0=B5=D8=D6=B7", "=C9=EE=DB=DA", "433330",
        "=D6=D0=B9=FA", "NOTE;ENCODING=QUOTED-PRINTABLE:=41=", "=42", "one=", "two", "PS: three",
        "TEL:1",
      ],
      [
        "phoneNumber=1", "postalAddress= label:街道地址⏎深圳⏎433330⏎中国 [home]",
        "note=AB⏎onetwo⏎PS: three",
      ],
      codes: Array(repeating: "vcard.line.missing-colon", count: 6) + ["vcard.charset.undeclared"]),
    QuirkCase(
      "a soft break after each component", "2.1",
      ["ADR;ENCODING=QUOTED-PRINTABLE:;;=", "Street;=", "Town"],
      ["postalAddress=;;Street;Town"]),
    QuirkCase(
      "lone equals signs", "2.1",
      ["NOTE;ENCODING=QUOTED-PRINTABLE:one=0A=", "=", "two"], ["note=one⏎two"]),
    QuirkCase(
      "an equals sign without digits", "2.1", ["NOTE;ENCODING=QUOTED-PRINTABLE:1+1=2 =C3=A9"],
      ["note=1+1=2 é"], codes: ["vcard.quoted-printable.invalid"]),
    QuirkCase(
      "cut within a character", "2.1",
      ["NOTE;CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE:ab=C3"], ["note=ab\u{FFFD}"],
      codes: ["vcard.charset.undecodable"]),
    QuirkCase(
      "quoted-printable up to the end of the file",
      file: "BEGIN:VCARD\nVERSION:2.1\nNOTE;ENCODING=QUOTED-PRINTABLE:one=",
      ["note=one"], codes: ["vcard.card.missing-end"]),
    QuirkCase(
      "a soft break before END", "2.1", ["NOTE;ENCODING=QUOTED-PRINTABLE:one="], ["note=one"]),
    QuirkCase(
      "a soft break before a property with types", "2.1",
      ["NOTE;ENCODING=QUOTED-PRINTABLE:one=0D=0A=", "TEL;CELL:1"],
      ["phoneNumber=1 [mobile]", "note=one⏎"]),
    QuirkCase(
      "a separator that is encoded is text", "2.1",
      ["ORG;ENCODING=QUOTED-PRINTABLE:A=3BB;C"], ["organization=A;B;C"]),
    QuirkCase(
      "base64 that ends at a blank line", "2.1",
      ["PHOTO;JPEG;BASE64:", " /9j/", " AQID", "", "FN:A"],
      ["formattedName=A", "image=[255, 216, 255, 1, 2, 3] image/jpeg"]),
    QuirkCase(
      "base64 that ends at the next property", "2.1",
      ["PHOTO;ENCODING=BASE64;TYPE=JPEG:/9j/", " AQID", "FN:A"],
      ["formattedName=A", "image=[255, 216, 255, 1, 2, 3] image/jpeg"]),
    QuirkCase(
      "base64 without folds", "2.1", ["PHOTO;ENCODING=BASE64;TYPE=GIF:/9j/", "AQID", "", "FN:A"],
      ["formattedName=A", "image=[255, 216, 255, 1, 2, 3] image/gif"]),
    QuirkCase(
      "base64 that ends at END", "2.1", ["KEY;X509;ENCODING=B:AQID"],
      ["cryptographicKey=[1, 2, 3] application/x-x509-user-cert"]),
    QuirkCase(
      "ENCODING=b,b", "3.0", ["LOGO;ENCODING=b,b;TYPE=PNG:AQID"], ["logo=[1, 2, 3] image/png"]),
    QuirkCase(
      "base64 of a length that can't be", "3.0", ["LOGO;ENCODING=b;TYPE=PNG:AQIDA"],
      ["logo=[1, 2, 3] image/png"], codes: ["vcard.base64.invalid"]),
    QuirkCase(
      "base64 with other characters", "3.0", ["LOGO;ENCODING=b;TYPE=PNG:AQ:ID*"],
      ["logo=[1, 2, 3] image/png"], codes: ["vcard.base64.invalid"]),
    QuirkCase(
      "padding is no fault, nor are folds", "3.0",
      ["LOGO;ENCODING=b;TYPE=PNG:AQ", " I=", "SOUND;ENCODING=b;TYPE=OGG:AQ=="],
      ["logo=[1, 2] image/png", "sound=[1] audio/ogg"]),
    QuirkCase(
      "text as base64, and text that only says so", "3.0",
      ["NOTE;ENCODING=b:YSxiDQo=", "TITLE;ENCODING=b:plain, really"],
      ["jobTitle=plain, really", "note=a,b⏎"]),
    QuirkCase(
      "a type that is said twice", "3.0",
      [
        "LOGO;TYPE=PNG;ENCODING=b;type=png:AQID",
        "LOGO;TYPE=PNG;MEDIATYPE=image/png;ENCODING=b:AQI=",
      ],
      ["logo=[1, 2, 3] image/png", "logo=[1, 2] image/png"]),
    QuirkCase(
      "a data URI with an escaped comma, as sabre wrote it", "3.0",
      ["PHOTO:data:image/png;base64\\,AQID"], ["image=[1, 2, 3] image/png"]),
    QuirkCase(
      "a folded data URI", "4.0", ["PHOTO:data:image/jp", " eg;base", " 64,AQ", " ID"],
      ["image=[1, 2, 3] image/jpeg"]),
    QuirkCase(
      "a folded text that begins like one", "4.0", ["NOTE:data: a", " b, c"], ["note=data: ab, c"]),
    QuirkCase(
      "a damaged VALUE",
      file: "BEGIN:VCARD\r\nVERSION:3.0\r\nPHOTO;VALUE=binary\u{FE}uri;TYPE=PNG:"
        + "http://example.org/a.png\r\nFN:A\r\nEND:VCARD\r\n",
      ["formattedName=A", "image=<http://example.org/a.png> image/png"],
      codes: ["vcard.charset.undeclared"]),
    QuirkCase(
      "an address that says to be base64", "2.1",
      ["PHOTO;ENCODING=BASE64:http://example.org/p.jpg"], ["image=<http://example.org/p.jpg>"]),
    QuirkCase(
      "a photo by address without VALUE", "3.0", ["PHOTO:https://example.org/p"],
      ["image=<https://example.org/p>"]),
  ])
  func reads(_ quirk: QuirkCase) throws { try quirk.check() }

  /// Where that is asked for, and with a word of it.
  @Test func whatWasTurnedIntoUTF8TwiceIsUndone() throws {
    let text =
      "BEGIN:VCARD\r\nVERSION:3.0\r\nN:MÃ¼ller;JÃ¶rg;;;\r\nFN:JÃ¶rg MÃ¼ller\r\n"
      + "NOTE:schon Köln, noch MÃ¼nchen\r\n"
      + "TITLE;CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE:J=C3=83=C2=A4ger\r\nEND:VCARD\r\n"
    for isUndone in [true, false] {
      let stream = try ByteStream(bytes: Array(text.utf8))
      stream.undoesDoubledUTF8 = isUndone
      let (contacts, diagnostics) = try ContactInput(stream: stream).readAll()
      let expected =
        isUndone
        ? [
          "formattedName=Jörg Müller", "jobTitle=Jäger", "name=Müller;Jörg",
          "note=schon Köln, noch München",
        ]
        : [
          "formattedName=JÃ¶rg MÃ¼ller", "jobTitle=JÃ¤ger", "name=MÃ¼ller;JÃ¶rg",
          "note=schon Köln, noch MÃ¼nchen",
        ]
      #expect(contacts.first?.summary.sorted() == expected)
      #expect(diagnostics.contains { $0.code == "vcard.text.doubled" } == isUndone)
    }
  }
}
