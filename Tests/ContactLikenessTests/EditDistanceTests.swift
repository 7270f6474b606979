import Testing

@testable import ContactLikeness

/// How many letters differ, up to a limit.
struct EditDistanceTests {
  @Test(
    "Letters inserted, left out, replaced and exchanged count one each",
    arguments: [
      ("", "", 0), ("", "ab", 2), ("anna", "anna", 0), ("anna", "ana", 1), ("anna", "nana", 1),
      ("maria", "marai", 1), ("peter", "petra", 2), ("schmidt", "schmitt", 1), ("abc", "xyz", 3),
      ("abab", "baba", 2), ("aab", "aba", 1), ("smith", "htims", 4), ("jon", "john", 1),
    ])
  func distance(first: String, second: String, expected: Int) {
    for limit in 0...5 {
      let wanted = min(expected, limit + 1)
      #expect(
        EditDistance.between(Array(first.utf8), Array(second.utf8), limit: limit) == wanted)
      #expect(
        EditDistance.between(Array(second.utf8), Array(first.utf8), limit: limit) == wanted)
    }
  }
}
