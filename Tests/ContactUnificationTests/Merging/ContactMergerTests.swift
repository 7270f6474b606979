import ContactLikeness
import ContactModel
import Testing

@testable import ContactUnification

/// What becomes of the values of two or more cards.
struct ContactMergerTests {
  struct Case: CustomStringConvertible, Sendable {
    let description: String
    let cards: [String]
    let key: ContactKey
    /// The values as ``ValueTrace`` gives them, parts separated by `;`.
    let expected: [String]
    var conflicts: [String] = []
  }

  static let lists: [Case] = [
    Case(
      description: "one number in two notations is kept in the international one",
      cards: ["FN:A|TEL:0171 5550123", "FN:A|TEL:+49 171 5550123"], key: .phoneNumber,
      expected: ["+49 171 5550123"]),
    Case(
      description: "a trunk prefix in parentheses is no digit of the number",
      cards: [
        "FN:A|NOTE:x|TEL:+49 (0)171 5550123", "FN:A|TEL:0049 171 5550123|TEL:+49 (171) 5550123",
      ],
      key: .phoneNumber, expected: ["+49 (171) 5550123"]),
    Case(
      description: "other countries have other trunk prefixes",
      cards: ["FN:A|NOTE:x|TEL:+7 921 555-01-42", "FN:A|TEL:8 921 555 01 42"],
      key: .phoneNumber, expected: ["+7 921 555-01-42"]),
    Case(
      description: "numbers that end alike are two",
      cards: [
        "FN:A|NOTE:x|ROLE:y|TEL:+49 171 5550123", "FN:A|TEL:+49 172 5550123|TEL:0172 5550123",
      ],
      key: .phoneNumber, expected: ["+49 171 5550123", "+49 172 5550123"]),
    Case(
      description: "extensions tell numbers apart",
      cards: ["FN:A|NOTE:x|TEL:+1 503 555 0147 ext. 12", "FN:A|TEL:+1 503 555 0147 ext. 13"],
      key: .phoneNumber, expected: ["+1 503 555 0147 ext. 12", "+1 503 555 0147 ext. 13"]),
    Case(
      description: "an extension is one however it is written",
      cards: [
        "FN:A|NOTE:x|TEL:1-415-555-0145 ext. 287|TEL:*100#",
        "FN:A|TEL:1-415-555-0145 #287|TEL:1 415 555 0145 x287|TEL:1-415-555-0145",
      ],
      key: .phoneNumber, expected: ["1-415-555-0145 ext. 287", "*100#", "1-415-555-0145"]),
    Case(
      description: "a number dialled from North America is one with its country code",
      cards: [
        "FN:A|NOTE:x|TEL:011 81 90 5555 0142|TEL:011 1 206 555 0199|TEL:011 5555 0188",
        "FN:A|TEL:+81 90 5555 0142|TEL:(206) 555-0199",
      ],
      key: .phoneNumber,
      expected: ["+81 90 5555 0142", "011 1 206 555 0199", "011 5555 0188"]),
    Case(
      description: "signs of direction and blanks beyond ASCII are no part of a number",
      cards: [
        "FN:A|TEL:\u{202A}+49\u{A0}171\u{2011}5550123\u{202C}", "FN:A|NOTE:x|TEL:0171 5550123",
      ],
      key: .phoneNumber, expected: ["\u{202A}+49\u{A0}171\u{2011}5550123\u{202C}"]),
    Case(
      description: "ten digits are one number with and without the 1 in front",
      cards: [
        "FN:A|NOTE:x|NOTE:y|TEL:206-555-0142|TEL:103-555-0199",
        "FN:A|TEL:1-206-555-0142|TEL:1-103-555-0199",
      ],
      key: .phoneNumber, expected: ["206-555-0142", "103-555-0199", "1-103-555-0199"]),
    Case(
      description: "a number that is written out elsewhere is not one of its contact's country",
      cards: [
        "FN:A|NOTE:x|ADR:;;1 Main St;Salem;OR;97301;United States|TEL:8926/555 01 42",
        "FN:A|TEL:+7 926 555 01 42",
      ], key: .phoneNumber, expected: ["+7 926 555 01 42"]),
    Case(
      description: "an extension is one with and without a country code",
      cards: ["FN:A|NOTE:x|TEL:011 82 2 508 2986 ext. 541", "FN:A|TEL:025082986 x541"],
      key: .phoneNumber, expected: ["011 82 2 508 2986 ext. 541"]),
    Case(
      description: "a number with a word behind it says more than a number",
      cards: ["FN:A|NOTE:x|TEL:030 1234567 Jo", "FN:A|TEL:030 1234567"], key: .phoneNumber,
      expected: ["030 1234567 Jo", "030 1234567"]),
    Case(
      description: "short numbers stay",
      cards: ["FN:A|TEL:110", "FN:A|TEL:112|TEL:110|TEL:0112"], key: .phoneNumber,
      expected: ["112", "110", "0112"]),
    Case(
      description: "mail addresses differ in more than case",
      cards: ["FN:A|EMAIL:Jo@Example.org", "FN:A|EMAIL:jo@example.org|EMAIL:jo+x@example.org"],
      key: .emailAddress, expected: ["jo@example.org", "jo+x@example.org"]),
    Case(
      description: "a web address is one with and without scheme",
      cards: ["FN:A|URL:http://Example.org/", "FN:A|URL:https://example.org|URL:example.org/a"],
      key: .url, expected: ["example.org", "example.org/a"]),
    Case(
      description: "a web address is one with and without www",
      cards: ["FN:A|NOTE:x|URL:http://WWW.Example.org/", "FN:A|URL:https://example.org"],
      key: .url, expected: ["example.org"]),
    Case(
      description: "addresses complete each other",
      cards: [
        "FN:A|ADR:;;Hauptstr. 5;Berlin;;10115;", "FN:A|ADR:;;Hauptstraße 5;Berlin;;10115;Germany",
      ], key: .postalAddress, expected: [";;Hauptstraße 5;Berlin;;10115;Germany"]),
    Case(
      description: "a state by its letters and a longer ZIP code are the same address",
      cards: [
        "FN:A|NOTE:x|ADR:;;8816 North Pl.;Boston;Massachusetts;02153;",
        "FN:A|ADR:;;8816 North Place;Boston;MA;02153-7242;",
      ], key: .postalAddress, expected: [";;8816 North Pl.;Boston;Massachusetts;02153-7242;"]),
    Case(
      description: "states of other letters and codes of other digits are two addresses",
      cards: [
        "FN:A|NOTE:x|NOTE:y|ADR:;;1 Main St;Salem;Oregon;;|ADR:;;2 Elm St;Salem;OR;97301;",
        "FN:A|ADR:;;1 Main St;Salem;MA;;|ADR:;;2 Elm St;Salem;OR;97302-1000;",
      ], key: .postalAddress,
      expected: [
        ";;1 Main St;Salem;Oregon;;", ";;2 Elm St;Salem;OR;97301;", ";;1 Main St;Salem;MA;;",
        ";;2 Elm St;Salem;OR;97302-1000;",
      ]),
    Case(
      description: "a floor below the street is the floor beside it",
      cards: [
        "FN:A|NOTE:x|ADR:;;Hauptstr. 5\\n3. OG;Berlin;;10115;",
        "FN:A|ADR:;3. OG;Hauptstr. 5;Berlin;;10115;",
      ], key: .postalAddress, expected: [";3. OG;Hauptstr. 5;Berlin;;10115;"]),
    Case(
      description: "a floor that one address lacks is kept",
      cards: [
        "FN:A|ADR:;;Hauptstr. 5;Berlin;;10115;Germany", "FN:A|ADR:;;Hauptstr. 5\\n3. OG;;;10115;",
      ], key: .postalAddress, expected: [";3. OG;Hauptstr. 5;Berlin;;10115;Germany"]),
    Case(
      description: "two floors are two addresses",
      cards: [
        "FN:A|NOTE:x|ADR:;;Hauptstr. 5\\n3. OG;Berlin;;10115;",
        "FN:A|ADR:;2. OG;Hauptstr. 5;Berlin;;10115;",
      ], key: .postalAddress,
      expected: [";;Hauptstr. 5\n3. OG;Berlin;;10115;", ";2. OG;Hauptstr. 5;Berlin;;10115;"]),
    Case(
      description: "a flat is one behind the street, before it, below it and beside it",
      cards: [
        "FN:A|NOTE:x|NOTE:y|NOTE:z|ADR:;;12 Main St #28;Springfield;IL;62701;",
        "FN:A|NOTE:x|NOTE:y|ADR:;Apt 28;12 Main Street;Springfield;IL;62701;",
        "FN:A|NOTE:x|ADR:;;Apt. 28\\, 12 Main St;Springfield;IL;62701;",
        "FN:A|ADR:;;12 Main St\\nUnit 28;Springfield;IL;62701;|ADR:;28;12 Main St;Springfield;;;",
        "FN:A|ADR:;;Apt #28\\n12 Main St;Springfield;IL;;|ADR:;;12 Main St Apt. 28;Springfield;;;",
      ], key: .postalAddress, expected: [";Apt 28;12 Main St;Springfield;IL;62701;"]),
    Case(
      description: "a flat within the street stays there where both have it so",
      cards: [
        "FN:A|NOTE:x|ADR:;;Flat 3\\, 12 High Street;Leeds;;LS1 4AE;",
        "FN:A|ADR:;;12 High St Flat 3;Leeds;;LS1 4AE;UK",
      ], key: .postalAddress, expected: [";;12 High St Flat 3;Leeds;;LS1 4AE;UK"]),
    Case(
      description: "flats of other numbers or kinds are two addresses",
      cards: [
        "FN:A|NOTE:x|ADR:;;12 Main St #28;Salem;;;|ADR:;;5 Elm St Suite 4;Salem;;;",
        "FN:A|ADR:;Apt 29;12 Main St;Salem;;;|ADR:;Apt 4;5 Elm St;Salem;;;",
      ], key: .postalAddress,
      expected: [
        ";;12 Main St #28;Salem;;;", ";;5 Elm St Suite 4;Salem;;;", ";Apt 29;12 Main St;Salem;;;",
        ";Apt 4;5 Elm St;Salem;;;",
      ]),
    Case(
      description: "a street that is but a flat, and a road by its number, are no flats",
      cards: ["FN:A|NOTE:x|ADR:;;Unit 5;Salem;;;", "FN:A|ADR:;;Highway Apt;Salem;;;"],
      key: .postalAddress, expected: [";;Unit 5;Salem;;;", ";;Highway Apt;Salem;;;"]),
    Case(
      description: "the same street in two towns is two addresses",
      cards: [
        "FN:A|NOTE:x|ADR:;;Hauptstr. 5;Berlin;;10115;", "FN:A|ADR:;;Hauptstr. 5;Bonn;;53111;",
      ],
      key: .postalAddress,
      expected: [";;Hauptstr. 5;Berlin;;10115;", ";;Hauptstr. 5;Bonn;;53111;"]),
    Case(
      description: "notes stay apart and come once",
      cards: ["FN:A|NOTE:likes tea", "FN:A|NOTE:likes  tea|NOTE:met in Rome"], key: .note,
      expected: ["likes  tea", "met in Rome"]),
    Case(
      description: "categories are united without regard to case",
      cards: ["FN:A|CATEGORIES:Friends,Choir", "FN:A|CATEGORIES:friends,Work"], key: .category,
      expected: ["Friends", "Choir", "Work"]),
  ]

