import ContactSelection
import GRDB

/// The index of a store: which records have a key.
///
/// A row is a key, a record that has it, and others that have it as well, as steps from each to the
/// next: of a word that thousands of names have, a row holds hundreds of records.
struct LookupTable {
  /// A record and a key that it has.
  struct Entry: Comparable {
    let key: LookupKey
    let record: Int64

    static func < (a: Entry, b: Entry) -> Bool {
      if a.key.high != b.key.high { return a.key.high < b.key.high }
      return a.key.low == b.key.low ? a.record < b.record : a.key.low < b.key.low
    }
  }

  private let database: Database
  private let insert: StoreStatement
  private let delete: StoreStatement
  private let find: StoreStatement
  private let findBeginning: StoreStatement

  /// So many bytes of steps stand in a row.
  private static let mostBytes = 1000

  init(_ database: Database) throws {
    self.database = database
    insert = try StoreStatement(
      database, "INSERT OR IGNORE INTO lookup (key, record, others) VALUES (?, ?, ?)")
    delete = try StoreStatement(database, "DELETE FROM lookup WHERE key = ? AND record = ?")
    find = try StoreStatement(database, "SELECT record, others FROM lookup WHERE key = ?")
    findBeginning = try StoreStatement(
      database, "SELECT record, others FROM lookup WHERE key BETWEEN ? AND ?")
  }

  // MARK: Asking

  /// Hands out the records that have a key, until `body` returns false.
  func enumerate(_ key: LookupKey, _ body: (Int64) throws -> Bool) throws {
    try find.enumerate([.blob(key.bytes)]) { try Self.records(of: $0, body) }
  }

  /// Hands out the records that have a key which begins with this one, some of them several times.
  func enumerate(beginning key: LookupKey, _ body: (Int64) throws -> Void) throws {
    var last = key.bytes
    while last.count < LookupKey.longest { last.append(0xFF) }
    try findBeginning.enumerate([.blob(key.bytes), .blob(last)]) { row in
      try Self.records(of: row) {
        try body($0)
        return true
      }
    }
  }

  private static func records(
    of row: StoreStatement, _ body: (Int64) throws -> Bool
  ) throws -> Bool {
    var record = row.integer(0)
    guard try body(record) else { return false }
    var reader = ByteReader(row.bytes(1))
    while !reader.isAtEnd {
      record &+= Int64(truncatingIfNeeded: reader.variable())
      guard try body(record) else { return false }
    }
    return true
  }

  // MARK: Changing

  /// Notes what records have. Sorted, it goes in in a fraction of the time.
  func add(_ entries: [Entry]) throws { try add(sorted: Self.sorted(entries)) }

  /// Notes what records have, which is sorted already.
  func add(sorted entries: [Entry]) throws {
    try Self.forEachKey(entries) { try insertRows($0, $1) }
  }

  /// Forgets what records had.
  func remove(_ entries: [Entry]) throws {
    try Self.forEachKey(Self.sorted(entries)) { key, removed in
      let gone = Set(removed)
      var rows: [[Int64]] = []
      try find.enumerate([.blob(key.bytes)]) { row in
        var records: [Int64] = []
        _ = try Self.records(of: row) {
          records.append($0)
          return true
        }
        rows.append(records)
        return true
      }
      for records in rows {
        let left = records.filter { !gone.contains($0) }
        guard left.count < records.count, let first = records.first else { continue }
        try delete.run(.blob(key.bytes), .integer(first))
        try insertRows(key, left)
      }
    }
  }

  /// Forgets everything.
  func removeAll() throws { try database.run("DELETE FROM lookup") }

  private static func forEachKey(
    _ entries: [Entry], _ body: (LookupKey, [Int64]) throws -> Void
  ) throws {
    var start = 0
    var records: [Int64] = []
    while start < entries.count {
      var end = start
      records.removeAll(keepingCapacity: true)
      while end < entries.count, entries[end].key == entries[start].key {
        if records.last != entries[end].record { records.append(entries[end].record) }
        end += 1
      }
      try body(entries[start].key, records)
      start = end
    }
  }

  /// Adds rows of records that have a key, ascending.
  private func insertRows(_ key: LookupKey, _ records: [Int64]) throws {
    var start = 0
    var others: [UInt8] = []
    while start < records.count {
      var end = start + 1
      others.removeAll(keepingCapacity: true)
      while end < records.count, others.count < Self.mostBytes {
        VariableInteger.append(UInt64(records[end] - records[end - 1]), to: &others)
        end += 1
      }
      try key.withBytes { key in
        try others.withUnsafeBytes {
          try insert.run(.bytes(key), .integer(records[start]), $0.isEmpty ? .null : .bytes($0))
        }
      }
      // Where the first is known already, the others are not.
      start = database.changesCount == 0 ? start + 1 : end
    }
  }
}

// MARK: - Sorting

extension LookupTable {
  /// Fewer are sorted at once.
  private static let fewEntries = 1 << 14

  /// The entries in their order. The hundreds of thousands of an import are dealt out by the beginning
  /// of their keys first, which takes a fraction of the time that comparing all of them does.
  static func sorted(_ entries: [Entry]) -> [Entry] {
    guard entries.count > fewEntries else { return entries.sorted() }
    var dealt = dealtOut(entries) { Int(truncatingIfNeeded: beginning($0) & 0xFFFF) }
    dealt = dealtOut(dealt) { Int(truncatingIfNeeded: beginning($0) >> 16) }
    var start = 0
    while start < dealt.count {
      var end = start + 1
      while end < dealt.count, beginning(dealt[end]) == beginning(dealt[start]) { end += 1 }
      if end - start > 1 { dealt[start..<end].sort() }
      start = end
    }
    return dealt
  }

  /// The first 32 bits of a key but for the five that no kind uses.
  private static func beginning(_ entry: Entry) -> UInt64 { (entry.key.high << 5) >> 32 }

  /// The entries by a number of 16 bits, those that have the same one as they came.
  private static func dealtOut(_ entries: [Entry], by number: (Entry) -> Int) -> [Entry] {
    var places = [Int](repeating: 0, count: (1 << 16) + 1)
    for entry in entries { places[number(entry) + 1] += 1 }
    for index in places.indices.dropFirst() { places[index] += places[index - 1] }
    return [Entry](unsafeUninitializedCapacity: entries.count) { buffer, count in
      for entry in entries {
        let number = number(entry)
        buffer.initializeElement(at: places[number], to: entry)
        places[number] += 1
      }
      count = entries.count
    }
  }
}
