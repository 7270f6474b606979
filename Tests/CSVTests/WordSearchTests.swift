import CByteSearch
import Testing

/// Words and folds are found wherever they stand in a block.
struct WordSearchTests {
  @Test func findsWhatGoingByteByByteFinds() {
    var state: UInt64 = 1
    func number(_ count: Int) -> Int {
      // Knuth's MMIX.
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int((state >> 33) % UInt64(count))
    }
    let word = Array("x-uab".utf8)
    let letters = Array("xX-uUaAbB\n\r *".utf8)
    for _ in 0..<20_000 {
      let count = number(151)
      var text = (0..<count).map { _ in letters[number(letters.count)] }
      if count > 5, number(2) == 0 {
        let place = number(count - 4)
        text.replaceSubrange(place..<place + 5, with: "X-UaB".utf8)
      }
      let small = text.map { $0 &- 0x41 < 26 ? $0 | 0x20 : $0 }
      let expected = small.firstRange(of: word)?.lowerBound ?? count
      #expect(cb_find_word(text, count, word, word.count) == expected, "\(text)")
      let fold = text.indices.dropLast().first {
        (text[$0] == 0x0A || text[$0] == 0x0D) && text[$0 + 1] == 0x20
      }
      #expect(cb_find_fold(text, count) == fold ?? count, "\(text)")
    }
  }
}
