import ContactLikeness
package import ContactModel
import ContactUnification
import LocaleSupport
import SourceText

/// What a record is found by in another book, where its UID does not tell.
package struct RecordTraits: Sendable {
  package var fingerprint: RecordFingerprint
  /// A hash of the name without regard to case and accents; 0 where there is none.
  package var name: UInt64
  /// Hashes of mailboxes and numbers, without repetitions.
  package var addresses: [UInt64]

  package init(_ contact: Contact, _ fingerprint: RecordFingerprint) {
    self.fingerprint = fingerprint
    let folded = SearchFolding.folded(contact.displayName, spellsUmlauts: false)
    name = folded.isEmpty ? 0 : max(1, StableHash.of(folded))
    var addresses: Set<UInt64> = []
    for address in contact.emailAddresses {
      if let form = MailboxForm(address.value) {
        addresses.insert(StableHash.of(form.exact, seed: 1))
      }
    }
    for number in contact.phoneNumbers {
      if let ending = NumberForm(number.value.stringValue)?.ending {
        addresses.insert(StableHash.of(ending, seed: 2))
      }
    }
    self.addresses = addresses.sorted()
  }
}
