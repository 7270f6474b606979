import Glibc

/// How much oftener a given and a family name come together than how common each is would say.
///
/// Names of one language come together: where one in thirty is called Nguyễn or Trần, it is among
/// them that one looks for somebody called Thảo. How often is told by others' names alone, lest a
/// person's own records count: which family names have given names that stand with other family
/// names that stand with the given name.
struct NameAffinity: Sendable {
  /// By row, in bits, at least 0; 0 for names that only one record has.
  let bits: [Float]

  /// So many names are looked at in each step.
  private static let breadth = 4
  /// How many records the frequency of the family name alone weighs.
  private static let prior = 130.0

  init(_ table: RecordTable, familyBits: [Float]) {
    var keys: [UInt64] = []
    keys.reserveCapacity(table.count)
    for row in 0..<table.count {
      guard let name = Self.name(row, table) else { continue }
      keys.append(UInt64(name.given) << 32 | UInt64(name.family))
    }
    let count = table.components.count
    let families = NamesByName(keys, count: count)
    let givens = NamesByName(keys.map { $0 << 32 | $0 >> 32 }, count: count)
    // By the place of the name among those of the given name, which is that of its first record.
    var found = [Float](repeating: -1, count: families.names.count)
    bits = (0..<table.count).map { row in
      guard let (given, family) = Self.name(row, table) else { return 0 }
      let places = families.range(family, of: given)
      if places.count < 2 { return 0 }
      if found[places.lowerBound] < 0 {
        let alone = exp2(-Double(familyBits[Int(family)]))
        let others = Self.found(given, family, families, givens)
        let together = (others.both + Self.prior * alone) / (others.all + Self.prior)
        found[places.lowerBound] = Float(max(0, log2(together / alone)))
      }
      return found[places.lowerBound]
    }
  }

  private static func name(_ row: Int, _ table: RecordTable) -> (given: Int32, family: Int32)? {
    guard case .person = table.kinds[row], let name = table.names.first(row), name.given >= 0,
      name.family >= 0
    else { return nil }
    return (name.given, name.family)
  }

  /// How many records have the given names that come with the given name's other family names,
  /// and how many of these have the family name.
  private static func found(
    _ given: Int32, _ family: Int32, _ families: NamesByName, _ givens: NamesByName
  ) -> (both: Double, all: Double) {
    var both = 0
    var all = 0
    families.forEachOther(of: given, than: family, most: breadth) { otherFamily in
      givens.forEachOther(of: otherFamily, than: given, most: breadth) { otherGiven in
        both += families.range(family, of: otherGiven).count
        all += families.range(of: otherGiven).count
      }
    }
    return (Double(both), Double(all))
  }
}

/// For each name the names that come with it, sorted, as often as they do.
private struct NamesByName {
  private var starts: [Int32]
  let names: [Int32]

  /// - Parameter keys: A name each, and the one that comes with it, in 32 bits each.
  init(_ keys: [UInt64], count: Int) {
    starts = [Int32](repeating: 0, count: count + 1)
    for key in keys { starts[Int(key >> 32) + 1] += 1 }
    for index in 1..<starts.count { starts[index] += starts[index - 1] }
    names = keys.sorted().map { Int32(truncatingIfNeeded: $0) }
  }

  func range(of name: Int32) -> Range<Int> {
    Int(starts[Int(name)])..<Int(starts[Int(name) + 1])
  }

  /// Where one name stands among those of another.
  func range(_ other: Int32, of name: Int32) -> Range<Int> {
    let all = range(of: name)
    let lower = bound(all) { $0 < other }
    return lower..<bound(lower..<all.upperBound) { $0 <= other }
  }

  private func bound(_ range: Range<Int>, _ isBelow: (Int32) -> Bool) -> Int {
    var (low, high) = (range.lowerBound, range.upperBound)
    while low < high {
      let middle = (low + high) / 2
      if isBelow(names[middle]) { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// Names that come with a name, apart from one, evenly chosen.
  func forEachOther(of name: Int32, than other: Int32, most: Int, _ visit: (Int32) -> Void) {
    let all = range(of: name)
    let left = range(other, of: name)
    let count = all.count - left.count
    let chosen = min(most, count)
    for number in 0..<chosen {
      var index = all.lowerBound + number * count / chosen
      if index >= left.lowerBound { index += left.count }
      visit(names[index])
    }
  }
}
