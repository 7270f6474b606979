import Testing

@testable import ContactUnification

/// The words of texts as sets, compared with Swift's own.
struct WordSetTests {
  private static let texts = [
    "", "Ann", "Dr. Ann Lee", "Lee, Ann", "ann ann lee", "Léa Müller", "a b c", "ab c", "b",
    "O'Neill-Smith 3", "zoe Ann", "李 小龍",
  ]

  private static func words(_ text: String) -> Set<[UInt8]> {
    Set(
      FoldedBytes.lettersAndDigits(text.utf8).split(separator: UInt8(ascii: " ")).map(Array.init))
  }

  @Test("A set has each word once, ascending", arguments: texts)
  func words(text: String) {
    let found = WordSet(text.utf8).map(Array.init)
    #expect(found == Self.words(text).sorted { $0.lexicographicallyPrecedes($1) })
  }

  @Test("Sets are joined, divided and compared as sets are", arguments: texts)
  func operations(text: String) {
    for other in Self.texts {
      let (a, b) = (WordSet(text.utf8), WordSet(other.utf8))
      let (x, y) = (Self.words(text), Self.words(other))
      #expect(Set(a.union(b).map(Array.init)) == x.union(y))
      #expect(Set(a.subtracting(b).map(Array.init)) == x.subtracting(y))
      #expect(Set(a.intersection(b).map(Array.init)) == x.intersection(y))
      #expect(a.isSubset(of: b) == x.isSubset(of: y))
      #expect(a.isStrictSubset(of: b) == x.isStrictSubset(of: y))
      #expect((a == b) == (x == y))
    }
  }
}
