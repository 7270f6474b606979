import ContactCoding
import ContactModel
import FileFormats
import SourceText
import TableCoding

/// What holds for everything that is written: it is of its standard, no reader finds anything wrong
/// in it, and it says what the contacts say but for the losses that were told.
enum WrittenFile {
  static func check(_ read: ReadFile, _ options: WritingOptions) throws(BrokenPromise) {
    let contacts = read.contacts
    guard !contacts.isEmpty else { return }
    let format = options.format
    var options = options
    options.settleColumns(for: contacts)
    var writer = ContactWriter(options)
    var bytes = FileFrame.prefix(options)
    var losses: [[ConversionLoss]] = []
    for (index, contact) in contacts.enumerated() {
      if index > 0 { bytes += Array(FileFrame.separator(format).utf8) }
      let written = writer.write(contact)
      bytes += written.bytes
      losses.append(written.losses)
    }
    bytes += Array(FileFrame.suffix(format).utf8)
    try checkBytes(bytes, format)
    guard options.destination == nil else { return }
    guard let file = ReadFile(bytes, format: format) else {
      // A table in which no cell says anything is none.
      if format.isCSV { return }
      throw BrokenPromise("\(format.name)-refused", text(bytes))
    }
    // What was wrong stays so, and was told when it was read.
    if read.diagnostics.isEmpty, !format.isCSV || format == .csv {
      try promise(
        file.diagnostics.isEmpty, "\(format.name)-diagnostic",
        "\(file.diagnostics.first?.code.rawValue ?? "") in \(text(bytes))")
    }
    // A row of which no cell says anything is no contact, nor is one that says what the header does.
    if format.isCSV, contacts.contains(where: { !$0.hasNameOrAddress || $0.looksLikeHeader }) {
      return
    }
    try promise(
      file.contacts.count == contacts.count, "\(format.name)-count",
      "\(file.contacts.count) of \(contacts.count) in \(text(bytes))")
    guard !format.isCSV || format == .csv else { return }
    for (index, contact) in contacts.enumerated() {
      for key in ContactKey.allCases {
        if contact.hasSameValues(as: file.contacts[index], for: key) { continue }
        if key.mayDiffer || losses[index].contains(where: { $0.key == key }) { continue }
        throw BrokenPromise(
          "\(format.name)-lost-\(key.name)", "contact \(index) in \(text(bytes))")
      }
    }
  }

  /// RFC 6350, sections 3.1 to 3.3; RFC 2426; RFC 7095; RFC 4180.
  private static func checkBytes(_ bytes: [UInt8], _ format: ContactFormat) throws(BrokenPromise) {
    // Outlook reads the code page of Windows.
    if format == .outlookCSV { return }
    let isUTF8 = bytes.withUnsafeBytes { UTF8Validation.firstInvalidOffset(in: $0) } == nil
    try promise(isUTF8, "\(format.name)-encoding", text(bytes))
    try promise(!bytes.contains(0), "\(format.name)-nul", text(bytes))
  }

  static func text(_ bytes: [UInt8]) -> String {
    String(decoding: bytes.prefix(1500), as: UTF8.self).debugDescription
  }
}

extension Contact {
  fileprivate var looksLikeHeader: Bool { identifier == "Unicard ID" }

  fileprivate var hasNameOrAddress: Bool {
    !displayName.isEmpty && (formattedName != nil || name != nil || !emailAddresses.isEmpty)
  }
}

extension ContactKey {
  /// What is made up where there is none, and what is written in one of several ways that say the
  /// same: names are equal without regard to case, and offsets from UTC have a colon or none.
  fileprivate var mayDiffer: Bool {
    switch self {
    case .formattedName, .preserved, .timeZone, .instantMessageAddress, .productIdentifier: true
    default: false
    }
  }
}
