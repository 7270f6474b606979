import ContactCoding
public import ContactModel
public import FileFormats
import FileWriting
import TableCoding

extension Sequence where Element == Contact {
  /// Writes the contacts as a file, which appears whole or not at all. Memory stays flat if the
  /// sequence's does.
  ///
  /// ```swift
  /// let reader = try ContactReader(path: "contacts.csv")
  /// try reader.lazy.filter { $0.birthday != nil }.write(to: "birthdays.vcf", as: .vCard40)
  /// ```
  ///
  /// - Parameters:
  ///   - path: Where the file goes, or a pipe or a device.
  ///   - options: How the contacts are written.
  ///   - replaces: Whether a file that is there is replaced.
  ///   - losses: Told what the format can't hold, in order.
  @discardableResult
  public func write(
    to path: String, options: WritingOptions, replaces: Bool = true,
    losses: (ConversionLoss) -> Void = { _ in }
  ) throws(ContactFileError) -> WritingSummary {
    let output = try FileOutput(path, options, replaces: replaces)
    for contact in self {
      if Task.isCancelled { throw .cancelled(writing: path) }
      try output.write(contact, losses)
    }
    return try output.finish(losses)
  }

  /// Writes the contacts as a file in the general form of a format.
  @discardableResult
  public func write(
    to path: String, as format: ContactFormat, replaces: Bool = true,
    losses: (ConversionLoss) -> Void = { _ in }
  ) throws(ContactFileError) -> WritingSummary {
    try write(
      to: path, options: WritingOptions(format: format), replaces: replaces, losses: losses)
  }

  /// The contacts as the bytes of a file, and what its format can't hold.
  public func encoded(_ options: WritingOptions) -> (bytes: [UInt8], losses: [ConversionLoss]) {
    var options = options
    options.useWordsOfHeaders()
    let (contacts, groupLosses) = BookTranslation.translated(Array(self), options)
    if options.columns == nil { options.settleColumns(for: contacts) }
    let sink = MemorySink()
    var losses: [ConversionLoss] = []
    // Memory takes everything.
    guard var encoder = try? FileEncoder(options, sink) else { return ([], []) }
    for contact in contacts { try? encoder.write(contact) { losses.append($0) } }
    try? encoder.finish()
    return (sink.bytes, losses + groupLosses)
  }

  /// The contacts as the bytes of a file, and what its format can't hold.
  public func encoded(as format: ContactFormat) -> (bytes: [UInt8], losses: [ConversionLoss]) {
    encoded(WritingOptions(format: format))
  }
}

extension Contact {
  /// The contact as the bytes of a file, and what its format can't hold.
  public func encoded(_ options: WritingOptions) -> (bytes: [UInt8], losses: [ConversionLoss]) {
    CollectionOfOne(self).encoded(options)
  }

  /// The contact as the bytes of a file, and what its format can't hold.
  public func encoded(as format: ContactFormat) -> (bytes: [UInt8], losses: [ConversionLoss]) {
    CollectionOfOne(self).encoded(as: format)
  }
}

extension AsyncSequence where Element == Contact {
  /// Writes the contacts as a file, which appears whole or not at all: a task that is cancelled, or
  /// a sequence that throws, leaves what was there. Memory stays flat if the sequence's does.
  ///
  /// ```swift
  /// let reader = try ContactReader(path: "contacts.vcf")
  /// try await reader.stream.map { $0.editing { $0.note = nil } }.write(to: "plain.vcf", as: .vCard40)
  /// ```
  ///
  /// - Parameters:
  ///   - path: Where the file goes, or a pipe or a device.
  ///   - options: How the contacts are written.
  ///   - replaces: Whether a file that is there is replaced.
  ///   - losses: Told what the format can't hold, in order.
  /// - Throws: ``FileFormats/ContactFileError``, or what the sequence throws.
  @discardableResult
  public func write(
    to path: String, options: WritingOptions, replaces: Bool = true,
    losses: (ConversionLoss) -> Void = { _ in }
  ) async throws -> WritingSummary {
    let output = try FileOutput(path, options, replaces: replaces)
    do {
      for try await contact in self {
        if Task.isCancelled { throw ContactFileError.cancelled(writing: path) }
        try output.write(contact, losses)
      }
    } catch let error as ContactFileError where error.code == .cancelled {
      // Whoever noticed it first, it is this file that there won't be.
      throw ContactFileError.cancelled(writing: path)
    }
    return try output.finish(losses)
  }

  /// Writes the contacts as a file in the general form of a format.
  @discardableResult
  public func write(
    to path: String, as format: ContactFormat, replaces: Bool = true,
    losses: (ConversionLoss) -> Void = { _ in }
  ) async throws -> WritingSummary {
    try await write(
      to: path, options: WritingOptions(format: format), replaces: replaces, losses: losses)
  }
}