  /// Values that have much in common and yet are two, or one that says all.
  static let parts: [Case] = [
    Case(
      description: "an address is not one with another's label",
      cards: [
        "FN:A|ADR;LABEL=c/o Ek:;;Weg 1;Bonn;;53111;",
        "FN:A|NOTE:x|ADR;LABEL=Tor 2:;;Weg 1;Bonn;;53111;",
      ], key: .postalAddress,
      expected: [
        ";;Weg 1;Bonn;;53111;;;;;;;;;;;;;;Tor 2", ";;Weg 1;Bonn;;53111;;;;;;;;;;;;;;c/o Ek",
      ]),
    Case(
      description: "the label that says most is kept",
      cards: [
        "FN:A|NOTE:x|ADR;LABEL=Weg 1:;;Weg 1;Bonn;;;",
        "FN:A|ADR;LABEL=Tor 2\\, Weg 1:;;Weg 1;Bonn;;;DE",
      ], key: .postalAddress, expected: [";;Weg 1;Bonn;;;DE;;;;;;;;;;;;;Tor 2, Weg 1"]),
    Case(
      description: "a profile of one address with two names is two",
      cards: [
        "FN:A|NOTE:x|SOCIALPROFILE;USERNAME=jo:https://a.example/1",
        "FN:A|SOCIALPROFILE;USERNAME=al:https://a.example/1",
      ], key: .socialProfile, expected: [";jo;a.example/1", ";al;a.example/1"]),
    Case(
      description: "an account by its name is one with that by its address",
      cards: [
        "FN:A|NOTE:x|SOCIALPROFILE;SERVICE-TYPE=twitter;VALUE=text:jo",
        "FN:A|SOCIALPROFILE;SERVICE-TYPE=Twitter;USERNAME=Jo:https://www.twitter.com/jo",
      ], key: .socialProfile, expected: ["Twitter;Jo;twitter.com/jo"]),
    Case(
      description: "accounts of other names or services are two",
      cards: [
        "FN:A|NOTE:x|SOCIALPROFILE;SERVICE-TYPE=github;VALUE=text:jo",
        "FN:A|SOCIALPROFILE;SERVICE-TYPE=twitter;USERNAME=jo:https://twitter.com/jo",
      ], key: .socialProfile, expected: ["github;jo;", "twitter;jo;twitter.com/jo"]),
    Case(
      description: "a date is one with the same date at a time",
      cards: ["FN:A|ANNIVERSARY:20010203", "FN:A|ANNIVERSARY:20010203T0910"], key: .date,
      expected: ["y2001 m2 d3 H9 M10;anniversary"]),
    Case(
      description: "a date at two times is two",
      cards: [
        "FN:A|NOTE:x|ANNIVERSARY:20010203T08", "FN:A|ANNIVERSARY:20010203T09",
      ], key: .date, expected: ["y2001 m2 d3 H8;anniversary", "y2001 m2 d3 H9;anniversary"]),
    Case(
      description: "a company in capitals and small letters is better",
      cards: ["FN:A|NOTE:x|ORG:ACME INCORPORATED", "FN:A|ORG:Acme Inc"], key: .organization,
      expected: ["Acme Inc"]),
    Case(
      description: "a form of address goes to the name in its script",
      cards: [
        "FN:Фёкла Ек|N;ALTID=1:Ек;Фёкла;;;|N;ALTID=1;LANGUAGE=en:Ek;Fyokla;;;|NOTE:x|ROLE:y",
        "FN:Fyokla Ek|N:Ek;Fyokla;;Prof.;",
      ], key: .name, expected: ["Ек;Фёкла", "Ek;Fyokla;Prof."]),
  ]

