/// The text of a file, of standard input or of memory, read in parts so that memory stays flat.
///
/// The bytes it hands out are UTF-8 or an ASCII-compatible charset, see ``encoding``; line breaks,
/// commas and colons can be looked for before anything is decoded. UTF-16, UTF-32 and the like are
/// turned into UTF-8 on the way. Byte order marks are dropped.
///
/// ```swift
/// let stream = try ByteStream(path: "contacts.vcf")
/// while true {
///   let count = try stream.read(into: buffer)
///   if count == 0 { break }
/// }
/// ```
public final class ByteStream {
  /// Which text is turned into UTF-8 on the way.
  public enum Transcoding: Hashable, Sendable {
    /// Only what can't be split at ASCII bytes: UTF-16, UTF-32, ISO-2022-JP and the like.
    case whereNeeded
    /// All text that is not UTF-8.
    case always
  }

  /// Where the text is from.
  public let source: Source
  /// The encoding of the source, as guessed from its head or as the caller gave it.
  public let encoding: EncodingGuess
  /// The charset of the bytes that ``read(into:)`` hands out: UTF-8 when the text is transcoded, and
  /// that of ``encoding`` otherwise.
  public let textCharset: Charset
  /// The offset in the source of the first byte after the byte order marks; 0 for transcoded text.
  /// Added to an offset in the text it gives one for a ``SourceRange``.
  public let textOffset: Int
  /// How many malformed sequences were replaced by U+FFFD so far; always 0 without transcoding.
  public private(set) var replacements = 0

  let content: SourceContent
  package let isEncodingGiven: Bool
  /// Whether readers of contacts take letters that were turned into UTF-8 twice, as ``DoubledUTF8`` finds
  /// them, for what they had been. What a program writes it reads again without it, letter for letter.
  package var undoesDoubledUTF8 = false
  let contradictingMark: Charset?
  let nulOffset: Int?
  private var contentOffset: Int
  private var transcoder: Transcoder?
  /// Transcoded text that was not handed out yet.
  private var waiting: ArraySlice<UInt8> = []
  private var isAtEnd = false

  init(
    content: SourceContent, encoding charset: Charset?, hints: [Charset], transcoding: Transcoding
  ) throws(SourceError) {
    isEncodingGiven = charset != nil
    let sample = try EncodingSample(content, charset: charset, hints: hints)
    let encoding = sample.guess
    let charset = encoding.charset
    contradictingMark = sample.contradictingMark
    nulOffset = sample.nulOffset
    let isTranscoded =
      charset != .utf8 && (transcoding == .always || !charset.isASCIICompatible)
    self.content = content
    self.encoding = encoding
    source = Source(name: content.name)
    textCharset = isTranscoded ? .utf8 : charset
    textOffset = isTranscoded ? 0 : encoding.byteOrderMarkLength
    contentOffset = encoding.byteOrderMarkLength
    transcoder = isTranscoded ? Transcoder(codec: charset.codec) : nil
  }

  private init(again stream: ByteStream) {
    content = stream.content
    encoding = stream.encoding
    source = stream.source
    isEncodingGiven = stream.isEncodingGiven
    undoesDoubledUTF8 = stream.undoesDoubledUTF8
    contradictingMark = stream.contradictingMark
    nulOffset = stream.nulOffset
    textCharset = stream.textCharset
    textOffset = stream.textOffset
    contentOffset = stream.encoding.byteOrderMarkLength
    transcoder = stream.isTranscoded ? Transcoder(codec: stream.encoding.charset.codec) : nil
  }

  /// Opens a file.
  ///
  /// - Parameters:
  ///   - path: The path of the file; of a pipe, the content is copied to a temporary file.
  ///   - encoding: The encoding, if it is known; without it, it is guessed.
  ///   - hints: Charsets that the guess should prefer among likely ones.
  ///   - transcoding: Which text to turn into UTF-8.
  public convenience init(
    path: String, encoding: Charset? = nil, hints: [Charset] = [],
    transcoding: Transcoding = .whereNeeded
  ) throws(SourceError) {
    try self.init(
      content: SourceContent(path: path), encoding: encoding, hints: hints,
      transcoding: transcoding)
  }

  /// Reads a descriptor, standard input if none is given. It stays open. What is no regular file is
  /// read to its end first and kept in a temporary file, so that it can be read twice.
  public convenience init(
    standardInput descriptor: Int32 = 0, name: String = Source.standardInput.name,
    encoding: Charset? = nil, hints: [Charset] = [], transcoding: Transcoding = .whereNeeded
  ) throws(SourceError) {
    try self.init(
      content: SourceContent(descriptor: descriptor, name: name), encoding: encoding, hints: hints,
      transcoding: transcoding)
  }

