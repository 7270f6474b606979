import CSV
import SourceText
import Testing
import Unicard

/// Tables, read by the columns that each program's own exports have.
@Suite struct TableDestinationTests {
  /// The cells of the only row by their headers.
  private func cells(_ contact: Contact, _ options: WritingOptions) throws -> [String: String] {
    let reader = try CSVReader(ByteStream(bytes: contact.encoded(options).bytes, name: "table"))
    var rows: [[String]] = []
    let batch = CSVBatch()
    while try reader.next(batch) {
      for row in batch { rows.append((0..<row.count).map { row[$0].string }) }
    }
    let header = reader.layout.header
    let row = try #require(rows.first)
    return Dictionary(zip(header, row)) { first, _ in first }
  }

  @Test(
    "Numbers without a column of their own stand where nothing wrong is said of them",
    arguments: [
      (["TYPE=tlx:88 123"], [:], "Phone (Telex): 88 123"),
      (["TYPE=modem:1", "TYPE=home:2"], ["Home Phone": "2"], "Phone (Modem): 1"),
      (["TYPE=company:1"], ["Work Phone": "1"], ""),
      (["TYPE=company:1", "TYPE=work:2"], ["Work Phone": "2", "Home Phone": "1"], ""),
      (["TYPE=main:1"], ["Work Phone": "1"], ""), (["TYPE=voice:1"], ["Home Phone": "1"], ""),
      (["TYPE=isdn:1"], ["Home Phone": "1"], ""),
    ])
  func numbers(_ lines: [String], _ expected: [String: String], _ note: String) throws {
    let card =
      "BEGIN:VCARD\r\nVERSION:3.0\r\nFN:Eva Lindner\r\nN:Lindner;Eva;;;\r\n"
      + lines.map { "TEL;\($0)\r\n" }.joined() + "END:VCARD\r\n"
    let contact = try #require(ContactFile(bytes: Array(card.utf8)).contacts.first)
    let cells = try cells(contact, WritingOptions(format: .thunderbirdCSV))
    #expect(cells.filter { $0.key.hasSuffix("Phone") && !$0.value.isEmpty } == expected)
    #expect(cells["Notes"] == note)
  }

  private static let outlook = [
    "Title": "Dr.", "First Name": "Eva", "Middle Name": "Maria", "Last Name": "Lindner",
    "Suffix": "MBA", "Company": "Altona Architekten", "Department": "Entwurf",
    "Job Title": "Architektin", "Business Phone": "+49 40 1", "Home Phone": "+49 40 2",
    "Mobile Phone": "+49 171 3", "Business Fax": "+49 40 4", "Home Fax": "+49 40 5",
    "Pager": "+49 40 6", "Other Phone": "+49 40 7", "E-mail Address": "eva@home.example",
    "E-mail 2 Address": "eva@work.example", "Home Street": "Hafenstr. 1",
    "Business Street": "Werkstr. 2", "Other Street": "Dorfstr. 3", "Business City": "Kiel",
    "Home Postal Code": "20359", "Birthday": "2/17/1985", "Anniversary": "6/18/2022",
    "Spouse": "Jan Lindner", "Manager's Name": "Uwe Berg", "Assistant's Name": "Ina Kurz",
    "Web Page": "https://work.example", "Categories": "Chor",
  ]

