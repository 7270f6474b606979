import ContactLikeness
package import ContactModel
import LocaleSupport

/// What a record is found by in another book, where its UID does not tell.
package struct RecordTraits: Sendable {
  package var fingerprint: RecordFingerprint
  /// A hash of the name without regard to case and accents; 0 where there is none.
  package var name: UInt64
  /// Hashes of mailboxes and numbers, without repetitions.
  package var addresses: [UInt64]
  /// Whether it is a group, whose UID says nothing of those of people: programs give people new ones, and the
  /// group names these then.
  var isGroup: Bool

  package init(_ contact: Contact, _ fingerprint: RecordFingerprint) {
    self.fingerprint = fingerprint
    name = contact.nameHash ?? 0
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
    isGroup = ContactGroup.isGroup(contact)
  }
}

extension Contact {
  /// A hash of the name without regard to case and accents; nil where there is none.
  var nameHash: UInt64? {
    let folded = SearchFolding.folded(displayName, spellsUmlauts: false)
    return folded.isEmpty ? nil : StableHash.of(folded)
  }
}
