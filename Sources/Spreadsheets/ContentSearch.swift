import SourceText

extension SourceContent {
  /// Whether a text of ASCII stands in it anywhere, which is found sooner than what XML says.
  func holds(_ text: String) throws -> Bool {
    let wanted = Array(text.utf8)
    guard let first = wanted.first else { return true }
    var part = [UInt8](repeating: 0, count: 1 << 18)
    // The text may begin in one part and end in the next one.
    var kept = 0
    var offset = 0
    while true {
      var bytes = [UInt8](repeating: 0, count: part.count - kept)
      let count = try bytes.withUnsafeMutableBytes { try read(into: $0, at: offset) }
      part.replaceSubrange(kept..<kept + count, with: bytes[..<count])
      let end = kept + count
      let isThere = part.withUnsafeBufferPointer { buffer in
        let text = Bytes(UnsafeBufferPointer(rebasing: buffer[..<end]))
        var start = text.firstIndex(of: first, in: text.indices)
        while start + wanted.count <= end {
          if text[start..<start + wanted.count].elementsEqual(wanted) { return true }
          start = text.firstIndex(of: first, in: start + 1..<end)
        }
        return false
      }
      if isThere { return true }
      if count == 0 { return false }
      offset += count
      kept = min(wanted.count - 1, end)
      for index in 0..<kept { part[index] = part[end - kept + index] }
    }
  }
}
