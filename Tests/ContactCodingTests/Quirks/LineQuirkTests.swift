import ContactModel
import Testing

/// Lines, folds and what stands around cards, as they occur.
struct LineQuirkTests {
  @Test(arguments: [
    QuirkCase(
      "mixed line breaks", file: "BEGIN:VCARD\rVERSION:3.0\nFN:A\r\r\nN:B\r\nEND:VCARD\n",
      ["formattedName=A", "name=B"]),
    QuirkCase(
      "a fold that cuts a UTF-8 sequence",
      file: "BEGIN:VCARD\r\nVERSION:4.0\r\nFN:M\u{C3}\r\n \u{BC}ller\r\nEND:VCARD\r\n",
      ["formattedName=Müller"]),
    QuirkCase("a fold by a tab", "3.0", ["NOTE:one", "\ttwo"], ["note=onetwo"]),
    QuirkCase(
      "only the first blank of a fold goes", "3.0", ["NOTE:one", "  two", "    three"],
      ["note=one two   three"]),
    QuirkCase(
      "a fold within a parameter", "3.0", ["EMAIL;TYPE=HO", " ME;TYPE=pref:a@example.org"],
      ["emailAddress=a@example.org [home] *1"]),
    QuirkCase(
      "a fold within quotes, before a colon", "4.0",
      ["ADR;LABEL=\"No: 1", " :2;3\":;;Street;;;;"], ["postalAddress=;;Street label:No: 1:2;3"]),
    QuirkCase(
      "blank lines within", "3.0", ["FN:A", "", "   ", "NOTE:b"], ["formattedName=A", "note=b"]),
    QuirkCase(
      "files without a last line break that were joined",
      file: "BEGIN:VCARD\nVERSION:3.0\nFN:A\nEND:VCARDBEGIN:VCARD\nVERSION:3.0\nFN:B\nEND:VCARD "
        + "begin:vcard\nVERSION:3.0\nFN:C\nEND:VCARD\n\nBEGIN:VCARD\nVERSION:3.0\nFN:D\nEND:VCARD",
      ["formattedName=A", "formattedName=B", "formattedName=C", "formattedName=D"],
      codes: Array(repeating: "vcard.card.misplaced-lines", count: 2)),
    QuirkCase(
      "blanks behind BEGIN and END, mixed case",
      file: "BEGIN:vCard \nVERSION:3.0\nFN:A\nEnd:VCARD  \n", ["formattedName=A"]),
    QuirkCase(
      "folds within BEGIN and names",
      file: "BEGI\n N:VCARD\nVERSION:3.0\nF\n N:A\nEND:VCARD\n", ["formattedName=A"]),
    QuirkCase(
      "END is missing before the next card",
      file: "BEGIN:VCARD\nVERSION:3.0\nFN:A\nBEGIN:VCARD\nVERSION:3.0\nFN:B\nEND:VCARD\n",
      ["formattedName=A", "formattedName=B"], codes: ["vcard.card.missing-end"]),
    QuirkCase(
      "END is missing at the end", file: "BEGIN:VCARD\nVERSION:3.0\nFN:A\n", ["formattedName=A"],
      codes: ["vcard.card.missing-end"]),
    QuirkCase(
      "a comment and a line without a colon", "2.1",
      ["FN:A", "# made by hand", "TEL:1", "what is this"], ["formattedName=A", "phoneNumber=1"],
      codes: ["vcard.line.missing-colon", "vcard.line.missing-colon"]),
    QuirkCase(
      "names that no property can have", "3.0",
      ["First name:Jo", "E-Mail 2;TYPE=home:j@b.example", "X-Größe:3"],
      [
        "preserved=X-First-name:Jo", "preserved=X-E-Mail-2:j@b.example [home]",
        "preserved=X-Gr----e:3",
      ], codes: Array(repeating: "vcard.line.missing-colon", count: 3)),
    QuirkCase(
      "texts with bare line breaks, as Google writes them", "3.0",
      [
        "FN:Ann", "", "Lee", "NOTE:one", "two, three", "at 10: four", "",
        "ADR:;;Street 1", "Rear;Town",
      ],
      [
        "formattedName=Ann Lee", "postalAddress=;;Street 1⏎Rear;Town",
        "note=one⏎two, three⏎at 10: four",
      ],
      codes: Array(repeating: "vcard.line.missing-colon", count: 4)),
    QuirkCase(
      "a fold behind a blank line", "3.0", ["TITLE:one", "", " two"], ["jobTitle=onetwo"],
      codes: ["vcard.line.missing-colon"]),
    QuirkCase(
      "a calendar between cards",
      file: "BEGIN:VCARD\nVERSION:3.0\nFN:A\nEND:VCARD\nBEGIN:VCALENDAR\nEND:VCALENDAR\n"
        + "BEGIN:VCARD\nVERSION:3.0\nFN:B\nEND:VCARD\n",
      ["formattedName=A", "formattedName=B"], codes: ["vcard.text.outside-card"]),
    QuirkCase(
      "NUL", file: "BEGIN:VCARD\nVERSION:3.0\nFN:A\0\0B\0\nNOTE:c\nEND:VCARD\n",
      ["formattedName=AB", "note=c"], codes: ["vcard.text.null-character"]),
    QuirkCase(
      "VERSION last",
      file: "BEGIN:VCARD\nFN:A\nBDAY;VALUE=text:circa 1800\nVERSION:4.0\nEND:VCARD\n",
      ["formattedName=A", "birthday='circa 1800'"]),
    QuirkCase(
      "VERSION 4", file: "BEGIN:VCARD\nVERSION: 4\nTEL;VALUE=uri:tel:+1\nEND:VCARD\n",
      ["phoneNumber=+1"]),
    QuirkCase(
      "VERSION missing, 2.1 by its looks", file: "BEGIN:VCARD\nTEL;HOME:1\nEND:VCARD\n",
      ["phoneNumber=1 [home]"], codes: ["vcard.card.missing-version"]),
    QuirkCase(
      "VERSION unknown", file: "BEGIN:VCARD\nVERSION:9\nFN:A\nEND:VCARD\n", ["formattedName=A"],
      codes: ["vcard.card.unknown-version"]),
    QuirkCase(
      "two byte order marks",
      file: "\u{EF}\u{BB}\u{BF}\u{EF}\u{BB}\u{BF}BEGIN:VCARD\nVERSION:3.0\nFN:A\nEND:VCARD\n",
      ["formattedName=A"]),
    QuirkCase(
      "byte order marks between joined files",
      file: "\u{EF}\u{BB}\u{BF}BEGIN:VCARD\nVERSION:3.0\nFN:A\nEND:VCARD\n"
        + "\u{EF}\u{BB}\u{BF}BEGIN:VCARD\nVERSION:3.0\nFN:B\n"
        + "\u{EF}\u{BB}\u{BF}BEGIN:VCARD\nVERSION:3.0\nFN:C\nEND:VCARD\n",
      ["formattedName=A", "formattedName=B", "formattedName=C"], codes: ["vcard.card.missing-end"]),
    QuirkCase(
      "indented cards",
      file: "text\n\n  BEGIN:VCARD\n  VERSION:3.0\n  FN:A\n  NOTE:b\n    c\n  END:VCARD\n"
        + "\tBEGIN:VCARD\r\n\tVERSION:3.0\r\n\tFN:D\r\n\tEND:VCARD\r\n",
      ["formattedName=A", "note=b c", "formattedName=D"],
      codes: [
        "vcard.text.outside-card", "vcard.card.misplaced-lines", "vcard.card.misplaced-lines",
      ]),
    QuirkCase(
      "cards whose first line alone is not indented, as literals of programs have them",
      file: ["    ", " ", "\t"].map { blanks in
        "BEGIN:VCARD\n\(blanks)VERSION:3.0\n\(blanks)FN:A\n\(blanks)item1.TEL:1\n\(blanks)NOTE:b\n"
          + "\(blanks)  c\n\(blanks)END:VCARD\n"
      }.joined() + "BEGIN:VCARD\n  \n      VERSION:3.0\nFN:B\n      TEL:2\n      \n    END:VCARD\n"
        + "BEGIN:VCARD\nVERSION:3.0\nFN:C\nEND:VCARD\n",
      Array(repeating: ["formattedName=A", "phoneNumber=1", "note=b c"], count: 3).flatMap { $0 }
        + ["formattedName=B", "phoneNumber=2", "formattedName=C"],
      codes: Array(repeating: "vcard.card.misplaced-lines", count: 4)),
    QuirkCase(
      "cards whose END is indented, and folds beside it",
      file: "BEGIN:VCARD\nVERSION:3.0\nFN:A\n    TEL:1\nNOTE:x\n TEL:2\n    END:VCARD\n"
        + "BEGIN:VCARD\nVERSION:3.0\nNOTE:it says\n  END:VCARD\n TEL:1\nEND:VCARD\n",
      ["formattedName=A", "phoneNumber=1", "note=xTEL:2", "note=it says END:VCARDTEL:1"],
      codes: ["vcard.card.misplaced-lines"]),
    QuirkCase(
      "folds between words, as vCard 2.1 has them, and where lines are full", "2.1",
      [
        "NOTE:an", " example", "ADR;WORK:;;12 Main", " Street;Saubel", " Beach;ON",
        "TITLE:Vice", "  President", "URL:http://example.org/a", " b",
        "LABEL;WORK;ENCODING=QUOTED-PRINTABLE:12 Main Street,=0D=0ASaubel", " Beach",
      ],
      [
        "jobTitle=Vice President",
        "postalAddress=;;12 Main Street;Saubel Beach;ON label:12 Main Street,⏎Saubel Beach [work]",
        "url=http://example.org/ab", "note=an example",
      ]),
    QuirkCase(
      "folds within words, wherever a line is full", "2.1",
      [
        "NOTE:12345678901234567890", " aaaaaaaaaaaaaaaaaaaaaaaa", " bbb",
        "FN:" + String(repeating: "x", count: 72), " y", "N:Zo\u{EB}", " \u{EB};A", "ROLE:a\tb",
        "\tc",
      ],
      [
        "formattedName=" + String(repeating: "x", count: 72) + "y", "name=Zo\u{EB}\u{EB};A",
        "role=a\tbc",
        "note=12345678901234567890aaaaaaaaaaaaaaaaaaaaaaaabbb",
      ]),
    QuirkCase(
      "no blank of a fold is the text's in vCard 3", "3.0", ["NOTE:an", " example"],
      ["note=anexample"]),
    QuirkCase(
      "several groups, as vCard 2.1 has them", "2.1",
      [
        "HOME.a.EMAIL;ENCODING=QUOTED-PRINTABLE:x=40exam=", "ple.com",
        "a.b.NOTE;QUOTED-PRINTABLE:one=0D=0A=", "TEL:two", "a.b.X-FOO:3",
        "a.c.URL:http://example.org", "a.c.X-ABLabel:Boat",
      ],
      [
        "emailAddress=x@example.com", "url=http://example.org [\"Boat\"]", "note=one⏎TEL:two",
        "preserved=X-FOO:3",
      ]),
    QuirkCase(
      "several groups, which vCard 3 has not", "3.0",
      ["a.b.NOTE;ENCODING=QUOTED-PRINTABLE:one=", "two", "a.www.example:1"],
      ["note=onetwo⏎a.www.example:1"],
      codes: Array(repeating: "vcard.line.missing-colon", count: 2)),
    QuirkCase(
      "cards on one line, as QR codes and forms give them",
      file: "BEGIN:VCARD VERSION:3.0 N:Doe;Jo FN:Jo Doe TEL;TYPE=CELL:1 NOTE:at 10: call END:VCARD "
        + "BEGIN:VCARD VERSION:3.0 FN:B X-A:c d END:VCARD\n"
        + "BEGIN:VCARD\\nVERSION:3.0\\nFN:C D\\nTEL;HOME:2\\r\\nEND:VCARD\\n",
      [
        "formattedName=Jo Doe", "name=Doe;Jo", "phoneNumber=1 [mobile]", "note=at 10: call",
        "formattedName=B", "preserved=X-A:c d", "formattedName=C D", "phoneNumber=2 [home]",
      ], codes: Array(repeating: "vcard.card.misplaced-lines", count: 3)),
    QuirkCase(
      "text behind BEGIN", file: "BEGIN:VCARD;Doe\nVERSION:3.0\nFN:A\nEND:VCARD\n",
      ["formattedName=A"], codes: ["vcard.card.misplaced-lines"]),
    QuirkCase(
      "text behind END", file: "BEGIN:VCARD\nVERSION:3.0\nFN:A\nEND:VCARD Doe\n",
      ["formattedName=A"], codes: ["vcard.card.misplaced-lines"]),
    QuirkCase(
      "properties behind junk, groups and types, and what a whole address does not take", "3.0",
      [
        "ADR:;;S;T;Z;;C", "Birth day:5", "Größe:5", "TEL HOME:1", "a.b.ORG:X",
        "\u{FEFF}BDAY:2000-01-01", "> ROLE;TYPE=work:r", "NOTE:n", "Phone book: 5", "TITLE:t",
      ],
      [
        "organization=X", "jobTitle=t", "role=r [work]", "birthday=20000101",
        "phoneNumber=1 [home]", "postalAddress=;;S;T;Z;;C", "note=n⏎Phone book: 5",
        "preserved=X-Birth-day:5", "preserved=X-Gr----e:5",
      ], codes: Array(repeating: "vcard.line.missing-colon", count: 7)),
    QuirkCase(
      "strays between joined files",
      file: ["\u{1A}", "\0", "\u{0C}", ",", " ", "\t\u{1A} ", ",\u{EF}\u{BB}\u{BF}"].map {
        "BEGIN:VCARD\nVERSION:3.0\nFN:A\nEND:VCARD" + $0
      }.joined() + "BEGIN:VCARD\nVERSION:3.0\nFN:B\nEND:VCARD\n",
      Array(repeating: "formattedName=A", count: 7) + ["formattedName=B"],
      codes: ["vcard.text.outside-card", "vcard.text.outside-card"]
        + Array(repeating: "vcard.card.misplaced-lines", count: 5) + ["vcard.text.null-character"]),
    QuirkCase(
      "cards without BEGIN",
      file: "hello\nVERSION:3.0\nFN:A\nEND:VCARD\nitem1.TEL:1\nEND:VCARD\nEND:VCARD\n"
        + "BEGIN:VCALENDAR\nUID:x\nEND:VCALENDAR\nBEGIN:VCARD\nVERSION:3.0\nFN:B\nEND:VCARD\n",
      ["formattedName=A", "phoneNumber=1", "formattedName=B"],
      codes: [
        "vcard.text.outside-card", "vcard.text.outside-card", "vcard.card.missing-begin",
        "vcard.card.missing-version", "vcard.card.missing-begin",
      ]),
    QuirkCase(
      "cards in a group (RFC 2426, section 4)",
      file: "g.BEGIN:VCARD\ng.VERSION:3.0\ng.FN:A\ng.TEL:1\ng.END:VCARD\n"
        + "my-2.begin:vcard\r\nmy-2.version:3.0\r\nmy-2.fn:B\r\nmy-2.end:vcard\r\n",
      ["formattedName=A", "phoneNumber=1", "formattedName=B"]),
    QuirkCase(
      "lines of a note that nobody folded, and that look like properties", "3.0",
      ["NOTE:see", "http://example.com/x", "thanks", "TEL:1"],
      ["phoneNumber=1", "note=see⏎http://example.com/x⏎thanks"],
      codes: Array(repeating: "vcard.line.missing-colon", count: 2)),
    QuirkCase(
      "words with a colon in such a note", "3.0",
      ["NOTE:call him", "PS: not on Monday", "Geburtstag:1.1.1970", " or so", "PPS:x", "TEL:1"],
      ["phoneNumber=1", "note=call him⏎PS: not on Monday⏎Geburtstag:1.1.1970or so⏎PPS:x"],
      codes: Array(repeating: "vcard.line.missing-colon", count: 3)),
    QuirkCase(
      "an hour, and words in an address that is not whole", "3.0",
      ["NOTE:Mondays", "10:30 to 12", "ADR:;;Main St 1", "Door: left;Town;;1;C", "TEL:1"],
      [
        "phoneNumber=1", "postalAddress=;;Main St 1⏎Door: left;Town;;1;C",
        "note=Mondays⏎10:30 to 12",
      ], codes: Array(repeating: "vcard.line.missing-colon", count: 2)),
    QuirkCase(
      "properties of somebody's own behind a note stay properties", "3.0",
      [
        "NOTE:a", "FOO:b", "NOTE:c", "X-Bar: d", "NOTE:e", "g.Baz: f", "NOTE: g", "QUX: h",
        "note:i", "quux:j", "NOTE:k", "Zip;TYPE=x: l", "ADR:;;S;T;Z;;C", "Foo: m",
      ],
      [
        "postalAddress=;;S;T;Z;;C", "note=a", "note=c", "note=e", "note= g", "note=i", "note=k",
        "preserved=FOO:b", "preserved=X-Bar: d", "preserved=Baz: f", "preserved=QUX: h",
        "preserved=quux:j", "preserved=Zip: l {TYPE=x}", "preserved=Foo: m",
      ]),
    QuirkCase(
      "a web address behind a value that takes no lines", "3.0", ["TEL:1", "http://example.com"],
      ["phoneNumber=1", "preserved=http://example.com"], codes: ["vcard.line.missing-colon"]),
    QuirkCase(
      "what can only be the rest of a note, behind other lines", "3.0",
      ["NOTE:met", "Tel: 030 123", "Rest of it", "and more", "TEL:1", "word"],
      ["phoneNumber=030 123", "phoneNumber=1", "note=met", "note=Rest of it⏎and more"],
      codes: Array(repeating: "vcard.line.missing-colon", count: 3)),
    QuirkCase(
      "cards that say nothing", file: "BEGIN:VCARD\nVERSION:4.0\nFN:\nUID:x\nEND:VCARD\n",
      ["identifier=x"], codes: ["vcard.card.empty"]),
    QuirkCase(
      "a slash in a name, a lower-case group", "3.0",
      ["home.tel:1", "X-messaging/xmpp-All:a\u{E000}b"],
      ["phoneNumber=1", "preserved=X-messaging/xmpp-All:a\u{E000}b"]),
  ])
  func reads(_ quirk: QuirkCase) throws { try quirk.check() }

