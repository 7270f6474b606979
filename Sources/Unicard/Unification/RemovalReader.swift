import CardCoding
package import ContactModel
package import ContactUnification
import SourceText

/// Tells what was removed from merged contacts. Made once a thread and reused, by one at a time.
package final class RemovalReader: @unchecked Sendable {
  private var decoder = CardDecoder(
    context: CardContext(
      source: nil, textOffset: 0, fallback: .windows1252, isTranscoded: false))

  package init() {}

  /// What the records in a contact say and it does not say any more; nil where nothing was removed,
  /// or it does not hold all of the records that it was merged from.
  package func edits(of contact: Contact) -> MergeEdits? {
    // Of one record nothing is told.
    guard contact.constituentValues.count > 1, let texts = contact.constituentTexts else {
      return nil
    }
    var reworded = RewordedValues(contact)
    for text in texts {
      guard text.read(&decoder) else { return nil }
      reworded.add(decoder.content) { decoder.contact }
    }
    if reworded.areKept { return nil }
    let edits = MergeEdits(contact, records: texts.compactMap { $0.contact(&decoder) })
    return edits.removed.isEmpty ? nil : edits
  }
}
