import CByteSearch
import SourceText

extension SourceContent {
  /// Whether a text of ASCII, of three letters or more, stands in it anywhere, whatever its case: that is found sooner
  /// than what XML says.
  func holds(_ text: String) throws -> Bool {
    let wanted = Array(text.lowercased().utf8)
    var part = [UInt8](repeating: 0, count: 1 << 18)
    // The text may begin in one part and end in the next one.
    var kept = 0
    var offset = 0
    while true {
      let count = try part.withUnsafeMutableBytes {
        try read(into: UnsafeMutableRawBufferPointer(rebasing: $0[kept...]), at: offset)
      }
      let end = kept + count
      if cb_find_word(part, end, wanted, wanted.count) < end { return true }
      if count == 0 { return false }
      offset += count
      kept = min(wanted.count - 1, end)
      for index in 0..<kept { part[index] = part[end - kept + index] }
    }
  }
}
