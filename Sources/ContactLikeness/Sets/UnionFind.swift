/// Sets that are joined and never taken apart.
package struct UnionFind: Sendable {
  private var parents: [Int32]

  package init(count: Int) { parents = (0..<Int32(truncatingIfNeeded: count)).map { $0 } }

  /// The first item of the set that an item is in.
  package mutating func root(_ item: Int) -> Int {
    var item = Int32(truncatingIfNeeded: item)
    while parents[Int(item)] != item {
      parents[Int(item)] = parents[Int(parents[Int(item)])]
      item = parents[Int(item)]
    }
    return Int(item)
  }

  /// The same where nothing may be changed to find it sooner the next time.
  package func firstItem(_ item: Int) -> Int {
    var item = item
    while parents[item] != item { item = Int(parents[item]) }
    return item
  }

  /// Joins two sets; the smaller of their first items names the result. False where they were one
  /// already.
  @discardableResult
  package mutating func join(_ a: Int, _ b: Int) -> Bool {
    let x = root(a)
    let y = root(b)
    if x == y { return false }
    parents[max(x, y)] = Int32(truncatingIfNeeded: min(x, y))
    return true
  }
}
