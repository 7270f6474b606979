public import ContactCoding
public import ContactModel
public import SourceText

/// The contacts of a file, read whole.
///
/// ```swift
/// let file = try ContactFile(path: "contacts.vcf")
/// let names = file.contacts.map(\.displayName)
/// ```
///
/// For files that do not fit into memory, read with ``ContactInput``, which hands out one
/// contact at a time.
public struct ContactFile: Sendable {
  /// The contacts, in the order of the file.
  public let contacts: [Contact]
  /// What was found wrong in the file. Nothing that could be read was left out.
  public let diagnostics: [Diagnostic]
  /// The format of the file.
  public let format: ContactFormat

  /// Reads a file of any known format.
  ///
  /// - Throws: ``SourceError`` where the file can't be read, ``ContactInputError`` where it
  ///   holds no contacts.
  public init(path: String) throws {
    try self.init(ContactInput(stream: ByteStream(path: path)))
  }

  /// Reads contacts from memory.
  public init(bytes: [UInt8], name: String = "<memory>") throws {
    try self.init(ContactInput(stream: ByteStream(bytes: bytes, name: name)))
  }

  private init(_ input: ContactInput) throws {
    format = input.format
    (contacts, diagnostics) = try input.readAll()
  }
}

extension Sequence where Element == Contact {
  /// The contacts as the bytes of a file, and what its format can't hold.
  public func encoded(_ options: WritingOptions) -> (bytes: [UInt8], losses: [ConversionLoss]) {
    var options = options
    if options.format.isCSV, options.layout == nil {
      // A sequence may be there only once.
      let contacts = Array(self)
      options.settleColumns(for: contacts)
      return contacts.encoded(options)
    }
    var writer = ContactWriter(options)
    var bytes = FileFrame.prefix(options)
    var losses: [ConversionLoss] = []
    var isFirst = true
    for contact in self {
      if !isFirst { bytes += Array(FileFrame.separator(options.format).utf8) }
      isFirst = false
      if options.format != .jCard, !options.format.isCSV, let last = bytes.last, last != 0x0A,
        last != 0x0D
      {
        bytes += [0x0D, 0x0A]
      }
      let written = writer.write(contact)
      bytes += written.bytes
      losses += written.losses
    }
    bytes += Array(FileFrame.suffix(options.format).utf8)
    return (bytes, losses)
  }

  /// The contacts as the bytes of a file, and what its format can't hold.
  public func encoded(as format: ContactFormat) -> (bytes: [UInt8], losses: [ConversionLoss]) {
    encoded(WritingOptions(format: format))
  }
}
