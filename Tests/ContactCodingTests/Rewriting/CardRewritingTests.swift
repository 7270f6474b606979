import ContactCoding
import ContactModel
import FileFormats
import SourceText
import Testing

/// Files of vCards that are written again: what stands between the cards stays, too.
struct CardRewritingTests {
  private static let book =
    "BEGIN:VCARD\r\nVERSION:3.0\r\nFN:Ann Lee\r\nN:Lee;Ann;;;\r\nX-ODD:1\r\nEND:VCARD\r\n\r\n"
    + "stray text\r\nBEGIN:VCARD\r\nVERSION:4.0\r\nFN:Bo Ek\r\nNOTE:x\r\nEND:VCARD\r\n"

  @Test func cardsStayAndGoAndCome() throws {
    let bytes = Array(Self.book.utf8)
    #expect(try rewrite(bytes).bytes == bytes)
    let edited = try rewrite(bytes) {
      $0.displayName == "Bo Ek" ? .replace($0.editing { $0.note = "y" }) : .keep
    }
    #expect(edited.text == Self.book.replacing("NOTE:x", with: "NOTE:y"))
    let removed = try rewrite(bytes) { $0.displayName == "Ann Lee" ? .remove : .keep }
    // The line between goes with it.
    let rest = Self.book.split(separator: "END:VCARD\r\n\r\n", maxSplits: 1)[1]
    #expect(removed.text == String(rest))
    let added = try rewrite(bytes, adding: [Contact().editing { $0.formattedName = "Cy" }])
    #expect(added.text.hasPrefix(Self.book + "BEGIN:VCARD\r\nVERSION:3.0\r\n"))
    #expect(try read(added.bytes).contacts.map(\.displayName) == ["Ann Lee", "Bo Ek", "Cy"])
  }

  @Test(arguments: ["\n", "\r"])
  func lineEndsStay(_ end: String) throws {
    let bytes = Array(Self.book.replacing("\r\n", with: end).dropLast().utf8)
    let added = try rewrite(bytes, adding: [Contact().editing { $0.formattedName = "Cy" }]) {
      $0.displayName == "Bo Ek" ? .replace($0.editing { $0.note = "y" }) : .keep
    }
    let other: UInt8 = end == "\n" ? 0x0D : 0x0A
    #expect(!added.bytes.contains(other), "\(added.text)")
    #expect(try read(added.bytes).contacts.map(\.displayName) == ["Ann Lee", "Bo Ek", "Cy"])
  }

  /// What can't be read is neither repaired nor a reason to write other lines anew.
  @Test func unreadableDatesStay() throws {
    let card = [
      "BEGIN:VCARD", "VERSION:3.0", "FN:Bo Ek", "X-ALTBDAY;CALENDAR=chinese:0078410105",
      "BDAY:1985-02-31", "NOTE:" + String(repeating: "long ", count: 20), "TITLE:Clerk",
      "i.TEL:1", "i.X-ABLabel:Boat", "END:VCARD", "",
    ].joined(separator: "\r\n")
    #expect(try rewrite(Array(card.utf8), isRepairing: true).text == card)
    let edited = try rewrite(Array(card.utf8)) { .replace($0.editing { $0.jobTitle = "Chief" }) }
    #expect(edited.text == card.replacing("Clerk", with: "Chief"))
    let mended = try rewrite(
      Array(card.replacing("1985-02-31", with: "1 Mar 1985").utf8), isRepairing: true)
    #expect(mended.text.contains("BDAY:1985-03-01\r\n"))
  }

