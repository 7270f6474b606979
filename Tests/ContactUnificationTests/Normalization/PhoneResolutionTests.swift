import ContactLikeness
import Testing

@testable import ContactUnification

/// Which numbers without a country code are which numbers with one.
struct PhoneResolutionTests {
  private static let cases: [(numbers: [String], region: String?, expected: [String])] = [
    (["n301234567", "+49301234567"], nil, ["+49301234567", "+49301234567"]),
    // Of two countries nobody knows which, unless it is stated.
    (
      ["n301234567", "+49301234567", "+47301234567"], nil,
      ["n301234567", "+49301234567", "+47301234567"]
    ),
    (
      ["n301234567", "+49301234567", "+47301234567"], "DE",
      ["+49301234567", "+49301234567", "+47301234567"]
    ),
    // A number of a town, without its area code.
    (["n5550147", "+15035550147"], nil, ["+15035550147", "+15035550147"]),
    // Longer than any country code.
    (["n123456789", "+49305123456789"], nil, ["n123456789", "+49305123456789"]),
    // Too short for a whole line of a town.
    (["n12345", "+4912345"], nil, ["n12345", "+4912345"]),
    // A number without its area's code is one that has it, with a country's code or without.
    (["n822417", "+441422822417"], nil, ["+441422822417", "+441422822417"]),
    (["n822417", "n1422822417"], nil, ["n1422822417", "n1422822417"]),
    (
      ["n822417", "n1422822417", "+441422822417"], nil,
      ["+441422822417", "+441422822417", "+441422822417"]
    ),
    // Two that end so tell nothing.
    (
      ["n822417", "n1422822417", "n1904822417"], nil, ["n822417", "n1422822417", "n1904822417"]
    ),
    (["+49301234567", "n91234567"], nil, ["+49301234567", "n91234567"]),
    // One that ends in zeros is no other's beginning.
    (["n1000000", "+4910000000"], nil, ["n1000000", "+4910000000"]),
  ]

  @Test(arguments: cases)
  func resolution(_ example: (numbers: [String], region: String?, expected: [String])) {
    var table = InternTable()
    for number in example.numbers { _ = table.intern(Array(number.utf8)) }
    let canonical = PhoneResolution.canonicalNumbers(table, region: example.region)
    #expect(canonical.map { table.texts.string($0) } == example.expected)
  }

  @Test("Very many numbers of one ending are told apart in no more than so many steps")
  func oneEnding() {
    var table = InternTable()
    for number in 10_000..<40_000 {
      _ = table.intern(Array("+\(number)5550100".utf8))
      _ = table.intern(Array("n\(number % 1000)5550100".utf8))
      _ = table.intern(Array("n9\(number)5550100".utf8))
    }
    _ = table.intern(Array("+4917712345550100".utf8))
    let stated = table.intern(Array("n17712345550100".utf8))
    let canonical = PhoneResolution.canonicalNumbers(table, region: "DE")
    #expect(canonical.count == table.count)
    #expect(table.texts.string(canonical[Int(stated)]) == "+4917712345550100")
  }
}
