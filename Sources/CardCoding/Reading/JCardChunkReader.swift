package import SourceText
import VCard

/// Cuts a jCard file into its cards and turns each into vCard text.
///
/// The file is an array of jCards, or one jCard, or several of either, as when files were joined or
/// each card stands on a line of its own. Only the brackets are followed here, so that a broken
/// card does not take the others with it; where one lacks a bracket or a quote, the next begins with
/// what only cards begin with.
package final class JCardChunkReader: ChunkReader {
  private let stream: ByteStream
  private let partLength: Int
  private var buffer: [UInt8] = []
  /// Where ``buffer`` begins in the text.
  private var offset = 0
  private var cardCount = 0
  private var isAtEnd = false
  /// Whether an array of cards was begun, which has to end.
  private var isInList = false
  /// Whether what is no card was told, and nothing else has come since.
  private var isInJunk = false
  private var isFinished = false
  /// Where the file ends, once a card at its end was closed for it.
  private var sourceEnd: Int?
  private var transcoder = JCardTranscoder()

  package init(_ stream: ByteStream, partLength: Int = CardChunkReader.partLength) {
    self.stream = stream
    self.partLength = partLength
  }

  package var bytesRead: Int { min(offset + buffer.count, sourceEnd ?? .max) }

  /// Fills the chunk with the next cards as vCard text; false at the end.
  package func next(_ chunk: inout CardChunk) throws -> Bool {
    chunk.clear()
    chunk.firstIndex = cardCount
    chunk.offset = offset
    guard !isFinished else { return false }
    var position = 0
    // Elements that give no card must not gather without end, nor what is wrong with them.
    while chunk.bytes.count < partLength / 2, position < partLength * 2,
      chunk.problems.count < 1000
    {
      guard let element = try nextElement(&position, &chunk.problems) else {
        isFinished = true
        break
      }
      append(element, to: &chunk)
    }
    offset += position
    buffer.removeSubrange(..<min(position, buffer.count))
    return !isFinished || !chunk.cards.isEmpty || !chunk.problems.isEmpty
  }

  /// The next array that may be a card, as a range of the buffer.
  private func nextElement(
    _ position: inout Int, _ problems: inout [Diagnostic]
  ) throws -> Range<Int>? {
    var scan = ElementScan(isInList: isInList)
    defer { isInList = scan.isInList }
    var mark = JSONMark(#"["vcard",[["#)
    var index = position
    var isTooLong = false
    while true {
      if index >= buffer.count {
        if isAtEnd { break }
        if let begin = scan.start, !isTooLong {
          if index - begin > CardChunkReader.cardLimit {
            isTooLong = true
            problems.append(tooLongElement(begin))
          }
        } else {
          // Nothing of it is wanted any more, but for what may be the next card.
          let end = mark.start ?? buffer.count
          index -= end
          offset += end
          buffer.removeSubrange(..<end)
          mark.move(by: end)
        }
        isAtEnd = try !stream.append(upTo: partLength, to: &buffer)
        continue
      }
      if let begin = mark.take(buffer[index], at: index), isTooLong || scan.start != begin {
        if let broken = scan.start, !isTooLong { problems.append(unclosedElement(broken)) }
        scan.goOn(from: begin)
        (isInJunk, isTooLong) = (false, false)
        index += 1
        continue
      }
      let event = scan.take(buffer[index], at: index)
      index += 1
      switch event {
      case .nothing: break
      case .junk:
        if !isInJunk { problems.append(noCard(at: index - 1)) }
        isInJunk = true
      case .endOfElement(let start):
        isInJunk = false
        if !isTooLong {
          position = index
          return start..<index
        }
        isTooLong = false
      }
    }
    if let start = scan.start, !scan.isBeginning {
      if !isTooLong, let end = scan.endOfProperties {
        let rest = buffer[end...].contains { $0 > 0x20 && $0 != UInt8(ascii: "]") }
        problems.append(
          cutOff("within a card, whose whole properties were read.", at: start, leavesOut: rest))
        close(from: end)
        position = buffer.count
        scan.isInList = false
        return start..<position
      }
      if !isTooLong { problems.append(cutOff("within a card, which was left out.", at: start)) }
    } else if scan.isInList || scan.isBeginning {
      problems.append(
        cutOff(
          "before its array of cards does.", at: max(-offset, buffer.count - 1), leavesOut: false))
    }
    scan.isInList = false
    position = buffer.count
    return nil
  }

  /// Ends the card at the end of the file behind its last property.
  private func close(from end: Int) {
    sourceEnd = offset + buffer.count
    buffer.removeSubrange(end...)
    buffer += "]]".utf8
  }

  private func tooLongElement(_ start: Int) -> Diagnostic {
    stream.problem(
      .cardTooLarge,
      "A card is longer than \(CardChunkReader.cardLimit >> 20) MiB and was left out.",
      hint: "Make its pictures smaller.", at: offset + start)
  }

  private func unclosedElement(_ start: Int) -> Diagnostic {
    stream.problem(
      .jsonMalformed, "Another card begins before the end of this one, which was left out.",
      hint: "Close its quotes and brackets.", at: offset + start)
  }

  private func noCard(at position: Int) -> Diagnostic {
    stream.problem(
      .jCardMalformed, "What stands here is no jCard; it was left out.",
      hint: "See RFC 7095, section 3.", at: offset + position)
  }

  private func cutOff(
    _ place: String, at position: Int, leavesOut: Bool = true
  ) -> Diagnostic {
    stream.problem(
      .jsonMalformed, "The file ends \(place)", hint: "Check whether the file was cut off.",
      at: offset + position, leavesOut: leavesOut)
  }

  private func append(_ element: Range<Int>, to chunk: inout CardChunk) {
    let start = chunk.bytes.count
    do throws(JSONError) {
      let (value, faults) = try buffer.withUnsafeBufferPointer { text throws(JSONError) in
        try JSONParser.parseLeniently(text, element)
      }
      for fault in faults {
        chunk.problems.append(
          stream.problem(
            .jsonMalformed, "The card is no valid JSON: \(fault.message).",
            hint: "Check the JSON at this place.", at: offset + fault.offset, severity: .warning,
            leavesOut: false))
      }
      for (message, leavesOut) in transcoder.transcode(value, to: &chunk.bytes) {
        chunk.problems.append(
          stream.problem(
            .jCardMalformed, message, hint: "See RFC 7095, section 3.",
            at: offset + element.lowerBound, leavesOut: leavesOut))
      }
    } catch {
      chunk.problems.append(
        stream.problem(
          .jsonMalformed, "The card is no valid JSON: \(error.message); it was left out.",
          hint: "Check the JSON at this place.", at: offset + error.offset))
    }
    guard chunk.bytes.count > start else { return }
    chunk.cards.append(
      CardScanner.Card(range: start..<chunk.bytes.count, isClosed: true, depth: 1))
    chunk.elements.append(
      offset + element.lowerBound..<min(offset + element.upperBound, sourceEnd ?? .max))
    cardCount += 1
  }
}

/// Follows brackets and strings to where an array that may be a card begins and ends.
private struct ElementScan {
  /// What a byte is.
  enum Event {
    case nothing
    /// Part of something that is no array.
    case junk
    /// The last byte of an element; where it begins.
    case endOfElement(start: Int)
  }

  /// Whether the text is within an array of cards.
  var isInList: Bool
  /// Where the array begins; nil between elements.
  private(set) var start: Int?
  /// Where the last whole property of the card ends.
  private(set) var endOfProperties: Int?
  /// Whether of the array only the bracket was seen: it may be one of cards.
  private(set) var isBeginning = false
  /// How deep the element, or what is none, is nested.
  private var depth = 0
  private var isInString = false
  private var isEscaped = false

  init(isInList: Bool) { self.isInList = isInList }

  /// Goes on behind the mark of the card that begins at a place, which has three brackets.
  mutating func goOn(from start: Int) {
    self = ElementScan(isInList: isInList)
    self.start = start
    depth = 3
  }

  mutating func take(_ byte: UInt8, at index: Int) -> Event {
    if isInString { return takeInString(byte) }
    if isBeginning {
      if byte <= 0x20 { return .nothing }
      isBeginning = false
      if byte == UInt8(ascii: "]") {
        start = nil
        depth = 0
        return .nothing
      }
      if byte != UInt8(ascii: "\"") {
        isInList = true
        start = nil
        depth = 0
      }
    }
    if depth > 0 { return takeNested(byte, at: index) }
    switch byte {
    case 0...0x20, UInt8(ascii: ","): return .nothing
    case UInt8(ascii: "["):
      start = index
      endOfProperties = nil
      depth = 1
      isBeginning = !isInList
      return .nothing
    case UInt8(ascii: "]") where isInList:
      isInList = false
      return .nothing
    case UInt8(ascii: "{"): depth = 1
    case UInt8(ascii: "\""): isInString = true
    default: break
    }
    return .junk
  }

  private mutating func takeInString(_ byte: UInt8) -> Event {
    if isEscaped {
      isEscaped = false
    } else if byte == UInt8(ascii: "\\") {
      isEscaped = true
    } else if byte == UInt8(ascii: "\"") {
      isInString = false
    }
    return .nothing
  }

  private mutating func takeNested(_ byte: UInt8, at index: Int) -> Event {
    switch byte {
    case UInt8(ascii: "\""): isInString = true
    case UInt8(ascii: "["), UInt8(ascii: "{"): depth += 1
    case UInt8(ascii: "]"), UInt8(ascii: "}"):
      depth -= 1
      // Properties stand in the second array.
      if depth == 2 { endOfProperties = index + 1 }
      guard depth == 0, let start else { break }
      self.start = nil
      return .endOfElement(start: start)
    default: break
    }
    return .nothing
  }
}
