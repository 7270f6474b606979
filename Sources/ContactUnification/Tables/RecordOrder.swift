import ContactLikeness
import ContactModel
import SourceText

/// The order of records by name, then by key and content, so that nothing depends on the input's order. Namesakes are
/// compared most, and lie together in memory so.
enum RecordOrder {
  /// The input's positions in that order.
  static func positions(
    of records: [UnificationRecord], jobs: Int, isCancelled: @escaping @Sendable () -> Bool
  ) throws -> [Int] {
    let ranges = Parallel.ranges(of: records.count, jobs: jobs)
    // What each part begins with is told by a few keys.
    let step = max(1, records.count / (8 * ranges.count))
    let sample = stride(from: 0, to: records.count, by: step)
      .map { SortedKey(records[$0], position: $0) }.sorted { $0.isBefore($1, in: records) }
    let bounds = (1..<ranges.count).map { sample[$0 * sample.count / ranges.count] }
    let parts = try PartExchange(ranges.count, jobs: jobs, isCancelled: isCancelled) { part in
      ranges[part].map { SortedKey(records[$0], position: $0) }
    } to: { key in
      bounds.boundary { key.isBefore($0, in: records) }
    }
    let sorted = try Parallel.list(ranges.count, jobs: jobs, isCancelled: isCancelled) { part in
      parts.take(part).sorted { $0.isBefore($1, in: records) }
    }
    return ordered(sorted, records)
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

/// The place of a record's name and key, with their beginnings as numbers, by which most are told apart.
private struct SortedKey {
  let position: Int
  private let name: UInt64
  private let kind: Kind
  /// The hash, or the eight bytes behind `uid:`.
  private let beginning: UInt64

  /// In the order of the keys.
  private enum Kind: UInt8 {
    case hash, identifier
    /// Another key, or one that has more than ASCII in it: strings are not ordered by their bytes then.
    case other
  }

  init(_ record: UnificationRecord, position: Int) {
    self.position = position
    name = Self.name(of: record.contact.storage)
    let key = record.key
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
    name != other.name
      || kind != .other && other.kind != .other
        && (kind != other.kind || beginning != other.beginning)
  }

  /// How a family name and a given name begin, which need be no more than nearly the same for nearly all namesakes.
  private static func name(of contact: ContactStorage) -> UInt64 {
    let records = contact.records
    guard let start = records.firstIndex(where: { $0.isValue && $0.key == .name }) else { return 0 }
    var name: UInt64 = 0
    for (component, length) in [(0, 5), (1, 3)] {
      let part = records[(start + 1)...].prefix { !$0.isValue }.first {
        $0.part == .component(UInt8(component))
      }
      let bytes = part.map { contact.bytes[$0.text.range].prefix(length) } ?? []
      for byte in bytes { name = name << 8 | UInt64(ASCII.lowercased(byte)) }
      name <<= UInt64(8 * (length - bytes.count))
    }
    return name
  }

  func isBefore(_ other: SortedKey, in records: [UnificationRecord]) -> Bool {
    if areToldApart(from: other) {
      if name != other.name { return name < other.name }
      return kind == other.kind ? beginning < other.beginning : kind == .hash
    }
    let (key, otherKey) = (records[position].key, records[other.position].key)
    return key == otherKey ? position < other.position : key < otherKey
  }

  func isSame(as other: SortedKey, in records: [UnificationRecord]) -> Bool {
    !areToldApart(from: other) && records[position].key == records[other.position].key
  }
}
