import ContactCoding
public import ContactModel
public import FileFormats
public import SourceText
public import TableCoding
import Threading

/// The contacts of a file, one after the other and with flat memory, whatever its size.
///
/// It is a sequence and an asynchronous one. Every iteration reads the file anew, on several
/// threads.
///
/// ```swift
/// let reader = try ContactReader(path: "contacts.vcf")
/// for try await contact in reader where contact.birthday != nil {
///   print(contact.displayName)
/// }
/// ```
///
/// Use ``stream`` to map or filter asynchronously, and `lazy` to do so without: of two ways that
/// could be meant, `reader.map` is the one that reads everything into an array.
///
/// Once the task is cancelled, an asynchronous iteration and ``enumerateContacts(_:)`` end with
/// ``FileFormats/ContactFileError/Code/cancelled``. A sequence can't throw: it goes on to its end in a task that is
/// cancelled, and should the file become unreadable, it ends early. Use one of the others where that
/// must be told apart.
public struct ContactReader: @unchecked Sendable {
  // The stream within is a template: it is only opened anew, which reads what never changes.
  let input: ContactInput
  let options: ContactReadingOptions
  private let diagnostics: @Sendable (Diagnostic) -> Void

  /// Opens a file and finds out what it is.
  ///
  /// - Parameters:
  ///   - path: The path of the file.
  ///   - options: How it is read.
  ///   - diagnostics: Told what is wrong in the file, in its order, each time it is read.
  public init(
    path: String, options: ContactReadingOptions = ContactReadingOptions(),
    diagnostics: @escaping @Sendable (Diagnostic) -> Void = { _ in }
  ) throws(ContactFileError) {
    do {
      try self.init(
        ByteStream(path: path, encoding: options.encoding), options, diagnostics)
    } catch {
      throw ContactFileError(error, path: path)
    }
  }

  /// Takes the bytes of a file and finds out what it is.
  public init(
    bytes: [UInt8], name: String = "<memory>",
    options: ContactReadingOptions = ContactReadingOptions(),
    diagnostics: @escaping @Sendable (Diagnostic) -> Void = { _ in }
  ) throws(ContactFileError) {
    do {
      try self.init(
        ByteStream(bytes: bytes, name: name, encoding: options.encoding), options, diagnostics)
    } catch {
      throw ContactFileError(error, path: name)
    }
  }

  private init(
    _ stream: ByteStream, _ options: ContactReadingOptions,
    _ diagnostics: @escaping @Sendable (Diagnostic) -> Void
  ) throws {
    input = try ContactInput(stream: stream, format: options.format, csv: options.csv)
    self.options = options
    self.diagnostics = diagnostics
  }

  /// The format of the file; for vCard the version of its first card.
  public var format: ContactFormat { input.format }
  /// The file.
  public var source: Source { input.source }
  /// What each column of a table was taken for; nil where the file is none.
  public var mapping: ColumnMapping? { input.mapping }

  /// Hands every contact to `body`, on the caller's thread.
  ///
  /// - Throws: ``FileFormats/ContactFileError``, with ``FileFormats/ContactFileError/Code/cancelled`` once the task that it is
  ///   called in is cancelled, or what `body` throws.
  public func enumerateContacts(_ body: (Contact) throws -> Void) throws {
    let batches = batches()
    do {
      while let batch = try batches.next() {
        if Task.isCancelled { throw ContactFileError.cancelled(reading: source.name) }
        batch.diagnostics.forEach(diagnostics)
        for read in batch.contacts {
          read.diagnostics.forEach(diagnostics)
          try body(read.contact)
        }
        options.progress?(batch.bytesRead)
      }
    } catch let error as SourceError {
      throw ContactFileError(error)
    }
  }

  func rewrite(
    losses: (ConversionLoss) -> Void, to sink: @escaping (UnsafeRawBufferPointer) throws -> Void,
    additions: () throws -> [Contact], revise: (Contact) throws -> ContactRevision
  ) throws -> RewritingSummary {
    var bytesRead = 0
    func note(_ bytes: Int, _ contacts: Int) {
      bytesRead += bytes
      options.progress?(bytesRead)
    }
    do {
      return try input.again().rewrite(
        jobs: options.jobs, losses: losses, diagnostics: diagnostics,
        progress: note, to: sink, additions: additions
      ) { contact in
        if Task.isCancelled { throw ContactFileError.cancelled(writing: source.name) }
        return try revise(contact)
      }
    } catch let error as SourceError {
      throw ContactFileError(error)
    }
  }

