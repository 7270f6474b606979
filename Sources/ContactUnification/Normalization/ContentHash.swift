import ContactLikeness
import ContactModel
import SourceText

/// A hash of what a contact says, whatever file it is in.
enum ContentHash {
  static func of(_ contact: Contact, withIdentifier: Bool = true) -> UInt64 {
    var hash = StableHash()
    contact.storage.bytes.withUnsafeBufferPointer { bytes in
      var isCounted = false
      let records = contact.storage.records
      for (position, record) in records.enumerated() {
        if record.isValue {
          isCounted = !record.key.isAboutCard && (withIdentifier || record.key != .identifier)
          if case .preserved = record.key, isConstituent(records[(position + 1)...], bytes) {
            isCounted = false
          }
        }
        guard isCounted, let part = number(of: record.part) else { continue }
        hash.combine(UInt64(record.key.rawValue) << 16 | part)
        combine(record, bytes, into: &hash)
      }
    }
    return hash.value
  }

  /// A hash of what a field says that no comparison of records looks at in full; nil where that is nothing.
  ///
  /// - Parameters:
  ///   - field: The records of a value, of which the first is the value itself.
  ///   - isRead: Whether the value itself was read for the comparison.
  static func ofRemark(
    _ field: ArraySlice<FieldRecord>, _ bytes: UnsafeBufferPointer<UInt8>, isRead: Bool
  ) -> UInt32? {
    guard let header = field.first, !header.key.isAboutCard else { return nil }
    if case .preserved = header.key, isConstituent(field.dropFirst(), bytes) { return nil }
    var hash = StableHash()
    var saysSomething = false
    for record in field where !record.text.isEmpty {
      guard let part = number(of: record.part),
        !(isRead && isCompared(header.key, record.part))
      else { continue }
      saysSomething = true
      hash.combine(UInt64(header.key.rawValue) << 16 | part)
      combine(record, bytes, into: &hash)
    }
    return saysSomething ? UInt32(truncatingIfNeeded: hash.value) : nil
  }

  /// Adds a text, of a date whatever signs stand between its numbers.
  private static func combine(
    _ record: FieldRecord, _ bytes: UnsafeBufferPointer<UInt8>, into hash: inout StableHash
  ) {
    let text = UnsafeBufferPointer(rebasing: bytes[record.text.range])
    switch record.key {
    case .birthday, .deathDate, .date:
      let digits = text.filter { $0 != UInt8(ascii: "-") }
      digits.withUnsafeBufferPointer { hash.combine($0) }
    default: hash.combine(text)
    }
  }

  /// Whether the comparison of records tells all differences of a part of a field. It passes over forms of address
  /// and what stands behind a name, and over parts of places, firms and dates, which may tell two people apart.
  private static func isCompared(_ key: ContactKey, _ part: FieldRecord.Part) -> Bool {
    switch key {
    case .name:
      if case .component(let index) = part { return index < 3 || index == 5 }
      return true
    case .formattedName, .phoneNumber, .emailAddress, .identifier, .kind: return true
    default: return false
    }
  }

  /// A hash of the name that a contact is shown by, in small letters; 0 for none.
  static func ofShownName(_ contact: Contact) -> UInt32 {
    var text = ByteArena(capacity: 96)
    contact.withContent {
      DisplayName(bytes: $0.bytes, records: $0.records.unsafeBuffer).append(to: &text)
    }
    if text.count == 0 { return 0 }
    var hash = StableHash()
    let letters = text.view.map(ASCII.lowercased)
    letters.withUnsafeBufferPointer { hash.combine($0) }
    return UInt32(truncatingIfNeeded: hash.value) | 1
  }

  /// Whether the value before these records is what a merge noted beside the contact.
  private static func isConstituent(
    _ attributes: ArraySlice<FieldRecord>, _ bytes: UnsafeBufferPointer<UInt8>
  ) -> Bool {
    attributes.prefix { !$0.isValue }.contains { $0.namesConstituent(Bytes(bytes)) }
  }

  /// A number for a part that says something; nil for how it is written.
  private static func number(of part: FieldRecord.Part) -> UInt64? {
    switch part {
    case .value: 1
    case .component(let index): 2 + UInt64(index)
    case .label: 300
    case .service: 301
    case .username: 302
    case .propertyName: 303
    default: nil
    }
  }
}
