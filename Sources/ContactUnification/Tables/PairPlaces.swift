/// Where pairs stand among millions that are in order.
struct PairPlaces: Sendable {
  /// By a pair's smaller number, where those with it begin.
  private let starts: [Int32]
  /// The pairs' larger numbers.
  private let seconds: [Int32]

  /// - Parameters:
  ///   - pairs: In order, each once.
  ///   - count: How many numbers there are.
  init(_ pairs: some Collection<IndexPair>, count: Int) {
    var starts = [Int32](repeating: 0, count: count + 1)
    for pair in pairs { starts[pair.first + 1] += 1 }
    for number in 0..<count { starts[number + 1] += starts[number] }
    self.starts = starts
    seconds = pairs.map { Int32(truncatingIfNeeded: $0.second) }
  }

  /// A pair's place; nil where it is none of them.
  func place(of pair: IndexPair) -> Int? {
    let range = Int(starts[pair.first])..<Int(starts[pair.first + 1])
    let second = Int32(truncatingIfNeeded: pair.second)
    let place = range.boundary { seconds[$0] >= second }
    return place < range.upperBound && seconds[place] == second ? place : nil
  }
}