  /// What can't be read, or is read with a warning, is not the edit's business.
  @Test(arguments: [
    ["TEL;type=CELL:1", "T\u{FC}rcode 4711", "PHOTO;ENCODING=b;TYPE=JPEG:!!!!"],
    ["BDAY:3 Feb 1985", "", "X-EMPTY:", "TITLE:", "tel;Type=\"cell\":1"],
    ["NOTE:caf\u{E9}", "ORG:a\\qb"], ["NOTE;CHARSET=ISO-8859-1:caf\u{E9}", "ROLE:gr\u{FC}n"],
    ["PHOTO;ENCODING=b:/9j/4AA*=", "# a comment"],
    ["NOTE:one", "two words", "TEL:1", "three words"],
    ["X-ANDROID-CUSTOM:vnd.android.cursor.item/nickname;Nick;1;;;;;;;;;;;;;", "stray words"],
    ["E-Mail 2:a@b.example", "TEL HOME:1", "a.b.ORG:X", "http://a.example"],
    ["NOTE:a\0b", "stray words"], ["NOTE:a\u{7}b", "stray words"],
    ["NOTE:\u{1B}[31mx", "stray words"],
    ["TEL;X-a b=1:2"],
  ])
  func damagedLinesStay(_ lines: [String]) throws {
    for (start, end) in [
      ("BEGIN:VCARD\r\nVERSION:3.0\r\n", "END:VCARD\r\n"), ("BEGIN:VCARD\r\n", "END:VCARD"),
      ("BEGIN:VCARD\r\nVERSION:9\r\n", ""), ("VERSION:3.0\r\n", "END:VCARD\r\n\r\n"),
    ] {
      func card(_ lines: [String]) -> [UInt8] {
        (start + lines.map { $0 + "\r\n" }.joined() + end).unicodeScalars.map {
          UInt8(truncatingIfNeeded: $0.value)
        }
      }
      let name = ["N:Lee;Ann;;;", "FN:Ann Lee"]
      let added = try rewrite(card(name + lines)) { .replace($0.editing { $0.role = "x" }) }
      let expected =
        lines.contains { $0.hasPrefix("ROLE") }
        ? card(name + lines.map { $0.hasPrefix("ROLE") ? "ROLE:x" : $0 })
        : card(name + lines + ["ROLE:x"])
      #expect(added.bytes == expected, "\(added.text)")
      let renamed = try rewrite(card(name + lines)) {
        .replace($0.editing { $0.formattedName = "Ann" })
      }
      #expect(renamed.bytes == card(["N:Lee;Ann;;;", "FN:Ann"] + lines), "\(renamed.text)")
    }
  }

  /// Cards that are damaged as a whole.
  @Test func damagedCardsStay() throws {
    for card in [
      "  BEGIN:VCARD\r\n  VERSION:3.0\r\n  FN:A\r\n  NOTE:b\r\n    c\r\n  END:VCARD\r\n",
      "BEGIN:VCARD;Doe\nVERSION:3.0\nFN:A\nEND:VCARD Doe\n",
    ] {
      let edited = try rewrite(Array(card.utf8)) { .replace($0.editing { $0.role = "x" }) }
      func lines(_ text: String) -> [String] {
        text.split { $0.isNewline }.map { String($0.drop { $0 == " " }) }
      }
      var expected = lines(card)
      expected.insert("ROLE:x", at: expected.count - 1)
      #expect(lines(edited.text) == expected)
    }
  }

  /// A line that would become a part of another one is lost, and told.
  @Test func whatCannotStayIsTold() throws {
    let card = "BEGIN:VCARD\nVERSION:3.0\nFN:A\nNOTE:one\nTEL:1\nstray\nEND:VCARD\n"
    let edited = try rewrite(Array(card.utf8)) {
      .replace($0.editing { $0.phoneNumbers = [] })
    }
    #expect(edited.losses.contains { $0.value == "stray" && $0.isOfValue }, "\(edited.text)")
    #expect(try read(edited.bytes).contacts.map(\.note) == ["one"])
  }

