// Elements that are in order: how they come into it, and what is found in them.

extension Array where Element: BitwiseCopyable {
  /// The elements in order.
  ///
  /// Each goes to its place by a number that rises with the order, and only the few that have one number in
  /// common are compared. Millions are sorted so in a fraction of the time that comparing takes.
  ///
  /// - Parameters:
  ///   - count: How many numbers there are.
  ///   - number: An element's, from 0.
  func sorted(
    numbers count: Int, by number: (Element) -> Int, _ isBefore: (Element, Element) -> Bool
  ) -> [Element] {
    var ends = [Int](repeating: 0, count: count + 1)
    for element in self { ends[number(element) + 1] += 1 }
    for place in 0..<count { ends[place + 1] += ends[place] }
    return Array(unsafeUninitializedCapacity: self.count) { sorted, initializedCount in
      for element in self {
        let place = number(element)
        sorted.initializeElement(at: ends[place], to: element)
        ends[place] += 1
      }
      var start = 0
      for place in 0..<count {
        let end = ends[place]
        if end - start > 1 {
          var run = UnsafeMutableBufferPointer(rebasing: sorted[start..<end])
          run.sort(by: isBefore)
        }
        start = end
      }
      initializedCount = self.count
    }
  }
}

extension RandomAccessCollection where Index == Int {
  /// Where the elements begin of which something is true, behind all those of which it is not.
  func boundary(where isBehind: (Element) -> Bool) -> Int {
    var (low, high) = (startIndex, endIndex)
    while low < high {
      let middle = low + (high - low) / 2
      if isBehind(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }

  /// The runs of several neighbours that are one in something.
  func runs(where areOne: (Element, Element) -> Bool) -> [Range<Int>] {
    var runs: [Range<Int>] = []
    var start = startIndex
    while start < endIndex {
      var end = start + 1
      while end < endIndex, areOne(self[start], self[end]) { end += 1 }
      if end - start > 1 { runs.append(start..<end) }
      start = end
    }
    return runs
  }
}
