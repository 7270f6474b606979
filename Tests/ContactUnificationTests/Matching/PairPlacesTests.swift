import Testing

@testable import ContactUnification

/// Pairs by their places among others in order.
struct PairPlacesTests {
  @Test func everyPairIsFoundAndNoOther() {
    let pairs = (0..<40).flatMap { first in
      (first + 1..<40).filter { ($0 * first) % 3 == 1 }.map { IndexPair(first, $0) }
    }
    let places = PairPlaces(pairs, count: 40)
    for first in 0..<40 {
      for second in first + 1..<40 {
        let pair = IndexPair(second, first)
        #expect(places.place(of: pair) == pairs.firstIndex(of: pair))
      }
    }
    #expect(PairPlaces([], count: 2).place(of: IndexPair(0, 1)) == nil)
  }
}
