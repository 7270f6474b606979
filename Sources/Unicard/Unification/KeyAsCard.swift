import ContactModel
package import ContactUnification

extension UnificationRecord {
  /// What the record is known by once it is a card of its own, as `unmerge` and `convert` make of a
  /// table's rows; nil where that is its key anyway.
  package var keyAsCard: RecordKey? {
    let contact = contact
    // A UID stays, and what holds others is known by theirs.
    if contact.identifier != nil || holdsRecords { return nil }
    let card =
      switch contact.storage.origin.format {
      case .vCard21, .vCard30, .vCard40: contact
      case .none, .jCard, .csv: ConstituentText(self, contact, sourceName: "").constituent?.contact
      }
    let own = card.map { RecordKey($0) }
    return own == key ? nil : own
  }
}
