/// The constituents of a merged contact: those of the records that were merged before, and the
/// other records themselves.
///
/// A card that several of them hold is there once; one that a single source holds twice is two.
struct ConstituentSet {
  private var texts: [ConstituentText] = []
  /// For each, the record that it comes from where that was merged before; 0 for all others.
  private var groups: [Int] = []
  private var lastGroup = 0

  /// Adds a record that was not merged before.
  mutating func add(_ text: ConstituentText) {
    texts.append(text)
    groups.append(0)
  }

  /// Adds those of a record that was.
  mutating func add(_ earlier: [ConstituentText]) {
    lastGroup += 1
    texts += earlier
    groups += earlier.map { _ in lastGroup }
  }

  /// The values of the properties.
  var encoded: [[UInt8]] {
    let kept = lastGroup > 0 ? distinct : texts
    return kept.map { $0.encoded(count: kept.count) }
  }

  /// Of a card that is there as itself and in a record that was merged before, the former is kept,
  /// which has its place in the source as it is now.
  private var distinct: [ConstituentText] {
    let identities = texts.map(\.identity)
    var counts: [[UInt8]: [Int: Int]] = [:]
    for (identity, group) in zip(identities, groups) {
      counts[identity, default: [:]][group, default: 0] += 1
    }
    // How many more of each card there are than records that were not merged before.
    var left = counts.mapValues { ($0.values.max() ?? 0) - ($0[0] ?? 0) }
    return texts.indices.filter { index in
      guard groups[index] > 0 else { return true }
      guard let count = left[identities[index]], count > 0 else { return false }
      left[identities[index]] = count - 1
      return true
    }.map { texts[$0] }
  }
}
