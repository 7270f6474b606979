import ContactCoding
public import ContactModel
public import FileFormats
public import SourceText
public import TableCoding

/// The contacts of a file, read whole.
///
/// ```swift
/// let file = try ContactFile(path: "contacts.vcf")
/// let names = file.contacts.map(\.displayName)
/// ```
///
/// For files that do not fit into memory there is ``ContactReader``, which hands out one contact at
/// a time.
public struct ContactFile: Sendable {
  /// The contacts, in the order of the file.
  public let contacts: [Contact]
  /// What was found wrong in the file. Nothing that could be read was left out.
  public let diagnostics: [Diagnostic]
  /// The format of the file.
  public let format: ContactFormat
  /// What each column of a table was taken for; nil where the file is none.
  public let mapping: ColumnMapping?

  /// Reads a file of any known format.
  ///
  /// A packed file and a workbook are none: unpack it, or save its sheet as CSV, before. (The command
  /// does so by itself.) A file of no contacts is a file all the same, whether it is empty, an empty list or a table's
  /// header alone.
  ///
  /// - Throws: ``FileFormats/ContactFileError``: ``FileFormats/ContactFileError/Code/unreadable`` where the file can't be read,
  ///   ``FileFormats/ContactFileError/Code/noContacts`` where what is in it is no address book,
  ///   ``FileFormats/ContactFileError/Code/cancelled`` once the task that it is called in is cancelled.
  public init(
    path: String, options: ContactReadingOptions = ContactReadingOptions()
  ) throws(ContactFileError) {
    do {
      try self.init(ByteStream(path: path, encoding: options.encoding), options)
    } catch {
      throw ContactFileError(error, path: path)
    }
  }

  /// Reads contacts from memory, as ``init(path:options:)`` does from a file.
  public init(
    bytes: [UInt8], name: String = "<memory>",
    options: ContactReadingOptions = ContactReadingOptions()
  ) throws(ContactFileError) {
    do {
      try self.init(ByteStream(bytes: bytes, name: name, encoding: options.encoding), options)
    } catch {
      throw ContactFileError(error, path: name)
    }
  }

  private init(_ stream: ByteStream, _ options: ContactReadingOptions) throws {
    let input = try ContactInput(stream: stream, format: options.format, csv: options.csv)
    format = input.format
    mapping = input.mapping
    var contacts: [Contact] = []
    var diagnostics: [Diagnostic] = []
    let batches = input.batches(jobs: options.jobs)
    while let batch = try batches.next() {
      if Task.isCancelled { throw ContactFileError.cancelled(reading: input.source.name) }
      diagnostics += batch.diagnostics
      for read in batch.contacts {
        contacts.append(read.contact)
        diagnostics += read.diagnostics
      }
      options.progress?(batch.bytesRead)
    }
    self.contacts = contacts
    self.diagnostics = diagnostics
  }
}
