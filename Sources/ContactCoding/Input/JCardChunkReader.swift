import SourceText
import VCard

/// What is wrong with a jCard file outside of its properties.
struct JCardError {
  var code: Diagnostic.Code
  var message: String
  var hint: String
  /// Offset in the text.
  var offset: Int
}

/// Cuts a jCard file into its cards and turns each into vCard text.
///
/// The file is an array of jCards, or one jCard. Only the brackets are followed here, so that
/// a broken card does not take the others with it.
final class JCardChunkReader {
  private let stream: ByteStream
  private var buffer: [UInt8] = []
  /// Where ``buffer`` begins in the text.
  private var offset = 0
  private var cardCount = 0
  private var isAtEnd = false
  private var hasBegun = false
  private var isSingle = false
  /// Whether the file begins with an array, which has to end.
  private var hasArray = false
  private var isFinished = false
  private var transcoder = JCardTranscoder()

  init(_ stream: ByteStream) { self.stream = stream }

  var bytesRead: Int { offset + buffer.count }

  /// Fills the chunk with the next cards as vCard text; false at the end.
  func next(_ chunk: inout CardChunk, errors: inout [JCardError]) throws -> Bool {
    chunk.clear()
    errors.removeAll(keepingCapacity: true)
    chunk.firstIndex = cardCount
    chunk.offset = offset
    guard !isFinished else { return false }
    if !hasBegun { try begin() }
    var position = 0
    // Elements that give no card must not gather without end, nor what is wrong with them.
    while chunk.bytes.count < CardChunkReader.chunkLength / 2,
      position < CardChunkReader.chunkLength * 2, errors.count < 1000
    {
      guard let element = try nextElement(&position, &errors) else {
        isFinished = true
        break
      }
      append(element, to: &chunk, &errors)
      if isSingle {
        isFinished = true
        break
      }
    }
    offset += position
    buffer.removeSubrange(..<min(position, buffer.count))
    return !isFinished || !chunk.cards.isEmpty || !errors.isEmpty
  }

  private func begin() throws {
    hasBegun = true
    try fill()
    var index = 0
    while index < buffer.count, buffer[index] <= 0x20 { index += 1 }
    guard index < buffer.count, buffer[index] == UInt8(ascii: "[") else { return }
    hasArray = true
    var inner = index + 1
    while inner < buffer.count, buffer[inner] <= 0x20 { inner += 1 }
    isSingle = inner < buffer.count && buffer[inner] == UInt8(ascii: "\"")
    let start = isSingle ? index : index + 1
    buffer.removeSubrange(..<start)
    offset = start
  }

  private func fill() throws {
    let part = try [UInt8](unsafeUninitializedCapacity: CardChunkReader.chunkLength) {
      buffer, initialized in
      initialized = try stream.read(into: UnsafeMutableRawBufferPointer(buffer))
    }
    if part.isEmpty { isAtEnd = true }
    buffer.append(contentsOf: part)
  }

  /// The next element of the array, as a range of the buffer.
  private func nextElement(
    _ position: inout Int, _ errors: inout [JCardError]
  ) throws -> Range<Int>? {
    var index = position
    var start: Int?
    var depth = 0
    var isInString = false
    var isTooLong = false
    while true {
      if index >= buffer.count {
        if isAtEnd { break }
        if start == nil || isTooLong {
          // Nothing of it is wanted any more.
          index -= buffer.count
          offset += buffer.count
          buffer.removeAll(keepingCapacity: true)
        } else if let begin = start, index - begin > CardChunkReader.cardLimit {
          isTooLong = true
          errors.append(
            JCardError(
              code: .cardTooLarge,
              message:
                "A card is longer than \(CardChunkReader.cardLimit >> 20) MiB and was left out.",
              hint: "Make its pictures smaller.", offset: offset + begin))
        }
        try fill()
        continue
      }
      let byte = buffer[index]
      if isInString {
        if byte == UInt8(ascii: "\\") {
          index += 1
        } else if byte == UInt8(ascii: "\"") {
          isInString = false
        }
      } else if start == nil {
        if byte == UInt8(ascii: "]") {
          position = index + 1
          return nil
        }
        if byte == UInt8(ascii: "[") {
          start = index
          depth = 1
        }
      } else {
        switch byte {
        case UInt8(ascii: "\""): isInString = true
        case UInt8(ascii: "["), UInt8(ascii: "{"): depth += 1
        case UInt8(ascii: "]"), UInt8(ascii: "}"):
          depth -= 1
          if depth == 0, let begin = start {
            if !isTooLong {
              position = index + 1
              return begin..<index + 1
            }
            isTooLong = false
            start = nil
          }
        default: break
        }
      }
      index += 1
    }
    if let start, !isTooLong {
      errors.append(
        JCardError(
          code: .jsonMalformed, message: "The file ends within a card, which was left out.",
          hint: "Check whether the file was cut off.", offset: offset + start))
    } else if !isSingle, hasArray {
      errors.append(
        JCardError(
          code: .jsonMalformed, message: "The file ends before its array of cards does.",
          hint: "Check whether the file was cut off.",
          offset: max(0, offset + buffer.count - 1)))
    }
    position = buffer.count
    return nil
  }

  private func append(
    _ element: Range<Int>, to chunk: inout CardChunk, _ errors: inout [JCardError]
  ) {
    let start = chunk.bytes.count
    do throws(JSONError) {
      let value = try buffer.withUnsafeBufferPointer { text throws(JSONError) in
        try JSONParser.parse(text, element)
      }
      for problem in transcoder.transcode(value, to: &chunk.bytes) {
        errors.append(
          JCardError(
            code: .jCardMalformed, message: problem + " It was left out.",
            hint: "See RFC 7095, section 3.", offset: offset + element.lowerBound))
      }
    } catch {
      errors.append(
        JCardError(
          code: .jsonMalformed,
          message: "The card is no valid JSON: \(error.message); it was left out.",
          hint: "Check the JSON at this place.", offset: offset + error.offset))
    }
    guard chunk.bytes.count > start else { return }
    chunk.cards.append(
      CardScanner.Card(range: start..<chunk.bytes.count, isClosed: true, depth: 1))
    chunk.elements.append(offset + element.lowerBound..<offset + element.upperBound)
    cardCount += 1
  }
}
