package import SourceText
import VCard

/// Cuts a stream into chunks of whole cards.
///
/// What follows a card decides where it ends, so the last card of a part waits for the next one:
/// where the parts are cut changes nothing of what is read.
package final class CardChunkReader: ChunkReader {
  /// So many bytes are read at a time: long enough to be worth a hand-over, short enough for the
  /// cache.
  package static let partLength = 1 << 18
  /// A card may be so long; what is longer loses the line that makes it so.
  package static let cardLimit = 48 << 20

  private let stream: ByteStream
  private let partLength: Int
  private let cardLimit: Int
  /// The beginning of a card whose end was not read yet.
  private var carry: [UInt8] = []
  private var position = 0
  private var cardCount = 0
  private var isAtEnd = false
  /// Text that belongs to no card and goes on behind the chunks before, as a range of the text.
  private var openSkip: Range<Int>?
  /// Whether the rest of a card that was too long comes next.
  private var isWithinCard = false

  package init(
    _ stream: ByteStream, partLength: Int = CardChunkReader.partLength,
    cardLimit: Int = CardChunkReader.cardLimit
  ) {
    self.stream = stream
    self.partLength = partLength
    self.cardLimit = cardLimit
  }

  /// How many bytes of text were read.
  package var bytesRead: Int { position + carry.count }

  /// Fills the chunk; false at the end of the stream.
  package func next(_ chunk: inout CardChunk) throws -> Bool {
    chunk.clear()
    chunk.offset = position
    chunk.firstIndex = cardCount
    swap(&chunk.bytes, &carry)
    carry.removeAll(keepingCapacity: true)
    var wanted = partLength
    while true {
      try fill(&chunk.bytes, to: max(wanted, chunk.bytes.count))
      let end = scan(&chunk, isWhole: isAtEnd)
      if isAtEnd || end > 0 {
        settle(&chunk, end)
        break
      }
      if chunk.bytes.count >= cardLimit, try dropLongLine(&chunk) == 0 {
        chunk.isCutOff = true
        let end = scan(&chunk, isWhole: true)
        isWithinCard = true
        settle(&chunk, end)
        break
      }
      wanted = min(cardLimit, max(wanted, chunk.bytes.count * 2))
    }
    return !isAtEnd || !chunk.bytes.isEmpty || !chunk.skipped.isEmpty || !chunk.longLines.isEmpty
  }

  private func fill(_ bytes: inout [UInt8], to count: Int) throws {
    bytes.reserveCapacity(count)
    while bytes.count < count, !isAtEnd {
      let before = bytes.count
      try bytes.append(addingCapacity: count - before) { room in
        try room.withUnsafeMutableBufferPointer { buffer, received in
          received = try stream.read(into: UnsafeMutableRawBufferPointer(buffer))
        }
      }
      isAtEnd = bytes.count == before
    }
  }

  // MARK: - Cards

  /// Finds the chunk's cards. Returns where what is settled ends: nothing that follows changes it.
  private func scan(_ chunk: inout CardChunk, isWhole: Bool) -> Int {
    chunk.cards.removeAll(keepingCapacity: true)
    chunk.skipped.removeAll(keepingCapacity: true)
    return chunk.bytes.withUnsafeBufferPointer { text in
      var scanner = CardScanner(
        text, isWithinCard: isWithinCard, isBehindText: openSkip != nil)
      while let card = scanner.next() {
        if !scanner.skipped.isEmpty { chunk.skipped.append(scanner.skipped) }
        chunk.cards.append(card)
      }
      if isWhole {
        if !scanner.skipped.isEmpty { chunk.skipped.append(scanner.skipped) }
        return text.count
      }
      guard let last = chunk.cards.last else {
        // Of text without a card, whole lines need not be kept until one comes; blank ones belong
        // to the card, unless text stands before them.
        guard !scanner.skipped.isEmpty || openSkip != nil else { return 0 }
        let end = scanner.propertyOutside ?? Self.lastLineStart(text)
        let skippedEnd = Self.endOfLastText(text, to: end)
        if skippedEnd > 0 { chunk.skipped.append(0..<skippedEnd) }
        return skippedEnd > 0 || openSkip != nil ? end : 0
      }
      // Behind a text that belongs to no card, no card goes on.
      if last.isClosed, !scanner.skipped.isEmpty { return last.range.upperBound }
      chunk.cards.removeLast()
      let end = chunk.cards.last?.range.upperBound ?? 0
      if let skipped = chunk.skipped.last, skipped.lowerBound >= end { chunk.skipped.removeLast() }
      return end
    }
  }

  /// Where the last line begins, folds counted in, which may not be complete: a line feed or a fold
  /// may follow.
  private static func lastLineStart(_ text: UnsafeBufferPointer<UInt8>) -> Int {
    var end = text.count
    if end > 0, text[end - 1] == 0x0A { end -= 1 }
    while end > 0, text[end - 1] == 0x0D { end -= 1 }
    // Nothing goes on behind a blank line.
    if end == 0 || LineBreaks.isBreak(text[end - 1]) { return text.last == 0x0A ? text.count : end }
    return lineStart(text, before: end)
  }

  /// Where the line begins that ends at `end`, folds counted in.
  private static func lineStart(_ text: UnsafeBufferPointer<UInt8>, before end: Int) -> Int {
    var end = end
    while end > 0 {
      var start = end
      while start > 0, !LineBreaks.isBreak(text[start - 1]) { start -= 1 }
      guard start < text.count, text[start] == 0x20 || text[start] == 0x09 else { return start }
      end = start
      while end > 0, LineBreaks.isBreak(text[end - 1]) { end -= 1 }
    }
    return 0
  }

  /// Where the last line before `end` ends that is not blank but for byte order marks; 0 if there is
  /// none.
  private static func endOfLastText(_ text: UnsafeBufferPointer<UInt8>, to end: Int) -> Int {
    var last = end
    while last > 0 {
      while last > 0, text[last - 1] <= 0x20 { last -= 1 }
      var start = last
      while start > 0, !LineBreaks.isBreak(text[start - 1]) { start -= 1 }
      if LineShape.pastMarks(text, start) < last {
        return min(end, LineBreaks.nextLine(text, from: last))
      }
      last = start
    }
    return 0
  }

  /// Keeps what comes behind `end` for the next chunk.
  private func settle(_ chunk: inout CardChunk, _ end: Int) {
    carry.append(contentsOf: chunk.bytes[end...])
    chunk.bytes.removeSubrange(end...)
    if !chunk.cards.isEmpty, !chunk.isCutOff { isWithinCard = false }
    cardCount += chunk.cards.count
    settleSkipped(&chunk, end)
    position = chunk.textOffset(of: end)
  }

  /// Puts together what belongs to no card and goes over several chunks.
  private func settleSkipped(_ chunk: inout CardChunk, _ end: Int) {
    var found: [Range<Int>] = []
    let firstCard = chunk.cards.first?.range.lowerBound ?? end
    for skipped in chunk.skipped {
      let range =
        chunk.textOffset(of: skipped.lowerBound)..<chunk.textOffset(of: skipped.upperBound)
      if let open = openSkip, skipped.lowerBound < firstCard {
        openSkip = open.lowerBound..<range.upperBound
      } else {
        if let openSkip { found.append(openSkip) }
        openSkip = range
      }
    }
    if let open = openSkip {
      // A card behind it, or the end of the text, ends it.
      let last = chunk.cards.last.map { chunk.textOffset(of: $0.range.lowerBound) }
      if isAtEnd || last.map({ $0 >= open.upperBound }) ?? false {
        found.append(open)
        openSkip = nil
      }
    }
    chunk.skipped = found
  }

  // MARK: - Long lines

  /// Removes the unfinished line at the end of the chunk and skips the rest of it in the
  /// stream. Returns how many bytes that were; 0 if no line is to blame.
  private func dropLongLine(_ chunk: inout CardChunk) throws -> Int {
    // Whether the line goes on is seen only behind its break.
    if let last = chunk.bytes.last, LineBreaks.isBreak(last) {
      try fill(&chunk.bytes, to: chunk.bytes.count + 2)
    }
    let start = chunk.bytes.withUnsafeBufferPointer { Self.lineStart($0, before: $0.count) }
    let kept = chunk.bytes.count - start
    guard kept > cardLimit / 4 else { return 0 }
    chunk.bytes.removeSubrange(start...)
    var dropped = kept
    var atLineStart = false
    var rest: [UInt8] = []
    search: while !isAtEnd {
      rest.removeAll(keepingCapacity: true)
      try fill(&rest, to: Self.partLength)
      // A line feed belongs to the return before it.
      if rest.last == 0x0D { try fill(&rest, to: rest.count + 1) }
      var index = 0
      while index < rest.count {
        if atLineStart {
          if rest[index] != 0x20, rest[index] != 0x09 {
            chunk.bytes.append(contentsOf: rest[index...])
            dropped += index
            break search
          }
          atLineStart = false
        }
        let end = rest.withUnsafeBufferPointer { LineBreaks.nextLine($0, from: index) }
        atLineStart = end > 0 && LineBreaks.isBreak(rest[end - 1])
        index = end
      }
      dropped += rest.count
    }
    let place = chunk.textOffset(of: start)
    chunk.gaps.append((start, dropped))
    chunk.longLines.append(place..<place + dropped)
    return dropped
  }
}
