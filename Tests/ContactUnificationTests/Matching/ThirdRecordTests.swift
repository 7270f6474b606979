import ContactUnification
import Testing

/// A third record, a copy or an answer says nothing of two others that it does not know.
struct ThirdRecordTests {
  /// Cards by their lines, a book for each; the people that result, and the pairs that are asked about.
  struct Case: CustomStringConvertible {
    let description: String
    let cards: [String]
    var together: [(Int, Int)] = []
    var apart: [(Int, Int)] = []
    let people: [[Int]]
    let asked: Set<[Int]>
  }

  private static let house =
    "FN:Veit Amend|N:Amend;Veit;;;|ADR;TYPE=HOME:;;Am Anger 3;Weimar;;99423;Germany"
    + "|TEL;TYPE=HOME:+493643123456"
  private static let line = "TEL;TYPE=HOME:+493643123456"
  private static let ilse = "FN:Ilse Amend|N:Amend;Ilse;;;|\(line)"
  private static let kurt = "FN:Kurt Amend|N:Amend;Kurt;;;|\(line)"
  private static let mobile = "TEL;TYPE=CELL:+491711112223"
  private static let before = "ADR;TYPE=HOME:;;Lamingtonweg 21;Bad Holm;;07010;Germany"
  private static let since = "ADR;TYPE=HOME:;;Franzstr. 61;Adamsdorf;;54350;Germany"
  private static let mail = "EMAIL:i.amend@mail.example"

  static let cases: [Case] = [
    Case(
      description: "two of one name with a mobile each",
      cards: [house + "|TEL;TYPE=CELL:+491711112223", house + "|TEL;TYPE=CELL:+491729998887"],
      people: [[0], [1]], asked: [[0, 1]]),
    Case(
      description: "and a third who has none",
      cards: [
        house + "|TEL;TYPE=CELL:+491711112223", house + "|TEL;TYPE=CELL:+491729998887", house,
      ], people: [[0], [1], [2]], asked: [[0, 1], [0, 2], [1, 2]]),
    Case(
      description: "father and son, a card that may be either's, and its copy",
      cards: [house + "|BDAY:1950-03-04", house + "|BDAY:1982-07-09", house, house + "|NOTE:y"],
      people: [[0], [1], [2, 3]], asked: [[0, 2], [1, 2]]),
    Case(
      description: "a family name, which is either's",
      cards: ["FN:Amend|\(line)", ilse, kurt], people: [[0], [1], [2]], asked: [[0, 1], [0, 2]]),
    Case(
      description: "and somebody says whose",
      cards: ["FN:Amend|\(line)", ilse, kurt], together: [(0, 1)], people: [[0, 1], [2]], asked: []),
    Case(
      description: "a short form that is a man's and a woman's, and somebody says whose",
      cards: [
        "FN:Pat Amend|N:Amend;Pat;;;|\(line)", "FN:Patrick Amend|N:Amend;Patrick;;;|\(line)",
        "FN:Patricia Amend|N:Amend;Patricia;;;|\(line)",
      ], together: [(0, 1)], people: [[0, 1], [2]], asked: []),
    Case(
      description: "what somebody is called at home, and somebody says who that is",
      cards: [
        "FN:Mutti|N:;Mutti;;;|\(line)", "FN:Ilse Amend|N:Amend;Ilse;;;|EMAIL:ilse@mail.example",
        "FN:Mutti|N:;Mutti;;;|\(line)|NOTE:x",
      ], together: [(0, 1)], people: [[0, 1, 2]], asked: []),
    Case(
      description: "an aunt, who is of her own family",
      cards: [
        "FN:Tante Amend|N:Amend;Tante;;;|TEL:+498912345678",
        "FN:Rieke Falk|N:Falk;Rieke;;;|TEL:+498912345678",
      ], people: [[0], [1]], asked: []),
    Case(
      description: "a mailbox that is named after both",
      cards: [
        "FN:Ines Amend|N:Amend;Ines;;;|\(mail)", "FN:Ingo Amend|N:Amend;Ingo;;;|\(mail)", mail,
      ], people: [[0], [1], [2]], asked: [[0, 2], [1, 2]]),
    Case(
      description: "an initial, and its copy",
      cards: [
        "FN:Ines Amend|N:Amend;Ines;;;|\(mail)", "FN:Ingo Amend|N:Amend;Ingo;;;|\(mail)",
        "FN:I. Amend|N:Amend;I.;;;|\(mail)", "FN:I. Amend|N:Amend;I.;;;|\(mail)",
      ], people: [[0], [1], [2, 3]], asked: [[0, 2], [1, 2]]),
    Case(
      description: "who has married and moved, and what the new name has of that",
      cards: [
        "FN:Kate Dent|N:Dent;Kate;;;|\(mobile)|\(before)",
        "FN:Kate Miller|N:Miller;Kate;;;|\(mobile)|\(since)",
        "FN:Kate Miller|N:Miller;Kate;;;|\(since)",
      ], people: [[0, 1, 2]], asked: []),
    Case(
      description: "another of the name elsewhere, of whom nobody knows",
      cards: [
        "FN:Kate Dent|N:Dent;Kate;;;|\(mobile)|\(before)",
        "FN:Kate Miller|N:Miller;Kate;;;|\(mobile)|\(before)",
        "FN:Kate Miller|N:Miller;Kate;;;|\(since)|BDAY:1950-03-04",
      ], people: [[0, 1], [2]], asked: [[1, 2]]),
  ]

