public import ContactModel
public import SourceText
import VCard

/// One input: a file of contacts in any format, read with flat memory on several threads.
///
/// ```swift
/// let input = try ContactInput(stream: ByteStream(path: "contacts.vcf"))
/// try input.enumerateContacts { read in
///   print(read.contact.displayName, read.diagnostics.count)
///   return true
/// }
/// ```
///
/// Malformed content never throws: what could be read is handed out, with diagnostics.
public struct ContactInput {
  /// A contact as it was read, with what was found wrong in it.
  public struct ReadContact: Sendable {
    public let contact: Contact
    public let diagnostics: [Diagnostic]
  }

  /// The format of the file; for vCard the version of its first card.
  public let format: ContactFormat
  /// The file.
  public var source: Source { stream.source }
  let stream: ByteStream
  let context: CardContext

  /// Opens an input and finds out what it is.
  ///
  /// - Parameters:
  ///   - stream: the bytes, at their beginning.
  ///   - format: the format, if it is known; without it, the content tells.
  /// - Throws: ``ContactInputError`` where the content is no contacts.
  public init(stream: ByteStream, format: ContactFormat? = nil) throws {
    self.stream = stream
    self.format = try format ?? FormatDetector.detect(stream)
    let isTranscoded = stream.textCharset == .utf8 && stream.encoding.charset != .utf8
    context = CardContext(
      source: stream.source, textOffset: stream.textOffset,
      fallback: stream.textCharset == .utf8 ? .windows1252 : stream.textCharset,
      isTranscoded: isTranscoded)
  }

  /// Reads every contact in its order and hands it to `body`, on the caller's thread, until
  /// that returns false.
  ///
  /// - Parameters:
  ///   - jobs: how many threads read; 0 for one a core. The result does not depend on it.
  ///   - outside: what was found wrong outside of contacts.
  public func enumerateContacts(
    jobs: Int = 0, outside: (Diagnostic) -> Void = { _ in },
    _ body: (ReadContact) throws -> Bool
  ) throws {
    let parts = makeParts()
    let pipeline = OrderedPipeline<ReadingSlot>(
      jobs: resolved(jobs), makeSlot: { ReadingSlot(context) },
      take: { try parts.next($0) },
      work: { slot in slot.readContacts() })
    try pipeline.run { slot in
      for diagnostic in slot.outside { outside(diagnostic) }
      for read in slot.contacts where try !body(read) { return false }
      return true
    }
    for diagnostic in streamDiagnostics { outside(diagnostic) }
  }

  /// Every contact of the input, with what was found wrong.
  public func readAll(jobs: Int = 0) throws -> (contacts: [Contact], diagnostics: [Diagnostic]) {
    var contacts: [Contact] = []
    var diagnostics: [Diagnostic] = []
    func note(_ diagnostic: Diagnostic) { diagnostics.append(diagnostic) }
    try enumerateContacts(jobs: jobs, outside: note) { read in
      contacts.append(read.contact)
      diagnostics += read.diagnostics
      return true
    }
    return (contacts, diagnostics)
  }

  /// What the stream found wrong in the bytes. Guesses and NUL bytes are reported by the cards
  /// they are in.
  var streamDiagnostics: [Diagnostic] {
    stream.diagnostics.filter { $0.code != .encodingGuessed && $0.code != .nulBytes }
  }

  func makeParts() -> InputParts { InputParts(stream, format) }

  func resolved(_ jobs: Int) -> Int { jobs > 0 ? jobs : ProcessorCount.online }
}

/// Hands out the parts of an input, whatever its format.
final class InputParts: @unchecked Sendable {
  private let cards: CardChunkReader
  private let elements: JCardChunkReader?

  init(_ stream: ByteStream, _ format: ContactFormat) {
    cards = CardChunkReader(stream)
    elements = format == .jCard ? JCardChunkReader(stream) : nil
  }

  var bytesRead: Int { elements?.bytesRead ?? cards.bytesRead }

  func next(_ slot: ReadingSlot) throws -> Bool {
    slot.bytesRead = 0
    let before = bytesRead
    defer { slot.bytesRead = bytesRead - before }
    guard let elements else { return try cards.next(&slot.chunk) }
    return try elements.next(&slot.chunk, errors: &slot.jsonErrors)
  }
}