  /// Reads content that was opened or unpacked already.
  package convenience init(content: SourceContent, encoding: Charset? = nil) throws(SourceError) {
    try self.init(content: content, encoding: encoding, hints: [], transcoding: .whereNeeded)
  }

  /// Reads bytes in memory.
  public convenience init(
    bytes: [UInt8], name: String = "", encoding: Charset? = nil, hints: [Charset] = [],
    transcoding: Transcoding = .whereNeeded
  ) throws(SourceError) {
    try self.init(
      content: SourceContent(bytes: bytes, name: name), encoding: encoding, hints: hints,
      transcoding: transcoding)
  }

  /// A stream of the same text from its start on. Any number of streams can read one source.
  public func reopen() -> ByteStream {
    ByteStream(again: self)
  }

  /// Whether the text is turned into UTF-8 on the way.
  public var isTranscoded: Bool { textCharset != encoding.charset }

  /// The length of the source in bytes, before transcoding; 0 if the system doesn't know it.
  public var byteCount: Int { content.count }

  /// Whether the file was written since it was opened, or another one stands at the path by now.
  package func hasChanged(at path: String) -> Bool { content.hasChanged(at: path) }

  /// Fills `buffer` with the next bytes of the text and returns how many there were: fewer than the
  /// buffer holds only before the end, 0 only at the end.
  public func read(into buffer: UnsafeMutableRawBufferPointer) throws(SourceError) -> Int {
    guard isTranscoded else {
      let count = try content.read(into: buffer, at: contentOffset)
      contentOffset += count
      return count
    }
    var filled = 0
    while filled < buffer.count {
      if waiting.isEmpty {
        guard try transcodePart() else { break }
        continue
      }
      let part = waiting.prefix(buffer.count - filled)
      part.withUnsafeBytes { part in
        UnsafeMutableRawBufferPointer(rebasing: buffer[filled...]).copyMemory(from: part)
      }
      filled += part.count
      waiting = waiting.dropFirst(part.count)
    }
    return filled
  }

  /// Reads the rest of the text. Throws ``SourceError/Code/tooLarge(limit:)`` beyond `limit` bytes.
  public func readAll(limit: Int = .max) throws(SourceError) -> [UInt8] {
    var text: [UInt8] = []
    if !isTranscoded { text.reserveCapacity(min(limit, max(0, byteCount - contentOffset) + 1)) }
    var part = [UInt8](repeating: 0, count: 1 << 18)
    while true {
      let count = try fill(&part)
      if count == 0 { return text }
      guard text.count + count <= limit else {
        throw SourceError(code: .tooLarge(limit: limit), path: source.name)
      }
      text.append(contentsOf: part[..<count])
    }
  }

  /// Fills an array as ``read(into:)`` does a buffer.
  func fill(_ bytes: inout [UInt8]) throws(SourceError) -> Int {
    let result = bytes.withUnsafeMutableBytes { buffer -> Result<Int, SourceError> in
      do throws(SourceError) {
        return .success(try read(into: buffer))
      } catch {
        return .failure(error)
      }
    }
    return try result.get()
  }

  /// Transcodes the next part of the source; false at the end.
  private func transcodePart() throws(SourceError) -> Bool {
    guard !isAtEnd else { return false }
    var part = [UInt8](repeating: 0, count: TextOffsets.partLength)
    let count = try content.fill(&part, at: contentOffset)
    contentOffset += count
    isAtEnd = count < part.count
    var text: [UInt8] = []
    part.withUnsafeBytes { part in
      let bytes = UnsafeRawBufferPointer(rebasing: part[..<count])
      replacements += transcoder?.transcode(bytes, into: &text, isLast: isAtEnd) ?? 0
    }
    waiting = text[...]
    return true
  }
}

extension SourceContent {
  /// Fills an array as `read(into:at:)` does a buffer.
  func fill(_ bytes: inout [UInt8], at offset: Int) throws(SourceError) -> Int {
    let result = bytes.withUnsafeMutableBytes { buffer -> Result<Int, SourceError> in
      do throws(SourceError) {
        return .success(try read(into: buffer, at: offset))
      } catch {
        return .failure(error)
      }
    }
    return try result.get()
  }
}

extension ByteStream {
  /// Whether the head of the text has letters that were turned into UTF-8 twice. Looking for them all along
  /// takes longer than the rest of reading.
  package func showsDoubledUTF8() -> Bool {
    guard textCharset == .utf8 else { return false }
    var head = [UInt8](repeating: 0, count: 1 << 16)
    guard let count = try? reopen().fill(&head) else { return false }
    return head[..<count].withUnsafeBytes { DoubledUTF8.undone($0) != nil }
  }
}
