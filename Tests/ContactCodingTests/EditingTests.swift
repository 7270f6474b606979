import ContactModel
import FileFormats
import SourceText
import Testing

/// An edited contact that is written in its own version changes in the edited properties alone.
struct EditingTests {
  struct Edit: CustomTestStringConvertible, Sendable {
    var name: String
    var card: [String]
    var change: @Sendable (inout ContactDraft) -> Void
    /// Lines that go, and lines that come.
    var removed: [String]
    var added: [String]

    var testDescription: String { name }

    init(
      _ name: String, _ card: String, removed: [String] = [], added: [String] = [],
      _ change: @escaping @Sendable (inout ContactDraft) -> Void
    ) {
      self.name = name
      self.card = card.split(separator: "\n").map(String.init)
      self.change = change
      self.removed = removed
      self.added = added
    }
  }

  static let apple = """
    BEGIN:VCARD
    VERSION:3.0
    PRODID:-//Example//EN
    N:Vogel;Katharina;;;
    FN:Katharina Vogel
    ORG:Spree-Optik;
    EMAIL;type=INTERNET;type=HOME;type=pref:kv@example.org
    item1.TEL;type=pref:+49 30 1
    item1.X-ABLabel:Ferienhaus
    TEL;type=CELL;type=VOICE:+49 171 2
    item2.ADR;type=HOME:;;Allee 1;Berlin;;12045;Germany
    item2.X-ABADR:de
    item2.X-ABLabel:_$!<Other>!$_
    item2.X-MINE:kept
    item3.X-ABRELATEDNAMES:Petra
    item3.X-ABLabel:_$!<Mother>!$_
    NOTE:first line\\nsecond\\, line
    CATEGORIES:Friends,Work
    X-ABUID:1:ABPerson
    END:VCARD
    """

  static let modern = """
    BEGIN:VCARD
    VERSION:4.0
    UID:urn:uuid:1
    TEL;TYPE="home,voice";PREF=1:1
    X-BETWEEN:a
    TEL;TYPE=work:2
    X-BETWEEN:b
    TEL;TYPE=cell:3
    FN;ALTID=1:A
    NICKNAME:Jo,Joey
    ANNIVERSARY:20200101
    END:VCARD
    """

  static let old = """
    BEGIN:VCARD
    VERSION:2.1
    N:Doe;Jo
    FN:Jo Doe
    TEL;HOME;VOICE:1
    ADR;HOME:;;Street 1;Town
    LABEL;HOME;ENCODING=QUOTED-PRINTABLE:Street 1=0D=0A=
    Town
    EMAIL;PREF;INTERNET:jo@example.org
    X-MS-SPOUSE:Bo
    END:VCARD
    """

  static let edits: [Edit] = [
    Edit("nothing", apple) { $0.note = $0.note },
    Edit(
      "change a number", apple, removed: ["TEL;type=CELL;type=VOICE:+49 171 2"],
      added: ["TEL;TYPE=cell,voice:+49 171 3"]
    ) { $0.phoneNumbers[1].value = PhoneNumber("+49 171 3") },
    Edit(
      "change a labelled number, which stays in its group", apple,
      removed: ["item1.TEL;type=pref:+49 30 1", "item1.X-ABLabel:Ferienhaus"],
      added: ["item1.TEL;TYPE=pref:+49 30 9", "item1.X-ABLABEL:Ferienhaus"]
    ) { $0.phoneNumbers[0].value = PhoneNumber("+49 30 9") },
    Edit(
      "add an e-mail address", apple,
      added: ["EMAIL;TYPE=work,internet:new@example.org"]
    ) { $0.emailAddresses.append(LabeledValue("new@example.org", label: .work)) },
    Edit(
      "add one with a label of its own", apple,
      added: ["item4.EMAIL;TYPE=internet:new@example.org", "item4.X-ABLABEL:Club"]
    ) { $0.emailAddresses.append(LabeledValue("new@example.org", label: .custom("Club"))) },
    Edit(
      "remove a labelled address", apple,
      removed: [
        "item2.ADR;type=HOME:;;Allee 1;Berlin;;12045;Germany", "item2.X-ABADR:de",
        "item2.X-ABLabel:_$!<Other>!$_",
      ]
    ) { $0.postalAddresses = [] },
    Edit(
      "change the note", apple, removed: ["NOTE:first line\\nsecond\\, line"],
      added: ["NOTE:a\\;b"]
    ) { $0.note = "a;b" },
    Edit(
      "remove one of two categories", apple, removed: ["CATEGORIES:Friends,Work"],
      added: ["CATEGORIES:Work"]
    ) { $0.categories.removeFirst() },
    Edit(
      "add a category", apple, added: ["CATEGORIES:New"]
    ) { $0.categories.append(LabeledValue("New")) },
    Edit(
      "add a birthday", apple, added: ["BDAY;X-APPLE-OMIT-YEAR=1604:1604-02-29"]
    ) { $0.birthday = ContactDate(month: 2, day: 29) },
    Edit(
      "remove everything of a key", apple,
      removed: [
        "item1.TEL;type=pref:+49 30 1", "item1.X-ABLabel:Ferienhaus",
        "TEL;type=CELL;type=VOICE:+49 171 2",
      ]
    ) { $0.removeAll(.phoneNumber) },
    Edit(
      "change a label", apple,
      removed: ["item3.X-ABLabel:_$!<Mother>!$_"], added: ["item3.X-ABLABEL:_$!<Sister>!$_"]
    ) { $0.relations[0].label = .sister },
    Edit(
      "change one of several that stand apart", modern, removed: ["TEL;TYPE=work:2"],
      added: ["TEL;TYPE=work:9"]
    ) { $0.phoneNumbers[1].value = PhoneNumber("9") },
    Edit(
      "remove the first", modern, removed: ["TEL;TYPE=\"home,voice\";PREF=1:1"]
    ) { $0.phoneNumbers.removeFirst() },
    Edit(
      "rename", modern, removed: ["FN;ALTID=1:A"], added: ["FN;ALTID=1:B"]
    ) { $0.formattedName = "B" },
    Edit(
      "change a nickname", modern, removed: ["NICKNAME:Jo,Joey"], added: ["NICKNAME:Jo,Josephine"]
    ) { $0.nicknames[1].value = "Josephine" },
    Edit(
      "a second anniversary", modern,
      added: ["item1.X-ABDATE:20210202", "item1.X-ABLABEL:_$!<Anniversary>!$_"]
    ) {
      $0.dates.append(LabeledValue(ContactDate(year: 2021, month: 2, day: 2), label: .anniversary))
    },
    Edit(
      "an address with its LABEL", old,
      removed: [
        "ADR;HOME:;;Street 1;Town", "LABEL;HOME;ENCODING=QUOTED-PRINTABLE:Street 1=0D=0A=", "Town",
      ],
      added: [
        "ADR;HOME:;;Street 2;Town;;;", "LABEL;HOME;ENCODING=QUOTED-PRINTABLE:Street 2=0D=0ATown",
      ]
    ) { $0.postalAddresses[0].value.street = "Street 2" },
    Edit(
      "a spouse", old, removed: ["X-MS-SPOUSE:Bo"], added: ["X-MS-SPOUSE:Flo"]
    ) { $0.relations[0].value = "Flo" },
  ]

