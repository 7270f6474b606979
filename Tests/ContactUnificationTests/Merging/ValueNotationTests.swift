import ContactModel
import Testing

@testable import ContactUnification

/// Which values of two records are one in two notations.
struct ValueNotationTests {
  private static func merged(_ cards: [String]) throws -> Contact {
    ContactMerger(options: MergingOptions()).merge(try Cards.records(cards), id: "x").contact
  }

  @Test(
    "The letters of the country in front of a postal code are notation, and stay where nothing else says it",
    arguments: [
      ("8002;Schweiz", "CH-8002;Schweiz", ["8002"]), ("8002;", "CH-8002;", ["CH-8002"]),
      ("903 26;Sverige", "SE-903 26;", ["903 26"]), ("903 26;", "90326;", ["903 26"]),
      ("1010;", "A-1010;", ["A-1010"]), ("29225;", "D-29226;", ["29225", "D-29226"]),
      ("一〇一;", "二〇二;", ["一〇一", "二〇二"]), ("W1A 1AA;", "1A 1AA;", ["W1A 1AA", "1A 1AA"]),
    ] as [(String, String, [String])])
  func postalCodes(_ first: String, _ second: String, _ expected: [String]) throws {
    let contact = try Self.merged([
      "FN:A|NOTE:x|ADR:;;Weg 1;Celle;;\(first)", "FN:A|ADR:;;Weg 1;Celle;;\(second)",
    ])
    #expect(contact.postalAddresses.map(\.value.postalCode) == expected)
  }

  @Test(
    "An address in another country is another one, in whatever language and by name or code",
    arguments: [
      ("Sweden", "", "Norway", "", 2), ("Sweden", "", "Sverige", "", 1),
      ("Sweden", "se", "", "no", 2), ("Sweden", "", "", "NO", 2), ("Sweden", "se", "", "SE", 1),
      // The name counts more than a code beside it, and what is no country contradicts nothing.
      ("Sweden", "de", "Schweden", "se", 1), ("Sweden", "", "Lappland", "", 1),
      ("", "se", "", "no", 2),
    ] as [(String, String, String, String, Int)])
  func countries(
    _ name: String, _ code: String, _ otherName: String, _ otherCode: String, _ count: Int
  ) throws {
    func card(_ name: String, _ code: String) -> String {
      "FN:A|item1.ADR:;;Storgatan 1;Umeå;;903 26;\(name)"
        + (code.isEmpty ? "" : "|item1.X-ABADR:\(code)")
    }
    let contact = try Self.merged([card(name, code) + "|NOTE:x", card(otherName, otherCode)])
    #expect(contact.postalAddresses.count == count)
  }

  @Test(
    "A telephone and a fax of one number are two values, a number of no kind is either",
    arguments: [
      ("WORK", "WORK,FAX", [Label.work, .workFax]), ("HOME", "FAX", [.home, .otherFax]),
      ("WORK,FAX", "FAX,WORK", [.workFax]), ("", "WORK,FAX", [.workFax]),
    ] as [(String, String, [Label])])
  func faxes(_ first: String, _ second: String, _ expected: [Label]) throws {
    let contact = try Self.merged([
      "FN:A|NOTE:x|TEL\(first.isEmpty ? "" : ";TYPE=" + first):0897654321",
      "FN:A|TEL;TYPE=\(second):+49897654321",
    ])
    #expect(contact.phoneNumbers.map(\.label) == expected)
  }
}
