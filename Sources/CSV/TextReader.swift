import Glibc
import SourceText

/// Reads a stream as UTF-8, a part at a time, whatever its lines are in.
///
/// Most files are UTF-8, and their bytes are handed on as they are.
final class TextReader {
  private let stream: ByteStream
  private(set) var decoder: LineDecoder
  /// What was read behind the last line that is complete.
  private var rest: [UInt8] = []
  /// The offset of `rest` in the stream's text.
  private var offset = 0
  private var isAtEnd = false
  /// Places where something was decoded in an unusual way, since they were asked for last.
  private(set) var events: [TextEvent] = []

  init(_ stream: ByteStream) {
    self.stream = stream
    decoder = LineDecoder(
      charset: stream.textCharset,
      isGiven: stream.isEncodingGiven && stream.textCharset != .utf8)
  }

  /// How many bytes were handed out.
  var bytesRead: Int { offset }

  func takeEvents() -> [TextEvent] {
    defer { events.removeAll() }
    return events
  }

  /// Appends about `count` bytes of text; false at the end of the stream.
  func read(
    _ count: Int, into text: inout TextBuffer, _ map: inout OffsetMap
  ) throws(SourceError) -> Bool {
    guard !isAtEnd || !rest.isEmpty else { return false }
    let start = text.count
    map.note(text: start, source: offset)
    rest.withUnsafeBytes { text.append($0) }
    rest.removeAll(keepingCapacity: true)
    if !isAtEnd {
      let wanted = max(count, 1 << 12)
      let received = try text.fill(wanted) { buffer throws(SourceError) in
        try stream.read(into: buffer)
      }
      isAtEnd = received == 0
    }
    if !isAtEnd { holdBack(&text, from: start) }
    decode(&text, from: start, &map)
    return true
  }

  /// Keeps what follows the last line break, or at least no part of a character, for later.
  private func holdBack(_ text: inout TextBuffer, from start: Int) {
    let bytes = text.bytes.rawBuffer
    var end = text.count
    if let found = LineEnds.lastLineStart(bytes, from: start) {
      end = found
    } else {
      // A very long line is handed out in pieces that end with a whole character.
      var position = end
      while position > start, end - position < 64 {
        position -= 1
        if bytes[position] < 0x30 {
          end = position
          break
        }
      }
    }
    guard end > start else { return }
    rest.append(contentsOf: UnsafeRawBufferPointer(rebasing: bytes[end...]))
    text.removeAll(from: end)
  }

  /// Replaces what stands in the text from `start` on by its UTF-8.
  private func decode(_ text: inout TextBuffer, from start: Int, _ map: inout OffsetMap) {
    let count = text.count - start
    let raw = UnsafeRawBufferPointer(rebasing: text.bytes.rawBuffer[start...])
    let hasNull = raw.baseAddress.map { memchr($0, 0, count) != nil } ?? false
    guard hasNull || decoder.needsDecoding(raw) else {
      offset += count
      return
    }
    let lines = [UInt8](raw)
    text.removeAll(from: start)
    lines.withUnsafeBytes { lines in
      decoder.learn(from: lines)
      LineDecoder.forEachLine(lines) { line in
        decodeLine(line, hasNull: hasNull, into: &text, &map)
        offset += line.count
      }
    }
  }

  private func decodeLine(
    _ line: UnsafeRawBufferPointer, hasNull: Bool, into text: inout TextBuffer,
    _ map: inout OffsetMap
  ) {
    let start = text.count
    map.note(text: start, source: offset)
    if hasNull, let first = line.firstIndex(of: 0) {
      add(TextEvent(kind: .null, range: offset + first..<offset + first + 1))
      // A byte order mark of UTF-16, where a file in it was appended.
      var position = LineDecoder.hasWideMark(line) ? 2 : 0
      let line = UnsafeRawBufferPointer(rebasing: line[position...])
      for part in line.split(separator: 0, omittingEmptySubsequences: false) {
        map.note(text: text.count, source: offset + position)
        note(
          decoder.decode(
            UnsafeRawBufferPointer(rebasing: part), at: offset + position, into: &text, &map),
          line)
        position += part.count + 1
      }
      return
    }
    note(decoder.decode(line, at: offset, into: &text, &map), line)
  }

  private func note(_ outcome: LineDecoder.Outcome, _ line: UnsafeRawBufferPointer) {
    if outcome.isOther, decoder.isMixed {
      add(TextEvent(kind: .otherCharset, range: offset..<offset + line.count))
    }
    if outcome.replacements > 0 {
      add(TextEvent(kind: .undecodable, range: offset..<offset + line.count))
    }
  }

  private func add(_ event: TextEvent) {
    if events.count < 4096 { events.append(event) }
  }
}

/// A line that was not decoded plainly, as a range of the stream's text.
struct TextEvent {
  enum Kind { case null, otherCharset, undecodable }

  var kind: Kind
  var range: Range<Int>
}
