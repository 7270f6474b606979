import ContactModel
import SourceText
import VCard

extension ContactEncoder {
  /// Writes the original with only the changed values written anew, each where it was.
  mutating func encodeEdited(_ content: ContactContent) {
    begin(content)
    let ranges = Array(FieldRanges(Array(records)))
    let removed = removedLines(content, ranges)
    let isIntact = ranges.map { range in
      let sources = records[range].lazy.map(\.source).filter { !$0.isEmpty }
      return !sources.isEmpty && !sources.contains { removed.contains($0) }
    }
    hasAnniversary = zip(ranges, isIntact).contains { range, isIntact in
      let header = records[range.lowerBound]
      return isIntact && header.key == .date && header.types.contains(.anniversary)
    }
    var original = OriginalLines(count: content.cardCount, removed: removed)
    let end = endLine(content)
    let hasReturns = bytes[0..<content.cardCount].contains(0x0D)
    var index = 0
    while index < ranges.count {
      guard !isIntact[index] else {
        index += 1
        continue
      }
      var next = index
      while next < ranges.count, !isIntact[next] { next += 1 }
      // Before the line of the value that follows; at the end if none does further on.
      let following = ranges[next...].indices.first {
        isIntact[$0] && lineStart(ranges[$0]) >= original.position
      }
      let place = following.map { lineStart(ranges[$0]) } ?? end
      original.copy(to: max(place, original.position), from: bytes, into: &writer.output)
      let start = writer.output.count
      encode(ranges[index].lowerBound..<ranges[next - 1].upperBound)
      if !hasReturns { writer.removeReturns(from: start) }
      index = next
    }
    original.copy(to: content.cardCount, from: bytes, into: &writer.output)
  }

  private func lineStart(_ range: Range<Int>) -> Int {
    records[range].first { !$0.source.isEmpty }?.source.lowerBound ?? 0
  }

  /// The lines to leave out: those of changed values, and of values that shared a line with one.
  private func removedLines(
    _ content: ContactContent, _ ranges: [Range<Int>]
  ) -> Set<ByteRange> {
    var removed = Set(content.removedLines)
    var isComplete = false
    while !isComplete {
      isComplete = true
      for range in ranges {
        let sources = records[range].map(\.source).filter { !$0.isEmpty }
        guard sources.contains(where: removed.contains) else { continue }
        for source in sources where removed.insert(source).inserted { isComplete = false }
      }
    }
    return removed
  }

  /// Where the last END line of the original begins.
  private func endLine(_ content: ContactContent) -> Int {
    let card = bytes[0..<content.cardCount].unsafeBuffer
    var end = card.count
    var position = 0
    while position < card.count {
      if LineShape.isEnd(card, at: position) { end = position }
      position = LineBreaks.nextLine(card, from: position)
    }
    return end
  }
}
