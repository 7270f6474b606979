import Synchronization
import Testing

@testable import ContactUnification

/// Elements that several threads make are all there, in their order, and none is left where it stops.
struct ParallelTests {
  /// Tells how many there are of it.
  private final class Counted: Sendable {
    let number: Int
    let living: Living

    init(_ number: Int, _ living: Living) {
      (self.number, self.living) = (number, living)
      living.count.wrappingAdd(1, ordering: .relaxed)
    }

    deinit { living.count.wrappingSubtract(1, ordering: .relaxed) }
  }

  private final class Living: Sendable {
    let count = Atomic(0)
  }

  @Test(arguments: [0, 1, 255, 256, 257, 10_000], [1, 2, 5])
  func elementsAreInTheirOrder(count: Int, jobs: Int) throws {
    let living = Living()
    do {
      let elements = try Parallel.array(
        of: count, jobs: jobs, isCancelled: { false }, { Counted($0, living) })
      #expect(elements.map(\.number) == Array(0..<count))
      #expect(living.count.load(ordering: .relaxed) == count)
    }
    #expect(living.count.load(ordering: .relaxed) == 0)
  }

  @Test(arguments: [2, 5], [0, 1, 3])
  func nothingIsLeftOfWhatWasStopped(jobs: Int, partsBefore: Int) {
    let living = Living()
    let asked = Living()
    #expect(throws: CancellationError.self) {
      try Parallel.array(
        of: 10_000, jobs: jobs,
        isCancelled: { asked.count.wrappingAdd(1, ordering: .relaxed).oldValue >= partsBefore },
        { Counted($0, living) })
    }
    #expect(living.count.load(ordering: .relaxed) == 0)
  }
}
