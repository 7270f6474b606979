import ContactModel
import ContactUnification
import Testing

/// Which records are compared with each other at all.
struct BlockingTests {
  @Test(
    "A number or mailbox in common is looked at, however many names and places there are besides",
    arguments: ["Thomas", "Elizabeth", "Alexander", "Katharina", "William", "Margaret"])
  func valuesComeFirst(_ given: String) throws {
    let rest =
      "|ADR:;;Lindenstr. 12;Berlin;;10969;|ADR:;;Am Weiher 3 b;Ulm;;89073;|ORG:Holz GmbH"
      + "|BDAY:1971-03-09|NICKNAME:Waldi"
    for value in ["TEL;TYPE=CELL:+491712233446", "EMAIL:waldi.b@gmx.de"] {
      let records = try Cards.records([
        "FN:\(given) Brackmann|N:Brackmann;\(given);;;|\(value)\(rest)",
        "FN:\(given)|N:;\(given);;;|\(value)",
      ])
      #expect(try ContactMatcher().clusters(of: records).clusters == [[0, 1]], "\(value)")
    }
  }
}
