import ContactLikeness
package import ContactModel
import ContactUnification
import SourceText

/// What two records are told apart by: sixteen bytes, so that an index of a large file is small.
package struct RecordFingerprint: Hashable, Sendable {
  /// A hash of the UID; 0 where there is none.
  package var identifier: UInt64
  /// A hash of what the contact says beside its UID, in whatever order it says it.
  package var meaning: UInt64

  /// Makes fingerprints; one a thread.
  package struct Maker {
    private var writer = MeaningWriter()

    package init() {}

    package mutating func fingerprint(of contact: Contact) -> RecordFingerprint {
      var fingerprint = RecordFingerprint(identifier: 0, meaning: 0)
      writer.forEachValue(of: contact) { key, meaning in
        let hash = StableHash.of(meaning)
        // A sum, because the order of values does not count.
        if key == .identifier, fingerprint.identifier == 0 {
          fingerprint.identifier = max(1, hash)
        } else {
          fingerprint.meaning &+= hash
        }
      }
      return fingerprint
    }

    /// A fingerprint of what a contact says and of how it is written: those that are equal say the
    /// same, and others may too. Nothing is brought into another form for it, so that it is quick.
    package mutating func writtenFingerprint(of contact: Contact) -> RecordFingerprint {
      contact.storage.bytes.withUnsafeBufferPointer { text in
        contact.storage.records.withUnsafeBufferPointer { writtenFingerprint(text, $0) }
      }
    }

    /// The same of a contact's text and records.
    package mutating func writtenFingerprint(
      _ text: UnsafeBufferPointer<UInt8>, _ records: UnsafeBufferPointer<FieldRecord>
    ) -> RecordFingerprint {
      var fingerprint = RecordFingerprint(identifier: 0, meaning: 0)
      for range in FieldRanges(records) {
        let key = records[range.lowerBound].key
        if key == .identifier, fingerprint.identifier == 0 {
          if writer.write(text, records, range) {
            fingerprint.identifier = max(1, StableHash.of(writer.bytes))
          }
        } else if !key.isAboutCard {
          var hash = StableHash()
          for record in records[range] { hash.combine(record, text) }
          fingerprint.meaning &+= hash.value
        }
      }
      return fingerprint
    }
  }
}

extension StableHash {
  fileprivate mutating func combine(
    _ record: FieldRecord, _ text: UnsafeBufferPointer<UInt8>
  ) {
    let kind =
      UInt64(record.key.rawValue) | UInt64(record.form.rawValue) << 8
      | UInt64(record.preference) << 16 | UInt64(record.part.number) << 24
    combine(kind)
    if record.types.rawValue != 0 { combine(record.types.rawValue) }
    combine(UnsafeBufferPointer(rebasing: text[record.text.range]))
  }
}

extension FieldRecord.Part {
  /// Another number for each.
  fileprivate var number: UInt16 {
    switch self {
    case .value: 0
    case .component(let place): 0x100 | UInt16(place)
    case .group: 1
    case .label: 2
    case .customType: 3
    case .parameterName: 4
    case .parameterValue: 5
    case .service: 6
    case .username: 7
    case .mediaType: 8
    case .countryCode: 9
    case .formattedAddress: 10
    case .calendar: 11
    case .propertyName: 12
    }
  }
}
