import ContactLikeness
import Glibc

/// How many people bear a name, as far as one account tells: a person has a few records in an
/// account, so where a name has many, with mailboxes, numbers or birthdays of their own each,
/// they are several people's.
struct NameBearers: Sendable {
  /// By row, the most that the name counts above the prior, in bits; infinite for most.
  let most: [Float]

  /// So many records of a name, with nothing in common, may still be one person's.
  private static let recordsOfOne = 3

  init(_ table: RecordTable) {
    var keyed: [(name: UInt64, row: Int32)] = []
    keyed.reserveCapacity(table.count)
    for row in 0..<table.count {
      guard let name = table.names.first(row), name.given >= 0, name.family >= 0 else { continue }
      let key =
        UInt64(UInt32(bitPattern: name.given)) << 32 | UInt64(UInt32(bitPattern: name.family))
      keyed.append((key, Int32(truncatingIfNeeded: row)))
    }
    keyed.sort { ($0.name, $0.row) < ($1.name, $1.row) }
    var most = [Float](repeating: .infinity, count: table.count)
    var start = 0
    while start < keyed.count {
      var end = start + 1
      while end < keyed.count, keyed[end].name == keyed[start].name { end += 1 }
      if end - start > Self.recordsOfOne {
        let rows = keyed[start..<end].map { Int($0.row) }
        let further = Self.peopleInAccount(rows, table) - Self.recordsOfOne
        if further > 0 {
          // Of so many people it is one.
          for row in rows { most[row] = Float(-log2(Double(further))) }
        }
      }
      start = end
    }
    self.most = most
  }

  /// The largest number of records in one account that have nothing of a kind in common.
  private static func peopleInAccount(_ rows: [Int], _ table: RecordTable) -> Int {
    var accounts: [Int32: [Int]] = [:]
    for row in rows { accounts[table.sources[row], default: []].append(row) }
    var people = 0
    for rows in accounts.values where rows.count > recordsOfOne {
      let mails = groupCount(rows) { row in table.mails[row].map(\.address) }
      let phones = groupCount(rows) { row in table.phones[row].map(\.number) }
      let birthdays = Set(rows.map { table.birthdays[$0] }.filter { !$0.isMissing }).count
      people = max(people, mails, phones, birthdays)
    }
    return people
  }

  /// Into how many groups rows fall that have no value in common; rows without one don't count.
  private static func groupCount(_ rows: [Int], _ values: (Int) -> [Int32]) -> Int {
    var sets = UnionFind(count: rows.count)
    var first: [Int32: Int] = [:]
    var count = 0
    for (index, row) in rows.enumerated() {
      let own = values(row)
      if !own.isEmpty { count += 1 }
      for value in own {
        guard let other = first[value] else {
          first[value] = index
          continue
        }
        if sets.root(other) != sets.root(index) {
          sets.join(other, index)
          count -= 1
        }
      }
    }
    return count
  }
}
