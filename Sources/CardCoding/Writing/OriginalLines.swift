import SourceText

/// The lines of an original card, copied one after the other but for those that are left out.
struct OriginalLines {
  private(set) var position = 0
  private let count: Int
  private var removed: ArraySlice<ByteRange>

  init(count: Int, removed: Set<ByteRange>) {
    self.count = count
    self.removed = removed.sorted { $0.start < $1.start }[...]
  }

  mutating func copy(to limit: Int, from bytes: Bytes, into output: inout ByteArena) {
    let limit = min(limit, count)
    while position < limit {
      while let line = removed.first, line.upperBound <= position { removed.removeFirst() }
      if let line = removed.first, line.lowerBound <= position {
        position = line.upperBound
        continue
      }
      let stop = min(removed.first?.lowerBound ?? limit, limit)
      output.append(bytes[position..<stop])
      position = stop
    }
  }
}
