import ContactUnification
import Testing

/// Small books of people of the whole world with what a careful person would say, a good part of them traps:
/// `Tests/Fixtures/small-books.jsonl`. Many rules were made for what some of them show, so they tell that nothing
/// got worse, and not how well others are told.
struct LabelledBookTests {
  @Test("Hardly anybody is mixed up, and most who are one are joined")
  func books() throws {
    let books = try LabelledBook.all()
    var mixedUp: [String] = []
    var wrong: [String] = []
    var expected = 0
    var joined = 0
    for book in books {
      let clusters = try book.clusters()
      func count(_ lists: [[LabelledBook.Place]]) -> Int {
        LabelledBook.pairs(lists).count { clusters[$0] == clusters[$1] }
      }
      let pairs = LabelledBook.pairs(book.expect).count
      let found = count(book.expect)
      expected += pairs
      joined += found
      if count(book.apart) > 0 { mixedUp.append("\(book.id): \(book.comment)") }
      if found < pairs || count(book.apart) + count(book.ask) > 0 { wrong.append(book.id) }
    }
    print("\(books.count) small books, \(wrong.count) of them not as a person would")
    #expect(Double(mixedUp.count) <= 0.013 * Double(books.count), "\(mixedUp)")
    #expect(Double(wrong.count) <= 0.1 * Double(books.count), "\(wrong)")
    #expect(Double(joined) >= 0.84 * Double(expected), "\(joined) of \(expected)")
  }
}
