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
  /// How the last file in UTF-16 is written that was appended to 8-bit text.
  private var isBigEndian = false
  /// Places where something was decoded in an unusual way, since they were asked for last.
  private(set) var events: [TextEvent] = []

  init(_ stream: ByteStream) {
    self.stream = stream
    decoder = LineDecoder(
      charset: stream.textCharset,
      isGiven: stream.isEncodingGiven && stream.textCharset != .utf8,
      undoesDoubled: stream.undoesDoubledUTF8)
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
      let wanted = max(count, CSVReader.partLength ?? 1 << 12)
      let received = try text.fill(wanted) { buffer throws(SourceError) in
        try stream.read(into: buffer)
      }
      isAtEnd = received == 0
    }
    if !isAtEnd { holdBack(&text, from: start) }
    decode(&text, from: start, &map)
    return true
  }

  /// Longer lines are handed out in pieces, in bytes.
  private static let lineLimit = 1 << 20

  /// Keeps what follows the last line break for later, and of a very long line at least the last
  /// character, which may not be complete.
  private func holdBack(_ text: inout TextBuffer, from start: Int) {
    let bytes = text.bytes.rawBuffer
    var end = LineEnds.lastLineStart(bytes, from: start) ?? start
    if end == start, bytes.count - start >= Self.lineLimit {
      end = Self.lastCharacterStart(bytes, from: start)
    }
    rest.append(contentsOf: UnsafeRawBufferPointer(rebasing: bytes[end...]))
    text.removeAll(from: end)
  }

  /// Where a text can be cut in two, near its end: at a character of UTF-8, or at a byte that is no
  /// part of a longer character in any charset.
  private static func lastCharacterStart(_ bytes: UnsafeRawBufferPointer, from start: Int) -> Int {
    let tail = UnsafeRawBufferPointer(rebasing: bytes[max(start, bytes.count - 64)...])
    var end = bytes.count
    while end > start, bytes.count - end < 4, bytes[end - 1] & 0xC0 == 0x80 { end -= 1 }
    if end > start, bytes[end - 1] >= 0xC0 { end -= 1 }
    let head = UnsafeRawBufferPointer(rebasing: tail.dropLast(bytes.count - end))
    // The first bytes may be those of a character that was cut.
    let isUTF8 =
      UTF8Validation.firstInvalidOffset(
        in: UnsafeRawBufferPointer(rebasing: head.drop { $0 & 0xC0 == 0x80 })) == nil
    if isUTF8, end > start { return end }
    return bytes[start...].lastIndex { $0 < 0x30 } ?? bytes.count
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
      if let wide = WideLine(line, isBigEndian: &isBigEndian) {
        wide.append(to: &text)
        map.note(text: text.count, source: offset + line.count)
        return
      }
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
    if outcome.isDoubled {
      add(TextEvent(kind: .doubled, range: offset..<offset + line.count))
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
  enum Kind { case null, otherCharset, doubled, undecodable }

  var kind: Kind
  var range: Range<Int>
}

/// A line in UTF-16 within a file of 8-bit text, to which a file in UTF-16 was appended. Lines end
/// behind the byte of the line feed, so one in UTF-16LE begins with the other byte of that before.
struct WideLine {
  private let bytes: UnsafeRawBufferPointer
  private let isBigEndian: Bool

  /// Nil where the zero bytes are not those of UTF-16. The order of its bytes is what the last byte
  /// order mark said.
  init?(_ line: UnsafeRawBufferPointer, isBigEndian: inout Bool) {
    var start = 0
    if LineDecoder.hasWideMark(line) {
      isBigEndian = false
      start = 2
    } else if line.count > 3, line[0] == 0xFE, line[1] == 0xFF, line[2] == 0 {
      isBigEndian = true
      start = 2
    } else if !isBigEndian, line.first == 0 {
      start = 1
    }
    let bytes = UnsafeRawBufferPointer(rebasing: line[start...])
    var zeros = (even: 0, odd: 0)
    for (index, byte) in bytes.enumerated() where byte == 0 {
      if index % 2 == 0 { zeros.even += 1 } else { zeros.odd += 1 }
    }
    // The last line feed of UTF-16LE has lost its other byte to the next line.
    guard bytes.count >= 6, (isBigEndian ? zeros.odd : zeros.even) == 0,
      (zeros.even + zeros.odd) * 4 >= bytes.count
    else { return nil }
    self.bytes = bytes
    self.isBigEndian = isBigEndian
  }

  /// Appends the line in UTF-8.
  func append(to text: inout TextBuffer) {
    var units: [UInt16] = []
    var index = 0
    while index + 1 < bytes.count {
      let (first, second) = (UInt16(bytes[index]), UInt16(bytes[index + 1]))
      units.append(isBigEndian ? first << 8 | second : second << 8 | first)
      index += 2
    }
    if index < bytes.count { units.append(UInt16(bytes[index])) }
    var line = String(decoding: units, as: UTF16.self)
    line.withUTF8 { text.append(UnsafeRawBufferPointer($0)) }
  }
}
