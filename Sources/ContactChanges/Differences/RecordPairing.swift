/// Which records of two books are the same record.
///
/// Records are paired by UID; those that have none, and all where no UID of somebody is in both books, by what they
/// say, then by their name, then by a mailbox or number that only they have. Others are paired where they say the very
/// same, a mailbox or number among it. Where several could be, those are paired that share most, else the first.
package struct RecordPairing {
  /// Positions in the two books: of a record in both, of one that is gone, of one that is new.
  package struct Pair: Hashable, Sendable {
    package var first: Int?
    package var second: Int?
  }

  /// The pairs in the order of the first book, then what is only in the second.
  package let pairs: [Pair]

  /// Records that are in both books and say the same are left out.
  ///
  /// - Returns: The positions of the others, in ascending order.
  package static func unequal(
    _ first: [RecordFingerprint], _ second: [RecordFingerprint]
  ) -> (first: [Int], second: [Int]) {
    // Most books are much like their copies, in the same order.
    var begin = 0
    let least = min(first.count, second.count)
    while begin < least, first[begin] == second[begin] { begin += 1 }
    var end = 0
    while end < least - begin,
      first[first.count - 1 - end] == second[second.count - 1 - end]
    { end += 1 }
    let firstRest = begin..<(first.count - end)
    let secondRest = begin..<(second.count - end)
    var counts: [RecordFingerprint: Int] = [:]
    counts.reserveCapacity(firstRest.count)
    for position in firstRest { counts[first[position], default: 0] += 1 }
    var others: [Int] = []
    for position in secondRest {
      if let count = counts[second[position]], count > 0 {
        counts[second[position]] = count - 1
      } else {
        others.append(position)
      }
    }
    // What is left of each count is not in the second book: the last ones.
    var gone: [Int] = []
    for position in firstRest.reversed() {
      if let count = counts[first[position]], count > 0 {
        counts[first[position]] = count - 1
        gone.append(position)
      }
    }
    return (gone.reversed(), others)
  }

  package init(_ first: [RecordTraits], _ second: [RecordTraits]) {
    var pairing = Pairer(first, second)
    pairing.pair { $0.fingerprint.identifier }
    pairing.areForeign = pairing.sharesIdentifiers
    pairing.pair { $0.fingerprint.meaning }
    pairing.pair { $0.name }
    pairing.pairByAddresses()
    pairs = pairing.pairs
  }
}

/// Finds pairs, the surest first.
private struct Pairer {
  private let first: [RecordTraits]
  private let second: [RecordTraits]
  /// For each record of a book, the other's that it is paired with; -1 where there is none.
  fileprivate private(set) var partners: [Int]
  private var otherPartners: [Int]
  /// Whether some UIDs are in both books, so that one that is in one of them tells another record.
  fileprivate var areForeign = false

  init(_ first: [RecordTraits], _ second: [RecordTraits]) {
    self.first = first
    self.second = second
    partners = [Int](repeating: -1, count: first.count)
    otherPartners = [Int](repeating: -1, count: second.count)
  }

  var pairs: [RecordPairing.Pair] {
    partners.indices.map {
      RecordPairing.Pair(first: $0, second: partners[$0] < 0 ? nil : partners[$0])
    }
      + otherPartners.indices.filter { otherPartners[$0] < 0 }.map {
        RecordPairing.Pair(first: nil, second: $0)
      }
  }

  /// Whether people are in both books by UIDs.
  var sharesIdentifiers: Bool {
    partners.indices.contains { position in
      guard partners[position] >= 0, !first[position].isGroup else { return false }
      let (own, other) = (first[position].fingerprint, second[partners[position]].fingerprint)
      return own.identifier != 0 && own.identifier == other.identifier
    }
  }

  private func mayBeSame(_ a: Int, _ b: Int) -> Bool {
    let (x, y) = (first[a], second[b])
    if !areForeign || x.fingerprint.identifier == 0 || y.fingerprint.identifier == 0 { return true }
    // Who says the very same, and where to be reached, is nobody else.
    return x.fingerprint.meaning == y.fingerprint.meaning && !x.addresses.isEmpty
  }

  /// Pairs records that have the same of something, which is 0 where they have none.
  mutating func pair(by trait: (RecordTraits) -> UInt64) {
    var places: [UInt64: [Int]] = [:]
    for position in second.indices where otherPartners[position] < 0 {
      let value = trait(second[position])
      if value != 0 { places[value, default: []].append(position) }
    }
    if places.isEmpty { return }
    var groups: [UInt64: [Int]] = [:]
    var order: [UInt64] = []
    for position in first.indices where partners[position] < 0 {
      let value = trait(first[position])
      guard value != 0, places[value] != nil else { continue }
      if groups[value] == nil { order.append(value) }
      groups[value, default: []].append(position)
    }
    for value in order { pair(groups[value] ?? [], with: places[value] ?? []) }
  }

  /// Pairs the records of two groups, those first that share most.
  private mutating func pair(_ group: [Int], with others: [Int]) {
    if group.count == 1, others.count == 1 {
      if mayBeSame(group[0], others[0]) { join(group[0], others[0]) }
      return
    }
    // Many of one name say nothing, so that their order alone pairs them.
    guard group.count * others.count <= 10_000 else {
      for (a, b) in zip(group, others) where mayBeSame(a, b) { join(a, b) }
      return
    }
    var candidates: [(score: Int, first: Int, second: Int)] = []
    for a in group {
      for b in others where mayBeSame(a, b) { candidates.append((score(a, b), a, b)) }
    }
    candidates.sort { ($1.score, $0.first, $0.second) < ($0.score, $1.first, $1.second) }
    for (_, a, b) in candidates where partners[a] < 0 && otherPartners[b] < 0 { join(a, b) }
  }

  private func score(_ a: Int, _ b: Int) -> Int {
    let (x, y) = (first[a], second[b])
    let shared = Set(x.addresses).intersection(y.addresses).count
    return shared * 4 + (x.fingerprint.meaning == y.fingerprint.meaning ? 1000 : 0)
      + (x.name != 0 && x.name == y.name ? 2 : 0)
  }

  private mutating func join(_ a: Int, _ b: Int) {
    partners[a] = b
    otherPartners[b] = a
  }

  /// Pairs records by a mailbox or number that is left in one record of each book.
  mutating func pairByAddresses() {
    // The position, or -1 where there are several.
    func owners(_ records: [RecordTraits], _ partners: [Int]) -> [UInt64: Int] {
      var owners: [UInt64: Int] = [:]
      for position in records.indices where partners[position] < 0 {
        for address in records[position].addresses {
          owners[address] = owners[address] == nil ? position : -1
        }
      }
      return owners
    }
    let others = owners(second, otherPartners)
    if others.isEmpty { return }
    let own = owners(first, partners)
    for a in first.indices where partners[a] < 0 {
      for address in first[a].addresses where own[address] == a {
        guard let b = others[address], b >= 0, otherPartners[b] < 0, mayBeSame(a, b) else {
          continue
        }
        join(a, b)
        break
      }
    }
  }
}
