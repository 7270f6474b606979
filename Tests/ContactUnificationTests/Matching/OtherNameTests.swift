import ContactUnification
import Testing

/// Who has a number in common with somebody of another name may be the same person under a label, a pet name or the
/// name of the shop, or somebody else whose phone it is too: a person is asked.
struct OtherNameTests {
  enum Outcome { case joined, asked, apart }
  typealias Case = (first: String, second: String, outcome: Outcome)

  private static let mobile = "|TEL:+48 601 552 418"

  private static let cases: [Case] = [
    // A pet name and a trade, in another script, an office.
    (
      "FN:שושי קרמיקה|TEL:054-731-2098", "FN:Shoshana Adler|N:Adler;Shoshana;;;|TEL:+972547312098",
      .asked
    ),
    ("FN:Sakristan" + mobile, "FN:Jan Wilk|N:Wilk;Jan;;;|TITLE:sakristan" + mobile, .asked),
    ("FN:Piecyk Junkers" + mobile, "FN:Jan Wilk|N:Wilk;Jan;;;" + mobile, .asked),
    // Brothers, perhaps.
    ("FN:Marek Wilk|N:Wilk;Marek;;;" + mobile, "FN:Jan Wilk|N:Wilk;Jan;;;" + mobile, .asked),
    ("FN:Wilk|N:Wilk;;;;" + mobile, "FN:Jan Sikora|N:Sikora;Jan;;;" + mobile, .asked),
    // The firm that somebody is, and one of which he is a customer.
    (
      "FN:Wilk Stolarstwo Sp. z o.o.|ORG:Wilk Stolarstwo Sp. z o.o." + mobile,
      "FN:Jan Wilk|N:Wilk;Jan;;;" + mobile, .asked
    ),
    (
      "ORG:Wilk Stolarstwo Sp. z o.o.|TEL:+48 71 372 60 60",
      "FN:Jan Wilk|N:Wilk;Jan;;;|TEL:+48 71 372 60 60", .apart
    ),
    // A woman and a man.
    (
      "FN:Anna Sikora|N:Sikora;Anna;;;" + mobile, "FN:Jan Wilk|N:Wilk;Jan;;;" + mobile, .apart
    ),
    // A line of the house.
    (
      "FN:Piecyk Junkers|TEL:+48 71 372 60 60", "FN:Jan Wilk|N:Wilk;Jan;;;|TEL:+48 71 372 60 60",
      .apart
    ),
    // What is written for want of a name, and letters, which many begin with.
    ("FN:Не брать|TEL:+7 958 604-81-17", "FN:НЕ БРАТЬ!!!|TEL:8 800 707-12-35", .apart),
    ("FN:N.N.|TEL:06-10844327", "FN:n. n.|TEL:0515-436 019", .apart),
    ("FN:K. B. T.|TEL:06-10844327", "FN:K. B. T.|TEL:0515-436 019", .apart),
    // What somebody is, in one field, is no rare name.
    ("FN:Nowy klient|TEL:534907261", "FN:nowy klient|TEL:+48668150339", .apart),
    ("FN:Joueur U15|TEL:+212 691-270483", "FN:joueur U15|TEL:+212 707-338152", .apart),
    // Words of a firm's name behind its line are the firm, unless one is somebody's there.
    (
      "ORG:Autokorjaamo Lehtinen Oy|TEL:+358 17 824315", "FN:Korjaamo|TEL:017-824 315", .joined
    ),
    (
      "ORG:Autokorjaamo Lehtinen Oy|TEL:+358 17 824315", "FN:Seija Lehtinen|TEL:017-824 315",
      .apart
    ),
    (
      "ORG:Autokorjaamo Lehtinen Oy|TEL:+358 17 824315", "FN:Rengasliike|TEL:017-824 315", .apart
    ),
    // A mailbox in the field of pages.
    (
      "FN:Tuulikki H.|URL:mailto:tuulikki.salo@kolumbus.example?subject=Hei",
      "FN:Tuulikki Salo|N:Salo;Tuulikki;;;|EMAIL:tuulikki.salo@kolumbus.example", .joined
    ),
    ("N:רוזן;חיה;;;|TEL:+972 52-433-0117", "N:Rosen;Ido;;;|TEL:052-4330117", .asked),
    ("N:רוזן;חיה;;;|TEL:+972 52-433-0117", "N:Rosen;Chaya;;;|TEL:052-4330117", .joined),
    // Father and son, each called by the other's name.
    ("N:Philip;Jacob;;;|TEL:+91 481 256 7704", "N:Jacob;Philip;;;|TEL:+91 481 256 7704", .asked),
    ("FN:Arumugam Velan|TEL:+91 452 253 7704", "FN:Velan Arumugam|TEL:+91 452 253 7704", .asked),
    ("FN:Arumugam Velan|TEL:+91 98421 37704", "FN:Velan Arumugam|TEL:+91 98421 37704", .joined),
    ("FN:Lan Mai|ORG:Thien Phuc Textile", "FN:Mai Lan|ORG:Thien Phuc Textile", .asked),
    ("N:Berger;Hans;;;|TEL:+49 7531 55173", "N:Hans;Berger;;;|TEL:+49 7531 55173", .joined),
    // Who is called by his son, whose letters are in the father's name.
    ("FN:أبو عمر|TEL:0790 441 826", "N:العبادي;سامر;;;|TEL:+962 7 9044 1826", .joined),
    ("FN:أبو عمر|TEL:0790 441 826", "N:العبادي;ليلى;;;|TEL:+962 7 9044 1826", .asked),
  ]

