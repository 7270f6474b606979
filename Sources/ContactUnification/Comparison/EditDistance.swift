/// How many letters were inserted, left out, replaced or exchanged with their neighbour.
enum EditDistance {
  /// The distance, or `limit + 1` where it is more than the limit.
  static func between<Unit: Equatable>(_ a: [Unit], _ b: [Unit], limit: Int) -> Int {
    if abs(a.count - b.count) > limit { return limit + 1 }
    if a.isEmpty || b.isEmpty { return max(a.count, b.count) }
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