  /// Of a line of which only the value changes, name, parameters and label stay.
  @Test func headersStay() throws {
    let card = [
      "BEGIN:VCARD", "VERSION:3.0", "N:Lee;Ann;;;", "FN:Ann Lee",
      "item1.TEL;type=CELL;type=VOICE;type=pref:1", "item1.X-ABLabel:Boat",
      "email;Type=\"work\":a@b.c",
      "X-AIM:ann", "TEL;VALUE=uri:tel:+1", "END:VCARD", "",
    ].joined(separator: "\r\n")
    let edited = try rewrite(Array(card.utf8)) { contact in
      .replace(
        contact.editing {
          $0.phoneNumbers[0].value = PhoneNumber("3")
          $0.emailAddresses[0].value = "long." + String(repeating: "long.", count: 20) + "@b.c"
        })
    }
    let long =
      "email;Type=\"work\":long." + String(repeating: "long.", count: 10) + "\r\n "
      + String(repeating: "long.", count: 10) + "@b.c"
    #expect(
      edited.text.replacing("\r\n ", with: "")
        == card.replacing("pref:1", with: "pref:3").replacing(
          "email;Type=\"work\":a@b.c", with: long
        )
        .replacing("\r\n ", with: ""))
  }

  /// Android has forms of its own for labels, dates and relations.
  @Test(arguments: [
    (
      "TEL;X-CUSTOM(CHARSET=UTF-8,ENCODING=QUOTED-PRINTABLE,=48=C3=A4=75=73):1",
      "TEL;X-CUSTOM(CHARSET=UTF-8,ENCODING=QUOTED-PRINTABLE,=48=C3=A4=75=73):3"
    ),
    ("TEL;X-Garage:1", "TEL;X-Garage:3"),
    (
      "X-ANDROID-CUSTOM:vnd.android.cursor.item/contact_event;2001-02-03;1;;;;;;;;;;;;;",
      "X-ANDROID-CUSTOM:vnd.android.cursor.item/contact_event;2002-02-02;1;;;;;;;;;;;;;"
    ),
    (
      "X-ANDROID-CUSTOM:vnd.android.cursor.item/contact_event;2001-02-03;0;Name day;;;;;;;;;;;;",
      "X-ANDROID-CUSTOM:vnd.android.cursor.item/contact_event;2002-02-02;0;Name day;;;;;;;;;;;;"
    ),
    (
      "X-ANDROID-CUSTOM:vnd.android.cursor.item/relation;Flo;0;Pal;;;;;;;;;;;;",
      "X-ANDROID-CUSTOM:vnd.android.cursor.item/relation;Bea;0;Pal;;;;;;;;;;;;"
    ),
    (
      "X-ANDROID-CUSTOM:vnd.android.cursor.item/nickname;Jo;1;;;;;;;;;;;;;",
      "X-ANDROID-CUSTOM:vnd.android.cursor.item/nickname;Joy;1;;;;;;;;;;;;;"
    ),
  ])
  func androidsLinesStayAndroids(_ line: String, _ wanted: String) throws {
    let start = "BEGIN:VCARD\r\nVERSION:2.1\r\nN:Lee;Ann;;;\r\nFN:Ann Lee\r\n"
    let end = "\r\nX-ODD:1\r\nEND:VCARD\r\n"
    let edited = try rewrite(Array((start + line + end).utf8)) { contact in
      .replace(
        contact.editing {
          for index in $0.phoneNumbers.indices { $0.phoneNumbers[index].value = PhoneNumber("3") }
          for index in $0.dates.indices {
            $0.dates[index].value = ContactDate(year: 2002, month: 2, day: 2)
          }
          for index in $0.relations.indices { $0.relations[index].value = "Bea" }
          for index in $0.nicknames.indices { $0.nicknames[index].value = "Joy" }
        })
    }
    #expect(edited.text == start + wanted + end)
    #expect(edited.losses.isEmpty)
  }

  @Test func everySampleStays() throws {
    for file in CardFile.all {
      let written = try? rewrite(file.bytes)
      #expect(written == nil || written?.bytes == file.bytes, "\(file.name)")
    }
  }
}