  private static let tables: [(ContactFormat, [String: String])] = [
    (.outlookCSV, outlook.merging(["Children": "Mia"]) { $1 }),
    (
      .outlookComCSV,
      outlook.merging([
        "Nickname": "Evi", "Given Yomi": "eh-fa", "Surname Yomi": "lind-ner", "IMAddress": "eva.l",
      ]) { $1 }
    ),
    (
      .googleCSV,
      [
        "Name Prefix": "Dr.", "First Name": "Eva", "Last Name": "Lindner", "Nickname": "Evi",
        "Phonetic First Name": "eh-fa", "Phonetic Last Name": "lind-ner",
        "Organization Name": "Altona Architekten", "Organization Title": "Architektin",
        "Organization Department": "Entwurf", "Birthday": "1985-02-17",
        "E-mail 1 - Label": "Home", "E-mail 1 - Value": "eva@home.example",
        "Phone 4 - Label": "Work Fax", "Phone 4 - Value": "+49 40 4",
        "Phone 7 - Label": "Jagdhütte", "Address 3 - Label": "Eltern",
        "Address 3 - Street": "Dorfstr. 3", "Relation 1 - Label": "Spouse",
        "Relation 1 - Value": "Jan Lindner", "Event 1 - Label": "Anniversary",
        "Event 1 - Value": "2022-06-18", "Labels": "Chor ::: * myContacts",
      ]
    ),
    (
      .thunderbirdCSV,
      [
        "First Name": "Eva", "Last Name": "Lindner", "Nickname": "Evi",
        "Primary Email": "eva@home.example", "Secondary Email": "eva@work.example",
        "Work Phone": "+49 40 1", "Home Phone": "+49 40 2", "Fax Number": "+49 40 4",
        "Pager Number": "+49 40 6", "Mobile Number": "+49 171 3", "Home Address": "Hafenstr. 1",
        "Work Address": "Werkstr. 2", "Job Title": "Architektin", "Department": "Entwurf",
        "Organization": "Altona Architekten", "Web Page 1": "https://work.example",
        "Birth Year": "1985", "Birth Month": "2", "Birth Day": "17",
      ]
    ),
    (
      .yahooCSV,
      [
        "First": "Eva", "Last": "Lindner", "Nickname": "Evi", "Email": "eva@home.example",
        "Category": "Chor", "Skype ID": "eva.l", "Home": "+49 40 2", "Work": "+49 40 1",
        "Pager": "+49 40 6", "Fax": "+49 40 4", "Mobile": "+49 171 3", "Other": "+49 40 7",
        "Alternate Email 1": "eva@work.example", "Business Website": "https://work.example",
        "Work Address": "Werkstr. 2", "Home Address": "Hafenstr. 1", "Birthday": "2/17/1985",
        "Anniversary": "6/18/2022",
      ]
    ),
  ]

  @Test(
    "What is no day of any year is a line of the notes, and not in three columns",
    arguments: [
      ("1980-13-45", ["", "", ""], "Birthday: 1980-13-45"),
      ("1985-02-30", ["", "", ""], "Birthday: 1985-02-30"),
      ("1984-02-29", ["1984", "2", "29"], ""),
    ])
  func impossibleBirthdays(_ date: String, _ expected: [String], _ note: String) throws {
    let card =
      "BEGIN:VCARD\r\nVERSION:3.0\r\nFN:Eva Lindner\r\nBDAY:\(date)\r\nEND:VCARD\r\n"
    let contact = try #require(ContactFile(bytes: Array(card.utf8)).contacts.first)
    let cells = try cells(contact, WritingOptions(format: .thunderbirdCSV))
    #expect(["Birth Year", "Birth Month", "Birth Day"].map { cells[$0] ?? "" } == expected)
    #expect(cells["Notes"] == note)
  }

