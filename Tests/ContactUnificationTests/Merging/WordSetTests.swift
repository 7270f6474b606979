import Testing

@testable import ContactUnification

struct WordSetTests {
  @Test(
    "A set has each word of a text once, folded, without signs",
    arguments: [
      ("", []), ("ann Ann  lee", ["ann", "lee"]), ("Lee, Dr. Ann", ["ann", "dr", "lee"]),
      ("Léa Müller", ["lea", "mueller"]), ("O'Neill-Smith 3", ["3", "neill", "o", "smith"]),
      ("李 小龍", ["小龙", "李"]),
    ] as [(String, [String])])
  func words(_ text: String, _ expected: [String]) {
    let found = WordSet(of: text.utf8).map { String(decoding: $0, as: UTF8.self) }
    #expect(found.sorted() == expected.sorted())
  }
}
