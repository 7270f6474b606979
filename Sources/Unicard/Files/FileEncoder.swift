import ContactCoding
import ContactModel
import FileFormats
import FileWriting

/// Writes contacts one after the other as a file of one format, with what stands around and between
/// them.
struct FileEncoder: ~Copyable {
  private let options: WritingOptions
  private let sink: any ByteSink
  private var writer: ContactWriter
  private var endsLine = true
  private(set) var summary = WritingSummary()

  /// Begins a file; the columns of a table must be settled.
  init(_ options: WritingOptions, _ sink: any ByteSink) throws(OutputError) {
    self.options = options
    self.sink = sink
    writer = ContactWriter(options)
    try sink.write(FileFrame.prefix(options))
  }

  mutating func write(
    _ contact: Contact, _ losses: (ConversionLoss) -> Void
  ) throws(OutputError) {
    if summary.contacts > 0 {
      try sink.write(FileFrame.separator(options.format))
      // A card that is written as it came may be the last of a file that ends within its line.
      if options.format.isVCard, !endsLine { try sink.write("\r\n") }
    }
    let written = writer.write(contact)
    try sink.write(written.bytes)
    if let last = written.bytes.last { endsLine = last == 0x0A || last == 0x0D }
    summary.contacts += 1
    if !written.losses.isEmpty { summary.contactsWithLosses += 1 }
    written.losses.forEach(losses)
  }

  func finish() throws(OutputError) {
    try sink.write(FileFrame.suffix(options.format))
    try sink.flush()
  }
}

/// What came of writing contacts.
public struct WritingSummary: Hashable, Sendable {
  /// How many contacts were written.
  public internal(set) var contacts = 0
  /// How many of them lost something or hold something changed.
  public internal(set) var contactsWithLosses = 0
}
