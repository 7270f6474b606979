import ContactLikeness
public import ContactModel
import ContactUnification

/// What a contact says, field by field, whatever it is written in.
struct ContactMeaning {
  /// What the values of each field say, by the number of its key.
  private let values: [[[UInt8]]]

  init(_ contact: Contact) {
    var values = [[[UInt8]]](repeating: [], count: ContactKey.allCases.count)
    var writer = MeaningWriter()
    writer.forEachValue(of: contact) { values[Int($0.rawValue)].append($1) }
    self.values = values
  }

  /// What the values of a field say, in the contact's order; nil for values that say nothing.
  static func values(_ contact: Contact, of key: ContactKey) -> [[UInt8]?] {
    var found: [[UInt8]?] = []
    var writer = MeaningWriter()
    withParts(contact) { bytes, records in
      for range in FieldRanges(contact.storage.records) where records[range.lowerBound].key == key {
        found.append(writer.write(bytes, records, range) ? writer.bytes : nil)
      }
    }
    return found
  }

  /// The fields that do not say the same, in whatever order their values stand.
  func differences(from other: ContactMeaning) -> [ContactKey] {
    ContactKey.allCases.filter { key in
      let (a, b) = (values[Int(key.rawValue)], other.values[Int(key.rawValue)])
      guard a.count == b.count else { return true }
      return a != b && Self.sorted(a) != Self.sorted(b)
    }
  }

  fileprivate static func sorted(_ meanings: [[UInt8]]) -> [[UInt8]] {
    meanings.sorted { $0.lexicographicallyPrecedes($1) }
  }

  fileprivate static func withParts(
    _ contact: Contact,
    _ body: (UnsafeBufferPointer<UInt8>, UnsafeBufferPointer<FieldRecord>) -> Void
  ) {
    contact.storage.bytes.withUnsafeBufferPointer { bytes in
      contact.storage.records.withUnsafeBufferPointer { records in body(bytes, records) }
    }
  }
}

extension MeaningWriter {
  /// Hands out what each value says that counts, in the order of the contact.
  mutating func forEachValue(of contact: Contact, _ body: (ContactKey, [UInt8]) -> Void) {
    let ranges = FieldRanges(contact.storage.records)
    ContactMeaning.withParts(contact) { bytes, records in
      for range in ranges {
        let key = records[range.lowerBound].key
        guard !key.isAboutCard, write(bytes, records, range) else { continue }
        body(key, self.bytes)
      }
    }
  }
}

extension Contact {
  /// Whether both contacts say the same: whatever the order of values, the format, and how it is
  /// written there.
  ///
  /// When a card was made or changed (CREATED, REV) and by which program (PRODID) does not count.
  /// A number, a name, an address count as they are spelt: `030 1234` is another text than
  /// `+49 30 1234`.
  public func hasSameMeaning(as other: Contact) -> Bool {
    ContactMeaning(self).differences(from: ContactMeaning(other)).isEmpty
  }

  /// Whether both contacts say the same in a field, in whatever order of its values.
  public func hasSameMeaning(as other: Contact, for key: ContactKey) -> Bool {
    func said(_ contact: Contact) -> [[UInt8]] {
      ContactMeaning.sorted(ContactMeaning.values(contact, of: key).compactMap(\.self))
    }
    return said(self) == said(other)
  }
}
