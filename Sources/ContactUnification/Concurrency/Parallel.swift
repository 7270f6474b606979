import Synchronization
import Threading

/// Work on parts of a whole, on several threads, with results in the order of the parts.
enum Parallel {
  /// Calls `body` for each part and returns what it gives, in order. Parts are taken by
  /// whichever thread is free, so they should be more than the threads.
  ///
  /// - Throws: `CancellationError` where `isCancelled` said true before a part.
  static func map<Result: Sendable>(
    _ count: Int, jobs: Int, isCancelled: @escaping @Sendable () -> Bool,
    _ body: @escaping @Sendable (Int) -> Result
  ) throws -> [Result] {
    let work = PartsOfWork(count: count, isCancelled: isCancelled, body)
    let helpers = (1..<max(1, min(jobs, count))).compactMap { _ in
      WorkerThread { work.run() }
    }
    work.run()
    for helper in helpers { helper.join() }
    return try work.results()
  }

  /// The same of parts that are lists: all of them as one, with no more room than it needs.
  static func list<Element: Sendable>(
    _ count: Int, jobs: Int, isCancelled: @escaping @Sendable () -> Bool,
    _ body: @escaping @Sendable (Int) -> [Element]
  ) throws -> [Element] {
    var parts = try map(count, jobs: jobs, isCancelled: isCancelled, body)
    var all: [Element] = []
    all.reserveCapacity(parts.reduce(0) { $0 + $1.count })
    for part in parts.indices {
      all += parts[part]
      parts[part] = []
    }
    return all
  }

  /// The same with a piece of work of another kind, which one thread does first while others begin
  /// with the parts.
  static func map<Result: Sendable, Side: Sendable>(
    _ count: Int, jobs: Int, isCancelled: @escaping @Sendable () -> Bool,
    beside side: @escaping @Sendable () -> Side, _ body: @escaping @Sendable (Int) -> Result
  ) throws -> (results: [Result], side: Side) {
    let results = try map(count + 1, jobs: jobs, isCancelled: isCancelled) {
      part -> (part: Result?, side: Side?) in
      part == 0 ? (nil, side()) : (body(part - 1), nil)
    }
    guard let found = results.first?.side else { throw CancellationError() }
    return (results.compactMap(\.part), found)
  }

  /// So many elements, each made of its position.
  static func array<Element: Sendable>(
    of count: Int, jobs: Int, isCancelled: @escaping @Sendable () -> Bool,
    _ element: @escaping @Sendable (Int) -> Element
  ) throws -> [Element] {
    let ranges = ranges(of: count, jobs: jobs)
    return try list(ranges.count, jobs: jobs, isCancelled: isCancelled) { ranges[$0].map(element) }
  }

  /// Even ranges that cover `count` items, at least `least` in each.
  static func ranges(of count: Int, jobs: Int, least: Int = 256) -> [Range<Int>] {
    let parts = max(1, min(jobs == 1 ? 1 : jobs * 8, count / max(1, least)))
    return (0..<parts).map { count * $0 / parts..<count * ($0 + 1) / parts }
  }

  /// Which of even ranges from 0 on an item is in.
  static func part(of item: Int, in ranges: [Range<Int>]) -> Int {
    // Bounds are rounded down, so an item before the reckoned one may be the next range's.
    let place = item * ranges.count / ranges[ranges.count - 1].upperBound
    return item < ranges[place].upperBound ? place : place + 1
  }
}

/// Parts that threads take one after the other.
private final class PartsOfWork<Result: Sendable>: Sendable {
  private let count: Int
  private let next = Atomic(0)
  private let isStopped = Atomic(false)
  private let done: Mutex<[Result?]>
  private let isCancelled: @Sendable () -> Bool
  private let body: @Sendable (Int) -> Result

  init(
    count: Int, isCancelled: @escaping @Sendable () -> Bool,
    _ body: @escaping @Sendable (Int) -> Result
  ) {
    self.count = count
    self.isCancelled = isCancelled
    self.body = body
    done = Mutex(Array(repeating: nil, count: count))
  }

  func run() {
    while true {
      let part = next.wrappingAdd(1, ordering: .relaxed).oldValue
      guard part < count, !isStopped.load(ordering: .relaxed) else { return }
      if isCancelled() {
        isStopped.store(true, ordering: .relaxed)
        return
      }
      let result = body(part)
      done.withLock { $0[part] = result }
    }
  }

  func results() throws -> [Result] {
    if isStopped.load(ordering: .relaxed) { throw CancellationError() }
    return done.withLock { $0.compactMap { $0 } }
  }
}
