public import ContactModel
import SourceText

/// Gathers which columns the contacts need, before any is written: a file's header comes first,
/// and it has a column for the fifth number if one contact has five.
public struct ColumnNeeds: Sendable {
  let format: ContactFormat
  /// The language of the headers.
  let language: String?
  /// How many values of each field the contact has that has most, by the number of the key.
  private(set) var counts = [Int](repeating: 0, count: ContactKey.allCases.count)
  /// The parts that occur in any value of a field, by the number of the key.
  private(set) var parts = [Set<ColumnMeaning.Part>](
    repeating: [], count: ContactKey.allCases.count)
  /// Columns of other files that were kept.
  private(set) var keptHeaders: [String] = []
  private var knownHeaders: Set<String> = []
  private(set) var customFieldCount = 0
  /// Whether every text can be written in the dialect's code page.
  private(set) var fitsCodePage = true
  private var codePage: CodePageCheck?
  private var plain = PlainValue()
  /// Whether TYPE values say a label, and whether they say more.
  private var typesMet: [TypeSet: (label: Bool, more: Bool)] = [:]

  /// - Parameters:
  ///   - format: a CSV format; others need nothing.
  ///   - language: the language of the headers, for Outlook; nil for English.
  public init(format: ContactFormat, language: String? = nil) {
    self.format = format
    self.language = language
    codePage = format.dialect.flatMap { RowLayout.table($0, language)?.codePage }
      .flatMap { Charset(named: $0) }
      .map { CodePageCheck($0) }
  }

  /// Counts a contact in.
  public mutating func note(_ contact: Contact) {
    let storage = contact.storage
    storage.bytes.withUnsafeBufferPointer { bytes in
      storage.records.withUnsafeBufferPointer { records in
        note(
          ContactContent(
            bytes: Bytes(bytes), records: RecordView(records), origin: storage.origin)
        ) { contact }
      }
    }
  }

  /// Counts in the contact that `content` belongs to; `contact` puts it together.
  mutating func note(_ content: ContactContent, contact: () -> Contact) {
    guard let dialect = format.dialect else { return }
    if fitsCodePage, codePage?.fits(content) == false { fitsCodePage = false }
    if dialect == .unicard {
      noteExactly(contact())
      return
    }
    guard dialect.traits.contains(.google) else { return }
    let found = Self.counted(content.records)
    for key in [
      ContactKey.emailAddress, .phoneNumber, .postalAddress, .url, .relation, .date,
      .instantMessageAddress, .organization,
    ] {
      let place = Int(key.rawValue)
      counts[place] = max(counts[place], found[place])
    }
    if found[Int(ContactKey.preserved.rawValue)] > customFieldCount {
      customFieldCount = max(customFieldCount, KeptValue.values(of: contact()).count)
    }
  }

  /// Counts in what was gathered from the contacts that follow.
  mutating func add(_ other: ColumnNeeds) {
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

  /// Forgets the contacts.
  mutating func removeAll() {
    for place in counts.indices {
      counts[place] = 0
      parts[place].removeAll(keepingCapacity: true)
    }
    keptHeaders.removeAll()
    knownHeaders.removeAll()
    customFieldCount = 0
    fitsCodePage = true
  }

  /// How many values of a field there must be room for.
  func count(of field: ColumnMeaning.Field) -> Int {
    switch field {
    case .key(let key): max(1, count(of: key))
    case .custom: customFieldCount
    case .keep, .ignore: 1
    }
  }

  /// How many values of a field a contact has at most.
  func count(of key: ContactKey) -> Int { counts[Int(key.rawValue)] }

  /// The parts that occur in any value of a field.
  func parts(of key: ContactKey) -> Set<ColumnMeaning.Part> { parts[Int(key.rawValue)] }

  /// How many values of each field a contact has, by the number of the key.
  private static func counted(_ records: RecordView) -> [Int] {
    var counts = [Int](repeating: 0, count: ContactKey.allCases.count)
    for index in records.indices {
      guard case .value = records[index].part else { continue }
      counts[Int(records[index].key.rawValue)] += 1
    }
    return counts
  }

  // MARK: The format that holds everything

  private mutating func noteExactly(_ contact: Contact) {
    var found = [Int](repeating: 0, count: ContactKey.allCases.count)
    let storage = contact.storage
    storage.bytes.withUnsafeBufferPointer { bytes in
      for range in FieldRanges(storage.records) {
        let key = storage.records[range.lowerBound].key
        // Categories and kept columns depend on one another.
        let isList = key == .category || key == .preserved
        found[Int(key.rawValue)] += 1
        if isList || noteParts(contact, range, Bytes(bytes)) { continue }
        guard let value = ContactValue.value(of: contact, range) else { continue }
        for cell in value.cells { add(cell.part, key) }
      }
    }
    for key in [ContactKey.category, .preserved] where found[Int(key.rawValue)] > 0 {
      let row = UnicardRow.values(key, of: contact)
      for header in row.kept.map(\.header) where knownHeaders.insert(header).inserted {
        keptHeaders.append(header)
      }
      for value in row.numbered {
        for cell in value.cells { add(cell.part, key) }
      }
      if row.list != nil { add(.list, key) }
      found[Int(key.rawValue)] = row.numbered.count
    }
    for place in counts.indices { counts[place] = max(counts[place], found[place]) }
  }

  private mutating func add(_ part: ColumnMeaning.Part, _ key: ContactKey) {
    parts[Int(key.rawValue)].insert(part)
  }

  /// Notes the parts of a plain value; false where it is not plain.
  private mutating func noteParts(
    _ contact: Contact, _ range: Range<Int>, _ bytes: Bytes
  ) -> Bool {
    let header = contact.storage.records[range.lowerBound]
    guard plain.read(contact.storage.records, range, bytes) else { return false }
    if plain.isDate, plain.texts.contains(where: { PartialDate(parsing: bytes[$0.range]) == nil }) {
      return false
    }
    if let label = plain.label {
      guard header.types.rawValue == 0, !label.isEmpty else { return false }
      add(.label, header.key)
    } else if header.types.rawValue != 0 {
      let types = meaning(header.types)
      if types.label { add(.label, header.key) }
      if types.more { add(.parameters, header.key) }
    }
    if header.preference != 0 { add(.parameters, header.key) }
    for text in plain.texts { add(text.part, header.key) }
    return true
  }

  private mutating func meaning(_ types: TypeSet) -> (label: Bool, more: Bool) {
    if let known = typesMet[types] { return known }
    let (label, rest) = types.label
    typesMet[types] = (label != nil, rest.rawValue != 0)
    return (label != nil, rest.rawValue != 0)
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
