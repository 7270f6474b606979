/// Where pairs stand among millions that are in order.
struct PairPlaces: Sendable {
  /// By a pair's smaller number, where those with it begin.
  private let starts: [Int32]
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
    var (low, high) = (Int(starts[pair.first]), Int(starts[pair.first + 1]))
    let (end, second) = (high, Int32(truncatingIfNeeded: pair.second))
    while low < high {
      let middle = low + (high - low) / 2
      if seconds[middle] < second { low = middle + 1 } else { high = middle }
    }
    return low < end && seconds[low] == second ? low : nil
  }
}
