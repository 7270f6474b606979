import ContactLikeness

/// The years of birth that people put in the names of their mailboxes.
struct BirthYears: Sendable {
  /// By row, the last two digits of the year that its mailboxes say; -1 where they say none, or
  /// several.
  let inMailboxes: [Int8]
  init(_ table: RecordTable) {
    inMailboxes = (0..<table.count).map { row in
      if case .person = table[row].kind { Self.year(row, table) } else { -1 }
    }
  }

  /// Whether two records' years are equal, where one is known from mailboxes; nil where there is
  /// nothing to compare.
  func areEqual(_ a: Int, _ b: Int, in table: RecordTable) -> Bool? {
    let first = table[a].birthday.year
    let second = table[b].birthday.year
    let x = first > 0 ? Int(first) % 100 : Int(inMailboxes[a])
    let y = second > 0 ? Int(second) % 100 : Int(inMailboxes[b])
    if x < 0 || y < 0 || first > 0 && second > 0 { return nil }
    return x == y
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
    guard let last = local.lastIndex(where: { !ASCII.isDigit($0) }) else { return -1 }
    let digits = local[(last + 1)...]
    guard digits.count == 2 || digits.count == 4 else { return -1 }
    let number = digits.reduce(0) { $0 * 10 + Int($1 - UInt8(ascii: "0")) }
    return digits.count == 2 || (1910...2029).contains(number) ? Int8(number % 100) : -1
  }
}
