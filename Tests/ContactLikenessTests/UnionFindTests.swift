import Testing

@testable import ContactLikeness

struct UnionFindTests {
  @Test("Sets that are joined are named by the smallest of their items, however that is asked")
  func joined() {
    var sets = UnionFind(count: 8)
    for (a, b) in [(7, 6), (6, 5), (3, 2), (5, 3)] {
      let areTwo = sets.join(a, b)
      #expect(areTwo)
    }
    #expect((0..<8).map(sets.firstItem) == [0, 1, 2, 2, 4, 2, 2, 2])
    let roots = (0..<8).map { sets.root($0) }
    #expect(roots == (0..<8).map(sets.firstItem))
    let areTwo = sets.join(7, 2)
    #expect(!areTwo)
  }
}
