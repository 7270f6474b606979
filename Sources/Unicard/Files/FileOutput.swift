import ContactCoding
import ContactModel
import FileWriting

/// A file of contacts being written. Where it is not finished, nothing was written.
///
/// The header of a table names a column for the fifth number if one contact has five. So the
/// contacts of a table wait in a temporary file until all of them are known.
final class FileOutput {
  private var options: WritingOptions
  private let file: AtomicFile
  private var encoder: FileEncoder?
  private let gathering: ColumnGathering?
  private let spool: ContactSpool?

  init(_ path: String, _ options: WritingOptions, replaces: Bool) throws(ContactFileError) {
    self.options = options
    do throws(OutputError) {
      file = try AtomicFile(path: path, replaces: replaces)
      gathering = options.format.isCSV ? ColumnGathering(options) : nil
      spool = options.format.isCSV ? try ContactSpool() : nil
      encoder = options.format.isCSV ? nil : try FileEncoder(options, file)
    } catch {
      throw ContactFileError(error, path: path)
    }
  }

  func write(_ contact: Contact, _ losses: (ConversionLoss) -> Void) throws(ContactFileError) {
    do throws(OutputError) {
      if let spool, let gathering {
        gathering.note(contact)
        try spool.append(contact)
      } else {
        try encoder?.write(contact, losses)
      }
    } catch {
      throw ContactFileError(error, path: file.path)
    }
  }

  func finish(_ losses: (ConversionLoss) -> Void) throws(ContactFileError) -> WritingSummary {
    do throws(OutputError) {
      if let spool, let gathering {
        options.settleColumns(gathering.needs)
        encoder = try FileEncoder(options, file)
        try spool.rewind()
        while let contact = try spool.next() { try encoder?.write(contact, losses) }
      }
      try encoder?.finish()
      try file.commit()
    } catch {
      throw ContactFileError(error, path: file.path)
    }
    return encoder?.summary ?? WritingSummary()
  }
}
