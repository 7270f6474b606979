import CardCoding
import SourceText
import VCard

/// Cuts a file of JSON contacts into its objects: one a line, or an array of them.
///
/// Only brackets and strings are followed here, so that a broken contact does not take the others
/// with it; where one lacks a bracket or a quote, the next begins with the line that says so.
final class JSONObjectReader: ChunkReader {
  private let stream: ByteStream
  private let partLength: Int
  /// The beginning of an object whose end was not read yet.
  private var carry: [UInt8] = []
  private var position = 0
  private var objectCount = 0
  private var isAtEnd = false
  private var scan = ObjectScan()
  private var mark = JSONMark(#"{"type":"contact""#, beginsLine: true)
  /// Whether what is no contact was told, and none has come since.
  private var isInJunk = false
  /// Whether the rest of an object that was too long comes next.
  private var isTooLong = false

  init(_ stream: ByteStream, partLength: Int = CardChunkReader.partLength) {
    self.stream = stream
    self.partLength = partLength
  }

  var bytesRead: Int { position + carry.count }

  /// Fills the chunk with the next objects; false at the end.
  func next(_ chunk: inout CardChunk) throws -> Bool {
    chunk.clear()
    chunk.holdsObjects = true
    chunk.offset = position
    chunk.firstIndex = objectCount
    swap(&chunk.bytes, &carry)
    carry.removeAll(keepingCapacity: true)
    var scanned = chunk.bytes.count
    while !isAtEnd {
      isAtEnd = try !stream.append(upTo: partLength, to: &chunk.bytes)
      take(chunk.bytes, from: scanned, into: &chunk)
      scanned = chunk.bytes.count
      let held = chunk.bytes.count - (scan.start ?? chunk.bytes.count)
      if held > CardChunkReader.cardLimit { leaveOut(&chunk) }
      if !chunk.cards.isEmpty || !chunk.problems.isEmpty || scan.start == nil { break }
    }
    if isAtEnd, let start = scan.start {
      chunk.problems.append(
        stream.problem(
          .jsonMalformed, "The file ends within a contact, which was left out.",
          hint: "Check whether the file was cut off.", at: position + start))
      scan = ObjectScan()
    }
    settle(&chunk)
    return !isAtEnd || !chunk.cards.isEmpty || !chunk.problems.isEmpty
  }

  private func take(_ bytes: [UInt8], from start: Int, into chunk: inout CardChunk) {
    for index in start..<bytes.count {
      if let begin = mark.take(bytes[index], at: index), let broken = scan.start, broken < begin {
        if !isTooLong { chunk.problems.append(unclosed(at: broken)) }
        isTooLong = false
        scan = ObjectScan(from: begin)
        continue
      }
      switch scan.take(bytes[index], at: index) {
      case .nothing: break
      case .junk:
        if !isInJunk {
          chunk.problems.append(
            stream.problem(
              .jsonMalformed, "What stands here is no contact; it was left out.",
              hint: "A contact is an object, as one that is written as JSON.",
              at: position + index))
        }
        isInJunk = true
      case .endOfObject(let start):
        isInJunk = false
        if !isTooLong {
          chunk.cards.append(CardScanner.Card(range: start..<index + 1, isClosed: true, depth: 1))
        }
        isTooLong = false
      }
    }
  }

  private func unclosed(at start: Int) -> Diagnostic {
    stream.problem(
      .jsonMalformed, "Another contact begins before the end of this one, which was left out.",
      hint: "Close its quotes and brackets.", at: position + start)
  }

  /// Gives up the unfinished object at the chunk's end.
  private func leaveOut(_ chunk: inout CardChunk) {
    if !isTooLong {
      chunk.problems.append(
        stream.problem(
          .cardTooLarge,
          "A contact is longer than \(CardChunkReader.cardLimit >> 20) MiB and was left out.",
          hint: "Make its pictures smaller.", at: position + (scan.start ?? 0)))
    }
    isTooLong = true
    scan.start = chunk.bytes.count
    mark.reset()
  }

  /// Keeps the unfinished object for the next chunk.
  private func settle(_ chunk: inout CardChunk) {
    let end = scan.start ?? chunk.bytes.count
    carry.append(contentsOf: chunk.bytes[end...])
    chunk.bytes.removeSubrange(end...)
    if scan.start != nil { scan.start = 0 }
    mark.move(by: end)
    objectCount += chunk.cards.count
    position += end
  }
}

/// Follows brackets and strings to where an object that may be a contact begins and ends.
private struct ObjectScan {
  /// What a byte is.
  enum Event {
    case nothing
    /// Part of something that is no object.
    case junk
    /// The last byte of an object; where it begins.
    case endOfObject(start: Int)
  }

  /// Where the object begins; nil between objects.
  var start: Int?
  private var depth = 0
  private var isInString = false
  private var isEscaped = false

  init() {}

  /// Goes on within the object that begins at a place, behind a mark without a bracket but its first.
  init(from start: Int) {
    self.start = start
    depth = 1
  }

  mutating func take(_ byte: UInt8, at index: Int) -> Event {
    guard start != nil else {
      switch byte {
      case UInt8(ascii: "{"):
        start = index
        depth = 1
        return .nothing
      // What stands around objects in an array and between them.
      case 0...0x20, UInt8(ascii: ","), UInt8(ascii: "["), UInt8(ascii: "]"): return .nothing
      default: return .junk
      }
    }
    if isEscaped {
      isEscaped = false
    } else if isInString {
      if byte == UInt8(ascii: "\\") { isEscaped = true }
      if byte == UInt8(ascii: "\"") { isInString = false }
    } else {
      return takeNested(byte)
    }
    return .nothing
  }

  private mutating func takeNested(_ byte: UInt8) -> Event {
    switch byte {
    case UInt8(ascii: "\""): isInString = true
    case UInt8(ascii: "{"), UInt8(ascii: "["): depth += 1
    case UInt8(ascii: "}"), UInt8(ascii: "]"):
      depth -= 1
      guard depth == 0, let start else { break }
      self.start = nil
      return .endOfObject(start: start)
    default: break
    }
    return .nothing
  }
}
