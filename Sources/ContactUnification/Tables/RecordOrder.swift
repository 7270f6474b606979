/// The order of records by key, then by content, so that nothing depends on the input's order.
enum RecordOrder {
  /// The input's positions in that order.
  static func positions(
    of records: [UnificationRecord], jobs: Int, isCancelled: @escaping @Sendable () -> Bool
  ) throws -> [Int] {
    let count = records.count
    let partCount = max(1, min(jobs, count / 256))
    var parts = try Parallel.map(partCount, jobs: jobs, isCancelled: isCancelled) { part in
      (count * part / partCount..<count * (part + 1) / partCount).map {
        SortedKey(records[$0].key, position: $0)
      }.sorted { $0.isBefore($1, in: records) }
    }
    while parts.count > 1 {
      parts = try stride(from: 0, to: parts.count, by: 2).map { first in
        guard first + 1 < parts.count else { return parts[first] }
        let (a, b) = (parts[first], parts[first + 1])
        // Pieces of the one, each with what of the other comes between its ends.
        let cuts = (0...jobs).map { a.count * $0 / jobs }
        let others = cuts.map { cut in
          cut == 0
            ? 0
            : cut == a.count ? b.count : b.boundary { !$0.isBefore(a[cut], in: records) }
        }
        return try Parallel.list(jobs, jobs: jobs, isCancelled: isCancelled) { piece in
          merged(
            a[cuts[piece]..<cuts[piece + 1]], b[others[piece]..<others[piece + 1]], records)
        }
      }
    }
    return ordered(parts.first ?? [], records)
  }

  private static func merged(
    _ a: ArraySlice<SortedKey>, _ b: ArraySlice<SortedKey>, _ records: [UnificationRecord]
  ) -> [SortedKey] {
    var merged: [SortedKey] = []
    merged.reserveCapacity(a.count + b.count)
    var (first, second) = (a.startIndex, b.startIndex)
    while first < a.endIndex, second < b.endIndex {
      if b[second].isBefore(a[first], in: records) {
        merged.append(b[second])
        second += 1
      } else {
        merged.append(a[first])
        first += 1
      }
    }
    return merged + a[first...] + b[second...]
  }

  /// The positions, those of one key by content. They are rare; only they need it to be told apart.
  private static func ordered(_ keys: [SortedKey], _ records: [UnificationRecord]) -> [Int] {
    var positions = keys.map(\.position)
    for run in keys.runs(where: { $0.isSame(as: $1, in: records) }) {
      let sorted = positions[run].map { position in
        (hash: ContentHash.of(records[position].contact), position: position)
      }.sorted {
        ($0.hash, records[$0.position].source, records[$0.position].index)
          < ($1.hash, records[$1.position].source, records[$1.position].index)
      }
      positions.replaceSubrange(run, with: sorted.map(\.position))
    }
    return positions
  }
}

/// The place of a record's key, with its beginning as a number, by which most are told apart.
private struct SortedKey {
  let position: Int
  private let kind: Kind
  /// The hash, or the eight bytes behind `uid:`.
  private let beginning: UInt64

  /// In the order of the keys.
  private enum Kind: UInt8 {
    case hash, identifier
    /// Another key, or one that has more than ASCII in it: strings are not ordered by their bytes then.
    case other
  }

  init(_ key: RecordKey, position: Int) {
    self.position = position
    if let hash = key.hash {
      (kind, beginning) = (.hash, hash)
      return
    }
    let bytes = key.text.utf8
    let isIdentifier = bytes.starts(with: "uid:".utf8) && !bytes.contains { $0 >= 0x80 }
    kind = isIdentifier ? .identifier : .other
    let eight = bytes.dropFirst("uid:".utf8.count).prefix(8)
    let number = eight.reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
    beginning = number << (64 - 8 * eight.count)
  }

  private func areToldApart(from other: SortedKey) -> Bool {
    kind != .other && other.kind != .other && (kind != other.kind || beginning != other.beginning)
  }

  func isBefore(_ other: SortedKey, in records: [UnificationRecord]) -> Bool {
    if areToldApart(from: other) {
      return kind == other.kind ? beginning < other.beginning : kind == .hash
    }
    let (key, otherKey) = (records[position].key, records[other.position].key)
    return key == otherKey ? position < other.position : key < otherKey
  }

  func isSame(as other: SortedKey, in records: [UnificationRecord]) -> Bool {
    !areToldApart(from: other) && records[position].key == records[other.position].key
  }
}
