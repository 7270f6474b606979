package import ContactModel
package import FileFormats
import SourceText

/// Looks at contacts as they will be written, one after the other, for the columns they need.
package final class ColumnGathering {
  package private(set) var needs: ColumnNeeds
  private let options: WritingOptions
  private var values = CellValues()
  private var codePage: CodePageCheck?

  package init(_ options: WritingOptions) {
    self.options = options
    needs = ColumnNeeds(options)
    codePage = options.format.dialect
      .flatMap { RowLayout.table($0, options.headerLanguage)?.codePage }
      .flatMap { Charset(named: $0) }
      .map { CodePageCheck($0) }
  }

  /// Forgets the contacts.
  package func removeAll() { needs = ColumnNeeds(options) }

  package func note(_ contact: Contact) {
    contact.withContent { note($0) }
  }

  package func note(_ content: ContactContent) {
    guard let dialect = options.format.dialect else { return }
    if needs.fitsCodePage, codePage?.fits(content) == false { needs.fitsCodePage = false }
    if dialect == .unicard {
      values.load(content, withMedia: false)
      noteExactly()
    } else if dialect.traits.contains(.google) {
      noteCounts(content)
    }
  }

  // MARK: Columns with numbers

  /// The fields that have as many columns as there are values.
  private static let numbered: [ContactKey] = [
    .emailAddress, .phoneNumber, .postalAddress, .url, .relation, .date, .instantMessageAddress,
    .organization,
  ]

  private func noteCounts(_ content: ContactContent) {
    var counts = InlineArray<256, Int>(repeating: 0)
    for index in content.records.indices where content.records[index].isValue {
      counts[Int(content.records[index].key.rawValue)] += 1
    }
    let known = needs.counts
    for key in Self.numbered {
      let place = Int(key.rawValue)
      if counts[place] > known[place] { needs.counts[place] = counts[place] }
    }
    guard counts[Int(ContactKey.preserved.rawValue)] > needs.customFieldCount else { return }
    values.load(content, withMedia: false)
    let count = values.field(.preserved).count { KeptValue($0, &values) != nil }
    needs.customFieldCount = max(needs.customFieldCount, count)
  }

  // MARK: The format that holds everything

  /// What says something to programs alone, and has no column where people look.
  private static let bookkeeping: Set<ContactKey> = [
    .revision, .created, .productIdentifier, .defaultLanguage, .member, .preserved,
  ]

  private func noteExactly() {
    for field in values.fields {
      let key = values.values[field.lowerBound].key
      let row = values.unicardField(field, options)
      // Columns of somebody's own table are for people too.
      for kept in row.kept where needs.knownHeaders.insert(kept.header).inserted {
        needs.keptHeaders.append(kept.header)
      }
      if options.isForSpreadsheet, Self.bookkeeping.contains(key) { continue }
      if row.list != nil { add(.list, key) }
      let wanted = row.numbered.filter { values.isWanted($0, options) }
      for value in wanted { note(value, key) }
      let place = Int(key.rawValue)
      needs.counts[place] = max(needs.counts[place], wanted.count)
    }
  }

  private func note(_ value: Int, _ key: ContactKey) {
    for index in values.values[value].cells { add(values.cells[index].part, key) }
    if !values.label(value).exact.isEmpty { add(.label, key) }
    if !options.isForSpreadsheet, values.saysMore(value) { add(.parameters, key) }
  }

  private func add(_ part: ColumnMeaning.Part, _ key: ContactKey) {
    needs.parts[Int(key.rawValue)].insert(part)
  }
}

/// Whether texts can be written in a code page; remembers what could.
private struct CodePageCheck {
  private let charset: Charset
  /// Characters that are known to fit, a bit each.
  private var known = [UInt64](repeating: 0, count: 0x10000 / 64)

  init(_ charset: Charset) { self.charset = charset }

  mutating func fits(_ content: ContactContent) -> Bool {
    if UTF8Validation.isASCII(content.bytes.rawBuffer) { return true }
    for record in content.records where !record.text.isEmpty {
      if !fits(content.bytes[record.text.range]) { return false }
    }
    return true
  }

  private mutating func fits(_ text: Bytes) -> Bool {
    if UTF8Validation.isASCII(text.rawBuffer) { return true }
    for scalar in text.string.unicodeScalars where scalar.value >= 0x80 {
      let value = Int(scalar.value)
      let bit = UInt64(1) << UInt64(value & 63)
      if value < 0x10000, known[value >> 6] & bit != 0 { continue }
      // With others beside it, it may become one that there is.
      guard charset.encode(String(scalar)).unencodable.isEmpty else {
        return charset.encode(text.string).unencodable.isEmpty
      }
      if value < 0x10000 { known[value >> 6] |= bit }
    }
    return true
  }
}

extension ColumnNeeds {
  /// How many values of a field there must be room for.
  package func count(of field: ColumnMeaning.Field) -> Int {
    switch field {
    case .key(let key): max(1, count(of: key))
    case .custom: customFieldCount
    case .keep, .ignore: 1
    }
  }
}

/// Which columns contacts need: a file's header comes first, and it has a column for the fifth
/// number if one contact has five.
package struct ColumnNeeds: Sendable {
  package let format: ContactFormat
  package let headerLanguage: String?
  package let isForSpreadsheet: Bool
  /// How many values of each field the contact has that has most, by the number of the key.
  package var counts = [Int](repeating: 0, count: ContactKey.allCases.count)
  /// The parts that occur in any value of a field, by the number of the key.
  package var parts = [Set<FieldPart>](repeating: [], count: ContactKey.allCases.count)
  /// Columns of other files that were kept.
  package var keptHeaders: [String] = []
  package var knownHeaders: Set<String> = []
  package var customFieldCount = 0
  /// Whether every text can be written in the dialect's code page.
  package var fitsCodePage = true

  /// The columns of a contact without values, as it is written with these options.
  package init(_ options: WritingOptions) {
    format = options.format
    headerLanguage = options.headerLanguage
    isForSpreadsheet = options.isForSpreadsheet
  }

  /// Counts in what was gathered from the contacts that follow.
  package mutating func add(_ other: ColumnNeeds) {
    for place in counts.indices {
      counts[place] = max(counts[place], other.counts[place])
      parts[place].formUnion(other.parts[place])
    }
    for header in other.keptHeaders where knownHeaders.insert(header).inserted {
      keptHeaders.append(header)
    }
    customFieldCount = max(customFieldCount, other.customFieldCount)
    if !other.fitsCodePage { fitsCodePage = false }
  }

  /// How many values of a field a contact has at most.
  package func count(of key: ContactKey) -> Int { counts[Int(key.rawValue)] }

  /// The parts that occur in any value of a field.
  package func parts(of key: ContactKey) -> Set<FieldPart> { parts[Int(key.rawValue)] }
}
