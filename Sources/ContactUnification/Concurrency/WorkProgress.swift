import Synchronization

/// Tells how far work has come that is done in phases, each of them in parts.
struct WorkProgress: Sendable {
  let isCancelled: @Sendable () -> Bool
  private let report: (@Sendable (Double) -> Void)?

  /// - Parameters:
  ///   - isCancelled: Asked before each part.
  ///   - report: Told the share of the work that is done, 0 to 1, on any thread.
  init(_ isCancelled: @escaping @Sendable () -> Bool, report: (@Sendable (Double) -> Void)?) {
    self.isCancelled = isCancelled
    self.report = report
  }

  /// What a phase is to ask before each of its parts.
  ///
  /// - Parameters:
  ///   - shares: From where to where the phase leads.
  ///   - parts: How many parts it has, about.
  func phase(_ shares: ClosedRange<Double>, parts: Int) -> @Sendable () -> Bool {
    guard let report else { return isCancelled }
    let begun = Counter()
    let isCancelled = isCancelled
    let step = (shares.upperBound - shares.lowerBound) / Double(max(1, parts))
    return {
      let share = shares.lowerBound + Double(begun.next()) * step
      report(min(share, shares.upperBound))
      return isCancelled()
    }
  }

  private final class Counter: Sendable {
    private let count = Atomic(0)
    func next() -> Int { count.wrappingAdd(1, ordering: .relaxed).oldValue }
  }
}
