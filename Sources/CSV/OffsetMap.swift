/// Leads from positions in a text back to the source, where bytes were decoded or left out.
struct OffsetMap: Sendable {
  private struct Segment {
    var text: Int
    var source: Int
  }

  /// From each position on, text and source run in step until the next one.
  private var segments: [Segment] = [Segment(text: 0, source: 0)]

  /// Says where a position of the text, not before those noted earlier, is in the source.
  mutating func note(text: Int, source: Int) {
    guard let last = segments.last else { return }
    if last.source - last.text == source - text { return }
    if last.text == text {
      segments[segments.count - 1].source = source
    } else {
      segments.append(Segment(text: text, source: source))
    }
  }

  /// The offset in the source of a position in the text.
  func source(of text: Int) -> Int {
    let index = index(of: text)
    let offset = segments[index].source + text - segments[index].text
    // Decoded text is longer than its bytes.
    return index + 1 < segments.count ? min(offset, segments[index + 1].source) : offset
  }

  /// The map of what begins at a position of the text.
  func suffix(from text: Int) -> OffsetMap {
    var map = OffsetMap()
    map.segments[0].source = source(of: text)
    for segment in segments[(index(of: text) + 1)...] {
      map.note(text: segment.text - text, source: segment.source)
    }
    return map
  }

  private func index(of text: Int) -> Int {
    var low = 0
    var high = segments.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if segments[middle].text <= text { low = middle } else { high = middle }
    }
    return low
  }
}