  /// The lines and columns of places in the file, such as the ``SourceText/Diagnostic/range`` of what
  /// was found wrong in it, in the order given. The file is read once for all of them.
  public func locations(
    of ranges: [SourceRange]
  ) throws(ContactFileError) -> [SourceLocation] {
    do throws(SourceError) {
      return try LineLocator(input.text).locations(of: ranges)
    } catch {
      throw ContactFileError(error)
    }
  }

  private func batches() -> ContactBatches { input.again().batches(jobs: options.jobs) }
}

extension ContactReader: Sequence {
  /// Reads the file from its beginning.
  public struct Iterator: IteratorProtocol {
    fileprivate var cursor: BatchCursor

    /// The next contact; nil at the end.
    public mutating func next() -> Contact? {
      while true {
        if let contact = cursor.next() { return contact }
        guard let batch = try? cursor.batches.next() else { return nil }
        cursor.take(batch)
      }
    }
  }

  /// Reads the file from its beginning.
  public func makeIterator() -> Iterator {
    Iterator(cursor: BatchCursor(batches(), diagnostics, options.progress))
  }
}

extension ContactReader: AsyncSequence {
  /// Reads the file from its beginning, off the thread that waits.
  public struct AsyncIterator: AsyncIteratorProtocol {
    fileprivate var cursor: BatchCursor
    fileprivate let name: String

    /// The next contact; nil at the end.
    public mutating func next() async throws(ContactFileError) -> Contact? {
      try await next(isolation: nil)
    }

    /// The next contact; nil at the end.
    public mutating func next(
      isolation actor: isolated (any Actor)?
    ) async throws(ContactFileError) -> Contact? {
      while true {
        if Task.isCancelled { throw .cancelled(reading: name) }
        if let contact = cursor.next() { return contact }
        switch await Self.nextBatch(cursor.batches) {
        case .success(nil): return nil
        case .success(let batch?): cursor.take(batch)
        case .failure(let error): throw ContactFileError(error, path: name)
        }
      }
    }

    /// Waits for the next batch on a thread of its own: those that tasks run on are few.
    private static func nextBatch(
      _ batches: ContactBatches
    ) async -> Result<ContactBatches.Batch?, any Error> {
      await withUnsafeContinuation { continuation in
        WorkerThread.detached { continuation.resume(returning: Result { try batches.next() }) }
      }
    }
  }

  /// The contacts as an asynchronous sequence and nothing else.
  public struct Stream: AsyncSequence, Sendable {
    fileprivate let reader: ContactReader

    /// Reads the file from its beginning, off the thread that waits.
    public func makeAsyncIterator() -> AsyncIterator { reader.makeAsyncIterator() }
  }

  /// The contacts as an asynchronous sequence and nothing else, to be mapped and filtered with flat
  /// memory.
  public var stream: Stream { Stream(reader: self) }

  /// Reads the file from its beginning, off the thread that waits.
  public func makeAsyncIterator() -> AsyncIterator {
    AsyncIterator(cursor: BatchCursor(batches(), diagnostics, options.progress), name: source.name)
  }
}

/// Goes through batches contact by contact.
private struct BatchCursor {
  let batches: ContactBatches
  private let diagnostics: @Sendable (Diagnostic) -> Void
  private let progress: (@Sendable (Int) -> Void)?
  private var contacts: [ContactInput.ReadContact] = []
  private var index = 0

  init(
    _ batches: ContactBatches, _ diagnostics: @escaping @Sendable (Diagnostic) -> Void,
    _ progress: (@Sendable (Int) -> Void)?
  ) {
    self.batches = batches
    self.diagnostics = diagnostics
    self.progress = progress
  }

  mutating func take(_ batch: ContactBatches.Batch) {
    batch.diagnostics.forEach(diagnostics)
    contacts = batch.contacts
    index = 0
    progress?(batch.bytesRead)
  }

  mutating func next() -> Contact? {
    guard index < contacts.count else { return nil }
    defer { index += 1 }
    contacts[index].diagnostics.forEach(diagnostics)
    return contacts[index].contact
  }
}
