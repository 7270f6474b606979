/// How many letters were inserted, left out, replaced or exchanged with their neighbour.
@frozen public enum EditDistance {
  /// The distance, or `limit + 1` where it is more than the limit.
  @inlinable public static func between<Unit: FixedWidthInteger>(
    _ a: [Unit], _ b: [Unit], limit: Int
  ) -> Int {
    between(a.span, b.span, limit: limit)
  }

  /// The distance, or `limit + 1` where it is more than the limit.
  @inlinable public static func between<Unit: FixedWidthInteger>(
    _ a: Span<Unit>, _ b: Span<Unit>, limit: Int
  ) -> Int {
    if abs(a.count - b.count) > limit { return limit + 1 }
    // What both begin and end with is no difference.
    var start = 0
    let shorter = min(a.count, b.count)
    while start < shorter, a[start] == b[start] { start += 1 }
    var end = 0
    while end < shorter - start, a[a.count - 1 - end] == b[b.count - 1 - end] { end += 1 }
    let left = a.extracting(start..<a.count - end)
    let right = b.extracting(start..<b.count - end)
    if left.isEmpty || right.isEmpty { return max(left.count, right.count) }
    if differingLetters(left, right) > limit { return limit + 1 }
    return table(left, right, limit: limit)
  }

  /// The distance, however large.
  @inlinable public static func between<Unit: FixedWidthInteger>(_ a: [Unit], _ b: [Unit]) -> Int {
    between(a.span, b.span, limit: max(a.count, b.count))
  }

  /// How many letters one has and the other has not, at least; each of them is a difference.
  @inlinable static func differingLetters<Unit: FixedWidthInteger>(
    _ a: Span<Unit>, _ b: Span<Unit>
  ) -> Int {
    var first: UInt64 = 0
    var second: UInt64 = 0
    for i in a.indices { first |= 1 << (UInt64(truncatingIfNeeded: a[i]) & 63) }
    for i in b.indices { second |= 1 << (UInt64(truncatingIfNeeded: b[i]) & 63) }
    return max((first & ~second).nonzeroBitCount, (second & ~first).nonzeroBitCount)
  }

  /// The distance of two texts that are not empty.
  @inlinable static func table<Unit: FixedWidthInteger>(
    _ a: Span<Unit>, _ b: Span<Unit>, limit: Int
  ) -> Int {
    let width = b.count + 1
    return withUnsafeTemporaryAllocation(of: Int.self, capacity: width * 3) { rows in
      var before = 0
      var previous = width
      var current = width * 2
      for column in 0..<width { rows[previous + column] = column }
      for i in 1...a.count {
        rows[current] = i
        var least = i
        for j in 1...b.count {
          let cost = a[i - 1] == b[j - 1] ? 0 : 1
          var best = min(
            rows[previous + j] + 1, rows[current + j - 1] + 1, rows[previous + j - 1] + cost)
          if i > 1, j > 1, a[i - 1] == b[j - 2], a[i - 2] == b[j - 1] {
            best = min(best, rows[before + j - 2] + 1)
          }
          rows[current + j] = best
          least = min(least, best)
        }
        if least > limit { return limit + 1 }
        (before, previous, current) = (previous, current, before)
      }
      return min(rows[previous + b.count], limit + 1)
    }
  }
}
