import ContactCoding
import ContactModel
import FileFormats
import FileWriting
import TableCoding

/// A file of contacts being written. Where it is not finished, nothing was written.
///
/// The header of a table names a column for the fifth number if one contact has five, and some
/// programs know groups by cards that name all members. So the contacts wait in a temporary file
/// until all of them are known, where that is needed.
final class FileOutput {
  private var options: WritingOptions
  private let file: AtomicFile
  private var encoder: FileEncoder?
  private let spool: ContactSpool?
  private var columns: ColumnGathering?
  private var groups: BookGathering

  init(_ path: String, _ options: WritingOptions, replaces: Bool) throws(ContactFileError) {
    var options = options
    options.useWordsOfHeaders()
    self.options = options
    do throws(OutputError) {
      file = try AtomicFile(path: path, replaces: replaces)
      columns = options.format.isCSV ? ColumnGathering(options) : nil
      groups = BookGathering(options)
      spool = options.format.isCSV || options.groupForm != .asRead ? try ContactSpool() : nil
      encoder = spool == nil ? try FileEncoder(options, file) : nil
    } catch {
      throw ContactFileError(error, path: path)
    }
  }

  func write(_ contact: Contact, _ losses: (ConversionLoss) -> Void) throws(ContactFileError) {
    do throws(OutputError) {
      if let spool {
        if options.groupForm != .asRead { groups.note(contact) }
        if groups.isEmpty { columns?.note(contact) }
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
      if let spool { try writeAll(spool, losses) }
      try encoder?.finish()
      try file.commit()
    } catch {
      throw ContactFileError(error, path: file.path)
    }
    return encoder?.summary ?? WritingSummary()
  }

  private func writeAll(
    _ spool: ContactSpool, _ losses: (ConversionLoss) -> Void
  ) throws(OutputError) {
    if groups.needsNamed(ofSeveral: true) {
      try spool.forEach(nil) { contact throws(OutputError) in groups.noteNamed(contact) }
    }
    let translation = groups.isEmpty ? nil : BookTranslation(groups, options)
    if let translation, columns != nil {
      let columns = ColumnGathering(options)
      self.columns = columns
      try spool.forEach(translation) { contact throws(OutputError) in columns.note(contact) }
    }
    if let columns { options.settleColumns(columns.needs) }
    encoder = try FileEncoder(options, file)
    try spool.forEach(translation) { contact throws(OutputError) in
      try encoder?.write(contact, losses)
    }
    for card in translation?.newCards ?? [] { try encoder?.write(card, losses) }
    translation?.losses.forEach(losses)
  }
}

extension ContactSpool {
  /// Hands over every contact, in the form that groups have.
  fileprivate func forEach(
    _ translation: BookTranslation?, _ body: (Contact) throws(OutputError) -> Void
  ) throws(OutputError) {
    try rewind()
    while let contact = try next() {
      guard let translation else {
        try body(contact)
        continue
      }
      if let translated = translation.translated(contact) { try body(translated) }
    }
  }
}
