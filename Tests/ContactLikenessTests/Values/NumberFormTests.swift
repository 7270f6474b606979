import Testing

@testable import ContactLikeness

/// When two phone numbers are one.
struct NumberFormTests {
  @Test(arguments: [
    ValuePair("+49 30 901820", "+4930901820", .equal),
    ValuePair("+49 (0)30 901820", "+49 30 901820", .equal),
    ValuePair("0049 30 901820", "+49 30 901820", .equal),
    ValuePair("011 49 30 9018201", "+49 30 9018201", .equal),
    ValuePair("tel:+49-30-901820", "+49 30 901820", .equal),
    ValuePair("+49 030 901820", "+49 30 901820", .equal),
    ValuePair("٠٣٠ ٩٠١٨٢٠", "030 901820", .equal),
    ValuePair("０９０－１２３４－５６７８", "090-1234-5678", .equal),
    ValuePair("030 901820", "030/901820", .equal),
    ValuePair("030 901820", "+49 30 901820", .notation),
    ValuePair("4930901820", "+49 30 901820", .notation),
    ValuePair("8 (916) 234-56-78", "+7 916 234-56-78", .notation),
    ValuePair("06 1234 5678", "+39 06 1234 5678", .notation),
    ValuePair("(212) 555-0147", "1-212-555-0147", .notation),
    ValuePair("(212) 555-0147", "+1 212 555 0147", .notation),
    ValuePair("1-212-555-0147", "+1 212 555 0147", .notation),
    ValuePair("+52 1 55 1234 5679", "+52 55 1234 5679", .equal),
    ValuePair("044 55 1234 5679", "+52 55 1234 5679", .notation),
    ValuePair("+54 9 11 2345-6789", "+54 11 2345-6789", .equal),
    ValuePair("+54 9 11 15 2345-6789", "+54 9 11 2345-6789", .equal),
    ValuePair("011 15 2345-6789", "+54 9 11 2345-6789", .notation),
    ValuePair("02652 15-412233", "+54 9 2652 41-2233", .notation),
    // As they were before their countries' plans changed.
    ValuePair("+84 121 555 0147", "+84 79 555 0147", .equal),
    ValuePair("0169 555 0147", "+84 39 555 0147", .notation),
    ValuePair("+84 121 555 0147", "+84 78 555 0147", .different),
    ValuePair("+20 12 741 0836", "+20 122 741 0836", .equal),
    ValuePair("+20 16 741 0836", "+20 106 741 0836", .equal),
    ValuePair("012 741 0836", "+20 122 741 0836", .notation),
    ValuePair("+30 944 123456", "+30 6944 123456", .equal),
    ValuePair("+225 45 12 77 80", "+225 05 45 12 77 80", .equal),
    ValuePair("+225 45 12 77 80", "+225 07 45 12 77 80", .different),
    ValuePair("+229 97 12 77 80", "+229 01 97 12 77 80", .equal),
    ValuePair("+237 77 12 45 80", "+237 6 77 12 45 80", .equal),
    ValuePair("+241 07 12 45 80", "+241 077 12 45 80", .equal),
    ValuePair("+57 1 412 7780", "+57 601 412 7780", .equal),
    ValuePair("+44 171 496 0123", "+44 20 7496 0123", .equal),
    ValuePair("0181 496 0123", "+44 20 8496 0123", .notation),
    ValuePair("+974 5512 7780", "+974 512 7780", .equal),
    ValuePair("06 20 123 4567", "+36 20 123 4567", .notation),
    ValuePair("139 1234 5678", "+86 139 1234 5678", .notation),
    ValuePair("1-800-FLOWERS", "1-800-356-9377", .equal),
    ValuePair("*31#0171 2345678", "0171 2345678", .equal),
    ValuePair("#31#+49 171 2345678", "+49 171 2345678", .equal),
    ValuePair("8 612 34567", "+370 612 34567", .notation),
    ValuePair("0 21 11 91234-5678", "+55 11 91234-5678", .notation),
    ValuePair("+44 131 496 0123 ext. 12", "+44 131 496 0123 x12", .equal),
    ValuePair("+44 131 496 0123;ext=12", "+44 131 496 0123 #12", .equal),
    ValuePair("+44 131 496 0123 ext. 12", "+44 131 496 0123", .part),
    ValuePair("+44 131 496 0123 ext. 12", "+44 131 496 0123 ext. 13", .different),
    ValuePair("901820", "+49 30 901820", .part),
    ValuePair("496 0123", "+44 131 496 0123", .part),
    ValuePair("0131 496 0123", "496 0123", .part),
    ValuePair("+49 171 2345678", "+49 171 2354678", .different),
    ValuePair("+49 171 2345678", "+49 171 345678", .different),
    ValuePair("+49 171 2345640", "+49 171 2345641", .different),
    ValuePair("+49 171 2345678", "+49 172 8765432", .different),
    ValuePair("+33 6 12 34 56 78", "+34 612 34 56 78", .different),
    ValuePair("110", "110", .equal),
    ValuePair("110", "112", .different),
    ValuePair("*100#", "*100#", .equal),
    ValuePair("0000000000", "0000000000", .unknown),
    ValuePair("1234567890", "1234567890", .unknown),
    ValuePair("999999999", "999999999", .unknown),
    ValuePair("555-5555", "555-5555", .unknown),
    ValuePair("+1 212 555 0147,,123#", "+1 212 555 0147", .part),
  ])
  func `Numbers`(_ pair: ValuePair) throws {
    try pair.check({ NumberForm($0) }, { $0.likeness(to: $1) })
  }

  @Test(arguments: [
    "3.53871E+11", "4,91E+12", "4.91512e+12", "4.91512E12", "'4.91512E+12", "+4.91512E+12",
  ])
  func `What a spreadsheet rounded is no number`(_ text: String) {
    #expect(NumberForm(text) == nil)
  }

  @Test(arguments: [
    "+49 (0)30 901820", "8 (916) 234-56-78", "1-800-FLOWERS", "+521551234567",
  ])
  func `What numbers are equal by is its own`(_ text: String) throws {
    let form = try #require(NumberForm(text))
    guard form.isInternational else { return }
    let again = try #require(NumberForm(String(decoding: form.key, as: UTF8.self)))
    #expect(again.key == form.key)
  }
}