  @Test(arguments: tables)
  func valuesArriveInTheirColumns(_ format: ContactFormat, _ wanted: [String: String]) throws {
    let cells = try cells(FullContact.contact, WritingOptions(format: format))
    for (header, value) in wanted { #expect(cells[header] == value, "\(format), \(header)") }
  }

  /// What has no column is a line of the notes, in the language of the headers.
  @Test(arguments: [
    ("en", "Nickname: Evi", "Notes"), ("de", "Spitzname: Evi", "Notizen"),
    ("fr", "Prénom phonétique: eh-fa", "Notes"),
  ])
  func notesAreInTheLanguageOfTheTable(
    _ language: String, _ wanted: String, _ column: String
  ) throws {
    var options = WritingOptions(format: .outlookCSV)
    options.headerLanguage = language
    let notes = try #require(try cells(FullContact.contact, options)[column])
    #expect(notes.contains(wanted), "\(notes)")
  }

  /// What Outlook has a column for in one language arrives there in another.
  @Test(arguments: [
    (
      "Vorname,Nachname,Büro,Benutzer 2,Priorität,E-Mail-Adresse,E-Mail: Angezeigter Name", "en",
      ["Office Location": "R 9", "User 2": "vip", "E-mail Display Name": "Desk", "Priority": ""]
    ),
    (
      "Prénom,Nom,Bureau,Utilisateur 2,Priorité,Adresse de messagerie,Nom complet de l'adresse de messagerie",
      "de", ["Büro": "R 9", "Benutzer 2": "vip", "E-Mail: Angezeigter Name": "Desk"]
    ),
    (
      "First Name,Last Name,Office Location,User 2,Priority,E-mail Address,E-mail Display Name",
      "fr",
      ["Bureau": "R 9", "Utilisateur 2": "vip"]
    ),
  ])
  func columnsOfOutlookArrive(
    _ header: String, _ language: String, _ wanted: [String: String]
  ) throws {
    let table = header + "\nBo,Ek,R 9,vip,Urgent,bo@ek.example,Desk\n"
    let contact = try #require(ContactFile(bytes: Array(table.utf8)).contacts.first)
    var options = WritingOptions(format: .outlookCSV)
    options.headerLanguage = language
    let found = try cells(contact, options)
    for (column, text) in wanted { #expect(found[column] == text, "\(language), \(column)") }
    #expect(contact.encoded(options).losses.allSatisfy { $0.property.hasPrefix("Prior") })
  }

  /// Lines of a card, and where they arrive.
  @Test(arguments: [
    (ContactFormat.googleCSV, "BDAY:19700205T000000Z", "Birthday", "1970-02-05"),
    (.outlookCSV, "BDAY:19700205T000000Z", "Birthday", "2/5/1970"),
    (.yahooCSV, "BDAY:19700205T000000Z", "Birthday", "2/5/1970"),
    (.googleCSV, "ANNIVERSARY:20100601T120000Z", "Event 1 - Value", "2010-06-01"),
    (.csv, "BDAY:19700205T000000Z", "Birthday", "1970-02-05T00:00:00Z"),
    // What no column has of a name and an organization stands in the notes.
    (.yahooCSV, "ORG:Hafen AG;Einkauf;Nord", "Comments", "Department: Einkauf, Nord"),
    (.yahooCSV, "ORG:Hafen AG;Einkauf;Nord", "Company", "Hafen AG"),
    // 1 Tishri 5745, and the Chinese New Year of 1990.
    (.outlookCSV, "ANNIVERSARY;CALSCALE=hebrew:57450101", "Anniversary", "9/27/1984"),
    (.googleCSV, "BDAY;CALSCALE=chinese:19900101", "Birthday", "1990-01-27"),
    (.thunderbirdCSV, "BDAY;CALSCALE=chinese:19900101", "Birth Day", "27"),
    (.googleCSV, "BDAY;CALSCALE=hebrew:--0101", "Birthday", ""),
    (.googleCSV, "BDAY;CALSCALE=hebrew:--0101", "Notes", "Birthday: --0101 (hebrew)"),
    (
      .outlookCSV, "X-ALTBDAY;CALSCALE=chinese:19900101", "Notes",
      "Alternate Birthday: 1990-01-01 (chinese)"
    ),
    (.googleCSV, "BDAY;VALUE=text:circa 1800", "Birthday", ""),
    (.googleCSV, "BDAY;VALUE=text:circa 1800", "Notes", "Birthday: circa 1800"),
    (.outlookCSV, "BDAY:1985", "Birthday", ""),
    (.outlookCSV, "BDAY:1985", "Notes", "Birthday: 1985"),
    (.googleCSV, "TEL;TYPE=X-Boat:1", "Phone 1 - Label", "Boat"),
    (.googleCSV, "EMAIL;TYPE=internet,Verein:a@b.example", "E-mail 1 - Label", "Verein"),
    (.googleCSV, "TEL;TYPE=home,Boat:1", "Phone 1 - Label", "Home"),
    (.googleCSV, "RELATED;TYPE=Landlord;VALUE=text:Bo", "Relation 1 - Label", "Landlord"),
    (.outlookCSV, "RELATED;TYPE=Landlord;VALUE=text:Bo", "Notes", "Relation (Landlord): Bo"),
    (
      .thunderbirdCSV, "TEL;TYPE=Boat:1\r\nTEL;TYPE=Boat:2", "Notes",
      "Phone (Boat): 2"
    ),
    (.googleCSV, "TEL;VALUE=uri:tel:+49-30-12;ext=3", "Phone 1 - Value", "+49-30-12 ext. 3"),
    (.outlookCSV, "TEL;TYPE=TELEX:9", "Telex", "9"),
    (.outlookCSV, "TEL;TYPE=X-EVOLUTION-CALLBACK:3", "Callback", "3"),
    (
      .googleCSV, "item1.RELATED;VALUE=text:Bo\r\nitem1.X-ABLABEL:_$!<YoungerBrother>!$_",
      "Relation 1 - Label", "Younger Brother"
    ),
    (
      .googleCSV,
      "AGENT:BEGIN:VCARD\\nVERSION:3.0\\nFN:Al\\, Jr.\\nTEL:1\\nEND:VCARD",
      "Relation 1 - Value", "Al, Jr."
    ),
    (
      .googleCSV,
      "AGENT:BEGIN:VCARD\\nVERSION:3.0\\nFN:Al\\, Jr.\\nTEL:1\\nEND:VCARD",
      "Notes", "Relation (Agent): Al, Jr., 1"
    ),
    // The first column is the one that is preferred.
    (
      .thunderbirdCSV, "EMAIL:a@old.example\r\nEMAIL;PREF=1:a@new.example", "Primary Email",
      "a@new.example"
    ),
    (.outlookCSV, "TEL;TYPE=cell:1\r\nTEL;TYPE=cell;PREF=1:2", "Mobile Phone", "2"),
    (
      .yahooCSV, "EMAIL;PREF=3:a@old.example\r\nEMAIL;PREF=1:a@new.example", "Email",
      "a@new.example"
    ),
    (
      .outlookCSV, "ADR;TYPE=home:;;Old St 1;;;;\r\nADR;TYPE=home;PREF=1:;;New St 2;;;;",
      "Home Street", "New St 2"
    ),
    (
      .googleCSV, "EMAIL:a@old.example\r\nEMAIL;PREF=1:a@new.example", "E-mail 1 - Value",
      "a@old.example"
    ),
  ])
  func linesArrive(
    _ format: ContactFormat, _ line: String, _ header: String, _ wanted: String
  ) throws {
    let card = "BEGIN:VCARD\r\nVERSION:4.0\r\nFN:A\r\n\(line)\r\nEND:VCARD\r\n"
    let contact = try #require(ContactFile(bytes: Array(card.utf8)).contacts.first)
    #expect(try cells(contact, WritingOptions(format: format))[header] == wanted)
  }

  /// A column for a label says one that the value has not.
  @Test(arguments: [
    (ContactFormat.thunderbirdCSV, "ADR:;;A 1;Ulm;;;", "no column for one without a label"),
    (.thunderbirdCSV, "ADR;TYPE=other:;;A 1;Ulm;;;", "has no such label for it"),
  ])
  func labelsAreTold(_ format: ContactFormat, _ line: String, _ wanted: String) throws {
    let card = "BEGIN:VCARD\r\nVERSION:3.0\r\nFN:A\r\nN:A;;;;\r\n\(line)\r\nEND:VCARD\r\n"
    let contact = try #require(ContactFile(bytes: Array(card.utf8)).contacts.first)
    let losses = contact.encoded(WritingOptions(format: format)).losses
    #expect(losses.contains { $0.reason.contains(wanted) }, "\(losses)")
  }

  /// An agent's card without a whole name is called by its parts.
  @Test func agentsHaveNames() throws {
    let card =
      "BEGIN:VCARD\r\nVERSION:2.1\r\nN:A\r\nAGENT:\r\nBEGIN:VCARD\r\nVERSION:2.1\r\n"
      + "N:Helper;Little\r\nEND:VCARD\r\n\r\nEND:VCARD\r\n"
    let contact = try #require(ContactFile(bytes: Array(card.utf8)).contacts.first)
    let options = WritingOptions(format: .googleCSV)
    #expect(try cells(contact, options)["Relation 1 - Value"] == "Little Helper")
    #expect(contact.encoded(options).losses.map(\.key) == [.relation])
  }

  /// A card without a name is called by its number in vCard 4, which is no name.
  @Test func numbersAreNoNames() throws {
    let contact = Contact { draft in
      draft.formattedName = "030 1234"
      draft.phoneNumbers = [LabeledValue(PhoneNumber("030 1234"))]
    }
    #expect(try cells(contact, WritingOptions(format: .googleCSV))["First Name"] == "")
  }

  @Test func spreadsheetsHaveDatesWithoutTimes() throws {
    let options = WritingOptions(destination: try #require(Destination(name: "excel")))
    let contact = Contact { draft in
      var date = PartialDate(year: 1970, month: 2, day: 5)
      (date.hour, date.minute, date.second, date.utcOffset) = (0, 0, 0, 0)
      draft.birthday = .date(date)
    }
    #expect(try cells(contact, options)["Birthday"] == "1970-02-05")
    #expect(contact.encoded(options).losses.map(\.key) == [.birthday])
  }

  /// What stands beside a value and is lost is named.
  @Test(arguments: [
    ("TEL;TYPE=home;X-WAID=491:1", "1 (X-WAID=491)"), ("TEL;PREF=7:1", "1 (PREF=7)"),
    ("TEL;TYPE=X-Boat:1", "1 (TYPE=X-Boat)"),
  ])
  func namesWhatIsLostBeside(_ line: String, _ wanted: String) throws {
    let card = "BEGIN:VCARD\r\nVERSION:4.0\r\nFN:A\r\n\(line)\r\nEND:VCARD\r\n"
    let contact = try #require(ContactFile(bytes: Array(card.utf8)).contacts.first)
    let losses = contact.encoded(WritingOptions(format: .googleCSV)).losses
    #expect(losses.map(\.value) == [wanted])
  }

  /// The notes say the label; what they don't say is told.
  @Test(arguments: [
    ("RELATED;VALUE=text;TYPE=Landlord:Bo", "Bo"),
    ("RELATED;VALUE=text;TYPE=Landlord;PREF=2:Bo", "Bo (PREF=2)"),
    ("RELATED;VALUE=text;TYPE=parent,Landlord:Bo", "Bo (TYPE=Landlord)"),
  ])
  func namesWhatNotesDoNotSay(_ line: String, _ wanted: String) throws {
    let card = "BEGIN:VCARD\r\nVERSION:4.0\r\nFN:A\r\n\(line)\r\nEND:VCARD\r\n"
    let contact = try #require(ContactFile(bytes: Array(card.utf8)).contacts.first)
    let losses = contact.encoded(WritingOptions(format: .outlookCSV)).losses
    #expect(losses.map(\.value) == [wanted])
  }

  /// What Apple says in labels of its own stands in the columns that other programs have for it.
  @Test func labelsOfApplesHaveColumns() throws {
    let card = """
      BEGIN:VCARD\r
      VERSION:3.0\r
      FN:A\r
      a.TEL:1\r
      a.X-ABLabel:_$!<Home>!$_\r
      b.TEL:2\r
      b.X-ABLabel:_$!<Mobile>!$_\r
      c.TEL:3\r
      c.X-ABLabel:_$!<Other>!$_\r
      d.TEL:4\r
      d.X-ABLabel:_$!<WorkFAX>!$_\r
      e.X-ABRELATEDNAMES:Per\r
      e.X-ABLabel:_$!<Spouse>!$_\r
      f.X-ABDATE:2003-08-16\r
      f.X-ABLabel:_$!<Anniversary>!$_\r
      END:VCARD\r

      """
    let contact = try #require(ContactFile(bytes: Array(card.utf8)).contacts.first)
    let found = try cells(contact, WritingOptions(format: .outlookCSV))
    let wanted = [
      "Home Phone": "1", "Mobile Phone": "2", "Other Phone": "3", "Business Fax": "4",
      "Spouse": "Per",
      "Anniversary": "8/16/2003", "Notes": "",
    ]
    for (header, text) in wanted { #expect(found[header] == text, "\(header)") }
    #expect(contact.encoded(WritingOptions(format: .outlookCSV)).losses.isEmpty)
    let android = WritingOptions(destination: try #require(Destination(name: "android")))
    let lines = String(decoding: contact.encoded(android).bytes, as: UTF8.self)
    #expect(lines.contains("TEL;HOME:1") || lines.contains("TEL;TYPE=home:1"), "\(lines)")
  }

  /// An address of which there is only a text, as in LABEL.
  private static let textAddress = Contact { draft in
    draft.name = PersonName(givenName: "Ann")
    draft.postalAddresses = [
      LabeledValue(FullContact.textAddress, label: .home)
    ]
  }

  @Test(arguments: [
    (ContactFormat.outlookCSV, "Home Street", "12 Oak Lane"),
    (.outlookCSV, "Home Street 2", "Springfield"),
    (.googleCSV, "Address 1 - Street", "12 Oak Lane\nSpringfield"),
    (.thunderbirdCSV, "Home Address", "12 Oak Lane"),
    (.yahooCSV, "Home Address", "12 Oak Lane\nSpringfield"),
  ])
  func textsOfAddressesArrive(_ format: ContactFormat, _ header: String, _ wanted: String) throws {
    #expect(try cells(Self.textAddress, WritingOptions(format: format))[header] == wanted)
  }

  /// People open the table in a spreadsheet: what they look at comes first, pictures do not come.
  @Test func spreadsheetsGetWhatPeopleLookAt() throws {
    let options = WritingOptions(destination: try #require(Destination(name: "excel")))
    let contact = FullContact.contact.editing { draft in
      draft.image = ContactMedia(.data([0xFF, 0xD8, 0xFF]), mediaType: "image/jpeg")
      draft[.revisions] = [LabeledValue(.date(PartialDate(year: 2024, month: 1, day: 1)))]
    }
    let (bytes, losses) = contact.encoded(options)
    #expect(bytes.starts(with: [0xEF, 0xBB, 0xBF]))
    let header = String(decoding: bytes, as: UTF8.self).split(separator: "\r\n")[0]
    #expect(header.hasPrefix("\u{FEFF}Display Name,Name - Family,Name - Given"), "\(header)")
    #expect(header.hasSuffix(",Unicard ID"), "\(header)")
    for word in ["Photo", "Revision", "Modified", "Parameters"] {
      #expect(!header.contains(word), "\(word)")
    }
    #expect(Set(losses.map(\.property)) == ["PHOTO", "REV"])
    // It is known for what it is, and can be merged again.
    let read = try ContactFile(bytes: bytes).contacts
    #expect(read.map(\.identifier) == [contact.identifier])
    #expect(read.first?.phoneNumbers == contact.phoneNumbers)
  }
}