  @Test(arguments: cases)
  func nobodyIsJoinedByAThird(_ test: Case) throws {
    let records = try Cards.records(test.cards)
    var options = UnificationOptions()
    options.mustLink = test.together.map { RecordPair(records[$0].key, records[$1].key) }
    options.cannotLink = test.apart.map { RecordPair(records[$0].key, records[$1].key) }
    let result = try ContactMatcher(options: options).clusters(of: records)
    #expect(result.clusters == test.people)
    #expect(Set(result.doubtful.map { [$0.first, $0.second] }) == test.asked)
  }

  /// Of whom an account has two cards, he may have moved; where another has two of him as well, each account
  /// says that there are two.
  @Test(arguments: [(1, 1), (2, 2)])
  func accountsThatHaveTwoOfOneName(_ accounts: Int, _ people: Int) throws {
    let records = try (0..<accounts).flatMap { account in
      try [
        "Lamingtonweg 21;Bad Holm;;07010",
        "Franzstr\(account == 0 ? "." : "aße") 61;Adamsdorf;;54350",
      ]
      .enumerated().map { index, address in
        let card = "FN:Kate Dent|N:Dent;Kate;;;|ADR;TYPE=HOME:;;\(address);Germany"
        return UnificationRecord(contact: try Cards.contact(card), source: account, index: index)
      }
    }
    #expect(
      try ContactMatcher(options: UnificationOptions()).clusters(of: records).clusters.count
        == people)
  }

  @Test("A mobile that somebody has under three forms of a name is his own, at his firm, too")
  func mobileUnderThreeNames() throws {
    let rest = "|TEL;TYPE=CELL:+491729925904|ORG:Krämer & Söhne Maschinenbau GmbH"
    let records = try Cards.records([
      "FN:Dr. Krämer|N:Krämer;;;Dr.;" + rest, "FN:Friedrich Krämer|N:Krämer;Friedrich;;;" + rest,
      "FN:Dr. Friedrich Karl Krämer|N:Krämer;Friedrich;Karl;Dr.;" + rest,
      "FN:F. Krämer|N:Krämer;F.;;;" + rest,
    ])
    #expect(try ContactMatcher().clusters(of: records).clusters == [[0, 1, 2, 3]])
  }

  @Test(
    "A family name alone does not join all who have it at one number",
    arguments: ["FN:Dr. Schulz", "FN:Schulz", "FN:P. u. E. Schulz|N:Schulz;E.;;;"])
  func nameOfAHouse(_ name: String) throws {
    let number = "|TEL;TYPE=HOME:+497112218890"
    let records = try Cards.records([
      name + number, "FN:Peter Schulz|N:Schulz;Peter;;;" + number,
      "FN:Eva Schulz|N:Schulz;Eva;;;" + number,
    ])
    let result = try ContactMatcher().clusters(of: records)
    #expect(!result.clusters.contains { $0.contains(1) && $0.contains(2) })
  }

  @Test("In Ethiopia the father's name stands behind the own one")
  func namesOfEachOther() throws {
    let number = "|TEL:+251114645380|ORG:Addis Clinic"
    let records = try Cards.records([
      "FN:Tesfaye Bekele" + number, "FN:Bekele Tesfaye" + number, "FN:Almaz Tesfaye" + number,
      "FN:Bekele Girma" + number, "FN:Sara Girma" + number,
    ]).enumerated().map { UnificationRecord(contact: $1.contact, source: 0, index: $0) }
    let result = try ContactMatcher().clusters(of: records)
    #expect(result.clusters.count == records.count)
  }
}
