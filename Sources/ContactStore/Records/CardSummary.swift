import ContactModel
import SourceText

/// The fields that most people ask for, in few bytes: reading them takes a fraction of the time that
/// reading the card does.
///
/// It is derived from the card and can be made anew at any time, by ``Derivation``.
enum CardSummary {
  /// The fields in it: all but texts of any length, media and what only programs read.
  static let keys: Set<ContactKey> = Set(ContactKey.allCases).subtracting([
    .image, .logo, .sound, .cryptographicKey, .note, .preserved, .revision, .created,
    .productIdentifier, .source,
  ])

  /// Whether the fields can be read from a summary.
  static func holds(_ keys: Set<ContactKey>?) -> Bool { keys?.isSubset(of: Self.keys) ?? false }

  private static let mask = mask(of: keys)

  private static func mask(of keys: Set<ContactKey>) -> UInt64 {
    keys.reduce(0) { $0 | 1 << UInt64($1.rawValue) }
  }

  // MARK: Writing

  /// The summary of a contact.
  static func bytes(of contact: Contact) -> [UInt8] {
    var summary: [UInt8] = []
    append(contact, to: &summary)
    return summary
  }

  /// Appends the summary of a contact: for each value its key, how many bytes its records have, and
  /// these.
  static func append(_ contact: Contact, to summary: inout [UInt8]) {
    let storage = contact.storage
    var value: [UInt8] = []
    storage.bytes.withUnsafeBufferPointer { bytes in
      for range in FieldRanges(storage.records) {
        let key = storage.records[range.lowerBound].key.rawValue
        guard mask & 1 << UInt64(key) != 0 else { continue }
        value.removeAll(keepingCapacity: true)
        for index in range { append(storage.records[index], bytes, to: &value) }
        summary.append(key)
        VariableInteger.append(value.count, to: &summary)
        summary += value
      }
    }
  }

  /// What a record has beside its part, its form and its text.
  private enum Flag {
    static let form: UInt8 = 0x03
    static let preference: UInt8 = 0x04
    static let types: UInt8 = 0x08
  }

  private static func append(
    _ record: FieldRecord, _ bytes: UnsafeBufferPointer<UInt8>, to summary: inout [UInt8]
  ) {
    let hasPreference = record.preference != 0
    let hasTypes = record.types.rawValue != 0
    summary.append(code(record.part))
    summary.append(
      record.form.rawValue | (hasPreference ? Flag.preference : 0) | (hasTypes ? Flag.types : 0))
    if hasPreference { summary.append(record.preference) }
    if hasTypes { VariableInteger.append(record.types.rawValue, to: &summary) }
    VariableInteger.append(UInt64(record.text.count), to: &summary)
    summary.append(contentsOf: UnsafeBufferPointer(rebasing: bytes[record.text.range]))
  }

  // MARK: Reading

  /// The wanted fields of a contact.
  static func contact(
    _ summary: UnsafeRawBufferPointer, keys: KeyMask, source: Source, index: Int
  ) -> Contact {
    var records: [FieldRecord] = []
    records.reserveCapacity(16)
    var reader = ByteReader(summary)
    while let raw = reader.byte() {
      let count = reader.count()
      guard keys.contains(raw), let key = ContactKey(rawValue: raw) else {
        reader.position += count
        continue
      }
      let end = min(reader.position + count, summary.count)
      while reader.position < end {
        guard let code = reader.byte(), let part = part(code), let flags = reader.byte() else {
          break
        }
        let preference = flags & Flag.preference == 0 ? 0 : reader.byte() ?? 0
        let types = flags & Flag.types == 0 ? 0 : reader.variable()
        let length = reader.count()
        guard length <= end - reader.position else { break }
        records.append(
          FieldRecord(
            key: key, part: part, form: FieldRecord.Form(rawValue: flags & Flag.form) ?? .text,
            preference: preference, text: ByteRange(start: reader.position, count: length),
            source: .empty, types: TypeSet(rawValue: types)))
        reader.position += length
      }
      reader.position = end
    }
    return Contact(
      storage: ContactStorage(
        bytes: Array(summary), records: records,
        origin: ContactOrigin(source: source, index: index)))
  }

  /// A set of keys that is asked quickly.
  struct KeyMask {
    private let bits: UInt64

    init(_ keys: Set<ContactKey>) { bits = CardSummary.mask(of: keys) }

    func contains(_ key: UInt8) -> Bool { key < 64 && bits & 1 << UInt64(key) != 0 }
  }

  // MARK: Parts

  private static let parts: [FieldRecord.Part] = [
    .value, .group, .label, .customType, .parameterName, .parameterValue, .service, .username,
    .mediaType, .countryCode, .formattedAddress, .calendar, .propertyName,
  ]

  private static func code(_ part: FieldRecord.Part) -> UInt8 {
    switch part {
    case .component(let index): 0x80 | index
    case .value: 0
    default: UInt8(truncatingIfNeeded: parts.firstIndex(of: part) ?? 0)
    }
  }

  private static func part(_ code: UInt8) -> FieldRecord.Part? {
    if code & 0x80 != 0 { return .component(code & 0x7F) }
    return Int(code) < parts.count ? parts[Int(code)] : nil
  }
}
