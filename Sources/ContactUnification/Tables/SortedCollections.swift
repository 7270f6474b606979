// What is found in elements that are in order.

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
