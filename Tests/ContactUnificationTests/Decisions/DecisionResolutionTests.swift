import ContactModel
import ContactUnification
import Testing

/// Decisions hold when the records they are about have changed.
struct DecisionResolutionTests {
  private static let card =
    "FN:Hans Huber|N:Huber;Hans;;;|TEL:+49 8031 555012|TEL:+49 171 5550123"
    + "|EMAIL:hans.huber@mail.example|ORG:Huber Bau|ADR:;;Am Anger 3;Rosenheim;;83022;Germany"
    + "|BDAY:19700301"
  private static let father =
    "FN:Hans Huber|N:Huber;Hans;;;|TEL:+49 8031 555012|EMAIL:huber.senior@mail.example"
    + "|ADR:;;Am Anger 3;Rosenheim;;83022;Germany|BDAY:19401205"
  private static let others = [
    "FN:Petra Huber|N:Huber;Petra;;;|TEL:+49 8031 555012|ADR:;;Am Anger 3;Rosenheim;;83022;Germany",
    "FN:Hans Maier|N:Maier;Hans;;;|TEL:+49 171 5559999|EMAIL:maier@mail.example",
    "FN:Huber Bau|ORG:Huber Bau|TEL:+49 8031 555000",
  ]
  private static let sources = ["phone.vcf", "cloud.vcf", "others.vcf"]

  private static func records(_ first: String, _ second: String) throws -> [UnificationRecord] {
    var records = [
      UnificationRecord(contact: try Cards.contact(first), source: 0, index: 0),
      UnificationRecord(contact: try Cards.contact(second), source: 1, index: 0),
    ]
    for (index, card) in others.enumerated() {
      records.append(
        UnificationRecord(contact: try Cards.contact(card), source: 2, index: index))
    }
    return records
  }

  /// What people and programs do to a record: what is replaced, and by what.
  private static let edits: [(edit: String, from: String, to: String)] = [
    ("a note is added", "|BDAY", "|NOTE:Stammtisch|BDAY"),
    ("a number is added", "|BDAY", "|TEL:+49 8031 777777|BDAY"),
    ("a number is changed", "+49 171 5550123", "+49 171 9990000"),
    ("the numbers are removed", "|TEL:+49 8031 555012|TEL:+49 171 5550123", ""),
    ("a number is written in another notation", "+49 171 5550123", "0171/555 01 23"),
    ("a mailbox is added", "|BDAY", "|EMAIL:bau@huber.example|BDAY"),
    ("the mailbox is changed", "hans.huber@mail.example", "hh@new.example"),
    ("the mailbox is removed", "|EMAIL:hans.huber@mail.example", ""),
    ("the name is turned around", "FN:Hans Huber", "FN:Huber, Hans"),
    ("the name is shortened", "FN:Hans Huber|N:Huber;Hans;;;", "FN:H. Huber|N:Huber;H.;;;"),
    (
      "a middle name is added", "FN:Hans Huber|N:Huber;Hans;;;",
      "FN:Hans Georg Huber|N:Huber;Hans;Georg;;"
    ),
    ("a title is added", "FN:Hans Huber|N:Huber;Hans;;;", "FN:Dr. Hans Huber|N:Huber;Hans;;Dr.;"),
    ("a nickname is used", "FN:Hans Huber|N:Huber;Hans;;;", "FN:Hansi|N:;Hansi;;;"),
    (
      "the family name is changed", "FN:Hans Huber|N:Huber;Hans;;;",
      "FN:Hans Berger|N:Berger;Hans;;;"
    ),
    ("the firm is changed", "ORG:Huber Bau", "ORG:Berger Tiefbau"),
    ("the address is changed", "Am Anger 3;Rosenheim;;83022", "Ring 7;Bonn;;53111"),
    ("the birthday is removed", "|BDAY:19700301", ""),
    ("a category is added", "|BDAY", "|CATEGORIES:Family|BDAY"),
    ("a label is changed", "TEL:+49 171", "TEL;TYPE=work:+49 171"),
    ("a photo is added", "|BDAY", "|PHOTO:data:image/png\\;base64,iVBORw0KGgo=|BDAY"),
    ("the program gives a UID", "FN:", "UID:4711|FN:"),
    (
      "nothing but the name is left",
      "|TEL:+49 8031 555012|TEL:+49 171 5550123|EMAIL:hans.huber@mail.example|ORG:Huber Bau|ADR:;;Am Anger 3;Rosenheim;;83022;Germany|BDAY:19700301",
      ""
    ),
  ]

  @Test(
    "A decision is about the record that it was made about, after each of twenty-two edits",
    arguments: edits)
  func edited(_ edit: String, _ from: String, _ to: String) throws {
    let changed = Self.card.replacing(from, with: to)
    #expect(changed != Self.card, "\(edit)")
    for verdict in UnificationDecision.Verdict.allCases {
      for other in [Self.father, "UID:f1|" + Self.father] {
        let before = try Self.records(Self.card, other)
        let decision = UnificationDecision(
          verdict, before[0], before[1], sourceNames: Self.sources)
        let after = try Self.records(changed, other)
        let resolution = DecisionResolution(
          [decision], records: after, sourceNames: Self.sources)
        let positions = resolution.moves.map { Set($0.positions) }
        #expect(after[0].key == before[0].key || positions == [[0, 1]], "\(edit)")
        let matches = try ContactUnifier().match(after, decisions: resolution.decisions)
        #expect(matches.unknownDecisions.isEmpty, "\(edit)")
        let areOne = matches.clusters.contains { $0.contains(0) && $0.contains(1) }
        #expect(areOne == (verdict == .together), "\(edit)")
      }
    }
  }

