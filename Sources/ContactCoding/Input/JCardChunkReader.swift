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
    var scan = ElementScan()
    var index = position
    var isTooLong = false
    while true {
      if index >= buffer.count {
        if isAtEnd { break }
        if let begin = scan.start, !isTooLong {
          if index - begin > CardChunkReader.cardLimit {
            isTooLong = true
            errors.append(tooLongElement(begin))
          }
        } else {
          // Nothing of it is wanted any more.
          index -= buffer.count
          offset += buffer.count
          buffer.removeAll(keepingCapacity: true)
        }
        try fill()
        continue
      }
      let event = scan.take(buffer[index], at: index)
      index += 1
      switch event {
      case .nothing: break
      case .endOfElement(let start):
        if !isTooLong {
          position = index
          return start..<index
        }
        isTooLong = false
      case .endOfArray:
        position = index
        return nil
      }
    }
    if let start = scan.start, !isTooLong {
      errors.append(cutOff("within a card, which was left out.", at: start))
    } else if !isSingle, hasArray {
      errors.append(cutOff("before its array of cards does.", at: max(-offset, buffer.count - 1)))
    }
    position = buffer.count
    return nil
  }

  private func tooLongElement(_ start: Int) -> JCardError {
    JCardError(
      code: .cardTooLarge,
      message: "A card is longer than \(CardChunkReader.cardLimit >> 20) MiB and was left out.",
      hint: "Make its pictures smaller.", offset: offset + start)
  }

  private func cutOff(_ place: String, at position: Int) -> JCardError {
    JCardError(
      code: .jsonMalformed, message: "The file ends \(place)",
      hint: "Check whether the file was cut off.", offset: offset + position)
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

/// Follows brackets and strings to where an element of the array begins and ends.
private struct ElementScan {
  /// What a byte is.
  enum Event {
    case nothing
    /// The last byte of an element; where it begins.
    case endOfElement(start: Int)
    /// The bracket that closes the array.
    case endOfArray
  }

  /// Where the element begins; nil between elements.
  private(set) var start: Int?
  private var depth = 0
  private var isInString = false
  private var isEscaped = false

  mutating func take(_ byte: UInt8, at index: Int) -> Event {
    if isInString {
      if isEscaped {
        isEscaped = false
      } else if byte == UInt8(ascii: "\\") {
        isEscaped = true
      } else if byte == UInt8(ascii: "\"") {
        isInString = false
      }
      return .nothing
    }
    guard let start else {
      if byte == UInt8(ascii: "]") { return .endOfArray }
      if byte == UInt8(ascii: "[") {
        self.start = index
        depth = 1
      }
      return .nothing
    }
    switch byte {
    case UInt8(ascii: "\""): isInString = true
    case UInt8(ascii: "["), UInt8(ascii: "{"): depth += 1
    case UInt8(ascii: "]"), UInt8(ascii: "}"):
      depth -= 1
      guard depth == 0 else { break }
      self.start = nil
      return .endOfElement(start: start)
    default: break
    }
    return .nothing
  }
}
