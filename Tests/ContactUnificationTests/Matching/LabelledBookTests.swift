import ContactUnification
import Testing

/// Small books of people of the whole world with what a careful person would say: `Tests/Fixtures/SmallBooks`.
/// The model was fitted to those of `fitted.jsonl`, and not to those of `tested.jsonl`.
struct LabelledBookTests {
  @Test(arguments: [
    (name: "fitted", mixedUp: 0, right: 0.95, joined: 0.93),
    (name: "tested", mixedUp: 3, right: 0.92, joined: 0.9),
  ])
  func `Hardly anybody is mixed up, and most who are one are joined`(
    _ goal: (name: String, mixedUp: Int, right: Double, joined: Double)
  ) throws {
    let books = try LabelledBook.all(in: goal.name)
    var mixedUp: [String] = []
    var wrong: [String] = []
    var expected = 0
    var joined = 0
    for book in books {
      let clusters = try book.clusters()
      func count(_ lists: [[LabelledBook.Place]]) -> Int {
        LabelledBook.pairs(lists).count { clusters[$0] == clusters[$1] }
      }
      let pairs = LabelledBook.pairs(book.expect)
      let found = count(book.expect)
      expected += pairs.count
      joined += found
      if count(book.apart) > 0 { mixedUp.append("\(book.id): \(book.comment)") }
      if found < pairs.count || count(book.apart) + count(book.ask) > 0 { wrong.append(book.id) }
    }
    print("\(goal.name): \(books.count) small books, \(wrong.count) of them not as a person would")
    #expect(mixedUp.count <= goal.mixedUp, "\(mixedUp)")
    #expect(Double(books.count - wrong.count) >= goal.right * Double(books.count), "\(wrong)")
    #expect(Double(joined) >= goal.joined * Double(expected))
  }
}