  static let singles: [Case] = [
    Case(
      description: "a birthday with its year says more",
      cards: ["FN:A|BDAY:--0415|REV:20240101T000000Z", "FN:A|BDAY:19800415"], key: .birthday,
      expected: ["y1980 m4 d15"]),
    Case(
      description: "the newer record decides, and the other birthday stays as a date",
      cards: [
        "FN:A|BDAY:19800415|REV:20200101T000000Z", "FN:A|BDAY:19800514|REV:20240101T000000Z",
      ], key: .birthday, expected: ["y1980 m5 d14"],
      conflicts: ["birthday 1980-05-14/1980-04-15 newestRevision"]),
    Case(
      description: "the fuller name is kept",
      cards: ["FN:R. Doe|N:Doe;R.;;;", "FN:Robert James Doe|N:Doe;Robert;James;;"], key: .name,
      expected: ["Doe;Robert;James"]),
    Case(
      description: "the fuller name has the accents of the other",
      cards: [
        "FN:Antonio Muller Silva|N:Silva;Antonio;Muller;;|NOTE:x",
        "FN:António Silva|N:Silva;António;;;",
      ], key: .name, expected: ["Silva;António;Muller"]),
    Case(
      description: "the name as it is shown has them, too, with its parameters",
      cards: [
        "FN;LANGUAGE=pt:Antonio B. Silva|N:Silva;Antonio;B.;;|NOTE:x",
        "FN:António SILVA|N:SILVA;António;;;",
      ], key: .formattedName, expected: ["António B. Silva"]),
    Case(
      description: "a name in other words becomes a nickname",
      cards: ["FN:Bob Doe|N:Doe;Bob;;;", "FN:Robert Doe|N:Doe;Robert;;;|REV:20240101T000000Z"],
      key: .nickname, expected: ["Bob Doe"],
      conflicts: ["name Robert Doe/Bob Doe mostCompleteValue"]),
    Case(
      description: "a spelling that records agree on comes before a slip, however new",
      cards: [
        "FN:Rob Doeh|N:Doeh;Rob;;;|REV:20240101T000000Z", "FN:Robert Doe|N:Doe;Robert;;;",
        "FN:Bob Deo|N:Deo;Bob;;;", "FN:Robert Doe|N:Doe;Robert;;;",
      ], key: .name, expected: ["Doe;Robert"],
      conflicts: ["name Robert Doe/Rob Doeh/Bob Deo agreedSpelling"]),
    Case(
      description:
        "what somebody put behind a name in parentheses gives way to what more accounts have",
      cards: [
        "FN:Jo Doe (Choir)|N:Doe (Choir);Jo;;;|NOTE:x|TITLE:y", "FN:Jo Doe|N:Doe;Jo;;;",
        "FN:Jo Doe|N:Doe;Jo;;;",
      ], key: .formattedName, expected: ["Jo Doe"],
      conflicts: ["name Jo Doe/Jo Doe (Choir) mostAccounts"]),
    Case(
      description: "capitals alone are worse",
      cards: ["FN:DOE ROBERT|N:DOE;ROBERT;;;|NOTE:x", "FN:Robert Doe|N:Doe;Robert;;;"], key: .name,
      expected: ["Doe;Robert"]),
    Case(
      description: "an organization with its department is one with it",
      cards: ["FN:A|ORG:Acme Inc.", "FN:A|ORG:Acme;Sales"], key: .organization,
      expected: ["Acme;Sales"]),
    Case(
      description: "a changed job leaves both and tells of it",
      cards: [
        "FN:A|TITLE:Cook|REV:20200101T000000Z", "FN:A|TITLE:Baker|REV:20240101T000000Z",
      ], key: .jobTitle, expected: ["Baker", "Cook"],
      conflicts: ["jobTitle Baker/Cook newestRevision"]),
  ]

