import ContactCoding
import ContactModel
import ContactUnification
import FileFormats
import Synchronization
import Unicard

/// What becomes, in a conversion, of the records that merged contacts hold.
final class RecordRemoval: Sendable {
  private struct State {
    /// Contacts that were joined from several records, whose records were left out.
    var strippedCount = 0
    /// Those that keep them, with what was removed from the contact.
    var edited: [(name: String, edits: MergeEdits)] = []
    /// Readers that no thread is using.
    var readers: [RemovalReader] = []
  }

  private let keeps: Bool
  /// Contacts are worked on by several threads.
  private let state = Mutex(State())

  init(keeps: Bool) { self.keeps = keeps }

  /// The contact with or without the records in it.
  func apply(to contact: Contact, counts: Bool) -> Contact {
    guard contact.isMerged else { return contact }
    if keeps {
      if counts { noteRemoval(from: contact) }
      return contact
    }
    if counts, contact.holdsSeveralRecords { state.withLock { $0.strippedCount += 1 } }
    return contact.withoutConstituents
  }

  private func noteRemoval(from contact: Contact) {
    let reader = state.withLock { $0.readers.popLast() } ?? RemovalReader()
    let edits = reader.edits(of: contact)
    state.withLock {
      $0.readers.append(reader)
      if let edits { $0.edited.append((MergeNames.name(contact), edits)) }
    }
  }

  func tell(_ options: WritingOptions, isStated: Bool, on console: Console) {
    let (count, edited) = state.withLock { ($0.strippedCount, $0.edited) }
    MergeEditsText(edited, console).printForConverting()
    guard count > 0 else { return }
    console.note(
      "Left out the records that \(Count(count, "merged contact")) "
        + "\(count == 1 ? "was" : "were") made from.")
    if !isStated, options.destination != nil, !options.format.isCSV {
      console.hint("--to \(options.format.name) without --for keeps them in the file.")
    }
  }
}