  @Test("Who has another name behind one's own line is asked about", arguments: cases)
  func outcome(_ test: Case) throws {
    let result = try ContactMatcher().clusters(of: try Cards.records([test.first, test.second]))
    let found: Outcome =
      result.clusters.count == 1 ? .joined : result.doubtful.isEmpty ? .apart : .asked
    #expect(found == test.outcome, "\(test.first) \(test.second)")
  }

  @Test("Twins behind their mother's mobile are not joined")
  func twins() throws {
    let rest = ";;;|BDAY:2015-05-05" + Self.mobile
    let records = try Cards.records([
      "FN:Ola Wilk|N:Wilk;Ola" + rest, "FN:Iga Wilk|N:Wilk;Iga" + rest,
    ])
    #expect(try ContactMatcher().clusters(of: records).clusters.count == 2)
  }

  @Test("Whichever card says that the number is a mobile, a firm and its owner are asked about")
  func eitherSays() throws {
    let (firm, owner) = ("ORG:Wilk Stolarstwo Sp. z o.o.", "FN:Jan Wilk|N:Wilk;Jan;;;")
    let (cell, work) = ("|TEL;TYPE=CELL:+48713726060", "|TEL;TYPE=WORK:+48713726060")
    for cards in [[firm + cell, owner + work], [firm + work, owner + cell]] {
      for cards in [cards, cards.reversed()] {
        let result = try ContactMatcher().clusters(of: try Cards.records(cards))
        #expect(result.clusters.count == 2)
        #expect(result.doubtful.count == 1, "\(cards)")
      }
    }
  }

  @Test("In one account two names behind one mobile are two people's")
  func oneAccount() throws {
    let records = try Cards.records([
      "FN:Piecyk Junkers" + Self.mobile, "FN:Jan Wilk|N:Wilk;Jan;;;" + Self.mobile,
    ]).enumerated().map { UnificationRecord(contact: $1.contact, source: 0, index: $0) }
    let result = try ContactMatcher().clusters(of: records)
    #expect(result.clusters.count == 2)
    #expect(result.doubtful.isEmpty)
  }

  @Test("Father and son who are in both accounts are two")
  func fatherAndSon() throws {
    let cards = ["N:Philip;Jacob", "N:Jacob;Philip"].map { $0 + ";;;|TEL:+91 481 256 7704" }
    let records = try [0, 1].flatMap { source in
      try Cards.records(cards).enumerated().map {
        UnificationRecord(contact: $1.contact, source: source, index: $0)
      }
    }
    let result = try ContactMatcher().clusters(of: records)
    #expect(result.clusters.map(\.count) == [2, 2])
    #expect(result.clusters.allSatisfy { $0[0] % 2 == $0[1] % 2 })
  }

  @Test("Why a firm and its owner are asked about is said")
  func explanation() throws {
    let result = try ContactMatcher().clusters(
      of: try Cards.records([
        "FN:Wilk Stolarstwo Sp. z o.o.|ORG:Wilk Stolarstwo Sp. z o.o." + Self.mobile,
        "FN:Jan Wilk|N:Wilk;Jan;;;" + Self.mobile,
      ]))
    let pair = try #require(result.doubtful.first)
    let reasons = result.explain(pair).reasons
    #expect(reasons.inFavor == ["same phone number (+48 601 552 418)"])
    #expect(reasons.against.contains("names are different"))
  }
}
