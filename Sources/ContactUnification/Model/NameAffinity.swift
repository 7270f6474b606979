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
  private static let breadth = 6
  /// How many records the frequency of the family name alone weighs.
  private static let prior = 300.0

  init(_ table: RecordTable, familyBits: [Float]) {
    var named: [(given: Int32, family: Int32, row: Int32)] = []
    for row in 0..<table.count {
      guard case .person = table.kinds[row], let name = table.names.first(row), name.given >= 0,
        name.family >= 0
      else { continue }
      named.append((name.given, name.family, Int32(truncatingIfNeeded: row)))
    }
    let count = table.components.count
    let families = NamesByName(named.lazy.map { ($0.given, $0.family) }, count: count)
    let givens = NamesByName(named.lazy.map { ($0.family, $0.given) }, count: count)
    named.sort { ($0.given, $0.family, $0.row) < ($1.given, $1.family, $1.row) }
    var bits = [Float](repeating: 0, count: table.count)
    var start = 0
    while start < named.count {
      let (given, family, _) = named[start]
      var end = start + 1
      while end < named.count, named[end].given == given, named[end].family == family { end += 1 }
      if end - start > 1 {
        let alone = exp2(-Double(familyBits[Int(family)]))
        let found = Self.found(given, family, families, givens)
        let together = (found.both + Self.prior * alone) / (found.all + Self.prior)
        let more = Float(max(0, log2(together / alone)))
        for item in named[start..<end] { bits[Int(item.row)] = more }
      }
      start = end
    }
    self.bits = bits
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
  private var names: [Int32]

  init(_ pairs: some Sequence<(Int32, Int32)>, count: Int) {
    starts = [Int32](repeating: 0, count: count + 1)
    var keyed: [UInt64] = []
    for (name, other) in pairs {
      starts[Int(name) + 1] += 1
      keyed.append(UInt64(UInt32(bitPattern: name)) << 32 | UInt64(UInt32(bitPattern: other)))
    }
    for index in 1..<starts.count { starts[index] += starts[index - 1] }
    keyed.sort()
    names = keyed.map { Int32(truncatingIfNeeded: $0) }
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
