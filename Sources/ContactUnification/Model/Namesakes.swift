/// How many pairs of records of one name there are whose people were born on two days, and are two.
struct Namesakes: Sendable {
  /// How many pairs of records with birthdays chance would give one name, given and family names being independent.
  var byChance = 0.0
  /// How many there are that have two birthdays, in one account and in two. Not all of them are compared: of a common
  /// name each record is compared with a few others.
  private(set) var inOneAccount = 0.0
  private(set) var inTwoAccounts = 0.0

  init(byChance: Double = 0, inOneAccount: Double = 0, inTwoAccounts: Double = 0) {
    self.byChance = byChance
    self.inOneAccount = inOneAccount
    self.inTwoAccounts = inTwoAccounts
  }

  /// Counts those of all records.
  init(_ table: RecordTable) {
    var named: [(name: UInt64, row: Int32)] = []
    for row in 0..<table.count where !table[row].birthday.isMissing {
      guard let name = table.names.first(row), name.given >= 0, name.family >= 0 else { continue }
      let given = UInt64(table.components.fold(name.given))
      let family = UInt64(table.components.fold(name.family))
      named.append((given << 32 | family, Int32(truncatingIfNeeded: row)))
    }
    named.sort { ($0.name, $0.row) < ($1.name, $1.row) }
    for run in named.runs(where: { $0.name == $1.name }) {
      let rows = named[run].map { Int($0.row) }
      let accounts = Dictionary(grouping: rows) { table[$0].source }.values
      let own = accounts.reduce(0) { $0 + Self.pairsOfTwoDays($1, table) }
      inOneAccount += own
      inTwoAccounts += Self.pairsOfTwoDays(rows, table) - own
    }
  }

  /// The pairs of rows but those that have one birthday.
  private static func pairsOfTwoDays(_ rows: [Int], _ table: RecordTable) -> Double {
    func pairs(_ count: Int) -> Double { Double(count * (count - 1) / 2) }
    let days = Dictionary(grouping: rows) { table[$0].birthday }.values
    return days.reduce(pairs(rows.count)) { $0 - pairs($1.count) }
  }

  /// How many pairs there are at a level of accounts.
  subscript(level: MatchLevel) -> Double {
    level == .accountSame ? inOneAccount : inTwoAccounts
  }
}
