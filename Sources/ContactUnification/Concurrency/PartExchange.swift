import Synchronization

/// What each of several parts found for each of all parts. A part's own is given up when it is
/// taken, so that a large book is not held twice.
final class PartExchange<Element: Sendable>: Sendable {
  /// By the part that found it, then by the part that it is for.
  private let found: Mutex<[[[Element]]]>

  /// - Parameters:
  ///   - count: How many parts there are.
  ///   - body: Finds a part's elements, on any thread.
  ///   - receiver: The part that an element is for.
  /// - Throws: `CancellationError` where `isCancelled` said true before a part.
  init(
    _ count: Int, jobs: Int, isCancelled: @escaping @Sendable () -> Bool,
    _ body: @escaping @Sendable (Int) -> [Element],
    to receiver: @escaping @Sendable (Element) -> Int
  ) throws {
    found = Mutex(
      try Parallel.map(count, jobs: jobs, isCancelled: isCancelled) { part in
        let elements = body(part)
        var counts = [Int](repeating: 0, count: count)
        for element in elements { counts[receiver(element)] += 1 }
        var divided = [[Element]](repeating: [], count: count)
        for part in divided.indices { divided[part].reserveCapacity(counts[part]) }
        for element in elements { divided[receiver(element)].append(element) }
        return divided
      })
  }

  /// What all found for a part, in the order of those who did. It is there once.
  func take(_ part: Int) -> [Element] {
    let lists = found.withLock { found in
      found.indices.map { finder in
        var own: [Element] = []
        swap(&own, &found[finder][part])
        return own
      }
    }
    return Array(lists.joined())
  }
}
