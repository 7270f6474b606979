import CardCoding
import ContactModel
import FileFormats
import SourceText
import TableCoding
import VCard

/// Writes contacts in one format. Made once a thread and reused.
protocol ContactOutput: AnyObject {
  /// What was written since the output was removed; valid until more is.
  var output: Bytes { get }
  /// What the contact written last could not keep.
  var losses: [FieldLoss] { get }
  func removeOutput()
  /// Writes what stands between contacts.
  func append(_ bytes: [UInt8])
  func encode(_ contact: Contact)
  /// Writes the contact that `content` belongs to; `contact` puts it together.
  func encode(_ content: ContactContent, contact: () -> Contact)
}

extension WritingOptions {
  /// A writer of the format.
  func makeOutput() -> any ContactOutput {
    if format.isCSV { return RowOutput(self) }
    return format == .json ? JSONOutput(self) : CardOutput(self)
  }
}

/// Writes vCard and jCard.
final class CardOutput: ContactOutput {
  // Asked for each contact, and by one thread at a time.
  @exclusivity(unchecked) private var encoder: ContactEncoder

  init(_ options: WritingOptions) { encoder = ContactEncoder(options) }

  var output: Bytes { encoder.writer.output.view }
  var losses: [FieldLoss] { encoder.losses }
  func removeOutput() { encoder.writer.output.removeAll() }
  func append(_ bytes: [UInt8]) { encoder.writer.output.append(bytes) }
  func encode(_ contact: Contact) { encoder.encode(contact) }
  func encode(_ content: ContactContent, contact: () -> Contact) {
    encoder.encode(content)
  }
  /// What an edit changes in the lines of a card.
  func edit(_ contact: Contact, of original: Contact?) -> CardEdit {
    contact.withContent { content in
      guard let original else { return encoder.edit(content) }
      return original.withContent { encoder.edit(content, of: $0) }
    }
  }
}

/// Writes CSV.
private final class RowOutput: ContactOutput {
  // As above.
  @exclusivity(unchecked) private var encoder: RowEncoder

  init(_ options: WritingOptions) { encoder = RowEncoder(options.settledLayout, options) }

  var output: Bytes { encoder.output }
  var losses: [FieldLoss] { encoder.losses }
  func removeOutput() { encoder.removeOutput() }
  func append(_ bytes: [UInt8]) {}
  func encode(_ contact: Contact) { encoder.encode(contact) }
  func encode(_ content: ContactContent, contact: () -> Contact) { encoder.encode(content) }
}
