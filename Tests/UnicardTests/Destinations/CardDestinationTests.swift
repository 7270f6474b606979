import Testing
import Unicard

/// vCards, read by the lines that each program's own exports have.
@Suite struct CardDestinationTests {
  /// The unfolded lines of the file.
  private func lines(_ contacts: [Contact], _ name: String) throws -> [String] {
    let options = WritingOptions(destination: try #require(Destination(name: name)))
    let text = String(decoding: contacts.encoded(options).bytes, as: UTF8.self)
    return text.replacing("\r\n ", with: "").split(separator: "\r\n").map(String.init)
  }

  private static let programs: [(String, wanted: [String], unwanted: [String])] = [
    (
      "apple",
      [
        "N:Lindner;Eva;Maria;Dr.;MBA", "NICKNAME:Evi", "ORG:Altona Architekten;Entwurf",
        "TEL;TYPE=work,fax:+49 40 4", "X-PHONETIC-FIRST-NAME:eh-fa",
        "X-ADDRESSBOOKSERVER-KIND:group", "FN:Chor",
        "X-ADDRESSBOOKSERVER-MEMBER:urn:uuid:5f0f8c0e-2f6b-4a52-9f0a-6f2a5d1c9a01",
        "X-ABLABEL:Jagdhütte", "X-ABRELATEDNAMES:Jan Lindner", "X-ABLABEL:_$!<Spouse>!$_",
        "X-ABDATE:2022-06-18", "BDAY:1985-02-17",
      ], ["CATEGORIES"]
    ),
    (
      "google",
      [
        "N:Lindner;Eva;Maria;Dr.;MBA", "CATEGORIES:Chor,myContacts", "X-ABLABEL:Jagdhütte",
        "X-ABRELATEDNAMES:Jan Lindner", "BDAY:1985-02-17", "X-PHONETIC-LAST-NAME:lind-ner",
      ], ["KIND"]
    ),
    (
      "android",
      [
        "N:Lindner;Eva;Maria;Dr.;MBA", "BDAY:1985-02-17", "X-PHONETIC-FIRST-NAME:eh-fa",
        "X-ANDROID-CUSTOM:vnd.android.cursor.item/relation;Jan Lindner;14;;;;;;;;;;;;;",
        "X-ANDROID-CUSTOM:vnd.android.cursor.item/contact_event;2022-06-18;1;;;;;;;;;;;;;",
      ], ["X-ABRELATEDNAMES", "X-ABDATE", "CATEGORIES"]
    ),
    (
      "outlook",
      [
        "N:Lindner;Eva;Maria;Dr.;MBA", "TEL;WORK;FAX:+49 40 4", "BDAY:19850217",
        "X-MS-ANNIVERSARY:20220618", "X-MS-SPOUSE:Jan Lindner", "X-MS-CHILD:Mia",
        "X-MS-MANAGER:Uwe Berg", "X-MS-ASSISTANT:Ina Kurz", "CATEGORIES:Chor",
        "X-MS-TEL;CALLBACK:+49 40 8",
        "NICKNAME:Evi", "ORG:Altona Architekten;Entwurf",
      ], ["X-AB", "KIND", "item1", "myContacts"]
    ),
    (
      "evolution",
      [
        "N:Lindner;Eva;Maria;Dr.;MBA", "X-EVOLUTION-SPOUSE:Jan Lindner",
        "X-EVOLUTION-MANAGER:Uwe Berg", "X-EVOLUTION-ASSISTANT:Ina Kurz",
        "X-EVOLUTION-ANNIVERSARY:2022-06-18", "X-SKYPE:eva.l", "CATEGORIES:Chor",
      ], ["myContacts", "KIND"]
    ),
    (
      "nextcloud",
      [
        "N:Lindner;Eva;Maria;Dr.;MBA", "RELATED;TYPE=spouse;VALUE=text:Jan Lindner",
        "ANNIVERSARY:20220618", "CATEGORIES:Chor", "BDAY:19850217",
      ], ["KIND", "myContacts"]
    ),
    (
      "thunderbird",
      ["N:Lindner;Eva;Maria;Dr.;MBA", "ANNIVERSARY:20220618", "NICKNAME:Evi", "CATEGORIES:Chor"],
      ["KIND", "myContacts"]
    ),
  ]

  @Test(arguments: programs)
  func valuesArriveAsProgramsReadThem(
    _ name: String, _ wanted: [String], _ unwanted: [String]
  ) throws {
    let lines = try lines([FullContact.contact], name).map { line in
      // Apple's groups of lines have numbers.
      line.replacing(/^item[0-9]+\./, with: "")
    }
    for line in wanted {
      #expect(lines.contains(line), "\(line) in\n\(lines.joined(separator: "\n"))")
    }
    for text in unwanted { #expect(!lines.contains { $0.contains(text) }, "\(text)") }
  }

  @Test(arguments: [
    ("apple", "ADR;TYPE=home:;;12 Oak Lane\\nSpringfield;;;;"),
    ("android", "ADR;TYPE=home:;;12 Oak Lane\\nSpringfield;;;;"),
    (
      "nextcloud",
      "ADR;TYPE=home;LABEL=12 Oak Lane^nSpringfield:;;12 Oak Lane\\nSpringfield;;;;"
    ),
  ])
  func textsOfAddressesArrive(_ name: String, _ wanted: String) throws {
    let contact = Contact { draft in
      draft.formattedName = "Ann"
      draft.postalAddresses = [
        LabeledValue(FullContact.textAddress, label: .home)
      ]
    }
    #expect(try lines([contact], name).contains(wanted))
  }

  /// Relations by UID name the person, where the program knows no UIDs.
  @Test(arguments: [
    ("apple", "X-ABRELATEDNAMES:Jan Lindner"), ("outlook", "X-MS-SPOUSE:Jan Lindner"),
    ("evolution", "X-EVOLUTION-SPOUSE:Jan Lindner"),
    ("nextcloud", "RELATED;TYPE=spouse:urn:uuid:jan"),
  ])
  func relationsNamePeople(_ name: String, _ wanted: String) throws {
    let eva = Contact { draft in
      draft.formattedName = "Eva"
      draft.relations = [
        LabeledValue("urn:uuid:jan", label: .spouse), LabeledValue("urn:uuid:who", label: .child),
      ]
    }
    let jan = Contact { draft in
      draft.formattedName = "Jan Lindner"
      draft.identifier = "urn:uuid:jan"
    }
    let lines = try lines([eva, jan], name)
    #expect(lines.contains { $0.hasSuffix(wanted) }, "\(lines)")
    #expect(lines.contains { $0.hasSuffix("urn:uuid:who") }, "\(lines)")
  }

  /// Programs that read whole dates alone show another or none, which is told.
  @Test(arguments: [
    ("outlook", "--08-16", true), ("evolution", "--08-16", true), ("apple", "--08-16", false),
    ("outlook", "1990-06", true), ("evolution", "1990-06", true),
    ("evolution", "1990-06-01", false),
  ])
  func incompleteDatesAreToldOf(_ name: String, _ date: String, _ isTold: Bool) throws {
    let card = "BEGIN:VCARD\r\nVERSION:4.0\r\nFN:A\r\nBDAY:\(date)\r\nEND:VCARD\r\n"
    let contact = try #require(ContactFile(bytes: Array(card.utf8)).contacts.first)
    let options = WritingOptions(destination: try #require(Destination(name: name)))
    #expect(contact.encoded(options).losses.isEmpty != isTold)
  }

  /// TYPE=sister is what Nextcloud writes; it is a label to others.
  @Test func typesOfRelationsAreLabels() throws {
    let card = """
      BEGIN:VCARD\r
      VERSION:4.0\r
      FN:Lena\r
      RELATED;TYPE=sister;VALUE=text:Laura\r
      END:VCARD\r

      """
    let contacts = try ContactFile(bytes: Array(card.utf8)).contacts
    #expect(contacts.first?.relations == [LabeledValue("Laura", label: .sister)])
    #expect(try lines(contacts, "apple").contains("item1.X-ABLABEL:_$!<Sister>!$_"))
    #expect(
      try lines(contacts, "nextcloud").contains("RELATED;TYPE=sister;VALUE=text:Laura"))
  }

  /// Phones say how a name is read in SOUND;X-IRMC-N.
  @Test func readingsOfPhonesArrive() throws {
    let card = """
      BEGIN:VCARD\r
      VERSION:2.1\r
      N:山田;太郎;;;\r
      SOUND;X-IRMC-N:ﾔﾏﾀﾞ;ﾀﾛｳ;;;\r
      END:VCARD\r

      """
    let contacts = try ContactFile(bytes: Array(card.utf8)).contacts
    #expect(contacts.first?.phoneticFamilyName == "ﾔﾏﾀﾞ")
    #expect(contacts.first?.phoneticGivenName == "ﾀﾛｳ")
    #expect(try lines(contacts, "apple").contains("X-PHONETIC-LAST-NAME:ﾔﾏﾀﾞ"))
    #expect(contacts.encoded(as: .vCard21).bytes == Array(card.utf8))
  }

  /// Lines of a card, and one that they become for a program.
  @Test(arguments: [
    // 1 Tishri 5745, and the Chinese New Year of 1990.
    (
      "android", "ANNIVERSARY;CALSCALE=hebrew:57450101",
      "X-ANDROID-CUSTOM:vnd.android.cursor.item/contact_event;1984-09-27;1;;;;;;;;;;;;;"
    ),
    ("android", "BDAY;CALSCALE=chinese:19900101", "BDAY:1990-01-27"),
    ("google", "BDAY;CALSCALE=hebrew:57450101", "BDAY:1984-09-27"),
    ("outlook", "BDAY;CALSCALE=hebrew:57450101", "BDAY:19840927"),
    ("nextcloud", "BDAY;CALSCALE=hebrew:57450101", "BDAY:19840927"),
    ("android", "BDAY;CALSCALE=hebrew:--0101", "BDAY;VALUE=text:--0101 (hebrew)"),
    ("apple", "X-ALTBDAY;CALSCALE=chinese:19900101", "X-ALTBDAY;CALSCALE=chinese:007800070101"),
    ("apple", "X-ALTBDAY;CALSCALE=chinese:19880815", "X-ALTBDAY;CALSCALE=chinese:007800050815"),
    ("apple", "X-ALTBDAY;CALSCALE=chinese:19830815", "X-ALTBDAY;CALSCALE=chinese:007700600815"),
    ("apple", "X-ALTBDAY;CALSCALE=hebrew:57450101", "X-ALTBDAY;CALSCALE=hebrew:5745-01-01"),
    (
      "android", "ANNIVERSARY:--0505",
      "X-ANDROID-CUSTOM:vnd.android.cursor.item/contact_event;--05-05;1;;;;;;;;;;;;;"
    ),
    ("apple", "IMPP;SERVICE-TYPE=QQ:qq:7", "IMPP;X-SERVICE-TYPE=QQ:x-apple:7"),
    ("apple", "IMPP;SERVICE-TYPE=Wire:x-apple:7", "IMPP;X-SERVICE-TYPE=Wire:x-apple:7"),
    ("apple", "IMPP;SERVICE-TYPE=Jabber:xmpp:7", "IMPP;X-SERVICE-TYPE=Jabber:xmpp:7"),
    ("apple", "TEL;VALUE=uri:tel:+49-30-12;ext=3", "TEL:+49-30-12 ext. 3"),
    ("evolution", "TEL;TYPE=callback,voice:3", "TEL;TYPE=X-EVOLUTION-CALLBACK,voice:3"),
    // What each reads of messengers and labels.
    ("android", "IMPP;SERVICE-TYPE=Skype:skype:jo", "X-SKYPE-USERNAME:jo"),
    (
      "android", "IMPP;SERVICE-TYPE=Jabber;TYPE=home:xmpp:jo@j.example",
      "X-JABBER;TYPE=home:jo@j.example"
    ),
    (
      "android", "IMPP;SERVICE-TYPE=SIP:sip:jo@j.example",
      "IMPP;X-SERVICE-TYPE=SIP:sip:jo@j.example"
    ),
    // The scheme tells the service as well.
    ("android", "IMPP:xmpp:jo@j.example", "X-JABBER:jo@j.example"),
    ("android", "IMPP;PREF=1:skype:jo?chat", "X-SKYPE-USERNAME;TYPE=pref:jo"),
    ("android", "IMPP:aim:goim?screenname=jo", "X-AIM:jo"),
    ("android", "IMPP:sip:jo@j.example", "IMPP:sip:jo@j.example"),
    ("evolution", "IMPP;TYPE=work:ymsgr:sendIM?jo", "X-YAHOO;TYPE=work:jo"),
    ("evolution", "IMPP:sip:jo@j.example", "IMPP:sip:jo@j.example"),
    ("outlook", "IMPP:xmpp:jo@j.example", "X-MS-IMADDRESS:jo@j.example"),
    ("apple", "IMPP:xmpp:jo@j.example", "IMPP:xmpp:jo@j.example"),
    // Nextcloud's own property, and numbers as it shows them.
    (
      "nextcloud", "SOCIALPROFILE;SERVICE-TYPE=X:http://x.example",
      "X-SOCIALPROFILE;TYPE=X:http://x.example"
    ),
    (
      "nextcloud", "X-SOCIALPROFILE;TYPE=x:http://x.example",
      "X-SOCIALPROFILE;TYPE=x:http://x.example"
    ),
    ("nextcloud", "SOCIALPROFILE;VALUE=text;SERVICE-TYPE=X:jo", "X-SOCIALPROFILE;TYPE=X:jo"),
    ("nextcloud", "TEL;TYPE=cell;VALUE=uri:tel:+49-171-555", "TEL;TYPE=cell:+49-171-555"),
    ("nextcloud", "TEL;VALUE=uri:tel:+49-30-12;ext=3", "TEL:+49-30-12 ext. 3"),
    ("android", "i.TEL:7\r\ni.X-ABLABEL:Süd Tor", "i.TEL;TYPE=X-Süd Tor:7"),
    ("android", "EMAIL;TYPE=home:a@b.example", "EMAIL;TYPE=home:a@b.example"),
    ("android", "i.EMAIL:a@b.example\r\ni.X-ABLABEL:Club", "i.EMAIL;TYPE=X-Club:a@b.example"),
    ("android", "NICKNAME;TYPE=home:Bo,Bobby", "NICKNAME;TYPE=home:Bobby"),
    (
      "android", "i.NICKNAME:Bo\r\ni.X-ABLABEL:Stage",
      "X-ANDROID-CUSTOM:vnd.android.cursor.item/nickname;Bo;0;Stage;;;;;;;;;;;;"
    ),
    (
      "android", "i.NICKNAME:bk\r\ni.X-ABLABEL:Initials",
      "X-ANDROID-CUSTOM:vnd.android.cursor.item/nickname;bk;5;;;;;;;;;;;;;"
    ),
    (
      "android", "X-MAIDENNAME:Berg",
      "X-ANDROID-CUSTOM:vnd.android.cursor.item/nickname;Berg;3;;;;;;;;;;;;;"
    ),
    ("outlook", "IMPP;SERVICE-TYPE=Skype:skype:jo", "X-MS-IMADDRESS:jo"),
    ("evolution", "IMPP;SERVICE-TYPE=Skype:skype:jo", "X-SKYPE:jo"),
    ("outlook", "GEO:geo:37.24,-17.87", "GEO:37.24,-17.87"),
    // The lines of a street are a list in vCard 4.0, and lines for programs.
    ("apple", "ADR:;;7 Elm Rd,Flat 2\\, rear;Leeds;;;", "ADR:;;7 Elm Rd\\nFlat 2\\, rear;Leeds;;;"),
    ("android", "ADR:;;7 Elm Rd,Flat 2;Leeds;;;", "ADR:;;7 Elm Rd\\nFlat 2;Leeds;;;"),
    (
      "outlook", "ADR:;;7 Elm Rd,Flat 2;Leeds;;;",
      "ADR;ENCODING=QUOTED-PRINTABLE:;;7 Elm Rd=0D=0AFlat 2;Leeds;;;"
    ),
    ("nextcloud", "ADR:;;7 Elm Rd,Flat 2;Leeds;;;", "ADR:;;7 Elm Rd,Flat 2;Leeds;;;"),
    ("google", "GEO:geo:37.24,-17.87", "GEO:37.24;-17.87"),
    // Each has one note, and Apple one organization and one title.
    ("apple", "NOTE:one\r\nNOTE:two", "NOTE:one\\n\\ntwo"),
    ("google", "NOTE:one\r\nTEL:7\r\nNOTE:two", "NOTE:one\\n\\ntwo"),
    ("android", "NOTE:one\r\nNOTE:two", "NOTE:one\\n\\ntwo"),
    (
      "apple", "ORG:Elm;Hall\r\nORG:Oak\r\nTITLE:Cook\r\nTITLE:Baker",
      "NOTE:Organization: Oak\\nJob Title: Baker"
    ),
    ("apple", "NOTE:one\r\nORG:Elm\r\nORG:Oak", "NOTE:one\\n\\nOrganization: Oak"),
    ("google", "ORG:Elm\r\nORG:Oak", "ORG:Oak"),
    ("google", "RELATED;TYPE=Landlord;VALUE=text:Bo", "item1.X-ABLABEL:Landlord"),
  ])
  func linesBecome(_ name: String, _ line: String, _ wanted: String) throws {
    let card = "BEGIN:VCARD\r\nVERSION:4.0\r\nFN:A\r\n\(line)\r\nEND:VCARD\r\n"
    let found = try lines(ContactFile(bytes: Array(card.utf8)).contacts, name)
    #expect(found.contains(wanted), "\(found)")
  }

  /// What a program does not read is not written for it, and told.
  @Test(arguments: [
    ("android", "IMPP;SERVICE-TYPE=Matrix:matrix:u/jo", ["IMPP dropped"]),
    ("android", "IMPP:irc:jo,isnick", ["IMPP dropped"]),
    ("evolution", "IMPP:xmpp:jo@j.example", []),
    ("outlook", "IMPP:xmpp:jo@j.example", ["X-SERVICE-TYPE changed"]),
    ("nextcloud", "SOCIALPROFILE;SERVICE-TYPE=Mastodon:https://m.example/@jo", []),
    ("android", "CATEGORIES:myContacts,Choir", ["CATEGORIES dropped", "CATEGORIES dropped"]),
    ("android", "i.URL:http://a.example\r\ni.X-ABLABEL:Blog", ["X-ABLABEL dropped"]),
    ("android", "i.TEL:7\r\ni.X-ABLABEL:Süd", []),
    (
      "android", "ROLE:Cashier\r\nGENDER:M\r\nPHOTO:https://a.example/b.png\r\nTITLE:Clerk",
      ["ROLE dropped", "GENDER dropped", "PHOTO dropped"]
    ),
    ("android", "PHOTO:data:image/png;base64,iVBORw0KGgo=\r\nKIND:individual", []),
    (
      "outlook", "IMPP;SERVICE-TYPE=Skype:skype:jo\r\nIMPP;SERVICE-TYPE=ICQ:icq:7",
      ["X-SERVICE-TYPE changed", "IMPP dropped"]
    ),
    // What stays in the file and shows nowhere.
    (
      "outlook", "GENDER:F\r\nX-FOO:1\r\nLANG:es\r\nHOBBY;LEVEL=high:chess\r\nDEATHDATE:--0101",
      [
        "GENDER unread", "X-FOO unread", "LANG unread", "LEVEL dropped", "HOBBY unread",
        "DEATHDATE unread",
      ]
    ),
    ("outlook", "SOCIALPROFILE:https://a.example/jo", ["SOCIALPROFILE unread"]),
    ("outlook", "ROLE:Cashier\r\nX-MS-TEXT:7\r\nX-IMAGETYPE:PHOTO\r\nFBURL:https://a.example", []),
    ("outlook", "PHOTO:https://a.example/b.png", ["PHOTO unread"]),
    ("apple", "ROLE:Cashier\r\nX-FOO:1\r\nX-IMAGETYPE:PHOTO", ["ROLE unread", "X-FOO unread"]),
    ("apple", "SOCIALPROFILE:https://a.example/jo\r\nUID:7\r\nREV:20240101T000000Z", []),
    ("google", "SOCIALPROFILE:https://a.example/jo", ["SOCIALPROFILE unread"]),
    (
      "google", "X-MS-OFFICE:5\r\nX-MS-INTERESTS:chess\r\nX-MS-OL-DESIGN:x\r\nCLASS:PRIVATE",
      ["X-MS-OFFICE unread", "X-MS-INTERESTS unread", "CLASS unread"]
    ),
    ("apple", "X-MS-TEXT:7\r\nCLASS:PUBLIC", ["X-MS-TEXT unread"]),
    (
      "apple", "AGENT:BEGIN:VCARD\\nVERSION:3.0\\nFN:Al\\nTEL:1\\nEND:VCARD",
      ["RELATED unread"]
    ),
    ("evolution", "ROLE:Cashier\r\nX-FOO:1", []),
    (
      "apple", "NOTE:one\r\nNOTE:two\r\nTITLE:Cook\r\nTITLE:Baker",
      ["NOTE changed", "TITLE changed"]
    ),
    ("android", "NOTE:one\r\nNOTE;LANGUAGE=en:two", ["NOTE changed", "NOTE dropped"]),
    (
      "android", "FN:B\r\nN:B;;;;\r\nBDAY:19800101\r\nBDAY:19810101",
      ["FN changed", "N changed", "BDAY changed"]
    ),
    ("google", "N;ALTID=1:B;C;;;", ["N changed", "N dropped"]),
    ("outlook", "NICKNAME:one\r\nNICKNAME:two", ["NICKNAME changed"]),
    ("apple", "RELATED;TYPE=child:urn:uuid:1", ["RELATED changed"]),
    ("outlook", "RELATED;TYPE=spouse:urn:uuid:1", ["RELATED changed"]),
    ("nextcloud", "RELATED;TYPE=child:urn:uuid:1", []),
    (
      "outlook", "RELATED;TYPE=spouse;VALUE=text:Bo\r\nRELATED;TYPE=spouse;VALUE=text:Cy",
      ["RELATED changed"]
    ),
  ])
  func whatIsNotReadIsTold(_ name: String, _ lines: String, _ wanted: [String]) throws {
    let card = "BEGIN:VCARD\r\nVERSION:4.0\r\nFN:A\r\nN:;A;;;\r\n\(lines)\r\nEND:VCARD\r\n"
    let contacts = try ContactFile(bytes: Array(card.utf8)).contacts
    let options = WritingOptions(destination: try #require(Destination(name: name)))
    let losses = contacts[0].encoded(options).losses
    #expect(losses.map { "\($0.property) \($0.effect)" } == wanted)
  }

  /// Apple has words for what stands in its brackets, others have not.
  @Test(arguments: [
    ("apple", "X-ABLABEL:_$!<YoungerBrother>!$_"), ("google", "X-ABLABEL:Younger Brother"),
    (
      "android",
      "X-ANDROID-CUSTOM:vnd.android.cursor.item/relation;Bo;0;Younger Brother;;;;;;;;;;;;"
    ),
  ])
  func labelsOfApple(_ name: String, _ wanted: String) throws {
    let contact = Contact { draft in
      draft.formattedName = "Ann"
      draft.relations = [LabeledValue("Bo", label: .custom("_$!<YoungerBrother>!$_"))]
    }
    let found = try lines([contact], name)
    #expect(found.contains { $0.hasSuffix(wanted) }, "\(found)")
  }

  /// A label that the property says for itself is no loss.
  @Test func outlookSaysAnniversary() throws {
    let card =
      "BEGIN:VCARD\r\nVERSION:3.0\r\nFN:A\r\nN:;A;;;\r\nitem1.X-ABDATE:2011-06-11\r\n"
      + "item1.X-ABLabel:_$!<Anniversary>!$_\r\nDEATHDATE:--0101\r\nEND:VCARD\r\n"
    let contacts = try ContactFile(bytes: Array(card.utf8)).contacts
    let options = WritingOptions(destination: try #require(Destination(name: "outlook")))
    #expect(contacts[0].encoded(options).losses.map(\.property) == ["DEATHDATE"])
  }

  /// Birthdays without a year are said to be shown in 1604.
  @Test func outlookHasNoDatesWithoutYear() throws {
    let contact = Contact { draft in
      draft.formattedName = "Ann"
      draft.birthday = .date(PartialDate(month: 8, day: 30))
    }
    let options = WritingOptions(destination: try #require(Destination(name: "outlook")))
    let (bytes, losses) = contact.encoded(options)
    #expect(String(decoding: bytes, as: UTF8.self).contains("BDAY:16040830\r\n"))
    #expect(losses.map(\.property) == ["BDAY"])
  }

  /// What Android's importer asks for stays, and what it passes over is told of.
  @Test func androidsLosses() throws {
    let lines = [
      "FN:Ann Lee", "N:Lee;Ann;;;", "UID:1", "CATEGORIES:Choir", "CALURI:http://cal.example",
      "X-FILE-AS:Lee", "CLASS:PRIVATE", "X-SIP:ann@sip.example", "SOUND;X-IRMC-N:LEE;ANN",
    ]
    let card =
      "BEGIN:VCARD\r\nVERSION:3.0\r\n" + lines.joined(separator: "\r\n") + "\r\nEND:VCARD\r\n"
    let contacts = try ContactFile(bytes: Array(card.utf8), name: "a.vcf").contacts
    let written = contacts.encoded(
      WritingOptions(destination: try #require(Destination(name: "android"))))
    let text = String(decoding: written.bytes, as: UTF8.self)
    let dropped = Set(written.losses.filter { $0.effect == .dropped }.map(\.property))
    #expect(dropped == ["CATEGORIES", "CALURI", "X-FILE-AS", "CLASS"], "\(written.losses)")
    for name in dropped { #expect(!text.contains(name), "\(text)") }
    for name in ["UID", "sip.example"] { #expect(text.contains(name), "\(text)") }
  }
}
