/// Copies a source byte for byte, but for the places that are told to hold something else.
///
/// Places are offsets as in a ``SourceRange``; they come in ascending order. Of a source that was
/// turned into UTF-8, these are offsets of its text: the text is encoded again, unless nothing at
/// all is changed. Memory stays flat.
package struct SourceSplicer: ~Copyable {
  private let stream: ByteStream
  private let sink: (UnsafeRawBufferPointer) throws -> Void
  /// Everything before was copied or replaced.
  private var position = 0
  private var hasBegun = false
  /// Of a source that was turned into UTF-8: its text, and what of it was read and not copied yet.
  private var text: ByteStream?
  private var waiting: [UInt8] = []

  private static let partLength = 1 << 18

  /// - Parameters:
  ///   - stream: Any stream of the source; it is not read from.
  ///   - sink: Takes the copy.
  package init(_ stream: ByteStream, to sink: @escaping (UnsafeRawBufferPointer) throws -> Void) {
    self.stream = stream
    self.sink = sink
  }

  /// Puts bytes in the place of a part of the source, in the source's encoding. An empty range
  /// inserts them.
  package mutating func replace(_ range: Range<Int>, with bytes: [UInt8]) throws {
    guard !range.isEmpty || !bytes.isEmpty else { return }
    try begin()
    try copy(to: range.lowerBound)
    try bytes.withUnsafeBytes { try sink($0) }
    try skip(to: range.upperBound)
  }

  /// Copies the rest; the source must not be replaced from here on.
  package mutating func finish() throws {
    if !hasBegun { text = nil }
    try copy(to: .max)
  }

  private mutating func begin() throws {
    guard !hasBegun else { return }
    hasBegun = true
    guard stream.isTranscoded else { return }
    let mark = stream.encoding.byteOrderMarkLength
    try copySource(from: 0, to: mark)
    text = stream.reopen()
  }

  private mutating func copy(to limit: Int) throws {
    guard limit > position else { return }
    guard text != nil else {
      position = try copySource(from: position, to: limit)
      return
    }
    let (stream, sink) = (stream, sink)
    try forEachText(to: limit) { part in
      let encoded = stream.encoding.charset.encode(String(decoding: part, as: UTF8.self))
      try encoded.bytes.withUnsafeBytes { try sink($0) }
    }
  }

  private mutating func skip(to limit: Int) throws {
    guard limit > position else { return }
    if text == nil { position = limit } else { try forEachText(to: limit) { _ in } }
  }

  @discardableResult
  private func copySource(from start: Int, to limit: Int) throws -> Int {
    var position = start
    var buffer = [UInt8](repeating: 0, count: min(Self.partLength, max(1, limit - start)))
    while position < limit {
      let count = try buffer.withUnsafeMutableBytes { buffer in
        let wanted = min(buffer.count, limit - position)
        let part = UnsafeMutableRawBufferPointer(rebasing: buffer[..<wanted])
        return try stream.content.read(into: part, at: position)
      }
      if count == 0 { break }
      try buffer.withUnsafeBytes { try sink(UnsafeRawBufferPointer(rebasing: $0[..<count])) }
      position += count
    }
    return position
  }

  /// Hands out the text up to an offset in parts that cut no character.
  private mutating func forEachText(
    to limit: Int, _ body: (ArraySlice<UInt8>) throws -> Void
  ) throws {
    while position < limit {
      var count = min(waiting.count, limit - position)
      if position + count < limit {
        while count > 0, waiting[count - 1] & 0xC0 == 0x80 { count -= 1 }
        if count > 0, waiting[count - 1] >= 0xC0 { count -= 1 }
        // A character that is complete, or what follows the last of the text.
        if count == 0, waiting.count >= 4 { count = min(waiting.count, limit - position) }
      }
      if count > 0 {
        try body(waiting[..<count])
        waiting.removeFirst(count)
        position += count
        continue
      }
      var part = [UInt8](repeating: 0, count: Self.partLength)
      let read = try text?.fill(&part) ?? 0
      guard read > 0 else {
        try body(waiting[...])
        position += waiting.count
        waiting.removeAll()
        return
      }
      waiting += part[..<read]
    }
  }
}
