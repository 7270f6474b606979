/// The pairs worth comparing, found by the keys that records have in common.
///
/// A key that many records share is refined rather than dropped: its records are divided by
/// given name, then by the whole name, and what is left of a thousand equal names is compared
/// with neighbours alone. So the number of pairs grows with the number of records.
struct CandidatePairs {
  let table: RecordTable
  let statistics: ValueStatistics
  let copies: ExactCopies

  /// By key, then by row. The keys are hashes, so their highest bits spread them.
  private static func sorted(_ entries: [KeyedRow]) -> [KeyedRow] {
    let bits = max(1, Int.bitWidth - (entries.count / 8).leadingZeroBitCount)
    return entries.sorted(
      numbers: 1 << bits, by: { Int($0.key >> UInt64(64 - bits)) },
      { ($0.key, $0.row) < ($1.key, $1.row) })
  }

  /// All pairs, divided by the range that their first row is in, each once and in order.
  func find(
    jobs: Int, isCancelled: @escaping @Sendable () -> Bool
  ) throws -> [[IndexPair]] {
    let (table, copies) = (table, copies)
    // For one thread too, since how far the comparison is, is told part by part.
    let ranges = Parallel.ranges(of: table.count, jobs: max(2, jobs))
    let partCount = ranges.count
    let spelled = SpelledNames(table)
    let keyed = try PartExchange(partCount, jobs: jobs, isCancelled: isCancelled) { part in
      let keys = BlockingKeys(table: table, spelled: spelled)
      var found: [KeyedRow] = []
      for row in ranges[part] where copies.first(of: row) == nil { keys.append(row, to: &found) }
      return found
    } to: {
      Int(($0.key >> 8) % UInt64(partCount))
    }
    let roots = statistics.givenRoots
    let pairs = try PartExchange(partCount, jobs: jobs, isCancelled: isCancelled) { part in
      let entries = Self.sorted(keyed.take(part))
      var blocks = BlockRefinement(table: table, roots: roots)
      for run in entries.runs(where: { $0.key == $1.key }) {
        blocks.largest = BlockingKeys.kind(of: entries[run.lowerBound].key).largestBlock
        blocks.add(entries[run].map(\.row), depth: 0)
      }
      for row in ranges[part] {
        if let first = copies.first(of: row) { blocks.pairs.append(IndexPair(first, row)) }
      }
      return blocks.pairs
    } to: { pair in
      Parallel.part(of: pair.first, in: ranges)
    }
    return try Parallel.map(partCount, jobs: jobs, isCancelled: isCancelled) { part in
      let range = ranges[part]
      let all = pairs.take(part).sorted(
        numbers: range.count, by: { $0.first - range.lowerBound }, <)
      var unique: [IndexPair] = []
      for pair in all where pair != unique.last { unique.append(pair) }
      return unique.withoutRoom
    }
  }
}

/// Divides blocks until they are small enough, and collects their pairs.
private struct BlockRefinement {
  let table: RecordTable
  let roots: [UInt32]
  /// In a block up to this size everybody is compared with everybody.
  var largest = 0
  var pairs: [IndexPair] = []

  /// In a block that can't be refined each is compared with so many that follow.
  private static let window = 4

  mutating func add(_ rows: [Int], depth: Int) {
    if rows.count <= largest { return append(rows, most: rows.count) }
    if depth == 3 { return append(rows, most: Self.window) }
    let divided = rows.map { (key: key($0, depth), row: $0) }
      .sorted { ($0.key, $0.row) < ($1.key, $1.row) }
    for run in divided.runs(where: { $0.key == $1.key }) {
      add(divided[run].map(\.row), depth: depth + 1)
    }
  }

  /// Pairs each row with so many that follow.
  private mutating func append(_ rows: [Int], most: Int) {
    for (place, first) in rows.enumerated() {
      for second in rows[(place + 1)...].prefix(most) { pairs.append(IndexPair(first, second)) }
    }
  }

  /// What a block is divided by: the given name, the whole name, then the birthday and place.
  private func key(_ row: Int, _ depth: Int) -> UInt64 {
    switch depth {
    case 0: return UInt64(roots[row])
    case 1:
      let name = table.names.first(row)
      return UInt64(UInt32(bitPattern: name?.given ?? -1)) << 32
        | UInt64(UInt32(bitPattern: name?.family ?? -1))
    default:
      let birthday = table[row].birthday
      let street = table.places.first(row)?.street ?? -1
      return UInt64(birthday.month) << 48 | UInt64(birthday.day) << 40
        | UInt64(UInt32(bitPattern: street))
    }
  }
}
