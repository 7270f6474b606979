/// What threads made part by part, left in those parts: to put elements together that hold others
/// is to count all of those anew, on one thread.
struct PartedArray<Element: Sendable>: Sendable {
  private let parts: [[Element]]
  /// How many elements each part has, the last apart.
  private let partSize: Int

  /// - Parameters:
  ///   - count: How many elements there are.
  ///   - jobs: How many threads make them.
  ///   - isCancelled: Asked now and then; work stops where it says true.
  ///   - element: Makes the element of a position.
  init(
    count: Int, jobs: Int, isCancelled: @escaping @Sendable () -> Bool,
    _ element: @escaping @Sendable (Int) -> Element
  ) throws {
    let partCount = Parallel.ranges(of: count, jobs: jobs).count
    let partSize = max(1, (count + partCount - 1) / partCount)
    self.partSize = partSize
    parts = try Parallel.map(partCount, jobs: jobs, isCancelled: isCancelled) { part in
      (min(count, partSize * part)..<min(count, partSize * (part + 1))).map(element)
    }
  }

  subscript(position: Int) -> Element {
    let (part, offset) = position.quotientAndRemainder(dividingBy: partSize)
    return parts[part][offset]
  }
}