  @Test("A name is told of as that of the records which give it in full")
  func ownersOfNames() throws {
    let unified = ContactMerger(options: MergingOptions()).merge(
      try Cards.records([
        "FN:Robert James Doe|N:Doe;Robert;James;;|NOTE:x|TITLE:y", "FN:Robert Doe|N:Doe;Robert;;;",
        "FN:Bob Doe|N:Doe;Bob;;;",
      ]), id: "x")
    let conflict = try #require(unified.conflicts.first { $0.key == .name })
    #expect(conflict.kept.text == "Robert James Doe")
    #expect(conflict.kept.records.map { unified.records[$0].source } == [0])
  }

  @Test("Values and conflicts", arguments: lists + parts + singles)
  func merge(_ example: Case) throws {
    let unified = ContactMerger(options: MergingOptions()).merge(
      try Cards.records(example.cards), id: "x")
    var values = ValueTrace.values(unified.contact, example.key)
    for index in values.indices {
      while values[index].last?.isEmpty ?? false { values[index].removeLast() }
    }
    let expected = example.expected.map { value in
      var value = value
      while value.last == ";" { value.removeLast() }
      return value
    }
    #expect(values.map { $0.joined(separator: ";") } == expected)
    let conflicts = unified.visibleConflicts.map { conflict in
      "\(conflict.key.name) \(conflict.kept.text)/"
        + conflict.others.map(\.text).joined(separator: "/") + " \(conflict.rule.rawValue)"
    }
    #expect(conflicts == example.conflicts)
    #expect(ValueTrace(unified: unified).lost.isEmpty)
  }

