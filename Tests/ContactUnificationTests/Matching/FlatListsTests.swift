import Testing

@testable import ContactUnification

/// Lists of many rows in flat arrays.
struct FlatListsTests {
  @Test func listsThatShareTheirBounds() {
    var numbers = FlatLists<Int32>()
    var words = FlatLists<String>()
    for row in 0..<50 {
      for number in 0..<row % 4 { numbers.append(Int32(row * 10 + number)) }
      for word in 0..<row % 3 { words.append("\(row).\(word)") }
      numbers.endRow()
      words.endRow()
    }
    let rows = (0..<50).map { (Array(numbers[$0]), Array(words[$0])) }
    #expect(rows[7].0 == [70, 71, 72])
    #expect(rows[8].1 == ["8.0", "8.1"])
    let bounds = zip(numbers.bounds, words.bounds).flatMap { [$0, $1] }
    numbers.share(bounds, from: 0, of: 2)
    words.share(bounds, from: 1, of: 2)
    #expect(numbers.count == 50 && words.count == 50)
    for (row, expected) in rows.enumerated() {
      #expect(Array(numbers[row]) == expected.0)
      #expect(Array(words[row]) == expected.1)
      #expect(numbers.isEmpty(row) == expected.0.isEmpty)
      #expect(words.first(row) == expected.1.first)
    }
  }
}