  @Test(arguments: [true, false], [true, false])
  func utf16(_ isBigEndian: Bool, _ hasMark: Bool) throws {
    let text = (hasMark ? "\u{FEFF}" : "") + "BEGIN:VCARD\r\nVERSION:3.0\r\nFN:Ω 山\r\nEND:VCARD\r\n"
    let bytes = text.utf16.flatMap { unit -> [UInt8] in
      let pair = [UInt8(unit >> 8), UInt8(unit & 255)]
      return isBigEndian ? pair : pair.reversed()
    }
    #expect(try read(bytes).contacts.map(\.summary) == [["formattedName=Ω 山"]])
  }

  @Test func agents() throws {
    let inner = "BEGIN:VCARD\r\nVERSION:2.1\r\nFN:Agent\r\nEND:VCARD\r\n"
    let nested = try contact("2.1", "AGENT:\r\n" + inner.dropLast(), "NOTE:after")
    let escaped = try contact(
      "3.0", "AGENT:BEGIN:VCARD\\nVERSION:2.1\\nFN:Agent\\nEND:VCARD\\n", "NOTE:after")
    let behind = try contact("2.1", "AGENT:" + inner.dropLast(), "NOTE:after")
    let folded = try contact(
      "3.0", "AGENT:BEGIN:VCARD\r\n VERSION:2.1\r\n FN:Agent\r\n END:VCARD", "NOTE:after")
    let indented = try contact(
      "3.0", "AGENT:\r\n  BEGIN:VCARD\r\n  VERSION:2.1\r\n  FN:Ag\r\n   ent\r\n  END:VCARD",
      "NOTE:after")
    for contact in [nested, escaped, behind, folded] {
      #expect(contact.relations.map(\.label) == [.agent])
      #expect(contact.note == "after")
      let uri = try #require(contact.relations.first?.value)
      let prefix = "data:text/vcard;charset=utf-8;base64,"
      try #require(uri.hasPrefix(prefix))
      #expect(uri.dropFirst(prefix.count).elementsEqual(base64(inner)))
    }
    #expect(indented.note == "after")
    let uri = try #require(indented.relations.first?.value)
    #expect(
      uri.hasSuffix(base64("BEGIN:VCARD\r\nVERSION:2.1\r\nFN:Ag\r\n ent\r\nEND:VCARD\r\n")))
  }
}