  @Test("A preferred account decides, whatever else speaks for another")
  func preferred() throws {
    let records = try Cards.records([
      "FN:Bob|BDAY:19800101", "FN:Robert Doe|N:Doe;Robert;;;|BDAY:19800102|REV:20240101T000000Z",
    ])
    let unified = ContactMerger(options: MergingOptions(preferredSources: [0])).merge(
      records, id: "x")
    #expect(unified.contact.formattedName == "Bob")
    #expect(unified.contact.birthday == ContactDate(year: 1980, month: 1, day: 1))
    #expect(unified.contact.nicknames.map(\.value) == ["Robert Doe"])
    #expect(unified.conflicts.map(\.rule) == [.preferredAccount, .preferredAccount])
    let dates = unified.contact.dates
    #expect(dates.map(\.label) == [.custom("other birthday")])
    #expect(dates.map(\.value) == [ContactDate(year: 1980, month: 1, day: 2)])
  }

  @Test("Labels are united, and the first record's preference counts")
  func labels() throws {
    let records = try Cards.records([
      "FN:A|TEL;PREF=1;TYPE=home:+49 30 901820|TEL:+49 171 5550123|REV:20240101T000000Z",
      "FN:A|TEL;TYPE=cell;PREF=1:+49 171 5550123|EMAIL;PREF=1:a@example.org|REV:20230101T000000Z",
    ])
    let unified = ContactMerger(options: MergingOptions()).merge(records, id: "x")
    #expect(unified.contact.phoneNumbers.map(\.label) == [.home, .mobile])
    #expect(unified.contact.phoneNumbers.map(\.preference) == [1, nil])
    #expect(unified.contact.emailAddresses.map(\.preference) == [1])
  }

