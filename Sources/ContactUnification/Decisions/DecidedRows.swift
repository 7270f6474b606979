import ContactLikeness
import ContactModel

/// What somebody decided, as rows that must and rows that must not be together.
struct DecidedRows: Sendable {
  /// Rows to join, in pairs.
  private(set) var together: [(Int, Int)] = []
  /// Those of them that nobody decided, but that are one person as they are.
  private(set) var known: Set<IndexPair> = []
  /// By row: those it must not be with, ascending.
  private(set) var apart: [Int: [Int]] = [:]
  /// By row, one of those that it was decided to be one person with, the same for all of them.
  private(set) var decided: [Int: Int] = [:]
  private(set) var contradictions: [DecisionContradiction] = []
  private(set) var unknown: [RecordPair] = []

  /// - Parameter table: The rows of the records.
  init(_ options: UnificationOptions, _ records: [UnificationRecord], _ table: RecordTable) {
    obey(options, records, table.positions)
    var known = Self.sameGroups(records, table)
    if !options.knownPairs.isEmpty {
      let rows = table.rowsOfPositions
      known += options.knownPairs.map { (Int(rows[$0.0]), Int(rows[$0.1])) }
    }
    join(known, rowCount: table.count)
    if together.isEmpty { return }
    var sets = UnionFind(count: table.count)
    for (a, b) in together { sets.join(a, b) }
    for (a, b) in together {
      decided[a] = sets.root(a)
      decided[b] = sets.root(b)
    }
  }

  /// Groups of one name, which are one group, and places and devices that are one in several accounts. There is
  /// nothing to compare these by but kind, name and UID, which must all be the same.
  private static func sameGroups(
    _ records: [UnificationRecord], _ table: RecordTable
  ) -> [(Int, Int)] {
    var pairs: [(Int, Int)] = []
    var groups: [String: Int] = [:]
    var others: [UInt64: Int] = [:]
    for row in 0..<table.count {
      guard case .other = table[row].kind else { continue }
      let contact = records[table.positions[row]].contact
      if contact.kind == .group {
        let name = contact.displayName
        if name.isEmpty { continue }
        if let first = groups[name] { pairs.append((first, row)) } else { groups[name] = row }
        continue
      }
      let identifier = table[row].identifier
      guard !identifier.isMissing else { continue }
      guard let previous = others.updateValue(row, forKey: identifier.hash) else { continue }
      let first = records[table.positions[previous]].contact
      if first.kind == contact.kind, first.formattedName == contact.formattedName {
        pairs.append((previous, row))
      }
    }
    return pairs
  }

  private mutating func obey(
    _ options: UnificationOptions, _ all: [UnificationRecord], _ positions: [Int]
  ) {
    if options.mustLink.isEmpty, options.cannotLink.isEmpty { return }
    let records = positions.map { all[$0] }
    let rows = RecordsByKey(records)
    var sets = DecidedKeys()
    // What was merged before is one, and stands in chains as if it had been decided.
    for record in records {
      for key in record.formerKeys where key != record.key {
        _ = sets.join(RecordPair(record.key, key))
      }
    }
    let decisions = [options.cannotLink, options.mustLink].map { pairs in
      pairs.map { (pair: $0, first: rows[$0.first], second: rows[$0.second]) }
    }
    unknown = decisions.joined().filter { $0.first.isEmpty || $0.second.isEmpty }.map(\.pair)
    for (pair, first, second) in decisions[0] where !first.isEmpty && !second.isEmpty {
      if let chain = pair.first == pair.second ? [] : sets.keepApart(pair) {
        contradictions.append(DecisionContradiction(apart: pair, chain: chain))
        continue
      }
      for x in first {
        for y in second {
          apart[x, default: []].append(y)
          apart[y, default: []].append(x)
        }
      }
    }
    for (pair, first, second) in decisions[1] where !first.isEmpty && !second.isEmpty {
      if let contradiction = sets.join(pair) {
        contradictions.append(contradiction)
        continue
      }
      for row in first + second where row != first[0] { together.append((first[0], row)) }
    }
    for row in apart.keys { apart[row]?.sort() }
  }

  /// Joins rows that are known to be one person. Where a decision keeps two of them apart, what is
  /// known of those that hang together with them does not count.
  private mutating func join(_ pairs: [(Int, Int)], rowCount: Int) {
    guard !pairs.isEmpty else { return }
    var sets = UnionFind(count: rowCount)
    for (a, b) in together + pairs { sets.join(a, b) }
    var refused: Set<Int> = []
    for (row, others) in apart {
      for other in others where sets.root(row) == sets.root(other) {
        refused.insert(sets.root(row))
      }
    }
    for pair in pairs where pair.0 != pair.1 && !refused.contains(sets.root(pair.0)) {
      together.append(pair)
      known.insert(IndexPair(pair.0, pair.1))
    }
  }

  /// All rows that something was decided of.
  var rows: Set<Int> {
    Set(together.flatMap { [$0.0, $0.1] } + apart.keys)
  }

  func keepsApart(_ a: Int, _ b: Int) -> Bool { apart[a]?.contains(b) ?? false }
}