  @Test(arguments: edits, ["\r\n", "\n"])
  func onlyEditedLinesChange(_ edit: Edit, _ lineBreak: String) throws {
    let before = edit.card.joined(separator: lineBreak) + lineBreak
    let contact = try #require(try read(before).contacts.first)
    let edited = contact.editing(edit.change)
    let (bytes, losses) = write([edited], contact.format)
    let after = text(bytes)
    let lines = after.split(separator: lineBreak).map(String.init)
    let changes = lines.difference(from: edit.card)
    #expect(changes.removals.map(\.line) == edit.removed)
    #expect(changes.insertions.map(\.line) == edit.added)
    #expect(lines.last == "END:VCARD")
    #expect(losses.joined().isEmpty)
    // One kind of line break throughout, and what was written is what was meant.
    #expect(after.utf8.filter { $0 == 0x0D }.count == (lineBreak == "\n" ? 0 : lines.count))
    let again = try read(bytes)
    #expect(again.complaints.isEmpty)
    #expect(again.contacts.first == edited)
  }

  @Test func newValuesStandWithTheirKind() throws {
    let contact = try #require(try read(Self.apple + "\n").contacts.first)
    let edited = contact.editing {
      $0.emailAddresses.append(LabeledValue("new@example.org", label: .work))
    }
    let lines = text(write([edited], .vCard30).bytes).split(separator: "\n")
    let place = try #require(lines.firstIndex { $0.hasPrefix("EMAIL;TYPE=work") })
    #expect(lines[place - 1].hasPrefix("EMAIL;type=INTERNET"))
  }

  /// Every contact of the samples, one edit each: the other lines stay.
  @Test(arguments: CardFile.all)
  func addingANoteAddsALine(_ file: CardFile) throws {
    let read = try read(file.bytes)
    let complaints = Set(read.complaints.compactMap(\.contactIndex))
    for contact in read.contacts where !complaints.contains(contact.sourceIndex) {
      guard contact.sourceRange != nil, contact.format != .jCard, file.isPlain else { continue }
      let edited = contact.editing { $0.notes.append(LabeledValue("N o t e")) }
      let before = write([contact], contact.format).bytes.split { $0 == 0x0A || $0 == 0x0D }
      let after = write([edited], contact.format).bytes.split { $0 == 0x0A || $0 == 0x0D }
      let changes = after.difference(from: before)
      #expect(changes.removals.isEmpty, "\(file.name) \(contact.sourceIndex)")
      #expect(
        changes.insertions.map { text(Array($0.line)) } == ["NOTE:N o t e"],
        "\(file.name) \(contact.sourceIndex)")
    }
  }

  /// Whatever value is removed, the rest is read back as it was.
  @Test(arguments: CardFile.all)
  func removingAnyKeyLeavesTheRest(_ file: CardFile) throws {
    for contact in try read(file.bytes).contacts.prefix(12) {
      for key in ContactKey.allCases where contact.has(key) {
        let edited = contact.editing { $0.removeAll(key) }
        let again = try #require(
          try ContactCodingTests.read(write([edited], contact.format).bytes).contacts.first
            ?? (edited.isEmpty ? edited : nil))
        let differences = ContactDifference.between(edited, again)
          .filter { !$0.isExplained(by: []) }
        #expect(differences.isEmpty, "\(file.name) \(contact.sourceIndex) without \(key.name)")
      }
    }
  }
}

extension CollectionDifference.Change {
  fileprivate var line: ChangeElement {
    switch self {
    case .insert(_, let element, _), .remove(_, let element, _): element
    }
  }
}
