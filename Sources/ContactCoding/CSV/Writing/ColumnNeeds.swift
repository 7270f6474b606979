public import ContactModel
import SourceText

/// Gathers which columns the contacts need, before any is written: a file's header comes first,
/// and it has a column for the fifth number if one contact has five.
public struct ColumnNeeds: Sendable {
  let format: ContactFormat
  /// The language of the headers.
  let language: String?
  /// How many values of each field the contact has that has most.
  private(set) var counts: [ContactKey: Int] = [:]
  /// The parts that occur in any value of a field.
  private(set) var parts: [ContactKey: Set<ColumnMeaning.Part>] = [:]
  /// Columns of other files that were kept.
  private(set) var keptHeaders: [String] = []
  private var knownHeaders: Set<String> = []
  private(set) var customFieldCount = 0
  /// Whether every text can be written in the dialect's code page.
  private(set) var fitsCodePage = true
  private let codePage: Charset?

  /// - Parameters:
  ///   - format: a CSV format; others need nothing.
  ///   - language: the language of the headers, for Outlook; nil for English.
  public init(format: ContactFormat, language: String? = nil) {
    self.format = format
    self.language = language
    codePage = format.dialect.flatMap { RowLayout.table($0, language)?.codePage }
      .flatMap { Charset(named: $0) }
  }

  /// Counts a contact in.
  public mutating func note(_ contact: Contact) {
    guard let dialect = format.dialect else { return }
    if let codePage, fitsCodePage, !Self.fits(contact, codePage) { fitsCodePage = false }
    if dialect == .unicard {
      noteExactly(contact)
      return
    }
    guard dialect.traits.contains(.google) else { return }
    for key in [
      ContactKey.emailAddress, .phoneNumber, .postalAddress, .url, .relation, .date,
      .instantMessageAddress, .organization,
    ] where contact.has(key) {
      counts[key] = max(counts[key] ?? 0, ContactValue.values(key, of: contact).count)
    }
    customFieldCount = max(customFieldCount, KeptValue.values(of: contact).count)
  }

  /// How many values of a field there must be room for.
  func count(of field: ColumnMeaning.Field) -> Int {
    switch field {
    case .key(let key): counts[key] ?? 1
    case .custom: customFieldCount
    case .keep, .ignore: 1
    }
  }

  private mutating func noteExactly(_ contact: Contact) {
    for key in contact.keys {
      let row = UnicardRow.values(key, of: contact)
      for header in row.kept.map(\.header) where knownHeaders.insert(header).inserted {
        keptHeaders.append(header)
      }
      counts[key] = max(counts[key] ?? 0, row.numbered.count)
      for value in row.numbered {
        for cell in value.cells { parts[key, default: []].insert(cell.part) }
      }
      if row.list != nil { parts[key, default: []].insert(.list) }
    }
  }

  private static func fits(_ contact: Contact, _ charset: Charset) -> Bool {
    contact.storage.bytes.withUnsafeBufferPointer { bytes in
      if UTF8Validation.isASCII(UnsafeRawBufferPointer(bytes)) { return true }
      for record in contact.storage.records where !record.text.isEmpty {
        let text = Bytes(bytes)[record.text.range]
        if UTF8Validation.isASCII(text.rawBuffer) { continue }
        if !charset.encode(text.string).unencodable.isEmpty { return false }
      }
      return true
    }
  }
}
