import SourceText
import VCard

/// A part of a text that holds whole cards, and where they stand in it.
struct CardChunk {
  var bytes: [UInt8] = []
  /// Where the chunk begins in the text.
  var offset = 0
  /// The position of its first card in the source.
  var firstIndex = 0
  var cards: [CardScanner.Card] = []
  /// Text between cards that belongs to none, as ranges of the chunk.
  var skipped: [Range<Int>] = []
  /// Where the cards stand in the text, if the chunk is not that text but says the same (jCard).
  var elements: [Range<Int>] = []
  /// Lines that were too long to keep, as ranges of the text.
  var longLines: [Range<Int>] = []
  /// Whether the last card goes on behind the chunk, which was as long as may be.
  var isCutOff = false
  /// What was left out at a position of the chunk, in bytes.
  private var gaps: [(position: Int, count: Int)] = []

  /// The place in the text of a position in the chunk.
  func textOffset(of position: Int) -> Int {
    var result = offset + position
    for gap in gaps where gap.position <= position { result += gap.count }
    return result
  }

  mutating func clear() {
    bytes.removeAll(keepingCapacity: true)
    cards.removeAll(keepingCapacity: true)
    skipped.removeAll(keepingCapacity: true)
    elements.removeAll(keepingCapacity: true)
    longLines.removeAll(keepingCapacity: true)
    gaps.removeAll(keepingCapacity: true)
    isCutOff = false
  }

  mutating func addGap(at position: Int, count: Int) { gaps.append((position, count)) }

  /// Where the text behind the last line that was left out begins.
  var longLineEnd: Int { gaps.last?.position ?? 0 }
}

/// Cuts a stream into chunks of whole cards.
final class CardChunkReader {
  /// Chunks are about so long: long enough to be worth a hand-over, short enough for the cache.
  static let chunkLength = 1 << 18
  /// A card may be so long; what is longer loses the line that makes it so.
  static let cardLimit = 48 << 20

  private let cardLimit: Int

  private let stream: ByteStream
  /// The beginning of a card whose end was not read yet.
  private var carry: [UInt8] = []
  /// What was read last: small enough to be copied while it is in the cache.
  private var part = [UInt8](repeating: 0, count: 1 << 16)
  private var position = 0
  private var cardCount = 0
  private var isAtEnd = false

  init(_ stream: ByteStream, cardLimit: Int = CardChunkReader.cardLimit) {
    self.stream = stream
    self.cardLimit = cardLimit
  }

  /// How many bytes of text were read.
  var bytesRead: Int { position + carry.count }

  /// Fills the chunk; false at the end of the stream.
  func next(_ chunk: inout CardChunk) throws -> Bool {
    chunk.clear()
    chunk.offset = position
    chunk.firstIndex = cardCount
    swap(&chunk.bytes, &carry)
    carry.removeAll(keepingCapacity: true)
    var scanned = 0
    var wanted = Self.chunkLength
    var cut: Int?
    var skippedCount = 0
    while true {
      try fill(&chunk.bytes, to: max(wanted, chunk.bytes.count))
      if isAtEnd { break }
      cut = chunk.bytes.withUnsafeBufferPointer {
        CardScanner.lastCardStart($0, after: scanned)
      }
      if cut != nil { break }
      // Part of a BEGIN line may stand at the end.
      scanned = max(0, chunk.bytes.count - 64)
      if chunk.bytes.count >= cardLimit {
        let dropped = try dropLongLine(&chunk)
        guard dropped > 0 else {
          chunk.isCutOff = true
          break
        }
        skippedCount += dropped
        // What came behind the line was not looked through yet.
        scanned = max(0, min(scanned, chunk.longLineEnd - 64))
      }
      wanted = min(cardLimit, max(wanted, chunk.bytes.count * 2))
    }
    if isAtEnd, chunk.bytes.isEmpty { return skippedCount > 0 || !chunk.longLines.isEmpty }
    if let cut {
      carry.append(contentsOf: chunk.bytes[cut...])
      chunk.bytes.removeSubrange(cut...)
    }
    position += chunk.bytes.count + skippedCount
    scan(&chunk)
    return true
  }

  private func fill(_ bytes: inout [UInt8], to count: Int) throws {
    bytes.reserveCapacity(count)
    while bytes.count < count, !isAtEnd {
      let received = try part.withUnsafeMutableBytes { part in
        try stream.read(
          into: UnsafeMutableRawBufferPointer(
            rebasing: part[..<min(part.count, count - bytes.count)]))
      }
      if received == 0 { isAtEnd = true } else { bytes.append(contentsOf: part[..<received]) }
    }
  }

  /// Removes the unfinished line at the end of the chunk and skips the rest of it in the
  /// stream. Returns how many bytes that were; 0 if no line is to blame.
  private func dropLongLine(_ chunk: inout CardChunk) throws -> Int {
    // Whether the line goes on is seen only behind its break.
    if let last = chunk.bytes.last, LineBreaks.isBreak(last) {
      try fill(&chunk.bytes, to: chunk.bytes.count + 2)
    }
    let start = lastLogicalLine(chunk.bytes)
    let kept = chunk.bytes.count - start
    guard kept > cardLimit / 4 else { return 0 }
    chunk.bytes.removeSubrange(start...)
    var dropped = kept
    var atLineStart = false
    var rest: [UInt8] = []
    search: while !isAtEnd {
      rest.removeAll(keepingCapacity: true)
      try fill(&rest, to: Self.chunkLength)
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
    chunk.addGap(at: start, count: dropped)
    chunk.longLines.append(place..<place + dropped)
    return dropped
  }

  /// Where the last line begins, folds counted in.
  private func lastLogicalLine(_ bytes: [UInt8]) -> Int {
    var end = bytes.count
    while end > 0 {
      var start = end
      while start > 0, !LineBreaks.isBreak(bytes[start - 1]) { start -= 1 }
      let isFold = start < bytes.count && (bytes[start] == 0x20 || bytes[start] == 0x09)
      if !isFold { return start }
      end = start
      while end > 0, LineBreaks.isBreak(bytes[end - 1]) { end -= 1 }
    }
    return 0
  }

  private func scan(_ chunk: inout CardChunk) {
    chunk.bytes.withUnsafeBufferPointer { text in
      var scanner = CardScanner(text)
      while let card = scanner.next() {
        if !scanner.skipped.isEmpty { chunk.skipped.append(scanner.skipped) }
        chunk.cards.append(card)
      }
      if !scanner.skipped.isEmpty { chunk.skipped.append(scanner.skipped) }
    }
    cardCount += chunk.cards.count
  }
}
