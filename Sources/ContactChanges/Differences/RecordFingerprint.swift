import ContactLikeness
package import ContactModel
import ContactUnification

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
  }
}