  @Test("A decision holds where the file has another name or place, or both records changed")
  func moved() throws {
    let before = try Self.records(Self.card, Self.father)
    let decision = UnificationDecision(.apart, before[0], before[1], sourceNames: Self.sources)
    let after = try Self.records(
      Self.card.replacing("ORG:", with: "NOTE:a|ORG:"),
      Self.father.replacing("ADR:", with: "NOTE:b|ADR:"))
    for names in [Self.sources, ["2026/phone.vcf", "x.vcf", "y.vcf"]] {
      let resolution = DecisionResolution([decision], records: after, sourceNames: names)
      #expect(resolution.moves.map { Set($0.positions) } == [[0, 1]])
      #expect(!resolution.moves.contains { !$0.isCertain })
    }
    let turned = Array(after.reversed())
    let resolution = DecisionResolution([decision], records: turned, sourceNames: Self.sources)
    #expect(resolution.moves.map { Set($0.positions) } == [[3, 4]])
  }

  @Test("Who still shares what the other no longer has is not taken for her")
  func household() throws {
    let anna = "FN:Anna Huber|N:Huber;Anna;;;|TEL:+49 8031 555012|EMAIL:familie@mail.example"
    func records(_ mailbox: String) throws -> [UnificationRecord] {
      let own = try Cards.records([
        anna.replacing("familie@", with: mailbox), anna.replacing("Anna", with: "Peter"),
      ])
      let other = try Cards.contact("FN:Anna Huber|TEL:+49 171 5550123")
      return own + [UnificationRecord(contact: other, source: 1, index: 0)]
    }
    let before = try records("familie@")
    let decision = UnificationDecision(.apart, before[0], before[2], sourceNames: Self.sources)
    let resolution = DecisionResolution(
      [decision], records: try records("anna@"), sourceNames: Self.sources)
    #expect(resolution.moves.map { Set($0.positions) } == [[0, 2]])
  }

  @Test("Where a number of a program is another person's now, the nearest record counts")
  func renumbered() throws {
    let before = try Self.records("UID:1|" + Self.card, "UID:2|" + Self.father)
    let decision = UnificationDecision(.apart, before[0], before[1], sourceNames: Self.sources)
    let after =
      try Self.records("UID:7|" + Self.card, "UID:2|" + Self.father)
      + [
        UnificationRecord(
          contact: Cards.contact("UID:1|FN:Anna Weiss|TEL:+49 40 123456"), source: 0, index: 9)
      ]
    let resolution = DecisionResolution([decision], records: after, sourceNames: Self.sources)
    #expect(resolution.moves.map { Set($0.positions) } == [[0, 1]])
  }

  @Test("Where several could be meant, none is taken, and where it is not sure, that is told")
  func unclear() throws {
    let before = try Self.records("FN:Hans Huber|NOTE:1", Self.father)
    let decision = UnificationDecision(.together, before[0], before[1], sourceNames: Self.sources)
    // Two of one name in the same file.
    let twins =
      try Self.records("FN:Hans Huber|NOTE:2", Self.father)
      + [UnificationRecord(contact: Cards.contact("FN:Hans Huber|NOTE:3"), source: 0, index: 9)]
    let none = DecisionResolution([decision], records: twins, sourceNames: Self.sources)
    #expect(none.moves.isEmpty)
    #expect(
      try ContactUnifier().match(twins, decisions: none.decisions).unknownDecisions.count == 1)
    // The name alone, and in another file.
    let alone = try Self.records("FN:Hans Huber|NOTE:2", Self.father)
    let unsure = DecisionResolution(
      [decision], records: alone, sourceNames: ["other.vcf", "cloud.vcf", "others.vcf"])
    #expect(unsure.moves.map(\.isCertain) == [false])
  }

  @Test("Where the record is gone, the decision is about nobody")
  func gone() throws {
    let before = try Self.records(Self.card, Self.father)
    let decision = UnificationDecision(.apart, before[0], before[1], sourceNames: Self.sources)
    let after = Array(before.dropFirst())
    let resolution = DecisionResolution([decision], records: after, sourceNames: Self.sources)
    #expect(resolution.moves.isEmpty)
    #expect(resolution.decisions == [decision])
  }

  @Test(
    "A choice decides a conflict, and is told of where no record has the value any more",
    arguments: [
      (ContactKey.birthday, "1940-12-05"), (.organization, "Meyer KG"), (.jobTitle, "Treasurer"),
      (.name, "Johann Huber"),
    ])
  func choices(_ field: ContactKey, _ value: String) throws {
    let cards = [
      "UID:a|FN:Hans Huber|N:Huber;Hans;;;|BDAY:19700301|ORG:Huber Bau|TITLE:Boss|NOTE:1|NOTE:2",
      "UID:b|FN:Johann Huber|N:Huber;Johann;;;|BDAY:19401205|ORG:Meyer KG|TITLE:Treasurer",
    ]
    let records = try Cards.records(cards)
    let decision = UnificationDecision(.together, records[0], records[1])
    var unifier = ContactUnifier()
    unifier.merging.choices = [
      ConflictChoice(record: RecordKey(text: "uid:a"), field: field, value: value)
    ]
    let person = try unifier.unify(records: records, decisions: [decision]).contacts[0]
    let conflict = try #require(person.conflicts.first { $0.key == field })
    #expect(conflict.kept.text == value)
    #expect(conflict.rule == .decision)
    #expect(person.unmetChoices.isEmpty)
    if field == .organization || field == .jobTitle {
      #expect(person.contact.organization?.name == "Meyer KG")
      #expect(person.contact.jobTitle == "Treasurer")
    }
    unifier.merging.choices[0].value = "nobody's"
    let unmet = try unifier.unify(records: records, decisions: [decision]).contacts[0]
    #expect(unmet.unmetChoices.map(\.field) == [field])
  }
}
