import ContactModel
import FileFormats
import SourceText
import TableCoding

/// Rows that are no contacts make later ones move up: contacts are numbered without gaps.
struct IndexShift {
  private(set) var count = 0

  /// Notes the slot's empty rows, to be called when all of its contacts were handed out.
  mutating func add(_ slot: ReadingSlot) { count += slot.rows?.emptyRows ?? 0 }

  func shifted(_ contact: Contact) -> Contact {
    guard count > 0 else { return contact }
    var origin = contact.storage.origin
    origin.index -= count
    return Contact(
      storage: ContactStorage(
        bytes: contact.storage.bytes, records: contact.storage.records, origin: origin))
  }

  func shifted(_ diagnostic: Diagnostic) -> Diagnostic {
    guard count > 0, let index = diagnostic.contactIndex else { return diagnostic }
    var diagnostic = diagnostic
    diagnostic.contactIndex = index - count
    return diagnostic
  }

  func shifted(_ loss: ConversionLoss) -> ConversionLoss {
    guard count > 0 else { return loss }
    var loss = loss
    loss.contactIndex -= count
    return loss
  }
}
