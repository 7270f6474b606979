import ContactLikeness
import Glibc

/// The years of birth that people put in the names of their mailboxes, and how far those are to
/// be trusted, estimated from the records that have a birthday besides.
struct BirthYears: Sendable {
  /// By row, the last two digits of the year that its mailboxes say; -1 where they say none, or
  /// several.
  let inMailboxes: [Int8]
  /// The share of such numbers that are the year of birth.
  private let share: Double

  /// What is expected, and how many records that weighs.
  private static let usualShare = 0.4
  private static let priorRecords = 20.0
  /// How often two people are born in years that end alike.
  private static let chance = 0.02

  init(_ table: RecordTable) {
    var years = [Int8](repeating: -1, count: table.count)
    var known = Self.priorRecords
    var right = Self.priorRecords * Self.usualShare
    for row in 0..<table.count {
      guard case .person = table.kinds[row] else { continue }
      let year = Self.year(row, table)
      years[row] = year
      let birthday = table.birthdays[row]
      guard year >= 0, birthday.year > 0 else { continue }
      known += 1
      if Int(birthday.year) % 100 == Int(year) { right += 1 }
    }
    inMailboxes = years
    share = right / known
  }

  /// What two records' years say, in bits, where one is known from mailboxes; nil where there is
  /// nothing to compare.
  func compare(_ a: Int, _ b: Int, _ birthdays: [DateFact]) -> (bits: Double, areEqual: Bool)? {
    let first = birthdays[a].year
    let second = birthdays[b].year
    let x = first > 0 ? Int(first) % 100 : Int(inMailboxes[a])
    let y = second > 0 ? Int(second) % 100 : Int(inMailboxes[b])
    if x < 0 || y < 0 || first > 0 && second > 0 { return nil }
    let right = first > 0 || second > 0 ? share : share * share
    let bits = x == y ? log2(right / Self.chance) : log2((1 - right) / (1 - Self.chance))
    return (min(max(bits, -3.5), 5), x == y)
  }

  private static func year(_ row: Int, _ table: RecordTable) -> Int8 {
    var year: Int8 = -1
    for index in table.mails.range(row) {
      let mail = table.mails[at: index]
      guard case .personal = mail.kind else { continue }
      let found = Self.year(in: table.locals[mail.local])
      if found < 0 || found == year { continue }
      if year >= 0 { return -1 }
      year = found
    }
    return year
  }

  /// The last two digits of a year at the end of a name: two digits, or four from 1910 to 2029.
  static func year(in local: ArraySlice<UInt8>) -> Int8 {
    var digits = 0
    for byte in local.reversed() {
      guard byte >= UInt8(ascii: "0"), byte <= UInt8(ascii: "9") else { break }
      digits += 1
    }
    guard digits == 2 || digits == 4, digits < local.count else { return -1 }
    let number = local.suffix(digits).reduce(0) { $0 * 10 + Int($1 - UInt8(ascii: "0")) }
    if digits == 4, number < 1910 || number > 2029 { return -1 }
    return Int8(number % 100)
  }
}
