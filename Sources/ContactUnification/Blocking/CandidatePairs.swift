/// The pairs worth comparing, found by the keys that records have in common.
///
/// A key that many records share is refined rather than dropped: its records are divided by
/// given name, then by the whole name, and what is left of a thousand equal names is compared
/// with neighbours alone. So the number of pairs grows with the number of records.
struct CandidatePairs {
  private let table: RecordTable
  private let statistics: ValueStatistics
  private let copies: ExactCopies

  /// In a block that can't be refined each is compared with so many that follow.
  private static let window = 4

  init(_ table: RecordTable, _ statistics: ValueStatistics, _ copies: ExactCopies) {
    self.table = table
    self.statistics = statistics
    self.copies = copies
  }

  /// All pairs, divided by the range that their first row is in, each once and in order; and what
  /// came of a piece of work beside.
  ///
  /// - Parameter withParts: Whether to look by parts of addresses too.
  func find<Side: Sendable>(
    withParts: Bool = false, jobs: Int, isCancelled: @escaping @Sendable () -> Bool,
    beside side: @escaping @Sendable () -> Side
  ) throws -> (pairs: [[UInt64]], side: Side) {
    let (table, copies) = (table, copies)
    // For one thread too, since how far the comparison is, is told part by part.
    let ranges = Parallel.ranges(of: table.count, jobs: max(2, jobs))
    let partCount = ranges.count
    let (keyed, other) = try Parallel.map(
      ranges.count, jobs: jobs, isCancelled: isCancelled, beside: side
    ) { part in
      let keys = BlockingKeys(table, withParts: withParts)
      var found: [(key: UInt64, row: Int32)] = []
      for row in ranges[part] where copies.first(of: row) == nil { keys.append(row, to: &found) }
      var divided: [[(key: UInt64, row: Int32)]] = Array(repeating: [], count: partCount)
      for entry in found { divided[Int((entry.key >> 8) % UInt64(partCount))].append(entry) }
      return divided
    }
    let bounds = ranges.map { UInt64($0.upperBound) }
    let roots = statistics.givenRoots
    let pairs = try Parallel.map(partCount, jobs: jobs, isCancelled: isCancelled) { part in
      var entries: [(key: UInt64, row: Int32)] = []
      for divided in keyed { entries += divided[part] }
      entries.sort { ($0.key, $0.row) < ($1.key, $1.row) }
      var blocks = BlockRefinement(
        table: table, roots: roots, window: Self.window)
      var start = 0
      var rows: [Int32] = []
      while start < entries.count {
        rows.removeAll(keepingCapacity: true)
        var end = start
        while end < entries.count, entries[end].key == entries[start].key {
          rows.append(entries[end].row)
          end += 1
        }
        if rows.count > 1 {
          blocks.largest = BlockingKeys.kind(of: entries[start].key).largestBlock
          blocks.add(rows[...], depth: 0)
        }
        start = end
      }
      var divided: [[UInt64]] = Array(repeating: [], count: partCount)
      for pair in blocks.pairs {
        divided[bounds.partition(holding: pair >> 32)].append(pair)
      }
      for row in ranges[part] {
        guard let first = copies.first(of: row) else { continue }
        divided[bounds.partition(holding: UInt64(first))].append(UInt64(first) << 32 | UInt64(row))
      }
      return divided
    }
    let unique = try Parallel.map(partCount, jobs: jobs, isCancelled: isCancelled) { part in
      var all: [UInt64] = []
      for divided in pairs { all += divided[part] }
      all.sort()
      var unique: [UInt64] = []
      for pair in all where pair != unique.last { unique.append(pair) }
      return unique
    }
    return (unique, other)
  }
}

extension [UInt64] {
  /// The first index whose bound is above the value; the array is ascending.
  fileprivate func partition(holding value: UInt64) -> Int {
    var low = 0
    var high = count - 1
    while low < high {
      let middle = (low + high) / 2
      if self[middle] <= value { low = middle + 1 } else { high = middle }
    }
    return low
  }
}

/// Divides blocks until they are small enough, and collects their pairs.
private struct BlockRefinement {
  let table: RecordTable
  let roots: [UInt32]
  let window: Int
  /// In a block up to this size everybody is compared with everybody.
  var largest = 0
  var pairs: [UInt64] = []

  mutating func add(_ rows: ArraySlice<Int32>, depth: Int) {
    if rows.count <= largest {
      for (offset, first) in rows.enumerated() {
        for second in rows.dropFirst(offset + 1) { append(first, second) }
      }
      return
    }
    guard depth < 3 else {
      addNeighbours(rows)
      return
    }
    let divided = rows.map { (key: key(Int($0), depth), row: $0) }
      .sorted { ($0.key, $0.row) < ($1.key, $1.row) }
    var start = 0
    while start < divided.count {
      var end = start + 1
      while end < divided.count, divided[end].key == divided[start].key { end += 1 }
      if end - start > 1 { add(divided[start..<end].map(\.row)[...], depth: depth + 1) }
      start = end
    }
  }

  /// What a block is divided by: the given name, the whole name, then the birthday and place.
  private func key(_ row: Int, _ depth: Int) -> UInt64 {
    let name = table.names.first(row)
    switch depth {
    case 0: return UInt64(roots[row])
    case 1:
      return UInt64(UInt32(bitPattern: name?.given ?? -1)) << 32
        | UInt64(UInt32(bitPattern: name?.family ?? -1))
    default:
      let birthday = table[row].birthday
      let street = table.places.first(row)?.street ?? -1
      return UInt64(birthday.month) << 48 | UInt64(birthday.day) << 40
        | UInt64(UInt32(bitPattern: street))
    }
  }

  private mutating func addNeighbours(_ rows: ArraySlice<Int32>) {
    for (offset, first) in rows.enumerated() {
      for second in rows.dropFirst(offset + 1).prefix(window) { append(first, second) }
    }
  }

  private mutating func append(_ a: Int32, _ b: Int32) {
    guard a != b else { return }
    pairs.append(UInt64(min(a, b)) << 32 | UInt64(max(a, b)))
  }
}