  @Test("Every value knows the records that it came from")
  func origins() throws {
    let records = try Cards.records([
      "FN:A|TEL:+49 171 5550123|REV:20240101T000000Z",
      "FN:A|TEL:0171/5550123|TEL:112|NICKNAME:Al|REV:20230101T000000Z",
    ])
    let unified = ContactMerger(options: MergingOptions()).merge(records, id: "x")
    #expect(unified.values(of: .phoneNumbers).map { $0.records.map(\.source) } == [[0, 1], [1]])
    #expect(unified.values(of: .nicknames).map { $0.records.map(\.source) } == [[1]])
    #expect(unified.values(of: .formattedNames).map { $0.records.map(\.source) } == [[0, 1]])
  }

  @Test("A single record stays the contact that it is")
  func single() throws {
    let record = try Cards.records(["FN:A|TEL:112"])[0]
    let unified = ContactMerger(options: MergingOptions()).merge([record], id: "x")
    #expect(!unified.isChanged)
    #expect(unified.values(of: .phoneNumbers).map { $0.records.count } == [1])
  }

  @Test("Groups follow the members whose UID was left out, each person once")
  func references() throws {
    let people = try Cards.records(["UID:urn:uuid:1-a|FN:A|NOTE:x", "UID:2-b|FN:A"])
    let group = UnificationRecord(
      contact: try Cards.contact(
        "KIND:group|FN:G|MEMBER:urn:uuid:1-a|MEMBER:urn:uuid:2-b|MEMBER:urn:uuid:3"), source: 2,
      index: 0)
    let merger = ContactMerger(options: MergingOptions())
    var updated = [merger.merge(people, id: "p"), merger.merge([group], id: "g")]
    ReferenceUpdate.update(&updated)
    #expect(updated[1].contact[.members].map(\.value) == ["urn:uuid:1-a", "urn:uuid:3"])
    #expect(updated[1].isChanged)
  }
}
